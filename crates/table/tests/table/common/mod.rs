pub mod arrivals;

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use jantaku_core::{BySeat, Ruleset, Seat, Wall};
use jantaku_engine::{Match, Phase, PublicEvent};
use jantaku_record::{round_seed, share_seal};
use jantaku_store::{Append, Appended, MatchRow, MatchSeed, SeatRow, StoreError, StoredMatch, Who};
use jantaku_table::{
    Ended, Message, Occupant, Outgoing, Sealing, Setting, TableError, TableHandle, Thinkers, Thinking, spawn,
    wall_source,
};
use jantaku_testkit::Timed;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{Action, EndedBy, Event, Mode, NextWall, Pace, ServerMessage, TimeControl, TimeLeft, Watching};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;

#[derive(Default, Clone)]
pub struct Memory {
    pub commit: Duration,
    /// When it stands still: a commit that is begun meanwhile is made at the end.
    pub stalls: Arc<Mutex<Vec<Range<Instant>>>>,
    pub appended: Arc<Mutex<Vec<Appended>>>,
    pub ended: Arc<Mutex<Option<EndedBy>>>,
    pub has_ended: Arc<AtomicBool>,
}

#[async_trait]
impl Append for Memory {
    async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        tokio::time::sleep(self.commit).await;
        let now = Instant::now();
        let stall = self.stalls.lock().unwrap().iter().find(|stall| stall.contains(&now)).map(|stall| stall.end);
        if let Some(end) = stall {
            tokio::time::sleep_until(end).await;
        }
        if let Some(by) = *self.ended.lock().unwrap() {
            return Err(StoreError::Ended(by));
        }
        self.appended.lock().unwrap().push(appended);
        Ok(())
    }

    async fn end(&self, _: MatchId, by: EndedBy) -> Result<bool, StoreError> {
        tokio::time::sleep(self.commit).await;
        Ok(self.ended.lock().unwrap().replace(by).is_none())
    }
}

