//! A person at a table: reads, thinks, answers, and takes the time of what comes back.

use std::time::Duration;

use futures_util::StreamExt;
use jantaku_wire::{Action, Choice, ClientMessage, Event, ServerMessage};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Failure, Socket, say};

/// How long somebody waited for something.
#[derive(Debug, Clone, Copy)]
pub struct Wait {
    /// Since when.
    pub since: Instant,
    /// How long.
    pub took: Duration,
}

impl Wait {
    fn since(since: Instant) -> Wait {
        Wait { since, took: since.elapsed() }
    }
}

/// What one person waited for.
#[derive(Debug, Default)]
pub struct Waits {
    /// From each answer until the server said that it counts.
    pub acknowledged: Vec<Wait>,
    /// From each discard until the table showed it to whoever made it.
    pub shown: Vec<Wait>,
    /// Answers that came too late: somebody else's claim had settled the decision.
    pub stale: usize,
    /// Events seen.
    pub events: usize,
    /// Matches that came to their end.
    pub over: usize,
}

impl Waits {
    /// Adds what another person waited for.
    pub fn add(&mut self, other: Waits) {
        self.acknowledged.extend(other.acknowledged);
        self.shown.extend(other.shown);
        self.stale += other.stale;
        self.events += other.events;
        self.over += other.over;
    }
}

/// What is to be answered, and when.
struct Thought {
    due: Instant,
    decision: u32,
    action: Action,
}

/// Plays a seat until the match or the time is over.
pub async fn play(mut socket: Socket, match_id: String, seed: u64, until: Instant) -> Result<Waits, Failure> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let (mut waits, mut thought) = (Waits::default(), None::<Thought>);
    // The answer on its way: when it was sent, and whether it is a discard that the table is yet to show.
    let (mut sent, mut discarded) = (None::<(u32, Instant)>, None::<Instant>);
    loop {
        let due = thought.as_ref().map_or(until, |thought| thought.due.min(until));
        let message = tokio::select! {
            message = socket.next() => message.ok_or("the server closed the socket")??,
            () = sleep_until(due) => {
                let Some(Thought { decision, action, .. }) = thought.take().filter(|_| Instant::now() < until) else {
                    return Ok(waits);
                };
                let now = Instant::now();
                (sent, discarded) = (Some((decision, now)), matches!(action, Action::Discard { .. }).then_some(now));
                let match_id = match_id.clone();
                say(&mut socket, &ClientMessage::Act { match_id, decision_id: decision, action, share: None }).await?;
                continue;
            }
        };
        let Message::Text(text) = message else { continue };
        match serde_json::from_str(&text)? {
            ServerMessage::Prompt { decision_id, choices, .. } => {
                let (action, millis) = answer(&choices, &mut chance);
                thought = Some(Thought { due: Instant::now() + millis, decision: decision_id, action });
            }
            ServerMessage::Event { event, .. } => {
                waits.events += 1;
                if matches!(*event, Event::MatchEnded { .. }) {
                    waits.over += 1;
                    return Ok(waits);
                }
                // Whatever happens ends what was asked before.
                thought = None;
                waits.shown.extend(discarded.take().map(Wait::since));
            }
            ServerMessage::Ack { decision_id } => {
                let acknowledged = sent.take_if(|(decision, _)| *decision == decision_id);
                waits.acknowledged.extend(acknowledged.map(|(_, sent)| Wait::since(sent)));
            }
            ServerMessage::Error { .. } => {
                (sent, discarded) = (None, None);
                waits.stale += 1;
            }
            ServerMessage::Bye { message, .. } => return Err(message.into()),
            _ => {}
        }
    }
}

/// The drawn tile, or nothing claimed; and how long somebody thinks about it.
fn answer(choices: &[Choice], chance: &mut ChaCha8Rng) -> (Action, Duration) {
    let of = |is: fn(&Action) -> bool| choices.iter().map(|choice| choice.action).find(is);
    let claim = of(|action| matches!(action, Action::Pass {}));
    let drawn = of(|action| matches!(action, Action::Discard { tsumogiri: true, .. }));
    let millis = if claim.is_some() { chance.random_range(300..2_000) } else { chance.random_range(1_000..5_000) };
    (claim.or(drawn).unwrap_or(choices[0].action), Duration::from_millis(millis))
}
