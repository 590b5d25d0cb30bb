//! The claim window: the time after a discard reveals nothing of who could have claimed it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::{Memory, agreed, put_up, seats};
use jantaku_store::MatchSeed;
use jantaku_table::{Message, Outgoing, TableHandle, Thinkers};
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Action, Event, Pace, ServerMessage, TimeControl, TimePart};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// The time the player thinks before they press.
const THINKS: Duration = Duration::from_millis(700);
/// The time of a commit, so that one that is made only after a claim would show.
const COMMIT: Duration = Duration::from_millis(20);

/// When a player presses in a window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presses {
    Never,
    /// As if only those who can claim were asked.
    WithClaims,
    Always,
}

/// The claims that players were asked for, by the number of the discard.
type Asked = Arc<Mutex<BTreeSet<usize>>>;

/// Answers at once; passes every claim.
async fn play(table: TableHandle, secret: &'static str, presses: Presses, asked: Asked) {
    let (outbox, mut inbox) = mpsc::unbounded_channel();
    let (token, connection) = (Some(SeatToken::new(secret)), secret.len() as u64);
    table.send(Message::Join { connection, token, last_event: None, outbox }).await.unwrap();
    let (mut discards, mut window, mut opened) = (0, None, Instant::now());
    while let Some(Outgoing::Text(text)) = inbox.recv().await {
        match serde_json::from_str(&text).unwrap() {
            ServerMessage::Event { event, .. } if matches!(*event, Event::Discarded { .. }) => {
                (discards, window, opened) = (discards + 1, None, Instant::now());
            }
            ServerMessage::ClaimWindow { window_id, .. } => {
                window = Some(window_id);
                if presses == Presses::Always {
                    let table = table.clone();
                    tokio::spawn(async move {
                        tokio::time::sleep(THINKS).await;
                        // A table that has ended needs no press.
                        let _ = table.send(Message::Pass { connection, window_id }).await;
                    });
                }
            }
            ServerMessage::Prompt { decision_id, choices, .. } => {
                let actions: Vec<Action> = choices.iter().map(|choice| choice.action).collect();
                let quiet = |action: &&Action| matches!(action, Action::Pass | Action::Discard { tsumogiri: true, .. });
                let action = **actions.iter().find(quiet).as_ref().unwrap_or(&&actions[0]);
                if action == (Action::Pass) {
                    asked.lock().unwrap().insert(discards);
                    if window.is_some() && presses == Presses::Never {
                        continue;
                    }
                    tokio::time::sleep_until(opened + THINKS).await;
                }
                let settles = oneshot::channel().0;
                let act =
                    Message::Act { connection, decision_id, action, seal: None, round_trip: Duration::ZERO, settles };
                table.send(act).await.unwrap();
            }
            _ => {}
        }
    }
}

/// The waits of a spectator after discards of bots: after those that a player could claim, and after the others.
/// Another player presses as this one does, or never.
async fn waits(claim_window: Option<u8>, presses: Presses) -> [BTreeSet<Duration>; 2] {
    let seats = seats([Some("first"), None, Some("second"), None]);
    let other = if presses == Presses::Always { presses } else { Presses::Never };
    let mut waits = [BTreeSet::new(), BTreeSet::new()];
    for seed in 0..6 {
        let time = Some(TimeControl { per_decision: 5, per_round: 20, first: TimePart::Decision });
        let mut stored = agreed(&seats, Pace::Fast, time, MatchSeed::Fixed([seed; 32]));
        stored.row.claim_window = claim_window;
        let store = Memory { commit: COMMIT, ..Memory::default() };
        let (table, _task) = put_up(store.clone(), &stored, &seats, Thinkers::new(2).of(1));
        let (outbox, mut inbox) = mpsc::unbounded_channel();
        table.send(Message::Join { connection: 9, token: None, last_event: None, outbox }).await.unwrap();
        let asked = Asked::default();
        let players = [("first", presses), ("second", other)]
            .map(|(secret, presses)| tokio::spawn(play(table.clone(), secret, presses, asked.clone())));
        let (mut discards, mut last, mut windows) = (0, None, 0);
        while let Some(Outgoing::Text(text)) = inbox.recv().await {
            let event = match serde_json::from_str(&text).unwrap() {
                ServerMessage::PublicEvent { event, .. } => *event,
                ServerMessage::ClaimWindow { millis, .. } => {
                    assert_eq!(Some(millis), claim_window.map(|seconds| u32::from(seconds) * 1000));
                    windows += 1;
                    continue;
                }
                _ => continue,
            };
            if let Some((number, shown)) = last.take() {
                let could_claim = asked.lock().unwrap().contains(&number);
                // A table learns from its first turns how long commits take.
                if number > 8 {
                    waits[usize::from(!could_claim)].insert(Instant::now() - shown);
                }
            }
            match event {
                Event::Discarded { seat, .. } => {
                    discards += 1;
                    last = (seat % 2 == 1).then(|| (discards, Instant::now()));
                }
                Event::RoundEnded { .. } => break,
                _ => {}
            }
        }
        assert!(claim_window.is_none() || windows > discards / 2, "{windows} windows, {discards} discards");
        let appended = store.appended.lock().unwrap();
        let is_claim = |event: &jantaku_engine::Event| matches!(event, jantaku_engine::Event::Answered { .. });
        let timed = appended.iter().filter(|one| one.spent.is_some() && is_claim(&one.events[0])).count();
        assert_eq!(timed > 0, claim_window.is_none(), "a claim in a window takes nothing of the bank");
        players.iter().for_each(|player| player.abort());
    }
    waits
}

/// With a window what follows comes when it is over, whether a player passes, does not answer, or cannot claim; and
/// earlier only if everybody has pressed.
#[tokio::test(start_paused = true)]
async fn in_a_window_the_time_says_nothing_of_who_could_claim() {
    for presses in [Presses::Never, Presses::WithClaims] {
        assert_eq!(waits(Some(3), presses).await, [3, 3].map(|secs| BTreeSet::from([Duration::from_secs(secs)])));
    }
    let [claimed, other] = waits(Some(3), Presses::Always).await;
    assert_eq!(claimed, other);
    let [wait] = Vec::from_iter(claimed)[..] else { panic!("one time for all") };
    assert!((THINKS..THINKS + 4 * COMMIT).contains(&wait), "{wait:?}");
}

/// Without it whoever can claim is waited for, and nobody else.
#[tokio::test(start_paused = true)]
async fn without_a_window_the_time_says_who_could_claim() {
    let [claimed, other] = waits(None, Presses::WithClaims).await;
    assert!(claimed.first() > other.last(), "{claimed:?} and {other:?}");
}
