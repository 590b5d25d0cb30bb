//! Law 6 at the table: what a seat cannot see changes no byte that it is sent, nor when it is sent.
#![allow(clippy::unwrap_used)] // what fails, fails the test

use std::sync::Arc;
use std::time::Duration;

use jantaku_bots::Bot;
use jantaku_core::{BySeat, Ruleset, Seat, Wall};
use jantaku_engine::{Action, Actions, Match, View};
use jantaku_record::WallSource;
use jantaku_store::{Appended, Dealt, MatchRow, MatchSeed, SeatRow, Sqlite, Store, Who};
use jantaku_table::{Message, Occupant, Outgoing, Setting, Thinkers, spawn};
use jantaku_testkit::{Chance, redealt};
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{self as wire, Choice, Pace, ServerMessage, TimeControl, TimePart};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// Throws back what it draws and wants nothing: its hand decides nothing that others see.
struct Idle;

impl Bot for Idle {
    fn name(&self) -> &str {
        "idle"
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        match view.hand().drawn() {
            Some(tile) if actions.legal.iter().any(|action| matches!(action, Action::Discard { .. })) => {
                Action::Discard { tile, tsumogiri: true }
            }
            _ if actions.legal.contains(&Action::Pass) => Action::Pass,
            _ => actions.legal[0],
        }
    }
}

/// What was sent, and when, on a clock that runs only while the table rests.
type Sent = Vec<(Duration, String)>;

/// Somebody who answers nothing, and says that they are back after every third of their discards.
#[derive(Clone, Copy)]
struct Gone {
    seat: usize,
    claim_window: Option<u8>,
}

