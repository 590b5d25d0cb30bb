use std::io::{BufRead, Read};

use serde::Deserialize;

use crate::line::{Header, Hex32};
use crate::rules_hash::{rules_hash, stated_rules_hash};
use crate::{Fault, Line, RecordError};

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1 << 20;
/// What a record begins with.
pub(crate) const HEADER: &str = "the first line, of type `match`,";
/// The longest record that is read, in bytes.
pub const LONGEST_RECORD: u64 = 16 << 20;

/// Reads a record line by line, with one line in memory at a time. The first line is [`Reader::header`]. A line with a
/// seat that its table does not have, or a number that no match comes to, is a fault.
#[derive(Debug)]
pub struct Reader<R> {
    input: std::io::Take<R>,
    header: Header,
    number: usize,
    failed: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads the first line.
    pub fn new(input: R) -> Result<Self, RecordError> {
        let mut input = input.take(LONGEST_RECORD + 1);
        let text = next_line(&mut input).map_err(|fault| fault.at(1))?;
        let header = text.ok_or(Fault::Ends(HEADER)).and_then(|text| header(&text));
        Ok(Reader { input, header: header.map_err(|fault| fault.at(1))?, number: 1, failed: false })
    }

    /// The facts about the whole match.
    pub fn header(&self) -> &Header {
        &self.header
    }

    fn read(&mut self) -> Result<Option<Line>, Fault> {
        let Some(text) = next_line(&mut self.input)? else { return Ok(None) };
        let line: Line = serde_json::from_slice(&text).map_err(syntax)?;
        line.check(self.header.rules.players)?;
        Ok(Some(line))
    }
}

/// The lines after the first, with their numbers; after an error there are no more.
impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<(usize, Line), RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let number = self.number + 1;
        match self.read() {
            Ok(line) => {
                let line = line?;
                self.number = number;
                Some(Ok((number, line)))
            }
            Err(fault) => {
                self.failed = true;
                Some(Err(fault.at(number)))
            }
        }
    }
}

/// The next line without its line break; `None` at the end.
pub(crate) fn next_line<R: BufRead>(input: &mut std::io::Take<R>) -> Result<Option<Vec<u8>>, Fault> {
    let mut text = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut text)?;
    if input.limit() == 0 {
        return Err(Fault::RecordTooLong);
    }
    if text.last() == Some(&b'\n') {
        text.pop();
    }
    match read {
        0 => Ok(None),
        _ if text.len() as u64 > LONGEST_LINE => Err(Fault::LineTooLong),
        _ => Ok(Some(text)),
    }
}

/// The first line. Its type and version are checked first: another version may have other fields.
fn header(text: &[u8]) -> Result<Header, Fault> {
    #[derive(Deserialize)]
    struct Probe {
        #[serde(rename = "type")]
        kind: String,
        version: Option<u32>,
        #[serde(default)]
        rules: serde_json::Value,
    }
    let probe: Probe = serde_json::from_slice(text).map_err(syntax)?;
    match probe.version {
        _ if probe.kind != "match" => return Err(Fault::NoHeader(probe.kind)),
        Some(version) if version != Header::VERSION => return Err(Fault::Version(version)),
        _ => {}
    }
    let Line::Match(mut header) = serde_json::from_slice(text).map_err(syntax)? else {
        return Err(Fault::NoHeader(probe.kind));
    };
    header.rules.check()?;
    if let Some(stated) = header.rules_hash {
        let given = Hex32(stated_rules_hash(&probe.rules));
        if stated != given {
            return Err(Fault::RulesHash { stated, given });
        }
        // Missing options have been filled in, so the hash changes with them.
        header.rules_hash = Some(Hex32(rules_hash(&header.rules)));
    }
    let wanted = header.rules.players.count();
    if header.seats.len() != wanted {
        return Err(Fault::Seats { found: header.seats.len(), wanted });
    }
    if let Some(found) = header.table.as_ref().map(|table| table.bots.len()).filter(|found| *found != wanted) {
        return Err(Fault::Bots { found, wanted });
    }
    Ok(*header)
}

/// Each line is a document of its own, so only the column is meaningful.
pub(crate) fn syntax(error: serde_json::Error) -> Fault {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    Fault::Syntax {
        message: text.strip_suffix(&place).unwrap_or(&text).to_owned(),
        column: Some(error.column()).filter(|&column| column > 0),
    }
}
