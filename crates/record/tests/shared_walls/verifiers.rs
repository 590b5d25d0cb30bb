//! Our verifier and the one in `tools/fair-wall`, which shares no code with it, say the same of every wall.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_core::rules::SeatsBy;
use jantaku_record::line::{SeatDrawForm, TableInfo};
use jantaku_record::{Line, MatchId, WallSource, prove_walls};

/// 200 walls in CI; with `JANTAKU_TEST_SCALE=50` ten thousand.
fn walls() -> usize {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok());
    200 * scale.unwrap_or(1_usize)
}

/// The lines with one bit of each wall changed: of its commitment, its secret, a share or a seal.
fn one_bit_off(mut lines: Vec<Line>, salt: usize) -> Vec<Line> {
    for nth in 0..super::commitments(&mut lines).len() {
        let at = salt * 31 + nth;
        let mut seeds = super::seeds(&mut lines);
        let (secret, shares) = &mut seeds[nth];
        let hex = match at % 5 {
            4 => match super::seals(&mut lines).swap_remove(nth) {
                Some(seals) => seals[at / 5 % 2].as_mut().unwrap(),
                None => super::commitments(&mut lines).swap_remove(nth),
            },
            0 => &mut **secret,
            1 => shares[0].as_mut().unwrap(),
            2 => shares[1].as_mut().unwrap(),
            _ => super::commitments(&mut lines).swap_remove(nth),
        };
        let bit = at * 89 % 256;
        hex.0[bit / 8] ^= 1 << (bit % 8);
    }
    lines
}

/// What our verifier says of the walls of a record; `None` if it refuses the record.
pub fn ours(record: &[u8]) -> Option<Vec<bool>> {
    Some(prove_walls(record).ok()?.rounds.iter().map(|proof| proof.fault.is_none()).collect())
}

/// A folder for the records of a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shared-walls").join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What the other verifier prints of these records; `None` without Python.
pub fn theirs(files: &[PathBuf]) -> Option<String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/fair-wall/verify.py");
    let Ok(output) = Command::new("python3").arg(script).args(files).output() else {
        println!("skipped: there is no `python3` to verify with");
        return None;
    };
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn both_verifiers_accept_every_wall_and_refuse_each_with_one_bit_changed() {
    let folder = folder("both");
    let (mut found, mut number) = (0, 0);
    while found < walls() {
        // One call reads some records: Python takes longer to start than to verify one.
        let (mut files, mut expected) = (Vec::new(), Vec::new());
        for _ in 0..20 {
            number += 1;
            let mut rules = crate::common::house(number % 3);
            Arc::make_mut(&mut rules).ura_dora = number.is_multiple_of(2);
            let of = if number.is_multiple_of(4) { super::shared } else { super::sealed };
            let seed = |round| of(MatchId(number as u64), round, &rules);
            let lines = super::play(&rules, &super::table(&rules), seed).lines().to_vec();
            for (lines, holds) in [(lines.clone(), true), (one_bit_off(lines, number), false)] {
                let text: String = lines.iter().flat_map(|line| [line.to_json(), "\n".to_owned()]).collect();
                let ours = ours(text.as_bytes()).unwrap();
                assert!(ours.iter().all(|says| *says == holds), "match {number}: {ours:?}");
                found += if holds { ours.len() } else { 0 };
                let file = folder.join(format!("{number}-{holds}.jsonl"));
                fs::write(&file, text).unwrap();
                let is_sealed = number % 4 != 0;
                expected.extend((1..=ours.len()).map(|round| verdict(&file, round, holds, is_sealed)));
                files.push(file);
            }
        }
        let Some(said) = theirs(&files) else { return };
        let said: Vec<&str> = said.lines().collect();
        assert_eq!(said.len(), expected.len());
        for (said, expected) in said.into_iter().zip(expected) {
            assert!(said.starts_with(&expected), "{said}\n{expected}");
        }
        files.iter().for_each(|file| fs::remove_file(file).unwrap());
    }
    println!("{found} walls accepted and as many with one bit changed refused by both verifiers");
}

