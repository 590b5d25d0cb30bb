use jantaku_core::{Kind, KindSet};
use jantaku_engine::View;

/// A kind and the number of its tiles that the player has not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct WaitLeft {
    /// The kind that completes the hand.
    #[cfg_attr(feature = "types", serde(rename = "tile"), ts(as = "jantaku_core::Tile"))]
    pub kind: Kind,
    /// The number unseen, at most four.
    pub left: u8,
}

/// Whether the house shows what hands wait for, and whatever else players could work out themselves.
pub fn shows_waits(view: &View) -> bool {
    view.table().rules.wait_display
}

/// How many of each of these kinds the player has not seen.
pub fn waits_left(view: &View, kinds: KindSet) -> Vec<WaitLeft> {
    let left = view.unseen_counts().kinds;
    kinds.iter().map(|kind| WaitLeft { kind, left: left.of(kind) }).collect()
}
