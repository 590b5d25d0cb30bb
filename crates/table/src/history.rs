//! The events that clients may ask for again.

use jantaku_engine::Event;

/// The events of this round and of the one before, so that a match that somebody keeps open takes no more memory the longer it is; a
/// client that missed more gets the table as it is now. The first of them is a deal, from which a stream makes again what it sent.
#[derive(Debug)]
pub(super) struct History {
    events: Vec<Event>,
    /// Where this round begins.
    dealt: usize,
}

impl History {
    /// What begins with the first deal.
    pub fn start(dealt: &Event) -> History {
        History { events: vec![dealt.clone()], dealt: 0 }
    }

    /// Adds an event. Returns the events that are no longer kept.
    pub fn push(&mut self, event: &Event) -> Vec<Event> {
        let mut gone = Vec::new();
        if matches!(event, Event::Dealt { .. }) {
            gone = self.events.drain(..self.dealt).collect();
            self.dealt = self.events.len();
        }
        self.events.push(event.clone());
        gone
    }

    /// The events that are kept.
    pub fn events(&self) -> &[Event] {
        &self.events
    }
}
