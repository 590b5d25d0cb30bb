//! What a moment demands of the tiles in sight.

use std::fmt;

use jantaku_core::Kind;

use super::{Contradiction, Fact};
use crate::whole::Whole;

/// Where a tile is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Among the concealed tiles of the winner.
    Hand,
    /// In a meld of the winner.
    Meld,
    /// Among the indicators, ura indicators included.
    Indicator,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Hand => "the hand has one",
            Place::Meld => "a meld of the winner has one",
            Place::Indicator => "an indicator shows one",
        })
    }
}

/// Whether the tile robbed can be a north laid aside.
pub(super) fn may_rob_north(whole: &Whole) -> bool {
    let rules = whole.query.rules;
    whole.query.winning_tile.kind() == Kind::NORTH && rules.kita && rules.kita_ron && rules.kita_chankan_yaku
}

/// Where a tile like the winning one is, if the winner or an indicator has another.
pub(super) fn elsewhere(whole: &Whole) -> Option<Place> {
    let (query, kind) = (whole.query, whole.query.winning_tile.kind());
    if whole.concealed.of(kind) > 1 {
        Some(Place::Hand)
    } else if query.hand.melds().iter().any(|meld| meld.tiles().iter().any(|tile| tile.kind() == kind)) {
        Some(Place::Meld)
    } else if query.indicators.iter().chain(query.ura_indicators).any(|tile| tile.kind() == kind) {
        Some(Place::Indicator)
    } else {
        None
    }
}

/// Checks what is said of the moment against the tiles.
#[cold]
pub(super) fn check(whole: &Whole) -> Result<(), Contradiction> {
    let (context, kind) = (&whole.query.context, whole.query.winning_tile.kind());
    if context.chankan
        && !may_rob_north(whole)
        && let Some(place) = elsewhere(whole)
    {
        return Err(Contradiction::Tile { moment: Fact::Chankan, kind, place });
    }
    let seen = context.seen_copies;
    let wrong = |why| Err(Contradiction::InSight { seen, kind, why });
    match seen {
        0 => Ok(()),
        _ if whole.concealed.of(kind).saturating_add(seen) > 4 => {
            wrong("with those in the hand there are more than four")
        }
        _ if seen < shown(whole) => wrong("the winner's melds and the indicators show more"),
        _ => Ok(()),
    }
}

/// How many tiles like the winning one everybody sees that the query states.
fn shown(whole: &Whole) -> u8 {
    let (query, kind) = (whole.query, whole.query.winning_tile.kind());
    let melded = whole.all.of(kind) - whole.concealed.of(kind);
    let aside = if kind == Kind::NORTH { query.kita } else { 0 };
    melded + aside + query.indicators.iter().filter(|tile| tile.kind() == kind).count() as u8
}
