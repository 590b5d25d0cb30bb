//! Outputs of commands: whole, and over no file unless that was asked for.

use std::path::PathBuf;

use crate::cli::common::{jantaku, stderr, stdout};

const PLAYED: [&str; 6] = ["simulate", "--matches", "2", "--bots", "wild,wild,normal,random", "--records"];

fn folder(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("jantaku-output-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// A command that would overwrite this file is refused, until that is asked for.
fn written_over_when_asked(args: &[&str], file: &std::path::Path) {
    let wanted = std::fs::read(file).unwrap();
    std::fs::write(file, "canary").unwrap();
    let refused = jantaku(args, "");
    let said = stderr(&refused);
    assert!(refused.status.code() == Some(2) && said.contains("--force"), "{args:?}: {said}");
    assert!(said.replace(['\n', ' ', '│'], "").contains(&file.parent().unwrap().display().to_string()), "{said}");
    assert_eq!(std::fs::read_to_string(file).unwrap(), "canary", "{args:?}");
    let forced = jantaku(&[args, &["--force"]].concat(), "");
    assert_eq!(forced.status.code(), Some(0), "{args:?}: {}", stderr(&forced));
    assert_eq!(std::fs::read(file).unwrap(), wanted, "{args:?}");
    let left = std::fs::read_dir(file.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    assert!(!left.into_iter().any(|path| path.extension().is_some_and(|end| end == "jantaku-part")), "{args:?}");
}

#[test]
fn no_command_writes_over_a_file_unasked() {
    let dir = folder("over");
    let at = |name: &str| dir.join(name).display().to_string();
    let records = at("records");
    let played = [&PLAYED[..], &[&records]].concat();
    std::fs::create_dir(dir.join("records")).unwrap();
    // Near misses: other files in the directory are no records of these matches.
    for other in ["000002.jsonl", "notes.jsonl", "000000.json"] {
        std::fs::write(dir.join("records").join(other), "canary").unwrap();
    }
    let first = jantaku(&played, "");
    assert_eq!(first.status.code(), Some(0), "{}", stderr(&first));
    assert_eq!(std::fs::read_to_string(dir.join("records/000002.jsonl")).unwrap(), "canary");
    let record = at("records/000000.jsonl");
    written_over_when_asked(&played, record.as_ref());

    let ours = ["arena", "--matches", "1", "--bot", "wild", "--bot", "wild", "--bot", "wild", "--bot", "wild"];
    let hosts = at("hosted");
    let hosted = [&ours[..], &["--records", &hosts]].concat();
    assert_eq!(jantaku(&hosted, "").status.code(), Some(0));
    written_over_when_asked(&hosted, &dir.join("hosted/000000.jsonl"));

    let converted = ["convert", &record, &at("converted.mjai")].map(str::to_owned);
    let converted: Vec<&str> = converted.iter().map(String::as_str).collect();
    assert_eq!(jantaku(&converted, "").status.code(), Some(0));
    written_over_when_asked(&converted, &dir.join("converted.mjai"));

    let pages = at("pages");
    assert_eq!(jantaku(&["man", &pages], "").status.code(), Some(0));
    std::fs::remove_file(dir.join("pages/jantaku-play.1")).unwrap();
    let refused = jantaku(&["man", &pages], "");
    assert!(refused.status.code() == Some(2) && !dir.join("pages/jantaku-play.1").exists(), "all or nothing");
    assert_eq!(jantaku(&["man", &pages, "--force"], "").status.code(), Some(0));
    written_over_when_asked(&["man", &pages], &dir.join("pages/jantaku-play.1"));

    let (data, profile) = (at("data"), at("profile"));
    drop(jantaku_store::Store::open(data.as_ref()).unwrap());
    let exported = ["profile", "export", &profile, "--data", &data];
    assert_eq!(jantaku(&exported, "").status.code(), Some(0));
    written_over_when_asked(&exported, profile.as_ref());
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn what_is_no_file_is_written_to_or_named() {
    let dir = folder("devices");
    let records = dir.display().to_string();
    assert_eq!(jantaku(&[&PLAYED[..], &[&records]].concat(), "").status.code(), Some(0));
    let record = dir.join("000000.jsonl").display().to_string();
    let convert = |to: &str| jantaku(&["convert", &record, to, "--to", "mjai"], "");
    if cfg!(unix) {
        assert_eq!(convert("/dev/null").status.code(), Some(0), "a device is there for it");
        let piped = convert("/dev/stdout");
        assert_eq!(stdout(&piped).trim_end(), stdout(&convert("-")).trim_end(), "{}", stderr(&piped));
    }
    let directory = convert(&records);
    assert!(directory.status.code() == Some(2) && stderr(&directory).contains("directory"), "{}", stderr(&directory));
    // The rest of a killed program keeps no other from writing.
    std::fs::write(dir.join("killed.jantaku-part"), "half").unwrap();
    assert_eq!(convert(&dir.join("killed").display().to_string()).status.code(), Some(0));
    assert!(dir.join("killed").exists() && !dir.join("killed.jantaku-part").exists());
    std::fs::remove_dir_all(&dir).unwrap();
}

/// A command that only reads makes no store, and says where it has looked.
#[test]
fn what_only_reads_makes_no_store() {
    let dir = folder("missing");
    let missing = dir.join("tpyo").display().to_string();
    let file = dir.join("backup").display().to_string();
    let reading: [&[&str]; 5] = [
        &["profile", "show"],
        &["profile", "export"],
        &["profile", "verify"],
        &["admin", "people"],
        &["backup", &file],
    ];
    for args in reading {
        let refused = jantaku(&[args, &["--data", &missing]].concat(), "");
        let said = stderr(&refused).replace(['\n', ' ', '│'], "");
        assert!(refused.status.code() == Some(2) && said.contains("thereisnostorein"), "{args:?}: {said}");
        assert!(said.contains(&missing), "{args:?}: {said}");
        assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 0, "{args:?}");
    }
    // Near misses: a command that writes begins one, which can then be read.
    drop(jantaku_store::Store::open(missing.as_ref()).unwrap());
    for args in reading {
        assert_eq!(jantaku(&[args, &["--data", &missing]].concat(), "").status.code(), Some(0), "{args:?}");
    }
    std::fs::remove_dir_all(&dir).unwrap();
}
