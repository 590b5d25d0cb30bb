//! Shanten and waits against slow, obvious definitions.

use jantaku_core::rules::DeadWaitScope;
use jantaku_core::{Counts, Hand, Kind, KindSet, Meld, Pon, Relative, Ruleset, Tile, notation::parse_tiles};
use jantaku_score::{AfterDiscard, accepts, discards, is_complete, live_waits, shanten, tenpai_discards, waits};
use proptest::prelude::*;

fn counts(text: &str) -> Counts {
    parse_tiles(text).expect("tiles").into_iter().collect()
}

/// Tries every target of sets and a pair, and counts what is missing to the nearest.
fn standard_by_targets(counts: &Counts, sets: usize) -> i8 {
    let mut target = [0u8; Kind::COUNT];
    let mut best = 99;
    for pair in Kind::all() {
        target[pair.index()] += 2;
        best = best.min(fill(counts, &mut target, sets, 0, best));
        target[pair.index()] -= 2;
    }
    best - 1
}

fn missing(counts: &Counts, target: &[u8; Kind::COUNT]) -> i8 {
    counts.each().iter().zip(target).map(|(held, wanted)| wanted.saturating_sub(*held) as i8).sum()
}

/// Sets 0..34 are triplets, 34.. runs by their lowest kind.
fn fill(counts: &Counts, target: &mut [u8; Kind::COUNT], sets: usize, from: usize, best: i8) -> i8 {
    let cost = missing(counts, target);
    if sets == 0 || cost >= best {
        return cost.min(best);
    }
    let mut best = best;
    for set in from..2 * Kind::COUNT {
        let kind = Kind::from_index(set % Kind::COUNT).expect("an index of a kind");
        let tiles = if set < Kind::COUNT {
            vec![kind; 3]
        } else {
            (0..3).filter_map(|step| if step == 0 { Some(kind) } else { kind.offset(step) }).collect()
        };
        if tiles.len() < 3 || kind.is_honour() && set >= Kind::COUNT {
            continue;
        }
        tiles.iter().for_each(|kind| target[kind.index()] += 1);
        if target.iter().all(|&wanted| wanted <= 4) {
            best = best.min(fill(counts, target, sets - 1, set, best));
        }
        tiles.iter().for_each(|kind| target[kind.index()] -= 1);
    }
    best
}

/// So many tiles drawn from the whole set, or from some kinds only, to reach hands near completion as well.
fn hands(kinds: std::ops::Range<usize>, melds: usize, extra: usize) -> impl Strategy<Value = Counts> {
    let set: Vec<Kind> = kinds.filter_map(Kind::from_index).flat_map(|kind| std::iter::repeat_n(kind, 4)).collect();
    let size = 13 + extra - 3 * melds;
    Just(set).prop_shuffle().prop_map(move |tiles| tiles.into_iter().take(size).collect())
}

fn any_hand(extra: usize) -> impl Strategy<Value = (Counts, usize)> {
    let ranges = prop_oneof![Just(0..34), Just(0..9), Just(18..34), Just(4..16), Just(24..34)];
    (ranges, 0usize..=4).prop_flat_map(move |(range, melds)| (hands(range, melds, extra), Just(melds)))
}

/// Hands near thirteen orphans or seven pairs: two of each terminal and honour to draw from.
fn orphans() -> impl Strategy<Value = (Counts, usize)> {
    let yaochuu = Kind::all().filter(|kind| kind.is_yaochuu());
    let set: Vec<Kind> = yaochuu.flat_map(|kind| [kind; 2]).collect();
    Just(set).prop_shuffle().prop_map(|tiles| (tiles.into_iter().take(13).collect(), 0))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn standard_shanten_is_the_nearest_target((counts, melds) in any_hand(1)) {
        prop_assert_eq!(shanten(&counts, melds).standard, standard_by_targets(&counts, 4 - melds));
    }
}

