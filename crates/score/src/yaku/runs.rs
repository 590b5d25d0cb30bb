//! Local yaku of runs.

use jantaku_core::{Kind, KindSet, Suit, Yaku};

use super::need::Need;
use super::registry::{Entry, asked};
use super::shape::{honitsu, ittsuu, ittsuu_suit};
use super::{Reading, in_any_order};
use crate::{Set, Shape};

pub(super) const YAKU: &[Entry] = &[
    asked(Yaku::IsshokuSanjun, Need::EqualRuns, isshoku_sanjun),
    asked(Yaku::IsshokuYonjun, Need::EqualRuns, isshoku_yonjun),
    asked(Yaku::Chinpeikou, Need::FourRuns, chinpeikou),
    asked(Yaku::Kyandonhou, Need::FourRuns, kyandonhou),
    asked(Yaku::ShanronChonchu, Need::FourRuns, shanron_chonchu),
    asked(Yaku::SanshokuIttsuu, Need::ThreeRuns, sanshoku_ittsuu),
    asked(Yaku::IttsuuChanta, Need::ThreeRuns, ittsuu_chanta),
    asked(Yaku::IttsuuJunchan, Need::ThreeRuns, ittsuu_junchan),
    asked(Yaku::SanshokuIttsuuChanta, Need::ThreeRuns, sanshoku_ittsuu_chanta),
    asked(Yaku::SanshokuIttsuuJunchan, Need::ThreeRuns, sanshoku_ittsuu_junchan),
    asked(Yaku::GoldenGateBridge, Need::FourRuns, golden_gate_bridge),
    asked(Yaku::TohokuShinkansen, Need::ThreeRuns, tohoku_shinkansen),
    asked(Yaku::JoetsuShinkansenAsahi, Need::ThreeRuns, joetsu_shinkansen_asahi),
    asked(Yaku::JoetsuShinkansenToki, Need::ThreeRuns, joetsu_shinkansen_toki),
    asked(Yaku::SeikanRenrakusen, Need::ThreeRuns, seikan_renrakusen),
    asked(Yaku::GoldRush, Need::ThreeRuns, gold_rush),
    asked(Yaku::IsshokuSouryuukai, Need::FourRuns, isshoku_souryuukai),
    asked(Yaku::SanshokuSouryuukai, Need::FourRuns, sanshoku_souryuukai),
    asked(Yaku::Suukiitsu, Need::Sets, suukiitsu),
];

/// The number of runs of a suit that start at each number.
fn starts(reading: &Reading, suit: Suit) -> [u8; 10] {
    let mut starts = [0; 10];
    let of_suit = reading.each_run().filter(|kind| kind.suit() == Some(suit));
    of_suit.for_each(|kind| starts[usize::from(kind.number())] += 1);
    starts
}

fn most_equal_runs(reading: &Reading) -> usize {
    reading.each_run().map(|run| reading.each_run().filter(|other| *other == run).count()).max().unwrap_or(0)
}

//
fn isshoku_sanjun(reading: &Reading) -> bool {
    most_equal_runs(reading) >= 3
}

//
fn isshoku_yonjun(reading: &Reading) -> bool {
    most_equal_runs(reading) == 4
}

/// Whether two suits have the same two runs; returns their numbers.
fn mirrored(reading: &Reading) -> Option<[u8; 10]> {
    let [man, pin, sou] = Suit::ALL.map(|suit| starts(reading, suit));
    let two = |starts: &[u8; 10]| starts.iter().sum::<u8>() == 2;
    [(man, pin), (man, sou), (pin, sou)].into_iter().find(|(one, other)| one == other && two(one)).map(|(one, _)| one)
}

fn kyandonhou(reading: &Reading) -> bool {
    mirrored(reading).is_some()
}

fn chinpeikou(reading: &Reading) -> bool {
    reading.whole.closed && mirrored(reading).is_some_and(|starts| starts.contains(&2))
}

/// The runs have no number in common.
fn shanron_chonchu(reading: &Reading) -> bool {
    let [man, sou] = [Suit::Man, Suit::Sou].map(|suit| starts(reading, suit));
    let low = man.iter().position(|&count| count == 1);
    let high = man.iter().rposition(|&count| count == 1);
    let apart = low.zip(high).is_some_and(|(low, high)| high >= low + 3);
    man == sou && apart && reading.pair().and_then(Kind::suit) == Some(Suit::Pin)
}

