//! The play of riichi mahjong as a deterministic fold: choices go in, events come out, and every position is the fold
//! of its events. There is no clock, no randomness and no I/O: walls and choices are passed in.

#![warn(missing_docs)]

mod action;
mod choice;
mod event;
mod fold;
mod forced;
mod imagine;
mod legal;
mod matches;
mod name;
mod next;
mod outcome;
mod pao;
mod placement;
mod round;
mod seat_state;
mod seen;
mod settle;
mod setup;
mod spectator;
mod table;
mod tally;
mod values;
mod view;

pub use action::{Action, Actions, IllegalIntent, IllegalReason, Intent};
pub use event::{
    Abort, Declares, DrawFrom, Event, Outcome, PublicEvent, RoundEnd, RoundStart, RoundWin, SeatEvent, Showing,
};
pub use fold::FoldError;
pub use imagine::{Hidden, ImagineError};
pub use legal::kuikae;
pub use matches::{DealError, Match};
pub use name::RoundName;
pub use next::RoundPosition;
pub use placement::{Better, Least, PlacementTarget};
pub use round::{PlayError, ReplayError, Round};
pub use seat_state::SeatState;
pub use seen::{Unseen, UnseenCounts};
pub use settle::{EndReason, Settlement, SettlementLine, Standing};
pub use setup::{RoundSetup, SetupError, SetupErrors};
pub use spectator::{PublicView, SpectatorEvent};
pub use table::{ClaimOn, Origin, Phase, RiichiStatus, River, RiverTile, Table};
pub use tally::Tally;
pub use view::View;
