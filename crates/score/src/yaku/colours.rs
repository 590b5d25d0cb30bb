//! Local yaku of the kinds of tiles in the hand.

use jantaku_core::{Kind, KindSet, Suit, Tile, Yaku};

use super::Reading;
use super::need::Need;
use super::registry::{Entry, asked};
use super::shape::{chiitoitsu, honitsu};
use super::yakuman::GREEN;
use crate::Set;
use crate::decomposition::Form;

pub(super) const YAKU: &[Entry] = &[
    asked(Yaku::Daisharin, Need::OneSuit, daisharin),
    asked(Yaku::BeniKujaku, Need::OneSuit, beni_kujaku),
    asked(Yaku::Daichisei, Need::NoSets, daichisei),
    asked(Yaku::TohokuExpressway, Need::OneSuit, tohoku_expressway),
    asked(Yaku::JunseiRyuuiisou, Need::OneSuit, junsei_ryuuiisou),
    asked(Yaku::RyuuiisouRin, Need::OneSuit, ryuuiisou_rin),
    asked(Yaku::Kouitten, Need::OneSuit, kouitten),
    asked(Yaku::KouittenRin, Need::OneSuit, kouitten_rin),
    asked(Yaku::BanryokuIttenkou, Need::OneSuit, banryoku_ittenkou),
    asked(Yaku::Kokuiisou, Need::OneSuit, kokuiisou),
    asked(Yaku::HanKokuiisou, Need::OneSuit, han_kokuiisou),
    asked(Yaku::AoNoDoumon, Need::OneSuit, ao_no_doumon),
    asked(Yaku::Tanfonhou, Need::NoCharacters, tanfonhou),
    asked(Yaku::Chintanfon, Need::NoCharacters, chintanfon),
    asked(Yaku::HyakumanGoku, Need::OneSuit, hyakuman_goku),
    asked(Yaku::Daisougen, Need::OneSuit, daisougen),
    asked(Yaku::Toipuutao, Need::NoCharacters, toipuutao),
    asked(Yaku::Zentaigo, Need::Sets, zentaigo),
    asked(Yaku::Uumensai, Need::ThreeSuits, uumensai),
    asked(Yaku::RentsuuHonitsu, Need::OneSuit, rentsuu_honitsu),
    asked(Yaku::Mondeikou, Need::Nothing, mondeikou),
    asked(Yaku::Daichikurin, Need::OneSuit, daichikurin),
    asked(Yaku::Daisuurin, Need::OneSuit, daisuurin),
    asked(Yaku::Shousharin, Need::OneSuit, shousharin),
    asked(Yaku::Shouchikurin, Need::OneSuit, shouchikurin),
    asked(Yaku::Shousuurin, Need::OneSuit, shousuurin),
    asked(Yaku::Chuusharin, Need::OneSuit, chuusharin),
    asked(Yaku::SangenChiitoi, Need::NoSets, sangen_chiitoi),
    asked(Yaku::SuushiChiitoi, Need::NoSets, suushi_chiitoi),
    asked(Yaku::KisuuChiitoi, Need::NoSets, kisuu_chiitoi),
    asked(Yaku::GuusuuChiitoi, Need::NoSets, guusuu_chiitoi),
    asked(Yaku::DorahairiChinroutouChiitoi, Need::NoSets, dorahairi_chinroutou_chiitoi),
];

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

fn tohoku_expressway(reading: &Reading) -> bool {
    reading.whole.all.held() == with(pin(&[2, 4, 6]), &[Kind::EAST, Kind::NORTH])
}

fn junsei_ryuuiisou(reading: &Reading) -> bool {
    reading.only(GREEN)
}

fn ryuuiisou_rin(reading: &Reading) -> bool {
    ring(reading, Kind::HATSU)
}

fn kouitten(reading: &Reading) -> bool {
    reading.only(with(GREEN, &[Kind::CHUN])) && holds(reading, Kind::CHUN)
}

fn kouitten_rin(reading: &Reading) -> bool {
    ring(reading, Kind::CHUN) && holds(reading, Kind::CHUN)
}

fn banryoku_ittenkou(reading: &Reading) -> bool {
    around(reading, Kind::CHUN, GREEN)
}

//
fn beni_kujaku(reading: &Reading) -> bool {
    reading.only(with(sou(&[1, 5, 7, 9]), &[Kind::CHUN]))
}

fn kokuiisou(reading: &Reading) -> bool {
    reading.only(BLACK.or(KindSet::WINDS))
}

fn han_kokuiisou(reading: &Reading) -> bool {
    reading.only(pin(&[2, 6, 8]).or(KindSet::WINDS)) && reading.whole.all.held().meets(pin(&[6]))
}

fn ao_no_doumon(reading: &Reading) -> bool {
    let held = reading.whole.all.held();
    (held & KindSet::WINDS).len() == 1 && held - KindSet::WINDS == with(BLACK, &[Kind::HATSU])
}

