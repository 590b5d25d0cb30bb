//! Bounds that are checked before anything is parsed.

use std::io::Read;

use flate2::read::MultiGzDecoder;

use super::{FormatError, FormatFault, OUR_BEGINNING, Place};
use crate::reader::LONGEST_RECORD;

/// The size of the largest file that is read, in bytes, unless it begins like a record of ours.
pub const MOST_IN: u64 = 2 << 20;
/// The largest size of an unpacked file, in bytes.
pub const MOST_OUT: u64 = 16 << 20;
/// The largest ratio of unpacked to packed size.
pub const MOST_RATIO: u64 = 100;
/// The deepest nesting of brackets and elements.
pub const MOST_DEPTH: usize = 32;

/// Reads a file to its end or to the bound: [`MOST_IN`], or what [`Record::read`](crate::Record::read) reads where it begins like a record of ours.
pub fn read_bounded(mut input: impl Read) -> Result<std::io::Result<Vec<u8>>, FormatError> {
    let mut bytes = Vec::new();
    for most in [MOST_IN, LONGEST_RECORD] {
        let more = (most + 1).saturating_sub(bytes.len() as u64);
        if let Err(error) = input.by_ref().take(more).read_to_end(&mut bytes) {
            return Ok(Err(error));
        }
        if most >= most_in(&bytes) {
            break;
        }
    }
    check_size(&bytes)?;
    Ok(Ok(bytes))
}

fn most_in(bytes: &[u8]) -> u64 {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    if text.trim_ascii_start().starts_with(OUR_BEGINNING.as_bytes()) { LONGEST_RECORD } else { MOST_IN }
}

fn check_size(bytes: &[u8]) -> Result<(), FormatError> {
    let most = most_in(bytes);
    if bytes.len() as u64 > most {
        return Err(FormatFault::TooLarge { what: "the file", most }.at(Place::Whole));
    }
    Ok(())
}

/// The text of a file, unpacked if necessary and without a byte order mark.
pub fn text(bytes: &[u8]) -> Result<String, FormatError> {
    check_size(bytes)?;
    let plain = if bytes.starts_with(&[0x1f, 0x8b]) { unpack(bytes)? } else { bytes.to_vec() };
    let text = String::from_utf8(plain)
        .map_err(|error| FormatFault::NotUtf8.at(Place::Byte(error.utf8_error().valid_up_to() as u64)))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

fn unpack(bytes: &[u8]) -> Result<Vec<u8>, FormatError> {
    let by_ratio = bytes.len() as u64 * MOST_RATIO;
    let most = by_ratio.min(MOST_OUT);
    let mut plain = Vec::new();
    MultiGzDecoder::new(bytes)
        .take(most + 1)
        .read_to_end(&mut plain)
        .map_err(|error| FormatFault::Gzip(error.to_string()).at(Place::Whole))?;
    if plain.len() as u64 <= most {
        return Ok(plain);
    }
    let fault = if by_ratio < MOST_OUT {
        FormatFault::TooTight(MOST_RATIO)
    } else {
        FormatFault::TooLarge { what: "the unpacked file", most: MOST_OUT }
    };
    Err(fault.at(Place::Whole))
}

/// Refuses JSON that is nested too deeply, before anything is built from it.
pub(super) fn check_json_depth(text: &str, at: impl Fn(usize) -> Place) -> Result<(), FormatError> {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (byte, &c) in text.as_bytes().iter().enumerate() {
        match c {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' | b'{' => {
                depth += 1;
                if depth > MOST_DEPTH {
                    return Err(FormatFault::TooDeep(MOST_DEPTH).at(at(byte)));
                }
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    Ok(())
}
