use std::collections::VecDeque;
use std::time::{SystemTime, UNIX_EPOCH};

use jantaku_bots::Bot;
use jantaku_core::{BySeat, Seat};
use jantaku_engine::{Action, Actions, Event, Match, Table, View};
use jantaku_record::WallSource;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::deck::Deck;
use super::pace::rest;
use super::restore::restore;
use super::stream::Stream;
use super::{Message, Outbox, TableError, TableHandle};
use crate::store::{Appended, MatchRow, Store, StoredMatch};
use jantaku_wire::{self as wire, ErrorCode, ServerMessage, summary};

/// The bots by seat; none where a person sits.
pub type Bots = BySeat<Option<Box<dyn Bot + Send>>>;

/// Messages that wait for a busy table; whoever sends more waits.
const INBOX: usize = 64;

/// Puts a stored match on a table.
pub fn spawn(store: Store, stored: &StoredMatch, bots: Bots, deck: Deck) -> Result<TableHandle, TableError> {
    let (playing, streams) = restore(stored)?;
    let (handle, inbox) = mpsc::channel(INBOX);
    let table = TableTask {
        store,
        row: stored.row.clone(),
        playing,
        stored: stored.events.len() as u32,
        rounds: stored.walls.len() as u32,
        unseen: VecDeque::new(),
        rest_until: Instant::now(),
        streams,
        bots,
        chosen: Vec::new(),
        deck,
    };
    tokio::spawn(table.run(inbox));
    Ok(handle)
}

struct TableTask {
    store: Store,
    row: MatchRow,
    playing: Match,
    /// Events in the store.
    stored: u32,
    /// Walls in the store.
    rounds: u32,
    /// Events that are stored and that nobody has seen yet.
    unseen: VecDeque<Event>,
    /// Nothing further is seen, and no bot acts, before this.
    rest_until: Instant,
    streams: Vec<Stream>,
    bots: Bots,
    /// What the bots will answer when the rest is over: they think while it lasts, so that it is never longer. Also what
    /// is decided for a person.
    chosen: Vec<(Seat, Action)>,
    deck: Deck,
}