/// The time for which a table goes on while all its people are away.
pub const PUT_ASIDE: Duration = Duration::from_secs(20);

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sits {
    Person,
    StoodIn(&'static str),
    Bot(&'static str),
    Nobody,
}

/// People by their secrets; the other seats have weak bots.
pub fn seats(people: [Option<&'static str>; 4]) -> Vec<(&'static str, Sits)> {
    people.map(|secret| secret.map_or(("", Sits::Bot("easy")), |secret| (secret, Sits::Person))).to_vec()
}

type Task = JoinHandle<Result<(), TableError>>;

pub fn table(store: Memory, seats: &[(&'static str, Sits)], pace: Pace, thinkers: Thinking) -> (TableHandle, Task) {
    seeded(store, seats, pace, thinkers, 7)
}

pub fn seeded(
    store: Memory,
    seats: &[(&'static str, Sits)],
    pace: Pace,
    thinkers: Thinking,
    seed: u8,
) -> (TableHandle, Task) {
    put_up(store, &agreed(seats, pace, None, MatchSeed::Fixed([seed; 32])), seats, thinkers)
}

pub fn timed(
    store: Memory,
    seats: &[(&'static str, Sits)],
    pace: Pace,
    time: Option<TimeControl>,
) -> (TableHandle, Task) {
    put_up(store, &agreed(seats, pace, time, MatchSeed::Fixed([7; 32])), seats, Thinkers::new(2).of(1))
}

pub fn agreed(seats: &[(&'static str, Sits)], pace: Pace, time: Option<TimeControl>, seed: MatchSeed) -> StoredMatch {
    let rules = Ruleset::preset("tenhou").unwrap();
    let who = |(secret, sits): &(&'static str, Sits)| match sits {
        Sits::Person | Sits::StoodIn(_) => Who::Person { player: PlayerId::LOCAL, token: SeatToken::new(*secret) },
        Sits::Bot(name) => Who::Bot((*name).to_owned()),
        Sits::Nobody => Who::Bot("nobody".to_owned()),
    };
    let rows = seats.iter().map(|seat| SeatRow { name: "x".to_owned(), face: None, who: who(seat) }).collect();
    let id = MatchId(1);
    let row = MatchRow {
        id,
        created: 0,
        rules,
        seats: rows,
        pace,
        time,
        claim_window: None,
        seed,
        whims: [7; 32],
        mode: Mode::Free,
        watching: Watching::Table,
        finished: false,
        ended: None,
    };
    let wall = wall_source(&row, 0, &Sealing::new(row.rules.players)).unwrap();
    let (_, events) = Match::start(Arc::new(row.rules.clone()), wall.wall(&row.rules.tile_set())).unwrap();
    StoredMatch {
        row,
        walls: vec![wall],
        events,
        spent: Vec::new(),
        presences: Vec::new(),
        seals: Vec::new(),
        shares: Vec::new(),
    }
}

pub fn put_up(
    store: Memory,
    stored: &StoredMatch,
    seats: &[(&'static str, Sits)],
    thinkers: Thinking,
) -> (TableHandle, Task) {
    put_up_for(store, stored, seats, thinkers, None)
}

/// A connection may be gone for this long before its player is away.
pub fn put_up_for(
    store: Memory,
    stored: &StoredMatch,
    seats: &[(&'static str, Sits)],
    thinkers: Thinking,
    gone_after: Option<Duration>,
) -> (TableHandle, Task) {
    let bot_for_away = seats.iter().any(|(_, sits)| matches!(sits, Sits::StoodIn(_)));
    let occupant = |(at, (_, sits)): (usize, &(&'static str, Sits))| match sits {
        Sits::Person => Occupant::Person(None),
        Sits::StoodIn(name) => Occupant::Person(Some(jantaku_bots::by_name(name, [at as u8; 32]).unwrap())),
        Sits::Bot(name) => Occupant::Bot(jantaku_bots::by_name(name, [at as u8; 32]).unwrap()),
        Sits::Nobody => Occupant::Empty,
    };
    let has_ended = store.has_ended.clone();
    let occupants = BySeat::from_vec(seats.iter().enumerate().map(occupant).collect()).unwrap();
    let ended: Ended = Box::pin(async move { has_ended.store(true, Ordering::Release) });
    let (store, put_aside) = (Arc::new(store), PUT_ASIDE);
    let setting = Setting { store, occupants, thinkers, bot_for_away, gone_after, put_aside, ended };
    spawn(stored, setting).unwrap()
}

pub struct Seated {
    pub seat: Option<u8>,
    connection: u64,
    inbox: mpsc::UnboundedReceiver<Outgoing>,
    read: Mutex<Vec<String>>,
    asked: Option<(u32, Vec<Action>)>,
    pub share: Option<[u8; 32]>,
    pub round_trip: Duration,
    /// The next wall of the last prompt.
    pub next_wall: Option<NextWall>,
    pub seals: Option<(u32, Vec<Option<[u8; 32]>>)>,
    pub time: Option<TimeLeft>,
}

impl Seated {
    pub async fn join(table: &TableHandle, connection: u64, secret: Option<&str>) -> Seated {
        let (outbox, inbox) = mpsc::unbounded_channel();
        let token = secret.map(SeatToken::new);
        table.send(Message::Join { connection, token, last_event: None, outbox }).await.unwrap();
        let read = Mutex::default();
        let (asked, share, next_wall, seals, time) = (None, None, None, None, None);
        let round_trip = Duration::ZERO;
        let mut seated =
            Seated { seat: None, connection, inbox, read, asked, share, round_trip, next_wall, seals, time };
        let welcome = seated.next().await;
        if let ServerMessage::Welcome(welcome) = welcome {
            seated.seat = Some(welcome.seat);
        }
        seated
    }

    async fn next(&mut self) -> ServerMessage {
        let Some(Outgoing::Text(text)) = self.inbox.recv().await else { panic!("the table has ended") };
        self.take(&text)
    }

    fn take(&mut self, text: &str) -> ServerMessage {
        self.read.lock().unwrap().push(text.to_owned());
        let message: ServerMessage = serde_json::from_str(text).unwrap();
        match &message {
            ServerMessage::Prompt { decision_id, choices, time, next_wall, .. } => {
                self.next_wall = *next_wall;
                self.time = *time;
                self.asked = Some((*decision_id, choices.iter().map(|choice| choice.action).collect()));
            }
            ServerMessage::Event { .. } => self.asked = None,
            ServerMessage::Seals { round, seals } => {
                self.seals = Some((*round, seals.iter().map(|seal| seal.map(|seal| seal.0)).collect()));
            }
            _ => {}
        }
        message
    }

    pub fn drain(&mut self) {
        while let Ok(Outgoing::Text(text)) = self.inbox.try_recv() {
            self.take(&text);
        }
    }

    pub fn choices(&self) -> &[Action] {
        self.asked.as_ref().map_or(&[], |(_, choices)| choices)
    }

    pub fn texts(&self) -> Vec<String> {
        self.read.lock().unwrap().clone()
    }

    pub async fn answer(&mut self, table: &TableHandle) -> bool {
        tokio::time::sleep(Duration::from_millis(10)).await;
        self.drain();
        let Some((decision_id, choices)) = self.asked.take() else { return false };
        let quiet = |action: &&Action| {
            matches!(action, Action::Pass | Action::Discard { tsumogiri: true, .. } | Action::Continue)
        };
        let action = *choices.iter().find(quiet).unwrap_or(&choices[0]);
        let seal = self.seal().filter(|_| action == Action::Continue);
        table
            .send(Message::Act {
                connection: self.connection,
                decision_id,
                action,
                seal,
                round_trip: self.round_trip,
                settles: oneshot::channel().0,
            })
            .await
            .unwrap();
        true
    }

    fn seal(&self) -> Option<[u8; 32]> {
        let seat = Seat::new(self.seat?.into())?;
        Some(share_seal(MatchId(1), self.next_wall?.round, seat, &self.share?))
    }

    pub async fn open(&self, table: &TableHandle, round: u32, share: [u8; 32]) {
        let (connection, settles) = (self.connection, oneshot::channel().0);
        table.send(Message::Open { connection, round, share, settles }).await.unwrap();
        tokio::time::sleep(Duration::from_millis(10)).await;
    }

    pub fn last(&mut self) -> ServerMessage {
        self.drain();
        serde_json::from_str(&self.texts().pop().unwrap()).unwrap()
    }

    /// Waits until the last answer is acknowledged, or was too late.
    pub async fn acknowledged(&mut self) {
        loop {
            if matches!(self.next().await, ServerMessage::Ack { .. } | ServerMessage::Error { .. }) {
                return;
            }
        }
    }
}

/// After this many events a table knows the usual thinking times.
const LEARNT: usize = 40;

#[derive(Default)]
pub struct Observed {
    /// After a discard: whether a bot could claim it.
    pub claims: Timed,
    /// After a draw of a bot: whether it is tenpai.
    pub tenpai: Timed,
}

/// The times that a spectator of four bots sees, with the truth, which is replayed from the same walls.
pub async fn observe(bots: [&'static str; 4], pace: Pace, store: Memory, thinkers: Thinkers, cases: usize) -> Observed {
    let mut observed = Observed::default();
    let mut seed = 0;
    while observed.claims.counts().0 < cases || observed.tenpai.counts().0 < cases {
        seed += 1;
        watch(bots, pace, store.clone(), thinkers.of(1), seed, &mut observed).await;
    }
    observed
}

async fn watch(
    bots: [&'static str; 4],
    pace: Pace,
    store: Memory,
    thinkers: Thinking,
    seed: u8,
    observed: &mut Observed,
) {
    let store = Memory { appended: Arc::default(), ..store };
    let seats = bots.map(|level| ("", Sits::Bot(level)));
    let (table, _task) = seeded(store.clone(), &seats, pace, thinkers, seed);
    let (outbox, mut inbox) = mpsc::unbounded_channel();
    table.send(Message::Join { connection: 1, token: None, last_event: None, outbox }).await.unwrap();
    let mut seen: Vec<(Instant, Event)> = Vec::new();
    while let Some(Outgoing::Text(text)) = inbox.recv().await {
        if let ServerMessage::PublicEvent { event, .. } = serde_json::from_str(&text).unwrap() {
            let over = matches!(*event, Event::MatchEnded { .. });
            seen.push((Instant::now(), *event));
            if over {
                break;
            }
        }
    }
    let rules = Arc::new(Ruleset::preset("tenhou").unwrap());
    let wall = |round: u32| Wall::from_seed(round_seed(&[seed; 32], round + 1), &rules.tile_set());
    let (mut truth, first) = Match::start(rules.clone(), wall(0)).unwrap();
    let mut round = 1;
    let mut public = first.iter().filter(|event| event.seen_by_spectator().is_some()).count();
    let events: Vec<_> = store.appended.lock().unwrap().iter().flat_map(|appended| appended.events.clone()).collect();
    // The view at the join holds what was public by then.
    let before = public + events.iter().filter(|event| event.seen_by_spectator().is_some()).count() - seen.len();
    let at = |public: usize| public.checked_sub(before + 1).and_then(|at| seen.get(at)).map(|(at, _)| *at);
    let mut dealt = 0;
    for event in &events {
        if dealt == 0 && truth.needs_wall().is_some() {
            dealt = truth.deal(wall(round)).unwrap().len();
            round += 1;
        }
        match dealt {
            0 => truth.apply(event).unwrap(),
            _ => dealt -= 1,
        }
        if event.seen_by_spectator().is_none() {
            continue;
        }
        public += 1;
        // A table learns from its first turns how long thoughts take.
        if public < LEARNT {
            continue;
        }
        // The next public event ends the rest after this one.
        let (Some(shown), Some(next)) = (at(public), at(public + 1)) else { continue };
        match truth.table().phase {
            Phase::Turn { seat, .. } if matches!(event, jantaku_engine::Event::Drew { .. }) => {
                let view = truth.view(seat).unwrap();
                observed.tenpai.add(view.shanten() <= 0, next - shown);
            }
            Phase::Claims { .. } if matches!(event, jantaku_engine::Event::Public(PublicEvent::Discarded { .. })) => {
                observed.claims.add(truth.asked().next().is_some(), next - shown);
            }
            _ => {}
        }
    }
}
