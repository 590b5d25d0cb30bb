use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use crate::cli::common::{jantaku, stderr, stdout};

pub const BINARY: &str = env!("CARGO_BIN_EXE_jantaku");
const DIALECTS: [&str; 3] = ["gimite", "mjai.app", "mortal"];

pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// The records of a folder, without the players' names in their first lines.
pub fn records(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("its files too").path()).collect();
    paths.sort();
    let text = |path: &PathBuf| fs::read_to_string(path).expect("a record is text");
    paths.iter().map(text).map(|text| text.lines().skip(1).map(|line| format!("{line}\n")).collect()).collect()
}

/// From messages alone, a bot knows what its seat knows: it plays the same match, event by event.
#[test]
#[ignore = "long"]
fn one_of_our_bots_plays_the_same_as_a_process() {
    let ours = folder("arena-ours");
    for rules in ["tenhou", "tenhou_sanma", "shanghai", "wrc", "touzai", "m_league", "pool_of_dreams"] {
        let all = if rules.ends_with("sanma") { "normal,wild,random" } else { "normal,wild,random,normal" };
        let dir = ours.display().to_string();
        let args = ["simulate", "--matches", "6", "--seed", "4", "--rules", rules, "--bots", all, "--records", &dir];
        assert!(jantaku(&args, "").status.success());
        for dialect in DIALECTS {
            let dir = folder("arena-process");
            let process = format!("{dialect}:{BINARY} bot normal --rules {rules}");
            let (matches, seed, path) = ("6", "4", dir.display().to_string());
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

/// Kans and indicators, robbed norths, broken off rounds: chance reaches what sense does not.
#[test]
fn whatever_happens_is_understood_in_every_dialect() {
    for rules in ["tenhou", "tenhou_sanma"] {
        let bots: Vec<String> =
            DIALECTS.iter().map(|dialect| format!("{dialect}:{BINARY} bot random --rules {rules}")).collect();
        let mut args = vec!["arena", "--matches", "12", "--rules", rules];
        bots.iter().for_each(|bot| args.extend(["--bot", bot]));
        args.extend(["--bot", "wild"].iter().take(if rules == "tenhou" { 2 } else { 0 }));
        let output = jantaku(&args, "");
        assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    }
}

#[test]
fn a_house_that_mjai_has_no_words_for_is_refused_with_the_option() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wareme.toml");
    fs::write(&file, "base = \"tenhou\"\nname = \"wareme\"\nwareme = true\n").unwrap();
    let rules = file.display().to_string();
    let match_of = |bot| {
        ["arena", "--matches", "1", "--rules", &rules, "--bot", bot, "--bot", "easy", "--bot", "easy", "--bot", "easy"]
    };
    let refused = [
        &["bot", "normal", "--rules", &rules][..],
        &["arena", "--check", "true", "--rules", &rules],
        &match_of("true"),
    ];
    for args in refused {
        let output = jantaku(args, "");
        assert_eq!(output.status.code(), Some(2));
        let printed = stderr(&output).replace("\n  │", "");
        assert!(printed.contains("`wareme`: no message has the dice"), "{printed}");
    }
    let ours = jantaku(&match_of("easy"), "");
    assert_eq!(ours.status.code(), Some(0), "our own bots need no messages: {}", stderr(&ours));
}

#[test]
fn bad_input_is_reported_with_line_and_field() {
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
        let printed = stderr(&output).replace("\n  │", "");
        assert_eq!(output.status.code(), Some(2), "{printed}");
        assert!(printed.contains(said), "`{said}` is not in {printed}");
    }
}

#[test]
fn a_command_that_is_none_is_wrong_usage() {
    let arena = ["arena", "--matches", "1", "--bot", "norml", "--bot", "normal", "--bot", "normal", "--bot", "normal"];
    for args in [&arena[..], &["arena", "--check", "norml"]] {
        let output = jantaku(args, "");
        let printed = stderr(&output).replace("\n  │", "");
        assert_eq!(output.status.code(), Some(2), "{printed}");
        assert!(
            printed.contains("`norml`: it could not be started")
                && printed.contains("our own bots are master, expert, hard, normal")
                && printed.contains("`jantaku:`"),
            "{printed}"
        );
    }
}

#[test]
fn as_many_bots_as_seats_are_asked_for() {
    let output = jantaku(&["arena", "--matches", "1", "--bot", "normal"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("--bot is given 1 times, the rules `tenhou` seat 4"), "{}", stderr(&output));
}

/// The command of an example, with its argument.
pub fn example(name: &str, argument: &str) -> String {
    let folder = Path::new(BINARY).parent().expect("the binary lies in a folder");
    let path = folder.join("examples").join(name);
    assert!(path.exists(), "`cargo build -p jantaku --example {name}` comes first");
    format!("{} '{argument}'", path.display())
}

fn broken(fault: &str) -> String {
    example("broken_bot", fault)
}

#[test]
#[ignore = "long"]
fn our_bots_pass_the_suite_in_every_dialect() {
    for dialect in DIALECTS {
        for (level, rules, situations) in
            [("normal", "tenhou", 16), ("wild", "tenhou", 16), ("normal", "tenhou_sanma", 6)]
        {
            let bot = format!("{dialect}:{BINARY} bot {level} --rules {rules}");
            let output = jantaku(&["arena", "--rules", rules, "--check", &bot], "");
            assert_eq!(output.status.code(), Some(0), "{bot}: {}", stdout(&output));
            assert!(stdout(&output).contains(&format!("{situations} held, 0 failed")), "{}", stdout(&output));
        }
    }
}

/// Each fault is named in the situation that shows it.
#[test]
fn the_suite_names_the_fault_of_each_broken_bot() {
    let faults = [
        ("silent", "a whole round", "no answer within 2 s"),
        ("late", "calls", "the answer was late: it took"),
        ("dies", "calls", "it ended (exit status: 3); its last words: it cannot go on"),
        ("garbage", "calls", "the answer is no mjai message: EOF while parsing"),
        ("array", "calls", "the answer is an array; one message is due"),
        ("twice", "calls", "a second answer, or one that nobody asked for"),
        ("unknown type", "calls", "`discard` is no type of an answer"),
        ("huge line", "calls", "a line of more than 65536 bytes"),
        ("memory", "calls", "it ran out of the 200 MiB of memory it is given"),
        ("actor", "a whole round", "the answer is in the name of seat 2; this seat is 1"),
        ("tile", "a whole round", "the hand does not hold 1m"),
        ("no tile", "a whole round", "in the answer `dahai`: `pai` is missing"),
        ("tsumogiri", "a whole round", "`tsumogiri` is true, but the tile drawn is"),
        ("none", "a whole round", "`none` is no choice here"),
        ("unasked", "a whole round", "nothing is asked here: `none` is due, not `reach`"),
        ("consumed", "calls", "the hand does not hold 1m"),
        ("target", "calls", "`target` is seat 1; the tile is that of seat 0"),
        ("riichi", "riichi", "riichi is announced, and without 1m the hand is not tenpai; it is without one of 9m"),
        ("kuikae", "calls", "discard 5m is against the rules: kuikae: after calling 2m, 5m may not be discarded"),
        ("furiten", "furiten", "ron is against the rules: furiten: 5s, which would complete the hand"),
        ("yaku", "calls that leave no yaku", "tsumo is against the rules: the hand is complete but has no yaku"),
    ];
    for (fault, situation, said) in faults {
        // All others answer in time on any machine.
        let timeout = if ["silent", "late"].contains(&fault) { "0.2" } else { "60" };
        let (bot, limits) = (broken(fault), ["--timeout", timeout, "--memory", "200"]);
        let args = [&["arena", "--check", &bot, "--situation", situation][..], &limits].concat();
        let output = jantaku(&args, "");
        assert_eq!(output.status.code(), Some(1), "{fault}: {}{}", stdout(&output), stderr(&output));
        assert!(stdout(&output).contains(&format!("{situation}: {said}")), "{fault}: {}", stdout(&output));
    }
    // The faults are of the bots, not of the situations.
    let sound = jantaku(&["arena", "--check", &broken("none of these"), "--memory", "200"], "");
    assert_eq!(sound.status.code(), Some(0), "{}", stdout(&sound));
}

#[test]
fn a_match_goes_on_with_a_stand_in_or_is_void() {
    let bot = broken("tile");
    let base =
        ["arena", "--matches", "2", "--bot", &bot, "--bot", "normal", "--bot", "normal", "--bot", "normal", "--json"];
    let report = |more: &[&str]| -> serde_json::Value {
        let output = jantaku(&[&base[..], more].concat(), "");
        assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let with_stand_in = report(&[]);
    assert_eq!(with_stand_in["events"]["match_ended"], 2);
    assert_eq!(with_stand_in["void"], 0);
    let failed = with_stand_in["failed"].as_array().unwrap();
    assert_eq!(failed.len(), 2);
    assert_eq!((&failed[0]["match"], &failed[0]["seat"]), (&0.into(), &0.into()));
    assert_eq!((&failed[1]["match"], &failed[1]["seat"]), (&1.into(), &1.into()));
    assert!(failed[0]["fault"].as_str().unwrap().contains("the hand does not hold"));
    assert_eq!(failed[0]["heard"].as_array().unwrap().last().unwrap()["type"], "tsumo");
    assert!(failed[0]["legal"].as_array().unwrap().len() >= 13);
    let void = report(&["--on-fault", "void"]);
    assert_eq!((&void["void"], &void["events"]), (&2.into(), &serde_json::json!({})));
}

#[test]
fn a_failed_decision_is_kept_and_asked_once_more() {
    for fault in ["tile", "riichi"] {
        let (dir, bot) = (folder("arena-failures"), broken(fault));
        let path = dir.display().to_string();
        jantaku(&["arena", "--check", &bot, "--situation", "riichi", "--failures", &path], "");
        let file = dir.join("riichi.json").display().to_string();
        let again = |bot: &str| jantaku(&["arena", "--replay-decision", &file, "--bot", bot], "");
        let same = again(&bot);
        assert_eq!(same.status.code(), Some(1), "{}{}", stdout(&same), stderr(&same));
        let text = fs::read_to_string(&file).unwrap();
        let kept: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert!(stdout(&same).contains(kept["fault"].as_str().unwrap()), "{}", stdout(&same));
        let mended = again(&format!("{BINARY} bot normal"));
        assert_eq!(mended.status.code(), Some(0), "{}{}", stdout(&mended), stderr(&mended));
        assert!(stdout(&mended).contains("the answer is fine"));
    }
}

#[test]
fn a_decision_that_cannot_be_read_is_reported() {
    let output = jantaku(&["arena", "--replay-decision", "-", "--bot", "true"], "{}");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("missing field `dialect`"), "{}", stderr(&output));
}

/// A server of one game, in the manner of Gimite's.
#[test]
fn our_bots_join_a_server() {
    let server = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = server.local_addr().unwrap();
    let playing = std::thread::spawn(move || {
        jantaku(&["bot", "normal", "--mjai-tcp", &format!("mjsonp://{address}/room"), "--name", "one"], "")
    });
    let (stream, _) = server.accept().unwrap();
    let mut answers = BufReader::new(stream.try_clone().unwrap());
    let mut ask = |message: &str| -> serde_json::Value {
        writeln!(&stream, "{message}").unwrap();
        let mut line = String::new();
        answers.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    };
    let none = serde_json::json!({ "type": "none" });
    let joined = ask(r#"{"type":"hello","protocol":"mjsonp","protocol_version":3}"#);
    assert_eq!(joined, serde_json::json!({ "type": "join", "name": "one", "room": "room" }));
    assert_eq!(ask(r#"{"type":"start_game","id":0,"names":["one","b","c","d"]}"#), none);
    let hidden = format!("[{}]", ["\"?\""; 13].join(","));
    let own = r#"["1m","1m","1m","2m","3m","4p","5p","6p","7s","8s","9s","E","E"]"#;
    let deal =
        r#"{"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"9p","tehais":"#;
    assert_eq!(ask(&format!("{deal}[{own},{hidden},{hidden},{hidden}]}}")), none);
    let won = ask(r#"{"type":"tsumo","actor":0,"pai":"1m"}"#);
    assert_eq!(won, serde_json::json!({ "type": "hora", "actor": 0, "target": 0, "pai": "1m" }));
    assert_eq!(ask(r#"{"type":"hora","actor":0,"target":0,"pai":"1m","scores":[73000,9000,9000,9000]}"#), none);
    assert_eq!(ask(r#"{"type":"end_kyoku"}"#), none);
    assert_eq!(ask(r#"{"type":"end_game","scores":[73000,9000,9000,9000]}"#), none);
    drop((stream, answers));
    assert_eq!(playing.join().unwrap().status.code(), Some(0));
}
