//! Shanten and waits against slow, obvious definitions.

use jantaku_core::rules::{DeadWaitScope, TilesPlayed};
use jantaku_core::{
    Ankan, Chii, Counts, Hand, Kind, KindSet, Meld, Pon, Relative, Ruleset, Tile, notation::parse_tiles,
};
use jantaku_score::{
    AfterDiscard, Connection, Improvement, WinBy, connection, decompositions, discards, improvements, is_complete,
    live_waits, shanten, tenpai_discards, tiles_left, ukeire, waits,
};
use jantaku_testkit::Plain;
use proptest::prelude::*;

const ALL: TilesPlayed = TilesPlayed::Full136;
const SHORT: TilesPlayed = TilesPlayed::No2mTo8m;

fn counts(text: &str) -> Counts {
    parse_tiles(text).expect("tiles").into_iter().collect()
}

/// Tiles drawn from the whole set, or from some kinds only, so that some hands are near completion.
fn hands(kinds: std::ops::Range<usize>, played: TilesPlayed, size: usize) -> impl Strategy<Value = Counts> {
    let kinds = kinds.filter_map(Kind::from_index).filter(|kind| played.kinds().contains(*kind));
    let set: Vec<Kind> = kinds.flat_map(|kind| [kind; 4]).collect();
    Just(set).prop_shuffle().prop_map(move |tiles| tiles.into_iter().take(size).collect())
}

fn any_hand(extra: usize) -> impl Strategy<Value = (Counts, usize)> {
    let ranges = prop_oneof![Just(0..34), Just(0..9), Just(18..34), Just(4..16), Just(24..34)];
    (ranges, 0usize..=4).prop_flat_map(move |(range, melds)| (hands(range, ALL, 13 + extra - 3 * melds), Just(melds)))
}

