//! What is known about each option: for `jantaku rules`, the faults of a rule file, and docs/rules.md.

use std::fmt;

use super::Ruleset;
use crate::texts::group;
use crate::{Players, Text, Wind, YakuTable};

/// A description of one option.
#[derive(Debug, Clone, Copy)]
pub struct OptionInfo {
    /// The name of the field, the same in rule files.
    pub key: &'static str,
    /// The title that people read.
    pub title: Text,
    /// A sentence on what the option decides.
    pub meaning: Text,
    /// The group it belongs to.
    pub group: Group,
    /// What kind of value it takes.
    pub shape: Shape,
    /// What 0 means, if it does not mean a number.
    pub zero: Option<Text>,
    /// The numbers that are allowed.
    pub bounds: Bounds,
    #[cfg(feature = "rules-files")]
    pub(super) fits: fn(toml::Value) -> bool,
    pub(super) outside: fn(&Ruleset, Bounds) -> Option<i64>,
    #[cfg(feature = "rules-files")]
    pub(super) value: fn(&Ruleset) -> toml::Value,
}

/// A subject of options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Group {
    /// Length, points and end of the match.
    Match,
    /// Claiming a win, and furiten.
    Winning,
    /// Declaring riichi, and play after it.
    Riichi,
    /// Indicators and red fives.
    Dora,
    /// Chii, pon and kan.
    Calls,
    /// Hands that nobody wins.
    Draws,
    /// Fu, limits and who pays.
    Scoring,
    /// The yaku that exist and what each is worth.
    Yaku,
    /// Rules for three players only.
    ThreePlayers,
    /// How things are shown and named; play is the same.
    Display,
}

impl Group {
    /// All groups, in the order in which they are shown.
    pub const ALL: [Group; 10] = [
        Group::Match,
        Group::Winning,
        Group::Riichi,
        Group::Dora,
        Group::Calls,
        Group::Draws,
        Group::Scoring,
        Group::Yaku,
        Group::ThreePlayers,
        Group::Display,
    ];

    /// Returns the heading of the group.
    pub const fn title(self) -> Text {
        match self {
            Group::Match => group::Match::TEXT,
            Group::Winning => group::Winning::TEXT,
            Group::Riichi => group::Riichi::TEXT,
            Group::Dora => group::Dora::TEXT,
            Group::Calls => group::Calls::TEXT,
            Group::Draws => group::Draws::TEXT,
            Group::Scoring => group::Scoring::TEXT,
            Group::Yaku => group::Yaku::TEXT,
            Group::ThreePlayers => group::ThreePlayers::TEXT,
            Group::Display => group::Display::TEXT,
        }
    }

    /// The options of the group.
    pub fn options(self) -> impl Iterator<Item = &'static OptionInfo> {
        Ruleset::OPTIONS.iter().filter(move |option| option.group == self)
    }
}

/// One value of an option that is a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    pub(super) name: &'static str,
    /// A sentence on what the choice means.
    pub meaning: Text,
}

impl Choice {
    /// The value's name in rule files.
    pub fn word(&self) -> String {
        let mut word = String::new();
        for letter in self.name.chars() {
            if letter.is_uppercase() && !word.is_empty() {
                word.push('_');
            }
            word.extend(letter.to_lowercase());
        }
        word
    }
}

/// The kind of value that an option takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A switch: `true` or `false`.
    Switch,
    /// A whole number, within the bounds of the option.
    Number,
    /// Any text, such as a name.
    Text,
    /// The number of players: 3 or 4.
    Players,
    /// `"E"`, `"S"`, `"W"` or `"N"`.
    Wind,
    /// One word of these.
    Choice(&'static [Choice]),
    /// A number for each of m, p and s.
    RedFives,
    /// A table of yaku and what each is worth.
    Yaku,
    /// Any number of these.
    List(&'static Shape),
}

/// The numbers that an option allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bounds {
    /// Any number that fits the option's type.
    Any,
    /// A range, both ends included.
    Within(i64, i64),
    /// One of these numbers and no other.
    OneOf(&'static [i64]),
}

pub(super) const fn within(least: i64, most: i64) -> Bounds {
    Bounds::Within(least, most)
}

pub(super) const fn one_of(numbers: &'static [i64]) -> Bounds {
    Bounds::OneOf(numbers)
}

impl Bounds {
    pub(super) const fn and(self, narrower: Bounds) -> Bounds {
        narrower
    }

    /// Whether a number is allowed.
    pub fn allow(self, number: i64) -> bool {
        match self {
            Bounds::Any => true,
            Bounds::Within(least, most) => (least..=most).contains(&number),
            Bounds::OneOf(numbers) => numbers.contains(&number),
        }
    }
}

/// Continues "a whole number": ` from 0 to 8`, ` that is 2 or 4`.
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bounds::Any => Ok(()),
            Bounds::Within(least, most) => write!(f, " from {least} to {most}"),
            Bounds::OneOf(numbers) => write!(f, " that is {}", or(numbers.iter().map(i64::to_string))),
        }
    }
}

/// What the type of a field says about its values.
pub(super) trait OptionType {
    const SHAPE: Shape;

