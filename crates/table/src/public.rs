//! The stream of events that spectators see, numbered from 0.

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_engine::{Event, PublicView, SpectatorEvent};
use jantaku_wire::{MatchInfo, ServerMessage, convert};

use super::TableError;
use super::history::History;
use super::stream::{Connection, Outbox, frame};

/// The stream of the spectators and who reads it.
pub(super) struct PublicStream {
    view: PublicView,
    history: History,
    watching: Vec<Connection>,
}

impl PublicStream {
    /// The stream from the first deal on.
    pub fn start(rules: &Arc<Ruleset>, events: &[Event]) -> Result<PublicStream, TableError> {
        let dealt = events.first().and_then(Event::seen_by_spectator);
        let dealt = dealt.ok_or_else(|| TableError::Replay("the match begins without a deal".into()))?;
        let view = PublicView::start(rules.clone(), &dealt)?;
        let mut stream = PublicStream { view, history: History::default(), watching: Vec::new() };
        stream.record(&dealt);
        events[1..].iter().try_for_each(|event| stream.fold(event))?;
        Ok(stream)
    }

    /// Folds an event and sends it, if it is public.
    pub fn fold(&mut self, event: &Event) -> Result<(), TableError> {
        let Some(seen) = event.seen_by_spectator() else { return Ok(()) };
        match &seen {
            SpectatorEvent::Dealt { .. } => self.view = PublicView::start(self.view.table().rules.clone(), &seen)?,
            _ => self.view.apply(&seen)?,
        }
        self.record(&seen);
        Ok(())
    }

    fn record(&mut self, seen: &SpectatorEvent) {
        let (event, after) = convert::public_event(seen, &self.view);
        let n = self.history.next();
        let frame = frame(&ServerMessage::PublicEvent { n, event: Box::new(event), after: Box::new(after) });
        self.history.push(frame.clone(), matches!(seen, SpectatorEvent::Dealt { .. }));
        self.watching.retain(|connection| connection.send(frame.clone()));
    }

    /// Lets a connection watch.
    pub fn join(&mut self, id: u64, outbox: Outbox, info: MatchInfo, last_event: Option<u32>) {
        let connection = Connection::new(id, outbox);
        connection.send_message(&ServerMessage::Watching(info));
        match last_event.and_then(|last| self.history.after(last)) {
            Some(missed) => missed.iter().for_each(|frame| {
                connection.send(frame.clone());
            }),
            None => {
                let view = Box::new(convert::public_view(&self.view));
                connection.send_message(&ServerMessage::PublicView { view, next_event: self.history.next() });
            }
        }
        self.watching.push(connection);
    }

    /// A connection is gone.
    pub fn leave(&mut self, id: u64) {
        self.watching.retain(|connection| connection.id() != id);
    }

    /// Whether somebody watches.
    pub fn is_watched(&self) -> bool {
        !self.watching.is_empty()
    }

    /// Sends a message to one spectator.
    pub fn send_message(&self, id: u64, message: &ServerMessage) {
        self.watching
            .iter()
            .filter(|connection| connection.id() == id)
            .for_each(|connection| connection.send_message(message));
    }

    /// Ends all connections.
    pub fn bye(&mut self, why: &ServerMessage) {
        self.watching.drain(..).for_each(|connection| connection.bye(why));
    }
}
