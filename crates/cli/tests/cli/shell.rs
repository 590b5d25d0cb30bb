//! Help, completions and manual pages.

use std::collections::BTreeSet;
use std::process::Command;

use crate::cli::common::{jantaku, stdout};

/// The commands that `--help` lists below this one, and those below them.
fn commands(path: &[&str]) -> BTreeSet<String> {
    let help = stdout(&jantaku(&[path, &["-h"]].concat(), ""));
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = listed.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
    let mut found = BTreeSet::new();
    for name in names {
        let path = [path, &[name]].concat();
        found.extend(commands(&path));
        found.insert(path.join("-"));
    }
    found
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = std::env::temp_dir().join(format!("jantaku-man-{}", std::process::id()));
    assert_eq!(jantaku(&["man", folder.to_str().unwrap()], "").status.code(), Some(0));
    let names = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let pages: BTreeSet<String> = names.collect();
    let listed = commands(&[]);
    assert!(listed.contains("play") && listed.contains("rules-explain"), "{listed:?}");
    let wanted = listed.iter().map(|name| format!("jantaku-{name}.1")).chain(["jantaku.1".to_owned()]);
    assert_eq!(pages, wanted.collect());
    let page = std::fs::read_to_string(folder.join("jantaku-score.1")).unwrap();
    assert!(page.contains("Score a winning hand") && page.contains("\\-\\-ippatsu"), "{page}");
    assert_eq!(stdout(&jantaku(&["man"], "")), std::fs::read_to_string(folder.join("jantaku.1")).unwrap());
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn completions_know_every_command_and_bash_reads_them() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = stdout(&jantaku(&["completions", shell], ""));
        for name in commands(&[]).iter().flat_map(|name| name.split('-')) {
            assert!(script.contains(name), "{shell}: {name}");
        }
        assert!(script.contains("double-riichi"), "{shell}");
    }
    let script = stdout(&jantaku(&["completions", "bash"], ""));
    let output = Command::new("bash").args(["-n", "-c", &script]).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(jantaku(&["completions", "cmd.exe"], "").status.code(), Some(2));
}
