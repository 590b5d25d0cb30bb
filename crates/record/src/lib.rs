//! Jantaku's own record of a match: JSON lines, one event each, complete, readable, and verified by replaying.
//!
//! The first line names the rules and the players. Each round begins with a `wall` line that commits to its seed and
//! ends with a line that reveals it; the events are in between. Answers without effect are left out. Notes between
//! the events say who was away and how long decisions took; no rule depends on them. A [`SharedSeed`] is
//! fixed by the server and the players together.

#![warn(missing_docs)]

mod fault;
#[cfg(feature = "formats")]
pub mod formats;
pub mod line;
mod match_id;
mod note;
mod play;
mod reader;
mod record;
mod recording;
mod replay;
mod rules_hash;
mod seal;
mod seatings;
mod series;
mod shared;
mod walls;
pub mod yaku_names;

pub use fault::{Fault, RecordError};
pub use line::{Header, Line, LineError, SeatInfo, SeatKind};
pub use match_id::{MatchId, NoId};
pub use note::{Note, Noted};
pub use play::{PlayMatchError, play_match};
pub use reader::{LONGEST_RECORD, Reader};
pub use record::{At, Record, RecordedRound};
pub use recording::Recording;
pub use rules_hash::rules_hash;
pub use seal::{Commitment, RoundSeeds, WallSource, commitment, match_seed, round_seed};
pub use series::Series;
pub use shared::{Parts, SharedSeed, share_seal, shared_commitment};
pub use walls::{WallProof, WallProofs, prove_walls};
