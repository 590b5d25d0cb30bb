use super::*;
use crate::{Buyer, Item, Pack, Slot};

fn example() -> (Journal, Vec<String>) {
    let mut journal = Journal::default();
    let mut lines = Vec::new();
    let mut add = |command: fn(&Profile) -> Vec<Event>| {
        let events = command(journal.profile());
        lines.extend(journal.add(1_700_000_000, &events).unwrap());
    };
    add(|profile| profile.create_character(Slot::Tiger, "Aki", "Torao").unwrap());
    add(|profile| profile.buy_points(Slot::Tiger, Pack::Medium).unwrap());
    add(|profile| profile.buy_prize(Slot::Tiger, Item::BronzePlate).unwrap());
    add(|profile| profile.sell(Slot::Tiger, Item::BronzePlate, Buyer::Dealer).unwrap());
    (journal, lines)
}

/// R-412
#[test]
fn what_is_exported_is_read_again() {
    let (journal, lines) = example();
    let file = journal.export(&lines);
    let (again, same) = Journal::import(file.as_bytes()).unwrap();
    assert_eq!((&again, &same), (&journal, &lines));
    assert_eq!(again.export(&same), file);
    assert_eq!(again.profile().character(Slot::Tiger).unwrap().account, 24_000);
    let empty = Journal::default();
    assert_eq!(Journal::import(empty.export(&[]).as_bytes()).unwrap().0, empty);
}

#[test]
fn no_byte_can_change_unnoticed() {
    let (journal, lines) = example();
    let file = journal.export(&lines).into_bytes();
    let whole_before = |at: usize| file[..at].iter().filter(|byte| **byte == b'\n').count().saturating_sub(1);
    let check = |changed: Vec<u8>, at: usize| match Journal::import(&changed).unwrap_err() {
        JournalError::NotAProfile => assert!(at <= HEADER.len(), "{at}"),
        JournalError::Damaged { line, whole } => {
            assert_eq!(line, whole + 2);
            assert!(whole_before(at).abs_diff(whole) <= 1, "{at}: {whole}");
        }
        JournalError::Torn { whole } => assert!(whole_before(at).abs_diff(whole) <= 1, "{at}: {whole}"),
        other => panic!("{at}: {other}"),
    };
    for at in 0..file.len() {
        for bit in [1, 32, 128] {
            let mut changed = file.clone();
            changed[at] ^= bit;
            check(changed, at);
        }
        let mut shorter = file.clone();
        shorter.remove(at);
        check(shorter, at);
        let mut longer = file.clone();
        longer.insert(at, b'0');
        check(longer, at);
        check(file[..at].to_vec(), at);
    }
    assert!(Journal::import(&[file.as_slice(), b"\n"].concat()).is_err());
}

#[test]
fn a_forged_event_is_refused_by_the_rules() {
    let (journal, _) = example();
    let forge = |event: &str| {
        let text = format!(r#"{{"at":1,"event":{event}}}"#);
        let body = text.strip_suffix('}').unwrap();
        let line = format!("{body}{MARK}{}{CLOSE}", journal.seal.next(body).hex());
        journal.clone().read(&line).unwrap_err().to_string()
    };
    let free = r#"{"type":"points_bought","character":"tiger","pack":"large","points":100000,"yen":0}"#;
    assert_eq!(forge(free), "line 6 cannot be: It has another price.");
    let won = r#"{"type":"prize_won","character":"tiger","item":"trophy"}"#;
    assert_eq!(forge(won), "line 6 cannot be: Nothing leads to this event.");
    assert!(forge(r#"{"type":"moon_bought"}"#).starts_with("line 6 is not understood: unknown variant"));
}

#[test]
fn nothing_is_added_where_one_event_is_refused() {
    let (mut journal, _) = example();
    let before = journal.clone();
    let good = journal.profile().buy_points(Slot::Tiger, Pack::Small).unwrap();
    let events = [good, vec![Event::TitleDefended { character: Slot::Tiger }]].concat();
    assert!(journal.add(0, &events).is_err());
    assert_eq!(journal, before);
}
