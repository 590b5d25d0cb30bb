//! The safest tile, by counting every wait that could win with it.

use std::collections::HashMap;

use jantaku_core::{Counts, Kind, KindSet, Seat};
use jantaku_drills::{Drill, Source};
use jantaku_engine::{Event, PublicEvent};

use crate::{positions, shelf, tile, unseen};

/// What cannot be won with: the discards of the player, and what others discarded after its riichi. Told from the events.
fn passed(events: &[Event], player: Seat) -> KindSet {
    let mut passed = KindSet::EMPTY;
    let mut riichi = false;
    for event in events {
        if let Event::Public(PublicEvent::Discarded { seat, tile, declares, .. }) = event {
            riichi |= *seat == player && declares.riichi();
            if *seat == player || riichi {
                passed.insert(tile.kind());
            }
        }
    }
    passed
}

/// In how many ways the player may hold a wait for a tile: by the tiles that are left, two-sided waits thrice, as players
/// build them rather than others.
fn ways(kind: Kind, left: &Counts, passed: KindSet) -> u32 {
    const TWO_SIDED: u32 = 3;
    if passed.contains(kind) {
        return 0;
    }
    let of = |kind: Kind| u32::from(left.of(kind));
    let pair = of(kind) * of(kind).saturating_sub(1) / 2;
    let mut ways = of(kind) + pair;
    for [a, b] in [[-2, -1], [1, 2], [-1, 1]] {
        let (Some(a), Some(b)) = (kind.offset(a), kind.offset(b)) else { continue };
        // The other side of the two tiles, if it has one.
        let other = if kind < a {
            b.offset(1)
        } else if kind > b {
            a.offset(-1)
        } else {
            None
        };
        match other {
            Some(other) if passed.contains(other) => {}
            Some(_) => ways += TWO_SIDED * of(a) * of(b),
            None => ways += of(a) * of(b),
        }
    }
    ways
}

#[test]
fn fewer_waits_win_with_the_safest_tile_than_with_any_other_shown() {
    let mut matches = HashMap::new();
    let (mut asked, mut wrong) = (0, Vec::new());
    for (entry, view, task) in positions(Drill::Safety) {
        let Source::Position { of_match, at, .. } = entry.source else { panic!("{entry}") };
        let played = matches.entry(of_match).or_insert_with(|| shelf().played(of_match).unwrap());
        let table = view.table();
        let player =
            table.players().seats().find(|&seat| seat != view.seat() && table.riichi[seat].is_riichi()).unwrap();
        let passed = passed(&played.rounds[at.round][..=at.event], player);
        let left = unseen(&view);
        let of = |nth: usize| ways(tile(task.choices[nth]), &left, passed);
        let right = task.right[0];
        for other in (0..task.choices.len()).filter(|&nth| nth != right) {
            let told = format!(
                "{entry}: {:?} {} against {:?} {}",
                task.choices[right],
                of(right),
                task.choices[other],
                of(other)
            );
            if of(right) >= of(other) {
                wrong.push(told);
            }
        }
        asked += 1;
    }
    assert!(wrong.is_empty(), "{} of {asked}: {}", wrong.len(), wrong.join("\n"));
    assert!(asked >= 1_000, "{asked}");
}
