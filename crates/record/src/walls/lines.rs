//! The lines of a record as far as its walls need them. `docs/fair-wall.md` states what is read; other fields are not.

use std::fmt;

use jantaku_core::rules::{KanDoraTiming, RedFives, SeatsBy, TileSet, TilesPlayed};
use jantaku_core::{Dice, Players, Seat, Tile, notation};
use jantaku_engine::DrawFrom;
use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::line::{Header, Hex32, SeatDrawForm};
use crate::reader::syntax;
use crate::{Fault, MatchId, SeatInfo};

/// The first line of a record, as far as walls need it.
#[derive(Deserialize)]
pub struct FirstLine {
    pub match_id: Option<MatchId>,
    pub rules: Rules,
    pub seats: Vec<SeatKept>,
    table: Option<Table>,
}

impl FirstLine {
    /// What decided the seats, where it says so.
    pub fn seats_drawn(&mut self) -> Option<SeatDrawForm> {
        self.table.take()?.seats_drawn
    }
}

/// How it was played at a table.
#[derive(Deserialize)]
struct Table {
    seats_drawn: Option<SeatDrawForm>,
}

/// A player, as the first line names them.
#[derive(Deserialize)]
pub struct SeatKept {
    name: String,
    kind: crate::SeatKind,
}

impl From<SeatKept> for SeatInfo {
    fn from(seat: SeatKept) -> SeatInfo {
        SeatInfo { name: seat.name, kind: seat.kind }
    }
}

/// What a wall needs to know of the rules.
#[derive(Deserialize)]
pub struct Rules {
    pub players: Players,
    #[serde(default = "program")]
    pub seats_by: SeatsBy,
    #[serde(default = "full")]
    tile_set: TilesPlayed,
    red_fives: RedFives,
    #[serde(default = "four")]
    supplement_tiles: u8,
    dora_indicator_stack: Option<u8>,
    pub kan_dora: bool,
    pub kan_dora_ankan: KanDoraTiming,
    pub kan_dora_daiminkan: KanDoraTiming,
    pub kan_dora_kakan: KanDoraTiming,
    #[serde(default)]
    pub kan_dora_on_robbed_kan: bool,
    #[serde(default)]
    pub kita_new_dora: bool,
    pub ura_dora: bool,
    pub kan_ura_dora: bool,
}

const fn program() -> SeatsBy {
    SeatsBy::Program
}

const fn full() -> TilesPlayed {
    TilesPlayed::Full136
}

const fn four() -> u8 {
    4
}

impl Rules {
    /// The tiles in play and their places.
    pub fn tile_set(&self) -> Result<TileSet, Fault> {
        let stack = self.dora_indicator_stack.unwrap_or(if self.supplement_tiles == 8 { 5 } else { 3 });
        let RedFives { m, p, s } = self.red_fives;
        if !matches!((self.supplement_tiles, stack), (4, 2 | 3) | (8, 5)) || [m, p, s].iter().any(|reds| *reds > 4) {
            return Err(malformed("no wall is built by these rules"));
        }
        Ok(TileSet::new(self.tile_set, self.red_fives, self.supplement_tiles, stack))
    }
}

/// A line after the first.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WallLine {
    Wall { commitment: Option<Hex32> },
    SharedWall { version: u32, commitment: Hex32, seals: Option<Vec<Option<Hex32>>> },
    Seed { seed: Hex32 },
    SharedSeed { secret: Hex32, shares: Vec<Option<Hex32>> },
    Tiles(StatedForm),
    Dealt(DealtForm),
    Drew { seat: Seat, tile: OneTile, from: DrawFrom },
    Discarded { seat: Seat, tile: OneTile, riichi: bool },
    Called { seat: Seat, meld: Meld<Call> },
    KanDeclared { seat: Seat, meld: Meld<Kan> },
    Kita { seat: Seat },
    DoraRevealed { indicator: OneTile },
    RoundEnded { outcome: Outcome, scores: Vec<i32> },
    GameEnded {},
    MatchEnded { scores: Vec<i32>, leftover_sticks: u32 },
    RiichiPaid {},
    WallRanOut {},
    TenpaiDeclared {},
    NotenShown {},
    Away {},
    Back {},
    Spent {},
}

