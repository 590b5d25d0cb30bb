use std::sync::OnceLock;

use thiserror::Error;

use super::{Extension, Ruleset};

/// The presets: name and rule file.
pub const PRESETS: &[(&str, &str)] = &[
    ("tenhou", include_str!("../../presets/tenhou.toml")),
    ("tenhou_sanma", include_str!("../../presets/tenhou_sanma.toml")),
    ("yakuza", include_str!("../../presets/yakuza.toml")),
];

/// The presets once read, in the same order.
static READ: [OnceLock<Ruleset>; PRESETS.len()] = [const { OnceLock::new() }; PRESETS.len()];

/// Rules that cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RulesError {
    /// No preset of this name.
    #[error("there is no preset `{name}`; there are {known}")]
    NoSuchPreset {
        /// The name asked for.
        name: String,
        /// All names.
        known: String,
    },
    /// Not TOML, an unknown key, or a value of the wrong kind.
    #[error("{0}")]
    Syntax(String),
    /// Values that contradict each other, all of them.
    #[error("{}", .0.join("; "))]
    Contradictory(Vec<String>),
}

impl Ruleset {
    /// The names of the presets.
    pub fn preset_names() -> impl Iterator<Item = &'static str> {
        PRESETS.iter().map(|(name, _)| *name)
    }

    /// A preset by name.
    pub fn preset(name: &str) -> Result<Ruleset, RulesError> {
        let found = PRESETS.iter().zip(&READ).find(|((known, _), _)| *known == name);
        let ((_, text), read) = found.ok_or_else(|| RulesError::NoSuchPreset {
            name: name.to_owned(),
            known: Ruleset::preset_names().collect::<Vec<_>>().join(", "),
        })?;
        match read.get() {
            Some(rules) => Ok(rules.clone()),
            None => Ruleset::from_toml(text).map(|rules| read.get_or_init(|| rules).clone()),
        }
    }

    /// Reads a rule file. With a key `base = "preset"` it states only what differs from that preset; without it
    /// every option must be there. Unknown keys are errors.
    pub fn from_toml(text: &str) -> Result<Ruleset, RulesError> {
        let mut table: toml::Table =
            text.parse().map_err(|error: toml::de::Error| RulesError::Syntax(error.to_string()))?;
        if let Some(base) = table.remove("base") {
            let name = base.as_str().ok_or_else(|| RulesError::Syntax("`base` names a preset".to_owned()))?;
            let preset = Ruleset::preset(name)?.to_table()?;
            table = merge(preset, table);
        }
        let rules: Ruleset =
            table.try_into().map_err(|error: toml::de::Error| RulesError::Syntax(error.to_string()))?;
        rules.check()?;
        Ok(rules)
    }

    /// The rules as a complete rule file.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("rules are plain tables, lists, numbers and words")
    }

    fn to_table(&self) -> Result<toml::Table, RulesError> {
        toml::Table::try_from(self).map_err(|error| RulesError::Syntax(error.to_string()))
    }

    /// Refuses rules that contradict themselves, naming every contradiction.
    pub fn check(&self) -> Result<(), RulesError> {
        let reds = self.red_fives;
        let faults = [
            (self.round_winds.is_empty(), "`round_winds` names no round"),
            (self.round_winds.len() > 8, "`round_winds` names more than eight rounds"),
            (self.extension_max_winds > 8, "`extension_max_winds` names more than eight winds"),
            (!self.yaku.is_sane(), "`yaku` has more than 13 han or 13 yakuman for one yaku"),
            (self.uma.len() != self.players.count(), "`uma` needs one number for each player"),
            (self.uma.iter().any(|points| points.abs() > 1_000_000), "`uma` exceeds a million points"),
            (!(0..=1_000_000).contains(&self.starting_points), "`starting_points` must be from 0 to a million"),
            (!(0..=1_000_000).contains(&self.return_points), "`return_points` must be from 0 to a million"),
            (!(0..=1_000_000).contains(&self.goal_points), "`goal_points` must be from 0 to a million"),
            (!(0..=100_000).contains(&self.noten_pot), "`noten_pot` must be from 0 to 100000"),
            (!(0..=100_000).contains(&self.honba_value), "`honba_value` must be from 0 to 100000"),
            (!(0..=100_000).contains(&self.riichi_stake), "`riichi_stake` must be from 0 to 100000"),
            (reds.m > 4 || reds.p > 4 || reds.s > 4, "`red_fives` can be at most 4 in a suit"),
            (!matches!(self.supplement_tiles, 4 | 8), "`supplement_tiles` is 4 or 8"),
            (
                self.kita && self.supplement_tiles < 8,
                "`kita` needs a supplement tile for each north beside those of the kans: `supplement_tiles` must be 8",
            ),
            (self.kita && self.kita_min_wall == 0, "`kita_min_wall` must be at least 1"),
            (self.kita_chankan_yaku && !self.kita_ron, "`kita_chankan_yaku` needs `kita_ron`"),
            (!matches!(self.double_wind_pair_fu, 2 | 4), "`double_wind_pair_fu` is 2 or 4"),
            (
                matches!(
                    self.extension,
                    Extension::SuddenDeath | Extension::SuddenDeathRepeatFirst | Extension::ExtraRound
                ) && self.goal_points == 0,
                "`extension` plays for a goal, but `goal_points` is 0",
            ),
            (
                self.yame_needs_goal && self.goal_points == 0,
                "`yame_needs_goal` asks for a goal, but `goal_points` is 0",
            ),
            (self.kan_ura_dora && !(self.ura_dora && self.kan_dora), "`kan_ura_dora` needs `ura_dora` and `kan_dora`"),
        ];
        let found: Vec<String> =
            faults.iter().filter(|(wrong, _)| *wrong).map(|(_, what)| (*what).to_owned()).collect();
        if found.is_empty() { Ok(()) } else { Err(RulesError::Contradictory(found)) }
    }
}

