//! The options that a house offers its players before a match, as its description lists them: the data in `menus/`.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;
use toml::{Table, Value};

use super::plain::Plain;
use super::{Preset, RulesError, Ruleset};

// `MENUS`: the lines of each menu, with their titles and all their choices.
include!(concat!(env!("OUT_DIR"), "/menus.rs"));

/// Why the menus can always be read.
const PLAIN: &str = "the menus are part of the program and tested";

/// The menu of a preset.
#[derive(Debug, Clone, PartialEq)]
pub struct Menu {
    preset: Preset,
    /// The lines, in the order of the description.
    pub lines: Vec<MenuLine>,
}

/// One setting of a menu.
#[derive(Debug, Clone, PartialEq)]
pub struct MenuLine {
    /// The key of the line in commands and messages.
    pub key: String,
    /// The title that people read.
    pub title: String,
    /// The lines of the house's description that offer it.
    pub source: String,
    /// What the description leaves open, and we chose.
    pub note: Option<String>,
    /// The choices of the line, in order.
    pub choices: Vec<MenuChoice>,
    /// Whether it is a checkbox: its choices are `on` and `off`.
    pub is_box: bool,
    /// Whether the description leaves it to beginners, too; they leave the other lines as they are.
    pub for_beginners: bool,
}

/// One choice of a line.
#[derive(Debug, Clone, PartialEq)]
pub struct MenuChoice {
    /// The key of the choice in commands and messages.
    pub key: String,
    /// The title that people read.
    pub title: String,
    /// Whether it is the preset's own setting.
    pub usual: bool,
    set: Settings,
}

/// The choices made, by the keys of their lines. Other lines keep the preset's setting.
pub type MenuChosen = BTreeMap<String, String>;

/// Why a choice is invalid.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MenuError {
    /// The house has no such line.
    #[error("the menu of `{preset}` has no line `{line}`")]
    NoSuchLine {
        /// The house whose menu was asked.
        preset: String,
        /// The line asked for.
        line: String,
    },
    /// The line has no such choice.
    #[error("`{line}` cannot be `{choice}`; there are {known}")]
    NoSuchChoice {
        /// The line that was to be set.
        line: String,
        /// The choice asked for.
        choice: String,
        /// The keys of the choices that the line has.
        known: String,
    },
    /// Two choices contradict each other.
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
    #[serde(default)]
    for_beginners: bool,
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
    /// The menu of this preset; `None` if its description has none.
    pub fn menu(self) -> Option<Menu> {
        let (_, lines) = MENUS.iter().find(|(name, _)| *name == self.name)?;
        let lines = Vec::<LineForm>::deserialize(lines).expect(PLAIN);
        let own = Table::try_from(self.rules()).expect(PLAIN);
        Some(Menu { preset: self, lines: lines.into_iter().map(|form| form.line(&own)).collect() })
    }
}

impl Menu {
    /// The rules with these choices of the menu.
    pub fn set(&self, chosen: &MenuChosen) -> Result<Ruleset, MenuError> {
        let mut file = Table::new();
        let mut yaku = Table::new();
        for (key, choice) in chosen {
            let choice = self.choice(key, choice)?;
            // The usual choice gives way to what another line sets.
            if !choice.usual {
                file.extend(choice.set.options.clone());
                yaku.extend(choice.set.yaku.clone());
            }
        }
        file.insert("base".to_owned(), Value::from(self.preset.name));
        file.insert("yaku".to_owned(), Value::Table(yaku));
        Ok(Ruleset::from_toml(&file.to_string())?)
    }

    /// Whether one of these choices is of a line that sets this option.
    pub fn decides(&self, chosen: &MenuChosen, option: &str) -> bool {
        let sets = |line: &MenuLine| line.choices.iter().any(|choice| choice.set.options.contains_key(option));
        self.lines.iter().any(|line| chosen.contains_key(&line.key) && sets(line))
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
    /// The line for a house that has these values itself.
    fn line(self, own: &Table) -> MenuLine {
        let LineForm { key, title, source, note, is_box, for_beginners, choices } = self;
        let choices = choices.into_iter().map(|ChoiceForm { key, title, set }| {
            let usual = set.are_in(own);
            MenuChoice { key, title, usual, set }
        });
        MenuLine { key, title, source, note, choices: choices.collect(), is_box, for_beginners }
    }
}

impl Settings {
    /// Whether a house has all of these values itself.
    fn are_in(&self, own: &Table) -> bool {
        let known = own.get("yaku").and_then(Value::as_table);
        let worth = |yaku: &str| known.and_then(|known| known.get(yaku)).unwrap_or(&Value::Boolean(false));
        self.options.iter().all(|(key, value)| own.get(key) == Some(value))
            && self.yaku.iter().all(|(key, value)| worth(key) == value)
    }
}