#[derive(Deserialize)]
pub struct StatedForm {
    pub tiles: Tiles,
    pub dice: Option<Dice>,
    #[serde(default)]
    pub rigged: bool,
}

#[derive(Deserialize)]
pub struct DealtForm {
    pub dealer: Seat,
    pub scores: Vec<i32>,
    pub indicator: OneTile,
    pub dice: Option<Dice>,
    pub hands: Vec<Tiles>,
}

#[derive(Deserialize)]
pub struct Meld<K> {
    pub kind: K,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    Chii,
    Pon,
    Daiminkan,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kan {
    Ankan,
    Kakan,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Outcome {
    Won { wins: Vec<Win>, ura_indicators: Vec<OneTile> },
    Exhaustive {},
    Abortive {},
}

#[derive(Deserialize)]
pub struct Win {
    pub seat: Seat,
    pub from: Option<Seat>,
    pub tile: OneTile,
}

/// One tile, written as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct OneTile(pub Tile);

/// Tiles in order, written as they are printed.
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub struct Tiles(pub Vec<Tile>);

impl TryFrom<String> for Tiles {
    type Error = String;

    fn try_from(text: String) -> Result<Tiles, String> {
        let tiles = notation::parse_tiles(&text).ok().filter(|tiles| notation::format_in_order(tiles) == text);
        tiles.map(Tiles).ok_or_else(|| format!("`{text}` is not how tiles are written: 13m0p7z"))
    }
}

impl TryFrom<String> for OneTile {
    type Error = String;

    fn try_from(text: String) -> Result<OneTile, String> {
        match Tiles::try_from(text)?.0[..] {
            [tile] => Ok(OneTile(tile)),
            _ => Err("one tile was expected".to_owned()),
        }
    }
}

/// The first line of a record.
pub fn first_line(text: &[u8]) -> Result<FirstLine, Fault> {
    #[derive(Deserialize)]
    struct Probe {
        #[serde(rename = "type")]
        kind: String,
        version: u32,
    }
    let value = unique(text)?;
    let probe: Probe = form(value.clone())?;
    match probe.version {
        _ if probe.kind != "match" => return Err(Fault::NoHeader(probe.kind)),
        version if version != Header::VERSION => return Err(Fault::Version(version)),
        _ => {}
    }
    let first: FirstLine = form(value)?;
    let (found, wanted) = (first.seats.len(), first.rules.players.count());
    if found == wanted { Ok(first) } else { Err(Fault::Seats { found, wanted }) }
}

/// Reads a line after the first.
pub fn line(text: &[u8]) -> Result<WallLine, Fault> {
    form(unique(text)?)
}

fn form<T: DeserializeOwned>(value: Value) -> Result<T, Fault> {
    serde_json::from_value(value).map_err(syntax)
}

fn malformed(message: &str) -> Fault {
    Fault::Syntax { message: message.to_owned(), column: None }
}

/// An object of JSON in which no object, at any depth, has a key twice.
fn unique(text: &[u8]) -> Result<Value, Fault> {
    let Unique(value) = serde_json::from_slice(text).map_err(syntax)?;
    if value.is_object() { Ok(value) } else { Err(malformed("a line is an object")) }
}

struct Unique(Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unique, D::Error> {
        deserializer.deserialize_any(UniqueVisitor).map(Unique)
    }
}

struct UniqueVisitor;

impl<'de> Visitor<'de> for UniqueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut found = Vec::new();
        while let Some(Unique(entry)) = entries.next_element()? {
            found.push(entry);
        }
        Ok(found.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut found = Map::new();
        while let Some((key, Unique(value))) = fields.next_entry::<String, Unique>()? {
            if found.insert(key.clone(), value).is_some() {
                return Err(A::Error::custom(format_args!("`{key}` is there twice")));
            }
        }
        Ok(found.into())
    }
}
