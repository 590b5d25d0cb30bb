//! The values of options, as in rule files and in words.

use toml::Value;

use super::{OptionInfo, Ruleset, Shape};
use crate::texts::{choice, value};
use crate::{Language, Text, Wind};

impl OptionInfo {
    /// The option's value in a house, as in a rule file.
    pub fn value(&self, rules: &Ruleset) -> Value {
        (self.value)(rules)
    }

    /// The option's value in a house, as in a rule file but without quotes round a word.
    pub fn written(&self, rules: &Ruleset) -> String {
        match self.value(rules) {
            Value::String(word) => word,
            value => value.to_string(),
        }
    }

    /// The option's value in a house, in words.
    pub fn words(&self, rules: &Ruleset, language: Language) -> String {
        match (self.value(rules), self.zero) {
            (Value::Integer(0), Some(zero)) => zero.of(language).to_owned(),
            (value, _) => self.shape.words(&value, language),
        }
    }
}

impl Shape {
    fn words(self, value: &Value, language: Language) -> String {
        let none = || value::none::TEXT.of(language).to_owned();
        match (self, value) {
            (Shape::Switch, Value::Boolean(on)) => {
                if *on { value::yes::TEXT } else { value::no::TEXT }.of(language).to_owned()
            }
            (Shape::Choice(choices), Value::String(word)) => {
                let chosen = choices.iter().find(|choice| choice.word() == *word);
                chosen.map_or(word.clone(), |choice| sentence(choice.meaning.of(language)))
            }
            (Shape::List(_), Value::Array(values)) if values.is_empty() => none(),
            (Shape::List(of), Value::Array(values)) => {
                let words = values.iter().map(|value| match value {
                    Value::Array(_) => format!("({})", of.words(value, language)),
                    _ => of.words(value, language),
                });
                words.collect::<Vec<_>>().join(", ")
            }
            (Shape::Wind, value) => value
                .clone()
                .try_into::<Wind>()
                .map_or(value.to_string(), |wind| sentence(wind_meaning(wind).of(language))),
            (Shape::RedFives, Value::Table(suits)) if suits.values().all(|count| *count == Value::Integer(0)) => none(),
            (Shape::RedFives, Value::Table(suits)) => {
                let some = [("m", value::reds::m::TEXT), ("p", value::reds::p::TEXT), ("s", value::reds::s::TEXT)]
                    .into_iter()
                    .filter_map(|(suit, text)| {
                        Some((suits.get(suit).filter(|count| **count != Value::Integer(0))?, text))
                    });
                some.map(|(count, text)| text.with(language, &[("count", count)])).collect::<Vec<_>>().join(", ")
            }
            (Shape::Yaku, Value::Table(yaku)) => value::yaku::TEXT.with(language, &[("count", &yaku.len())]),
            (_, Value::String(text)) => text.clone(),
            (_, value) => value.to_string(),
        }
    }
}

/// What a wind means as the value of an option.
pub const fn wind_meaning(wind: Wind) -> Text {
    match wind {
        Wind::East => choice::Wind::E::TEXT,
        Wind::South => choice::Wind::S::TEXT,
        Wind::West => choice::Wind::W::TEXT,
        Wind::North => choice::Wind::N::TEXT,
    }
}

/// A meaning without its full stop.
fn sentence(meaning: &str) -> String {
    meaning.trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_choice_are_those_that_rule_files_take() {
        for option in Ruleset::OPTIONS {
            for choice in option.choices() {
                let word = Value::String(choice.word());
                let value = if matches!(option.shape, Shape::List(_)) { Value::Array(vec![word]) } else { word };
                assert!((option.fits)(value), "{} {}", option.key, choice.word());
            }
        }
    }

    #[test]
    fn values_read_as_words() {
        let words =
            |key: &str| OptionInfo::find(key).unwrap().words(&Ruleset::preset("yakuza").unwrap(), Language::ENGLISH);
        assert_eq!(words("multi_ron"), "Only the player next in turn order wins (頭ハネ)");
        assert_eq!(words("uma"), "35000, 5000, -15000, -25000");
        assert_eq!(words("red_fives"), "none");
        assert_eq!(words("round_winds"), "East");
        assert_eq!(words("two_han_from"), "5");
        assert_eq!(words("goal_points"), "no goal");
        assert_eq!(words("pao"), "Big three dragons (third set of dragons), Big four winds (fourth set of winds)");
        assert_eq!(words("kiriage"), "no");
        let reds =
            OptionInfo::find("red_fives").unwrap().words(&Ruleset::preset("tenhou_sanma").unwrap(), Language::ENGLISH);
        assert_eq!(reds, "1 pin, 1 sou");
        let allowed = |key: &str| OptionInfo::find(key).unwrap().allowed();
        assert_eq!(allowed("oka"), "\"none\" or \"to_first\"");
        assert_eq!(allowed("supplement_tiles"), "a whole number that is 4 or 8");
        assert_eq!(allowed("extension_max_winds"), "a whole number from 0 to 8");
    }
}
