//! The rules in a record's header.

use jantaku_core::Ruleset;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};

/// Reads the rules. Records from before three players say nothing of the options that came with them: then there was
/// no kita, the left could always be called, and four supplement tiles lay in the wall. One such option named, all are.
pub fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Ruleset, D::Error> {
    let mut rules: Map<String, Value> = Map::deserialize(deserializer)?;
    let later = options_of_three();
    if !later.iter().any(|(key, _)| rules.contains_key(*key)) {
        rules.extend(later.into_iter().map(|(key, value)| (key.to_owned(), value)));
    }
    Ruleset::deserialize(Value::Object(rules)).map_err(D::Error::custom)
}

fn options_of_three() -> [(&'static str, Value); 11] {
    [
        ("chii", json!(true)),
        ("supplement_tiles", json!(4)),
        ("kita", json!(false)),
        ("kita_is_dora", json!(true)),
        ("kita_ron", json!(true)),
        ("kita_chankan_yaku", json!(false)),
        ("kita_breaks_ippatsu", json!(true)),
        ("kita_breaks_first_turn", json!(true)),
        ("kita_in_riichi", json!(true)),
        ("kita_rinshan_yaku", json!(true)),
        ("kita_min_wall", json!(1)),
    ]
}
