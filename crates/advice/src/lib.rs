//! Advice about a position for the player who holds it: what each discard leaves, how safe it is, what a kan would
//! spoil, which yaku are within reach, which rules of play apply, and why a discard is good. Everything is computed from
//! the player's [`View`](jantaku_engine::View), so it cannot give anything away.
//!
//! If the house shows no waits ([`shows_waits`]), there is no advice either.

#![warn(missing_docs)]

mod adviser;
mod blocks;
mod discards;
mod kans;
mod reach;
mod recommend;
mod review;
pub mod safety;
mod waits;

pub use adviser::{
    Advice, AdviceRule, Consequence, Explanation, Fact, MATTERS, Outlook, Stance, Threat, Worth, advice, applying,
    recommended, ron_after, why, yaku_after_call,
};
pub use discards::{AfterDiscard, DiscardHint, after_discard, discard_hints};
pub use kans::{KanWarning, kan_warnings};
pub use reach::{SPARE, yaku_in_reach};
pub use recommend::recommend;
pub use review::{Known, Review, review};
pub use safety::{TileSafety, safety};
pub use waits::{WaitLeft, shows_waits, waits_left};
