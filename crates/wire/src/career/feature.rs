use jantaku_career as career;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Feature {
    /// A match against the guest, and the expert table.
    Guest,
    /// The guest has been beaten.
    GuestBeaten,
    /// The dragon king's match.
    DragonKing,
}

impl From<career::Feature> for Feature {
    fn from(feature: career::Feature) -> Feature {
        match feature {
            career::Feature::Guest => Feature::Guest,
            career::Feature::GuestBeaten => Feature::GuestBeaten,
            career::Feature::DragonKing => Feature::DragonKing,
        }
    }
}
