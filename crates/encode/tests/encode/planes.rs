use jantaku_core::{Kind, Meld, Tile, Yaku};
use jantaku_encode::{LEN, PLANE_COUNT, PLANES, observe, planes_of};
use jantaku_engine::{Phase, RiichiStatus, View};
use jantaku_testkit::{Chance, Driver};

use crate::{decisions, houses, play};

/// Whether a plane holds for a kind, by its group and its place in the group, from the view itself.
fn holds(view: &View, name: &str, nth: usize, kind: Kind) -> bool {
    let (table, me) = (view.table(), view.seat());
    let per_seat = |planes: usize| (table.players().seats_from(me).nth(nth / planes), nth % planes);
    let least = |count: usize, nth: usize| count > nth;
    let of_kind = |tiles: &[Tile]| tiles.iter().filter(|tile| tile.kind() == kind).count();
    let hand: Vec<Tile> = view.hand().concealed().iter().copied().chain(view.hand().drawn()).collect();
    let about = match (&table.phase, view.hand().drawn()) {
        (Phase::Claims { tile, .. }, _) => Some(*tile),
        (_, drawn) => drawn,
    };
    match name {
        "hand" => least(of_kind(&hand), nth),
        "reds" => hand.iter().any(|tile| tile.is_red() && tile.kind() == kind),
        "tile" => about.is_some_and(|tile| tile.kind() == kind && (nth == 0 || tile.is_red())),
        "unseen" => least(usize::from(view.unseen_counts().kinds.of(kind)), nth),
        "indicators" => least(of_kind(&table.indicators), nth),
        "discards" | "from_hand" | "sideways" | "nth" => {
            let planes = match name {
                "discards" => 4,
                "nth" => 24,
                _ => 1,
            };
            let (Some(seat), nth) = per_seat(planes) else { return false };
            let river = &table.rivers[seat];
            let mut lying = river.iter().filter(|lying| lying.tile.kind() == kind);
            match name {
                "discards" => least(lying.count(), nth),
                "from_hand" => lying.any(|lying| !lying.tsumogiri),
                "sideways" => lying.any(|lying| lying.sideways),
                _ => river.get(nth).is_some_and(|lying| lying.tile.kind() == kind),
            }
        }
        "melds" => {
            let (Some(seat), nth) = per_seat(4) else { return false };
            table.melds[seat].get(nth).is_some_and(|meld| meld.tiles().iter().any(|tile| tile.kind() == kind))
        }
        "called" => {
            let (Some(seat), nth) = per_seat(8) else { return false };
            let meld = table.melds[seat].get(nth / 2);
            meld.is_some_and(|meld| if nth % 2 == 0 { matches!(meld, Meld::Pon(_)) } else { meld.is_kan() })
        }
        "shown" => {
            let (Some(seat), nth) = per_seat(4) else { return false };
            table.opened[seat].as_deref().is_some_and(|hand| least(of_kind(hand.concealed()), nth))
        }
        "riichi" => {
            let (Some(seat), nth) = per_seat(2) else { return false };
            let known = table.rules.yaku.knows(Yaku::Ippatsu);
            matches!(table.riichi[seat], RiichiStatus::Riichi { ippatsu, .. } if nth == 0 || (ippatsu && known))
        }
        "kita" => per_seat(4).0.is_some_and(|seat| least(usize::from(table.kita[seat]), nth % 4)),
        "score" => per_seat(12).0.is_some_and(|seat| table.scores[seat] >= 4000 * (nth as i32 % 12 + 1)),
        "seat_wind" => table.wind(me) as usize == nth,
        "round_wind" => table.start.wind as usize == nth,
        "from" => match table.phase {
            Phase::Claims { from, .. } => table.players().seats_from(me).nth(nth + 1) == Some(from),
            _ => false,
        },
        "honba" => least(table.start.position.honba as usize, nth),
        "sticks" => least(table.sticks as usize, nth),
        "live_left" => usize::from(table.live_left) >= 5 * (nth + 1),
        "furiten" => !view.waits().is_empty() && view.furiten().is_some(),
        "four" => table.players().count() == 4,
        other => panic!("{other} has no reference"),
    }
}

#[test]
fn planes_say_what_the_view_says() {
    let mut chance = Chance::new(41);
    let mut compared = 0;
    while compared < decisions(500) {
        for rules in houses(6, &mut chance) {
            // Where kinds are missing, the view counts them as seen.
            let whole = rules.tile_set().count(Kind::all().nth(1).unwrap().tile()) == 4;
            play(rules, &mut chance, |view, chance| {
                let choice = Driver::Eager.choose(view, chance).unwrap();
                if chance.below(8) == 0 {
                    compare(view, whole);
                    compared += 1;
                }
                choice
            });
        }
    }
    println!("{compared} decisions");
}

/// Compares every plane; `whole` if no kind is missing.
fn compare(view: &View, whole: bool) {
    let (mut seen, mut planes) = ([0; LEN], [9; PLANE_COUNT * Kind::COUNT]);
    observe(view, &mut seen);
    planes_of(&seen, &mut planes);
    // Hands that are shown after the last draw are in no observation.
    let counted = whole && !matches!(view.table().phase, Phase::Showdown { .. });
    for group in PLANES.iter().filter(|group| group.name != "phase" && (counted || group.name != "unseen")) {
        for nth in 0..group.len * group.times {
            for kind in Kind::all() {
                let fast = planes[(group.at + nth) * Kind::COUNT + kind.index()];
                let slow = u8::from(holds(view, group.name, nth, kind));
                assert_eq!(fast, slow, "{} {nth} {kind}", group.name);
            }
        }
    }
    let phase = PLANES.iter().find(|group| group.name == "phase").unwrap();
    let at = phase.at * Kind::COUNT;
    let ones = planes[at..at + phase.len * Kind::COUNT].iter().filter(|number| **number == 1).count();
    assert_eq!(ones, Kind::COUNT, "one phase holds");
}
