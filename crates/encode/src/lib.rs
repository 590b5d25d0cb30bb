//! Decisions as numbers, for programs that learn.
//!
//! [`ActionId`] numbers every action of every house from 0 to [`ActionId::COUNT`], so that one policy fits all rules,
//! three players and four; [`mask`] says which of them a seat may choose.
//!
//! ```
//! use jantaku_core::{Ruleset, Wall};
//! use jantaku_encode::{ActionId, mask};
//! use jantaku_engine::Match;
//!
//! let rules = Ruleset::preset("tenhou")?;
//! let wall = Wall::from_seed([7; 32], &rules.tile_set());
//! let (mut game, _) = Match::start(rules.into(), wall)?;
//! let dealer = game.table().dealer();
//! let legal = mask(&game.legal_actions(dealer));
//! let first = ActionId::all().find(|id| legal[id.index()]).expect("the dealer discards");
//! game.play(dealer, first.action())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod events;
mod observation;
mod oracle;
mod planes;
mod seeded;
mod tokens;
mod vector;

pub use action::{ActionId, UnknownAction, mask, mask_into};
pub use events::{EVENT_FIELDS, EVENT_WIDTH, EVENTS_VERSION, EventRow, event_row};
pub use observation::{FIELDS, Field, LEN, Observation, observe};
pub use oracle::{ORACLE, ORACLE_LEN, ORACLE_VERSION, oracle};
pub use planes::{PLANE_COUNT, PLANES, PlaneNumbers, planes_of};
pub use seeded::{Incident, SeededMatch};
pub use tokens::{MAX_TOKENS, TOKEN_COUNT, TOKENS, TOKENS_VERSION, TokenRange, tokens_of};
pub use vector::{Buffers, Outputs, VectorError, VectorMatch};
