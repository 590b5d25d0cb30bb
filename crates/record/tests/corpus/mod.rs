//! The project's own records in every format: written from staged rounds, or by hand if our printers cannot. All of
//! them verify and read back unchanged, and every rare event is among them.
//!
//! `JANTAKU_WRITE_CORPUS=1` writes the staged ones anew.

mod check;
mod houses;
mod mutants;
mod near_misses;
mod orders;
mod rare;
mod scenes;
mod tables;
mod trips;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use check::{checked, log_of};
use jantaku_engine::Event;
use jantaku_record::formats::verify::Tally;
use jantaku_record::formats::{FORMATS, Format, PrintError, read};
use jantaku_record::{Header, Record, Recording, SeatInfo, SeatKind, WallSource};
use jantaku_testkit::Play;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// The files of a format.
fn files(format: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder().join(format)).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// A staged match as our own record.
fn recorded(play: &Play) -> Recording {
    let names = ["Aki", "Beni", "Chika", "Dai"];
    let info = |name: &&str| SeatInfo { name: (*name).to_owned(), kind: SeatKind::Human };
    let rules = &play.table().rules;
    let seats: Vec<SeatInfo> = names.iter().take(rules.players.count()).map(info).collect();
    // The files do not change with the version of the program.
    let header = Header { jantaku: "staged".to_owned(), ..Header::new(rules, seats) };
    let mut recording = Recording::with_header(header);
    let mut walls = play.walls().iter();
    for event in play.events() {
        if matches!(event, Event::Dealt { .. }) {
            recording.seal(WallSource::Stated(walls.next().unwrap().clone()));
        }
        recording.push(event);
    }
    recording
}

#[test]
fn the_staged_files_are_what_the_staged_rounds_print() {
    let write = std::env::var_os("JANTAKU_WRITE_CORPUS").is_some();
    let mut texts = BTreeMap::new();
    for (name, stage) in scenes::STAGED {
        let own = recorded(&stage()).to_json_lines();
        let log = log_of(&Record::read(own.as_bytes()).unwrap());
        for Format { name: format, extension, print, .. } in FORMATS {
            match print(&log) {
                Ok(text) => texts.insert(format!("{format}/{name}.{extension}"), text),
                Err(PrintError::Players { .. }) => None,
                Err(error) => panic!("{name}: {error}"),
            };
        }
        texts.insert(format!("jantaku/{name}.jsonl"), own);
    }
    texts.extend(houses::texts());
    for (path, text) in texts {
        let file = folder().join(&path);
        if write {
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, &text).unwrap();
        }
        let found = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(
            without_rules(&found) == without_rules(&text),
            "{path} is not what its rounds print: JANTAKU_WRITE_CORPUS=1 writes it anew"
        );
    }
}

/// A record without the rules of its header: a new option must not change the files.
fn without_rules(record: &str) -> String {
    match record.split_once(r#""rules":{"#).zip(record.split_once(r#","seats""#)) {
        Some(((before, _), (_, after))) => format!("{before}{after}"),
        None => record.to_owned(),
    }
}

#[test]
fn every_file_verifies_and_reads_back_as_it_was() {
    for format in check::formats() {
        let mut tally = Tally::default();
        for file in files(format) {
            let input = read(&std::fs::read(&file).unwrap());
            let input = input.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            tally.merge(&checked(&input, format, &file.display().to_string()));
        }
        let missing: Vec<&str> = rare::of(format).into_iter().filter(|what| !tally.0.contains_key(what)).collect();
        assert!(missing.is_empty(), "{format} has no {}", missing.join(", no "));
    }
}
