use thiserror::Error;

use crate::profile::Feature;
use crate::{Event, Item, MatchId, ParlourTable, Slot};

/// Why a command is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The character was not made yet.
    #[error("there is no {0:?} character yet")]
    NoCharacter(Slot),
    /// The character was made already.
    #[error("there is a {0:?} character already")]
    CharacterExists(Slot),
    /// A name that cannot be shown.
    #[error("a name has 1 to 24 characters")]
    BadName,
    #[error("this costs {needed} yen, and {found} are there")]
    TooFewYen { found: i64, needed: i64 },
    #[error("this takes {needed} points of the account, and {found} are there")]
    TooFewPoints { found: i64, needed: i64 },
    /// Whoever can still sit down somewhere is not given money.
    #[error("money, points and goods are still worth {0}: enough to sit down")]
    NotBroke(i64),
    /// Points are not traded for it.
    #[error("{0:?} cannot be had for points")]
    NotForPoints(Item),
    /// This buyer does not buy it.
    #[error("this buyer does not buy {0:?}")]
    NotWanted(Item),
    /// The character has none.
    #[error("there is no {0:?} to give away")]
    NotOwned(Item),
    /// The character has paid the fee already.
    #[error("the {0:?} character is on the ladder already")]
    OnLadder(Slot),
    /// The character has not paid the fee.
    #[error("the {0:?} character is not on the ladder: the fee comes first")]
    NotOnLadder(Slot),
    /// One match of a ladder at a time.
    #[error("match {0} of this ladder is not over")]
    LadderMatchOpen(MatchId),
    /// The rivals play first.
    #[error("{0} matches of the rivals come first")]
    RivalsFirst(u8),
    /// Not the four ranks of the character's next match.
    #[error("the next match of this ladder is between others")]
    NotTheFour,
    /// No match of rivals is due, or not of these four.
    #[error("these four rivals have no match now")]
    NoRivalsMatch,
    /// No match of the club is due, or not of these four.
    #[error("these four members have no match now")]
    NoClubMatch,
    /// A table that is closed to the character.
    #[error("the {0:?} table is closed to this character")]
    TableClosed(ParlourTable),
    /// Something else that is closed to the character.
    #[error("{0:?} is not open to this character yet")]
    Closed(Feature),
    /// Not three different members of the club.
    #[error("a rate match needs three different members of the club")]
    NotThreeMembers,
    /// A rate that is not offered.
    #[error("the rate is between 1 and 10, not {0}")]
    BadRate(i32),
    /// A match of this id was begun before.
    #[error("match {0} has begun already")]
    MatchBegun(MatchId),
    /// No match of this id is open.
    #[error("match {0} is not open")]
    NoMatch(MatchId),
    /// The places are not those of the players who sat down.
    #[error("match {0} cannot have ended with these places")]
    BadFinish(MatchId),
    /// An amount that is not the price.
    #[error("the amount is not what it costs")]
    BadAmount,
    /// An event that follows from others, and cannot be chosen.
    #[error("nothing leads to this event")]
    NotAChoice,
}

impl Refusal {
    /// The reason as a key, such as `too_few_points`.
    pub fn key(&self) -> &'static str {
        match self {
            Refusal::NoCharacter(_) => "no_character",
            Refusal::CharacterExists(_) => "character_exists",
            Refusal::BadName => "bad_name",
            Refusal::TooFewYen { .. } => "too_few_yen",
            Refusal::TooFewPoints { .. } => "too_few_points",
            Refusal::NotBroke(_) => "not_broke",
            Refusal::NotForPoints(_) => "not_for_points",
            Refusal::NotWanted(_) => "not_wanted",
            Refusal::NotOwned(_) => "not_owned",
            Refusal::OnLadder(_) => "on_ladder",
            Refusal::NotOnLadder(_) => "not_on_ladder",
            Refusal::LadderMatchOpen(_) => "ladder_match_open",
            Refusal::RivalsFirst(_) => "rivals_first",
            Refusal::NotTheFour => "not_the_four",
            Refusal::NoRivalsMatch => "no_rivals_match",
            Refusal::NoClubMatch => "no_club_match",
            Refusal::TableClosed(_) => "table_closed",
            Refusal::Closed(_) => "closed",
            Refusal::NotThreeMembers => "not_three_members",
            Refusal::BadRate(_) => "bad_rate",
            Refusal::MatchBegun(_) => "match_begun",
            Refusal::NoMatch(_) => "no_match",
            Refusal::BadFinish(_) => "bad_finish",
            Refusal::BadAmount => "bad_amount",
            Refusal::NotAChoice => "not_a_choice",
        }
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
