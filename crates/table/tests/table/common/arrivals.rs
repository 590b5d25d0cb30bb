use std::sync::{Arc, Mutex};
use std::time::Duration;

use jantaku_bots::Bot;
use jantaku_core::{BySeat, Ruleset, Wall};
use jantaku_engine::{self as engine, Actions, Match, View};
use jantaku_record::WallSource;
use jantaku_store::MatchSeed;
use jantaku_table::{Message, Occupant, Outgoing, Setting, TableHandle, Thinkers, spawn};
use jantaku_testkit::Chance;
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Action, Choice, Event, Pace, ServerMessage, TimeControl, TimePart, Watching};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::{Memory, PUT_ASIDE, Sits, agreed};

/// The time of a commit, so that one that is made only for some hidden tiles shows.
const COMMIT: Duration = Duration::from_millis(20);
/// The time of a bot for each tile that it lacks to win.
const THINKS: Duration = Duration::from_millis(10);
/// The interval at which somebody asks in order to find out what the table is doing.
const ASKED_EVERY: Duration = Duration::from_millis(7);
const SECRETS: [&str; 4] = ["east", "south", "west", "north"];

#[derive(Clone, Copy)]
pub struct Company {
    pub people: &'static [usize],
    /// The person who discards and calls at random. The others discard their draws and claim nothing.
    pub calls: Option<usize>,
    /// The person who answers nothing, and says that they are back after every third of their discards.
    pub gone: Option<usize>,
    /// Whether a spectator asks for something all the time.
    pub asks: bool,
    pub claim_window: Option<u8>,
    pub pace: Pace,
    pub commit: Duration,
    /// The store stands still for the first time in every period of the second.
    pub stands_still: Option<[Duration; 2]>,
}

impl Company {
    pub const fn of(people: &'static [usize]) -> Company {
        Company {
            people,
            calls: None,
            gone: None,
            asks: false,
            claim_window: None,
            pace: Pace::Normal,
            commit: COMMIT,
            stands_still: None,
        }
    }
}

/// A frame, on a clock that runs only while the table rests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrival {
    pub at: Duration,
    pub to: Option<usize>,
    pub frames: Vec<String>,
}

impl Arrival {
    /// Removes what only that seat may see.
    fn in_public(mut self) -> Option<Arrival> {
        self.frames.retain_mut(|frame| match serde_json::from_str(frame).unwrap() {
            ServerMessage::Event { event, .. } => {
                *frame = match *event {
                    Event::DrewOwn { .. } => "draws".to_owned(),
                    event => format!("{event:?}"),
                };
                !frame.starts_with("Answered")
            }
            ServerMessage::Away { .. } | ServerMessage::ClaimWindow { .. } => true,
            _ => false,
        });
        (!self.frames.is_empty()).then_some(self)
    }
}

/// What a seat or a spectator could learn from the order of everybody's frames: their own and the spectators' byte by
/// byte, and the public part of the others'.
pub fn known_to(own: Option<usize>, all: &[Arrival]) -> Vec<Arrival> {
    let is_known = |arrival: &Arrival| arrival.to.is_none() || arrival.to == own;
    let known = |arrival: Arrival| if is_known(&arrival) { Some(arrival) } else { arrival.in_public() };
    all.iter().cloned().filter_map(known).collect()
}

/// Discards its draws and claims nothing: its hand decides nothing that others see.
struct Idle;

