//! The rules as data: options, yaku and presets for the page, and houses both ways.

use std::collections::BTreeMap;

use jantaku_core::notation::parse_tiles;
use jantaku_core::rules::{Bounds, Fault, Group, HouseRules, OptionInfo, Preset, Shape, titled, wind_meaning};
use jantaku_core::{FixedLimit, House, Ruleset, Sureness, Text, Wind, Yaku};
use serde::Serialize;
use toml::{Table, Value};

use crate::{
    Catalogue, ChoiceEntry, HouseDraft, OptionEntry, OptionGroup, PresetRules, RuleFault, RuleValue, Tile, ValueKind,
    YakuEntry,
};

/// The catalogue of rules; `houses` are those that are no presets.
pub fn catalogue<'a>(houses: impl Iterator<Item = &'a HouseRules>) -> Catalogue {
    Catalogue {
        groups: Group::ALL.into_iter().map(group).collect(),
        yaku: Yaku::ALL.iter().copied().map(yaku).collect(),
        limits: FixedLimit::ALL.iter().map(ToString::to_string).collect(),
        presets: Preset::all().map(preset).collect(),
        houses: houses.map(draft).collect(),
    }
}

fn group(group: Group) -> OptionGroup {
    // The name of a house is no rule of it.
    let options = group.options().filter(|option| option.key != "name");
    OptionGroup {
        key: group.title().key().to_owned(),
        title: group.title().english().to_owned(),
        options: options.map(option).collect(),
    }
}

fn option(option: &OptionInfo) -> OptionEntry {
    OptionEntry {
        key: option.key.to_owned(),
        title: option.title.english().to_owned(),
        meaning: option.meaning.english().to_owned(),
        kind: kind(option.shape, option.bounds),
    }
}

fn kind(shape: Shape, bounds: Bounds) -> ValueKind {
    let (least, most) = match bounds {
        Bounds::Within(least, most) => (whole(least), whole(most)),
        Bounds::Any | Bounds::OneOf(_) => (i32::MIN, i32::MAX),
    };
    let words = |choices: &[jantaku_core::rules::Choice]| {
        choices.iter().map(|choice| entry(choice.word(), choice.meaning)).collect()
    };
    match (shape, bounds) {
        (Shape::Switch, _) => ValueKind::Switch {},
        (Shape::Number, Bounds::OneOf(numbers)) => {
            ValueKind::OneOf { numbers: numbers.iter().copied().map(whole).collect() }
        }
        (Shape::Number, _) => ValueKind::Number { least, most },
        (Shape::Text, _) => ValueKind::Text {},
        (Shape::Players, _) => ValueKind::OneOf { numbers: vec![3, 4] },
        (Shape::Wind, _) => ValueKind::Choice { choices: Wind::ALL.into_iter().map(wind).collect() },
        (Shape::Choice(choices), _) => ValueKind::Choice { choices: words(choices) },
        (Shape::List(Shape::Choice(choices)), _) => ValueKind::Set { choices: words(choices) },
        (Shape::RedFives, _) => ValueKind::Suits { least, most },
        (Shape::Yaku, _) => ValueKind::Yaku {},
        (Shape::List(of), bounds) => ValueKind::List { of: Box::new(kind(*of, bounds)) },
    }
}

fn wind(wind: Wind) -> ChoiceEntry {
    entry(value(wind).to_string().trim_matches('"').to_owned(), wind_meaning(wind))
}

fn entry(word: String, meaning: Text) -> ChoiceEntry {
    ChoiceEntry { word, key: meaning.key().to_owned(), meaning: meaning.english().to_owned() }
}

/// No option has wider bounds.
fn whole(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}

fn yaku(yaku: Yaku) -> YakuEntry {
    let info = yaku.info();
    let mut also: Vec<String> = House::ALL.iter().filter_map(|house| house.calls(yaku)).map(str::to_owned).collect();
    also.sort();
    also.dedup();
    also.retain(|name| !name.eq_ignore_ascii_case(yaku.english()) && !name.eq_ignore_ascii_case(info.romaji));
    YakuEntry {
        key: info.key.to_owned(),
        english: yaku.english().to_owned(),
        kanji: info.kanji.to_owned(),
        romaji: info.romaji.to_owned(),
        also,
        meaning: info.meaning.english().to_owned(),
        usual: rule_value(&value(info.usual)),
        unsure: info.sureness == Sureness::Unsure,
        picture: info.picture.split(' ').map(tiles).collect(),
    }
}

