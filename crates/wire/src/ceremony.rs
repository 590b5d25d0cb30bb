use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Tile, Wind};

/// A table set up by hand, from the draw of seats to the deal. Seats are numbered from East on, in turn order; places
/// counter-clockwise from that of the person who watches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Ceremony {
    /// The five tiles of the draw of seats in their places: one of each wind and a white dragon.
    pub seating_tiles: Vec<Tile>,
    /// For each of them, the draw in which the person takes it first.
    pub seatings: Vec<SeatingDraw>,
    pub dice: [u8; 2],
    /// The number of stacks in front of each player.
    pub side: u8,
    /// The seat at whose wall the dice break it.
    pub broken: u8,
    /// The number of stacks to the right of the break on that side.
    pub after: u8,
    /// The stacks of the dead wall from its open end.
    pub dead: Vec<StackRef>,
    /// The one with the first indicator, counted from 0.
    pub indicator_stack: u8,
    pub indicator: Tile,
    pub deal: Vec<DealStep>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SeatingDraw {
    /// The tile that each place takes, in turn.
    pub takes: Vec<u8>,
    /// The place that also takes the last tile.
    pub holder: u8,
    /// The wind that each place has drawn.
    pub winds: Vec<Wind>,
    /// The place to which each moves.
    pub moves: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct StackRef {
    /// The seat in front of which it stands.
    pub seat: u8,
    /// Its number, from 0 at the right end as that player sees it.
    pub nth: u8,
}

/// The tiles that one player takes at once in the deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DealStep {
    pub seat: u8,
    /// The stacks that the tiles come from.
    pub stacks: Vec<StackRef>,
    pub tiles: Vec<Tile>,
}

/// The draw of the seats before the first deal. Seats are those of the match: seat 0 deals first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum SeatsDrawn {
    /// Throws of the dice, in order.
    Dice {
        /// The first chooses who throws again, the last the first dealer.
        throws: Vec<SeatThrow>,
    },
    /// A draw of wind tiles and a white dragon.
    Winds { takes: Vec<SeatTake> },
}

/// A throw of the dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SeatThrow {
    pub seat: u8,
    pub dice: [u8; 2],
    /// The player that it chooses: counted in turn order, the thrower being one.
    pub falls_on: u8,
}

/// The tiles of a player in a draw of seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SeatTake {
    pub seat: u8,
    /// Their tiles: a wind, and for one of them the white dragon, before or after it.
    pub tiles: Vec<Tile>,
}
