use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jantaku_core::{BySeat, Seat};
use jantaku_engine::{Action, Actions, Event, Match, Phase, Table, View};
use jantaku_record::WallSource;
use jantaku_store::{Appended, Dealt, MatchRow, Store, StoredMatch};
use jantaku_wire::ids::{Role, SeatToken};
use jantaku_wire::{ErrorCode, MatchInfo, ServerMessage, VERSION, Welcome, summary};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use super::deck::Deck;
use super::public::PublicStream;
use super::restore::restore;
use super::stream::{Connection, Outbox, Stream};
use super::tempo::Tempo;
use super::thinkers::{Player, Thinkers, Thought};
use super::{Message, TableError, TableHandle};

/// Who plays a seat.
pub enum Occupant {
    /// A person, by a connection.
    Person,
    /// A bot: it is sent what its seat may know, and sends one choice back.
    Bot(Player),
    /// Nobody: the engine's default choice is made for the seat.
    Empty,
}

/// What a table needs beside its match.
pub struct Setting {
    /// Where what happens is stored.
    pub store: Arc<dyn Store>,
    /// Who plays each seat.
    pub occupants: BySeat<Occupant>,
    /// Where walls come from.
    pub deck: Deck,
    /// Where bots think.
    pub thinkers: Thinkers,
}

/// Messages that wait for a busy table; whoever sends more waits.
const INBOX: usize = 64;
/// How long a table stays in memory where nobody is and nothing happens.
const LINGER: Duration = Duration::from_secs(10);

/// Puts a stored match on a table; the second value is its task, which ends when it is told to, when it cannot go on, and when nobody is there and
/// nothing happens without somebody: the store has everything.
pub fn spawn(
    stored: &StoredMatch,
    setting: Setting,
) -> Result<(TableHandle, JoinHandle<Result<(), TableError>>), TableError> {
    let (playing, streams, watched) = restore(stored)?;
    let (handle, inbox) = mpsc::channel(INBOX);
    let (reply, thoughts) = mpsc::channel(INBOX);
    let usual = setting.occupants.values().filter_map(|occupant| match occupant {
        Occupant::Bot(bot) => Some(bot.usual_thought()),
        Occupant::Person | Occupant::Empty => None,
    });
    let (bots, slowest) = (usual.clone().count(), usual.max().unwrap_or_default());
    let rounds = bots.div_ceil(setting.thinkers.size()) as u32;
    let table = TableTask {
        store: setting.store,
        row: stored.row.clone(),
        playing,
        stored: stored.events.len() as u32,
        rounds: stored.walls.len() as u32,
        unseen: VecDeque::new(),
        rest_until: Instant::now(),
        streams,
        watched,
        occupants: setting.occupants,
        thinkers: setting.thinkers,
        reply,
        question: 0,
        thinking: Vec::new(),
        chosen: Vec::new(),
        tempo: Tempo::new(stored.row.pace, slowest, rounds),
        deck: setting.deck,
    };
    Ok((handle, tokio::spawn(table.run(inbox, thoughts))))
}

struct TableTask {
    store: Arc<dyn Store>,
    row: MatchRow,
    playing: Match,
    /// Events in the store.
    stored: u32,
    /// Walls in the store.
    rounds: u32,
    /// Events that are stored and that nobody has seen yet.
    unseen: VecDeque<Event>,
    /// Nothing further is seen before this.
    rest_until: Instant,
    streams: Vec<Stream>,
    watched: PublicStream,
    /// A bot that thinks is away: its seat is empty meanwhile.
    occupants: BySeat<Occupant>,
    thinkers: Thinkers,
    reply: mpsc::Sender<Thought>,
    /// Counts what is asked: a thought about an earlier question is worth nothing.
    question: u32,
    /// The seats whose bots think.
    thinking: Vec<Seat>,
    /// What bots will answer, and what is decided for a person.
    chosen: Vec<(Seat, Action)>,
    tempo: Tempo,
    deck: Deck,
}

