//! Matches that end early, and votes at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A proposal that people at a table vote on. Players who are away have no vote.
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
    /// The seats that have agreed, including the one that proposed it.
    pub yes: Vec<u8>,
    /// The seats that have to agree.
    pub voters: Vec<u8>,
}
