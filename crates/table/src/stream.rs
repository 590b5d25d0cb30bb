use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, SeatEvent, View};
use tokio::sync::mpsc;

use super::TableError;
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{ErrorCode, NextWall, ServerMessage, TimeLeft, convert};

/// The text of a message, shared by all who are sent it.
pub type Frame = Arc<str>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outgoing {
    Text(Frame),
    Close,
}

/// The way to a connection. What a client leaves unread is bounded by its match, and by its own messages: the next is
/// read only when the answers to the last are written.
pub type Outbox = mpsc::UnboundedSender<Outgoing>;

#[derive(Debug)]
pub(super) struct Connection {
    id: u64,
    outbox: Outbox,
}

impl Connection {
    pub fn new(id: u64, outbox: Outbox) -> Connection {
        Connection { id, outbox }
    }

    pub fn id(&self) -> u64 {
        self.id
    }

    pub fn send(&self, frame: Frame) -> bool {
        self.outbox.send(Outgoing::Text(frame)).is_ok()
    }

    pub fn send_message(&self, message: &ServerMessage) {
        self.send(frame(message));
    }

    pub fn bye(self, why: &ServerMessage) {
        self.send_message(why);
        let _ = self.outbox.send(Outgoing::Close);
    }
}

/// The stream of one seat: its view, the point where it may begin anew, and its reader.
pub(super) struct Stream {
    seat: Seat,
    token: SeatToken,
    view: View<'static>,
    next: u32,
    first: u32,
    answers: Vec<(u32, Action)>,
    prompted: Option<u32>,
    connection: Option<Connection>,
}

impl Stream {
    pub fn start(rules: &Arc<Ruleset>, seat: Seat, token: SeatToken, dealt: &Event) -> Result<Stream, TableError> {
        let dealt = dealt.seen_by(seat).ok_or_else(|| TableError::Replay(format!("{seat:?} is dealt no hand")))?;
        let view = View::start(rules.clone(), seat, &dealt)?;
        let (next, first) = (1, 0);
        Ok(Stream { seat, token, view, next, first, answers: Vec::new(), prompted: None, connection: None })
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn opens_with(&self, token: &SeatToken) -> bool {
        self.token.matches(token)
    }

    pub fn is_held(&self) -> bool {
        self.connection.is_some()
    }

    pub fn next(&self) -> u32 {
        self.next
    }

    pub fn answer(&self, decision: u32) -> Option<Action> {
        let at = self.answers.binary_search_by_key(&decision, |(answered, _)| *answered).ok()?;
        Some(self.answers[at].1)
    }

    pub fn is_held_by(&self, connection: u64) -> bool {
        self.connection.as_ref().is_some_and(|held| held.id() == connection)
    }

    pub fn fold(&mut self, event: &Event) -> Result<(), TableError> {
        let Some(seen) = event.seen_by(self.seat) else { return Ok(()) };
        let answer = match &seen {
            &SeatEvent::Answered { action } => Some((self.seat, action)),
            SeatEvent::Public(event) => self.view.table().choice_behind(event),
            _ => None,
        };
        if let Some((_, action)) = answer.filter(|&(seat, _)| seat == self.seat) {
            self.answers.push((self.next, action));
        }
        self.view.apply(&seen)?;
        if self.is_held() {
            self.send(Outgoing::Text(event_frame(self.next, &seen, &self.view)));
        }
        self.next += 1;
        Ok(())
    }

    pub fn forget(&mut self, events: &[Event]) {
        self.first += events.iter().filter(|event| event.seen_by(self.seat).is_some()).count() as u32;
        self.answers.retain(|(decision, _)| *decision >= self.first);
    }

    /// Returns what was sent after this event; `None` if some of it is no longer kept, or the event was never sent.
    fn sent_after(&self, last: u32, kept: &[Event]) -> Result<Option<Vec<Frame>>, TableError> {
        if last >= self.next || last.saturating_add(1) < self.first {
            return Ok(None);
        }
        // What is kept begins with a deal, and so does this view.
        let (mut view, mut frames) = (self.view.clone(), Vec::new());
        for (n, seen) in (self.first..).zip(kept.iter().filter_map(|event| event.seen_by(self.seat))) {
            match seen {
                SeatEvent::Dealt { .. } => view = View::start(view.table().rules.clone(), self.seat, &seen)?,
                _ => view.apply(&seen)?,
            }
            if n > last {
                frames.push(event_frame(n, &seen, &view));
            }
        }
        Ok(Some(frames))
    }

    /// Gives the seat to a connection; the one that had it is sent [`ServerMessage::Replaced`] and closed.
    pub fn join(
        &mut self,
        connection: Connection,
        welcome: &ServerMessage,
        last_event: Option<u32>,
        kept: &[Event],
    ) -> Result<(), TableError> {
        let missed = last_event.map_or(Ok(None), |last| self.sent_after(last, kept))?;
        self.send_message(&ServerMessage::Replaced {});
        self.send(Outgoing::Close);
        self.connection = Some(connection);
        self.prompted = None;
        self.send_message(welcome);
        match missed {
            Some(missed) => missed.into_iter().for_each(|frame| self.send(Outgoing::Text(frame))),
            None => {
                let view = Box::new(convert::view(&self.view));
                self.send_message(&ServerMessage::View { view, next_event: self.next() });
            }
        }
        Ok(())
    }

    pub fn leave(&mut self) {
        self.connection = None;
    }

    /// Asks once per connection; between rounds with the next wall.
    pub fn prompt(&mut self, actions: &Actions, time: Option<TimeLeft>, wall: Option<NextWall>) {
        if actions.legal.is_empty() || self.prompted == Some(self.next()) {
            return;
        }
        self.prompted = Some(self.next());
        let mut message = convert::prompt(&self.view, actions, self.next(), time);
        if let ServerMessage::Prompt { next_wall, .. } = &mut message {
            *next_wall = wall.filter(|_| actions.legal.contains(&Action::Continue));
        }
        self.send_message(&message);
    }

    /// Refuses an answer to a decision that is over, that others' claims have settled, or that was never asked.
    pub fn refuse_decision(&mut self, decision_id: u32) {
        let (code, what) = match decision_id < self.next() || self.prompted == Some(decision_id) {
            true => (ErrorCode::Stale, "is over"),
            false => (ErrorCode::NotAsked, "has not been asked"),
        };
        self.refuse(code, format!("decision {decision_id} {what}"), decision_id);
    }

    pub fn refuse(&mut self, code: ErrorCode, message: String, decision_id: u32) {
        self.send_message(&ServerMessage::Error { code, message, decision_id: Some(decision_id) });
    }

    pub fn bye(&mut self, why: &ServerMessage) {
        self.connection.take().into_iter().for_each(|connection| connection.bye(why));
    }

    pub fn send_message(&mut self, message: &ServerMessage) {
        if self.connection.is_some() {
            self.send(Outgoing::Text(frame(message)));
        }
    }

    fn send(&mut self, outgoing: Outgoing) {
        let gone = self.connection.as_ref().is_some_and(|held| held.outbox.send(outgoing).is_err());
        if gone {
            self.connection = None;
        }
    }
}

fn event_frame(n: u32, seen: &SeatEvent, view: &View) -> Frame {
    let (event, after, denied) = convert::seat_event(seen, view);
    frame(&ServerMessage::Event { n, event: Box::new(event), after: Box::new(after), denied })
}

pub fn frame(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("messages are plain objects, lists, numbers and words").into()
}