/// What a person on this seat is sent of the first round of a match with this wall, or a spectator where there is no person.
async fn watched(name: &str, wall: Wall, seed: u64, own: Option<usize>, gone: Option<Gone>) -> Sent {
    let dir = std::env::temp_dir().join(format!("jantaku-secrecy-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let store = Sqlite::open(&dir).unwrap();
    let rules = Ruleset::preset("tenhou").unwrap();
    let token = SeatToken::new("secret");
    let (gone_token, gone_seat) = (SeatToken::new("gone"), gone.map(|gone| gone.seat));
    let person = |token: &SeatToken| Who::Person { player: PlayerId::LOCAL, token: token.clone() };
    let who = |at| match Some(at) {
        at if at == own => person(&token),
        at if at == gone_seat => person(&gone_token),
        _ => Who::Bot("idle".to_owned()),
    };
    let seats = (0..4).map(|at| SeatRow { name: format!("{at}"), who: who(at) }).collect();
    let (id, pace) = (MatchId(1), Pace::Normal);
    let row = MatchRow {
        id,
        created: 0,
        rules: rules.clone(),
        seats,
        pace,
        time: gone.map(|_| TimeControl { per_decision: 5, per_round: 0, first: TimePart::Decision }),
        claim_window: gone.and_then(|gone| gone.claim_window),
        seed: MatchSeed::Fresh,
        whims: [0; 32],
        mode: "free".to_owned(),
        watching: wire::Watching::Hands,
        finished: false,
    };
    let (_, events) = Match::start(rules.into(), wall.clone()).unwrap();
    let dealt = vec![Dealt { round: 0, wall: WallSource::Stated(wall), game: 1 }];
    let first =
        Appended { id, after: 0, events, dealt, spent: None, presences: vec![], share: None, career: None, now: 0 };
    store.create(row, first).await.unwrap();
    let stored = store.load(id).await.unwrap().unwrap();
    let is_person = |at| [own, gone_seat].contains(&Some(at));
    let occupant = |at| if is_person(at) { Occupant::Person(None) } else { Occupant::Bot(Box::new(Idle)) };
    let setting = Setting {
        store: Arc::new(store),
        occupants: BySeat::from_vec((0..4).map(occupant).collect()).unwrap(),
        thinkers: Thinkers::new(2),
        put_aside: Duration::from_secs(60),
    };
    let (table, _task) = spawn(&stored, setting).unwrap();

    let (outbox, mut inbox) = mpsc::unbounded_channel();
    let (start, mut dice, mut sent) = (Instant::now(), Chance::new(seed), Vec::new());
    table.send(Message::Join { connection: 1, token: own.map(|_| token), last_event: None, outbox }).await.unwrap();
    let (outbox, _unread) = mpsc::unbounded_channel();
    if gone.is_some() {
        table.send(Message::Join { connection: 2, token: Some(gone_token), last_event: None, outbox }).await.unwrap();
    }
    let mut discards = 0;
    while let Some(Outgoing::Text(text)) = inbox.recv().await {
        let message: ServerMessage = serde_json::from_str(&text).unwrap();
        if let ServerMessage::Event { event, .. } | ServerMessage::PublicEvent { event, .. } = &message
            && matches!(**event, wire::Event::RoundEnded { .. })
        {
            break;
        }
        if let ServerMessage::Event { event, .. } | ServerMessage::PublicEvent { event, .. } = &message
            && let wire::Event::Discarded { seat, .. } = **event
            && gone_seat == Some(seat.into())
        {
            discards += 1;
            if discards % 3 == 0 {
                table.send(Message::Back { connection: 2 }).await.unwrap();
            }
        }
        sent.push((start.elapsed(), text.to_string()));
        if let ServerMessage::Prompt { decision_id, choices, .. } = message {
            let action = calls(&mut dice, &choices);
            table
                .send(Message::Act {
                    connection: 1,
                    decision_id,
                    action,
                    share: None,
                    round_trip: Duration::ZERO,
                    settles: oneshot::channel().0,
                })
                .await
                .unwrap();
        }
    }
    let _ = std::fs::remove_dir_all(&dir);
    sent
}

/// Discards and calls at random; never a win, a riichi or a kan, which would lay hidden tiles open.
fn calls(dice: &mut Chance, choices: &[Choice]) -> wire::Action {
    use wire::Action::{Chii, Discard, Pass, Pon};
    let quiet: Vec<wire::Action> = choices.iter().map(|choice| choice.action).collect();
    let quiet: Vec<_> = quiet
        .into_iter()
        .filter(|action| matches!(action, Discard { .. } | Chii { .. } | Pon { .. } | Pass {}))
        .collect();
    quiet[dice.below(quiet.len())]
}

#[tokio::test(start_paused = true)]
async fn hidden_tiles_change_no_byte_and_no_moment() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let seat = Seat::new(2).unwrap();
    let (mut claims, mut messages) = (0, 0);
    for round in 0..12u8 {
        let wall = Wall::from_seed([round; 32], &rules.tile_set());
        let other = redealt(&wall, &rules, &mut Chance::new(u64::from(round)), Some(2));
        let hand = |wall: &Wall| {
            Match::start(rules.clone().into(), wall.clone()).unwrap().0.round().hand(seat).cloned().unwrap()
        };
        assert_eq!(hand(&wall), hand(&other));
        assert_ne!(wall, other);
        let seed = u64::from(round);
        let (one, other) =
            (watched("one", wall, seed, Some(2), None).await, watched("two", other, seed, Some(2), None).await);
        for (one, two) in one.iter().zip(&other) {
            assert_eq!(one, two);
        }
        assert_eq!(one.len(), other.len());
        messages += one.len();
        claims += one.iter().filter(|(_, text)| text.contains(r#""type":"called""#)).count();
    }
    // The rounds were played, calls among them.
    assert!(messages > 12 * 100 && claims > 12, "{messages} messages, {claims} calls");
}

/// Where a room shows all hands later, a spectator of the round that is played is sent no more than elsewhere.
#[tokio::test(start_paused = true)]
async fn no_hidden_tile_changes_a_byte_or_a_moment_for_a_spectator() {
    let rules = Ruleset::preset("tenhou").unwrap();
    for round in 0..6u8 {
        let wall = Wall::from_seed([round; 32], &rules.tile_set());
        let other = redealt(&wall, &rules, &mut Chance::new(u64::from(round)), None);
        let (one, other) = (watched("seen", wall, 0, None, None).await, watched("redealt", other, 0, None, None).await);
        assert_eq!(one, other);
        assert!(one.len() > 130, "{} messages", one.len());
    }
}

/// Who is away and who is back says nothing of what they could have claimed; and while somebody is away, no moment does. In claim windows no
/// moment ever does.
#[tokio::test(start_paused = true)]
async fn who_is_away_says_nothing_of_their_tiles() {
    let rules = Ruleset::preset("tenhou").unwrap();
    for claim_window in [None, Some(3)] {
        let gone = Some(Gone { seat: 0, claim_window });
        let (mut away, mut late) = (0, 0);
        for round in 0..8u8 {
            let wall = Wall::from_seed([round; 32], &rules.tile_set());
            let other = redealt(&wall, &rules, &mut Chance::new(u64::from(round)), Some(2));
            let one = watched("gone", wall, 0, Some(2), gone).await;
            let other = watched("gone-redealt", other, 0, Some(2), gone).await;
            assert_eq!(one.len(), other.len());
            let mut is_away = false;
            for (before, after) in one.windows(2).zip(other.windows(2)) {
                let [(took, text), (took_other, text_other)] =
                    [before, after].map(|pair| (pair[1].0 - pair[0].0, &pair[1].1));
                assert_eq!(text, text_other);
                assert!(took == took_other || !is_away, "{took:?} and {took_other:?} before {text}");
                late += usize::from(took != took_other);
                if text.contains(r#""type":"away""#) {
                    is_away = text.contains("[0]");
                    away += usize::from(is_away);
                }
            }
        }
        assert!(away > 12, "{away} times away");
        assert_eq!(late > 0, claim_window.is_none(), "{late} moments that a claim has changed");
    }
}
