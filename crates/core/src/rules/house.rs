//! Custom rules as their differences from a preset.

use toml::{Table, Value};

use super::{OptionInfo, Preset, RulesError, Ruleset};
use crate::{Worth, Yaku};

/// Rules, and the preset they are compared with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRules {
    /// The preset that the rules are compared with.
    pub base: Preset,
    /// All rules of the house, those of the preset included.
    pub rules: Ruleset,
}

impl HouseRules {
    /// Reads a rule file; if it names no base, the base is the nearest preset.
    pub fn from_toml(text: &str) -> Result<HouseRules, RulesError> {
        let rules = Ruleset::from_toml(text)?;
        let file: Table = text.parse().unwrap_or_default();
        Ok(match file.get("base").and_then(Value::as_str).and_then(Preset::find) {
            Some(base) => HouseRules { base, rules },
            None => HouseRules::nearest(rules),
        })
    }

    /// Rules, compared with the preset from which they differ least.
    pub fn nearest(rules: Ruleset) -> HouseRules {
        let base = Preset::all().min_by_key(|preset| rules.differences(&preset.rules()));
        HouseRules { base: base.expect("there are presets"), rules }
    }

    /// The options that differ from the base, as in a rule file; yaku are not included.
    pub fn options(&self) -> Vec<(&'static str, Value)> {
        let base = self.base.rules();
        self.rules.differing_options(&base).map(|option| (option.key, option.value(&self.rules))).collect()
    }

    /// The yaku whose worth differs from the base, as in a rule file: `false` if the house does not know the yaku.
    pub fn yaku(&self) -> Vec<(&'static str, Value)> {
        let worth = |yaku| match self.rules.yaku.worth(yaku) {
            Worth::Absent => Value::Boolean(false),
            worth => Value::try_from(worth).expect("a worth is a plain value"),
        };
        self.rules.differing_yaku(&self.base.rules()).map(|yaku| (yaku.key(), worth(yaku))).collect()
    }

    /// The rules as a rule file that names the base and states the differences.
    pub fn to_toml(&self) -> String {
        let lines = |values: Vec<(&str, Value)>| -> String {
            values.into_iter().map(|(key, value)| format!("{key} = {value}\n")).collect()
        };
        let head = lines(vec![("base", self.base.name.into()), ("name", self.rules.name.as_str().into())]);
        let (options, yaku) = (lines(self.options()), lines(self.yaku()));
        let heading = if yaku.is_empty() { "" } else { "\n[yaku]\n" };
        format!("{head}{options}{heading}{yaku}")
    }
}

impl Ruleset {
    /// The options that differ, without the name, which always differs, and the yaku, which are compared one by one.
    pub fn differing_options(&self, other: &Ruleset) -> impl Iterator<Item = &'static OptionInfo> {
        let options = Ruleset::OPTIONS.iter().filter(|option| !matches!(option.key, "name" | "yaku"));
        options.filter(move |option| option.value(self) != option.value(other))
    }

    /// The yaku with a different worth.
    pub fn differing_yaku(&self, other: &Ruleset) -> impl Iterator<Item = Yaku> {
        Yaku::ALL.iter().copied().filter(move |&yaku| self.yaku.worth(yaku) != other.yaku.worth(yaku))
    }

    /// The number of differing options and yaku.
    pub fn differences(&self, other: &Ruleset) -> usize {
        self.differing_options(other).count() + self.differing_yaku(other).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLUB: &str = "base = \"yakuza\"\nname = \"our \\\"club\\\"\"\nround_winds = [\"E\", \"S\"]\n\
                        red_fives = { m = 1, p = 2, s = 1 }\npao = []\n\n[yaku]\nchankan = false\nrenhou = { limit = \"mangan\" }\n";

    fn keys(house: &HouseRules) -> Vec<&str> {
        house.options().into_iter().map(|(key, _)| key).collect()
    }

    #[test]
    fn a_house_is_written_as_what_it_does_differently() {
        let house = HouseRules::from_toml(CLUB).unwrap();
        assert_eq!(house.base.name, "yakuza");
        assert_eq!(keys(&house), ["round_winds", "red_fives", "pao"]);
        assert_eq!(house.yaku().len(), 2);
        assert_eq!(HouseRules::from_toml(&house.to_toml()), Ok(house.clone()));
        assert_eq!(house.to_toml().lines().count(), CLUB.lines().count());
    }

    #[test]
    fn every_preset_is_written_from_every_base() {
        for (base, preset) in Preset::all().flat_map(|base| Preset::all().map(move |preset| (base, preset))) {
            let house = HouseRules { base, rules: preset.rules() };
            assert_eq!(HouseRules::from_toml(&house.to_toml()), Ok(house));
        }
    }

    #[test]
    fn a_file_without_a_base_is_compared_with_the_nearest_preset() {
        let mut rules = Ruleset::preset("tenhou_sanma").unwrap();
        rules.kita_is_dora = false;
        rules.name = "three".to_owned();
        let house = HouseRules::from_toml(&rules.to_toml()).unwrap();
        assert_eq!((house.base.name, house.rules.clone()), ("tenhou_sanma", rules));
        assert_eq!(keys(&house), ["kita_is_dora"]);
    }
}
