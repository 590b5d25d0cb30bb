//! Files made to exhaust their reader are refused first, with the place and the bound.

use std::io::{BufReader, Read};

use jantaku_record::formats::{FormatError, FormatFault, MOST_DEPTH, MOST_IN, MOST_RATIO, Place, ReadError};
use jantaku_record::formats::{read, read_bounded};
use jantaku_record::{Fault, Record};

fn refused(bytes: &[u8]) -> FormatError {
    match read(bytes).unwrap_err() {
        ReadError::Foreign(error) => error,
        ReadError::Ours(error) => panic!("{error}"),
    }
}

#[test]
fn json_nested_100_000_deep() {
    let deep = "[".repeat(100_000);
    let objects = "{\"a\":".repeat(100_000);
    let link = format!("https://tenhou.net/6/#json={deep}");
    let coded = format!("https://tenhou.net/6/#json={}", "%5B".repeat(100_000));
    let too_deep = FormatFault::TooDeep(MOST_DEPTH);
    for (text, at) in [
        (deep.clone(), Place::Byte(32)),
        (objects, Place::Byte(32 * 5)),
        (format!("{{\"log\":[{deep}"), Place::Byte(7 + 31)),
        (format!("{{\"type\":\"start_game\"}}\n{{\"type\":\"tsumo\",\"x\":{deep}"), Place::Byte(22 + 20 + 31)),
        (link, Place::Line(1)),
        (coded, Place::Line(1)),
    ] {
        let error = refused(text.as_bytes());
        assert_eq!((error.fault, error.at), (too_deep.clone(), at), "{}", &text[..60]);
    }
    let record = format!("{{\"type\":\"match\",\"version\":1,\"rules\":{deep}");
    assert!(matches!(Record::read(record.as_bytes()).unwrap_err().fault, Fault::Syntax { .. }));
}

#[test]
fn xml_nested_100_000_deep() {
    let text = format!("<mjloggm ver=\"2.3\">{}", "<GO type=\"9\">".repeat(100_000));
    let error = refused(text.as_bytes());
    assert_eq!(error.fault, FormatFault::TooDeep(MOST_DEPTH));
    assert_eq!(error.at, Place::Byte(19 + 13 * (MOST_DEPTH as u64 - 1)));
}

#[test]
fn a_billion_laughs() {
    let laughs: String =
        (1..10).map(|nth| format!("<!ENTITY lol{nth} \"{}\">", format!("&lol{};", nth - 1).repeat(10))).collect();
    let types = format!("<!DOCTYPE lolz [<!ENTITY lol0 \"lol\">{laughs}]>");
    let error = refused(format!("{types}<mjloggm ver=\"2.3\">&lol9;</mjloggm>").as_bytes());
    assert_eq!((error.fault, error.at), (FormatFault::Doctype, Place::Byte(0)));
    let error = refused(format!("<mjloggm ver=\"2.3\">{types}<UN n0=\"&lol9;\"/></mjloggm>").as_bytes());
    assert_eq!((error.fault, error.at), (FormatFault::Doctype, Place::Byte(19)));
}

#[test]
fn a_file_packed_1000_to_1() {
    let mut packed = Vec::new();
    let blanks = BufReader::new(std::io::repeat(b' ').take(64 << 20));
    flate2::bufread::GzEncoder::new(blanks, flate2::Compression::best()).read_to_end(&mut packed).unwrap();
    assert!((64 << 20) / packed.len() > 900);
    assert_eq!(refused(&packed).fault, FormatFault::TooTight(MOST_RATIO));
    // Enough of it that the bound on the whole file applies first.
    let padded = [packed.clone(), packed.clone(), packed].concat();
    assert!(matches!(refused(&padded).fault, FormatFault::TooLarge { what: "the unpacked file", .. }));
}

/// A match may be long: a record of ours has the bound of our own reader, and no other file has.
#[test]
fn only_our_own_records_are_long() {
    let padded = |file: &str, bytes: usize| {
        let path = format!("{}/tests/corpus/{file}", env!("CARGO_MANIFEST_DIR"));
        let mut text = std::fs::read_to_string(path).unwrap();
        // Blanks at the ends of lines, of which none is too long.
        let (more, lines) = (bytes - text.len(), text.lines().count());
        let ends = [format!("{}\n", " ".repeat(more / lines)), format!("{}\n", " ".repeat(more / lines + 1))];
        text = text
            .lines()
            .enumerate()
            .map(|(nth, line)| line.to_owned() + &ends[usize::from(nth < more % lines)])
            .collect();
        let whole = read_bounded(text.as_bytes()).map(|read| drop(read.unwrap()));
        let read = read(text.as_bytes()).map(drop).map_err(|error| match error {
            ReadError::Foreign(error) => error,
            ReadError::Ours(error) => panic!("{error}"),
        });
        assert_eq!(whole, read, "{file}");
        whole.map_err(|error| error.fault)
    };
    for (file, most) in [("jantaku/tenpai-yame.jsonl", 16 << 20), ("mjai/chii.jsonl", MOST_IN)] {
        assert_eq!(padded(file, most as usize), Ok(()), "{file}");
        assert_eq!(padded(file, most as usize + 1), Err(FormatFault::TooLarge { what: "the file", most }));
    }
}

/// Counts what is read of an endless line.
struct Endless(u64);

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        buffer.fill(b'x');
        self.0 += buffer.len() as u64;
        Ok(buffer.len())
    }
}

#[test]
fn a_line_without_end_is_left_at_the_bound() {
    let mut endless = Endless(0);
    let error = read_bounded(&mut endless).unwrap_err();
    assert_eq!(error.fault, FormatFault::TooLarge { what: "the file", most: MOST_IN });
    assert!(endless.0 <= MOST_IN + 1);

    let mut endless = Endless(0);
    let error = Record::read(BufReader::new(&mut endless)).unwrap_err();
    assert!(matches!(error.fault, Fault::LineTooLong));
    assert_eq!(error.line, 1);
    assert!(endless.0 <= 1 << 21);
}
