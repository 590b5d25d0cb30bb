use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ClaimOn, Dora, MatchEnd, Meld, PlacementTarget, RiverTile, RoundEnd, ShownHand, Tile, WaitLeft, Wind};

/// The state of a player's riichi.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Riichi {
    None,
    /// Declared; the stick is not paid yet.
    Declared,
    Riichi,
    /// In riichi, and a win now would be ippatsu.
    Ippatsu,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Phase {
    /// Before the first draw: a player who may have the deal repeated decides.
    Opening {},
    /// A seat is about to draw.
    Draw { seat: u8 },
    /// A seat has to act.
    Turn { seat: u8 },
    /// The others may claim a tile.
    Claims {
        from: u8,
        tile: Tile,
        /// What was done with it.
        on: ClaimOn,
    },
    Showdown {
        /// The seat that may show a hand next; none once all have decided.
        seat: Option<u8>,
        /// The hands shown so far, by seat.
        shown: Vec<Option<ShownHand>>,
    },
    /// The round is over.
    Over {},
}

/// The rule that bars an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Why {
    /// The rule's key: `furiten_discard`, `kuikae`, `no_yaku`, ...
    pub rule: String,
    /// The tile in question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// A sentence in English.
    pub message: String,
}

/// What only this seat knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SeatState {
    /// The concealed tiles in order, without the drawn one.
    pub concealed: Vec<Tile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Tile>,
    /// The waits of the hand after the last discard; none if the house does not show them.
    pub waits: Vec<WaitLeft>,
    /// Why the hand may not ron, if it is furiten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub furiten: Option<Why>,
    /// In a hand that may be the last: the places that a win in it can lead to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reach: Option<PlacementTarget>,
}

/// The position of the match when a round begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoundStart {
    pub wind: Wind,
    /// The number of the hand in this wind, from 1.
    pub number: u8,
    /// The number of the game in the match, from 1.
    pub game: u8,
    pub dealer: u8,
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    pub winds: Vec<Wind>,
    pub scores: Vec<i32>,
    pub dora: Dora,
    /// The seat at whose wall the dice broke it, if the house lets it win and pay double.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub broken: Option<u8>,
}

/// A revealed hand of an open riichi.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OpenedHand {
    pub seat: u8,
    /// Its concealed tiles, without a drawn one.
    pub concealed: Vec<Tile>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SeatView {
    pub wind: Wind,
    pub score: i32,
    /// The number of concealed tiles, including the drawn one.
    pub concealed: u8,
    pub riichi: Riichi,
    pub river: Vec<RiverTile>,
    pub melds: Vec<Meld>,
    /// The number of norths laid aside.
    pub kita: u8,
    /// Whether it has won in this match, where a player who never wins pays for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
}

/// The table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PublicView {
    pub round: RoundStart,
    /// Riichi sticks on the table now.
    pub sticks: u32,
    /// Tiles left in the live wall.
    pub live_left: u8,
    /// Supplement tiles drawn, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supplements: Option<NonZeroU8>,
    pub dora: Vec<Dora>,
    pub seats: Vec<SeatView>,
    /// The hands laid open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OpenedHand>>")]
    pub opened: Vec<OpenedHand>,
    /// The state of the round.
    pub phase: Phase,
    /// The result, once the round is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RoundEnd>,
    /// The standings, once a game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<MatchEnd>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct View {
    #[serde(flatten)]
    pub table: PublicView,
    pub own: SeatState,
}
