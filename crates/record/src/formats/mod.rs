//! The records of other programs: read, replayed under our rules, and written.

mod bounded;
pub mod client;
mod facts;
mod fault;
mod houses;
pub mod log;
pub mod majiang;
pub mod majsoul;
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
use serde::de::IgnoredAny;

use crate::{Record, RecordError};

/// A format of other programs: how its records are recognised, read and written.
#[derive(Debug, Clone, Copy)]
pub struct Format {
    /// Its name for people who choose it, and of the folder of its records in the tests.
    pub name: &'static str,
    /// Other words for it.
    pub aliases: &'static [&'static str],
    /// How the names of its files end.
    pub extension: &'static str,
    detect: fn(&Beginning) -> bool,
    /// Reads a file: one match or, if the format has files of several, all of them.
    pub read: fn(&str) -> Result<Vec<Log>, FormatError>,
    /// Writes one match as a file of this format.
    pub print: fn(&Log) -> Result<String, PrintError>,
}

/// The formats that are read and written. The first with an extension is the one that a file's name implies.
pub const FORMATS: [Format; 4] = [mjlog::FORMAT, tenhou6::FORMAT, mjai::FORMAT, majiang::FORMAT];

/// A format whose records are read and not written.
#[derive(Debug, Clone, Copy)]
pub struct Reader {
    /// Its name, and of the folder of its records in the tests.
    pub name: &'static str,
    detect: fn(&Beginning) -> bool,
    /// Reads a file: one match or, if the format has files of several, all of them.
    pub read: fn(&str) -> Result<Vec<Log>, FormatError>,
}

/// The formats that are only read.
pub const READERS: [Reader; 1] = [majsoul::READER];

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
    let ours = || Ok(Input::Ours(Box::new(Record::read(text.as_bytes())?)));
    // Also where its first line is cut off: whoever reads it names that line.
    if text.trim_start().starts_with(OUR_BEGINNING) {
        return ours();
    }
    let beginning = Beginning::of(text)?;
    if !beginning.array && beginning.object.kind.as_deref() == Some("match") {
        return ours();
    }
    if client::is_stream(beginning.text) {
        return Ok(Input::Client(client::parse(text)?));
    }
    let formats = FORMATS.iter().map(|format| (format.detect, format.read));
    let mut formats = formats.chain(READERS.iter().map(|reader| (reader.detect, reader.read)));
    let format = formats.find(|(detect, _)| detect(&beginning));
    let (_, read) = format.ok_or_else(|| FormatFault::Unknown.at(Place::Whole))?;
    let mut logs = read(text)?;
    Ok(if logs.len() == 1 { Input::Log(logs.remove(0)) } else { Input::Logs(logs) })
}

/// How each of our own records begins.
const OUR_BEGINNING: &str = "{\"type\":\"match\"";

/// The beginning of a text, by which a format is recognised.
struct Beginning<'a> {
    text: &'a str,
    /// Whether the text is a JSON array.
    array: bool,
    /// The first JSON object of the text or of its array; empty if there is none.
    object: Object,
}

/// The fields of JSON that tell the formats apart.
#[derive(Default, serde::Deserialize)]
struct Object {
    #[serde(rename = "type")]
    kind: Option<String>,
    rule: Option<IgnoredAny>,
    player: Option<IgnoredAny>,
    log: Option<IgnoredAny>,
    head: Option<IgnoredAny>,
    data: Option<IgnoredAny>,
    actions: Option<IgnoredAny>,
    records: Option<IgnoredAny>,
}

impl Beginning<'_> {
    fn of(text: &str) -> Result<Beginning<'_>, FormatError> {
        let text = text.trim_start();
        let array = text.strip_prefix('[');
        if array.is_some() || text.starts_with('{') {
            bounded::check_json_depth(text, |byte| Place::Byte(byte as u64))?;
        }
        let mut values = serde_json::Deserializer::from_str(array.unwrap_or(text)).into_iter();
        Ok(Beginning { text, array: array.is_some(), object: values.next().and_then(Result::ok).unwrap_or_default() })
    }
}
