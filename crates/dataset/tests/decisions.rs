//! The decisions behind a record are those that were made.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_dataset::{Row, Rows, Table, follow_seat, of_bytes};
use jantaku_encode::ActionId;
use jantaku_record::Record;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::mjlog;
use jantaku_testkit::{Chance, random_house};

/// A match that bots play, and its record.
fn played(rules: &Ruleset, bots: [&str; 4], number: u32) -> (Rows, String) {
    let bots: Vec<String> = bots.iter().take(rules.players.count()).map(|name| (*name).to_owned()).collect();
    let (rows, record) = Table::new(Arc::new(rules.clone()), &bots, 7).unwrap().play(number).unwrap();
    (rows, record.to_json_lines())
}

/// What a record tells of the same match.
fn derived(text: &str, rules: Option<&Arc<Ruleset>>) -> Rows {
    let mut found = of_bytes("", text.as_bytes(), rules);
    assert_eq!(found.counts.left_out, []);
    found.matches.remove(0)
}

fn name(row: &Row) -> &'static str {
    ActionId::from_index(row.action.into()).unwrap().name()
}

/// Compares what was decided with what the record tells, and returns how many decisions it does not tell.
fn compare(of: &str, made: &Rows, derived: &Rows) -> u64 {
    assert_eq!((made.hidden, made.rounds), (0, derived.rounds), "{of}");
    let mut rest = derived.rows.iter().peekable();
    let mut missing = 0;
    for row in &made.rows {
        if rest
            .next_if(|other| Row { number: row.number, decision: row.decision, ..(**other).clone() } == *row)
            .is_some()
        {
            continue;
        }
        // Only answers without effect are missing.
        assert!(row.mask[398 / 8] & 1 << (398 % 8) != 0 || name(row) == "ron", "{of}: {}", name(row));
        missing += 1;
    }
    assert_eq!(rest.next().map(name), None, "{of}: the record tells what was not decided");
    assert!(missing <= derived.hidden, "{of}: {missing} are missing, {} are hidden", derived.hidden);
    missing
}

#[test]
fn a_record_tells_what_was_decided_in_every_house() {
    assert_eq!(ActionId::from_index(398).unwrap().name(), "pass");
    let (mut decisions, mut missing, mut hidden) = (0, 0, 0);
    for preset in Ruleset::preset_names() {
        let rules = Ruleset::preset(preset).unwrap();
        for number in 0..2 {
            let (made, text) = played(&rules, ["wild", "normal", "wild", "random"], number);
            let derived = derived(&text, None);
            missing += compare(preset, &made, &derived);
            (decisions, hidden) = (decisions + made.rows.len() as u64, hidden + derived.hidden);
        }
    }
    println!("{decisions} decisions, {hidden} hidden, {missing} of them made");
    assert!(decisions > 5000 && missing > 0 && hidden < decisions / 100, "{decisions} {hidden} {missing}");
}

/// Rules drawn by chance have every way to settle claims.
#[test]
fn a_record_tells_what_was_decided_in_houses_by_chance() {
    let (mut chance, mut compared) = (Chance::new(1), 0);
    for nth in 0..12 {
        let rules = random_house(&mut chance);
        let (made, text) = played(&rules, ["wild", "random", "wild", "random"], nth);
        // Some houses hardly come to an end, and no record of theirs is read.
        if text.len() < 1 << 20 {
            compare(&format!("house {nth}"), &made, &derived(&text, None));
            compared += 1;
        }
    }
    assert!(compared >= 8, "{compared}");
}

#[test]
fn the_record_of_another_program_tells_the_same() {
    for preset in ["tenhou", "tenhou_sanma"] {
        let rules = Ruleset::preset(preset).unwrap();
        let (_, text) = played(&rules, ["wild", "normal", "wild", "random"], 3);
        let ours = derived(&text, None);
        let log = Log::from_record(&Record::read(text.as_bytes()).unwrap());
        let theirs = derived(&mjlog::print(&log).unwrap(), Some(&Arc::new(rules)));
        assert_eq!((ours.rounds, ours.hidden, ours.rows.len()), (theirs.rounds, theirs.hidden, theirs.rows.len()));
        assert!(ours.rows == theirs.rows, "{preset}");
    }
}

/// What a seat decided, as what it saw tells it.
fn of_seat(text: &str, rules: &Arc<Ruleset>, me: Seat) -> Rows {
    let mut rows = Rows::default();
    for (round, played) in Record::read(text.as_bytes()).unwrap().rounds.iter().enumerate() {
        let seen: Vec<_> = played.events.iter().filter_map(|event| event.what.seen_by(me)).collect();
        follow_seat(rules, me, round as u16, &seen, &mut rows).unwrap();
    }
    rows
}

/// Nearly all of what the whole record tells is in what one seat saw; only passes and wins may be missing, and nothing else is there.
#[test]
fn what_one_seat_saw_tells_its_decisions() {
    let (mut told, mut hidden) = (0, 0);
    for preset in Ruleset::preset_names() {
        let rules = Arc::new(Ruleset::preset(preset).unwrap());
        let (_, text) = played(&rules, ["wild", "normal", "wild", "random"], 5);
        let whole = derived(&text, None).rows;
        for me in rules.players.seats() {
            let seat = of_seat(&text, &rules, me);
            let mut all = whole.iter().filter(|row| usize::from(row.seat) == me.index());
            let mut missing = Vec::new();
            for row in &seat.rows {
                let like = |other: &&Row| {
                    (other.round, other.action, &other.mask, &other.observation)
                        == (row.round, row.action, &row.mask, &row.observation)
                };
                let found = all
                    .by_ref()
                    .inspect(|other| missing.extend((!like(other)).then(|| name(other))))
                    .any(|other| like(&other));
                assert!(found, "{preset} {me}: {}", name(row));
            }
            missing.extend(all.map(name));
            missing.retain(|name| !["continue", "stop"].contains(name));
            assert!(missing.iter().all(|name| ["pass", "tsumo"].contains(name)), "{preset} {me}: {missing:?}");
            assert!(missing.len() as u64 <= seat.hidden, "{preset} {me}: {missing:?}, {} hidden", seat.hidden);
            (told, hidden) = (told + seat.rows.len() as u64, hidden + seat.hidden);
        }
    }
    println!("{told} decisions, {hidden} hidden");
    assert!(told > 3000 && hidden > 0 && hidden < told / 10, "{told} {hidden}");
}
