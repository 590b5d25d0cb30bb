//! `jantaku simulate` and `verify` under every house. The debug build of these tests checks the laws after each event:
//! tiles and points are conserved, a seat's fold is its view, and the match replays. `JANTAKU_TEST_SCALE` multiplies
//! the matches of CI; 100 is the full run of 200 a preset and 2,000 houses by chance.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jantaku_core::Ruleset;
use jantaku_testkit::{Chance, random_house};

fn scale() -> u64 {
    std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1)
}

fn jantaku(args: &[&str]) {
    let output = Command::new(env!("CARGO_BIN_EXE_jantaku")).args(args).output().expect("the binary starts");
    assert!(output.status.success(), "{args:?}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// Wild bots play these matches, and their records hold.
fn play(folder: &Path, rules: &Ruleset, name: &str, matches: u64) {
    let bots = vec!["wild"; rules.players.count()].join(",");
    let records = folder.join("records");
    let (records, matches) = (records.to_str().expect("the path is text"), matches.to_string());
    jantaku(&["simulate", "--rules", name, "--bots", &bots, "--matches", &matches, "--records", records]);
    jantaku(&["verify", records]);
    fs::remove_dir_all(records).expect("the records can go");
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

#[test]
fn wild_bots_keep_the_laws_under_every_preset() {
    for name in Ruleset::preset_names() {
        play(&folder("presets"), &Ruleset::preset(name).expect("a preset"), name, 2 * scale());
    }
}

#[test]
fn wild_bots_keep_the_laws_under_houses_by_chance() {
    let folder = folder("houses");
    for seed in 0..20 * scale() {
        let rules = random_house(&mut Chance::new(seed));
        let file = folder.join(format!("{seed}.toml"));
        fs::write(&file, rules.to_toml()).expect("the rules can be written");
        play(&folder, &rules, file.to_str().expect("the path is text"), 1);
        fs::remove_file(file).expect("the rules can go");
    }
}