proptest! {
    #[test]
    fn waits_are_the_kinds_that_complete((counts, melds) in any_hand(0)) {
        let completing: KindSet = Kind::all()
            .filter(|&kind| {
                let mut with = counts;
                with.add(kind);
                with.of(kind) <= 4 && is_complete(&with, melds)
            })
            .collect();
        prop_assert_eq!(waits(&counts, melds), completing);
        prop_assert_eq!(completing.is_empty(), shanten(&counts, melds).min() != 0);
    }

    #[test]
    fn a_discard_leaves_tenpai_if_the_rest_is((counts, melds) in any_hand(1)) {
        let leaving: KindSet = Kind::all()
            .filter(|&kind| {
                let mut rest = counts;
                rest.take(kind) && shanten(&rest, melds).min() == 0
            })
            .collect();
        prop_assert_eq!(tenpai_discards(&counts, melds), leaving);
    }

    #[test]
    fn a_kind_is_accepted_if_it_lowers_the_shanten((counts, melds) in prop_oneof![any_hand(0), orphans()]) {
        let before = shanten(&counts, melds).min();
        let after = |kind| {
            let mut with = counts;
            with.add(kind);
            shanten(&with, melds).min()
        };
        prop_assert!(Kind::all().all(|kind| [before, before - 1].contains(&after(kind))));
        let lowering: KindSet = Kind::all().filter(|&kind| after(kind) < before).collect();
        prop_assert_eq!(accepts(&counts, melds), lowering);
    }

    #[test]
    fn discards_are_each_what_is_left((counts, melds) in any_hand(1)) {
        let left = |kind: Kind| {
            let mut rest = counts;
            let _ = rest.take(kind);
            AfterDiscard { kind, shanten: shanten(&rest, melds), accepts: accepts(&rest, melds) }
        };
        prop_assert_eq!(discards(&counts, melds).to_vec(), counts.held().iter().map(left).collect::<Vec<_>>());
    }

    #[test]
    fn no_counts_panic(held in prop::array::uniform32(0u8..=255), melds in 0usize..10) {
        let many = Kind::all().zip(held).flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)));
        let counts: Counts = many.collect();
        shanten(&counts, melds);
        accepts(&counts, melds);
        discards(&counts, melds);
    }
}

#[test]
fn shanten_of_each_shape() {
    for (hand, standard, chiitoitsu, kokushi) in [
        ("123456789m1234p5s", 0, 6, 10),
        ("1122m3344p5566s7z", 3, 0, 10),
        ("1111m2233p4455s77z", 2, 1, 10), // four of a kind are one pair
        ("19m19p19s1234567z", 8, 6, 0),
        ("11m19p19s1234567z", 7, 5, 0),
        ("19m19p19s12345677z", 7, 5, -1),
        ("111222333m44455p", -1, 3, 11),
        ("1111m222333444z", 1, 5, 8), // the fifth 1m does not exist
    ] {
        let found = shanten(&counts(hand), 0);
        assert_eq!(
            (found.standard, found.chiitoitsu, found.kokushi),
            (standard, Some(chiitoitsu), Some(kokushi)),
            "{hand}"
        );
    }
    assert_eq!(shanten(&counts("1m"), 4).standard, 0);
    assert_eq!(shanten(&counts("1m"), 4).kokushi, None);
}

///
#[test]
fn waits_as_players_know_them() {
    for (hand, expected) in [
        ("234m789p345s11m56s", "47s"),
        ("1112345678999m", "123456789m"),
        ("19m19p19s1234567z", "19m19p19s1234567z"),
        ("2333344567888s", "12456789s"),
        ("111m3334p555666s", "245p"),
        ("1111m22233344p5s", ""),
    ] {
        let waits: Vec<_> = waits(&counts(hand), 0).iter().map(Kind::tile).collect();
        assert_eq!(jantaku_core::notation::format_tiles(&waits), expected, "{hand}");
    }
}

#[test]
fn tiles_held_in_melds_make_a_wait_dead_where_the_house_says_so() {
    let one: Tile = "1z".parse().unwrap();
    let kan = Meld::Pon(Pon::new(one, [one; 2], Relative::Left).unwrap());
    let hand = Hand::new(&parse_tiles("123m456p789s1z").unwrap(), &[kan]).unwrap();
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.dead_wait_scope = DeadWaitScope::Concealed;
    assert_eq!(live_waits(&hand, &rules), KindSet::from_iter([Kind::EAST]));
    rules.dead_wait_scope = DeadWaitScope::ConcealedAndMelds;
    assert!(live_waits(&hand, &rules).is_empty());
}

#[test]
fn discards_that_leave_tenpai() {
    let discards = tenpai_discards(&counts("123456789m11p34s7z"), 0);
    assert_eq!(discards, KindSet::from_iter([Kind::CHUN]));
    let both = tenpai_discards(&counts("123456789m1p345s7z"), 0);
    assert_eq!(both, KindSet::from_iter([Kind::from_index(9).unwrap(), Kind::CHUN]));
}
