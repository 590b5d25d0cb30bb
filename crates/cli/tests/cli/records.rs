//! `jantaku verify`, `convert` and `show` on records of every format.

use std::path::{Path, PathBuf};
use std::process::Output;

use crate::cli::common::{jantaku, stderr, stdout};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/corpus");

fn record(name: &str) -> String {
    format!("{CORPUS}/{name}")
}

pub fn text(name: &str) -> String {
    std::fs::read_to_string(record(name)).expect("a record of the corpus")
}

pub fn code(output: &Output) -> i32 {
    output.status.code().expect("an exit code")
}

fn last_line(output: &Output) -> String {
    stdout(output).lines().last().unwrap_or_default().to_owned()
}

/// An empty folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(path.join("deeper")).expect("a folder for the test");
    path
}

pub fn put(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file for the test");
    path.display().to_string()
}

/// A record in mjai that says nothing of its rules.
fn silent(mjai: &str) -> String {
    let (_, rounds) = mjai.split_once('\n').expect("lines");
    format!("{{\"type\":\"start_game\"}}\n{rounds}")
}

#[test]
fn verify_opens_folders_and_counts_what_it_checked() {
    let folder = folder("verify-folders");
    put(&folder, "a.xml", &text("mjlog/chankan.xml"));
    put(&folder, "deeper/b.json", &text("tenhou6/chii.json"));
    put(&folder, "deeper/c.jsonl", &text("jantaku/four-winds.jsonl"));
    put(&folder, "deeper/d.txt", &text("tenhou-client/kan-and-tsumo.txt"));
    let path = folder.display().to_string();
    let output = jantaku(&["verify", &path, "--jobs", "2"], "");
    assert_eq!((code(&output), last_line(&output).as_str()), (0, "4 passed, 0 failed, 0 skipped"));
    let printed = stderr(&output);
    assert!(printed.contains("checked: rounds 4, wins 3, events "), "{printed}");
    assert!(printed.contains("chankan 1") && printed.contains("suufon_renda 1"), "{printed}");
    let output = jantaku(&["verify", &path, "--json"], "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&json["passed"], &json["checked"]["chankan"]), (&4.into(), &1.into()));
    assert_eq!(json["files"].as_array().map(Vec::len), Some(4));
}

#[test]
fn verify_names_file_round_and_event_of_the_first_difference() {
    let folder = folder("verify-fault");
    let file = put(&folder, "wrong.xml", &text("mjlog/chankan.xml").replacen("ten=\"30,", "ten=\"40,", 1));
    let output = jantaku(&["verify", &file], "");
    assert_eq!((code(&output), last_line(&output).as_str()), (1, "0 passed, 1 failed, 0 skipped"));
    assert!(stdout(&output).starts_with(&format!("{file}: E1.0 (byte 96), event 19: the fu: ")), "{}", stdout(&output));
}

#[test]
fn verify_notes_what_a_record_leaves_open() {
    let folder = folder("verify-notes");
    let mut json: serde_json::Value = serde_json::from_str(&text("tenhou6/chii.json")).expect("JSON");
    json["log"][0][16] = serde_json::json!(["不明"]);
    json.as_object_mut().expect("an object").remove("rule");
    let file = put(&folder, "position.json", &json.to_string());
    let output = jantaku(&["verify", &file], "");
    assert_eq!((code(&output), last_line(&output).as_str()), (0, "1 passed, 0 failed, 0 skipped"));
    let notes: Vec<String> =
        stdout(&output).lines().filter_map(|line| line.strip_prefix(&file).map(str::to_owned)).collect();
    let [rules, hand] = &notes[..] else { panic!("{notes:?}") };
    assert_eq!(rules, ": note: no rules are stated; `tenhou` is assumed");
    assert!(
        hand.starts_with(": note: E1.0 (line 1, round 1): the record ends after ")
            && hand.ends_with("states no result")
    );
    let output = jantaku(&["verify", &file, "--json"], "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(json["files"][0]["notes"].as_array().map(Vec::len), Some(2));
}

#[test]
fn verify_names_what_it_skips_and_why() {
    let folder = folder("verify-skip");
    put(&folder, "three.jsonl", &silent(&text("mjai/three-kita.jsonl")));
    put(&folder, "notes.txt", "no record at all");
    put(&folder, "damaged.xml", "<mjloggm ver=\"2.3\"><GO type=\"9\"/><INIT seed=\"x\"");
    let path = folder.display().to_string();
    let output = jantaku(&["verify", &path], "");
    assert_eq!((code(&output), last_line(&output).as_str()), (2, "0 passed, 0 failed, 3 skipped"));
    let printed = stdout(&output);
    assert!(printed.contains("three.jsonl: skipped: the record does not say which three-player rules"), "{printed}");
    assert!(printed.contains("notes.txt: skipped: the file: this is no record in a known format"), "{printed}");
    assert!(printed.contains("damaged.xml: skipped: byte "), "{printed}");
    let output = jantaku(&["verify", &path, "--rules", "tenhou_sanma"], "");
    assert_eq!((code(&output), last_line(&output).as_str()), (2, "1 passed, 0 failed, 2 skipped"), "damaged");
    std::fs::remove_file(folder.join("damaged.xml")).expect("a file of ours");
    let output = jantaku(&["verify", &path, "--rules", "tenhou_sanma"], "");
    assert_eq!((code(&output), last_line(&output).as_str()), (0, "1 passed, 0 failed, 1 skipped"));
}

/// A named file must be a record; a folder may have other files.
#[test]
fn what_was_named_and_is_no_record_is_no_success() {
    let folder = folder("named");
    let (junk, good) = (put(&folder, "junk", "no record"), record("jantaku/four-winds.jsonl"));
    let empty = put(&folder, "empty", "");
    let whole = folder.display().to_string();
    let alone = folder.join("deeper").display().to_string();
    let out = folder.join("out").display().to_string();
    for (args, wanted) in [
        (vec!["verify", &junk], 2),
        (vec!["verify", &empty], 2),
        (vec!["verify", "-"], 2),
        (vec!["verify", &junk, &good], 2),
        (vec!["verify", &alone], 2),
        (vec!["verify", &good], 0),
        (vec!["verify", &whole, &good], 0),
        (vec!["stats", &junk], 2),
        (vec!["stats", &junk, &good], 2),
        (vec!["stats", &whole, &good], 0),
        (vec!["show", &junk], 2),
        (vec!["convert", &junk, "-", "--to", "mjai"], 2),
        (vec!["wall", "verify", &junk], 2),
        (vec!["profile", "verify", &junk], 1),
        (vec!["score", "--batch", &empty], 2),
        (vec!["score", "--batch", &junk], 2),
        (vec!["analyze", "--batch", &junk], 2),
        (vec!["dataset", &alone, "--out", &out], 2),
        (vec!["dataset", &whole, "--out", "/proc/nowhere"], 2),
        (vec!["rules", "check", &junk], 1),
    ] {
        let output = jantaku(&args, "");
        assert_eq!(code(&output), wanted, "{args:?}: {}{}", stdout(&output), stderr(&output));
    }
}

/// A record whose walls do not hold is refused by both commands alike.
#[test]
fn verify_proves_the_walls_as_wall_verify_does() {
    let shared = text("../data/shared.jsonl");
    let with_mark = shared.replacen('\n', "\u{b}\n", 1);
    let twice = shared.replacen("\"type\":\"drew\"", "\"type\":\"drew\",\"type\":\"drew\"", 1);
    let version = shared.replacen("\"version\":1,\"commitment\"", "\"version\":2,\"commitment\"", 1);
    for (text, holds) in [(&shared, true), (&with_mark, false), (&twice, false), (&version, false)] {
        let codes = [&["verify", "-"][..], &["wall", "verify", "-"]].map(|args| code(&jantaku(args, text)));
        assert_eq!(codes.map(|code| code == 0), [holds; 2], "{codes:?}");
    }
}

#[test]
fn verify_reads_standard_input() {
    let output = jantaku(&["verify", "-"], &text("majiang/rinshan.json"));
    assert_eq!((code(&output), last_line(&output).as_str()), (0, "1 passed, 0 failed, 0 skipped"));
}

#[test]
fn verify_refuses_what_is_no_input() {
    let chii = record("mjlog/chii.xml");
    for (args, message) in [
        (vec!["verify"], "required"),
        (vec!["verify", "/nowhere/at-all.xml"], "/nowhere/at-all.xml: there is no such file"),
        (vec!["verify", &chii, "--rules", "nowhere"], "no preset `nowhere`"),
    ] {
        let output = jantaku(&args, "");
        assert_eq!(code(&output), 2, "{args:?}");
        let printed = stderr(&output).split_whitespace().collect::<Vec<_>>().join(" ").replace("│ ", "");
        assert!(printed.contains(message), "{printed}");
    }
}

#[test]
fn convert_writes_every_format_and_names_what_is_lost() {
    let folder = folder("convert");
    let input = record("jantaku/rinshan.jsonl");
    for (format, lost) in [
        ("mjai", "not carried: the yaku\n"),
        ("tenhou", "not carried: when indicators were turned\n"),
        ("majiang", "not carried: the order in which the hands were dealt\n"),
        ("mjlog", "not carried: the tiles of the walls that nobody saw, and the commitments to them\n"),
    ] {
        let output_file = folder.join(format).display().to_string();
        let output = jantaku(&["convert", &input, &output_file, "--to", format], "");
        assert_eq!((code(&output), stdout(&output).as_str()), (0, ""), "{}", stderr(&output));
        assert!(stderr(&output).contains(lost), "{format}: {}", stderr(&output));
        let again = jantaku(&["verify", &output_file], "");
        assert_eq!(last_line(&again), "1 passed, 0 failed, 0 skipped", "{format}");
    }
    let same = jantaku(&["convert", &input, "-", "--to", "jantaku"], "");
    assert_eq!((stdout(&same), stderr(&same)), (text("jantaku/rinshan.jsonl"), String::new()));
}

#[test]
fn convert_reads_standard_input_and_writes_standard_output() {
    let output = jantaku(&["convert", "-", "-", "--to", "majiang"], &text("tenhou6/chii.json"));
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stderr(&output).contains("filled in: tiles of the walls"), "{}", stderr(&output));
    let again = jantaku(&["verify", "-"], &stdout(&output));
    assert_eq!(last_line(&again), "1 passed, 0 failed, 0 skipped");
}

#[test]
fn convert_takes_the_format_from_the_name() {
    let folder = folder("convert-names");
    for (name, begins) in
        [("a.mjlog", "<mjloggm"), ("a.mjai", "{"), ("a.json", "{\"log\""), ("a.jsonl", "{\"type\":\"match\"")]
    {
        let path = folder.join(name).display().to_string();
        assert_eq!(code(&jantaku(&["convert", &record("mjlog/chii.xml"), &path], "")), 0, "{name}");
        assert!(std::fs::read_to_string(&path).expect("written").starts_with(begins), "{name}");
    }
}

#[test]
fn convert_names_grades_and_connections_it_drops() {
    let output = jantaku(&["convert", &record("mjlog/hand-connections-and-grades.xml"), "-", "--to", "jantaku"], "");
    let printed = stderr(&output);
    for lost in ["the grades of the players", "who lost the connection and came back", "the dice", "lobby"] {
        assert!(printed.contains(lost), "{lost} in {printed}");
    }
}

#[test]
fn convert_refuses_what_it_cannot_do() {
    let (stream, three) = (record("tenhou-client/nine-kinds.txt"), record("mjlog/three-kita.xml"));
    let (chii, mjai) = (record("mjlog/chii.xml"), silent(&text("mjai/three-kita.jsonl")));
    let wrong = text("mjlog/chankan.xml").replacen("ten=\"30,", "ten=\"40,", 1);
    for (args, input, message) in [
        (["convert", &stream, "-", "--to", "mjai"], "", "the stream of one seat is not a whole record"),
        (["convert", &three, "-", "--to", "majiang"], "", "majiang has no records of 3 players"),
        (["convert", "-", "-", "--to", "mjlog"], &mjai, "name them with --rules"),
        (["convert", "-", "-", "--to", "mjai"], &wrong, "the record says 40, the rules say 30"),
        (["convert", "-", "-", "--to", "mjai"], "nothing", "no record in a known format"),
        (["convert", &chii, "-", "--to", "pdf"], "", "invalid value"),
        (["convert", &chii, "/nowhere/at/all.json", "--to", "tenhou"], "", "/nowhere/at/all.json"),
    ] {
        let output = jantaku(&args, input);
        assert_eq!((code(&output), stdout(&output).as_str()), (2, ""), "{args:?}");
        let printed = stderr(&output).replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(printed.contains(message), "{args:?}: {printed}");
    }
    let own = folder("converted-onto-itself").join("chii.xml");
    std::fs::create_dir_all(own.parent().unwrap()).unwrap();
    std::fs::copy(&chii, &own).unwrap();
    let (own, before) = (own.display().to_string(), std::fs::read(&own).unwrap());
    let output = jantaku(&["convert", &own, &own, "--to", "mjai"], "");
    assert_eq!((code(&output), std::fs::read(&own).unwrap()), (2, before), "{}", stderr(&output));
    let output = jantaku(&["convert", &chii, "record.pdf"], "");
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("--to"));
}

