//! `jantaku dataset`: what is in the files, beside what `simulate` and `stats` say of the same matches.

use std::path::Path;
use std::process::Output;

use serde_json::Value;

use crate::cli::common::{jantaku, stderr, stdout};
use crate::cli::records::{code, folder, put, text};

fn card(args: &[&str]) -> Value {
    let output = jantaku(&[&["dataset"], args, &["--json"]].concat(), "");
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn out(name: &str) -> String {
    folder(name).join("out").display().to_string()
}

/// Matches and rounds of a folder as `jantaku stats` counts them.
fn counted(folder: &str) -> (Value, Value) {
    let output = jantaku(&["stats", folder, "--json"], "");
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    (report["matches"].clone(), report["rounds"].clone())
}

fn counts(card: &Value) -> (Value, Value) {
    (card["matches"].clone(), card["rounds"].clone())
}

#[test]
fn matches_of_bots_are_those_of_simulate() {
    let played = ["--bots", "wild,random,normal,random", "--matches", "3", "--seed", "5"];
    let records = folder("dataset-simulated").display().to_string();
    assert_eq!(code(&jantaku(&[&["simulate", "--records", &records], &played[..]].concat(), "")), 0);
    let made = card(&[&["--out", &out("dataset-played")], &played[..]].concat());
    let told = card(&[&records, "--out", &out("dataset-told")]);
    assert_eq!((counts(&made), counts(&told)), (counted(&records), counted(&records)));
    let number = |card: &Value, key: &str| card[key].as_u64().expect("a number");
    let missing = number(&made, "decisions") - number(&told, "decisions");
    assert!(missing <= number(&told, "hidden"), "{missing}");
    assert_eq!(made["hidden"], 0);
    assert_eq!(made["actions"]["discard"], told["actions"]["discard"]);
}

#[test]
fn a_folder_has_the_matches_and_rounds_that_stats_counts() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/corpus");
    for format in ["jantaku", "mjlog", "majiang"] {
        let records = corpus.join(format).display().to_string();
        let card = card(&[&records, "--out", &out(&format!("dataset-{format}")), "--per-shard", "20", "--jobs", "2"]);
        assert_eq!(counts(&card), counted(&records), "{format}");
    }
}

#[test]
fn a_sample_of_real_records_is_counted_like_stats() {
    let Some(conformance) = std::env::var_os("JANTAKU_CONFORMANCE") else {
        println!("skipped: JANTAKU_CONFORMANCE names no folder");
        return;
    };
    let sample = folder("dataset-sample");
    for format in ["mjlog", "mjlog-3p", "mjai", "tenhou6", "majiang"] {
        let mut files: Vec<_> = std::fs::read_dir(Path::new(&conformance).join(format))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        files.sort();
        for file in files.iter().filter(|file| file.is_file()).take(4) {
            std::fs::copy(file, sample.join(file.file_name().unwrap())).unwrap();
        }
    }
    let records = sample.display().to_string();
    let card = card(&[&records, "--out", &out("dataset-real")]);
    assert_eq!(counts(&card), counted(&records));
    assert!(card["decisions"].as_u64() > Some(5000), "{}", card["decisions"]);
}

#[test]
fn the_card_is_printed_and_what_is_left_out_is_named() {
    let records = folder("dataset-left-out");
    put(&records, "a.jsonl", &text("jantaku/chankan.jsonl"));
    put(&records, "notes.md", "# Not a record\n");
    let (records, out) = (records.display().to_string(), out("dataset-printed"));
    let output = jantaku(&["dataset", &records, "--out", &out], "");
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stdout(&output).contains("in 1 matches and 1 rounds, in 1 files"), "{}", stdout(&output));
    assert!(stderr(&output).starts_with("1 left out (no record): notes.md: "), "{}", stderr(&output));
    // Another run of the same gives the same; of something else it is an error.
    assert_eq!(stdout(&jantaku(&["dataset", &records, "--out", &out], "")), stdout(&output));
    let refused = |args: &[&str], why: &str| {
        let output: Output = jantaku(&[&["dataset"], args].concat(), "");
        let said = stderr(&output).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(code(&output), 2, "{args:?}");
        assert!(said.contains(why), "{why} in {said}");
    };
    refused(&[&records, "--out", &out, "--per-shard", "7"], "another `per_shard`: 256, not 7");
    refused(&["--out", &out], "required");
    refused(&["/no/such/folder", "--out", &out], "/no/such/folder");
    refused(
        &["--bots", "random,random", "--matches", "1", "--out", &out],
        "2 bots are named, the rules `tenhou` seat 4",
    );
    refused(&["--bots", "best,random,random,random", "--matches", "1", "--out", &out], "there is no bot `best`");
}
