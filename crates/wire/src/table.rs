use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ClaimOn, Dora, MatchEnd, Meld, PlacementTarget, RiverTile, RoundEnd, ShownHand, Tile, WaitLeft, Wind};

/// How far a player's riichi is.
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

/// Where the round is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Phase {
    /// Before the first draw: whoever may have the deal repeated decides.
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
    /// The wall has run out, and hands are shown by choice.
    Showdown {
        /// Whose turn it is to show a hand or not; none once all have.
        seat: Option<u8>,
        /// The hands shown so far, by seat.
        shown: Vec<Option<ShownHand>>,
    },
    /// The round is over.
    Over {},
}

/// The rule that bars something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Why {
    /// The rule's key: `furiten_discard`, `kuikae`, `no_yaku`, ...
    pub rule: String,
    /// The tile it turns on.
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
    /// The tile just drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Tile>,
    /// The waits of the hand, as it is after the last discard; none where the house does not show them.
    pub waits: Vec<WaitLeft>,
    /// Why the hand may not ron, if it is furiten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub furiten: Option<Why>,
    /// In a hand that may be the last: the places that a win in it can lead to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reach: Option<PlacementTarget>,
}

/// Where the match stands when a round begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoundStart {
    pub wind: Wind,
    /// The number of the hand in this wind, from 1.
    pub number: u8,
    /// Which game of the match, from 1.
    pub game: u8,
    pub dealer: u8,
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// The winds of the seats.
    pub winds: Vec<Wind>,
    pub scores: Vec<i32>,
    pub dora: Dora,
    /// The seat at whose wall the dice broke it, where the house lets it win and pay double.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub broken: Option<u8>,
}

/// A hand laid open for an open riichi.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OpenedHand {
    pub seat: u8,
    /// Its concealed tiles, without a drawn one.
    pub concealed: Vec<Tile>,
}

/// What everybody sees of one seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SeatView {
    /// The seat's wind this round.
    pub wind: Wind,
    pub score: i32,
    /// How many tiles it holds concealed, the drawn one included.
    pub concealed: u8,
    pub riichi: Riichi,
    pub river: Vec<RiverTile>,
    /// Its melds, in the order laid.
    pub melds: Vec<Meld>,
    /// How many norths it has laid aside.
    pub kita: u8,
    /// Where who never wins pays for it: whether it has won in this match.
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
    /// The dora, in the order turned.
    pub dora: Vec<Dora>,
    pub seats: Vec<SeatView>,
    /// The hands laid open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OpenedHand>>")]
    pub opened: Vec<OpenedHand>,
    /// Where the round is.
    pub phase: Phase,
    /// The result, once the round is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RoundEnd>,
    /// The standings, once a game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<MatchEnd>,
}

/// All that a seat may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct View {
    #[serde(flatten)]
    pub table: PublicView,
    pub own: SeatState,
}
