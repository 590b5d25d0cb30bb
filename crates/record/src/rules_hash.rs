//! The hash that identifies rules: the same rules have the same hash in every version.

use std::collections::BTreeMap;

use jantaku_core::Ruleset;
use serde_json::Value;
use sha2::{Digest, Sha256};

const RULES: &[u8] = b"jantaku rules v1\n";

/// The hash of rules: SHA-256 of the line `jantaku rules v1`, its line feed, and their table as JSON, with sorted keys
/// and no blanks.
///
/// Everything in the table counts, including the name and the display options: a record shows what its players saw. So
/// houses that only look different have different hashes.
pub fn rules_hash(rules: &Ruleset) -> [u8; 32] {
    stated_rules_hash(&serde_json::to_value(rules).expect("rules are plain tables, lists, numbers and words"))
}

/// The hash of a table as a record states it, without the options added since.
pub(crate) fn stated_rules_hash(rules: &Value) -> [u8; 32] {
    let mut text = String::new();
    write(rules, &mut text);
    Sha256::new().chain_update(RULES).chain_update(text).finalize().into()
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Object(table) => {
            let sorted: BTreeMap<&String, &Value> = table.iter().collect();
            list(text, '{', '}', sorted, |(key, value), text| {
                *text += &Value::from(key.as_str()).to_string();
                text.push(':');
                write(value, text);
            });
        }
        Value::Array(values) => list(text, '[', ']', values, write),
        plain => *text += &plain.to_string(),
    }
}

fn list<T>(
    text: &mut String,
    open: char,
    close: char,
    items: impl IntoIterator<Item = T>,
    each: impl Fn(T, &mut String),
) {
    text.push(open);
    for (nth, item) in items.into_iter().enumerate() {
        if nth > 0 {
            text.push(',');
        }
        each(item, text);
    }
    text.push(close);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::Hex32;

    #[test]
    fn the_hash_of_rules_is_the_same_for_all_time_and_in_any_order() {
        let hash = |text: &str| String::from(Hex32(stated_rules_hash(&serde_json::from_str(text).unwrap())));
        let first = hash(r#"{"name":"x","uma":[1, -1],"yaku":{"pinfu":[1,0],"chiitoitsu":[2,0]},"kita":false}"#);
        assert_eq!(first, "38573b2aa08057769b1d86687588a314ab06d9f2402c9c084fee56a38e4a0287");
        assert_eq!(first, hash(r#"{"kita":false,"yaku":{"chiitoitsu":[2,0],"pinfu":[1,0]},"uma":[1,-1],"name":"x"}"#));
        assert_ne!(first, hash(r#"{"kita":true,"yaku":{"chiitoitsu":[2,0],"pinfu":[1,0]},"uma":[1,-1],"name":"x"}"#));
        assert_ne!(first, hash(r#"{"kita":false,"yaku":{"chiitoitsu":[2,0],"pinfu":[1,0]},"uma":[-1,1],"name":"x"}"#));
    }

    #[test]
    fn every_preset_has_a_hash_of_its_own() {
        let hashes: std::collections::BTreeSet<[u8; 32]> =
            Ruleset::preset_names().map(|name| rules_hash(&Ruleset::preset(name).unwrap())).collect();
        assert_eq!(hashes.len(), Ruleset::preset_names().count());
    }
}
