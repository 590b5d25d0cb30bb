//! Local yaku of the kinds of tiles in the hand.

use jantaku_core::{Kind, KindSet, Suit, Tile};

use super::Reading;
use super::shape::{chiitoitsu, honitsu};
use super::yakuman::GREEN;
use crate::Set;
use crate::decomposition::Form;

/// The dots printed without red.
const BLACK: KindSet = pin(&[2, 4, 8]);

const fn pin(numbers: &[u8]) -> KindSet {
    KindSet::numbers(Suit::Pin, numbers)
}

const fn sou(numbers: &[u8]) -> KindSet {
    KindSet::numbers(Suit::Sou, numbers)
}

const fn with(kinds: KindSet, honours: &[Kind]) -> KindSet {
    kinds.or(KindSet::of(honours))
}

fn holds(reading: &Reading, kind: Kind) -> bool {
    reading.whole.all.of(kind) > 0
}

/// Four sets of these kinds with this pair.
fn around(reading: &Reading, pair: Kind, kinds: KindSet) -> bool {
    let all = |set: &Set| set.kinds().all(|kind| kinds.contains(kind));
    reading.pair() == Some(pair) && reading.standard_sets().iter().all(all)
}

fn ring(reading: &Reading, honour: Kind) -> bool {
    Kind::suited(Suit::Sou, 5).is_some_and(|five| around(reading, five, with(GREEN, &[honour])))
}

pub(super) fn tohoku_expressway(reading: &Reading) -> bool {
    reading.whole.all.held() == with(pin(&[2, 4, 6]), &[Kind::EAST, Kind::NORTH])
}

pub(super) fn junsei_ryuuiisou(reading: &Reading) -> bool {
    reading.only(GREEN)
}

pub(super) fn ryuuiisou_rin(reading: &Reading) -> bool {
    ring(reading, Kind::HATSU)
}

pub(super) fn kouitten(reading: &Reading) -> bool {
    reading.only(with(GREEN, &[Kind::CHUN])) && holds(reading, Kind::CHUN)
}

pub(super) fn kouitten_rin(reading: &Reading) -> bool {
    ring(reading, Kind::CHUN) && holds(reading, Kind::CHUN)
}

pub(super) fn banryoku_ittenkou(reading: &Reading) -> bool {
    around(reading, Kind::CHUN, GREEN)
}

//
pub(super) fn beni_kujaku(reading: &Reading) -> bool {
    reading.only(with(sou(&[1, 5, 7, 9]), &[Kind::CHUN]))
}

pub(super) fn kokuiisou(reading: &Reading) -> bool {
    reading.only(BLACK.or(KindSet::WINDS))
}

pub(super) fn han_kokuiisou(reading: &Reading) -> bool {
    reading.only(pin(&[2, 6, 8]).or(KindSet::WINDS)) && reading.whole.all.held().meets(pin(&[6]))
}

pub(super) fn ao_no_doumon(reading: &Reading) -> bool {
    let held = reading.whole.all.held();
    (held & KindSet::WINDS).len() == 1 && held - KindSet::WINDS == with(BLACK, &[Kind::HATSU])
}

pub(super) fn tanfonhou(reading: &Reading) -> bool {
    reading.only(with(BLACK.or(GREEN).or(KindSet::WINDS), &[Kind::HAKU, Kind::HATSU]))
        && reading.whole.all.held().meets(KindSet::HONOURS)
}

pub(super) fn chintanfon(reading: &Reading) -> bool {
    reading.only(BLACK.or(GREEN))
}

/// A quad counts four times.
pub(super) fn hyakuman_goku(reading: &Reading) -> bool {
    let worth = |kind: Kind| u32::from(kind.number()) * u32::from(reading.whole.all.of(kind));
    reading.only(KindSet::suit(Suit::Man)) && reading.whole.all.held().iter().map(worth).sum::<u32>() >= 100
}

pub(super) fn daisougen(reading: &Reading) -> bool {
    reading.only(sou(&[2, 3, 4, 5, 6, 7, 9]))
}

pub(super) fn toipuutao(reading: &Reading) -> bool {
    reading.only(with(pin(&[1, 2, 3, 4, 5, 8, 9]).or(sou(&[2, 4, 5, 6, 8, 9])), &[Kind::HAKU]))
}

pub(super) fn zentaigo(reading: &Reading) -> bool {
    let five = |kind: Kind| kind.suit().is_some() && kind.number() == 5;
    reading.pair().is_some_and(five) && reading.standard_sets().iter().all(|set| set.kinds().any(five))
}

