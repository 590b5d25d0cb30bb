//! What players were told, and what they said.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jantaku_wire::{Action, ErrorCode, Event, ServerMessage};

/// What all connections of a run were told and said. Clones are the same history.
#[derive(Debug, Clone, Default)]
pub struct History {
    entries: Arc<Mutex<Vec<Entry>>>,
    connections: Arc<AtomicU64>,
}

/// One connection of a player with a table.
#[derive(Debug)]
pub struct Connection {
    history: History,
    match_id: Arc<str>,
    player: Arc<str>,
    number: u64,
}

/// What one connection was told or said.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub match_id: Arc<str>,
    pub player: Arc<str>,
    pub connection: u64,
    pub what: What,
}

#[derive(Debug, Clone)]
pub(crate) enum What {
    /// An event was shown, with the hash of all that was sent of it.
    Shown { number: u32, hash: u64, open: Option<String>, answer: Option<Action>, is_over: bool },
    /// A decision was asked for.
    Asked { decision: u32 },
    /// It was answered.
    Said { decision: u32, action: Action },
    /// The answer counts.
    Counts { decision: u32 },
    /// Something failed, and nobody's answer was late.
    Failed { why: String },
}

impl History {
    /// A new connection of this player with the table of this match.
    pub fn connection(&self, match_id: &str, player: &str) -> Connection {
        let number = self.connections.fetch_add(1, Ordering::Relaxed);
        Connection { history: self.clone(), match_id: match_id.into(), player: player.into(), number }
    }

    pub(crate) fn entries(&self) -> MutexGuard<'_, Vec<Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connection {
    /// Takes in a message of the server, with its text.
    pub fn heard(&self, message: &ServerMessage, text: &str) {
        match message {
            ServerMessage::Event { n, event, .. } => {
                let mut hasher = DefaultHasher::new();
                text.hash(&mut hasher);
                let answer = if let Event::Answered { action } = &**event { Some(*action) } else { None };
                let is_over = matches!(**event, Event::MatchEnded { .. });
                self.add(What::Shown { number: *n, hash: hasher.finish(), open: open(event), answer, is_over });
            }
            ServerMessage::Prompt { decision_id, .. } => self.add(What::Asked { decision: *decision_id }),
            ServerMessage::Ack { decision_id } => self.add(What::Counts { decision: *decision_id }),
            ServerMessage::Error { code, message, .. } if *code != ErrorCode::Stale => self.failed(message),
            // Another server has the table, or will have it soon.
            ServerMessage::Bye { code, message } if *code != Some(ErrorCode::ServerStops) => self.failed(message),
            _ => {}
        }
    }

    /// Takes in an answer that is about to be sent.
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

/// What everybody sees of an event, in the words of [`open_line`](crate::database::open_line); none of an answer, which only one seat sees.
fn open(event: &Event) -> Option<String> {
    Some(match event {
        Event::Answered { .. } => return None,
        Event::Dealt { .. } => "dealt".to_owned(),
        Event::DrewOwn { .. } | Event::DrewOther { .. } => "drew".to_owned(),
        Event::Discarded { seat, discard, .. } => format!("discarded {seat} {}", discard.tile.0),
        Event::RiichiPaid { seat } => format!("riichi_paid {seat}"),
        Event::Called { seat, .. } => format!("called {seat}"),
        Event::KanDeclared { seat, .. } => format!("kan_declared {seat}"),
        Event::Kita { seat } => format!("kita {seat}"),
        Event::DoraRevealed { .. } => "dora_revealed".to_owned(),
        Event::WallRanOut {} => "wall_ran_out".to_owned(),
        Event::HandDeclared { seat, .. } => format!("hand_declared {seat}"),
        Event::RoundEnded { .. } => "round_ended".to_owned(),
        Event::GameEnded { .. } => "game_ended".to_owned(),
        Event::MatchEnded { .. } => "match_ended".to_owned(),
    })
}
