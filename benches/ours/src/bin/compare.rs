//! Compares the shanten and ukeire of random hands with those of a brute-force search and of xiangting: every
//! distribution, 13 and 14 tiles, none to four melds, for four players and three. `compare [HANDS]`.

use std::process::ExitCode;

use jantaku_bench::{Distribution, hands};
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, KindSet};
use jantaku_score::{discards, shanten, ukeire};
use jantaku_testkit::Plain;
use xiangting::{PlayerCount, calculate_necessary_tiles};

/// The default number of hands.
const HANDS: usize = 100_000;

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1).map_or(Ok(HANDS), |number| number.parse());
    let Ok(wanted) = wanted else {
        eprintln!("compare: usage: compare [HANDS]");
        return ExitCode::from(2);
    };
    let mut differences = 0;
    for played in [TilesPlayed::Full136, TilesPlayed::No2mTo8m] {
        let mut plain = Plain::new(played);
        for distribution in Distribution::EVERY {
            for tiles in [13, 14] {
                differences += compare(&mut plain, played, distribution, tiles, wanted / 16);
            }
        }
    }
    println!("{} hands, {differences} differences", wanted / 16 / 5 * 5 * 16);
    if differences == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Compares hands, a fifth of them with each number of melds; returns how many differ.
fn compare(plain: &mut Plain, played: TilesPlayed, distribution: Distribution, tiles: usize, many: usize) -> usize {
    let mut differences = 0;
    for melds in 0..5 {
        let seed = (melds + 5 * tiles + 100 * distribution as usize + 1000 * played.kinds().len()) as u64;
        let hands = hands(distribution, played, tiles - 3 * melds, many / 5, seed);
        for hand in &hands {
            if differs(plain, played, hand, melds) {
                differences += 1;
                print_differences(plain, played, hand, melds);
            }
        }
    }
    println!(
        "{} kinds, {}, {tiles} tiles: {} hands, {differences} differ",
        played.kinds().len(),
        distribution.name(),
        many / 5 * 5
    );
    differences
}

/// The result of a discard, or of none: its shanten and its ukeire.
type After = (Option<Kind>, i8, KindSet);

fn differs(plain: &mut Plain, played: TilesPlayed, hand: &Counts, melds: usize) -> bool {
    let whole = [ours(played, hand, melds), plain.shanten(hand, melds), theirs(played, hand).0];
    let ours = after(played, hand, melds);
    whole != [whole[0]; 3] || ours != by_plain(plain, hand, melds) || ours != by_xiangting(played, hand)
}

fn print_differences(plain: &mut Plain, played: TilesPlayed, hand: &Counts, melds: usize) {
    let whole = [ours(played, hand, melds), plain.shanten(hand, melds), theirs(played, hand).0];
    let tiles: Vec<Kind> = hand.held().iter().flat_map(|kind| vec![kind; hand.of(kind).into()]).collect();
    println!("  {tiles:?} beside {melds} melds: ours, plain, xiangting {whole:?}");
    for ((ours, plain), theirs) in
        after(played, hand, melds).iter().zip(by_plain(plain, hand, melds)).zip(by_xiangting(played, hand))
    {
        if *ours != plain || *ours != theirs {
            println!("    {ours:?}\n    {plain:?}\n    {theirs:?}");
        }
    }
}

fn ours(played: TilesPlayed, hand: &Counts, melds: usize) -> i8 {
    shanten(hand, melds, played).min()
}

fn after(played: TilesPlayed, hand: &Counts, melds: usize) -> Vec<After> {
    if hand.total() % 3 == 1 {
        return vec![(None, ours(played, hand, melds), ukeire(hand, melds, played))];
    }
    discards(hand, melds, played).iter().map(|after| (Some(after.kind), after.shanten.min(), after.ukeire)).collect()
}

fn by_plain(plain: &mut Plain, hand: &Counts, melds: usize) -> Vec<After> {
    rests(hand).map(|(kind, rest)| (kind, plain.shanten(&rest, melds), plain.ukeire(&rest, melds))).collect()
}

fn by_xiangting(played: TilesPlayed, hand: &Counts) -> Vec<After> {
    let entry = |(kind, rest)| {
        let (shanten, ukeire) = theirs(played, &rest);
        (kind, shanten, ukeire)
    };
    rests(hand).map(entry).collect()
}

/// The hand itself between turns; otherwise what each discard leaves of it.
fn rests(hand: &Counts) -> impl Iterator<Item = (Option<Kind>, Counts)> + '_ {
    let discarded = (hand.total() % 3 == 2).then(|| hand.held().iter()).into_iter().flatten();
    let whole = (hand.total() % 3 == 1).then_some((None, *hand));
    whole.into_iter().chain(discarded.map(|kind| {
        let mut rest = *hand;
        let _ = rest.take(kind);
        (Some(kind), rest)
    }))
}

fn theirs(played: TilesPlayed, hand: &Counts) -> (i8, KindSet) {
    let count = if played == TilesPlayed::No2mTo8m { PlayerCount::Three } else { PlayerCount::Four };
    match calculate_necessary_tiles(hand.each(), count) {
        Ok((number, tiles)) => (number as i8 - 1, KindSet::from_bits(tiles)),
        Err(error) => panic!("{error}"),
    }
}
