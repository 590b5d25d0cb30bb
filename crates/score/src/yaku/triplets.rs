//! Local yaku of triplets and quads.

use jantaku_core::{Kind, KindSet, Suit, Yaku};

use super::need::Need;
use super::registry::{Entry, asked};
use super::shape::three_colours;
use super::yakuman::wind_triplets;
use super::{Reading, in_any_order};

pub(super) const YAKU: &[Entry] = &[
    asked(Yaku::Sanrenkou, Need::ThreeTriplets, sanrenkou),
    asked(Yaku::Suurenkou, Need::ThreeTriplets, suurenkou),
    asked(Yaku::ShouSanrenkou, Need::TwoTriplets, shou_sanrenkou),
    asked(Yaku::SanshokuRenkou, Need::ThreeTriplets, sanshoku_renkou),
    asked(Yaku::SanshokuShoudoukou, Need::TwoTriplets, sanshoku_shoudoukou),
    asked(Yaku::Ryandoukou, Need::ThreeTriplets, ryandoukou),
    asked(Yaku::Choupaikou, Need::ThreeTriplets, choupaikou),
    asked(Yaku::Sujipaikou, Need::ThreeTriplets, sujipaikou),
    asked(Yaku::Chousankou, Need::ThreeTriplets, chousankou),
    asked(Yaku::Suuchoupaikou, Need::ThreeTriplets, suuchoupaikou),
    asked(Yaku::SanshokuChoupaikou, Need::ThreeTriplets, sanshoku_choupaikou),
    asked(Yaku::SanshokuSujipaikou, Need::ThreeTriplets, sanshoku_sujipaikou),
    asked(Yaku::SanshokuChousankou, Need::ThreeTriplets, sanshoku_chousankou),
    asked(Yaku::Suuzuukou, Need::ThreeTriplets, suuzuukou),
    asked(Yaku::Sanpuukou, Need::TwoWinds, sanpuukou),
    asked(Yaku::OtakazeSankou, Need::TwoWinds, otakaze_sankou),
    asked(Yaku::ShouSanpuu, Need::TwoWinds, shou_sanpuu),
    asked(Yaku::OtakazeShouSanpuu, Need::TwoWinds, otakaze_shou_sanpuu),
    asked(Yaku::Ryanankan, Need::TwoQuads, ryanankan),
    asked(Yaku::SanshokuDoukan, Need::TwoQuads, sanshoku_doukan),
    asked(Yaku::Chousangen, Need::TwoQuads, chousangen),
    asked(Yaku::Chousuushii, Need::TwoQuads, chousuushii),
    asked(Yaku::Setsugekka, Need::ThreeTriplets, setsugekka),
    asked(Yaku::Kachoufuugetsu, Need::ThreeTriplets, kachoufuugetsu),
    asked(Yaku::Fuukasetsugetsu, Need::ThreeTriplets, fuukasetsugetsu),
];

/// The numbers of the triplets of each suit, one bit each.
fn numbers(reading: &Reading) -> [u16; 3] {
    Suit::ALL.map(|suit| reading.triplets.numbers_of(suit) << 1)
}

/// The numbers from `low` in steps, as bits; no hand has those beyond 9.
fn steps(low: u16, step: u16, count: u16) -> u16 {
    (0..count).fold(0, |bits, nth| bits | 1 << (low + nth * step))
}

/// Whether one suit has `count` triplets with numbers in steps.
fn stepping(reading: &Reading, step: u16, count: u16) -> bool {
    let last = 9 - step * (count - 1);
    let within = |held: u16| (1..=last).any(|low| held & steps(low, step, count) == steps(low, step, count));
    numbers(reading).into_iter().any(within)
}

/// Whether three triplets, one in each suit, have numbers in steps.
fn stepping_over_suits(reading: &Reading, step: u16) -> bool {
    let last = 9 - 2 * step;
    in_any_order(numbers(reading))
        .iter()
        .any(|suits| (1..=last).any(|low| (0..3).all(|nth| suits[usize::from(nth)] >> (low + nth * step) & 1 == 1)))
}

//
fn sanrenkou(reading: &Reading) -> bool {
    stepping(reading, 1, 3)
}

fn suurenkou(reading: &Reading) -> bool {
    stepping(reading, 1, 4)
}

