//! What a hand must have for a yaku to be looked for: most hands lack most of it, and so most yaku are never asked about.

use jantaku_core::{Counts, KindSet, Suit, YakuSet};

use super::Reading;
use super::registry::REGISTRY;
use crate::{Decomposition, Riichi, WinBy, WinQuery};

/// What nothing that has the yaku can lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// Nothing in particular.
    Nothing,
    /// Riichi.
    Riichi,
    /// Double riichi.
    DoubleRiichi,
    /// A hand laid open in riichi.
    OpenRiichi,
    /// A win within a turn of riichi.
    Ippatsu,
    /// A closed hand and a self-draw.
    ClosedTsumo,
    /// Anything else in the [`Occasion`](crate::Occasion).
    Moment,
    /// Four melds.
    FourMelds,
    /// No terminal and no honour.
    Simples,
    /// Nothing but terminals and honours.
    Outsides,
    /// Tiles of one suit at most.
    OneSuit,
    /// Tiles of all three suits.
    ThreeSuits,
    /// No characters.
    NoCharacters,
    /// Four sets and a pair.
    Sets,
    /// Four sets, and a pair of terminals or honours.
    OutsidePair,
    /// Two equal runs.
    EqualRuns,
    /// Three runs.
    ThreeRuns,
    /// Four runs.
    FourRuns,
    /// A triplet or quad of winds.
    WindTriplet,
    /// A triplet or quad of dragons.
    DragonTriplet,
    /// Two triplets or quads.
    TwoTriplets,
    /// Three triplets or quads.
    ThreeTriplets,
    /// Two quads.
    TwoQuads,
    /// No sets: seven pairs, thirteen orphans or an irregular hand.
    NoSets,
}

impl Need {
    const COUNT: usize = Need::NoSets as usize + 1;
}

/// By need, the yaku that have it.
const YAKU: [YakuSet; Need::COUNT] = {
    let mut yaku = [YakuSet::EMPTY; Need::COUNT];
    let mut at = 0;
    while at < REGISTRY.len() {
        yaku[REGISTRY[at].1 as usize].insert(REGISTRY[at].0);
        at += 1;
    }
    yaku
};

/// The yaku whose needs are met by what is so however the hand is read.
#[inline]
pub(crate) fn of_hand(query: &WinQuery, all: &Counts, closed: bool) -> YakuSet {
    let occasion = &query.occasion;
    let held = all.held();
    let suits = Suit::ALL.map(|suit| usize::from(held.numbers_of(suit) > 0)).iter().sum::<usize>();
    let moment = occasion.last_tile
        | occasion.rinshan
        | occasion.chankan
        | occasion.first_turn
        | (occasion.declares != Riichi::None)
        | occasion.after_kan
        | occasion.nippatsu
        | (occasion.kan_chain > 0)
        | occasion.first_kan
        | (occasion.seen_copies > 2)
        | occasion.eighth_deal;
    met([
        (Need::Nothing, true),
        (Need::Riichi, occasion.riichi != Riichi::None),
        (Need::DoubleRiichi, occasion.riichi == Riichi::Double),
        (Need::OpenRiichi, occasion.open_riichi),
        (Need::Ippatsu, occasion.ippatsu),
        (Need::ClosedTsumo, closed & (query.by == WinBy::Tsumo)),
        (Need::Moment, moment),
        (Need::FourMelds, query.hand.melds().len() == 4),
        (Need::Simples, !held.meets(KindSet::YAOCHUU)),
        (Need::Outsides, held.within(KindSet::YAOCHUU)),
        (Need::OneSuit, suits <= 1),
        (Need::ThreeSuits, suits == 3),
        (Need::NoCharacters, held.numbers_of(Suit::Man) == 0),
    ])
}

/// The yaku whose needs are met by what depends on the reading.
#[inline]
pub(super) fn of_reading(reading: &Reading) -> YakuSet {
    let &Decomposition::Standard { pair, .. } = reading.decomposition else { return YAKU[Need::NoSets as usize] };
    let triplets = reading.triplets.len();
    met([
        (Need::Sets, true),
        (Need::OutsidePair, KindSet::YAOCHUU.contains(pair)),
        (Need::EqualRuns, !reading.twins.is_empty()),
        (Need::ThreeRuns, triplets <= 1),
        (Need::FourRuns, triplets == 0),
        (Need::WindTriplet, reading.triplets.meets(KindSet::WINDS)),
        (Need::DragonTriplet, reading.triplets.meets(KindSet::DRAGONS)),
        (Need::TwoTriplets, triplets >= 2),
        (Need::ThreeTriplets, triplets >= 3),
        (Need::TwoQuads, reading.quads.len() >= 2),
    ])
}

#[inline]
fn met<const N: usize>(needs: [(Need, bool); N]) -> YakuSet {
    let met = needs.into_iter().filter(|(_, met)| *met);
    met.fold(YakuSet::EMPTY, |yaku, (need, _)| yaku | YAKU[need as usize])
}
