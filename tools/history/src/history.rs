use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jantaku_wire::{Action, ErrorCode, Event, ServerMessage};

use crate::words::of_event;

/// All that the connections of a run were sent, and their answers. Clones share it.
#[derive(Debug, Clone, Default)]
pub struct History {
    entries: Arc<Mutex<Vec<Entry>>>,
    connections: Arc<AtomicU64>,
}

#[derive(Debug)]
pub struct Connection {
    history: History,
    match_id: Arc<str>,
    player: Arc<str>,
    number: u64,
}

#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub match_id: Arc<str>,
    pub player: Arc<str>,
    pub connection: u64,
    pub what: What,
}

#[derive(Debug, Clone)]
pub(crate) enum What {
    Sits {
        seat: u8,
    },
    /// An event was shown, with the hash of all that was sent of it; of an answer of one's own, which.
    Shown {
        number: u32,
        hash: u64,
        word: String,
        answer: Option<Action>,
    },
    Asked {
        decision: u32,
    },
    Said {
        decision: u32,
        action: Action,
    },
    Counts {
        decision: u32,
    },
    /// The player was told of an error, other than that an answer came too late.
    Failed {
        why: String,
    },
}

impl History {
    pub fn connection(&self, match_id: &str, player: &str) -> Connection {
        let number = self.connections.fetch_add(1, Ordering::Relaxed);
        Connection { history: self.clone(), match_id: match_id.into(), player: player.into(), number }
    }

    pub(crate) fn entries(&self) -> MutexGuard<'_, Vec<Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connection {
    pub fn heard(&self, message: &ServerMessage, text: &str) {
        match message {
            ServerMessage::Welcome(welcome) => self.add(What::Sits { seat: welcome.seat }),
            ServerMessage::Event { n, event, .. } => {
                let mut hasher = DefaultHasher::new();
                text.hash(&mut hasher);
                let answer = if let Event::Answered { action } = &**event { Some(*action) } else { None };
                self.add(What::Shown { number: *n, hash: hasher.finish(), word: of_event(event), answer });
            }
            ServerMessage::Prompt { decision_id, .. } => self.add(What::Asked { decision: *decision_id }),
            ServerMessage::Ack { decision_id } => self.add(What::Counts { decision: *decision_id }),
            ServerMessage::Error { code, message, .. } if *code != ErrorCode::Stale => self.failed(message),
            // Where a server stops, another one has the table soon.
            ServerMessage::Bye { code, message } if *code != Some(ErrorCode::ServerStops) => self.failed(message),
            _ => {}
        }
    }

    pub fn said(&self, decision: u32, action: Action) {
        self.add(What::Said { decision, action });
    }

    fn failed(&self, why: &str) {
        self.add(What::Failed { why: why.to_owned() });
    }

    pub(crate) fn add(&self, what: What) {
        let (match_id, player) = (self.match_id.clone(), self.player.clone());
        self.history.entries().push(Entry { match_id, player, connection: self.number, what });
    }
}
