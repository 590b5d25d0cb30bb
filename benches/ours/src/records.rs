use std::hint::black_box;
use std::io::Cursor;
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::tenhou6;
use jantaku_record::formats::verify::replay_with;
use jantaku_record::{SeatInfo, SeatKind, play_match};
use jantaku_testkit::{Chance, Driver};

/// A record of a match, as text and as read.
pub struct Record {
    pub json: String,
    pub log: Log,
}

/// Matches between players who aim for wins, as tenhou.net/6 JSON.
pub fn records(rules: &Arc<Ruleset>, many: usize, seed: u64) -> Vec<Record> {
    let mut chance = Chance::new(seed);
    (0..many).map(|nth| record(rules, nth as u64, &mut chance)).collect()
}

fn record(rules: &Arc<Ruleset>, nth: u64, chance: &mut Chance) -> Record {
    let seats: Vec<SeatInfo> =
        rules.players.seats().map(|seat| SeatInfo { name: format!("{seat}"), kind: SeatKind::Bot }).collect();
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&nth.to_le_bytes());
    let choose = |played: &jantaku_engine::Match, seat, _: &_| {
        let view = played.view(seat).expect("a seat that is asked has a view");
        Driver::Eager.choose(&view, chance).expect("a seat that is asked has a choice")
    };
    let (_, recording) = play_match(rules.clone(), &seats, &seed, choose, |_, _| ()).expect("the match is played");
    let ours = jantaku_record::Record::read(Cursor::new(recording.to_json_lines())).expect("our record is read");
    let json = tenhou6::print(&Log::from_record(&ours)).expect("tenhou.net/6 has words for it");
    let log = tenhou6::parse(&json).expect("what was printed is read");
    Record { json, log }
}

/// W5: every record replayed: each choice decided again, every win scored again, all payments compared, and after each
/// event the view of every seat. Returns the number of rounds.
pub fn w5(rules: &Arc<Ruleset>, logs: &[Record]) -> u64 {
    logs.iter().map(|record| replayed(rules, &record.log)).sum()
}

fn replayed(rules: &Arc<Ruleset>, log: &Log) -> u64 {
    let replayed = replay_with(log, rules, &mut |round, _| {
        for view in rules.players.seats().filter_map(|seat| round.view(seat)) {
            black_box((view.table(), view.hand(), view.waits()));
        }
    });
    assert!(replayed.differences.is_empty(), "{}", replayed.differences[0]);
    replayed.rounds.len() as u64
}
