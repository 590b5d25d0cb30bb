//! Open riichi, in our own record and on the way to others.

use std::sync::Arc;

use jantaku_core::{Ruleset, Yaku};
use jantaku_engine::{Declares, Event, PublicEvent};
use jantaku_record::formats::log::Log;
use jantaku_record::formats::{Fact, Input, mjai, read};
use jantaku_record::line::{Line, LineError};
use jantaku_record::{Header, Record, Recording, SeatInfo, SeatKind, WallSource};
use jantaku_testkit::{Play, Scene, SceneExt};

/// Open riichi, a draw of the same player, and a discard.
fn played() -> Play {
    let scene = Scene::of("tenhou").rules(|rules| rules.yaku.switch_on(Yaku::OpenRiichi));
    let mut t = scene.hand(0, "234567m34588s45p").draws("1z 2z 3z 4z 5z").deal();
    t.open_riichi(0, "1z").discard(1, "2z").run_to(0).tsumogiri(0);
    t
}

fn record(t: &Play) -> Record {
    let rules: &Arc<Ruleset> = &t.table().rules;
    let seats = (0..4).map(|at| SeatInfo { name: format!("{at}"), kind: SeatKind::Human }).collect();
    let mut recording = Recording::with_header(Header::new(rules, seats));
    recording.seal(WallSource::Stated(t.walls()[0].clone()));
    t.events().iter().for_each(|event| recording.push(event));
    recording.break_off();
    Record::read(recording.to_json_lines().as_bytes()).unwrap()
}

fn opens(event: &&Event) -> bool {
    matches!(event, Event::Public(PublicEvent::Discarded { declares: Declares::OpenRiichi(_), .. }))
}

#[test]
fn the_record_has_the_hand_and_replays() {
    let t = played();
    let event = t.events().iter().find(opens).unwrap();
    let line = Line::from(event);
    assert!(
        line.to_json().contains(r#""riichi":true,"opened":{"concealed":"234567m45p34588s"}"#),
        "{}",
        line.to_json()
    );
    assert_eq!(Event::try_from(line).unwrap(), *event);
    let record = record(&t);
    let replayed = record.replay().unwrap();
    assert_eq!(replayed.table().opened, t.table().opened);
}

#[test]
fn another_hand_than_that_held_does_not_replay() {
    let text = record(&played());
    let mut changed = text.clone();
    let events = changed.rounds[0].events.iter_mut().map(|event| &mut event.what);
    for event in events {
        if let Event::Public(PublicEvent::Discarded { declares: Declares::OpenRiichi(hand), .. }) = event {
            **hand = jantaku_core::Hand::default();
        }
    }
    assert!(text.replay().is_ok() && changed.replay().is_err());
}

#[test]
fn a_hand_is_laid_open_for_riichi_alone() {
    let json = r#"{"type":"discarded","seat":0,"tile":"1z","tsumogiri":true,"riichi":false,
        "opened":{"concealed":"234567m45p34588s"}}"#;
    let line: Line = serde_json::from_str(json).unwrap();
    assert_eq!(Event::try_from(line), Err(LineError::OpenedWithoutRiichi));
}

#[test]
fn other_formats_do_not_carry_that_it_was_open() {
    let ours = Log::from_record(&record(&played()));
    let Ok(Input::Log(reread)) = read(mjai::print(&ours).unwrap().as_bytes()) else { panic!("no log") };
    let open = Fact::Other("which riichi were declared with the hand laid open".to_owned());
    assert!(ours.lost_in(&reread).contains(&open), "{:?}", ours.lost_in(&reread));
}
