use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{RuleLine, Tile};

/// The catalogue of rules: what a page needs to let somebody change them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Catalogue {
    /// The options by subject, in the order in which they are shown.
    pub groups: Vec<OptionGroup>,
    /// Every yaku, in the order in which results list them.
    pub yaku: Vec<YakuEntry>,
    /// The limits that a yaku may be worth, from the least.
    pub limits: Vec<String>,
    pub presets: Vec<PresetRules>,
    pub houses: Vec<HouseDraft>,
}

/// Options about one subject.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OptionGroup {
    /// The key of its title among the texts of the rules.
    pub key: String,
    pub title: String,
    pub options: Vec<OptionEntry>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OptionEntry {
    /// Its name in rule files.
    pub key: String,
    /// Its name for people.
    pub title: String,
    pub meaning: String,
    /// The values that it takes.
    pub kind: ValueKind,
}

/// The values that an option takes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ValueKind {
    Switch {},
    Number {
        least: i32,
        most: i32,
    },
    /// One of these numbers.
    OneOf {
        numbers: Vec<i32>,
    },
    Text {},
    /// One word of these.
    Choice {
        choices: Vec<ChoiceEntry>,
    },
    /// Any number of these words, each once: a list.
    Set {
        choices: Vec<ChoiceEntry>,
    },
    /// A number for each suit: a table of `m`, `p` and `s`.
    Suits {
        least: i32,
        most: i32,
    },
    /// Any number of values, in an order.
    List {
        of: Box<ValueKind>,
    },
    /// The worth of each yaku.
    Yaku {},
}

/// One value of a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ChoiceEntry {
    pub word: String,
    /// The key of its meaning among the texts of the rules.
    pub key: String,
    pub meaning: String,
}

/// The value of an option as in a rule file; or the worth of a yaku there: `[2, 1]`, `{"yakuman": 1}`, `{"limit":
/// "mangan"}`, or `false` for a yaku that does not exist.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export_to = "wire.ts")]
pub enum RuleValue {
    Switch(bool),
    Whole(#[ts(type = "number")] i64),
    /// Another number, which no option takes.
    Number(f64),
    Text(String),
    /// Several in an order.
    List(Vec<RuleValue>),
    Table(BTreeMap<String, RuleValue>),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct YakuEntry {
    /// Its name in rule files.
    pub key: String,
    pub english: String,
    pub kanji: String,
    /// That in Latin letters.
    pub romaji: String,
    /// The names of houses that have their own for it.
    pub also: Vec<String>,
    pub meaning: String,
    /// The worth in most houses that know it.
    pub usual: RuleValue,
    /// Whether the sources differ over it.
    pub unsure: bool,
    /// A hand that has it: the concealed tiles with the winning one, then each meld.
    pub picture: Vec<Vec<Tile>>,
}

/// A preset as a base to build on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PresetRules {
    /// Its name in rule files.
    pub name: String,
    /// Its name for people.
    pub title: String,
    pub options: BTreeMap<String, RuleValue>,
    /// The worth of each of its yaku.
    pub yaku: BTreeMap<String, RuleValue>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct HouseDraft {
    pub name: String,
    pub base: String,
    /// The options that differ.
    pub options: BTreeMap<String, RuleValue>,
    /// The yaku that differ.
    pub yaku: BTreeMap<String, RuleValue>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct SaveHouse {
    pub house: HouseDraft,
    /// The name of the kept house that it replaces, if any.
    #[serde(default)]
    pub replaces: Option<String>,
}

/// The result of checking a house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HouseChecked {
    /// All faults of the house: with any, nothing can be played by it.
    pub faults: Vec<RuleFault>,
    /// The rules in short; none if there are faults.
    pub summary: Vec<RuleLine>,
    /// The rule file; none if there are faults.
    pub file: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HouseRead {
    /// All faults of the file.
    pub faults: Vec<RuleFault>,
    /// The house, if there are no faults.
    pub house: Option<HouseDraft>,
}

/// A fault of rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RuleFault {
    /// The options in question; for a yaku `yaku` and its key; for the name `name`.
    pub options: Vec<String>,
    /// The line of the file, from 1, if there is one.
    pub line: Option<u32>,
    /// The fault, in words.
    pub message: String,
}
