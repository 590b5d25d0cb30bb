//! The JSON as it stands. Fields with their default value may be left out, as everywhere in protobuf's JSON.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, Unexpected, Visitor};

/// The name of what the record is inside.
pub(super) const INNER: &str = "lq.GameDetailRecords";

/// What `data` may be: the record, or a wrapper around it.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct File {
    pub head: Option<Head>,
    pub data: Option<Box<Inner>>,
    pub actions: Vec<Action>,
    pub records: Vec<Entry>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Inner {
    pub data: Option<Box<Inner>>,
    pub actions: Vec<Action>,
    pub records: Vec<Entry>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Head {
    pub uuid: Option<IgnoredAny>,
    pub config: Option<Config>,
    pub accounts: Vec<Account>,
    pub result: Option<Results>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Config {
    pub category: u32,
    pub mode: Option<Mode>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Mode {
    pub mode: u32,
    pub detail_rule: Option<DetailRule>,
}

/// The terms of a room, by name.
pub(super) type DetailRule = BTreeMap<String, serde_json::Value>;

#[derive(Deserialize)]
pub(super) struct Account {
    #[serde(default)]
    pub seat: usize,
    #[serde(default)]
    pub nickname: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Results {
    pub players: Vec<PlayerResult>,
}

#[derive(Deserialize)]
pub(super) struct PlayerResult {
    #[serde(default)]
    pub seat: usize,
    #[serde(default)]
    pub total_point: i32,
    #[serde(default)]
    pub part_point_1: i32,
}

/// One entry of the newer list: a step of play has a result, what people press and say has none.
#[derive(Deserialize)]
pub(super) struct Action {
    #[serde(default)]
    pub result: Entry,
}

/// A step of play, or nothing.
#[derive(Default)]
pub(super) struct Entry(pub Option<Step>);

/// A step of play.
pub(super) enum Step {
    NewRound(NewRound),
    Deal(Deal),
    Discard(Discard),
    Call(Call),
    OwnKan(OwnKan),
    North(North),
    Won(Won),
    NoTile(NoTile),
    Aborted(Aborted),
    /// A step that no match under our rules has.
    Foreign(String),
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct NewRound {
    pub chang: u8,
    pub ju: usize,
    pub ben: u32,
    pub liqibang: u32,
    pub scores: Vec<i32>,
    pub tiles0: Vec<String>,
    pub tiles1: Vec<String>,
    pub tiles2: Vec<String>,
    pub tiles3: Vec<String>,
    /// The first indicator, in older records.
    pub dora: String,
    pub doras: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Paid {
    #[serde(default)]
    pub seat: usize,
    pub score: Option<i32>,
    #[serde(default)]
    pub failed: bool,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Deal {
    pub seat: usize,
    pub tile: String,
    pub liqi: Option<Paid>,
    pub doras: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Discard {
    pub seat: usize,
    pub tile: String,
    pub is_liqi: bool,
    pub is_wliqi: bool,
    pub moqie: bool,
    pub doras: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Call {
    pub seat: usize,
    #[serde(rename = "type")]
    pub kind: u32,
    pub tiles: Vec<String>,
    pub froms: Vec<usize>,
    pub liqi: Option<Paid>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct OwnKan {
    pub seat: usize,
    #[serde(rename = "type")]
    pub kind: u32,
    pub tiles: String,
    pub doras: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct North {
    pub seat: usize,
    pub moqie: bool,
    pub doras: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Won {
    pub hules: Vec<Hule>,
    pub old_scores: Vec<i32>,
    pub delta_scores: Vec<i32>,
    pub scores: Vec<i32>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Hule {
    pub hand: Vec<String>,
    pub hu_tile: String,
    pub seat: usize,
    pub zimo: bool,
    pub qinjia: bool,
    pub liqi: bool,
    pub doras: Vec<String>,
    pub li_doras: Vec<String>,
    pub yiman: bool,
    pub count: u8,
    pub fans: Vec<Fan>,
    pub fu: u8,
    pub title_id: u32,
    pub point_rong: i32,
    pub point_zimo_qin: i32,
    pub point_zimo_xian: i32,
    /// Who is liable, counted from 1.
    pub baopai: usize,
}

#[derive(Deserialize)]
pub(super) struct Fan {
    #[serde(default)]
    pub val: u8,
    #[serde(default)]
    pub id: u32,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct NoTile {
    pub liujumanguan: bool,
    pub players: Vec<Shown>,
    pub scores: Vec<Change>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Shown {
    pub tingpai: bool,
    pub hand: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Change {
    pub old_scores: Vec<i32>,
    pub delta_scores: Vec<i32>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Aborted {
    #[serde(rename = "type")]
    pub kind: u32,
    pub liqi: Option<Paid>,
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Entry, D::Error> {
        json.deserialize_any(EntryVisitor)
    }
}

struct EntryVisitor;

impl<'de> Visitor<'de> for EntryVisitor {
    type Value = Entry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a step of play with `name` and `data`, spelled out and not as the bytes of the protocol")
    }

    fn visit_unit<E: Error>(self) -> Result<Entry, E> {
        Ok(Entry(None))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Entry, E> {
        if text.is_empty() { Ok(Entry(None)) } else { Err(E::invalid_type(Unexpected::Str("…"), &self)) }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entry, A::Error> {
        let (mut name, mut early, mut step) = (None::<String>, None::<serde_json::Value>, None);
        while let Some(key) = map.next_key::<String>()? {
            match (key.as_str(), &name) {
                ("name", _) => name = Some(map.next_value()?),
                ("data", Some(name)) => step = Some(Step::read(name, &mut map)?),
                ("data", None) => early = Some(map.next_value()?),
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        match (step, name, early) {
            (Some(step), ..) => Ok(Entry(Some(step))),
            (None, Some(name), early) => {
                let data = early.unwrap_or_else(|| serde_json::Value::Object(Default::default()));
                Step::from_value(&name, data).map(|step| Entry(Some(step))).map_err(A::Error::custom)
            }
            (None, None, None) => Ok(Entry(None)),
            (None, None, Some(_)) => Err(A::Error::missing_field("name")),
        }
    }
}

macro_rules! steps {
    ($($name:literal => $step:ident,)*) => {
        impl Step {
            fn read<'de, A: MapAccess<'de>>(name: &str, map: &mut A) -> Result<Step, A::Error> {
                Ok(match short(name) {
                    $($name => Step::$step(map.next_value()?),)*
                    other => {
                        map.next_value::<IgnoredAny>()?;
                        Step::Foreign(other.to_owned())
                    }
                })
            }

            fn from_value(name: &str, value: serde_json::Value) -> Result<Step, serde_json::Error> {
                Ok(match short(name) {
                    $($name => Step::$step(serde_json::from_value(value)?),)*
                    other => Step::Foreign(other.to_owned()),
                })
            }
        }
    };
}

steps! {
    "RecordNewRound" => NewRound,
    "RecordDealTile" => Deal,
    "RecordDiscardTile" => Discard,
    "RecordChiPengGang" => Call,
    "RecordAnGangAddGang" => OwnKan,
    "RecordBaBei" => North,
    "RecordHule" => Won,
    "RecordNoTile" => NoTile,
    "RecordLiuJu" => Aborted,
}

/// A name without the protocol's `.lq.`.
fn short(name: &str) -> &str {
    name.trim_start_matches('.').trim_start_matches("lq.")
}
