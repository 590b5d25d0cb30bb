//! Local yaku of what kinds of tiles the hand has.

use jantaku_core::{Kind, KindSet, Suit, Tile};

use super::Reading;
use super::shape::honitsu;
use crate::{Decomposition, Set};

const WINDS: [Kind; 4] = [Kind::EAST, Kind::SOUTH, Kind::WEST, Kind::NORTH];
/// The bamboo printed in green alone.
const GREEN: [u8; 5] = [2, 3, 4, 6, 8];
/// The dots printed without red.
const BLACK: [u8; 3] = [2, 4, 8];

/// Kinds by the numbers of dots and of bamboo, and honours.
struct Kinds<'a> {
    pin: &'a [u8],
    sou: &'a [u8],
    honours: &'a [Kind],
}

impl Kinds<'_> {
    fn have(&self, kind: Kind) -> bool {
        match kind.suit() {
            Some(Suit::Man) => false,
            Some(Suit::Pin) => self.pin.contains(&kind.number()),
            Some(Suit::Sou) => self.sou.contains(&kind.number()),
            None => self.honours.contains(&kind),
        }
    }
}

fn only(reading: &Reading, pin: &[u8], sou: &[u8], honours: &[Kind]) -> bool {
    let kinds = Kinds { pin, sou, honours };
    reading.all_tiles(|kind| kinds.have(kind))
}

fn holds(reading: &Reading, kind: Kind) -> bool {
    reading.all.of(kind) > 0
}

fn winds(reading: &Reading) -> usize {
    WINDS.iter().filter(|&&wind| holds(reading, wind)).count()
}

/// Four sets of green bamboo and these honours, beside this pair.
fn green_around(reading: &Reading, pair: Option<Kind>, honours: &[Kind]) -> bool {
    let kinds = Kinds { pin: &[], sou: &GREEN, honours };
    let green = |set: &Set| set.kinds().all(|kind| kinds.have(kind));
    reading.pair().is_some() && reading.pair() == pair && reading.sets().iter().all(green)
}

fn ring(reading: &Reading, honours: &[Kind]) -> bool {
    green_around(reading, Kind::suited(Suit::Sou, 5), honours)
}

pub(super) fn tohoku_expressway(reading: &Reading) -> bool {
    only(reading, &[2, 4, 6], &[], &[Kind::EAST, Kind::NORTH]) && reading.all.held().len() == 5
}

pub(super) fn junsei_ryuuiisou(reading: &Reading) -> bool {
    only(reading, &[], &GREEN, &[])
}

pub(super) fn ryuuiisou_rin(reading: &Reading) -> bool {
    ring(reading, &[Kind::HATSU])
}

pub(super) fn kouitten(reading: &Reading) -> bool {
    only(reading, &[], &GREEN, &[Kind::CHUN]) && holds(reading, Kind::CHUN)
}

pub(super) fn kouitten_rin(reading: &Reading) -> bool {
    ring(reading, &[Kind::CHUN]) && holds(reading, Kind::CHUN)
}

pub(super) fn banryoku_ittenkou(reading: &Reading) -> bool {
    green_around(reading, Some(Kind::CHUN), &[])
}

///
pub(super) fn beni_kujaku(reading: &Reading) -> bool {
    only(reading, &[], &[1, 5, 7, 9], &[Kind::CHUN])
}

pub(super) fn kokuiisou(reading: &Reading) -> bool {
    only(reading, &BLACK, &[], &WINDS)
}

pub(super) fn han_kokuiisou(reading: &Reading) -> bool {
    only(reading, &[2, 6, 8], &[], &WINDS) && Kind::suited(Suit::Pin, 6).is_some_and(|six| holds(reading, six))
}

pub(super) fn ao_no_doumon(reading: &Reading) -> bool {
    let [east, south, west, north] = WINDS;
    only(reading, &BLACK, &[], &[east, south, west, north, Kind::HATSU])
        && winds(reading) == 1
        && reading.all.held().len() == 5
}

pub(super) fn tanfonhou(reading: &Reading) -> bool {
    let [east, south, west, north] = WINDS;
    only(reading, &BLACK, &GREEN, &[east, south, west, north, Kind::HAKU, Kind::HATSU])
        && !reading.all_tiles(|kind| !kind.is_honour())
}

pub(super) fn chintanfon(reading: &Reading) -> bool {
    only(reading, &BLACK, &GREEN, &[])
}

