use thiserror::Error;

/// Something that must not happen, whatever fails.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Finding {
    /// An event came twice, or after a later one, on the same connection.
    #[error("{match_id}: {player} was shown event {number} after event {last} on one connection")]
    Repeated { match_id: String, player: String, number: u32, last: u32 },
    #[error("{match_id}: {player} was shown event {number} right after event {last}")]
    Skipped { match_id: String, player: String, number: u32, last: u32 },
    #[error("{match_id}: {player} was shown two events of number {number}")]
    Changed { match_id: String, player: String, number: u32 },
    /// An event was shown that is not stored, or not at its place.
    #[error("{match_id}: {player} was shown “{shown}” as event {number}; what is stored there is {stored}")]
    NotStored { match_id: String, player: String, number: u32, shown: String, stored: String },
    #[error("{match_id}: {player} was asked for decision {decision} again, whose answer had counted")]
    AskedAgain { match_id: String, player: String, decision: u32 },
    #[error("{match_id}: {player}'s answer to decision {decision} counted, and something else happened")]
    AnswerLost { match_id: String, player: String, decision: u32 },
    /// Somebody was told of an error where at worst they should have had to wait.
    #[error("{match_id}: {player} was told of an error: {why}")]
    Failed { match_id: String, player: String, why: String },
    /// An event was not stored behind the last one.
    #[error("{match_id}: event {sequence} was stored where {expected} was to come")]
    OutOfOrder { match_id: String, sequence: i64, expected: i64 },
    #[error("{match_id}: event {sequence} was changed or deleted after it was stored")]
    Rewritten { match_id: String, sequence: i64 },
    /// A server has stored an event after its lease had been ended.
    #[error("{match_id}: event {sequence} was stored by server {server} after its lease had ended")]
    AfterTheLease { match_id: String, sequence: i64, server: String },
    /// A server has stored events of a match after another one had taken it over.
    #[error("{match_id}: event {sequence} was stored by server {server}, from which another had taken over")]
    TakenBack { match_id: String, sequence: i64, server: String },
}