fn tiles(mpsz: &str) -> Vec<Tile> {
    parse_tiles(mpsz).expect("the pictures are part of the program and tested")
}

fn preset(preset: Preset) -> PresetRules {
    let rules = preset.rules();
    let options = Ruleset::OPTIONS.iter().filter(|option| !matches!(option.key, "name" | "yaku"));
    PresetRules {
        name: preset.name.to_owned(),
        title: rules.title().to_owned(),
        options: options.map(|option| (option.key.to_owned(), rule_value(&option.value(&rules)))).collect(),
        yaku: rules
            .yaku
            .known()
            .iter()
            .map(|yaku| (yaku.key().to_owned(), rule_value(&value(rules.yaku.worth(yaku)))))
            .collect(),
    }
}

/// A house as its differences from a preset.
pub fn draft(house: &HouseRules) -> HouseDraft {
    let sent = |values: Vec<(&str, Value)>| -> BTreeMap<String, RuleValue> {
        values.into_iter().map(|(key, value)| (key.to_owned(), rule_value(&value))).collect()
    };
    HouseDraft {
        name: house.rules.name.clone(),
        base: house.base.name.to_owned(),
        options: sent(house.options()),
        yaku: sent(house.yaku()),
    }
}

/// A draft as a rule file.
pub fn file(draft: &HouseDraft) -> String {
    let mut file: Table = draft.options.iter().map(|(key, sent)| (key.clone(), value(sent))).collect();
    file.insert("base".to_owned(), Value::from(draft.base.as_str()));
    file.insert("name".to_owned(), Value::from(draft.name.trim()));
    file.insert("yaku".to_owned(), value(&draft.yaku));
    file.to_string()
}

pub fn fault(fault: Fault) -> RuleFault {
    let line = fault.line.and_then(|line| u32::try_from(line).ok());
    RuleFault { options: fault.keys, line, message: titled(fault.message) }
}

fn value(plain: impl Serialize) -> Value {
    Value::try_from(plain).expect("booleans, numbers, words, and lists and tables of them")
}

fn rule_value(value: &Value) -> RuleValue {
    match value {
        Value::Boolean(on) => RuleValue::Switch(*on),
        Value::Integer(number) => RuleValue::Whole(*number),
        Value::Float(number) => RuleValue::Number(*number),
        Value::String(text) => RuleValue::Text(text.clone()),
        Value::Datetime(time) => RuleValue::Text(time.to_string()),
        Value::Array(values) => RuleValue::List(values.iter().map(rule_value).collect()),
        Value::Table(values) => {
            RuleValue::Table(values.iter().map(|(key, value)| (key.clone(), rule_value(value))).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_and_yaku_is_sent_in_words_for_players() {
        let catalogue = catalogue(std::iter::empty());
        let options: Vec<&OptionEntry> = catalogue.groups.iter().flat_map(|group| &group.options).collect();
        assert_eq!(options.len(), Ruleset::OPTIONS.len() - 1, "all but the name");
        assert_eq!(catalogue.yaku.len(), Yaku::COUNT);
        for preset in &catalogue.presets {
            assert!(
                options
                    .iter()
                    .all(|option| option.kind == (ValueKind::Yaku {}) || preset.options.contains_key(&option.key))
            );
        }
        let said = serde_json::to_string(&catalogue).unwrap();
        let meanings = said.split("\"meaning\":").skip(1);
        assert_eq!(meanings.into_iter().find(|meaning| meaning.contains("R-") || meaning.contains('`')), None);
    }

    #[test]
    fn a_house_comes_back_as_it_was_sent() {
        for (base, preset) in Preset::all().flat_map(|base| Preset::all().map(move |preset| (base, preset))) {
            let house = HouseRules { base, rules: preset.rules() };
            let json = serde_json::to_string(&draft(&house)).unwrap();
            let read = HouseRules::from_toml(&file(&serde_json::from_str(&json).unwrap()));
            assert_eq!(read, Ok(house));
        }
    }
}
