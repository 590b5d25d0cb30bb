//! Decisions of matches as Parquet files, for programs that learn.
//!
//! [`write()`] turns a folder of records, or matches that bots play, into files of [`Row`]s whose columns are [`COLUMNS`], and a
//! [`Card`] that says what is in them. [`Shard`] reads such a file.
//!
//! ```
//! use std::num::NonZeroU32;
//!
//! use jantaku_core::Ruleset;
//! use jantaku_dataset::{Job, Source, write};
//!
//! let out = std::env::temp_dir().join("jantaku-dataset-example");
//! let bots = vec!["random".to_owned(); 4];
//! let source = Source::Play { rules: Ruleset::preset("tenhou")?.into(), bots, seed: 1, matches: 2 };
//! let card = write(&Job { source, out: out.clone(), per_shard: NonZeroU32::MIN, threads: 1 }, &|_| ())?;
//! assert_eq!((card.shards, card.counts.matches), (2, 2));
//! # std::fs::remove_dir_all(out)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod card;
mod column;
mod error;
mod job;
mod manifest;
mod play;
mod read;
mod record;
mod replay;
mod row;
mod seat;
mod shard;

pub use card::{Card, Counts, LeftOut, Reason};
pub use column::{COLUMNS, Column, Kind};
pub use error::DatasetError;
pub use job::{Job, Source, write, write_shards};
pub use play::Table;
pub use read::Shard;
pub use record::{Found, files_below, of_bytes};
pub use replay::{Divergence, Round, follow};
pub use row::{Ended, Mask, Row, Rows};
pub use seat::follow_seat;
