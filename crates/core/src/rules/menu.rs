//! What a house lets its players set before a match: the menu that its description draws, as data in `menus/`.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;
use toml::{Table, Value};

use super::plain::Plain;
use super::{Preset, RulesError, Ruleset};

// `MENUS`, the lines of each, with their titles and all their choices.
include!(concat!(env!("OUT_DIR"), "/menus.rs"));

/// Why the menus can always be read.
const PLAIN: &str = "the menus are part of the program and tested";

/// The menu of a preset.
#[derive(Debug, Clone, PartialEq)]
pub struct Menu {
    preset: Preset,
    /// Its lines, in the order in which they are described.
    pub lines: Vec<MenuLine>,
}

/// One thing to be set.
#[derive(Debug, Clone, PartialEq)]
pub struct MenuLine {
    /// Its name for programs.
    pub key: String,
    /// Its name for people.
    pub title: String,
    /// The lines of the house's description that offer it.
    pub source: String,
    /// What the description does not say, and is our choice.
    pub note: Option<String>,
    /// The ways in which it may be set.
    pub choices: Vec<MenuChoice>,
    /// Whether it is a box that is ticked or not: its choices are `on` and `off`.
    pub is_box: bool,
}

/// One way in which a line may be set.
#[derive(Debug, Clone, PartialEq)]
pub struct MenuChoice {
    /// Its name for programs.
    pub key: String,
    /// Its name for people.
    pub title: String,
    /// Whether the preset has it so by itself.
    pub usual: bool,
    set: Settings,
}

/// What has been chosen: a choice for some of the lines, by their keys. What is not named is as the preset has it.
pub type MenuChosen = BTreeMap<String, String>;

/// Why a menu cannot be set so.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MenuError {
    /// The house has no such line.
    #[error("the menu of `{preset}` has no line `{line}`")]
    NoSuchLine {
        /// The house.
        preset: String,
        /// The line asked for.
        line: String,
    },
    /// The line has no such choice.
    #[error("`{line}` cannot be `{choice}`; there are {known}")]
    NoSuchChoice {
        /// The line.
        line: String,
        /// The choice asked for.
        choice: String,
        /// Those it has.
        known: String,
    },
    /// Two choices that do not go together.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

/// The options and yaku that a choice sets, as in a rule file.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    #[serde(default)]
    options: Table,
    #[serde(default)]
    yaku: Table,
}

/// A line as `build/menus.rs` writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineForm {
    key: String,
    title: String,
    source: String,
    note: Option<String>,
    is_box: bool,
    choices: Vec<ChoiceForm>,
}

#[derive(Deserialize)]
struct ChoiceForm {
    key: String,
    title: String,
    #[serde(flatten)]
    set: Settings,
}

impl Preset {
    /// What its players may set before a match; `None` where its description draws no menu, or there is none.
    pub fn menu(self) -> Option<Menu> {
        let (_, lines) = MENUS.iter().find(|(name, _)| *name == self.name)?;
        let lines = Vec::<LineForm>::deserialize(lines).expect(PLAIN);
        let own = Table::try_from(self.rules()).expect(PLAIN);
        Some(Menu { preset: self, lines: lines.into_iter().map(|form| form.line(&own)).collect() })
    }
}

impl Menu {
    /// The rules with the menu set so.
    pub fn set(&self, chosen: &MenuChosen) -> Result<Ruleset, MenuError> {
        let mut file = Table::new();
        let mut yaku = Table::new();
        for (key, choice) in chosen {
            let choice = self.choice(key, choice)?;
            // What is usual stands aside for what another line asks.
            if !choice.usual {
                file.extend(choice.set.options.clone());
                yaku.extend(choice.set.yaku.clone());
            }
        }
        file.insert("base".to_owned(), Value::from(self.preset.name));
        file.insert("yaku".to_owned(), Value::Table(yaku));
        Ok(Ruleset::from_toml(&file.to_string())?)
    }

    fn choice(&self, key: &str, choice: &str) -> Result<&MenuChoice, MenuError> {
        let line = self.lines.iter().find(|line| line.key == key);
        let line =
            line.ok_or_else(|| MenuError::NoSuchLine { preset: self.preset.name.to_owned(), line: key.to_owned() })?;
        line.choices.iter().find(|known| known.key == choice).ok_or_else(|| MenuError::NoSuchChoice {
            line: key.to_owned(),
            choice: choice.to_owned(),
            known: line.choices.iter().map(|known| format!("`{}`", known.key)).collect::<Vec<_>>().join(", "),
        })
    }
}

impl LineForm {
    /// The line of a house that has these values by itself.
    fn line(self, own: &Table) -> MenuLine {
        let LineForm { key, title, source, note, is_box, choices } = self;
        let choices = choices.into_iter().map(|ChoiceForm { key, title, set }| {
            let usual = set.are_in(own);
            MenuChoice { key, title, usual, set }
        });
        MenuLine { key, title, source, note, choices: choices.collect(), is_box }
    }
}

impl Settings {
    /// Whether a house has all of them by itself.
    fn are_in(&self, own: &Table) -> bool {
        let known = own.get("yaku").and_then(Value::as_table);
        let worth = |yaku: &str| known.and_then(|known| known.get(yaku)).unwrap_or(&Value::Boolean(false));
        self.options.iter().all(|(key, value)| own.get(key) == Some(value))
            && self.yaku.iter().all(|(key, value)| worth(key) == value)
    }
}
