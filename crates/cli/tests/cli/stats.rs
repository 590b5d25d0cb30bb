//! `jantaku stats`: its counts, lists and names, and the same counted from mjlog by another program.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::cli::common::{jantaku, stderr, stdout};
use crate::cli::records::{code, folder, put, text};

/// A folder with records of three formats, another file, and a damaged record.
fn library(name: &str) -> String {
    let folder = folder(name);
    put(&folder, "2018-01-20-a.xml", &text("mjlog/chankan.xml"));
    put(&folder, "deeper/2019010100gm-b.json", &text("tenhou6/chii.json"));
    put(&folder, "deeper/c.jsonl", &text("jantaku/four-winds.jsonl"));
    put(&folder, "notes.md", "# Not a record\n");
    put(&folder, "zz.xml", &text("mjlog/pao-ron.xml").replacen("<T", "<T1", 1));
    folder.display().to_string()
}

fn report(args: &[&str]) -> Value {
    let output = jantaku(&[&["stats"], args, &["--json"]].concat(), "");
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let faults = report["files"]["faults"].as_array().unwrap();
    let is_damaged = faults.iter().any(|fault| fault["file"].as_str().unwrap().ends_with("zz.xml"));
    assert_eq!(code(&output), if is_damaged { 2 } else { 0 }, "{}", stderr(&output));
    report
}

/// Sum and count of a figure.
fn figure(report: &Value, key: &str) -> (i64, i64) {
    let lines = ["of_hands", "of_matches"].map(|list| report[list].as_array().expect("a list").clone()).concat();
    let line = lines.iter().find(|line| line["key"] == key).unwrap_or_else(|| panic!("no figure {key}"));
    (line["sum"].as_i64().unwrap(), line["count"].as_i64().unwrap())
}

#[test]
fn folders_are_counted_and_what_does_not_count_is_named() {
    let path = library("stats-folders");
    let output = jantaku(&["stats", &path], "");
    assert_eq!(code(&output), 2, "all that can be read is counted, and it is said that it is not all");
    let printed = stderr(&output);
    assert!(printed.contains("zz.xml: "), "{printed}");
    assert!(printed.ends_with("records: 4, other files: 1, errors: 1\n"), "{printed}");
    assert!(stdout(&output).starts_with("All players: 3 matches, 3 rounds\n"), "{}", stdout(&output));
    let all = report(&[&path]);
    assert_eq!((figure(&all, "win"), figure(&all, "abortive")), ((2, 12), (4, 12)));
    assert_eq!(all["files"]["faults"].as_array().unwrap().len(), 1);
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let path = library("stats-jobs");
    let printed = |jobs: &str| stdout(&jantaku(&["stats", &path, "--jobs", jobs], ""));
    let json = |jobs: &str| report(&[&path, "--jobs", jobs]);
    assert_eq!(printed("1"), printed("3"));
    assert_eq!(json("1"), json("3"));
}

#[test]
fn filters_leave_out_what_does_not_fit() {
    let path = library("stats-filters");
    let hands = |filter: &[&str]| figure(&report(&[&[path.as_str()], filter].concat()), "win").1;
    assert_eq!(hands(&["--player", "Aki"]), 3);
    assert_eq!(hands(&["--player", "Aki", "--opponent", "Beni"]), 3);
    assert_eq!(hands(&["--since", "2018-01-21"]), 4, "the file without a day does not count");
    assert_eq!(hands(&["--until", "2018-01-20"]), 4);
    assert_eq!(hands(&["--players", "4"]), 12);
    for nothing in [["--player", "Nobody"], ["--players", "3"], ["--house", "yakuza"], ["--since", "2020-01-01"]] {
        let output = jantaku(&[&["stats", &path], &nothing[..]].concat(), "");
        assert_eq!(code(&output), 2, "{nothing:?}");
        assert!(stderr(&output).contains("no match fits"), "{}", stderr(&output));
    }
    for wrong in [["--since", "2020-13-01"], ["--players", "5"], ["--hands", "luck"]] {
        assert_eq!(code(&jantaku(&[&["stats", &path], &wrong[..]].concat(), "")), 2, "{wrong:?}");
    }
}

