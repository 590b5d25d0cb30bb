use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Ban, ErrorCode, RuleFault};

/// A request that could not be fulfilled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Failure {
    pub code: ErrorCode,
    pub message: String,
    /// The reason of a refusal by the career, practice, or the room, as a key such as `too_few_points`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    /// The ban, if the person is banned from the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<Ban>,
    /// All faults of the rules, if they have any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RuleFault>>")]
    pub faults: Vec<RuleFault>,
}
