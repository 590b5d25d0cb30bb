//! Help at a table reveals nothing that is stored and not shown yet.

use std::path::PathBuf;
use std::time::Duration;

use crate::common::{Client, Server, http};
use futures_util::FutureExt;
use jantaku_core::Seat;
use jantaku_engine::{Event as Stored, SeatEvent};
use jantaku_record::Line;
use jantaku_wire::{
    Action, Advised, ClientMessage, Created, Event, Length, NewMatch, NewPractice, Pace, ServerMessage,
};
use rusqlite::Connection;

/// Whether the last stored event is a draw of this seat.
fn is_draw_stored(raw: &Connection, seat: Seat) -> bool {
    let sql = "SELECT line FROM events ORDER BY sequence DESC LIMIT 1";
    let line: String = raw.query_row(sql, [], |row| row.get(0)).unwrap();
    let event = Stored::try_from(serde_json::from_str::<Line>(&line).unwrap()).unwrap();
    matches!(event.seen_by(seat), Some(SeatEvent::DrewOwn { .. }))
}

/// A practice match whose table rests between events.
async fn begin(server: &Server) -> String {
    let chosen = NewMatch {
        preset: "tenhou".to_owned(),
        length: Length::East,
        opponents: vec!["random".to_owned(); 3],
        pace: Pace::Fast,
        name: "Test".to_owned(),
        face: None,
        menu: Default::default(),
        time: None,
    };
    let body = serde_json::to_string(&NewPractice::Match { chosen }).unwrap();
    let json = [("Content-Type", "application/json")];
    let (status, answer) = http(server.address, "POST /api/practice", &json, &body).await;
    assert_eq!(status, 201, "{answer}");
    serde_json::from_str::<Created>(&answer).unwrap().match_id
}

fn answer(message: &ServerMessage, match_id: &str) -> Option<ClientMessage> {
    let ServerMessage::Prompt { decision_id, choices, .. } = message else { return None };
    let is_idle = |action: &Action| matches!(action, Action::Pass | Action::Discard { tsumogiri: true, .. });
    let actions = || choices.iter().map(|choice| choice.action);
    let action = actions().find(is_idle).or(actions().next()).unwrap();
    Some(ClientMessage::Act { match_id: match_id.to_owned(), decision_id: *decision_id, action, seal: None })
}

/// Keeps the store locked most of the time, until the test is over: a table stores the earlier the slower its store is,
/// and shows what is stored after its rest.
fn slow_down(dir: PathBuf) {
    std::thread::spawn(move || {
        while let Ok(raw) = Connection::open(dir.join("jantaku.sqlite")) {
            let held = raw.execute_batch("BEGIN IMMEDIATE");
            std::thread::sleep(HELD);
            if held.is_err() || raw.execute_batch("ROLLBACK").is_err() {
                return;
            }
            std::thread::sleep(FREE);
        }
    });
}

/// The time for which the store is locked, and then free.
const HELD: Duration = Duration::from_millis(80);
const FREE: Duration = Duration::from_millis(40);
/// Matches in which the moment may be missed, on a busy machine.
const MATCHES: usize = 50;

/// While the player's next draw is stored and the table rests, the adviser says nothing: it would reveal the tile.
#[tokio::test(flavor = "multi_thread")]
async fn help_at_a_table_tells_only_what_is_shown() {
    let server = Server::start("unshown").await;
    slow_down(server.dir().to_owned());
    for _ in 0..MATCHES {
        if is_caught(&server).await {
            return;
        }
    }
    panic!("no draw is ever stored before it is shown");
}

/// Plays a match until help was asked for while a draw was stored and not shown; returns whether that happened.
async fn is_caught(server: &Server) -> bool {
    let match_id = begin(server).await;
    let mut client = Client::join(server.address, &match_id, None).await.unwrap();
    let Some((ServerMessage::Welcome(welcome), _)) = client.next().await else { panic!("no welcome") };
    let own = Seat::new(welcome.seat.into()).unwrap();
    let left = (welcome.seat + 3) % 4;
    let raw = Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let ask = async |what: &str| http(server.address, &format!("GET /api/matches/{match_id}/{what}"), &[], "").await;
    let mut next = None;
    loop {
        let (message, _) = match next.take() {
            Some(known) => known,
            None => client.next().await.unwrap(),
        };
        if let Some(act) = answer(&message, &match_id) {
            client.say(&act).await.unwrap();
        }
        let ServerMessage::Event { event, .. } = &message else { continue };
        match **event {
            Event::MatchEnded { .. } => return false,
            Event::Discarded { seat, .. } if seat == left => {}
            _ => continue,
        }
        // Until the draw is stored, or the table has gone on: then the next one is waited for.
        while next.is_none() && !is_draw_stored(&raw, own) {
            tokio::task::yield_now().await;
            next = client.next().now_or_never().flatten();
        }
        let (advice, reach) = (ask("advice").await, ask("reach").await);
        next = next.or_else(|| client.next().now_or_never().flatten());
        if next.is_none() {
            assert_eq!((advice.0, reach.0), (200, 200));
            let advised: Advised = serde_json::from_str(&advice.1).unwrap();
            assert!(advised.advice.is_empty(), "the draw is not shown yet: {advised:?}");
            return true;
        }
    }
}