/// A member has results with the points over time, and everybody is in a short table.
#[test]
fn one_player_has_results_over_time_and_all_have_a_table() {
    let path = library("stats-players");
    let one = report(&[&path, "--player", "Aki"]);
    assert!(one["players"].is_null() && one["over_time"].is_array());
    let all = report(&[&path]);
    let names: Vec<&str> =
        all["players"].as_array().unwrap().iter().filter_map(|player| player["name"].as_str()).collect();
    assert_eq!(names, ["Aki", "Beni", "Chika", "Dai"]);
    assert!(all["over_time"].is_null());
}

/// Every number opens the list of its hands, and every hand a replay: the listed commands work.
#[test]
fn every_hand_listed_can_be_shown() {
    let path = library("stats-hands");
    let output = jantaku(&["stats", &path, "--hands", "win"], "");
    let listed = stdout(&output);
    assert_eq!(listed.lines().count(), 2, "{listed}");
    for line in listed.lines() {
        let (command, about) = line.split_once("  # ").expect("a command and what it shows");
        let shown = jantaku(&command.split(' ').skip(1).collect::<Vec<_>>(), "");
        let name = about.split([' ', ',']).nth(1).expect("a name");
        assert!(stdout(&shown).contains(&format!("{name} wins on")), "{command}: {}", stdout(&shown));
    }
    let results = stdout(&jantaku(&["stats", &path, "--hands", "first"], ""));
    assert!(results.lines().all(|line| line.contains("place 1")), "{results}");
}

/// In a file with several matches the match is named, too.
#[test]
fn a_hand_of_one_of_several_matches_can_be_shown() {
    let folder = folder("stats-several");
    let file =
        put(&folder, "two.json", &format!("[{},{}]", text("majiang/kokushi.json"), text("majiang/chankan.json")));
    let listed = stdout(&jantaku(&["stats", &file, "--hands", "win", "--where", "yaku=chankan"], ""));
    let (command, _) = listed.split_once("  # ").expect("a command and what it shows");
    assert!(command.contains(" --match 2 "), "{command}");
    let shown = stdout(&jantaku(&command.split(' ').skip(1).collect::<Vec<_>>(), ""));
    assert!(shown.contains("Robbing a kan"), "{shown}");
}

#[test]
fn a_list_can_be_of_one_property() {
    let path = library("stats-where");
    let list = |property: &str| {
        let output = jantaku(&["stats", &path, "--hands", "win", "--where", property, "--json"], "");
        serde_json::from_slice::<Value>(&output.stdout).expect("JSON").as_array().expect("a list").len()
    };
    assert_eq!((list("yaku=chankan"), list("yaku=daisuushii")), (1, 0));
    for wrong in ["yaku=luck", "luck=1", "yaku"] {
        let output = jantaku(&["stats", &path, "--hands", "win", "--where", wrong], "");
        assert_eq!(code(&output), 2, "{wrong}");
    }
    let output = jantaku(&["stats", &path, "--hands", "first", "--where", "yaku=chankan"], "");
    assert_eq!(code(&output), 2);
    assert_eq!(code(&jantaku(&["stats", &path, "--where", "yaku=chankan"], "")), 2, "--where is for --hands");
}

#[test]
fn a_folder_without_records_is_an_error() {
    let folder = folder("stats-nothing");
    put(&folder, "notes.md", "nothing\n");
    let output = jantaku(&["stats", &folder.display().to_string()], "");
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("no record"), "{}", stderr(&output));
    assert_eq!(code(&jantaku(&["stats", "/no/such/folder"], "")), 2);
}

/// Sums and counts by key, without those that count nothing.
type Totals = BTreeMap<String, (i64, i64)>;

fn add(totals: &mut Totals, key: String, line: &Value) {
    let number = |name: &str| line[name].as_i64().unwrap();
    totals.insert(key, (number("sum"), number("count")));
}

