//! The format of a record's lines: every fact of a match as one JSON object with a `type`.
//!
//! Tiles are mpsz, seats 0 to 3, winds E S W N. Unknown fields are errors.

mod bounds;
mod event;
mod hex;
mod table;

pub use jantaku_core::notation::Tiles;
use jantaku_core::{BySeat, Dice, Hand, Meld, Ruleset, Seat, Tile, Wind};
use jantaku_engine::{Action, DrawFrom, RoundEnd, Settlement, Tally};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{MatchId, rules_hash};

#[cfg(feature = "formats")]
pub(crate) use bounds::MOST_POINTS;

pub use hex::Hex32;
pub use table::{Clock, EndedBy, SeatDrawForm, TableInfo};

/// One line of a record. Its events are those of [`jantaku_engine::Event`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Line {
    /// The first line, with rules and players.
    Match(Box<Header>),
    /// Before a deal: the commitment to its seed; none if the wall has no seed.
    Wall {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Hex32>,
    },
    /// Before a deal that players have a share in: the version of the protocol, the commitment to the server's secret, and
    /// from version 2 on the seal of each seat's share.
    SharedWall {
        version: u32,
        commitment: Hex32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seals: Option<Vec<Option<Hex32>>>,
    },
    /// After a round: the seed of its wall.
    Seed { seed: Hex32 },
    /// After a round: the server's secret, and the share of each seat.
    SharedSeed { secret: Hex32, shares: Vec<Option<Hex32>> },
    /// After a round: its wall, if it has no seed.
    Tiles {
        tiles: Tiles,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Dice>,
        /// Whether it was made to favour somebody.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rigged: bool,
    },
    /// A round begins. Each seat has thirteen tiles.
    Dealt {
        wind_index: u8,
        wind: Wind,
        dealer: Seat,
        honba: u32,
        sticks: u32,
        scores: BySeat<i32>,
        indicator: Tile,
        #[serde(default, skip_serializing_if = "is_none")]
        kept: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Dice>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kept_by: Option<Seat>,
        #[serde(default, skip_serializing_if = "is_first")]
        game: u8,
        /// None if no seat has anything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tally: Option<BySeat<Tally>>,
        hands: BySeat<Tiles>,
    },
    /// A seat draws a tile.
    Drew { seat: Seat, tile: Tile, from: DrawFrom },
    /// A seat has answered while others may still be deciding. Records leave it out.
    Answered { seat: Seat, action: Action },
    /// A discard. An open riichi has the open hand, as it is after the discard.
    Discarded {
        seat: Seat,
        tile: Tile,
        tsumogiri: bool,
        riichi: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opened: Option<Hand>,
    },
    /// A riichi stick is paid.
    RiichiPaid { seat: Seat },
    /// Chii, pon or open kan.
    Called { seat: Seat, meld: Meld },
    /// Closed or added kan.
    KanDeclared { seat: Seat, meld: Meld },
    /// A north is declared.
    Kita { seat: Seat },
    /// A further dora indicator.
    DoraRevealed { indicator: Tile },
    /// The wall has run out; players choose whether to show their hands.
    WallRanOut {},
    /// A seat shows its tenpai hand, or hides its hand.
    TenpaiDeclared { seat: Seat, shown: Option<Hand> },
    /// A seat shows its noten hand by choice.
    NotenShown { seat: Seat, hand: Hand },
    /// The round is over.
    RoundEnded(Box<RoundEnd>),
    /// A game of the match is over, and another follows.
    GameEnded(Box<Settlement>),
    /// The match is over.
    MatchEnded(Box<Settlement>),
    /// A player is away, and the bot of this level plays for them; without one the rules' default choice is made.
    Away {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A player who was away is back.
    Back { seat: Seat },
    /// What a decision of a player took on their clock, in milliseconds. The choice is their next line, or it was to pass.
    Spent { seat: Seat, millis: u32 },
}

