use jantaku_engine::Event;

/// The events of this round and of the one before: a match kept open for long takes no more memory, and a client that
/// missed more gets the table as it is now. The first of them is a deal, from which a stream makes again what it sent.
#[derive(Debug)]
pub(super) struct History {
    events: Vec<Event>,
    dealt: usize,
}

impl History {
    pub fn start(dealt: &Event) -> History {
        History { events: vec![dealt.clone()], dealt: 0 }
    }

    pub fn push(&mut self, event: &Event) -> Vec<Event> {
        let mut gone = Vec::new();
        if matches!(event, Event::Dealt { .. }) {
            gone = self.events.drain(..self.dealt).collect();
            self.dealt = self.events.len();
        }
        self.events.push(event.clone());
        gone
    }

    pub fn events(&self) -> &[Event] {
        &self.events
    }
}
