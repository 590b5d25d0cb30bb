use thiserror::Error;

use crate::profile::Feature;
use crate::{Event, Item, MatchId, ParlourTable, Slot, refusals};

refusals! {
    include_str!("../texts/en/refusals.ftl");
    /// Why a command is refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// The character was not made yet.
        NoCharacter(Slot),
        /// The character was made already.
        CharacterExists(Slot),
        /// A name that cannot be shown.
        BadName,
        TooFewYen { found: i64, needed: i64 },
        TooFewPoints { found: i64, needed: i64 },
        /// Whoever can still sit down somewhere is not given money.
        NotBroke(i64),
        /// Points are not traded for it.
        NotForPoints(Item),
        /// This buyer does not buy it.
        NotWanted(Item),
        /// The character has none.
        NotOwned(Item),
        /// The character has paid the fee already.
        OnLadder(Slot),
        /// The character has not paid the fee.
        NotOnLadder(Slot),
        /// One match of a ladder at a time.
        LadderMatchOpen(MatchId),
        /// The rivals play first.
        RivalsFirst(u8),
        /// Not the four ranks of the character's next match.
        NotTheFour,
        /// No match of rivals is due, or not of these four.
        NoRivalsMatch,
        /// No match of the club is due, or not of these four.
        NoClubMatch,
        /// A table that is closed to the character.
        TableClosed(ParlourTable),
        /// Something else that is closed to the character.
        Closed(Feature),
        /// Not three different members of the club.
        NotThreeMembers,
        /// A rate that is not offered.
        BadRate(i32),
        /// A match of this id was begun before.
        MatchBegun(MatchId),
        /// No match of this id is open.
        NoMatch(MatchId),
        /// The places are not those of the players who sat down.
        BadFinish(MatchId),
        /// An amount that is not the price.
        BadAmount,
        /// An event that follows from others, and cannot be chosen.
        NotAChoice,
    }
}

/// Why an event cannot be the next of a profile.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FoldError {
    /// Something else has to follow.
    #[error("the event does not follow: {expected:?} has to, not {found:?}")]
    Unexpected {
        /// What has to follow.
        expected: Box<Event>,
        found: Box<Event>,
    },
    /// No command would have led to it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}