/// A quad counts four times.
pub(super) fn hyakuman_goku(reading: &Reading) -> bool {
    let worth = |kind: Kind| u32::from(kind.number()) * u32::from(reading.all.of(kind));
    reading.all_tiles(|kind| kind.suit() == Some(Suit::Man)) && reading.all.held().iter().map(worth).sum::<u32>() >= 100
}

pub(super) fn daisougen(reading: &Reading) -> bool {
    only(reading, &[], &[2, 3, 4, 5, 6, 7, 9], &[])
}

pub(super) fn toipuutao(reading: &Reading) -> bool {
    only(reading, &[1, 2, 3, 4, 5, 8, 9], &[2, 4, 5, 6, 8, 9], &[Kind::HAKU])
}

pub(super) fn zentaigo(reading: &Reading) -> bool {
    let five = |kind: Kind| kind.suit().is_some() && kind.number() == 5;
    reading.pair().is_some_and(five) && reading.sets().iter().all(|set| set.kinds().any(five))
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
    let groups = reading.sets().iter().map(|set| set.kind).chain(reading.pair());
    groups.fold(0u8, |sorts, kind| sorts | 1 << sort(kind)) == 0b11111
}

pub(super) fn rentsuu_honitsu(reading: &Reading) -> bool {
    let tied = [(Suit::Man, Kind::CHUN), (Suit::Pin, Kind::HATSU), (Suit::Sou, Kind::HAKU)];
    let held: KindSet = reading.all.held();
    let has = |suit| held.iter().any(|kind| kind.suit() == Some(suit));
    honitsu(reading) && tied.into_iter().any(|(suit, dragon)| has(suit) && reading.has_triplet(dragon))
}

/// Where the house plays with red fives at all.
pub(super) fn mondeikou(reading: &Reading) -> bool {
    let query = reading.query;
    let melded = query.hand.melds().iter().flat_map(|meld| meld.tiles());
    let tiles = query.hand.concealed().iter().copied().chain(melded).chain([query.winning_tile]);
    let reds = query.rules.red_fives;
    let held = tiles.filter(|tile: &Tile| tile.is_red()).count();
    held > 0 && held == usize::from(reds.m) + usize::from(reds.p) + usize::from(reds.s)
}

fn pairs_of(reading: &Reading, test: impl Fn(Kind) -> bool) -> bool {
    matches!(reading.decomposition, Decomposition::Chiitoitsu { pairs } if pairs.iter().copied().all(test))
}

fn pairs_with(reading: &Reading, kinds: &[Kind]) -> bool {
    pairs_of(reading, |_| true) && kinds.iter().all(|&kind| holds(reading, kind))
}

///
pub(super) fn daichisei(reading: &Reading) -> bool {
    pairs_of(reading, Kind::is_honour)
}

pub(super) fn sangen_chiitoi(reading: &Reading) -> bool {
    pairs_with(reading, &[Kind::HAKU, Kind::HATSU, Kind::CHUN])
}

pub(super) fn suushi_chiitoi(reading: &Reading) -> bool {
    pairs_with(reading, &WINDS)
}

pub(super) fn kisuu_chiitoi(reading: &Reading) -> bool {
    pairs_of(reading, |kind| kind.suit().is_some() && kind.number() % 2 == 1)
}

pub(super) fn guusuu_chiitoi(reading: &Reading) -> bool {
    pairs_of(reading, |kind| kind.suit().is_some() && kind.number() % 2 == 0)
}

pub(super) fn dorahairi_chinroutou_chiitoi(reading: &Reading) -> bool {
    let query = reading.query;
    let is_dora = |kind| query.indicators.iter().any(|&indicator| query.rules.dora(indicator) == kind);
    let Decomposition::Chiitoitsu { pairs } = reading.decomposition else { return false };
    let mut others = pairs.iter().copied().filter(|&kind| !kind.is_terminal());
    others.next().is_some_and(is_dora) && others.next().is_none()
}

/// Each of these numbers of a suit twice, all else being none or no part of it.
fn twice(reading: &Reading, suit: Suit, mut numbers: impl Iterator<Item = u8>) -> bool {
    reading.closed && numbers.all(|number| Kind::suited(suit, number).is_some_and(|kind| reading.all.of(kind) == 2))
}

/// in a suit of the house.
pub(super) fn daisharin(reading: &Reading) -> bool {
    use jantaku_core::rules::DaisharinSuits;
    let suits: &[Suit] = match reading.query.rules.daisharin {
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
