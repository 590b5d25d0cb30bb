//! Each protocol of bots has a speaker.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, SeatEvent, View};
use jantaku_record::formats::mjai::live::{self, Dialect, Message, UnknownDialect};
use thiserror::Error;

use super::line::PeerFault;
use super::peer::Peer;
use super::protocol;

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    #[error(transparent)]
    Peer(#[from] PeerFault),
    #[error(transparent)]
    Mjai(#[from] live::AnswerFault),
    #[error(transparent)]
    Native(#[from] protocol::AnswerFault),
}

/// The protocol of a bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protocol {
    /// Ours, which covers every house.
    Native,
    Mjai(Dialect),
}

impl Protocol {
    pub fn all() -> impl Iterator<Item = Protocol> {
        [Protocol::Native].into_iter().chain(Dialect::ALL.map(Protocol::Mjai))
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Protocol::Native => f.write_str(protocol::NAME),
            Protocol::Mjai(dialect) => dialect.fmt(f),
        }
    }
}

impl FromStr for Protocol {
    type Err = UnknownDialect;

    fn from_str(name: &str) -> Result<Protocol, UnknownDialect> {
        if name == protocol::NAME { Ok(Protocol::Native) } else { name.parse().map(Protocol::Mjai) }
    }
}

pub trait Speaker {
    fn hears(&mut self, process: &mut Process, event: &SeatEvent) -> Result<(), Fault>;

    /// The bot's choice among these actions.
    fn choose(&mut self, process: &mut Process, view: &View, actions: &Actions) -> Result<Action, Fault>;

    /// The actions as the bot may answer them.
    fn offers(&self, view: &View, actions: &Actions) -> Vec<Message>;
}

/// The process, its messages, and the view of its seat.
pub struct Process {
    pub peer: Peer,
    pub rules: Arc<Ruleset>,
    pub seat: Seat,
    pub view: Option<View<'static>>,
    /// The messages of the game: its start, and those of the current round.
    pub heard: Vec<Message>,
    /// The legal actions of the last question.
    pub asked: Actions,
    /// Its last answer to that.
    pub said: Option<String>,
    /// The number of its choices.
    pub choices: u32,
}

impl Process {
    pub fn fold(&mut self, event: &SeatEvent) {
        match &mut self.view {
            Some(view) => view.apply(event).expect("what a seat sees can be folded"),
            none => {
                *none = Some(View::start(self.rules.clone(), self.seat, event).expect("a match begins with a deal"))
            }
        }
    }
}
