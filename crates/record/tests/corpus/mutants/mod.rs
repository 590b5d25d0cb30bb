//! Every record of the corpus with one field changed: verification finds it, or the change is listed as one that a
//! correct record could have.

mod json;
mod legal;
mod stated;
mod xml;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::{replay, replay_client};
use jantaku_record::formats::{Input, read};
use percent_encoding::percent_decode_str;
use rayon::prelude::*;

use crate::corpus::check::{formats, known_rules};
use crate::corpus::files;

/// A record with one field changed.
struct Mutant {
    place: String,
    /// What was done to it.
    how: &'static str,
    text: String,
}

/// The sample of the mutants of a text that is checked.
struct Mutants<'a> {
    next: &'a mut usize,
    stride: usize,
    picked: Vec<Mutant>,
}

fn pick_of(out: &mut Mutants<'_>, place: impl FnOnce() -> String, how: &'static str, text: impl FnOnce() -> String) {
    *out.next += 1;
    if out.next.is_multiple_of(out.stride) {
        out.picked.push(Mutant { place: place(), how, text: text() });
    }
}

/// What came of a mutant.
enum Verdict {
    Caught,
    /// What it states differently from the record.
    Passed(BTreeSet<&'static str>),
}

fn verdict(sound: &Input, text: &str) -> Verdict {
    let Ok(input) = read(text.as_bytes()) else { return Verdict::Caught };
    let log_holds = |log: &Log| known_rules(log).is_ok_and(|rules| replay(log, &rules).differences.is_empty());
    let holds = match &input {
        Input::Log(log) => log_holds(log),
        Input::Logs(logs) => logs.iter().all(log_holds),
        Input::Client(stream) => {
            stream.ruleset().is_ok_and(|rules| replay_client(stream, &Arc::new(rules)).differences.is_empty())
        }
        Input::Ours(record) => record.replay().is_ok(),
    };
    if holds { Verdict::Passed(stated::changes(sound, &input)) } else { Verdict::Caught }
}

/// The number of mutants of a format for each one that is checked, so that the test takes under a minute. With
/// JANTAKU_TEST_SCALE of 10 or more all are checked.
fn stride(format: &str) -> usize {
    match format {
        "mjai" => 17,
        "jantaku" => 211,
        "tenhou-client" => 1,
        _ => 11,
    }
}

/// The text of a file, or of the link in it.
fn text_of(file: &std::path::Path) -> String {
    let text = std::fs::read_to_string(file).unwrap();
    match text.split_once("#json=").filter(|_| !text.starts_with('{')) {
        Some((_, json)) => percent_decode_str(json).decode_utf8().unwrap().into_owned(),
        None => text,
    }
}

/// What came of the mutants of a format.
#[derive(Default)]
struct Counts {
    mutants: usize,
    looked_at: usize,
    caught: usize,
    legal: BTreeMap<&'static str, usize>,
    unlisted: Vec<String>,
}

fn count(format: &'static str, stride: usize) -> Counts {
    let mut counts = Counts::default();
    for file in files(format) {
        let text = text_of(&file);
        let sound = read(text.as_bytes()).unwrap();
        let mut out = Mutants { next: &mut counts.mutants, stride, picked: Vec::new() };
        match format {
            "mjlog" | "tenhou-client" => xml::mutants(&text, &mut out),
            _ => json::mutants(&text, format, &mut out),
        }
        let picked = out.picked;
        counts.looked_at += picked.len();
        let verdicts: Vec<Verdict> = picked.par_iter().map(|mutant| verdict(&sound, &mutant.text)).collect();
        for (mutant, verdict) in picked.iter().zip(verdicts) {
            let Verdict::Passed(changes) = verdict else {
                counts.caught += 1;
                continue;
            };
            match legal::reason(format, &mutant.place, mutant.how, &changes) {
                Some(reason) => *counts.legal.entry(reason).or_default() += 1,
                None => counts.unlisted.push(describe(&file, &text, mutant, &changes)),
            }
        }
    }
    counts
}

/// Describes a mutant that nothing catches, by where it differs.
fn describe(file: &std::path::Path, text: &str, mutant: &Mutant, changes: &BTreeSet<&'static str>) -> String {
    let at = text.bytes().zip(mutant.text.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| -> String {
        let from = text.floor_char_boundary(at.saturating_sub(30));
        text[from..].chars().take(60).collect::<String>().replace('\n', " ")
    };
    let Mutant { place, how, .. } = mutant;
    let (before, after) = (around(text), around(&mutant.text));
    format!("{}: {place}, {how}, changes {changes:?}:\n    {before}\n    {after}", file.display())
}

#[test]
fn every_field_changed_is_caught_or_may_be_so() {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1_usize);
    let mut unlisted = Vec::new();
    for format in formats() {
        let counts = count(format, if scale < 10 { stride(format) } else { 1 });
        let Counts { mutants, looked_at, caught, legal, .. } = &counts;
        let passed: usize = legal.values().sum();
        println!("{format}: {mutants} changes, {looked_at} looked at: {caught} caught, {passed} legal");
        legal.iter().for_each(|(reason, many)| println!("  {many:6} {reason}"));
        assert!(looked_at / 4 < *caught, "{format}: few are caught");
        unlisted.extend(counts.unlisted);
    }
    let some = unlisted.iter().take(400).cloned().collect::<Vec<_>>().join("\n");
    assert!(unlisted.is_empty(), "{} changes are neither caught nor legal:\n{some}", unlisted.len());
}