impl TableTask {
    async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        let end = loop {
            if let Err(error) = self.prepare().await {
                break Err(error);
            }
            let next = self.next_step();
            let done = tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    None | Some(Message::Stop) => break Ok(()),
                    Some(message) => self.handle(message).await,
                },
                () = until(next), if next.is_some() => self.step().await,
            };
            if let Err(error) = done {
                break Err(error);
            }
        };
        let farewell = match end {
            Ok(()) => "the server stops".to_owned(),
            Err(error) => {
                tracing::error!(match_id = %self.row.id, "the table stops: {error}");
                error.to_string()
            }
        };
        self.streams.iter_mut().for_each(|stream| stream.bye(&farewell));
    }

    /// When everything is seen: asks the people, and lets the bots think.
    async fn prepare(&mut self) -> Result<(), TableError> {
        if !self.unseen.is_empty() {
            return Ok(());
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
            if !self.chosen.iter().any(|(chosen, _)| *chosen == seat) {
                self.think(seat).await?;
            }
        }
        Ok(())
    }

    /// Lets the bot on a seat choose, if there is one.
    async fn think(&mut self, seat: Seat) -> Result<(), TableError> {
        let Some(mut bot) = self.bots[seat].take() else { return Ok(()) };
        let Some(view) = self.playing.view(seat).map(View::into_owned) else { return Ok(()) };
        let thought = tokio::task::spawn_blocking(move || {
            let action = bot.choose(&view, &view.legal_actions());
            (bot, action)
        });
        let (bot, action) = thought.await.map_err(|_| TableError::BotFailed(seat.into()))?;
        self.bots[seat] = Some(bot);
        self.chosen.push((seat, action));
        Ok(())
    }

    /// When the table goes on by itself; never, while it waits for a person.
    fn next_step(&self) -> Option<Instant> {
        let goes_on = !self.unseen.is_empty() || !self.chosen.is_empty() || self.playing.needs_wall().is_some();
        goes_on.then_some(self.rest_until)
    }

    async fn step(&mut self) -> Result<(), TableError> {
        if let Some(event) = self.unseen.pop_front() {
            self.show(&event)
        } else if !self.chosen.is_empty() {
            let (seat, action) = self.chosen.remove(0);
            let mut next = self.playing.clone();
            let events = next.play(seat, action).map_err(|why| TableError::Bot { seat: seat.into(), why })?;
            self.commit(next, events, None).await
        } else {
            let source = (self.deck)(self.rounds)?;
            let mut next = self.playing.clone();
            let events = next.deal(source.wall(&self.row.rules.tile_set()))?;
            self.commit(next, events, Some(source)).await
        }
    }

    /// Stores what follows from a choice or a deal; only then is it so. Its first event, the choice itself, is seen at
    /// once, the others when the table has rested.
    async fn commit(&mut self, next: Match, events: Vec<Event>, dealt: Option<WallSource>) -> Result<(), TableError> {
        let rounds = self.rounds + u32::from(dealt.is_some());
        self.store
            .append(Appended {
                id: self.row.id,
                after: self.stored,
                events: events.clone(),
                wall: dealt.map(|source| (self.rounds, source)),
                now: now(),
            })
            .await?;
        self.playing = next;
        self.stored += events.len() as u32;
        self.rounds = rounds;
        self.unseen.extend(events);
        self.unseen.pop_front().map_or(Ok(()), |first| self.show(&first))
    }

    /// Lets everybody see an event, and rests.
    fn show(&mut self, event: &Event) -> Result<(), TableError> {
        for stream in &mut self.streams {
            stream.fold(event)?;
        }
        if !matches!(event, Event::Answered { .. }) {
            // An answer changes nothing for the others; anything else ends what they were asked.
            self.chosen.clear();
            self.rest_until = Instant::now() + rest(self.row.pace, event);
        }
        Ok(())
    }

    async fn handle(&mut self, message: Message) -> Result<(), TableError> {
        match message {
            Message::Join { connection, last_event, outbox } => {
                self.join(connection, last_event, outbox);
                Ok(())
            }
            Message::Act { connection, decision_id, action } => self.act(connection, decision_id, action.into()).await,
            Message::Leave { connection } => {
                let held = self.streams.iter_mut().find(|stream| stream.is_held_by(connection));
                held.into_iter().for_each(Stream::leave);
                Ok(())
            }
            Message::Stop => Ok(()),
        }
    }

    /// A local table has one person, who takes the one seat there is.
    fn join(&mut self, connection: u64, last_event: Option<u32>, outbox: Outbox) {
        let rules = &self.row.rules;
        if let Some(stream) = self.streams.first_mut() {
            let of = wire::MatchInfo {
                version: wire::VERSION,
                match_id: self.row.id.to_string(),
                names: self.row.seats.iter().map(|seat| seat.name.clone()).collect(),
                rules: rules.title().to_owned(),
                summary: summary::summary(rules),
                riichi_stake: rules.riichi_stake,
                honba_value: rules.honba_value,
                pace: self.row.pace,
                display: rules.into(),
            };
            let welcome = ServerMessage::Welcome(wire::Welcome { seat: stream.seat().into(), of });
            stream.join(connection, outbox, &welcome, last_event);
        }
    }

    async fn act(&mut self, connection: u64, decision_id: u32, action: Action) -> Result<(), TableError> {
        // A connection that has been replaced has no say.
        let Some(at) = self.streams.iter().position(|stream| stream.is_held_by(connection)) else { return Ok(()) };
        let stream = &mut self.streams[at];
        if stream.answer(decision_id) == Some(action) {
            stream.tell(&ServerMessage::Ack { decision_id });
            return Ok(());
        }
        // What others answered may still be on its way: this seat never sees it.
        let all_seen = self.unseen.iter().all(|event| event.seen_by(stream.seat()).is_none());
        let asked = all_seen && !self.playing.legal_actions(stream.seat()).legal.is_empty();
        if !asked || decision_id != stream.next() {
            stream.refuse_decision(decision_id);
            return Ok(());
        }
        let mut next = self.playing.clone();
        match next.play(stream.seat(), action) {
            Err(why) => stream.refuse(ErrorCode::Illegal, why.to_string(), decision_id),
            Ok(events) => {
                self.commit(next, events, None).await?;
                self.streams[at].tell(&ServerMessage::Ack { decision_id });
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
pub(crate) fn now() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as u32)
}
