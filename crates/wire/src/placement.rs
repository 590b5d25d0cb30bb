use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::LimitName;

/// The places that one win can lead to, if the game ends with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PlacementTarget {
    /// The seat's place now.
    pub now: u8,
    /// The better places that one win can lead to, the best first.
    pub better: Vec<BetterPlace>,
}

/// The least win for this place, or a better one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BetterPlace {
    pub place: u8,
    /// The discarders, without those from whom one hand is not enough.
    pub ron: Vec<PlacementByRon>,
    /// The self-draw, if one is enough.
    pub tsumo: Option<PlacementByTsumo>,
}

/// A ron that is enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PlacementByRon {
    pub from: u8,
    /// Points of the hand, without honba and sticks, which are added.
    pub points: i32,
    /// The limit it reaches.
    pub limit: Option<LimitName>,
}

/// A self-draw that is enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PlacementByTsumo {
    /// The dealer's payment for the hand; none if the seat is the dealer.
    pub dealer: Option<i32>,
    /// The payment of each of the others.
    pub others: i32,
    /// The limit it reaches.
    pub limit: Option<LimitName>,
}