impl Bot for Idle {
    fn name(&self) -> &str {
        "idle"
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> engine::Action {
        match view.hand().drawn() {
            Some(tile) if actions.legal.iter().any(|action| matches!(action, engine::Action::Discard { .. })) => {
                engine::Action::Discard { tile, tsumogiri: true }
            }
            _ if actions.legal.contains(&engine::Action::Pass) => engine::Action::Pass,
            _ => actions.legal[0],
        }
    }
}

pub async fn hand(company: Company, wall: Wall, seed: u64) -> Vec<Arrival> {
    let is_person = |at: usize| company.people.contains(&at);
    let sits = |at: usize| if is_person(at) { (SECRETS[at], Sits::Person) } else { ("", Sits::Bot("idle")) };
    let time = company.gone.map(|_| TimeControl { per_decision: 5, per_round: 0, first: TimePart::Decision });
    let mut stored = agreed(&[0, 1, 2, 3].map(sits), company.pace, time, MatchSeed::Fresh);
    stored.row.claim_window = company.claim_window;
    stored.row.watching = Watching::Hands;
    (_, stored.events) = Match::start(Arc::new(rules()), wall.clone()).unwrap();
    stored.walls = vec![WallSource::Stated(wall)];
    let occupant = |at| if is_person(at) { Occupant::Person(None) } else { Occupant::Bot(Box::new(Idle)) };
    let store = Memory { commit: company.commit, ..Memory::default() };
    if let Some([still, every]) = company.stands_still {
        let begun = Instant::now();
        *store.stalls.lock().unwrap() = (1..500).map(|nth| begun + every * nth..begun + every * nth + still).collect();
    }
    let thinkers = Thinkers::new(2).delayed(move |view, _| match company.stands_still {
        None => THINKS * (view.shanten() + 1).unsigned_abs().into(),
        // How long turns take makes rests longer, and only the store is to do so here.
        Some(_) => THINKS,
    });
    let setting = Setting {
        store: Arc::new(store),
        occupants: BySeat::from_vec((0..4).map(occupant).collect()).unwrap(),
        thinkers: thinkers.of(1),
        bot_for_away: false,
        gone_after: None,
        put_aside: PUT_ASIDE,
        ended: Box::pin(async {}),
    };
    let (table, _task) = spawn(&stored, setting).unwrap();

    let (all, start, mut listening) = (Arc::default(), Instant::now(), JoinSet::new());
    for (connection, at) in (1..).zip(company.people.iter().copied().map(Some).chain([None])) {
        let (outbox, inbox) = mpsc::unbounded_channel();
        let token = at.map(|at| SeatToken::new(SECRETS[at]));
        table.send(Message::Join { connection, token, last_event: None, outbox }).await.unwrap();
        let (table, all, chance) = (table.clone(), Arc::clone(&all), Chance::new(seed));
        listening.spawn(Listener { table, connection, at, company, chance, all, start, discards: 0 }.listen(inbox));
    }
    if company.asks {
        let connection = company.people.len() as u64 + 1;
        listening.spawn(ask(table, connection, start));
    }
    // Whoever asks does so until everybody else has seen the end.
    while listening.len() > usize::from(company.asks) {
        listening.join_next().await.unwrap().unwrap();
    }
    std::mem::take(&mut *all.lock().unwrap())
}

/// Asks for what is refused, so that the answers show when the table listens.
async fn ask(table: TableHandle, connection: u64, start: Instant) {
    for asked in 1.. {
        tokio::time::sleep_until(start + asked * ASKED_EVERY).await;
        let act = act(connection, 0, Action::Pass);
        if table.send(act).await.is_err() {
            return;
        }
    }
}

fn act(connection: u64, decision_id: u32, action: Action) -> Message {
    let (round_trip, settles) = (Duration::ZERO, oneshot::channel().0);
    Message::Act { connection, decision_id, action, seal: None, round_trip, settles }
}

struct Listener {
    table: TableHandle,
    connection: u64,
    at: Option<usize>,
    company: Company,
    chance: Chance,
    all: Arc<Mutex<Vec<Arrival>>>,
    start: Instant,
    discards: usize,
}

impl Listener {
    async fn listen(mut self, mut inbox: mpsc::UnboundedReceiver<Outgoing>) {
        let mut sent = Vec::new();
        while inbox.recv_many(&mut sent, usize::MAX).await > 0 {
            let (at, mut frames, mut is_over) = (self.start.elapsed(), Vec::new(), false);
            let mut answers = Vec::new();
            for outgoing in sent.drain(..) {
                let Outgoing::Text(text) = outgoing else { panic!("the table has ended") };
                let message: ServerMessage = serde_json::from_str(&text).unwrap();
                // The end lays hands open.
                is_over |= is_end(&message);
                if !is_over {
                    frames.push(text.to_string());
                    answers.extend(self.answer(message));
                }
            }
            self.all.lock().unwrap().push(Arrival { at, to: self.at, frames });
            if is_over {
                return;
            }
            for answer in answers {
                self.table.send(answer).await.unwrap();
            }
        }
    }

    fn answer(&mut self, message: ServerMessage) -> Option<Message> {
        let connection = self.connection;
        match message {
            ServerMessage::Prompt { decision_id, choices, .. } if self.company.gone != self.at => {
                let action = match self.company.calls == self.at {
                    true => calls(&mut self.chance, &choices),
                    false => idle(&choices),
                };
                Some(act(connection, decision_id, action))
            }
            ServerMessage::ClaimWindow { window_id, .. } if self.at.is_some() && self.company.gone != self.at => {
                Some(Message::Pass { connection, window_id })
            }
            ServerMessage::Event { event, .. } => match *event {
                Event::Discarded { seat, .. }
                    if self.company.gone == Some(seat.into()) && self.company.gone == self.at =>
                {
                    self.discards += 1;
                    self.discards.is_multiple_of(3).then_some(Message::Back { connection })
                }
                _ => None,
            },
            _ => None,
        }
    }
}

fn is_end(message: &ServerMessage) -> bool {
    match message {
        ServerMessage::Event { event, .. } | ServerMessage::PublicEvent { event, .. } => {
            matches!(**event, Event::RoundEnded { .. })
        }
        _ => false,
    }
}

fn idle(choices: &[Choice]) -> Action {
    let is_idle = |action: &Action| matches!(action, Action::Pass | Action::Discard { tsumogiri: true, .. });
    choices.iter().map(|choice| choice.action).find(is_idle).unwrap_or(choices[0].action)
}

/// Discards and calls at random, but never wins, declares riichi or calls kan, which would show hidden tiles.
fn calls(chance: &mut Chance, choices: &[Choice]) -> Action {
    use Action::{Chii, Discard, Pass, Pon};
    let is_quiet = |action: &Action| matches!(action, Discard { .. } | Chii { .. } | Pon { .. } | Pass);
    let quiet: Vec<Action> = choices.iter().map(|choice| choice.action).filter(is_quiet).collect();
    quiet[chance.below(quiet.len())]
}

pub fn rules() -> Ruleset {
    Ruleset::preset("tenhou").unwrap()
}
