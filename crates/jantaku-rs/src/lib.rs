//! Riichi mahjong as a library: rules, scoring, play, records and bots. A *house* is whoever sets the rules at a table,
//! a site or a club; its rules are one value, a [`Ruleset`].
//!
//! ```toml
//! [dependencies]
//! jantaku-rs = { path = "jantaku/crates/jantaku-rs", features = ["record", "bots"] }
//! ```
//!
//! A whole match of four players who always take their first legal choice:
//!
//! ```
//! use jantaku_rs::{Match, Ruleset, Wall};
//!
//! let rules = Ruleset::preset("tenhou")?;
//! let set = rules.tile_set();
//! let mut walls = (0..).map(|nth| Wall::from_seed([nth; 32], &set));
//! let mut deal = || walls.next().expect("there is always another wall");
//! let (mut game, _) = Match::start(rules.into(), deal())?;
//! while game.settlement().is_none() {
//!     let asked = game.asked().next();
//!     match asked {
//!         Some(seat) => game.play(seat, game.legal_actions(seat).legal[0])?,
//!         None => game.deal(deal())?,
//!     };
//! }
//! println!("{:#?}", game.settlement());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Wall`] and the choices of the players go in, [`Event`]s come out: nothing here reads a clock or draws random
//! numbers by itself. [`Wall::shuffled`] takes any generator, [`Wall::from_seed`] gives one wall for each seed.
//!
//! # Score a hand
//!
//! [`score()`] finds the best reading of a complete hand and explains it line by line:
//!
//! ```
//! use jantaku_rs::{Hand, Ruleset, WinBy, WinQuery, parse_tiles, score};
//!
//! let rules = Ruleset::preset("tenhou")?;
//! let hand = Hand::new(&parse_tiles("234m567p345s78s88s")?, &[])?;
//! let win = score(&WinQuery::new(&rules, &hand, "9s".parse()?, WinBy::Tsumo))?;
//! let yaku: Vec<&str> = win.yaku.iter().map(|line| line.yaku.key()).collect();
//! assert_eq!(yaku, ["menzen_tsumo", "pinfu"]);
//! assert_eq!((win.han, win.fu.total, win.base), (2, 20, 320));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`score::win_payments`] turns a win into payments.
//!
//! # Shanten and ukeire
//!
//! [`shanten`] says how far tiles are from tenpai, [`ukeire`] which kinds bring them nearer, and [`discards`] gives both for
//! every discard:
//!
//! ```
//! use jantaku_rs::{Counts, KindSet, TilesPlayed, parse_tiles, shanten, ukeire};
//!
//! let tiles = parse_tiles("123m456p11s2355z67s")?;
//! let hand: Counts = tiles.into_iter().collect();
//! assert_eq!(shanten(&hand, 0, TilesPlayed::Full136).min(), 1);
//! assert_eq!(ukeire(&hand, 0, TilesPlayed::Full136).len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # House rules
//!
//! Every rule is a field of [`Ruleset`]. [`Ruleset::preset_names`] lists the houses that are built in, from `tenhou`,
//! `mahjong_soul` and `m_league` to `ema` and `wrc`. With the feature
//! `rules-files`, `Ruleset::from_toml` reads a house of your own:
//!
//! ```
//! # #[cfg(feature = "rules-files")] {
//! use jantaku_rs::Ruleset;
//!
//! let rules = Ruleset::from_toml("base = \"tenhou\"\nname = \"our club\"\nopen_tanyao = false\n")?;
//! assert!(!rules.open_tanyao);
//! # }
//! # Ok::<(), jantaku_rs::core::rules::RulesError>(())
//! ```
//!
//! # Records
//!
//! With the feature `record`, `record::play_match` plays and records, and `record::Record` reads a record and replays
//! it against the rules; with `formats`, records of Tenhou, Mahjong Soul, mjai and majiang are read and written too.
//!
//! # Bots
//!
//! With the feature `bots`, `bots::by_name("normal", seed)` is a player. A [`View`] is all that a seat knows, and all
//! that a bot is given. [`guide`] leads from shanten to a bot of your own.
//!
//! # Features
//!
//! | feature | brings |
//! |---|---|
//! | `seeds`, on by default | [`Wall::from_seed`], and `rand` |
//! | `rand` | [`Wall::shuffled`] by any generator of `rand` 0.10 |
//! | `rules-files` | house rules read from files and written to them |
//! | `record` | the module `record` |
//! | `formats` | `record`, and the records of other programs |
//! | `bots` | the module `bots` |
//! | `advice` | the module `advice`: hints, safety, warnings and rules of play for the player of a seat |

#![warn(missing_docs)]

pub mod guide;

#[cfg(feature = "advice")]
#[doc(inline)]
pub use jantaku_advice as advice;
#[cfg(feature = "bots")]
#[doc(inline)]
pub use jantaku_bots as bots;
#[doc(inline)]
pub use jantaku_core as core;
#[doc(inline)]
pub use jantaku_engine as engine;
#[cfg(feature = "record")]
#[doc(inline)]
pub use jantaku_record as record;
#[doc(inline)]
pub use jantaku_score as score;

pub use jantaku_core::notation::{format_tiles, parse_tiles};
pub use jantaku_core::rules::TilesPlayed;
pub use jantaku_core::{
    BySeat, Counts, Hand, Kind, KindSet, Meld, Players, Ruleset, Seat, Suit, Tile, Wall, Wind, Yaku,
};
pub use jantaku_engine::{Action, Actions, Event, Match, Settlement, View};
pub use jantaku_score::{Win, WinBy, WinContext, WinQuery, discards, score, shanten, ukeire};
