//! The play of riichi mahjong as a deterministic fold: choices go in, events come out, and every position is the
//! fold of its events. No clock, no randomness, no I/O: walls and choices come in from outside.

mod action;
mod choice;
mod event;
mod fold;
mod forced;
mod imagine;
mod legal;
mod matches;
mod next;
mod outcome;
mod own;
mod pao;
mod reach;
mod round;
mod settle;
mod setup;
mod table;
mod tally;
mod view;

pub use action::{Action, Actions, Denial, Denied, Wish};
pub use event::{
    Abort, Declares, DrawFrom, Event, Outcome, PublicEvent, RoundEnd, RoundStart, SeatEvent, Showing, Winning,
};
pub use fold::FoldError;
pub use imagine::{Hidden, ImagineError, Unseen};
pub use legal::kuikae;
pub use matches::{DealError, Match};
pub use next::HandPlan;
pub use own::Own;
pub use reach::{Better, Least, Reach};
pub use round::{PlayError, ReplayError, Round};
pub use settle::{EndReason, Settlement, SettlementLine, Standing};
pub use setup::{RoundSetup, SetupError, SetupErrors};
pub use table::{ClaimOn, Origin, Phase, RiichiStatus, River, RiverTile, Table};
pub use tally::Tally;
pub use view::View;
