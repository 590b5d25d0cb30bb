//! What a hand must have for a yaku to be looked for: most hands lack most of it, so most yaku are never checked.

use jantaku_core::{KindSet, Suit, YakuSet};

use super::registry::ASKED;
use super::{Reading, shape};
use crate::Riichi;
use crate::decomposition::Form;
use crate::whole::Whole;

/// Something that every hand with the yaku has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    Nothing,
    /// An open hand in riichi.
    OpenRiichi,
    /// A win within a turn of riichi.
    Ippatsu,
    /// Anything else in the [`WinContext`](crate::WinContext).
    Moment,
    FourMelds,
    /// Only terminals and honours.
    Outsides,
    /// Tiles of at most one suit.
    OneSuit,
    /// Tiles of all three suits.
    ThreeSuits,
    NoCharacters,
    /// Four sets and a pair.
    Sets,
    EqualRuns,
    ThreeRuns,
    FourRuns,
    /// A triplet or quad of winds.
    WindTriplet,
    /// Two triplets or quads of winds.
    TwoWinds,
    /// Two triplets or quads of dragons.
    TwoDragons,
    /// Two triplets or quads.
    TwoTriplets,
    /// Three triplets or quads.
    ThreeTriplets,
    /// Four concealed triplets or quads.
    FourConcealed,
    TwoQuads,
    Orphans,
    /// No sets: seven pairs, thirteen orphans or an irregular hand.
    NoSets,
}

impl Need {
    pub const COUNT: usize = Need::NoSets as usize + 1;
}

/// The yaku whose needs are met in every reading.
#[inline]
pub(super) fn of_hand(whole: &Whole) -> YakuSet {
    let context = &whole.query.context;
    let held = whole.all.held();
    let suits = shape::suits(whole);
    let moment = context.last_tile
        | context.rinshan
        | context.chankan
        | context.first_turn
        | (context.declares != Riichi::None)
        | context.after_kan
        | context.nippatsu
        | (context.kan_chain > 0)
        | context.first_kan
        | (context.seen_copies > 2)
        | context.eighth_deal;
    met([
        (Need::Nothing, true),
        (Need::OpenRiichi, context.open_riichi),
        (Need::Ippatsu, context.ippatsu),
        (Need::Moment, moment),
        (Need::FourMelds, whole.melds.sets.len() == 4),
        (Need::Outsides, held.within(KindSet::YAOCHUU)),
        (Need::OneSuit, suits <= 1),
        (Need::ThreeSuits, suits == 3),
        (Need::NoCharacters, held.numbers_of(Suit::Man) == 0),
        (Need::TwoQuads, whole.melds.quads.len() >= 2),
    ])
}

/// The yaku whose needs are met by this reading.
#[inline]
pub(super) fn of_reading(reading: &Reading) -> YakuSet {
    let triplets = reading.triplets.len();
    let sets = matches!(reading.form, Form::Standard { .. });
    met([
        (Need::NoSets, !sets),
        (Need::Sets, sets),
        (Need::EqualRuns, !reading.twins.is_empty()),
        (Need::ThreeRuns, sets & (triplets <= 1)),
        (Need::FourRuns, sets & (triplets == 0)),
        (Need::Orphans, matches!(reading.form, Form::Kokushi { .. })),
        (Need::WindTriplet, reading.triplets.meets(KindSet::WINDS)),
        (Need::TwoWinds, (reading.triplets & KindSet::WINDS).len() >= 2),
        (Need::TwoDragons, (reading.triplets & KindSet::DRAGONS).len() >= 2),
        (Need::FourConcealed, reading.concealed.len() == 4),
        (Need::TwoTriplets, triplets >= 2),
        (Need::ThreeTriplets, triplets >= 3),
    ])
}

#[inline]
fn met<const N: usize>(needs: [(Need, bool); N]) -> YakuSet {
    let met = needs.into_iter().filter(|(_, met)| *met);
    met.fold(YakuSet::EMPTY, |yaku, (need, _)| yaku | ASKED[need as usize])
}