/// Characters, dots, bamboo, winds and dragons, by number.
fn sort(kind: Kind) -> usize {
    match kind.suit() {
        Some(suit) => suit as usize,
        None if kind.is_wind() => 3,
        None => 4,
    }
}

pub(super) fn uumensai(reading: &Reading) -> bool {
    let groups = reading.standard_sets().into_iter().map(|set| set.kind).chain(reading.pair());
    groups.fold(0u8, |sorts, kind| sorts | 1 << sort(kind)) == 0b11111
}

pub(super) fn rentsuu_honitsu(reading: &Reading) -> bool {
    let tied = [(Suit::Man, Kind::CHUN), (Suit::Pin, Kind::HATSU), (Suit::Sou, Kind::HAKU)];
    let has = |suit| reading.whole.all.held().numbers_of(suit) > 0;
    honitsu(reading.whole) && tied.into_iter().any(|(suit, dragon)| has(suit) && reading.has_triplet(dragon))
}

/// Counts only if the house has red fives.
pub(super) fn mondeikou(reading: &Reading) -> bool {
    let query = reading.whole.query;
    let melded = query.hand.melds().iter().flat_map(|meld| meld.tiles());
    let tiles = query.hand.concealed().iter().copied().chain(melded).chain([query.winning_tile]);
    let reds = query.rules.red_fives;
    let held = tiles.filter(|tile: &Tile| tile.is_red()).count();
    held > 0 && held == usize::from(reds.m) + usize::from(reds.p) + usize::from(reds.s)
}

//
pub(super) fn daichisei(reading: &Reading) -> bool {
    chiitoitsu(reading) && reading.only(KindSet::HONOURS)
}

pub(super) fn sangen_chiitoi(reading: &Reading) -> bool {
    chiitoitsu(reading) && KindSet::DRAGONS.within(reading.whole.all.held())
}

pub(super) fn suushi_chiitoi(reading: &Reading) -> bool {
    chiitoitsu(reading) && KindSet::WINDS.within(reading.whole.all.held())
}

pub(super) fn kisuu_chiitoi(reading: &Reading) -> bool {
    chiitoitsu(reading) && reading.only(KindSet::in_every_suit(&[1, 3, 5, 7, 9]))
}

pub(super) fn guusuu_chiitoi(reading: &Reading) -> bool {
    chiitoitsu(reading) && reading.only(KindSet::in_every_suit(&[2, 4, 6, 8]))
}

pub(super) fn dorahairi_chinroutou_chiitoi(reading: &Reading) -> bool {
    let query = reading.whole.query;
    let is_dora = |kind| query.indicators.iter().any(|&indicator| query.rules.dora(indicator) == kind);
    let Form::Chiitoitsu { pairs } = reading.form else { return false };
    let mut others = pairs.iter().copied().filter(|&kind| !kind.is_terminal());
    others.next().is_some_and(is_dora) && others.next().is_none()
}

/// Each of these numbers of a suit twice, and nothing else.
fn twice(reading: &Reading, suit: Suit, mut numbers: impl Iterator<Item = u8>) -> bool {
    reading.whole.closed
        && numbers.all(|number| Kind::suited(suit, number).is_some_and(|kind| reading.whole.all.of(kind) == 2))
}

//
/// In a suit of the house.
pub(super) fn daisharin(reading: &Reading) -> bool {
    use jantaku_core::rules::DaisharinSuits;
    let suits: &[Suit] = match reading.whole.query.rules.daisharin {
        DaisharinSuits::Pinzu => &[Suit::Pin],
        DaisharinSuits::AnySuit => &Suit::ALL,
    };
    suits.iter().any(|&suit| twice(reading, suit, 2..=8))
}

pub(super) fn daichikurin(reading: &Reading) -> bool {
    twice(reading, Suit::Sou, 2..=8)
}

pub(super) fn daisuurin(reading: &Reading) -> bool {
    twice(reading, Suit::Man, 2..=8)
}

fn small_wheels(reading: &Reading, suit: Suit) -> bool {
    twice(reading, suit, 1..=7) || twice(reading, suit, 3..=9)
}

pub(super) fn shousharin(reading: &Reading) -> bool {
    small_wheels(reading, Suit::Pin)
}

pub(super) fn shouchikurin(reading: &Reading) -> bool {
    small_wheels(reading, Suit::Sou)
}

pub(super) fn shousuurin(reading: &Reading) -> bool {
    small_wheels(reading, Suit::Man)
}

pub(super) fn chuusharin(reading: &Reading) -> bool {
    [1, 2].iter().any(|&low| {
        let missing = low + 1..low + 7;
        missing.into_iter().any(|gap| twice(reading, Suit::Pin, (low..=low + 7).filter(|&number| number != gap)))
    })
}