#[test]
fn convert_writes_mjai_in_the_dialect_that_is_named() {
    let input = record("jantaku/rinshan.jsonl");
    let printed = |dialect: &[&str]| {
        let output = jantaku(&[&["convert", &input, "-", "--to", "mjai"], dialect].concat(), "");
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        assert_eq!(last_line(&jantaku(&["verify", "-"], &stdout(&output))), "1 passed, 0 failed, 0 skipped");
        stdout(&output)
    };
    assert_eq!(printed(&[]), printed(&["--dialect", "mortal"]));
    assert!(printed(&[]).contains("\"ura_markers\""));
    assert!(printed(&["--dialect", "gimite"]).contains("\"uradora_markers\""));
    for (args, message) in
        [(["mjai", "akagi"], "there is no mjai dialect `akagi`"), (["mjlog", "mortal"], "needs the format mjai")]
    {
        let [to, dialect] = args;
        let output = jantaku(&["convert", &input, "-", "--to", to, "--dialect", dialect], "");
        assert_eq!(code(&output), 2);
        assert!(stderr(&output).contains(message), "{}", stderr(&output));
    }
}

#[test]
fn a_file_of_several_matches_is_verified_whole_and_converted_by_number() {
    let [first, second] = ["majiang/chii.json", "majiang/haitei.json"].map(text);
    let both = format!("[{first},{second}]");
    let output = jantaku(&["verify", "-"], &both);
    assert_eq!((code(&output), last_line(&output).as_str()), (0, "1 passed, 0 failed, 0 skipped"));
    assert!(stderr(&output).contains("checked: rounds 2, wins 2"), "{}", stderr(&output));
    let wrong = format!("[{first},{}]", first.replacen("\"fu\":30", "\"fu\":40", 1));
    let output = jantaku(&["verify", "-"], &wrong);
    assert_eq!((code(&output), last_line(&output).as_str()), (1, "0 passed, 1 failed, 0 skipped"));
    assert!(stdout(&output).starts_with("-: match 2, E1.0 "), "{}", stdout(&output));
    let one = jantaku(&["convert", "-", "-", "--to", "majiang", "--match", "2"], &both);
    assert_eq!((code(&one), stdout(&one)), (0, second));
    for (args, message) in
        [(&[][..], "the file has 2 matches: choose one with --match"), (&["--match", "3"], "from 1 to 2")]
    {
        let output = jantaku(&[&["convert", "-", "-", "--to", "mjai"], args].concat(), &both);
        assert_eq!(code(&output), 2);
        assert!(stderr(&output).contains(message), "{}", stderr(&output));
        assert_eq!(code(&jantaku(&[&["show", "-"], args].concat(), &both)), 2);
    }
}

