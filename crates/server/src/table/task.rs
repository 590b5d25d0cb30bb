use std::collections::VecDeque;
use std::time::{SystemTime, UNIX_EPOCH};

use jantaku_bots::Bot;
use jantaku_core::{BySeat, Seat};
use jantaku_engine::{Action, Event, Match, PlayError};
use jantaku_record::Line;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::deck::{Deck, wall};
use super::pace::rest;
use super::restore::restore;
use super::stream::Stream;
use super::{Message, Outbox, TableError, TableHandle};
use crate::store::{Appended, MatchRow, Store, StoredMatch};
use crate::wire::{self, ErrorCode, ServerMessage, summary};

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
    /// What the bots will answer when the rest is over: they think while it lasts, so that it is never longer.
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
            stream.prompt(&self.playing.legal_actions(stream.seat()));
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
        let Some(view) = self.playing.view(seat) else { return Ok(()) };
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
            let line = (self.deck)(self.rounds)?;
            let mut next = self.playing.clone();
            let events = next.deal(wall(&line, &self.row.rules)?)?;
            self.commit(next, events, Some(line)).await
        }
    }

    /// Stores what follows from a choice or a deal. Only then is it so.
    async fn commit(&mut self, next: Match, events: Vec<Event>, line: Option<Line>) -> Result<(), TableError> {
        let dealt = u32::from(line.is_some());
        self.store
            .append(Appended {
                id: self.row.id,
                after: self.stored,
                events: events.clone(),
                wall: line.map(|line| (self.rounds, line)),
                now: now(),
            })
            .await?;
        self.playing = next;
        self.stored += events.len() as u32;
        self.rounds += dealt;
        self.unseen.extend(events);
        Ok(())
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
                if let Some(stream) = self.held_by(connection) {
                    stream.leave();
                }
                Ok(())
            }
            Message::Stop => Ok(()),
        }
    }

    fn held_by(&mut self, connection: u64) -> Option<&mut Stream> {
        self.streams.iter_mut().find(|stream| stream.is_held_by(connection))
    }

    /// A local table has one person, who takes the one seat there is.
    fn join(&mut self, connection: u64, last_event: Option<u32>, outbox: Outbox) {
        let rules = &self.row.rules;
        if let Some(stream) = self.streams.first_mut() {
            let welcome = ServerMessage::Welcome(wire::Welcome {
                version: wire::VERSION,
                match_id: self.row.id.to_string(),
                seat: stream.seat().into(),
                names: self.row.seats.iter().map(|seat| seat.name.clone()).collect(),
                rules: rules.name.clone(),
                summary: summary::summary(rules),
                riichi_stake: rules.riichi_stake,
                honba_value: rules.honba_value,
                pace: self.row.pace,
            });
            stream.join(connection, outbox, &welcome, last_event);
        }
    }

    async fn act(&mut self, connection: u64, decision_id: u32, action: Action) -> Result<(), TableError> {
        let all_seen = self.unseen.is_empty();
        // A connection that has been replaced has no say.
        let Some(stream) = self.held_by(connection) else { return Ok(()) };
        let seat = stream.seat();
        if stream.answer(decision_id) == Some(action) {
            stream.tell(&ServerMessage::Ack { decision_id });
            return Ok(());
        }
        if decision_id < stream.next() {
            stream.refuse(ErrorCode::Stale, format!("decision {decision_id} is over"), decision_id);
            return Ok(());
        }
        if decision_id > stream.next() || !all_seen {
            stream.refuse(ErrorCode::NotAsked, format!("decision {decision_id} has not been asked"), decision_id);
            return Ok(());
        }
        let mut next = self.playing.clone();
        match next.play(seat, action) {
            Err(why) => self.refuse(connection, &why, decision_id),
            Ok(events) => {
                self.commit(next, events, None).await?;
                if let Some(stream) = self.held_by(connection) {
                    stream.tell(&ServerMessage::Ack { decision_id });
                }
                // What the player chose is seen at once, whatever the table rests for.
                if let Some(own) = self.unseen.pop_front() {
                    self.show(&own)?;
                }
            }
        }
        Ok(())
    }

    fn refuse(&mut self, connection: u64, why: &PlayError, decision_id: u32) {
        let code = match why {
            PlayError::NotAsked(_) | PlayError::NoSuchSeat(_) => ErrorCode::NotAsked,
            PlayError::Denied { .. } | PlayError::NotLegal { .. } => ErrorCode::Illegal,
        };
        let message = match why {
            PlayError::NotAsked(_) => "it is not for you to decide anything now".to_owned(),
            why => why.to_string(),
        };
        if let Some(stream) = self.held_by(connection) {
            stream.refuse(code, message, decision_id);
        }
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
