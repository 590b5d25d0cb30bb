//! What a house lets its players set before a match: the menu that its description draws, as data in `menus/`.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;
use toml::{Table, Value};

use super::{Preset, RulesError, Ruleset};

macro_rules! menus {
    ($($name:literal,)*) => {
        const MENUS: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../menus/", $name, ".toml"))),)*];
    };
}

menus! { "yakuza", "pretty_girls", "touzai", "shanghai", }

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    line: Vec<LineForm>,
}

/// A line as it stands in its file.
#[derive(Deserialize)]
struct LineForm {
    key: String,
    title: String,
    source: String,
    note: Option<String>,
    #[serde(flatten)]
    ways: Ways,
}

/// Words to choose from, a box, or numbers in even steps.
#[derive(Deserialize)]
#[serde(untagged)]
enum Ways {
    Words { choices: Vec<ChoiceForm> },
    Box { on: Settings, off: Settings },
    Numbers { numbers: Numbers },
}

#[derive(Deserialize)]
struct ChoiceForm {
    key: String,
    title: String,
    #[serde(flatten)]
    set: Settings,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    option: String,
    least: i32,
    most: i32,
    step: u32,
}

impl Preset {
    /// What its players may set before a match; `None` where its description draws no menu, or there is none.
    pub fn menu(self) -> Option<Menu> {
        let (_, file) = MENUS.iter().find(|(name, _)| *name == self.name)?;
        let File { line } = toml::from_str(file).expect(PLAIN);
        let own = Table::try_from(self.rules()).expect(PLAIN);
        Some(Menu { preset: self, lines: line.into_iter().map(|form| form.line(&own)).collect() })
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
        let is_box = matches!(self.ways, Ways::Box { .. });
        let choices = self.ways.choices().into_iter().map(|ChoiceForm { key, title, set }| {
            let usual = set.are_in(own);
            MenuChoice { key, title, usual, set }
        });
        let choices = choices.collect();
        MenuLine { key: self.key, title: self.title, source: self.source, note: self.note, choices, is_box }
    }
}

impl Ways {
    fn choices(self) -> Vec<ChoiceForm> {
        match self {
            Ways::Words { choices } => choices,
            Ways::Box { on, off } => {
                let way =
                    |key: &str, title: &str, set| ChoiceForm { key: key.to_owned(), title: title.to_owned(), set };
                vec![way("on", "On", on), way("off", "Off", off)]
            }
            Ways::Numbers { numbers: Numbers { option, least, most, step } } => {
                let way = |number: i32| {
                    let options = Table::from_iter([(option.clone(), Value::from(number))]);
                    ChoiceForm {
                        key: number.to_string(),
                        title: number.to_string(),
                        set: Settings { options, yaku: Table::new() },
                    }
                };
                (least..=most).step_by(step.max(1) as usize).map(way).collect()
            }
        }
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
