use serde::{Deserialize, Serialize};

use crate::profile::Feature;
use crate::{Achievement, Buyer, Entrant, Game, Item, MatchId, Pack, Slot};

/// An event of a career. Amounts are in yen or in points of the account, and always positive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    CharacterCreated {
        character: Slot,
        name: String,
        face: String,
        yen: i64,
    },
    CharacterChanged {
        character: Slot,
        name: String,
        face: String,
    },
    /// A character who cannot sit down anywhere gets the first money again.
    FreshStart {
        character: Slot,
        yen: i64,
    },
    PointsBought {
        character: Slot,
        pack: Pack,
        points: i64,
        yen: i64,
    },
    PrizeBought {
        character: Slot,
        item: Item,
        points: i64,
    },
    ItemSold {
        character: Slot,
        item: Item,
        buyer: Buyer,
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
        /// The holders of these ranks after the match, from the best on.
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
    RivalsPlayed {
        character: Slot,
        /// The best rank of the four.
        first: u8,
        /// The holders of these ranks after the match, from the best on.
        order: [Entrant; 4],
        /// The seed of the match, as 64 hexadecimal digits.
        seed: String,
    },
    ClubPlayed {
        finish: Finish,
        /// The seed of the match, as 64 hexadecimal digits.
        seed: String,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// The players, first place first.
    pub places: Vec<Place>,
    /// The points that everybody began with.
    pub start: i32,
    /// The yakuman that the player won by chance: a marked hand is none.
    #[serde(default, skip_serializing_if = "is_none")]
    pub yakuman: u8,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub who: Entrant,
    /// Points on the table at the end, before uma.
    pub points: i32,
    /// The points won or lost, with uma; in a rate match in marks.
    pub total: i32,
}

impl Finish {
    /// Returns the player's place from 1 with its result, if the player played.
    pub fn own(&self) -> Option<(u8, &Place)> {
        (1..).zip(&self.places).find(|(_, place)| place.who == Entrant::Me)
    }

    /// Returns the place of another player, from 1.
    pub fn place_of(&self, name: &str) -> Option<u8> {
        (1..).zip(&self.places).find(|(_, place)| place.who.name() == Some(name)).map(|(place, _)| place)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_none(count: &u8) -> bool {
    *count == 0
}
