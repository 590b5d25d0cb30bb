use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::LimitName;

/// What place one win can lead to, should the game end with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PlacementTarget {
    /// The seat's place as things stand.
    pub now: u8,
    /// The better places that one win can lead to, the best first.
    pub better: Vec<BetterPlace>,
}

/// The least that leads to a place, or to a better one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BetterPlace {
    pub place: u8,
    /// By whom deals in; those from whom one hand is not enough are left out.
    pub ron: Vec<PlacementByRon>,
    /// By self-draw, where one is enough.
    pub tsumo: Option<PlacementByTsumo>,
}

/// A ron that is enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PlacementByRon {
    pub from: u8,
    /// Points of the hand, without honba and sticks, which come to it.
    pub points: i32,
    /// The limit it reaches.
    pub limit: Option<LimitName>,
}

/// A self-draw that is enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PlacementByTsumo {
    /// What the dealer pays for the hand; nobody where the seat deals itself.
    pub dealer: Option<i32>,
    /// What each of the others pays.
    pub others: i32,
    /// The limit it reaches.
    pub limit: Option<LimitName>,
}
