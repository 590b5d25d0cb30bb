use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Side, Tile};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Meld {
    Chii {
        called: Tile,
        /// The tiles from the hand.
        #[ts(as = "Vec<Tile>")]
        own: [Tile; 2],
        from: Side,
    },
    Pon {
        called: Tile,
        /// The tiles from the hand.
        #[ts(as = "Vec<Tile>")]
        own: [Tile; 2],
        /// The player whose tile it was.
        from: Side,
    },
    Daiminkan {
        called: Tile,
        /// The tiles from the hand.
        #[ts(as = "Vec<Tile>")]
        own: [Tile; 3],
        /// The player whose tile it was.
        from: Side,
    },
    /// A pon with the fourth tile added.
    Kakan {
        /// The tile claimed for the pon.
        called: Tile,
        /// The tiles from the hand for the pon.
        #[ts(as = "Vec<Tile>")]
        own: [Tile; 2],
        added: Tile,
        /// The player whose tile the called one was.
        from: Side,
    },
    Ankan {
        #[ts(as = "Vec<Tile>")]
        tiles: [Tile; 4],
    },
}

/// A dora indicator and the tile it points to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Dora {
    pub indicator: Tile,
    pub dora: Tile,
}
