use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A match: 16 hexadecimal digits. It is no secret, and gives no right to anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MatchId(pub u64);

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is no id of this kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this is no id")]
pub struct NoId;

impl FromStr for MatchId {
    type Err = NoId;

    /// Exactly what `Display` writes.
    fn from_str(text: &str) -> Result<MatchId, NoId> {
        let id = MatchId(u64::from_str_radix(text, 16).map_err(|_| NoId)?);
        if id.to_string() == text { Ok(id) } else { Err(NoId) }
    }
}

impl TryFrom<String> for MatchId {
    type Error = NoId;

    fn try_from(text: String) -> Result<MatchId, NoId> {
        text.parse()
    }
}

impl From<MatchId> for String {
    fn from(id: MatchId) -> String {
        id.to_string()
    }
}
