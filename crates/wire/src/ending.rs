//! Matches that are not played to their end, and what people at a table vote on.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What people at a table may agree on. Whoever is away has no vote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum Proposal {
    /// The match ends here, without a result.
    End {},
    /// A bot plays this seat, whose player is not connected, until they return.
    Replace { seat: u8 },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Vote {
    pub on: Proposal,
    /// The seats that have agreed, the one that proposed it among them.
    pub yes: Vec<u8>,
    /// The seats that have to agree.
    pub voters: Vec<u8>,
}
