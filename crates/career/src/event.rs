use serde::{Deserialize, Serialize};

use crate::profile::Feature;
use crate::{Achievement, Buyer, Entrant, Game, Item, MatchId, Pack, Slot};

/// What happened in a career. Amounts are in yen or in points of the account, and always positive: what an event does with
/// them is its meaning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    CharacterCreated {
        character: Slot,
        name: String,
        /// Whose face it has, by name.
        face: String,
        /// The money it begins with.
        yen: i64,
    },
    /// A character takes another name or face.
    CharacterChanged {
        character: Slot,
        name: String,
        /// Whose face it has, by name.
        face: String,
    },
    /// A character who could not sit down anywhere gets the money to begin with once more.
    FreshStart {
        character: Slot,
        /// The money it then has.
        yen: i64,
    },
    /// The desk sold points.
    PointsBought {
        character: Slot,
        pack: Pack,
        points: i64,
        yen: i64,
    },
    /// Points were traded for a prize.
    PrizeBought {
        character: Slot,
        item: Item,
        points: i64,
    },
    /// Something was sold for money.
    ItemSold {
        character: Slot,
        item: Item,
        buyer: Buyer,
        /// What the buyer paid.
        yen: i64,
    },
    /// The fee of the tournament was paid; the character stands last on the ladder.
    LadderEntered {
        character: Slot,
        yen: i64,
    },
    /// A seat was taken; a buy-in left the account.
    SeatTaken {
        match_id: MatchId,
        /// What it is played for.
        game: Game,
    },
    /// A match was given up: a buy-in is lost, and the ladder stays as it is.
    MatchQuit {
        match_id: MatchId,
    },
    MatchSettled {
        match_id: MatchId,
        finish: Finish,
    },
    /// The four of a ladder match take its four ranks in the order of their places. Follows [`Event::MatchSettled`].
    LadderMoved {
        character: Slot,
        /// The best rank of the four.
        first: u8,
        /// Who holds them now, from the best on.
        order: [Entrant; 4],
    },
    /// Something was won: a prize of the ladder, or the marker of the dragon king. Follows [`Event::MatchSettled`].
    PrizeWon {
        character: Slot,
        item: Item,
    },
    /// First place of the ladder was held. Follows [`Event::MatchSettled`].
    TitleDefended {
        character: Slot,
    },
    /// A table or a match is open to a character from now on. Follows [`Event::MatchSettled`].
    Unlocked {
        character: Slot,
        feature: Feature,
    },
    /// An achievement, the first time. Follows [`Event::MatchSettled`].
    Achieved {
        achievement: Achievement,
        match_id: MatchId,
    },
    /// Four rivals played one another.
    RivalsPlayed {
        character: Slot,
        /// The best rank of the four.
        first: u8,
        /// Who holds their ranks now, from the best on.
        order: [Entrant; 4],
        /// What the match was dealt from, as 64 hexadecimal digits.
        seed: String,
    },
    /// Four members of the club played one another.
    ClubPlayed {
        /// How it ended, in points and marks.
        finish: Finish,
        /// What the match was dealt from, as 64 hexadecimal digits.
        seed: String,
    },
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// The players, first place first.
    pub places: Vec<Place>,
    /// The points that everybody began with.
    pub start: i32,
    /// How many yakuman the player won by chance: a marked hand is none.
    #[serde(default, skip_serializing_if = "is_none")]
    pub yakuman: u8,
}

/// How one player ended a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub who: Entrant,
    /// Points on the table at the end, before uma.
    pub points: i32,
    /// The result: what was won or lost with uma, in points; in a rate match in marks.
    pub total: i32,
}

impl Finish {
    /// The player's place from 1, and how it was reached; none where the player did not play.
    pub fn own(&self) -> Option<(u8, &Place)> {
        (1..).zip(&self.places).find(|(_, place)| place.who == Entrant::Me)
    }

    /// The place of another player, from 1.
    pub fn place_of(&self, name: &str) -> Option<u8> {
        (1..).zip(&self.places).find(|(_, place)| place.who.name() == Some(name)).map(|(place, _)| place)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_none(count: &u8) -> bool {
    *count == 0
}
