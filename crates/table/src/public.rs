use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_engine::{Event, PublicView, SpectatorEvent};
use jantaku_wire::{MatchInfo, ServerMessage, convert};

use super::TableError;
use super::stream::{Connection, Frame, frame};

pub(super) struct PublicStream {
    view: PublicView,
    next: u32,
    first: u32,
    watching: Vec<Connection>,
}

impl PublicStream {
    /// A stream begins with the first deal.
    pub fn start(rules: &Arc<Ruleset>, dealt: &Event) -> Result<PublicStream, TableError> {
        let dealt = dealt.seen_by_spectator();
        let dealt = dealt.ok_or_else(|| TableError::Replay("the match begins without a deal".into()))?;
        let view = PublicView::start(rules.clone(), &dealt)?;
        Ok(PublicStream { view, next: 1, first: 0, watching: Vec::new() })
    }

    pub fn fold(&mut self, event: &Event) -> Result<(), TableError> {
        let Some(seen) = event.seen_by_spectator() else { return Ok(()) };
        take_in(&mut self.view, &seen)?;
        if self.is_watched() {
            let frame = event_frame(self.next, &seen, &self.view);
            self.watching.retain(|connection| connection.send(frame.clone()));
        }
        self.next += 1;
        Ok(())
    }

    pub fn forget(&mut self, events: &[Event]) {
        self.first += events.iter().filter_map(Event::seen_by_spectator).count() as u32;
    }

    /// What was sent after this event, as in a [`Stream`](super::stream::Stream).
    fn sent_after(&self, last: u32, kept: &[Event]) -> Result<Option<Vec<Frame>>, TableError> {
        if last >= self.next || last.saturating_add(1) < self.first {
            return Ok(None);
        }
        // What is kept begins with a deal, and so does this view.
        let (mut view, mut frames) = (self.view.clone(), Vec::new());
        for (n, seen) in (self.first..).zip(kept.iter().filter_map(Event::seen_by_spectator)) {
            take_in(&mut view, &seen)?;
            if n > last {
                frames.push(event_frame(n, &seen, &view));
            }
        }
        Ok(Some(frames))
    }

    pub fn join(
        &mut self,
        connection: Connection,
        info: MatchInfo,
        last_event: Option<u32>,
        kept: &[Event],
    ) -> Result<(), TableError> {
        connection.send_message(&ServerMessage::Watching(info));
        match last_event.map_or(Ok(None), |last| self.sent_after(last, kept))? {
            Some(missed) => missed.into_iter().for_each(|frame| {
                connection.send(frame);
            }),
            None => {
                let view = Box::new(convert::public_view(&self.view));
                connection.send_message(&ServerMessage::PublicView { view, next_event: self.next });
            }
        }
        self.watching.push(connection);
        Ok(())
    }

    pub fn leave(&mut self, id: u64) {
        self.watching.retain(|connection| connection.id() != id);
    }

    pub fn is_watched(&self) -> bool {
        !self.watching.is_empty()
    }

    pub fn send_message(&self, id: u64, message: &ServerMessage) {
        self.watching
            .iter()
            .filter(|connection| connection.id() == id)
            .for_each(|connection| connection.send_message(message));
    }

    pub fn send_to_all(&self, message: &ServerMessage) {
        self.watching.iter().for_each(|connection| connection.send_message(message));
    }

    pub fn bye(&mut self, why: &ServerMessage) {
        self.watching.drain(..).for_each(|connection| connection.bye(why));
    }
}

fn take_in(view: &mut PublicView, seen: &SpectatorEvent) -> Result<(), TableError> {
    match seen {
        SpectatorEvent::Dealt { .. } => *view = PublicView::start(view.table().rules.clone(), seen)?,
        _ => view.apply(seen)?,
    }
    Ok(())
}

fn event_frame(n: u32, seen: &SpectatorEvent, view: &PublicView) -> Frame {
    let (event, after) = convert::public_event(seen, view);
    frame(&ServerMessage::PublicEvent { n, event: Box::new(event), after: Box::new(after) })
}
