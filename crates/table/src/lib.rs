//! One task owns each match and takes a closed set of messages. An event is stored before anybody sees it. The crate
//! knows no HTTP: frames go to the other end of an [`Outbox`].

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

#[derive(Debug)]
pub enum Message {
    /// A connection takes a seat by its secret, replacing the one before, or watches without one.
    Join {
        connection: u64,
        token: Option<SeatToken>,
        /// The last event that the client has.
        last_event: Option<u32>,
        outbox: Outbox,
    },
    Act {
        connection: u64,
        decision_id: u32,
        action: Action,
        /// The seal of its share in the next wall.
        seal: Option<[u8; 32]>,
        /// The measured round trip of its connection: within bounds it is not charged to the clock.
        round_trip: Duration,
        settles: oneshot::Sender<()>,
    },
    Open {
        connection: u64,
        /// The round of the wall, counted from 1.
        round: u32,
        share: [u8; 32],
        /// Dropped once the table has answered.
        settles: oneshot::Sender<()>,
    },
    /// A player has nothing to claim in a window.
    Pass {
        connection: u64,
        window_id: u32,
    },
    /// A player for whom the table played is there again.
    Back {
        connection: u64,
    },
    /// A connection has ended.
    Leave {
        connection: u64,
    },
    TimeOut {
        seat: Seat,
        decision_id: u32,
    },
    /// The server stops, and everybody is sent that.
    Stop,
    /// The match is given up, and everybody is sent that.
    GiveUp,
    /// A player votes on a proposal.
    Vote {
        connection: u64,
        on: Proposal,
        yes: bool,
    },
    /// The player of a seat has left the match: they are away at once, until they come back.
    Left {
        seat: Seat,
        /// Sent to their connection.
        why: ErrorCode,
    },
    /// The match has ended before its end, and this is stored.
    End(EndedBy),
}

#[derive(Debug, Clone)]
pub struct TableHandle {
    inbox: mpsc::Sender<Message>,
    progress: Arc<Progress>,
}

/// The progress of a table, for those outside.
#[derive(Debug)]
struct Progress {
    /// The stored events that have been shown to whoever may see them.
    shown: AtomicU32,
    /// Whether those are all that are stored.
    all_shown: AtomicBool,
    /// Whether everybody has seen the end of the last hand, and no other is dealt.
    between_hands: AtomicBool,
}

impl TableHandle {
    pub async fn send(&self, message: Message) -> Result<(), mpsc::error::SendError<Message>> {
        self.inbox.send(message).await
    }

    pub fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    pub async fn closed(&self) {
        self.inbox.closed().await;
    }

    /// Whether no hand is in play: the last is over for everybody, and the next is not dealt.
    pub fn is_between_hands(&self) -> bool {
        self.progress.between_hands.load(Ordering::Acquire)
    }

    /// Whether every stored event has been shown.
    pub fn has_shown_all(&self) -> bool {
        self.is_closed() || self.progress.all_shown.load(Ordering::Acquire)
    }

    /// The number of stored events that the table has shown. Only these may be reported of a running match.
    pub fn shown_events(&self) -> usize {
        self.progress.shown.load(Ordering::Acquire) as usize
    }
}

/// Why a table cannot go on. No message quotes a hand or a wall.
#[derive(Debug, Error)]
pub enum TableError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the operating system gives no random bits: {0}")]
    Randomness(String),
    #[error(transparent)]
    Setup(#[from] SetupErrors),
    /// A later round that cannot be dealt.
    #[error(transparent)]
    Deal(#[from] DealError),
    #[error("the stored match does not replay: {0}")]
    Replay(String),
    /// A stored event does not follow from what came before.
    #[error("the stored match does not replay")]
    ReplayEvent(#[from] Box<ReplayError>),
    #[error("the stored match does not replay")]
    Fold(#[from] FoldError),
    /// A bot that is not known.
    #[error("there is no bot `{0}`")]
    NoBot(String),
    /// A bot chose an illegal action.
    #[error("the bot on seat {seat} chose what it may not")]
    Bot { seat: u8, why: PlayError },
    #[error("the default choice of seat {seat} was refused")]
    TimeOut { seat: u8, why: PlayError },
    #[error("the bot on seat {0} failed")]
    BotFailed(u8),
}

impl TableError {
    /// Returns the code for programs.
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
