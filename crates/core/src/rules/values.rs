//! The values of options, as in rule files and in words.

use toml::Value;

use super::{OptionInfo, Ruleset, Shape};
use crate::Wind;

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
    pub fn words(&self, rules: &Ruleset) -> String {
        match (self.value(rules), self.zero) {
            (Value::Integer(0), Some(zero)) => zero.to_owned(),
            (value, _) => self.shape.words(&value),
        }
    }
}

impl Shape {
    fn words(self, value: &Value) -> String {
        match (self, value) {
            (Shape::Switch, Value::Boolean(on)) => if *on { "yes" } else { "no" }.to_owned(),
            (Shape::Choice(choices), Value::String(word)) => {
                let chosen = choices.iter().find(|choice| choice.word() == *word);
                chosen.map_or(word.clone(), |choice| choice.meaning.trim_end_matches('.').to_owned())
            }
            (Shape::List(_), Value::Array(values)) if values.is_empty() => "none".to_owned(),
            (Shape::List(of), Value::Array(values)) => {
                let words = values.iter().map(|value| match value {
                    Value::Array(_) => format!("({})", of.words(value)),
                    _ => of.words(value),
                });
                words.collect::<Vec<_>>().join(", ")
            }
            (Shape::Wind, value) => value.clone().try_into::<Wind>().map_or(value.to_string(), |wind| wind.to_string()),
            (Shape::RedFives, Value::Table(suits)) if suits.values().all(|count| *count == Value::Integer(0)) => {
                "none".to_owned()
            }
            (Shape::RedFives, Value::Table(suits)) => {
                let some = suits.iter().filter(|(_, count)| **count != Value::Integer(0));
                some.map(|(suit, count)| format!("{count} {}", suit_name(suit))).collect::<Vec<_>>().join(", ")
            }
            (Shape::Yaku, Value::Table(yaku)) => format!("{} yaku", yaku.len()),
            (_, Value::String(text)) => text.clone(),
            (_, value) => value.to_string(),
        }
    }
}

/// The name of a suit in a table such as that of the red fives.
fn suit_name(suit: &str) -> &str {
    match suit {
        "m" => "man",
        "p" => "pin",
        "s" => "sou",
        other => other,
    }
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
        let words = |key: &str| OptionInfo::find(key).unwrap().words(&Ruleset::preset("yakuza").unwrap());
        assert_eq!(words("multi_ron"), "Only the player next in turn order wins (頭ハネ)");
        assert_eq!(words("uma"), "35000, 5000, -15000, -25000");
        assert_eq!(words("red_fives"), "none");
        assert_eq!(words("round_winds"), "East");
        assert_eq!(words("two_han_from"), "5");
        assert_eq!(words("goal_points"), "no goal");
        assert_eq!(words("pao"), "Big three dragons (third set of dragons), Big four winds (fourth set of winds)");
        assert_eq!(words("kiriage"), "no");
        let reds = OptionInfo::find("red_fives").unwrap().words(&Ruleset::preset("tenhou_sanma").unwrap());
        assert_eq!(reds, "1 pin, 1 sou");
        let allowed = |key: &str| OptionInfo::find(key).unwrap().allowed();
        assert_eq!(allowed("oka"), "\"none\" or \"to_first\"");
        assert_eq!(allowed("supplement_tiles"), "a whole number that is 4 or 8");
        assert_eq!(allowed("extension_max_winds"), "a whole number from 0 to 8");
    }
}
