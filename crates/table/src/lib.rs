//! One task owns each match and takes a closed set of messages. What happens is in the store before anybody sees it. It knows
//! no HTTP: frames go to whoever holds the other end of an [`Outbox`].

mod absence;
mod clock;
mod deck;
mod history;
mod lag;
mod public;
mod restore;
mod stream;
mod streams;
mod task;
mod tempo;
mod thinkers;
mod turns;
mod usual;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use jantaku_core::Seat;
use jantaku_engine::{DealError, FoldError, PlayError, ReplayError, SetupErrors};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

pub use deck::{Sealing, derived, fresh_seed, shared_wall, shared_wall_commitment, wall_commitment, wall_source};
pub use restore::intact;
pub use stream::{Frame, Outbox, Outgoing, frame};
pub use task::{Ended, Occupant, Setting, TIME_TO_OPEN, now, spawn};
pub use thinkers::{Player, Thinkers, Thinking};
pub use turns::{Share, Turn, Turns};

use jantaku_store::StoreError;
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Action, EndedBy, ErrorCode, Proposal};

/// What is sent to a table.
#[derive(Debug)]
pub enum Message {
    /// A connection takes a seat by its secret, or watches without one. Whoever had the seat is replaced.
    Join {
        /// The connection, a number of its own.
        connection: u64,
        /// The secret of the seat; none for a spectator.
        token: Option<SeatToken>,
        /// The last event the client has kept.
        last_event: Option<u32>,
        /// Where the frames go.
        outbox: Outbox,
    },
    Act {
        connection: u64,
        decision_id: u32,
        action: Action,
        /// The seal of what it adds to the next wall.
        seal: Option<[u8; 32]>,
        /// The round trip of its connection, as the server has measured it: within bounds it is not charged to the clock.
        round_trip: Duration,
        /// Dropped once the table has answered.
        settles: oneshot::Sender<()>,
    },
    /// Whoever has a seat opens what they have sealed.
    Open {
        connection: u64,
        /// For the wall of which round, counted from 1.
        round: u32,
        share: [u8; 32],
        /// Dropped once the table has answered.
        settles: oneshot::Sender<()>,
    },
    /// Whoever has a seat has nothing to claim in a window.
    Pass { connection: u64, window_id: u32 },
    /// The player of a seat is there again, where the table played for them.
    Back { connection: u64 },
    /// A connection has ended.
    Leave { connection: u64 },
    /// The time of a seat for a decision has run out. The table sends this to itself.
    TimeOut { seat: Seat, decision_id: u32 },
    /// The server stops: says so to everybody.
    Stop,
    /// The match is given up: says so to everybody.
    GiveUp,
    /// Whoever has a seat votes on something.
    Vote { connection: u64, on: Proposal, yes: bool },
    /// The player of a seat has left the match: they are away at once, until they come back.
    Left {
        seat: Seat,
        /// What their connection is told.
        why: ErrorCode,
    },
    /// The match has ended before its end, and this is stored.
    End(EndedBy),
}

/// The way to a table. It is closed when the table has stopped.
#[derive(Debug, Clone)]
pub struct TableHandle {
    inbox: mpsc::Sender<Message>,
    progress: Arc<Progress>,
}

/// How far a table has come, for those outside.
#[derive(Debug)]
struct Progress {
    /// Stored events that have been shown to whoever may see them.
    shown: AtomicU32,
    /// Whether those are all that are stored.
    all_shown: AtomicBool,
    /// Whether everybody has seen the end of the last hand, and no other is dealt.
    between_hands: AtomicBool,
}

impl TableHandle {
    /// Sends a message; waits while the table has no room for it.
    pub async fn send(&self, message: Message) -> Result<(), mpsc::error::SendError<Message>> {
        self.inbox.send(message).await
    }

    /// Whether the table has stopped.
    pub fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Waits until the table has stopped: nothing is stored by it any more.
    pub async fn closed(&self) {
        self.inbox.closed().await;
    }

    /// Whether no hand is played: the last one is over for everybody, and the next is not dealt.
    pub fn is_between_hands(&self) -> bool {
        self.progress.between_hands.load(Ordering::Acquire)
    }

    /// Whether nothing is stored that the table is yet to show.
    pub fn has_shown_all(&self) -> bool {
        self.is_closed() || self.progress.all_shown.load(Ordering::Acquire)
    }

    /// How many of the stored events the table has shown. Whoever tells something of a running match tells of these alone.
    pub fn shown_events(&self) -> usize {
        self.progress.shown.load(Ordering::Acquire) as usize
    }
}

/// Why a table cannot go on. No message holds anything of a hand or a wall.
#[derive(Debug, Error)]
pub enum TableError {
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
    #[error("the stored match does not replay")]
    ReplayEvent(#[from] Box<ReplayError>),
    /// An event does not fit a seat's view.
    #[error("the stored match does not replay")]
    Fold(#[from] FoldError),
    /// A bot that is not known.
    #[error("there is no bot `{0}`")]
    NoBot(String),
    /// A bot chose what it may not.
    #[error("the bot on seat {seat} chose what it may not")]
    Bot { seat: u8, why: PlayError },
    /// What is chosen where time runs out was refused.
    #[error("the default choice of seat {seat} was refused")]
    TimeOut { seat: u8, why: PlayError },
    #[error("the bot on seat {0} failed")]
    BotFailed(u8),
}

impl TableError {
    /// The same for programs.
    pub fn code(&self) -> ErrorCode {
        match self {
            TableError::Store(StoreError::Full) => ErrorCode::DiskFull,
            TableError::Store(StoreError::GivenUp) => ErrorCode::GivenUp,
            TableError::Store(StoreError::Ended(_)) => ErrorCode::MatchOver,
            // The page comes back by itself, to whoever has taken over.
            TableError::Store(StoreError::Superseded) => ErrorCode::ServerStops,
            _ => ErrorCode::Storage,
        }
    }
}

impl From<ReplayError> for TableError {
    fn from(error: ReplayError) -> TableError {
        TableError::ReplayEvent(Box::new(error))
    }
}
