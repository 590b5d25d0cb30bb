//! The rules of a room, for people to read before they sit down.

use jantaku_core::Ruleset;
use jantaku_core::rules::HouseRules;
use jantaku_record::rules_hash;

use crate::{RoomRules, summary};

pub fn room_rules(rules: &Ruleset) -> RoomRules {
    RoomRules {
        title: rules.title().to_owned(),
        players: rules.players.count() as u8,
        summary: summary::summary(rules),
        words: rules.terms,
        differences: super::draft(&HouseRules::nearest(rules.clone())),
        hash: rules_hash(rules).iter().map(|byte| format!("{byte:02x}")).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{RuleValue, Words};

    #[test]
    fn a_room_says_how_its_rules_differ_from_the_nearest_preset() {
        let preset = Ruleset::preset("tenhou").unwrap();
        let shown = room_rules(&preset);
        assert_eq!((shown.players, shown.differences.base.as_str(), shown.differences.options.len()), (4, "tenhou", 0));
        let changed = room_rules(&Ruleset { starting_points: 30_000, name: "Ours".to_owned(), ..preset });
        assert_eq!(changed.differences.base, "tenhou");
        assert_eq!(changed.differences.options["starting_points"], RuleValue::Whole(30_000));
        assert_ne!(changed.hash, shown.hash);
        assert_eq!(shown.hash.len(), 64);
    }

    #[test]
    fn a_room_uses_the_words_of_its_house() {
        assert_eq!(room_rules(&Ruleset::preset("yakuza").unwrap()).words, Words::Yakuza);
        assert_eq!(room_rules(&Ruleset::preset("tenhou").unwrap()).words, Words::Common);
    }
}
