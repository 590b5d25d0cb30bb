//! The line to a bot: what it says, and why it says nothing.

use std::sync::mpsc::Receiver;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;

use super::protocol::LONGEST;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PeerFault {
    #[error("it could not be started{}", last(.0))]
    Start(String),
    #[error("no connection: {0}")]
    Connect(String),
    #[error("no answer within {}", seconds(*.0))]
    Silent(Duration),
    #[error("the answer was late: it took {}, {} are given", seconds(*.took), seconds(*.given))]
    Late { took: Duration, given: Duration },
    #[error("it ended ({status}){}", last(.words))]
    Died { status: String, words: String },
    #[error("it ran out of the {limit} MiB of memory it is given, and ended ({status}){}", last(.words))]
    OutOfMemory { limit: u64, status: String, words: String },
    #[error("it closed the connection: {0}")]
    Closed(String),
    #[error("a line of more than {LONGEST} bytes")]
    TooLong,
    #[error("a line that is not UTF-8")]
    NotUtf8,
    #[error("a binary message; text was expected")]
    Binary,
    #[error("a second answer, or one that nobody asked for: `{0}`")]
    Twice(String),
}

fn seconds(time: Duration) -> String {
    format!("{} s", time.as_millis() as f64 / 1000.0)
}

fn last(words: &str) -> String {
    if words.is_empty() { String::new() } else { format!("; its last words: {words}") }
}

/// A line of the bot, or the end.
pub enum Said {
    Line(String),
    TooLong,
    NotUtf8,
    Binary,
}

impl Said {
    /// The text, if it is one.
    pub fn text(self) -> Result<String, PeerFault> {
        match self {
            Said::Line(line) => Ok(line),
            Said::TooLong => Err(PeerFault::TooLong),
            Said::NotUtf8 => Err(PeerFault::NotUtf8),
            Said::Binary => Err(PeerFault::Binary),
        }
    }
}

/// The connection of a bot with the table: threads of its own pass the lines on, so that a bot that reads nothing does
/// not hold up the table. `said` ends when the bot closes its side.
pub struct Lines {
    pub input: UnboundedSender<String>,
    pub said: Receiver<Said>,
}