impl TableTask {
    async fn run(
        mut self,
        mut inbox: mpsc::Receiver<Message>,
        mut thoughts: mpsc::Receiver<Thought>,
    ) -> Result<(), TableError> {
        let mut leaves = None;
        let end = loop {
            self.ask();
            let next = self.next_step();
            leaves = match next.is_none() && self.is_deserted() {
                true => leaves.or(Some(Instant::now() + LINGER)),
                false => None,
            };
            let done = tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    None | Some(Message::Stop) => break Ok(()),
                    Some(message) => self.handle(message).await,
                },
                Some(thought) = thoughts.recv() => self.take(thought),
                () = until(next), if next.is_some() => self.step().await,
                () = until(leaves), if leaves.is_some() => break Ok(()),
            };
            if let Err(error) = done {
                break Err(error);
            }
        };
        let farewell = end.as_ref().map_or_else(ToString::to_string, |()| "the server stops".to_owned());
        self.streams.iter_mut().for_each(|stream| stream.bye(&farewell));
        self.watched.bye(&farewell);
        end
    }

    /// Whether nobody is there, and no bot thinks.
    fn is_deserted(&self) -> bool {
        self.thinking.is_empty() && !self.watched.is_watched() && !self.streams.iter().any(Stream::is_held)
    }

    /// When everything is seen: asks the people, and lets the bots think.
    fn ask(&mut self) {
        if !self.unseen.is_empty() {
            return;
        }
        for stream in &mut self.streams {
            let actions = self.playing.legal_actions(stream.seat());
            match decided(self.playing.table(), stream.seat(), &actions) {
                Some(action) if self.chosen.iter().all(|(seat, _)| *seat != stream.seat()) => {
                    self.chosen.push((stream.seat(), action));
                }
                Some(_) => {}
                None => stream.prompt(&actions),
            }
        }
        let asked: Vec<Seat> = self.playing.asked().collect();
        for seat in asked {
            if !self.thinking.contains(&seat) && self.chosen.iter().all(|(chosen, _)| *chosen != seat) {
                self.think(seat);
            }
        }
    }

    /// Asks who is no person.
    fn think(&mut self, seat: Seat) {
        if matches!(self.occupants[seat], Occupant::Person) {
            return;
        }
        let Some(view) = self.playing.view(seat).map(View::into_owned) else { return };
        match std::mem::replace(&mut self.occupants[seat], Occupant::Empty) {
            Occupant::Bot(bot) => {
                self.thinking.push(seat);
                self.thinkers.think(seat, self.question, bot, view, self.reply.clone());
            }
            Occupant::Empty => self.chosen.extend(view.legal_actions().default_action().map(|action| (seat, action))),
            Occupant::Person => {}
        }
    }

    /// Takes what a bot makes of a question.
    fn take(&mut self, thought: Thought) -> Result<(), TableError> {
        let Thought { seat, question, done, took } = thought;
        let (bot, action) = done.ok_or(TableError::BotFailed(seat.into()))?;
        self.occupants[seat] = Occupant::Bot(bot);
        self.thinking.retain(|thinking| *thinking != seat);
        self.tempo.thought(took);
        if question == self.question {
            self.chosen.push((seat, action));
        }
        Ok(())
    }

    /// When the table goes on by itself; never, while it waits for somebody.
    fn next_step(&self) -> Option<Instant> {
        if !self.unseen.is_empty() || self.playing.needs_wall().is_some() {
            return Some(self.rest_until);
        }
        if self.chosen.is_empty() || !self.thinking.is_empty() {
            return None;
        }
        match self.playing.table().phase {
            // Nobody else may act: what is chosen is stored while the table rests, and seen after it.
            Phase::Turn { .. } => Some(Instant::now()),
            // A person may still be first. What others chose is stored just before the rest is over.
            _ => Some(self.rest_until.checked_sub(self.tempo.ahead()).unwrap_or(self.rest_until)),
        }
    }

    async fn step(&mut self) -> Result<(), TableError> {
        if let Some(event) = self.unseen.pop_front() {
            self.show(&event)
        } else if !self.chosen.is_empty() {
            self.play_chosen().await
        } else {
            let source = (self.deck)(self.rounds)?;
            let mut next = self.playing.clone();
            let events = next.deal(source.wall(&self.row.rules.tile_set()))?;
            self.commit(next, events, Some(source)).await
        }
    }

    /// Plays what was chosen, in the order of the seats, as far as it is still asked for. It is stored as one.
    async fn play_chosen(&mut self) -> Result<(), TableError> {
        let (mut next, mut events) = (self.playing.clone(), Vec::new());
        self.chosen.sort_by_key(|(seat, _)| *seat);
        for (seat, action) in std::mem::take(&mut self.chosen) {
            let goes_on = events.iter().all(|event| matches!(event, Event::Answered { .. }));
            if goes_on && next.is_asked(seat) {
                let more = next.play(seat, action).map_err(|why| TableError::Bot { seat: seat.into(), why })?;
                events.extend(more);
            }
        }
        self.commit(next, events, None).await
    }

    /// Stores what follows from a choice or a deal; only then is it so.
    async fn commit(&mut self, next: Match, events: Vec<Event>, dealt: Option<WallSource>) -> Result<(), TableError> {
        let (game, round) = (next.table().hanchan() + 1, self.rounds);
        let rounds = self.rounds + u32::from(dealt.is_some());
        let appended = Appended {
            id: self.row.id,
            after: self.stored,
            events: events.clone(),
            dealt: dealt.map(|wall| Dealt { round, wall, game }),
            now: now(),
        };
        let begun = Instant::now();
        self.store.append(appended).await?;
        self.tempo.stored(begun.elapsed());
        self.playing = next;
        self.stored += events.len() as u32;
        self.rounds = rounds;
        self.unseen.extend(events);
        Ok(())
    }

    /// Lets everybody see an event, and rests.
    fn show(&mut self, event: &Event) -> Result<(), TableError> {
        for stream in &mut self.streams {
            stream.fold(event)?;
        }
        self.watched.fold(event)?;
        if !matches!(event, Event::Answered { .. }) {
            // An answer changes nothing for the others; anything else ends what they were asked.
            self.chosen.clear();
            self.question += 1;
            self.rest_until = Instant::now() + self.tempo.rest(event);
        }
        Ok(())
    }

    async fn handle(&mut self, message: Message) -> Result<(), TableError> {
        match message {
            Message::Join { connection, token, last_event, outbox } => self.join(connection, token, last_event, outbox),
            Message::Act { connection, decision_id, action } => {
                return self.act(connection, decision_id, action.into()).await;
            }
            Message::Leave { connection } => {
                let held = self.streams.iter_mut().find(|stream| stream.is_held_by(connection));
                held.into_iter().for_each(Stream::leave);
                self.watched.leave(connection);
            }
            Message::Stop => {}
        }
        Ok(())
    }

    fn info(&self) -> MatchInfo {
        let rules = &self.row.rules;
        MatchInfo {
            version: VERSION,
            match_id: self.row.id.to_string(),
            names: self.row.seats.iter().map(|seat| seat.name.clone()).collect(),
            rules: rules.title().to_owned(),
            summary: summary::summary(rules),
            riichi_stake: rules.riichi_stake,
            honba_value: rules.honba_value,
            pace: self.row.pace,
            display: rules.into(),
        }
    }

    /// Takes a connection in as what its secret makes it.
    fn join(&mut self, connection: u64, token: Option<SeatToken>, last_event: Option<u32>, outbox: Outbox) {
        let info = self.info();
        match self.role(token.as_ref()) {
            Some(Role::Spectator) => self.watched.join(connection, outbox, info, last_event),
            Some(Role::Seat(seat)) => {
                let welcome = ServerMessage::Welcome(Welcome { seat: seat.into(), of: info });
                let stream = self.streams.iter_mut().find(|stream| stream.seat() == seat);
                stream.into_iter().for_each(|stream| stream.join(connection, outbox.clone(), &welcome, last_event));
            }
            None => {
                let (code, message) = (ErrorCode::NoSuchSeat, "this is no seat of this match".to_owned());
                let refused = Connection::new(connection, outbox);
                refused.send_message(&ServerMessage::Error { code, message, decision_id: None });
                refused.bye("this is no seat of this match");
            }
        }
    }

    /// A secret opens its seat and no other; without one somebody watches.
    fn role(&self, token: Option<&SeatToken>) -> Option<Role> {
        let Some(token) = token else { return Some(Role::Spectator) };
        let opened = self.streams.iter().find(|stream| stream.opens_with(token));
        opened.map(|stream| Role::Seat(stream.seat()))
    }

    async fn act(&mut self, connection: u64, decision_id: u32, action: Action) -> Result<(), TableError> {
        let Some(at) = self.streams.iter().position(|stream| stream.is_held_by(connection)) else {
            // A spectator, or a connection that has been replaced, has no say.
            let message = "this connection has no seat".to_owned();
            let refusal = ServerMessage::Error { code: ErrorCode::NotAsked, message, decision_id: Some(decision_id) };
            self.watched.send_message(connection, &refusal);
            return Ok(());
        };
        let stream = &mut self.streams[at];
        if stream.answer(decision_id) == Some(action) {
            stream.send_message(&ServerMessage::Ack { decision_id });
            return Ok(());
        }
        // What others answered may still be on its way: this seat never sees it.
        let all_seen = self.unseen.iter().all(|event| event.seen_by(stream.seat()).is_none());
        let asked = all_seen && !self.playing.legal_actions(stream.seat()).legal.is_empty();
        if !asked || decision_id != stream.next() {
            stream.refuse_decision(decision_id);
            return Ok(());
        }
        let (mut next, seat) = (self.playing.clone(), stream.seat());
        match next.play(seat, action) {
            Err(why) => stream.refuse(ErrorCode::Illegal, why.to_string(), decision_id),
            Ok(events) => {
                self.commit(next, events, None).await?;
                self.show_choice(seat)?;
                self.streams[at].send_message(&ServerMessage::Ack { decision_id });
            }
        }
        Ok(())
    }

    /// A person's own choice is seen at once, what follows from it when the table has rested.
    fn show_choice(&mut self, seat: Seat) -> Result<(), TableError> {
        while let Some(event) = self.unseen.pop_front() {
            self.show(&event)?;
            if !matches!(event, Event::Answered { seat: who, .. } if who != seat) {
                break;
            }
        }
        Ok(())
    }
}

/// in riichi a tile that cannot win and makes no kan leaves nothing to decide.
fn decided(table: &Table, seat: Seat, actions: &Actions) -> Option<Action> {
    let by_itself = table.rules.auto_discard && table.riichi[seat].is_riichi();
    match actions.legal[..] {
        [only @ Action::Discard { tsumogiri: true, .. }] if by_itself && actions.fouls.is_empty() => Some(only),
        _ => None,
    }
}

/// Waits for a time; at once, but after other work, if it is over.
async fn until(time: Option<Instant>) {
    match time {
        Some(time) if time > Instant::now() => sleep_until(time).await,
        _ => tokio::task::yield_now().await,
    }
}

/// Seconds since 1970.
pub fn now() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as u32)
}
