//! One task owns each match and takes a closed set of messages. What happens is in the store before anybody sees it.

mod deck;
mod pace;
mod restore;
mod stream;
mod task;

use jantaku_engine::{DealError, FoldError, PlayError, ReplayError, SetupErrors};
use thiserror::Error;
use tokio::sync::mpsc;

pub use deck::Deck;
pub(crate) use deck::{derived, fresh_seed, seeded_deck};
pub(crate) use stream::frame;
pub use stream::{Outbox, Outgoing};
pub(crate) use task::now;
pub use task::{Bots, spawn};

use crate::store::StoreError;
use jantaku_wire::Action;

/// What a table is told.
#[derive(Debug)]
pub enum Message {
    /// A connection takes the seat of the person at the table. Whoever had it is replaced.
    Join {
        /// The connection, a number of its own.
        connection: u64,
        /// The last event the client has kept.
        last_event: Option<u32>,
        /// Where the frames go.
        outbox: Outbox,
    },
    /// An answer.
    Act {
        /// Whose.
        connection: u64,
        /// To which decision.
        decision_id: u32,
        /// The choice.
        action: Action,
    },
    /// A connection has ended.
    Leave {
        /// Which.
        connection: u64,
    },
    /// The server stops: says so to everybody.
    Stop,
}

/// The way to a table. It is closed when the table has stopped.
pub type TableHandle = mpsc::Sender<Message>;

/// Why a table cannot go on.
#[derive(Debug, Error)]
pub enum TableError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system gives no random bits.
    #[error("the operating system gives no random bits: {0}")]
    Randomness(String),
    /// A round that cannot be dealt.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
    /// The same, later in a match.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The stored events do not follow from each other.
    #[error("the stored match does not replay: {0}")]
    Replay(String),
    /// A stored event does not follow from what came before.
    #[error("the stored match does not replay: {0}")]
    ReplayEvent(#[from] Box<ReplayError>),
    /// An event does not fit a seat's view.
    #[error("the stored match does not replay: {0}")]
    Fold(#[from] FoldError),
    /// A bot that is not known.
    #[error("there is no bot `{0}`")]
    NoBot(String),
    /// A bot chose what it may not.
    #[error("the bot on seat {seat} chose what it may not: {why}")]
    Bot {
        /// Its seat.
        seat: u8,
        /// Why not.
        why: PlayError,
    },
    /// A bot panicked.
    #[error("the bot on seat {0} failed")]
    BotFailed(u8),
}

impl From<ReplayError> for TableError {
    fn from(error: ReplayError) -> TableError {
        TableError::ReplayEvent(Box::new(error))
    }
}