    /// The first number in the value that is out of bounds.
    fn outside(&self, _: Bounds) -> Option<i64> {
        None
    }
}

macro_rules! plain {
    ($($type:ty: $shape:ident),*) => { $(impl OptionType for $type { const SHAPE: Shape = Shape::$shape; })* };
}

plain! { bool: Switch, String: Text, Players: Players, Wind: Wind, YakuTable: Yaku }

impl OptionType for u8 {
    const SHAPE: Shape = Shape::Number;

    fn outside(&self, bounds: Bounds) -> Option<i64> {
        Some(i64::from(*self)).filter(|&number| !bounds.allow(number))
    }
}

impl OptionType for i32 {
    const SHAPE: Shape = Shape::Number;

    fn outside(&self, bounds: Bounds) -> Option<i64> {
        Some(i64::from(*self)).filter(|&number| !bounds.allow(number))
    }
}

impl<T: OptionType> OptionType for Vec<T> {
    const SHAPE: Shape = Shape::List(&T::SHAPE);

    fn outside(&self, bounds: Bounds) -> Option<i64> {
        self.iter().find_map(|value| value.outside(bounds))
    }
}

impl OptionInfo {
    /// The option with this name.
    pub fn find(key: &str) -> Option<&'static OptionInfo> {
        Ruleset::OPTIONS.iter().find(|option| option.key == key)
    }

    /// The values that a rule file may have, in words: `true or false`, `a whole number from 0 to 8`.
    pub fn allowed(&self) -> String {
        self.shape.allowed(self.bounds)
    }

    /// The values of a choice, or of a list of choices; empty for other options.
    pub fn choices(&self) -> &'static [Choice] {
        match self.shape {
            Shape::Choice(choices) | Shape::List(&Shape::Choice(choices)) => choices,
            _ => &[],
        }
    }
}

impl Shape {
    fn allowed(self, bounds: Bounds) -> String {
        match self {
            Shape::Switch => "true or false".to_owned(),
            Shape::Number => format!("a whole number{bounds}"),
            Shape::Text => "a text in quotes".to_owned(),
            Shape::Players => "3 or 4".to_owned(),
            Shape::Wind => "\"E\", \"S\", \"W\" or \"N\"".to_owned(),
            Shape::Choice(choices) => or(choices.iter().map(|choice| format!("{:?}", choice.word()))),
            Shape::RedFives => format!("a table like {{ m = 1, p = 1, s = 1 }}, each a whole number{bounds}"),
            Shape::Yaku => "a table of yaku, like pinfu = [1, 0] or daisangen = { yakuman = 1 }".to_owned(),
            Shape::List(of) => format!("a list in brackets, each {}", of.allowed(bounds)),
        }
    }
}

/// The text with the titles of options in place of their keys.
pub fn titled(mut text: String) -> String {
    for option in Ruleset::OPTIONS {
        text = text.replace(&format!("`{}`", option.key), &format!("“{}”", option.title.english()));
    }
    text
}

/// `a, b or c`.
pub(super) fn or(words: impl Iterator<Item = String>) -> String {
    let mut words: Vec<String> = words.collect();
    match words.pop() {
        Some(last) if !words.is_empty() => format!("{} or {last}", words.join(", ")),
        last => last.unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_says_what_it_decides_and_what_its_values_mean() {
        for option in Ruleset::OPTIONS {
            assert!(option.meaning.english().len() > 10 && option.meaning.english().ends_with('.'), "{}", option.key);
            for choice in option.choices() {
                assert!(choice.meaning.english().ends_with(['.', '）', ')']), "{} {}", option.key, choice.word());
            }
        }
    }

    /// `Nor any other kind of the run.` and `The same, but …` used to be among them: they mean nothing on their own.
    #[test]
    fn the_words_of_an_option_and_of_each_value_stand_alone() {
        let leaning =
            ["The same", "Nor ", "That, ", "That ", "Whether that", "Whether such", "Whether both", "Who gets them"];
        for option in Ruleset::OPTIONS {
            let values = option.choices().iter().map(|choice| choice.meaning.english());
            for words in values.chain([option.meaning.english()]) {
                let odd = leaning.iter().find(|start| words.starts_with(*start));
                assert_eq!(odd, None, "{}: {words}", option.key);
                assert!(!words.contains('`') && !words.contains("R-"), "{}: {words}", option.key);
                assert!(!["feeder", "fed", "told in", "laid aside"].iter().any(|odd| words.contains(odd)), "{words}");
            }
        }
    }

    /// `Yame needs goal`, `Two han from` and `Floating at` used to be titles.
    #[test]
    fn no_two_options_have_one_title_and_each_is_a_heading() {
        let mut titles: Vec<&str> = Ruleset::OPTIONS.iter().map(|option| option.title.english()).collect();
        assert!(titles.iter().all(|title| title.starts_with(char::is_uppercase) && !title.contains('_')), "{titles:?}");
        titles.sort();
        assert!(titles.windows(2).all(|pair| pair[0] != pair[1]), "{titles:?}");
    }
}
