//! A person at a table, who reads, thinks, answers, measures the time to each reply, and connects again when the
//! connection ends.

use std::collections::BTreeMap;
use std::time::Duration;

use jantaku_history::{Connection, History};
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Action, Choice, ClientMessage, ErrorCode, Event, ServerMessage, VERSION};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::client::{Failure, Socket, Visitor, heard, say};
use crate::guess::{Guesses, Seen, Wait};

/// The pauses of a page before it connects again, in milliseconds; the last one repeats.
const PAUSES: [u64; 5] = [200, 500, 1_000, 2_000, 4_000];
/// The wait for a table's greeting before another try: longer than servers wait for each other.
const PATIENCE: Duration = Duration::from_secs(10);
/// A longer wait for the table to greet somebody again is reported.
const TOO_LONG: Duration = Duration::from_secs(5);

#[derive(Debug, Default)]
pub struct Waits {
    /// From each answer until the server said that it counts.
    pub acknowledged: Vec<Wait>,
    /// From each discard until the table showed it to whoever made it.
    pub shown: Vec<Wait>,
    /// From then until the next event.
    pub followed: Vec<Wait>,
    /// What the time until the next event may have revealed of bots.
    pub guesses: Guesses,
    /// From each break of a connection until the table greeted them again.
    pub broken: Vec<Wait>,
    /// The same from an answer that was on its way when the connection broke.
    pub unanswered: Vec<Wait>,
    /// Answers that came too late: somebody else's claim had settled the decision.
    pub stale: usize,
    pub events: usize,
    pub over: usize,
    /// People who had no table when the time was over.
    pub away: usize,
    /// The reasons why connections ended or failed, and how often.
    pub ends: BTreeMap<String, usize>,
    /// The errors that a person would have seen, and how often.
    pub faults: BTreeMap<String, usize>,
}

impl Waits {
    pub fn add(&mut self, other: Waits) {
        self.acknowledged.extend(other.acknowledged);
        self.shown.extend(other.shown);
        self.followed.extend(other.followed);
        self.guesses.add(other.guesses);
        self.broken.extend(other.broken);
        self.unanswered.extend(other.unanswered);
        self.stale += other.stale;
        self.events += other.events;
        self.over += other.over;
        self.away += other.away;
        for (mine, others) in [(&mut self.ends, other.ends), (&mut self.faults, other.faults)] {
            others.into_iter().for_each(|(what, count)| *mine.entry(what).or_default() += count);
        }
    }

    fn fault(&mut self, what: String) {
        *self.faults.entry(what).or_default() += 1;
    }
}

pub struct Seat {
    pub visitor: Visitor,
    pub match_id: String,
    pub token: SeatToken,
    pub is_quick: bool,
}

pub struct Played {
    pub waits: Waits,
    pub seen: Seen,
}

struct Thought {
    due: Instant,
    decision: u32,
    action: Action,
}

struct Person {
    seat: Seat,
    name: String,
    /// Set where it is compared with what is stored.
    history: Option<History>,
    connection: Option<Connection>,
    chance: ChaCha8Rng,
    waits: Waits,
    seen: Seen,
    last_event: Option<u32>,
    thought: Option<Thought>,
    /// The answer on its way, and when it was sent.
    sent: Option<(u32, Instant)>,
    /// A discard that the table is yet to show.
    discarded: Option<Instant>,
    /// Since when a discard lies that nothing has followed.
    lies: Option<Instant>,
    broken: Option<Instant>,
    /// Since when an answer is on its way that a broken connection took.
    unanswered: Option<Instant>,
    /// Attempts to connect since the table greeted them last.
    attempts: usize,
    story: Vec<(Instant, String)>,
}

pub async fn play(seat: Seat, seed: u64, until: Instant, history: Option<History>) -> Played {
    let mut person = Person {
        name: format!("guest {seed}"),
        connection: None,
        history,
        seat,
        chance: ChaCha8Rng::seed_from_u64(seed),
        waits: Waits::default(),
        seen: Seen::default(),
        last_event: None,
        thought: None,
        sent: None,
        discarded: None,
        lies: None,
        broken: None,
        unanswered: None,
        attempts: 0,
        story: Vec::new(),
    };
    let _ = timeout_at(until, person.play()).await;
    person.waits.away += usize::from(person.broken.is_some());
    Played { waits: person.waits, seen: person.seen }
}

impl Person {
    async fn play(&mut self) {
        while let Err(failure) = self.play_on().await {
            *self.waits.ends.entry(failure.to_string()).or_default() += 1;
            self.story.push((Instant::now(), format!("{failure} (server {})", self.seat.visitor.first())));
            if self.broken.is_none() {
                self.broken = Some(Instant::now());
                self.unanswered = self.sent.map(|(_, sent)| sent);
            }
            (self.thought, self.sent, self.discarded, self.lies) = (None, None, None, None);
            let pause = PAUSES.get(self.attempts).or(PAUSES.last()).copied().unwrap_or_default();
            self.attempts += 1;
            sleep(Duration::from_millis(pause)).await;
            // A proxy sends anybody anywhere.
            self.seat.visitor.move_to(self.chance.random_range(0..u16::MAX).into());
        }
    }

