use jantaku_core::Ruleset;
use jantaku_core::rules::{MenuChosen, MenuError};
use serde::{Deserialize, Serialize};

use crate::game::house;

/// The points that a seat costs, with which the match begins.
pub const BUY_IN: i64 = 25_000;

/// The table whose rules and players the guest joins.
pub const GUEST_TABLE: ParlourTable = ParlourTable::Hard;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum ParlourTable {
    Easy,
    Normal,
    Hard,
    /// Open to those who have beaten the guest.
    Expert,
}

impl ParlourTable {
    pub const ALL: [ParlourTable; 4] =
        [ParlourTable::Easy, ParlourTable::Normal, ParlourTable::Hard, ParlourTable::Expert];

    /// The uma, first place first.
    pub const fn uma(self) -> [i32; 4] {
        match self {
            ParlourTable::Easy => [25_000, 0, -10_000, -15_000],
            ParlourTable::Normal => [35_000, 5_000, -15_000, -25_000],
            ParlourTable::Hard => [45_000, 5_000, -15_000, -35_000],
            ParlourTable::Expert => [75_000, 15_000, -25_000, -65_000],
        }
    }

    pub const fn bots(self) -> [&'static str; 3] {
        match self {
            ParlourTable::Easy => ["easy", "easy/caller", "easy/stubborn"],
            ParlourTable::Normal => ["normal", "normal/caller", "normal/riichi"],
            ParlourTable::Hard => ["hard", "hard/attacker", "hard/folder"],
            ParlourTable::Expert => ["expert", "expert/dama", "expert/attacker"],
        }
    }

    pub fn rules(self, menu: &MenuChosen) -> Result<Ruleset, MenuError> {
        let mut rules = house(PARLOUR_HOUSE, menu)?;
        rules.uma = self.uma().to_vec();
        Ok(rules)
    }
}

pub const PARLOUR_HOUSE: &str = "yakuza";

/// A pack of points, as the desk sells them: one point a yen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Pack {
    Small,
    Medium,
    Large,
}

impl Pack {
    pub const ALL: [Pack; 3] = [Pack::Small, Pack::Medium, Pack::Large];

    pub const fn points(self) -> i64 {
        match self {
            Pack::Small => 10_000,
            Pack::Medium => 25_000,
            Pack::Large => 100_000,
        }
    }

    pub const fn yen(self) -> i64 {
        self.points()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// y080 to y083 and y086: the tables decide, not the sentence.
    #[test]
    fn each_table_has_its_uma_its_bots_and_rules_that_can_be() {
        assert_eq!(ParlourTable::Easy.uma(), [25000, 0, -10000, -15000]);
        assert_eq!(ParlourTable::Normal.uma(), [35000, 5000, -15000, -25000]);
        assert_eq!(ParlourTable::Hard.uma(), [45000, 5000, -15000, -35000]);
        assert_eq!(ParlourTable::Expert.uma(), [75000, 15000, -25000, -65000]);
        let quarter = MenuChosen::from([("length".to_owned(), "half".to_owned())]);
        for table in ParlourTable::ALL {
            assert_eq!(table.uma().iter().sum::<i32>(), 0);
            for bot in table.bots() {
                assert!(bot.starts_with(&serde_json::to_string(&table).unwrap().replace('"', "")), "{bot}");
                assert!(jantaku_bots::by_name(bot, [0; 32]).is_ok(), "{bot}");
            }
            let rules = table.rules(&quarter).unwrap();
            assert_eq!((rules.uma.as_slice(), rules.round_winds.len()), (table.uma().as_slice(), 2));
            assert_eq!(i64::from(rules.starting_points), BUY_IN);
            assert_eq!(rules.starting_points, rules.return_points);
        }
        // Near miss: a line that the menu does not have.
        let unknown = MenuChosen::from([("jokers".to_owned(), "use".to_owned())]);
        assert!(ParlourTable::Easy.rules(&unknown).is_err());
        assert_eq!(Pack::ALL.map(|pack| (pack.points(), pack.yen())), [10_000, 25_000, 100_000].map(|n| (n, n)));
    }
}
