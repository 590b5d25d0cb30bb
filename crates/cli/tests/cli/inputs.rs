//! Inputs of commands, and the messages about wrong ones.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use jantaku_store::{Device, NewSession, Store};

use crate::cli::common::{jantaku, stderr, stdout};

fn folder(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("jantaku-input-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

fn recorded(name: &str) -> (PathBuf, String) {
    let dir = folder(name);
    let records = dir.display().to_string();
    let played =
        jantaku(&["simulate", "--matches", "1", "--bots", "wild,wild,normal,random", "--records", &records], "");
    assert_eq!(played.status.code(), Some(0), "{}", stderr(&played));
    let record = dir.join("000000.jsonl").display().to_string();
    (dir, record)
}

/// The exit code, and the message without its line breaks.
fn said(args: &[&str]) -> (Option<i32>, String) {
    let output = jantaku(args, "");
    (output.status.code(), stderr(&output).replace(['\n', '│'], " ").split_whitespace().collect::<Vec<_>>().join(" "))
}

#[tokio::test]
async fn who_is_meant_by_a_number_is_never_guessed() {
    let dir = folder("admin");
    let store = Store::open(&dir).unwrap();
    let session = |hash| NewSession { hash: [hash; 32], device: Device::default(), now: 100 };
    let aki = store.add_player("Aki".to_owned(), None, session(1)).await.unwrap().id.0;
    let digits = store.add_player(aki.to_string(), None, session(2)).await.unwrap().id.0;
    drop(store);
    let data = dir.display().to_string();
    let ban = |who: &str| said(&["admin", "ban", who, "--data", &data]);
    let (code, why) = ban(&aki.to_string());
    assert!(code == Some(2) && why.contains(&format!("Aki ({aki}), {aki} ({digits})")), "{why}");
    assert!(why.contains(&format!("id:{digits}")), "{why}");
    let banned = || stdout(&jantaku(&["admin", "people", "--data", &data], "")).matches("until it is lifted").count();
    assert_eq!(banned(), 0);
    // Near misses: the number alone, another person's number, and a name of letters.
    for (who, so_many) in [(format!("id:{aki}"), 1), (digits.to_string(), 2), ("Aki".to_owned(), 2)] {
        assert_eq!((ban(&who).0, banned()), (Some(0), so_many), "{who}");
    }
    assert_eq!(ban("id:Aki").0, Some(2), "nobody is called so");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn what_has_no_end_is_not_read_to_it() {
    let zero = "/dev/zero";
    let reading: [&[&str]; 5] = [
        &["score", "--batch", zero],
        &["analyze", "--batch", zero],
        &["rules", "check", "/dev/zero"],
        &["profile", "verify", zero],
        &["profile", "import", zero],
    ];
    for args in reading {
        let (code, why) = said(args);
        assert!(code != Some(0) && why.contains("256 MiB") && why.contains(zero), "{args:?}: {code:?} {why}");
    }
    for args in [["show", zero], ["stats", zero], ["verify", zero]] {
        let output = jantaku(&args, "");
        let all = stdout(&output) + &stderr(&output);
        assert!(output.status.code() == Some(2) && all.contains("2097152"), "{args:?}: {all}");
    }
    // Near miss: a file below the bound is read to its end.
    let many = "123m456p789s1122z\n".repeat(100_000);
    let output = jantaku(&["analyze", "--batch", "-"], &many);
    assert_eq!((output.status.code(), stdout(&output).lines().count()), (Some(0), 100_000), "{}", stderr(&output));
}

#[test]
fn how_much_is_done_at_once_is_bounded() {
    let (dir, record) = recorded("jobs");
    let out = dir.join("out").display().to_string();
    let simulate: &[&str] = &["simulate", "--matches", "1", "--bots", "wild,wild,wild,wild"];
    let arena: &[&str] =
        &["arena", "--matches", "1", "--bot", "wild", "--bot", "wild", "--bot", "wild", "--bot", "wild"];
    for args in [&["verify", &record], &["stats", &record], simulate, arena, &["dataset", &out, "--out", &out]] {
        for many in ["1000000", "513", "0", "-1"] {
            let (code, why) = said(&[args, &[&format!("--jobs={many}")]].concat());
            assert!(code == Some(2) && why.contains(many), "{args:?}: {why}");
            assert!(many == "-1" || why.contains("1..=512"), "{args:?}: {why}");
        }
    }
    assert_eq!(said(&["verify", &record, "--jobs", "3"]).0, Some(0));
    std::fs::remove_dir_all(&dir).unwrap();
}

/// Packed or with a byte order mark, a record is the same to every command except the one that proves walls, which
/// reads what its page says.
#[test]
fn every_command_reads_records_in_the_same_way() {
    let (dir, record) = recorded("packed");
    let plain = std::fs::read(&record).unwrap();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(&plain).unwrap();
    let packed = gzip.finish().unwrap();
    let marked = [b"\xef\xbb\xbf", &plain[..]].concat();
    let reading: [&[&str]; 4] =
        [&["verify", &record], &["stats", &record], &["show", &record], &["convert", &record, "-", "--to", "jantaku"]];
    for args in reading {
        let wanted = jantaku(args, "");
        assert_eq!(wanted.status.code(), Some(0), "{args:?}: {}", stderr(&wanted));
        for bytes in [&packed, &marked] {
            std::fs::write(&record, bytes).unwrap();
            let output = jantaku(args, "");
            assert_eq!(output.status.code(), Some(0), "{args:?}: {}{}", stdout(&output), stderr(&output));
            assert_eq!(stdout(&output), stdout(&wanted), "{args:?}");
        }
        std::fs::write(&record, &plain).unwrap();
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn rules_that_a_record_states_itself_are_not_replaced_without_a_word() {
    let (dir, record) = recorded("own-rules");
    for args in
        [&["verify", &record][..], &["stats", &record], &["show", &record], &["convert", &record, "-", "--to", "mjai"]]
    {
        let (code, with) = said(&[args, &["--rules", "yakuza"]].concat());
        assert!(code == Some(0) && with.contains("1 record of our own states its rules"), "{args:?}: {with}");
        let (code, without) = said(args);
        assert!(code == Some(0) && !without.contains("--rules"), "{args:?}: {without}");
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

/// As with other tools, for which shells report 141: not all was printed.
#[test]
fn a_reader_that_goes_is_no_success() {
    let run = |args: &[&str], out: Stdio| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jantaku"));
        let output = command.args(args).stdin(Stdio::null()).stdout(out).stderr(Stdio::piped()).output().unwrap();
        (output.status.code(), stderr(&output))
    };
    for args in [&["rules", "list"][..], &["man"], &["analyze", "123456789m1p345s7z"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        assert_eq!(run(args, writer.into()), (Some(141), String::new()), "{args:?}");
        assert_eq!(run(args, Stdio::null()).0, Some(0), "{args:?}");
    }
}

#[test]
fn a_wrong_setting_is_named_with_its_line_in_the_file() {
    let dir = folder("settings");
    let file = dir.join("server.toml").display().to_string();
    for (text, named) in [
        ("put_aside = 60\nbind = 7\n", "line 2, bind: "),
        ("\nput_asied = 60\n", "line 2, put_asied: unknown field"),
        ("put_aside = \"long\"\n", "line 1, put_aside: "),
        ("bind = '127.0.0.1:1'\nstore = 'mysql://canary'\n", "line 2, store: an address of a store is sqlite:DIR"),
        ("bind = '127.0.0.1:1'\n\nrules = [\n", "line "),
        ("store \"postgres://aki:canary@db/jantaku?sslmode=require\"\n", "line 1: "),
        ("put_aside = 'postgres://aki:canary@db/jantaku'\n", "line 1, put_aside: expected "),
    ] {
        std::fs::write(&file, text).unwrap();
        let (code, why) = said(&["serve", "--config", &file]);
        assert!(code == Some(2) && why.contains(&format!("server.toml, {named}")), "{text}: {why}");
        assert!(!why.contains("serve.rs") && !why.contains("canary"), "{why}");
    }
    let (code, why) = said(&["serve", "--store", "mysql://canary"]);
    assert!(code == Some(2) && why.contains("an address of a store is") && !why.contains("serve.rs"), "{why}");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn a_damaged_record_in_a_folder_is_no_success() {
    let (dir, record) = recorded("damaged");
    let path = dir.display().to_string();
    // Near miss: a file that is no record is ignored.
    std::fs::write(dir.join("notes.txt"), "shopping").unwrap();
    assert_eq!((said(&["stats", &path]).0, said(&["verify", &path]).0), (Some(0), Some(0)));
    // Cut off in its first line, it is still named with that line.
    let whole = std::fs::read_to_string(&record).unwrap();
    let cut = dir.join("cut.jsonl").display().to_string();
    std::fs::write(&cut, &whole[..100]).unwrap();
    let stats = said(&["stats", &path]);
    assert!(stats.0 == Some(2) && stats.1.contains("cut.jsonl: line 1"), "{stats:?}");
    let verify = jantaku(&["verify", &path], "");
    assert!(
        verify.status.code() == Some(2) && stdout(&verify).contains("cut.jsonl: skipped: line 1"),
        "{}",
        stdout(&verify)
    );
    let show = said(&["show", &cut]);
    assert!(show.0 == Some(2) && show.1.contains("line 1"), "{show:?}");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn a_house_is_known_by_its_key_and_by_its_title() {
    let (dir, record) = recorded("house");
    let title = jantaku_core::rules::Preset::find("tenhou").unwrap().title.english();
    for (house, code) in [("tenhou", 0), (title, 0), ("wrc", 2), ("tenho", 2)] {
        assert_eq!(said(&["stats", &record, "--house", house]).0, Some(code), "{house}");
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn an_answer_without_a_type_says_so() {
    let bot = "while read line; do echo '{}'; done";
    let ours = ["--bot", "wild", "--bot", "wild", "--bot", "wild"];
    let output = jantaku(&[&["arena", "--matches", "1", "--bot", bot], &ours[..]].concat(), "");
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(stdout(&output).contains("`type` is missing"), "{}", stdout(&output));
}