impl Line {
    /// Returns the `type` that the line states.
    pub const fn kind(&self) -> &'static str {
        match self {
            Line::Match(_) => "match",
            Line::Wall { .. } => "wall",
            Line::SharedWall { .. } => "shared_wall",
            Line::Seed { .. } => "seed",
            Line::SharedSeed { .. } => "shared_seed",
            Line::Tiles { .. } => "tiles",
            Line::Dealt { .. } => "dealt",
            Line::Drew { .. } => "drew",
            Line::Answered { .. } => "answered",
            Line::Discarded { .. } => "discarded",
            Line::RiichiPaid { .. } => "riichi_paid",
            Line::Called { .. } => "called",
            Line::KanDeclared { .. } => "kan_declared",
            Line::Kita { .. } => "kita",
            Line::DoraRevealed { .. } => "dora_revealed",
            Line::WallRanOut {} => "wall_ran_out",
            Line::TenpaiDeclared { .. } => "tenpai_declared",
            Line::NotenShown { .. } => "noten_shown",
            Line::RoundEnded(_) => "round_ended",
            Line::GameEnded(_) => "game_ended",
            Line::MatchEnded(_) => "match_ended",
            Line::Away { .. } => "away",
            Line::Back { .. } => "back",
            Line::Spent { .. } => "spent",
        }
    }

    /// The line as JSON, without a line break.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("lines are plain objects, lists, numbers and words")
    }
}

/// The facts about the whole match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the record format: [`Header::VERSION`].
    pub version: u32,
    /// The version of Jantaku that wrote it.
    pub jantaku: String,
    /// The match's id, which commitments to shared walls are bound to. Other records need none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_id: Option<MatchId>,
    /// The rules, all of them.
    #[serde(deserialize_with = "Ruleset::deserialize_kept")]
    pub rules: Ruleset,
    /// The hash of the rules, [`crate::rules_hash`]. Records of earlier versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_hash: Option<Hex32>,
    /// The players, from seat 0.
    pub seats: Vec<SeatInfo>,
    /// Whether it begins within a match: its first deal says where, instead of the rules.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub excerpt: bool,
    /// How it was played at a table. Programs among themselves need none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
}

impl Header {
    /// The version that this crate writes and reads.
    pub const VERSION: u32 = 1;

    /// The first line of a record by this version of Jantaku.
    pub fn new(rules: &Ruleset, seats: Vec<SeatInfo>) -> Header {
        let jantaku = env!("CARGO_PKG_VERSION").to_owned();
        let rules_hash = Some(Hex32(rules_hash(rules)));
        let (version, rules) = (Header::VERSION, rules.clone());
        Header { version, jantaku, match_id: None, rules, rules_hash, seats, excerpt: false, table: None }
    }
}

/// A player at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The name that the table shows.
    pub name: String,
    /// What kind of player it is.
    pub kind: SeatKind,
}

/// A kind of player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person sits on the seat.
    Human,
    /// A program plays the seat.
    Bot,
}

/// A well-formed line that states something impossible.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LineError {
    /// The line is not an event.
    #[error("a `{0}` line is no event")]
    NoEvent(&'static str),
    /// A seat that nobody has at the table.
    #[error("`{field}` is seat {seat}, and the seats of {players} players are 0 to {}", players - 1)]
    NoSeat {
        /// The field that names the seat.
        field: &'static str,
        /// The seat that is not at the table.
        seat: Seat,
        /// The number of players.
        players: usize,
    },
    /// A list by seat for another number of players.
    #[error("`{field}` has {found} values, and {players} players sit at the table")]
    NotOfTable {
        /// The field with the wrong number of values.
        field: &'static str,
        /// The number of values.
        found: usize,
        /// The number of players.
        players: usize,
    },
    /// A number that no match comes to.
    #[error("`{field}` is {found}; no match comes to more than {most}")]
    TooMuch {
        /// The field with the number.
        field: &'static str,
        /// The number that is too large.
        found: i64,
        /// The largest that is read; where a number may be negative, the smallest has the same size.
        most: i64,
    },
    /// A seat that wins a round more than once.
    #[error("`outcome.wins` has two wins of seat {0}")]
    WinsTwice(Seat),
    /// A seat with two results.
    #[error("`standings` has seat {0} twice")]
    StandsTwice(Seat),
    /// A deal with too many or too few tiles.
    #[error("`hands` gives seat {seat} {found} tiles; thirteen are dealt")]
    Deal {
        /// The seat whose hand is faulty.
        seat: Seat,
        /// The number of tiles dealt.
        found: usize,
    },
    /// An open hand without riichi.
    #[error("a hand is laid `opened` for riichi, and `riichi` is false")]
    OpenedWithoutRiichi,
}

/// Records have the number of hands in a row only where the house counts them.
fn is_first(game: &u8) -> bool {
    *game == 0
}

fn is_none(count: &u32) -> bool {
    *count == 0
}
