//! `jantaku arena` and `jantaku bot`, as a script calls them.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{jantaku, stderr, stdout};

const BINARY: &str = env!("CARGO_BIN_EXE_jantaku");
const DIALECTS: [&str; 3] = ["gimite", "mjai.app", "mortal"];

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// The records of a folder, their first lines with the names of the players apart.
fn records(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("its files too").path()).collect();
    paths.sort();
    let text = |path: &PathBuf| fs::read_to_string(path).expect("a record is text");
    paths.iter().map(text).map(|text| text.lines().skip(1).map(|line| format!("{line}\n")).collect()).collect()
}

/// Told by messages alone, a bot knows what its seat knows: it plays the same match, event by event.
#[test]
fn one_of_our_bots_plays_the_same_as_a_process() {
    let ours = folder("arena-ours");
    for rules in ["tenhou", "tenhou_sanma", "shanghai", "wrc", "touzai", "pretty_girls"] {
        let all = if rules.ends_with("sanma") { "normal,wild,normal" } else { "normal,wild,normal,normal" };
        let dir = ours.display().to_string();
        let args = ["simulate", "--matches", "2", "--seed", "4", "--rules", rules, "--bots", all, "--records", &dir];
        assert!(jantaku(&args, "").status.success());
        for dialect in DIALECTS {
            let dir = folder("arena-process");
            let process = format!("{dialect}:{BINARY} bot normal --rules {rules}");
            let (matches, seed, path) = ("2", "4", dir.display().to_string());
            let mut args = vec!["arena", "--matches", matches, "--seed", seed, "--rules", rules, "--records", &path];
            for name in all.split(',') {
                args.extend(["--bot", if name == "normal" { &process } else { name }]);
            }
            let output = jantaku(&args, "");
            assert!(output.status.success(), "{rules}, {dialect}: {}{}", stdout(&output), stderr(&output));
            assert_eq!(records(&dir), records(&ours), "{rules}, {dialect}");
        }
    }
}

#[test]
fn a_house_that_mjai_has_no_words_for_is_refused_with_the_option() {
    for args in
        [&["bot", "normal", "--rules", "pool_of_dreams"][..], &["arena", "--matches", "1", "--rules", "pool_of_dreams"]]
    {
        let output = jantaku(args, "");
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains("`yaku.paarenchan`"), "{}", stderr(&output));
    }
}

#[test]
fn bad_input_is_told_with_line_and_field() {
    let deal = r#"{"type":"start_kyoku","bakaze":"E","kyoku":1,"oya":0,"dora_marker":"1m","tehais":[["1m"],[],[],[]]}"#;
    let start = r#"{"type":"start_game","id":0}"#;
    for (input, said) in [
        ("nonsense".to_owned(), "line 1"),
        (format!("{start}\n{deal}"), "line 2: thirteen tiles in `tehais` was expected, not `1`"),
        (format!("{start}\n{}", deal.replace("1m\",\"t", "0m\",\"t")), "a tile such as `5m`"),
        (deal.to_owned(), "`id` in `start_game`"),
        (r#"{"type":"start_game","id":7}"#.to_owned(), "a seat in `id`"),
        (format!("{start}\n{{\"type\":\"tsumo\",\"actor\":0}}"), "line 2: `tsumo` before `start_kyoku`"),
        ("x".repeat(70_000), "the line is larger than 65536 bytes"),
    ] {
        let output = jantaku(&["bot", "normal", "--mjai"], &input);
        let told = stderr(&output).replace("\n  │", "");
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(said), "`{said}` is not in {told}");
    }
}

#[test]
fn as_many_bots_as_seats_are_asked_for() {
    let output = jantaku(&["arena", "--matches", "1", "--bot", "normal"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("--bot is given 1 times, the rules `tenhou` seat 4"), "{}", stderr(&output));
}