fn tanfonhou(reading: &Reading) -> bool {
    reading.only(with(BLACK.or(GREEN).or(KindSet::WINDS), &[Kind::HAKU, Kind::HATSU]))
        && reading.whole.all.held().meets(KindSet::HONOURS)
}

fn chintanfon(reading: &Reading) -> bool {
    reading.only(BLACK.or(GREEN))
}

/// A quad counts four times.
fn hyakuman_goku(reading: &Reading) -> bool {
    let worth = |kind: Kind| u32::from(kind.number()) * u32::from(reading.whole.all.of(kind));
    reading.only(KindSet::suit(Suit::Man)) && reading.whole.all.held().iter().map(worth).sum::<u32>() >= 100
}

fn daisougen(reading: &Reading) -> bool {
    reading.only(sou(&[2, 3, 4, 5, 6, 7, 9]))
}

fn toipuutao(reading: &Reading) -> bool {
    reading.only(with(pin(&[1, 2, 3, 4, 5, 8, 9]).or(sou(&[2, 4, 5, 6, 8, 9])), &[Kind::HAKU]))
}

fn zentaigo(reading: &Reading) -> bool {
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

fn uumensai(reading: &Reading) -> bool {
    let groups = reading.standard_sets().into_iter().map(|set| set.kind).chain(reading.pair());
    groups.fold(0u8, |sorts, kind| sorts | 1 << sort(kind)) == 0b11111
}

fn rentsuu_honitsu(reading: &Reading) -> bool {
    let tied = [(Suit::Man, Kind::CHUN), (Suit::Pin, Kind::HATSU), (Suit::Sou, Kind::HAKU)];
    let has = |suit| reading.whole.all.held().numbers_of(suit) > 0;
    honitsu(reading.whole) && tied.into_iter().any(|(suit, dragon)| has(suit) && reading.has_triplet(dragon))
}

/// Counts only if the house has red fives.
fn mondeikou(reading: &Reading) -> bool {
    let query = reading.whole.query;
    let melded = query.hand.melds().iter().flat_map(|meld| meld.tiles());
    let tiles = query.hand.concealed().iter().copied().chain(melded).chain([query.winning_tile]);
    let reds = query.rules.red_fives;
    let held = tiles.filter(|tile: &Tile| tile.is_red()).count();
    held > 0 && held == usize::from(reds.m) + usize::from(reds.p) + usize::from(reds.s)
}

//
fn daichisei(reading: &Reading) -> bool {
    chiitoitsu(reading) && reading.only(KindSet::HONOURS)
}

fn sangen_chiitoi(reading: &Reading) -> bool {
    chiitoitsu(reading) && KindSet::DRAGONS.within(reading.whole.all.held())
}

fn suushi_chiitoi(reading: &Reading) -> bool {
    chiitoitsu(reading) && KindSet::WINDS.within(reading.whole.all.held())
}

fn kisuu_chiitoi(reading: &Reading) -> bool {
    chiitoitsu(reading) && reading.only(KindSet::in_every_suit(&[1, 3, 5, 7, 9]))
}

fn guusuu_chiitoi(reading: &Reading) -> bool {
    chiitoitsu(reading) && reading.only(KindSet::in_every_suit(&[2, 4, 6, 8]))
}

fn dorahairi_chinroutou_chiitoi(reading: &Reading) -> bool {
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
fn daisharin(reading: &Reading) -> bool {
    use jantaku_core::rules::DaisharinSuits;
    let suits: &[Suit] = match reading.whole.query.rules.daisharin {
        DaisharinSuits::Pinzu => &[Suit::Pin],
        DaisharinSuits::AnySuit => &Suit::ALL,
    };
    suits.iter().any(|&suit| twice(reading, suit, 2..=8))
}

fn daichikurin(reading: &Reading) -> bool {
    twice(reading, Suit::Sou, 2..=8)
}

fn daisuurin(reading: &Reading) -> bool {
    twice(reading, Suit::Man, 2..=8)
}

fn small_wheels(reading: &Reading, suit: Suit) -> bool {
    twice(reading, suit, 1..=7) || twice(reading, suit, 3..=9)
}

fn shousharin(reading: &Reading) -> bool {
    small_wheels(reading, Suit::Pin)
}

fn shouchikurin(reading: &Reading) -> bool {
    small_wheels(reading, Suit::Sou)
}

fn shousuurin(reading: &Reading) -> bool {
    small_wheels(reading, Suit::Man)
}

fn chuusharin(reading: &Reading) -> bool {
    [1, 2].iter().any(|&low| {
        let missing = low + 1..low + 7;
        missing.into_iter().any(|gap| twice(reading, Suit::Pin, (low..=low + 7).filter(|&number| number != gap)))
    })
}
