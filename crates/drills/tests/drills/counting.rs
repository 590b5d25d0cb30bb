//! Discards and waits, by trying everything.

use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Hand, Kind, KindSet, Ruleset};
use jantaku_drills::{Drill, Source, ask};
use jantaku_testkit::Plain;
use jantaku_wire::DrillChoice;

use crate::{positions, shelf, tile, unseen};

#[test]
#[ignore = "long"]
fn the_discard_leaves_more_tiles_than_any_other_by_trying_everything() {
    let mut asked = 0;
    let mut plain = Plain::new(TilesPlayed::Full136);
    for (entry, view, task) in positions(Drill::Discard) {
        let (left, melds) = (unseen(&view), view.hand().melds().len());
        let all = view.hand().counts();
        let mut after = |kind: Kind| {
            let mut counts = all;
            assert!(counts.take(kind));
            let drawn: u32 = plain.ukeire(&counts, melds).iter().map(|kind| u32::from(left.of(kind))).sum();
            (-i32::from(plain.shanten(&counts, melds)), drawn)
        };
        let answer = tile(task.choices[task.right[0]]);
        let best = after(answer);
        for other in all.held().iter().filter(|&kind| kind != answer) {
            assert!(
                after(other) < best,
                "{entry}: {other} {:?} is as good as {answer} {best:?} in {:?}",
                after(other),
                view.hand().concealed()
            );
        }
        asked += 1;
    }
    assert!(asked >= 1_000, "{asked}");
}

/// Whether the counts are sets and a pair, seven pairs or thirteen orphans.
fn complete(counts: &Counts, melds: usize) -> bool {
    let each: Vec<u8> = counts.each().to_vec();
    let pairs = melds == 0 && each.iter().filter(|&&count| count == 2).count() == 7;
    let orphans = |kind: Kind| kind.is_yaochuu() && counts.of(kind) > 0;
    let kokushi = melds == 0
        && counts.total() == 14
        && Kind::all().filter(|&kind| orphans(kind)).count() == 13
        && Kind::all().all(|kind| kind.is_yaochuu() || counts.of(kind) == 0);
    pairs
        || kokushi
        || Kind::all().any(|pair| {
            let mut rest = each.clone();
            rest[pair.index()] >= 2 && {
                rest[pair.index()] -= 2;
                sets(&mut rest)
            }
        })
}

/// Whether these are sets, by taking the lowest tile's triplet or run away.
fn sets(rest: &mut Vec<u8>) -> bool {
    let Some(low) = rest.iter().position(|&count| count > 0) else { return true };
    if rest[low] >= 3 {
        rest[low] -= 3;
        let found = sets(rest);
        rest[low] += 3;
        if found {
            return true;
        }
    }
    let run = low < 27 && low % 9 < 7 && rest[low + 1] > 0 && rest[low + 2] > 0;
    run && {
        (low..low + 3).for_each(|at| rest[at] -= 1);
        let found = sets(rest);
        (low..low + 3).for_each(|at| rest[at] += 1);
        found
    }
}

fn waits_by_trying(hand: &Hand) -> KindSet {
    let waited = Kind::all().filter(|&kind| {
        let mut counts = hand.counts();
        hand.all_counts().of(kind) < 4 && {
            counts.add(kind);
            complete(&counts, hand.melds().len())
        }
    });
    waited.collect()
}

#[test]
fn the_waits_are_those_that_complete_the_hand_by_trying_every_tile() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let mut asked = 0;
    let made = (0..300).map(|nth| jantaku_drills::one_suit(nth, &rules).unwrap());
    let shipped = shelf().all(Drill::Waits).map(|entry| match &entry.source {
        Source::Line(line) => line.clone(),
        Source::Position { .. } => panic!("{entry} has no hand"),
    });
    for line in shipped.chain(made) {
        let hand = jantaku_scenario::WinLine::read(&format!("{line} tsumo:1z")).unwrap().hand;
        let entry =
            jantaku_drills::Entry { drill: Drill::Waits, skill: "one", level: 1, source: Source::Line(line.clone()) };
        let question = ask(&entry, None, &rules).unwrap();
        let right: KindSet = question
            .right
            .iter()
            .map(|&nth| match question.choices[usize::from(nth)] {
                DrillChoice::Tile { tile } => tile.kind(),
                _ => panic!("{line}: no tile"),
            })
            .collect();
        assert_eq!(right, waits_by_trying(&hand), "{line}");
        asked += 1;
    }
    assert!(asked >= 1_000, "{asked}");
}

#[test]
fn no_choice_is_shown_twice() {
    for drill in [Drill::Discard, Drill::Safety] {
        for (entry, _, task) in positions(drill) {
            let tiles: Vec<DrillChoice> = task.choices.clone();
            assert!((1..tiles.len()).all(|at| !tiles[..at].contains(&tiles[at])), "{entry}");
        }
    }
}
