//! A profile on the command line.

use std::path::Path;

use crate::cli::common::{jantaku, stderr, stdout};
use jantaku_career::{Item, Journal, Pack, Slot};

fn exported() -> String {
    let (mut journal, mut lines) = (Journal::default(), Vec::new());
    for nth in 0..4 {
        let profile = journal.profile();
        let events = match nth {
            0 => profile.create_character(Slot::Tiger, "Aki", "Torao"),
            1 => profile.buy_points(Slot::Tiger, Pack::Medium),
            _ => profile.buy_prize(Slot::Tiger, Item::BronzePlate),
        };
        lines.extend(journal.add(1_700_000_000, &events.unwrap()).unwrap());
    }
    journal.export(&lines)
}

fn profile(verb: &str, args: &[&str], data: &Path, input: &str) -> std::process::Output {
    let data = data.to_str().unwrap();
    jantaku(&[&["profile", verb, "--data", data], args].concat(), input)
}

/// a saved profile is restored to the letter.
#[test]
fn a_profile_moves_from_one_machine_to_another() {
    let dir = std::env::temp_dir().join(format!("jantaku-profile-{}", std::process::id()));
    let text = exported();
    let output = profile("import", &["-"], &dir, &text);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(stdout(&profile("export", &[], &dir, "")), text);
    let shown = stdout(&profile("show", &[], &dir, ""));
    assert!(shown.contains("Aki") && shown.contains("35000") && shown.contains("2 bronze_plate"), "{shown}");
    let json: serde_json::Value = serde_json::from_str(&stdout(&profile("show", &["--json"], &dir, ""))).unwrap();
    assert_eq!(json["tiger"]["points"], 23_000);
    assert!(stdout(&profile("verify", &[], &dir, "")).contains("4 events"));
    // Near misses: an existing profile is replaced only on request, and never by a damaged one.
    let refused = profile("import", &["-"], &dir, &text);
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("--replace"), "{}", stderr(&refused));
    assert_eq!(profile("import", &["-", "--replace"], &dir, &text).status.code(), Some(0));
    let damaged = text.replacen("25000", "35000", 1);
    let refused = profile("import", &["-", "--replace"], &dir, &damaged);
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("line 3 is damaged"), "{}", stderr(&refused));
    assert_eq!(stdout(&profile("export", &[], &dir, "")), text);
    assert_eq!(profile("verify", &["-"], &dir, &damaged).status.code(), Some(1));
    assert_eq!(profile("verify", &["-"], &dir, &text).status.code(), Some(0));
    std::fs::remove_dir_all(&dir).unwrap();
}

/// Whichever byte is damaged, the file is refused and the profile in place stays as it is.
#[test]
fn no_damaged_byte_is_overlooked() {
    let text = exported().into_bytes();
    let mut state = 1_u64;
    for _ in 0..1000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (at, flip) = ((state >> 33) as usize % text.len(), ((state >> 20) as u8).max(1));
        let mut damaged = text.clone();
        damaged[at] ^= flip;
        let error = Journal::import(&damaged).expect_err("a damaged byte").to_string();
        assert!(!error.is_empty());
    }
    assert!(Journal::import(&text).is_ok());
}