/// Everything in a report except the waits, which an mjlog does not state.
fn totals(report: &Value) -> Totals {
    let mut totals = Totals::new();
    let list = |value: &Value| value.as_array().expect("a list").clone();
    for line in [list(&report["of_hands"]), list(&report["of_matches"])].concat() {
        add(&mut totals, line["key"].as_str().unwrap().to_owned(), &line);
    }
    for (property, parts) in report["by"]
        .as_object()
        .unwrap()
        .iter()
        .filter(|(property, _)| !["wait", "dealt_into"].contains(&property.as_str()))
    {
        for part in list(parts) {
            let of = format!("{property}={}", part["name"].as_str().unwrap());
            let sum = part["sum"].as_i64().unwrap();
            totals.insert(of.clone(), (sum, sum));
            list(&part["figures"]).iter().for_each(|line| {
                add(&mut totals, format!("{}/{of}", line["key"].as_str().unwrap()), line);
            });
        }
    }
    for line in list(&report["quoted"]["rare"]) {
        add(&mut totals, format!("rare/{}", line["key"].as_str().unwrap()), &line);
    }
    for player in list(&report["players"]) {
        for line in list(&player["figures"]) {
            add(&mut totals, format!("{}: {}", player["name"].as_str().unwrap(), line["key"].as_str().unwrap()), &line);
        }
    }
    totals.retain(|_, (_, count)| *count > 0);
    totals
}

/// The same, as the script counts them from the tags of the files.
fn counted_from_tags(output: &Value) -> Totals {
    let pair = |value: &Value| (value[0].as_i64().unwrap(), value[1].as_i64().unwrap());
    let of = |value: &Value| value.as_object().unwrap().clone();
    let mut totals: Totals = of(&output["totals"]).iter().map(|(key, value)| (key.clone(), pair(value))).collect();
    for (name, figures) in of(&output["players"]) {
        totals.extend(of(&figures).iter().map(|(key, value)| (format!("{name}: {key}"), pair(value))));
    }
    totals
}

/// Compares both over folders of mjlog; returns the rounds and the number of figures compared, `None` without Node.
fn compare(folders: &[&str]) -> Option<(i64, usize)> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/stats-mjlog/count.mjs");
    let Ok(output) = Command::new("node").arg(script).args(folders).output() else {
        println!("skipped: there is no `node` to count with");
        return None;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let theirs: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let ours = report(folders);
    assert_eq!(ours["files"]["faults"].as_array().map(Vec::len), Some(0), "every round counts");
    for key in ["matches", "rounds"] {
        assert_eq!(ours[key], theirs[key], "{key}");
    }
    let (ours_totals, theirs_totals) = (totals(&ours), counted_from_tags(&theirs));
    for key in ours_totals.keys().chain(theirs_totals.keys()) {
        assert_eq!(ours_totals.get(key), theirs_totals.get(key), "{key}");
    }
    Some((ours["rounds"].as_i64().unwrap(), ours_totals.len()))
}

#[test]
fn our_own_mjlogs_are_counted_alike_from_their_tags() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/corpus/mjlog");
    if let Some((rounds, figures)) = compare(&[corpus.to_str().unwrap()]) {
        assert!(rounds >= 100 && figures >= 80, "{rounds} rounds, {figures} figures");
    }
}

#[test]
fn real_mjlogs_are_counted_alike_from_their_tags() {
    let Some(folder) = std::env::var_os("JANTAKU_CONFORMANCE") else {
        println!("skipped: JANTAKU_CONFORMANCE names no folder");
        return;
    };
    let folders = ["mjlog", "mjlog-3p"].map(|name| Path::new(&folder).join(name).display().to_string());
    if let Some((rounds, figures)) = compare(&folders.each_ref().map(String::as_str)) {
        assert!(figures >= 3000, "{figures} figures");
        assert_eq!(rounds, 4336);
    }
}

/// The folders of records by other programs; the others beside them are for other tests.
const REAL: [&str; 6] = ["majiang", "mjai", "mjlog", "mjlog-3p", "tenhou-client", "tenhou6"];

/// 5,758 rounds are in the files. 4 of them break off, and 3 contradict themselves.
#[test]
fn real_records_are_all_counted() {
    let Some(folder) = std::env::var_os("JANTAKU_CONFORMANCE") else {
        println!("skipped: JANTAKU_CONFORMANCE names no folder");
        return;
    };
    let folders = REAL.map(|name| Path::new(&folder).join(name).display().to_string());
    let all = report(&folders.each_ref().map(String::as_str));
    assert_eq!((all["rounds"].as_i64(), figure(&all, "win").0), (Some(5751), 4887));
    assert_eq!(all["files"]["faults"].as_array().map(Vec::len), Some(3));
}
