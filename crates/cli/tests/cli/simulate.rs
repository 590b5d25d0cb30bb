use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn simulate(line: &str) -> Output {
    let args = line.split_whitespace();
    Command::new(env!("CARGO_BIN_EXE_jantaku")).arg("simulate").args(args).output().expect("the binary starts")
}

fn json(line: &str) -> serde_json::Value {
    let output = simulate(line);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the output is JSON")
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn records(folder: &Path) -> BTreeMap<String, String> {
    let paths = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("its files too").path());
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    paths.map(|path| (name(&path), fs::read_to_string(path).expect("a record is text"))).collect()
}

/// The walls of a match, as its record reveals them.
fn seeds(record: &str) -> Vec<&str> {
    record.lines().filter(|line| line.contains(r#""type":"seed""#)).collect()
}

#[test]
fn the_number_of_jobs_changes_no_byte() {
    let (one, two) = (folder("one-job"), folder("two-jobs"));
    for rules in ["tenhou", "yakuza"] {
        let line = format!("--matches 6 --bots wild,wild,normal,random --seed 1 --rules {rules} --json --records");
        let first = simulate(&format!("{line} {} --jobs 1", one.display()));
        let second = simulate(&format!("{line} {} --jobs 2", two.display()));
        assert_eq!(first.stdout, second.stdout);
        assert_eq!(records(&one).len(), 6);
        assert_eq!(records(&one), records(&two));
    }
    let other = folder("other-seed");
    simulate(&format!("--matches 1 --bots wild,wild,normal,random --seed 2 --records {}", other.display()));
    assert_ne!(records(&one)["000000.jsonl"], records(&other)["000000.jsonl"]);
}

/// R-314: four programs play.
#[test]
fn bots_of_one_name_are_counted_together_and_the_better_one_wins() {
    let report = json("--matches 8 --bots random,normal,random,random --json");
    let bots = report["bots"].as_array().unwrap();
    let by_name = |name: &str| bots.iter().find(|bot| bot["name"] == name).unwrap();
    assert_eq!(bots.len(), 2);
    assert_eq!((&by_name("normal")["matches"], &by_name("random")["matches"]), (&8.into(), &24.into()));
    assert!(by_name("normal")["mean_place"].as_f64() < Some(1.5));
    for key in ["se", "mean_points", "win", "deal_in", "riichi", "call"] {
        assert!(by_name("normal")[key].is_number(), "{key}");
    }
    assert_eq!(report["events"]["match_ended"], 8);
    assert!(report["yaku"]["riichi"].as_u64() > Some(0));
    assert!(report["yaku"]["tenhou"].is_number(), "every yaku of the house is listed");
    assert!(report["yaku"]["daisharin"].is_null(), "and no other");
    assert_eq!(report["aborts"].as_object().unwrap().len(), 7, "every kind of abort is listed");
}

#[test]
fn duplicates_have_the_same_walls_and_other_seats() {
    let folder = folder("duplicate");
    let bots = "--bots normal,random,random,random";
    simulate(&format!("--matches 5 {bots} --duplicate --records {}", folder.display()));
    let records: Vec<String> = records(&folder).into_values().collect();
    let first_wall = |at: usize| seeds(&records[at])[0];
    assert!((1..4).all(|at| first_wall(at) == first_wall(0)));
    assert_ne!(first_wall(4), first_wall(0));
    let names = |at: usize| records[at].lines().next().unwrap().match_indices(r#""name":"normal""#).next().unwrap().0;
    assert_ne!(names(0), names(1));
}

#[test]
fn two_against_two_sit_in_every_way_on_the_same_walls() {
    let folder = folder("two-against-two");
    let line = format!("--bots normal,random,normal,random --duplicate --json --records {}", folder.display());
    let report = json(&format!("--matches 12 {line}"));
    let records: Vec<String> = records(&folder).into_values().collect();
    for deal in records.chunks(6) {
        let of_deal = |of: fn(&str) -> String| deal.iter().map(|record| of(record)).collect::<BTreeSet<_>>().len();
        assert_eq!(of_deal(|record| seeds(record)[0].to_owned()), 1);
        assert_eq!(of_deal(|record| record.lines().next().unwrap().split("\"seats\":").nth(1).unwrap().to_owned()), 6);
    }
    assert_ne!(seeds(&records[0])[0], seeds(&records[6])[0]);
    assert_eq!(report["deals"], 2);
    let pair = &report["pairs"][0];
    assert_eq!((&pair["ahead"], &pair["behind"]), (&"normal".into(), &"random".into()));
    let place = |nth: usize| report["bots"][nth]["mean_place"].as_f64().unwrap();
    assert!((pair["places"].as_f64().unwrap() - (place(1) - place(0))).abs() < 1e-12);
    assert!(pair["se"].is_number());
    assert!(json(&format!("--matches 6 --force {line}"))["pairs"][0]["se"].is_null(), "one deal has no error");
}

/// The decision of a test, and the number of matches before it.
fn tested(report: &serde_json::Value) -> (Option<&str>, Option<u64>) {
    (report["sprt"]["decision"].as_str(), report["events"]["match_ended"].as_u64())
}

#[test]
#[ignore = "long"]
fn a_test_ends_when_the_deals_decide_it() {
    let ahead = "--bots normal,random,random,normal --duplicate --sprt 0,0.3";
    let report = json(&format!("--matches 600 {ahead} --json --jobs 1"));
    assert_eq!(tested(&report), (Some("p1"), Some(96)));
    assert_eq!(json(&format!("--matches 600 {ahead} --json --jobs 3")), report);
    let behind = "--bots random,normal,random,normal --duplicate --sprt 0,0.3";
    assert_eq!(tested(&json(&format!("--matches 600 {behind} --json"))), (Some("p0"), Some(96)));
    let printed = simulate(&format!("--matches 90 {ahead}"));
    let printed = String::from_utf8_lossy(&printed.stdout).into_owned();
    assert!(
        printed.contains("whether normal is ahead of random by 0 or 0.3 places is open: "),
        "15 deals are few: {printed}"
    );
}

#[test]
fn wrong_usage_exits_2_and_says_what_is_wrong() {
    for (line, message) in [
        (
            "--matches 1 --bots normal,random,random,best",
            "there is no bot `best`; there are master, expert, hard, normal",
        ),
        ("--matches 1 --bots normal,random", "--bots names 2 bots, the rules `tenhou` seat 4"),
        ("--matches 1 --bots random,random,random,random --rules nowhere", "there is no preset `nowhere`"),
        ("--matches 9 --bots random,normal,wild,random --sprt 0,0.1", "--sprt is between two bots, 3 are named"),
        ("--matches 9 --bots wild,wild,wild,wild --sprt 0,0.1", "--sprt is between two bots, 1 are named"),
        ("--matches 9 --bots wild,wild,wild,wild --sprt 0.1,0", "two numbers such as `0,0.15`, the smaller first"),
        ("--matches 0 --bots random,random,random,random", "'--matches <N>'"),
    ] {
        let output = simulate(line);
        let said = String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(said.contains(message), "{message} in {said}");
    }
}
