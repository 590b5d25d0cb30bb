//! From shanten to a bot.
//!
//! # 1. Count
//!
//! A [`Counts`](crate::Counts) is how many tiles of each kind a hand holds. [`shanten`](crate::shanten) of it is the
//! number of tiles away from tenpai: 0 is tenpai, -1 complete. The second argument is the number of melds, the third the
//! tiles played with, the field [`Ruleset::tile_set`](crate::Ruleset#structfield.tile_set) of the rules.
//!
//! # 2. Discard
//!
//! [`discards`](crate::discards) tries every discard of fourteen tiles. The one to make leaves the least shanten, and of
//! those the most tiles that lower it further:
//!
//! ```
//! use jantaku_rs::score::tiles_left;
//! use jantaku_rs::{Counts, Kind, TilesPlayed, discards, parse_tiles};
//! use std::cmp::Reverse;
//!
//! /// The discard that leaves the hand nearest to complete, with the most tiles to come nearer.
//! fn best(hand: &Counts, melds: usize) -> Option<Kind> {
//!     let all = discards(hand, melds, TilesPlayed::Full136);
//!     let best = all.iter().max_by_key(|after| (Reverse(after.shanten.min()), tiles_left(after.ukeire, hand)))?;
//!     Some(best.kind)
//! }
//!
//! let hand: Counts = parse_tiles("123m456p12378s115z")?.into_iter().collect();
//! assert_eq!(best(&hand, 0), Some(Kind::HAKU));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 3. Look
//!
//! A bot sees a [`View`](crate::View): its own hand, the open table, and nothing else.
//! Where ukeire is counted, `view.seen().collect::<Counts>()` is better than the hand alone: it has every tile that this
//! seat can see.
//!
//! # 4. Choose
//!
//! [`Actions::legal`](crate::Actions) lists all that the seat may do. A choice that is not among them is refused and
//! changes nothing, so a bot cannot break the rules: at worst it plays badly. Take wins first, riichi next, pass when
//! offered a call you have no plan for, and discard as above. This is a whole bot, at a table with three others:
//!
#![doc = concat!("```ignore\n", include_str!("../examples/write_a_bot.rs"), "```")]
//!
//! # 5. Measure
//!
//! Matches are noisy: play the same walls with the seats exchanged, and more matches than seem needed. The program's
//! `jantaku simulate` does so and says how sure its result is.