fn shou_sanrenkou(reading: &Reading) -> bool {
    let Some((pair, suit)) = reading.pair().and_then(|pair| Some((pair, pair.suit()?))) else { return false };
    let bit = 1 << pair.number();
    let held = numbers(reading)[suit as usize] | bit;
    (1..=7).map(|low| steps(low, 1, 3)).any(|three| three & bit > 0 && held & three == three)
}

fn sanshoku_renkou(reading: &Reading) -> bool {
    stepping_over_suits(reading, 1)
}

fn sanshoku_shoudoukou(reading: &Reading) -> bool {
    let Some((pair, suit)) = reading.pair().and_then(|pair| Some((pair, pair.suit()?))) else { return false };
    let others = Suit::ALL.into_iter().filter(|other| *other != suit);
    others.into_iter().all(|other| numbers(reading)[other as usize] >> pair.number() & 1 == 1)
}

fn ryandoukou(reading: &Reading) -> bool {
    let [man, pin, sou] = numbers(reading);
    [man & pin, man & sou, pin & sou].iter().any(|both| both.count_ones() == 2)
}

fn choupaikou(reading: &Reading) -> bool {
    stepping(reading, 2, 3)
}

fn sujipaikou(reading: &Reading) -> bool {
    stepping(reading, 3, 3)
}

fn chousankou(reading: &Reading) -> bool {
    stepping(reading, 4, 3)
}

fn suuchoupaikou(reading: &Reading) -> bool {
    stepping(reading, 2, 4)
}

fn sanshoku_choupaikou(reading: &Reading) -> bool {
    stepping_over_suits(reading, 2)
}

fn sanshoku_sujipaikou(reading: &Reading) -> bool {
    stepping_over_suits(reading, 3)
}

fn sanshoku_chousankou(reading: &Reading) -> bool {
    stepping_over_suits(reading, 4)
}

fn suuzuukou(reading: &Reading) -> bool {
    (reading.triplets & KindSet::HONOURS).len() == 4 && !reading.pair_in(KindSet::HONOURS)
}

fn value_winds(reading: &Reading) -> KindSet {
    KindSet::of(&[reading.whole.query.seat_wind.kind(), reading.whole.query.round_wind.kind()])
}

/// Neither the wind of the seat nor of the round.
fn guest_winds(reading: &Reading) -> KindSet {
    KindSet::WINDS - value_winds(reading)
}

fn guest_triplets(reading: &Reading) -> usize {
    (reading.triplets & guest_winds(reading)).len()
}

fn sanpuukou(reading: &Reading) -> bool {
    wind_triplets(reading) == 3 && !reading.pair_in(KindSet::WINDS)
}

fn otakaze_sankou(reading: &Reading) -> bool {
    sanpuukou(reading) && guest_triplets(reading) == 3
}

fn shou_sanpuu(reading: &Reading) -> bool {
    wind_triplets(reading) == 2 && reading.pair_in(KindSet::WINDS)
}

fn otakaze_shou_sanpuu(reading: &Reading) -> bool {
    guest_triplets(reading) == 2 && reading.pair_in(guest_winds(reading))
}

/// Only closed kans: no other quad is concealed.
fn ryanankan(reading: &Reading) -> bool {
    (reading.quads() & reading.concealed).len() >= 2
}

fn sanshoku_doukan(reading: &Reading) -> bool {
    three_colours(reading.quads())
}

fn chousangen(reading: &Reading) -> bool {
    KindSet::DRAGONS.within(reading.quads())
}

fn chousuushii(reading: &Reading) -> bool {
    KindSet::WINDS.within(reading.quads())
}

/// Whether there is a triplet of moon, flower or bird, as the tiles are painted.
fn has(reading: &Reading, suit: Suit, number: u8) -> bool {
    Kind::suited(suit, number).is_some_and(|kind| reading.has_triplet(kind))
}

fn moon_and_flower(reading: &Reading) -> bool {
    has(reading, Suit::Pin, 1) && has(reading, Suit::Pin, 5)
}

fn wind_of_value(reading: &Reading) -> bool {
    reading.triplets.meets(value_winds(reading))
}

fn setsugekka(reading: &Reading) -> bool {
    moon_and_flower(reading) && reading.has_triplet(Kind::HAKU)
}

fn kachoufuugetsu(reading: &Reading) -> bool {
    moon_and_flower(reading) && has(reading, Suit::Sou, 1) && wind_of_value(reading)
}

fn fuukasetsugetsu(reading: &Reading) -> bool {
    setsugekka(reading) && wind_of_value(reading)
}