/// What a line of the other verifier begins with.
fn verdict(file: &Path, round: usize, holds: bool, is_sealed: bool) -> String {
    let note = match (holds, round % 4) {
        (true, 0) if is_sealed => "holds: sealed and not opened by Chika (seat 2)",
        (true, 0 | 2) => "holds: without a share of Chika (seat 2)",
        (true, _) => "holds: with a share of everybody",
        (false, _) => "DOES NOT HOLD: ",
    };
    format!("{}: round {round} {note}", file.display())
}

/// Records in which the server alone chose, and those of another match.
#[test]
fn the_other_verifier_knows_walls_of_the_server_and_of_other_matches() {
    let (rules, file) = (crate::common::house(2), folder("other").join("record.jsonl"));
    let said_of = |text: String| {
        fs::write(&file, text).unwrap();
        theirs(std::slice::from_ref(&file))
    };
    let (_, recording, _) = crate::common::play(&rules, 3);
    let Some(said) = said_of(recording.to_json_lines()) else { return };
    assert!(said.lines().all(|line| line.ends_with("holds: its seed was chosen by the server alone")), "{said}");
    let seed = |round| super::shared(super::MATCH, round, &rules);
    let text = super::play(&rules, &super::table(&rules), seed).to_json_lines();
    let said = said_of(text.replacen("00c0ffee01234567", "00c0ffee01234566", 1)).unwrap();
    assert!(said.lines().all(|line| line.ends_with("DOES NOT HOLD: the commitment is of something else")), "{said}");
}

/// What a record says decided its seats: both verifiers accept what follows from the first secret by the rules, and nothing else, nor
/// that it is left out.
#[test]
fn both_verifiers_know_what_decided_the_seats() {
    let folder = folder("seats");
    let (mut files, mut expected) = (Vec::new(), Vec::new());
    for (house, seats_by) in [(3, SeatsBy::Dice), (3, SeatsBy::Winds), (2, SeatsBy::Dice), (2, SeatsBy::Winds)] {
        let rules = Arc::new(Ruleset { seats_by, ..Ruleset::clone(&crate::common::house(house)) });
        let seed = |round| super::sealed(super::MATCH, round, &rules);
        let recording = super::play(&rules, &super::table(&rules), seed);
        let drawn =
            |by, round| WallSource::Shared(seed(round)).seat_draw(by, rules.players).as_ref().map(SeatDrawForm::from);
        let other = if seats_by == SeatsBy::Dice { SeatsBy::Winds } else { SeatsBy::Dice };
        let wrong = "what decided the seats does not follow from the wall";
        for (stated, fault) in [
            (drawn(seats_by, 1), None),
            (drawn(seats_by, 2), Some(wrong)),
            (drawn(other, 1), Some(wrong)),
            (None, Some("the walls are shared, and the record lacks what decided the seats")),
        ] {
            let holds = fault.is_none();
            let mut lines = recording.lines().to_vec();
            let Line::Match(header) = &mut lines[0] else { panic!("the first line is {}", lines[0].to_json()) };
            let bots = vec![None; rules.players.count()];
            header.table = Some(TableInfo { clock: None, claim_window: None, bots, seats_drawn: stated, ended: None });
            let text: String = lines.iter().flat_map(|line| [line.to_json(), "\n".to_owned()]).collect();
            let ours = ours(text.as_bytes()).unwrap();
            assert!(ours[0] == holds && ours[1..].iter().all(|holds| *holds), "{seats_by:?}: {ours:?}");
            let refused = jantaku_record::Record::read(text.as_bytes()).unwrap().replay().err();
            assert_eq!(refused.as_ref().map(|fault| fault.line), fault.map(|_| 1), "{refused:?}");
            let file = folder.join(format!("{}.jsonl", files.len()));
            fs::write(&file, text).unwrap();
            let first = fault.map_or("holds: ".to_owned(), |fault| format!("DOES NOT HOLD: {fault}"));
            let of = |nth| if nth == 0 { first.as_str() } else { "holds: " };
            expected.extend((0..ours.len()).map(|nth| format!("{}: round {} {}", file.display(), nth + 1, of(nth))));
            files.push(file);
        }
    }
    let Some(said) = theirs(&files) else { return };
    assert_eq!(said.lines().count(), expected.len());
    for (said, expected) in said.lines().zip(expected) {
        assert!(said.starts_with(&expected), "{said}\n{expected}");
    }
}