#[test]
fn show_reads_every_format() {
    for name in ["mjlog/chii.xml", "tenhou6/chii.json", "mjai/chii.jsonl", "majiang/chii.json", "jantaku/chii.jsonl"] {
        let all = stdout(&jantaku(&["show", &record(name)], ""));
        assert!(all.contains("E Aki    draws 2m, discards 2m\n"), "{name}: {all}");
        assert!(all.contains("S Beni   calls chii 2-34m, discards 1z"), "{name}: {all}");
        let dai = stdout(&jantaku(&["show", &record(name), "--seat", "3", "--round", "E1"], ""));
        assert!(dai.contains("E Aki    draws, discards 2m\n"), "{name}: {dai}");
    }
    let stream = record("tenhou-client/chii-and-ron.txt");
    let printed = stdout(&jantaku(&["show", &stream], ""));
    assert!(
        printed.contains("calls chii 2-34m, discards 1z") && printed.contains("draws, discards 6p as drawn"),
        "{printed}"
    );
    let output = jantaku(&["show", &stream, "--seat", "0"], "");
    assert_eq!(code(&output), 2);
    let printed = stderr(&output).replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(printed.contains("the stream of seat 1 alone"), "{printed}");
}

#[test]
fn show_prints_what_holds_and_then_where_it_ends() {
    let wrong = text("tenhou6/double-ron.json").replacen("[[0,1,4]", "[[0,2,4]", 1);
    let output = jantaku(&["show", "-"], &wrong);
    assert_eq!(code(&output), 1);
    assert!(stdout(&output).contains("Abortive draw: four riichi"), "{}", stdout(&output));
    assert!(stderr(&output).contains("not shown from there on"), "{}", stderr(&output));
}