    async fn play_on(&mut self) -> Result<(), Failure> {
        let Seat { visitor, match_id, token, .. } = &self.seat;
        let (match_id, token, last_event) = (match_id.clone(), token.clone(), self.last_event);
        self.connection = self.history.as_ref().map(|history| history.connection(&match_id, &self.name));
        let hello = ClientMessage::Hello { version: VERSION, match_id, token, last_event };
        let greeted = timeout(PATIENCE, async {
            let mut socket = visitor.socket(&hello).await?;
            let greeting = heard(&mut socket).await?;
            Ok::<_, Failure>((socket, greeting))
        });
        let (mut socket, greeting) = greeted.await.map_err(|_| "the table did not greet")??;
        let mut is_over = self.hear(greeting)?;
        while !is_over {
            let due = self.thought.as_ref().map(|thought| thought.due);
            is_over = tokio::select! {
                message = heard(&mut socket) => self.hear(message?)?,
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    self.answer(&mut socket).await?;
                    false
                }
            };
        }
        Ok(())
    }

    async fn answer(&mut self, socket: &mut Socket) -> Result<(), Failure> {
        let Some(Thought { decision, action, .. }) = self.thought.take() else { return Ok(()) };
        let now = Instant::now();
        self.sent = Some((decision, now));
        self.discarded = matches!(action, Action::Discard { .. }).then_some(now);
        self.connection.iter().for_each(|connection| connection.said(decision, action));
        let match_id = self.seat.match_id.clone();
        say(socket, &ClientMessage::Act { match_id, decision_id: decision, action, seal: None }).await
    }

    /// Returns whether the match is over.
    fn hear(&mut self, (message, text): (ServerMessage, Utf8Bytes)) -> Result<bool, Failure> {
        self.connection.iter().for_each(|connection| connection.heard(&message, &text));
        match message {
            ServerMessage::Welcome(_) => {
                self.attempts = 0;
                self.tell();
                self.waits.broken.extend(self.broken.take().map(Wait::since));
                self.waits.unanswered.extend(self.unanswered.take().map(Wait::since));
            }
            ServerMessage::View { next_event, .. } => self.last_event = next_event.checked_sub(1),
            ServerMessage::Prompt { decision_id, choices, .. } => {
                let (action, thinking) = answer(&choices, &mut self.chance);
                let due = Instant::now() + if self.seat.is_quick { Duration::ZERO } else { thinking };
                self.thought = Some(Thought { due, decision: decision_id, action });
            }
            ServerMessage::Event { n, event, .. } => return Ok(self.see(n, &event)),
            ServerMessage::Ack { decision_id } => {
                let acknowledged = self.sent.take_if(|(decision, _)| *decision == decision_id);
                self.waits.acknowledged.extend(acknowledged.map(|(_, sent)| Wait::since(sent)));
            }
            ServerMessage::Error { code, decision_id, .. } => {
                (self.sent, self.discarded) = (None, None);
                match code {
                    ErrorCode::Stale => self.waits.stale += 1,
                    code => self.waits.fault(format!("an error, {code:?}")),
                }
                // Whoever's hello is refused has nothing to wait for.
                if decision_id.is_none() {
                    return Err("the table refuses the seat".into());
                }
            }
            ServerMessage::Replaced {} => {
                self.waits.fault("somebody else has the seat".to_owned());
                return Err("somebody else has the seat".into());
            }
            ServerMessage::Bye { message, code } => {
                if code != Some(ErrorCode::ServerStops) {
                    self.waits.fault(format!("the end of the table, {code:?}: {message}"));
                }
                return Err(message.into());
            }
            _ => {}
        }
        Ok(false)
    }

    fn tell(&mut self) {
        let story = std::mem::take(&mut self.story);
        let Some(broken) = self.broken.filter(|broken| broken.elapsed() > TOO_LONG) else { return };
        let told = story.iter().map(|(at, what)| format!(" {:.1} s: {what};", (*at - broken).as_secs_f64()));
        println!("{:.1} s without a table:{}", broken.elapsed().as_secs_f64(), told.collect::<String>());
    }

    /// Returns whether the event ends the match.
    fn see(&mut self, n: u32, event: &Event) -> bool {
        self.seen.insert(n, Instant::now());
        if self.last_event.replace(n).is_some_and(|last| n != last + 1) {
            self.waits.fault("an event out of order".to_owned());
        }
        self.waits.events += 1;
        // Whatever happens ends what was asked before.
        self.thought = None;
        self.waits.followed.extend(self.lies.take().map(Wait::since));
        if let Some(discarded) = self.discarded.take() {
            self.waits.shown.push(Wait::since(discarded));
            self.lies = Some(Instant::now());
        }
        let is_over = matches!(event, Event::MatchEnded { .. });
        self.waits.over += usize::from(is_over);
        is_over
    }
}

pub fn plainest(choices: &[Choice]) -> Action {
    let is_plain = |action: &Action| matches!(action, Action::Pass | Action::Discard { tsumogiri: true, .. });
    choices.iter().map(|choice| choice.action).find(is_plain).unwrap_or(choices[0].action)
}

/// The plainest answer, and the time to think about it.
fn answer(choices: &[Choice], chance: &mut ChaCha8Rng) -> (Action, Duration) {
    let action = plainest(choices);
    let is_claim = choices.iter().any(|choice| matches!(choice.action, Action::Pass));
    let millis = if is_claim { chance.random_range(300..2_000) } else { chance.random_range(1_000..5_000) };
    (action, Duration::from_millis(millis))
}