/// The suits of 123, 456 and 789 where each is in another suit.
fn mixed_straight(reading: &Reading) -> Option<[Suit; 3]> {
    in_any_order(Suit::ALL)
        .into_iter()
        .find(|suits| suits.iter().zip([1, 4, 7]).all(|(&suit, low)| starts(reading, suit)[low] > 0))
}

fn sanshoku_ittsuu(reading: &Reading) -> bool {
    mixed_straight(reading).is_some()
}

/// Whether the fourth set and the pair, beside a straight of these suits, each have one of these kinds.
fn rest_has(reading: &Reading, suits: [Suit; 3], ends: KindSet) -> bool {
    let mut rest = reading.standard_sets();
    for (suit, low) in suits.into_iter().zip([1, 4, 7]) {
        let run = |set: &Set| set.shape == Shape::Run && Some(set.kind) == Kind::suited(suit, low);
        let Some(at) = rest.iter().position(run) else { return false };
        rest.remove(at);
    }
    rest.iter().all(|set| set.kinds().any(|kind| ends.contains(kind))) && reading.pair_in(ends)
}

fn ittsuu_chanta(reading: &Reading) -> bool {
    ittsuu_suit(reading).is_some_and(|suit| rest_has(reading, [suit; 3], KindSet::YAOCHUU))
}

fn ittsuu_junchan(reading: &Reading) -> bool {
    ittsuu_suit(reading).is_some_and(|suit| rest_has(reading, [suit; 3], KindSet::TERMINALS))
}

fn sanshoku_ittsuu_chanta(reading: &Reading) -> bool {
    mixed_straight(reading).is_some_and(|suits| rest_has(reading, suits, KindSet::YAOCHUU))
}

fn sanshoku_ittsuu_junchan(reading: &Reading) -> bool {
    mixed_straight(reading).is_some_and(|suits| rest_has(reading, suits, KindSet::TERMINALS))
}

fn golden_gate_bridge(reading: &Reading) -> bool {
    Suit::ALL.iter().any(|&suit| [1, 3, 5, 7].iter().all(|&low| starts(reading, suit)[low] == 1))
}

/// A pure straight, and these two kinds as triplet and pair, in either order.
fn straight_with(reading: &Reading, kinds: [Kind; 2]) -> bool {
    let pair = reading.pair();
    let [one, other] = kinds;
    let set = |kind, paired| reading.has_triplet(kind) && pair == Some(paired);
    ittsuu(reading) && (set(one, other) || set(other, one))
}

fn tohoku_shinkansen(reading: &Reading) -> bool {
    reading.whole.closed && straight_with(reading, [Kind::EAST, Kind::NORTH])
}

fn joetsu_shinkansen_asahi(reading: &Reading) -> bool {
    straight_with(reading, [Kind::HAKU, Kind::NORTH])
}

fn joetsu_shinkansen_toki(reading: &Reading) -> bool {
    ittsuu(reading) && honitsu(reading.whole) && reading.whole.all.of(Kind::NORTH) > 0
}

/// Any kan of green dragons; the runs may be called.
fn seikan_renrakusen(reading: &Reading) -> bool {
    reading.quads().contains(Kind::HATSU) && reading.pair() == Some(Kind::NORTH) && ittsuu(reading)
}

fn gold_rush(reading: &Reading) -> bool {
    ittsuu_suit(reading) == Some(Suit::Pin) && honitsu(reading.whole) && reading.whole.all.of(Kind::HATSU) > 0
}

fn isshoku_souryuukai(reading: &Reading) -> bool {
    let twins = |suit: Suit| {
        let starts = starts(reading, suit);
        starts[1] == 2 && starts[7] == 2 && reading.pair() == Kind::suited(suit, 5)
    };
    Suit::ALL.into_iter().any(twins)
}

fn sanshoku_souryuukai(reading: &Reading) -> bool {
    let twins = |suit: Suit| {
        let others = Suit::ALL.into_iter().filter(|other| *other != suit);
        let both = |other| starts(reading, other)[1] == 1 && starts(reading, other)[7] == 1;
        others.into_iter().all(both) && reading.pair() == Kind::suited(suit, 5)
    };
    Suit::ALL.into_iter().any(twins)
}

/// All four copies in sets without a kan: a triplet and a run share the kind.
fn suukiitsu(reading: &Reading) -> bool {
    let runs = |kind| {
        reading.standard_sets().iter().any(|set| set.shape == Shape::Run && set.kinds().any(|held| held == kind))
    };
    (reading.triplets - reading.quads()).iter().any(runs)
}
