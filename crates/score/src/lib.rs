//! Shapes, shanten, waits, yaku, fu, points and payments: pure functions of tiles and house rules.

#![warn(missing_docs)]

mod connection;
mod contradiction;
mod decomposition;
mod fu;
mod groups;
mod irregular;
mod limit;
mod lines;
mod payments;
mod sakizuke;
mod shanten;
mod ukeire;
mod waits;
mod whole;
mod win;
mod yaku;

pub use connection::{Connection, connection};
pub use contradiction::{Contradiction, Fact, Facts, Place, score_stated};
pub use decomposition::{Decomposition, Set, Shape, Wait, decompositions};
pub use fu::{Fu, FuItem, FuItems, FuReason};
pub use irregular::Irregular;
pub use limit::{Limit, MOST_BASE, base_points, worth};
pub use lines::Lines;
pub use payments::{
    Account, Covered, Liability, Payments, Reason, Transfer, WinPayment, base_times, chombo_payments, nagashi_payments,
    noten_payments, up_to_hundred, win_deltas, win_payments,
};
pub use sakizuke::LateYaku;
pub use shanten::{AfterDiscard, Shanten, discards, shanten, triplets_shanten, ukeire};
pub use ukeire::{Improvement, improvements, tiles_left};
pub use waits::{is_complete, live_waits, tenpai_discards, waits};
pub use win::{DoraCount, NoWin, Riichi, Value, Win, WinBy, WinContext, WinQuery, YakuLine, YakuLines, score};
pub use yaku::YAKU_EXAMPLES;