/// `over` on top of `base`, table by table.
fn merge(mut base: toml::Table, over: toml::Table) -> toml::Table {
    for (key, value) in over {
        match (base.remove(&key), value) {
            (Some(toml::Value::Table(below)), toml::Value::Table(above)) => {
                base.insert(key, toml::Value::Table(merge(below, above)));
            }
            (_, value) => {
                base.insert(key, value);
            }
        }
    }
    base
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Worth, Yaku};

    #[test]
    fn every_preset_reads_back_as_written() {
        for name in Ruleset::preset_names() {
            let rules = Ruleset::preset(name).unwrap();
            assert_eq!(rules.name, name);
            assert_eq!(Ruleset::from_toml(&rules.to_toml()), Ok(rules));
        }
    }

    #[test]
    fn a_rule_file_may_state_only_what_differs() {
        let house = "base = \"tenhou\"\nname = \"ours\"\nopen_tanyao = false\n[yaku]\ndaisuushii = { yakuman = 2 }";
        let rules = Ruleset::from_toml(house).unwrap();
        assert!(!rules.open_tanyao);
        assert_eq!(rules.yaku.worth(Yaku::Daisuushii), Worth::Yakuman { yakuman: 2 });
        assert_eq!(rules.yaku.han(Yaku::Chanta, false), Some(1));
    }

    #[test]
    fn faults_name_the_option() {
        let message = |text: &str| Ruleset::from_toml(&format!("base = \"tenhou\"\n{text}")).unwrap_err().to_string();
        assert!(message("opentanyao = true").contains("opentanyao"));
        assert!(message("kuikae = \"sometimes\"").contains("sometimes"));
        assert_eq!(
            message("goal_points = 0"),
            "`extension` plays for a goal, but `goal_points` is 0; `yame_needs_goal` asks for a goal, but `goal_points` is 0"
        );
        assert!(message("kita = true").contains("`supplement_tiles` must be 8"));
        assert!(message("kita = true\nsupplement_tiles = 8\nkita_min_wall = 0").contains("`kita_min_wall`"));
        assert!(message("supplement_tiles = 6").contains("is 4 or 8"));
        assert!(message("[yaku]\nfoo = [1, 0]").contains("there is no yaku `foo`"));
        assert!(Ruleset::preset("x").unwrap_err().to_string().contains("tenhou, tenhou_sanma, yakuza"));
    }
}
