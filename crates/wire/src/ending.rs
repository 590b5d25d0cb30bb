//! Matches that are not played to their end, and what people at a table vote on.

use jantaku_record::line;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who has ended a match before its end. It has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum EndedBy {
    /// Everybody who was there agreed.
    Agreed,
    /// The host of the room.
    Host,
    /// Whoever runs the server.
    Administrator,
    /// Everybody has left.
    Left,
}

/// The same in records.
macro_rules! as_in_records {
    ($($by:ident)*) => {
        impl From<line::EndedBy> for EndedBy {
            fn from(by: line::EndedBy) -> EndedBy {
                match by { $(line::EndedBy::$by => EndedBy::$by),* }
            }
        }

        impl From<EndedBy> for line::EndedBy {
            fn from(by: EndedBy) -> line::EndedBy {
                match by { $(EndedBy::$by => line::EndedBy::$by),* }
            }
        }
    };
}
as_in_records!(Agreed Host Administrator Left);

/// What people at a table may agree on. Whoever is away has no vote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum Proposal {
    /// The match ends here, without a result.
    End {},
    /// A bot plays this seat, whose player is not connected, until they return.
    Replace {
        /// The seat.
        seat: u8,
    },
}

/// What is being voted on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Vote {
    /// What.
    pub on: Proposal,
    /// The seats that have agreed, the one that proposed it among them.
    pub yes: Vec<u8>,
    /// The seats that have to agree.
    pub voters: Vec<u8>,
}
