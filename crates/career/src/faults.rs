use thiserror::Error;

use crate::profile::Feature;
use crate::{Event, Item, MatchId, ParlourTable, Slot, refusals};

refusals! {
    include_str!("../texts/en/refusals.ftl");
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        NoCharacter(Slot),
        CharacterExists(Slot),
        BadName,
        TooFewYen { found: i64, needed: i64 },
        TooFewPoints { found: i64, needed: i64 },
        /// The character can still sit down somewhere.
        NotBroke(i64),
        NotForPoints(Item),
        NotWanted(Item),
        NotOwned(Item),
        OnLadder(Slot),
        NotOnLadder(Slot),
        LadderMatchOpen(MatchId),
        RivalsFirst(u8),
        /// Not the four ranks of the character's next match.
        NotTheFour,
        /// No match of rivals is due, or not of these four.
        NoRivalsMatch,
        /// No match of the club is due, or not of these four.
        NoClubMatch,
        TableClosed(ParlourTable),
        Closed(Feature),
        NotThreeMembers,
        BadRate(i32),
        MatchBegun(MatchId),
        NoMatch(MatchId),
        /// The places are not those of the players who sat down.
        BadFinish(MatchId),
        BadAmount,
        /// An event that follows from others, and cannot be chosen.
        NotAChoice,
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FoldError {
    #[error("the event does not follow: {expected:?} has to, not {found:?}")]
    Unexpected { expected: Box<Event>, found: Box<Event> },
    /// No command would have led to it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}