/// Hands of houses without the characters from 2 to 8.
fn short_hand(extra: usize) -> impl Strategy<Value = (Counts, usize)> {
    let ranges = prop_oneof![Just(0..34), Just(0..12), Just(0..18)];
    (ranges, 0usize..=4).prop_flat_map(move |(range, melds)| (hands(range, SHORT, 13 + extra - 3 * melds), Just(melds)))
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
        prop_assert_eq!(shanten(&counts, melds, ALL).standard, Plain::new(ALL).standard(&counts, melds));
    }

    #[test]
    fn no_hand_counts_on_kinds_that_are_not_there((counts, melds) in short_hand(0)) {
        let mut plain = Plain::new(SHORT);
        let found = shanten(&counts, melds, SHORT);
        prop_assert_eq!((found.standard, found.min()), (plain.standard(&counts, melds), plain.shanten(&counts, melds)));
        prop_assert_eq!(ukeire(&counts, melds, SHORT), plain.ukeire(&counts, melds));
        let waits_by_plain = if found.min() == 0 { plain.ukeire(&counts, melds) } else { KindSet::EMPTY };
        prop_assert_eq!(waits(&counts, melds), waits_by_plain);
    }

    /// Tries every draw and every discard, and counts every tile left.
    #[test]
    fn a_draw_improves_if_a_discard_after_it_accepts_more(
        ((counts, melds), played) in prop_oneof![(any_hand(0), Just(ALL)), (short_hand(0), Just(SHORT))],
        elsewhere in prop::collection::vec(0usize..34, 0..40),
    ) {
        let mut plain = Plain::new(played);
        let mut seen = counts;
        for kind in elsewhere.into_iter().filter_map(Kind::from_index) {
            if seen.of(kind) < 4 {
                seen.add(kind);
            }
        }
        let mut left = |hand: &Counts, seen: &Counts| -> usize {
            plain.ukeire(hand, melds).iter().map(|kind| 4 - usize::from(seen.of(kind))).sum()
        };
        let now = (shanten(&counts, melds, played).min(), left(&counts, &seen));
        let mut expected = Vec::new();
        for draw in played.kinds().iter().filter(|&kind| seen.of(kind) < 4) {
            let (mut with, mut seen) = (counts, seen);
            with.add(draw);
            seen.add(draw);
            let mut best = 0;
            for discard in with.held().iter() {
                let mut rest = with;
                prop_assert!(rest.take(discard));
                if shanten(&rest, melds, played).min() == now.0 {
                    best = best.max(left(&rest, &seen));
                }
            }
            if shanten(&with, melds, played).min() == now.0 && best > now.1 {
                expected.push((draw, best));
            }
        }
        let found = improvements(&counts, melds, played, &seen);
        prop_assert_eq!(found.iter().map(|found| (found.draw, found.left)).collect::<Vec<_>>(), expected);
        for found in found {
            let (mut rest, mut seen) = (counts, seen);
            rest.add(found.draw);
            seen.add(found.draw);
            prop_assert!(rest.take(found.discard));
            prop_assert_eq!(ukeire(&rest, melds, played), found.ukeire);
            prop_assert_eq!(tiles_left(found.ukeire, &seen), found.left);
        }
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
        prop_assert_eq!(completing.is_empty(), shanten(&counts, melds, ALL).min() != 0);
    }

    #[test]
    fn a_discard_leaves_tenpai_if_the_rest_is((counts, melds) in any_hand(1)) {
        let leaving: KindSet = Kind::all()
            .filter(|&kind| {
                let mut rest = counts;
                rest.take(kind) && shanten(&rest, melds, ALL).min() == 0
            })
            .collect();
        prop_assert_eq!(tenpai_discards(&counts, melds), leaving);
    }

    #[test]
    fn a_kind_is_accepted_if_it_lowers_the_shanten((counts, melds) in prop_oneof![any_hand(0), orphans()]) {
        let before = shanten(&counts, melds, ALL).min();
        let after = |kind| {
            let mut with = counts;
            with.add(kind);
            shanten(&with, melds, ALL).min()
        };
        prop_assert!(Kind::all().all(|kind| [before, before - 1].contains(&after(kind))));
        let lowering: KindSet = Kind::all().filter(|&kind| after(kind) < before).collect();
        prop_assert_eq!(ukeire(&counts, melds, ALL), lowering);
    }

    #[test]
    fn discards_are_each_what_is_left((counts, melds) in any_hand(1)) {
        let left = |kind: Kind| {
            let mut rest = counts;
            let _ = rest.take(kind);
            AfterDiscard { kind, shanten: shanten(&rest, melds, ALL), ukeire: ukeire(&rest, melds, ALL) }
        };
        prop_assert_eq!(discards(&counts, melds, ALL).to_vec(), counts.held().iter().map(left).collect::<Vec<_>>());
    }

    #[test]
    fn no_counts_panic(held in prop::array::uniform32(0u8..=255), melds in 0usize..10) {
        let many = Kind::all().zip(held).flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)));
        let counts: Counts = many.collect();
        shanten(&counts, melds, ALL);
        ukeire(&counts, melds, ALL);
        discards(&counts, melds, ALL);
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
        let found = shanten(&counts(hand), 0, ALL);
        assert_eq!(
            (found.standard, found.chiitoitsu, found.kokushi),
            (standard, Some(chiitoitsu), Some(kokushi)),
            "{hand}"
        );
    }
    assert_eq!(shanten(&counts("1m"), 4, ALL).standard, 0);
    assert_eq!(shanten(&counts("1m"), 4, ALL).kokushi, None);
}

#[test]
fn a_run_of_characters_does_not_count_where_there_is_none() {
    let hand = counts("1111m111122333z");
    assert_eq!((shanten(&hand, 0, ALL).standard, shanten(&hand, 0, SHORT).standard), (1, 2));
    let hand = counts("9m4p2344579s2335z");
    let gone = ukeire(&hand, 0, ALL) - ukeire(&hand, 0, SHORT);
    assert_eq!(gone, counts("78m").held());
}

