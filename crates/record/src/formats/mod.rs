//! The records of other programs: read, replayed under our rules, and written.

mod bounded;
pub mod client;
mod facts;
mod fault;
mod houses;
pub mod log;
pub mod majiang;
pub mod mjai;
pub mod mjlog;
mod ours;
mod rules;
mod tables;
mod tenhou;
pub mod tenhou6;
pub mod verify;
mod xml;

pub use bounded::{MOST_DEPTH, MOST_IN, MOST_OUT, MOST_RATIO, read_bounded, text};
pub use facts::Fact;
pub use fault::{FormatError, FormatFault, Place, PrintError};
pub use rules::{StatedRules, UnknownRules};

use log::Log;

use crate::{Record, RecordError};

/// A format of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// The XML of Tenhou's game logs.
    Mjlog,
    /// One seat's stream from Tenhou's server.
    Client,
    /// The JSON of tenhou.net/6, Tenhou's log editor.
    Tenhou6,
    /// JSON lines of the protocol mjai.
    Mjai,
    /// The JSON of majiang, called paipu.
    Majiang,
    /// Jantaku's own format, JSON lines.
    Jantaku,
}

/// A record that has been read.
#[derive(Debug)]
pub enum Input {
    /// A record of all seats, from another program.
    Log(Log),
    /// Records of several matches in one file.
    Logs(Vec<Log>),
    /// A stream of messages to one seat.
    Client(client::Stream),
    /// A record of Jantaku's own format.
    Ours(Box<Record>),
}

/// Why a file cannot be read as a record.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// A fault in a foreign format.
    #[error(transparent)]
    Foreign(#[from] FormatError),
    /// A fault in our own format.
    #[error(transparent)]
    Ours(#[from] RecordError),
}

/// Reads a record in any format.
pub fn read(bytes: &[u8]) -> Result<Input, ReadError> {
    read_text(&text(bytes)?)
}

/// Reads a record in any format from its [`text`].
pub fn read_text(text: &str) -> Result<Input, ReadError> {
    match detect(text)? {
        Format::Mjlog => Ok(Input::Log(mjlog::parse(text)?)),
        Format::Client => Ok(Input::Client(client::parse(text)?)),
        Format::Tenhou6 => Ok(Input::Log(tenhou6::parse(text)?)),
        Format::Majiang => {
            let mut logs = majiang::parse_all(text)?;
            Ok(if logs.len() == 1 { Input::Log(logs.remove(0)) } else { Input::Logs(logs) })
        }
        Format::Mjai => Ok(Input::Log(mjai::parse(text)?)),
        Format::Jantaku => Ok(Input::Ours(Box::new(Record::read(text.as_bytes())?))),
    }
}

/// How each of our own records begins.
const OUR_BEGINNING: &str = "{\"type\":\"match\"";

/// The format of a text, from its beginning.
fn detect(text: &str) -> Result<Format, FormatError> {
    let text = text.trim_start();
    // Also where its first line is cut off: whoever reads it names that line.
    if text.starts_with(OUR_BEGINNING) {
        return Ok(Format::Jantaku);
    }
    if text.starts_with('<') {
        return Ok(Format::Mjlog);
    }
    if text.starts_with("G <") || text.starts_with("S <") {
        return Ok(Format::Client);
    }
    if text.lines().next().is_some_and(|line| line.contains("#json=") && !line.starts_with('{')) {
        return Ok(Format::Tenhou6);
    }
    #[derive(serde::Deserialize)]
    struct Probe {
        #[serde(rename = "type")]
        kind: Option<String>,
        rule: Option<serde::de::IgnoredAny>,
        player: Option<serde::de::IgnoredAny>,
    }
    bounded::check_json_depth(text, |byte| Place::Byte(byte as u64))?;
    // The first value of an array decides; only majiang has arrays.
    let array = text.strip_prefix('[');
    let mut values = serde_json::Deserializer::from_str(array.unwrap_or(text)).into_iter::<Probe>();
    let probe = values.next().and_then(Result::ok).ok_or_else(|| FormatFault::Unknown.at(Place::Whole))?;
    match (probe.kind.as_deref(), probe.rule, probe.player) {
        (Some(_), ..) | (_, Some(_), _) if array.is_some() => Err(FormatFault::Unknown.at(Place::Whole)),
        (Some("match"), ..) => Ok(Format::Jantaku),
        (Some(_), ..) => Ok(Format::Mjai),
        (None, Some(_), _) => Ok(Format::Tenhou6),
        (None, None, Some(_)) => Ok(Format::Majiang),
        (None, None, None) => Err(FormatFault::Unknown.at(Place::Whole)),
    }
}