#[test]
fn improvements_as_players_know_them() {
    let hand = counts("123456m23455p79s");
    let found = improvements(&hand, 0, ALL, &hand);
    let line = |found: &Improvement| format!("{}-{} {}", found.draw, found.discard, found.left);
    assert_eq!(found.iter().map(line).collect::<Vec<_>>(), ["6s-9s 8"]);
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

///
#[test]
fn a_tile_goes_with_its_like_before_it_goes_with_its_neighbours() {
    let hand = counts("2344m79p135888s112z");
    let of = |tile: &str| connection(&hand, parse_tiles(tile).expect("a tile")[0].kind());
    let found = ["4m", "2m", "3m", "7p", "9p", "1s", "5s", "8s", "1z", "2z"].map(of);
    use Connection::{Lone, Near, Pair, Run, Triplet};
    assert_eq!(found, [Pair, Run, Run, Near, Near, Near, Near, Triplet, Pair, Lone]);
    assert_eq!(connection(&counts("19m1z2z"), Kind::EAST), Lone, "winds make no run");
}

/// A hand of four sets and a pair without its winning tile, its first sets as melds; `None` where the tiles run out.
fn complete(sets: [(usize, u8); 4], pair: usize, melds: usize, won: usize, shuffled: &[Tile]) -> Option<(Hand, Tile)> {
    let mut left = shuffled.to_vec();
    let mut take = |kind: Kind| left.iter().position(|tile| tile.kind() == kind).map(|at| left.remove(at));
    let (mut laid, mut concealed) = (Vec::new(), Vec::new());
    for (nth, (low, shape)) in sets.into_iter().enumerate() {
        let low = Kind::from_index(low)?;
        let run = shape < 2;
        let mut tiles = Vec::new();
        for step in 0..3 {
            tiles.push(take(if run { low.offset(step)? } else { low })?);
        }
        match (nth < melds, run, shape) {
            (false, ..) => concealed.extend(tiles),
            (true, true, _) => laid.push(Meld::Chii(Chii::new(tiles[0], [tiles[1], tiles[2]]).ok()?)),
            (true, _, 2) => laid.push(Meld::Pon(Pon::new(tiles[0], [tiles[1], tiles[2]], Relative::Left).ok()?)),
            _ => laid.push(Meld::Ankan(Ankan::new([tiles[0], tiles[1], tiles[2], take(low)?]).ok()?)),
        }
    }
    let pair = Kind::from_index(pair)?;
    concealed.extend([take(pair)?, take(pair)?]);
    let won = concealed.swap_remove(won % concealed.len());
    Some((Hand::new(&concealed, &laid).ok()?, won))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// However a hand is read, its groups are its tiles: honours, kans and red fives among them.
    #[test]
    fn the_groups_of_a_reading_are_the_tiles_of_the_hand(
        sets in prop::array::uniform4((0usize..34, 0u8..4)),
        pair in 0usize..34,
        melds in 0usize..=4,
        won in 0usize..14,
        tiles in Just(Ruleset::preset("tenhou").expect("a preset").tile_set().tiles()).prop_shuffle(),
    ) {
        let Some((hand, won)) = complete(sets, pair, melds, won, &tiles) else { return Ok(()) };
        let readings = decompositions(&hand, won.kind(), WinBy::Ron);
        prop_assert!(!readings.is_empty());
        let mut held: Vec<Tile> = hand.tiles().chain(hand.melds().iter().flat_map(Meld::tiles)).chain([won]).collect();
        held.sort();
        for reading in readings {
            let groups = reading.groups(&hand, won);
            let mut shown = groups.concat();
            shown.sort();
            prop_assert_eq!(&shown, &held, "{:?}", &reading);
            let sets = reading.sets();
            let parts = if sets.is_empty() { 7 } else { 5 };
            prop_assert_eq!(groups.len(), parts);
            for (group, set) in groups.iter().zip(sets) {
                let kinds: Vec<Kind> = group.iter().map(|tile| tile.kind()).collect();
                let of_set: Vec<Kind> = set.kinds().collect();
                prop_assert!(kinds.iter().all(|kind| of_set.contains(kind)) && of_set.iter().all(|kind| kinds.contains(kind)));
            }
            for pair in &groups[sets.len()..] {
                prop_assert!(pair.len() == 2 && pair[0].kind() == pair[1].kind());
            }
        }
    }
}
