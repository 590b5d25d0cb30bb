//! Rules saved by an earlier version, in a record or a store: options added since then get the value that play had
//! before.

use std::sync::LazyLock;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use toml::{Table, Value};

use super::file::Lines;
use super::{Fault, RulesError, Ruleset};

impl Ruleset {
    /// Reads a complete rule file that this or an earlier version wrote. Unlike [`Ruleset::from_toml`] it takes no
    /// `base`, and options that did not exist yet may be absent.
    pub fn from_kept_toml(text: &str) -> Result<Ruleset, RulesError> {
        let syntax = |error| RulesError::Faulty(vec![Fault::syntax(&Lines::of(text), &error)]);
        let rules = completed(text.parse().map_err(syntax)?).map_err(syntax)?;
        rules.check()?;
        Ok(rules)
    }

    /// The same for rules inside another format, such as the header of a record: for `serde(deserialize_with)`. It does
    /// not check for contradictions.
    pub fn deserialize_kept<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Ruleset, D::Error> {
        completed(Table::deserialize(deserializer)?).map_err(|error| D::Error::custom(error.message()))
    }
}

/// The options of the first version, which all rules state.
const FIRST: &str = "name players tile_set round_winds starting_points return_points renchan agari_yame tenpai_yame \
                    yame_needs_goal goal_points extension extension_max_winds bust honba_value honba_on_noten_draw \
                    honba_abortive two_han_from uma oka settle_rounding tie_break leftover_sticks multi_ron \
                    chankan_kokushi_on_ankan temp_furiten_until dead_wait_scope riichi_stake riichi_below_stake riichi_min_wall \
                    riichi_stake_on_ron furiten_riichi riichi_ankan ippatsu_broken_by_kakan ura_dora kan_ura_dora kan_dora \
                    kan_dora_ankan kan_dora_daiminkan kan_dora_kakan manzu_cycle red_fives open_tanyao kuikae last_tile_win_only \
                    noten_pot keishiki_tenpai suucha_riichi suufon_renda suukaikan kyuushu_kyuuhai nagashi_value nagashi_honba \
                    pinfu_tsumo open_pinfu_fu double_wind_pair_fu rinshan_tsumo_fu kiriage sanbaiman kazoe_yakuman \
                    yakuman_stacking rinshan_with_haitei daisharin pao pao_scope pao_honba_ron yaku";

/// The values that play had before an option existed: Tenhou's, but for two. A value of Tenhou's that changes stays
/// here as it was.
static EARLIER: LazyLock<Table> = LazyLock::new(|| {
    let tenhou = Ruleset::preset("tenhou").expect("it is a preset");
    let mut earlier = Table::try_from(tenhou).expect("rules are a table");
    earlier.extend([("settle_unit".to_owned(), "points".into()), ("auto_discard".to_owned(), false.into())]);
    earlier.retain(|option, _| FIRST.split(' ').all(|first| first != option));
    earlier
});

fn completed(mut rules: Table) -> Result<Ruleset, toml::de::Error> {
    if rules.get("supplement_tiles").and_then(Value::as_integer) == Some(8) {
        rules.entry("dora_indicator_stack").or_insert(5.into());
    }
    for (option, value) in EARLIER.iter() {
        if !rules.contains_key(option) {
            rules.insert(option.clone(), value.clone());
        }
    }
    for (option, value) in &mut rules {
        if let Some(word) = value.as_bool().and_then(|yes| once_yes_or_no(option, yes)) {
            *value = word.into();
        }
    }
    // The deal used to be kept by two rules: always after a win, by this one after a draw.
    if let Some(keep) = rules.remove("draw_dealer_keep") {
        let renchan = match keep.as_str() {
            Some("always") => "noten",
            Some("never") => "win",
            _ => "tenpai",
        };
        rules.entry("renchan").or_insert(renchan.into());
    }
    // The tiles and the dora of characters used to depend on the number of players.
    let three = rules.get("players").and_then(toml::Value::as_integer) == Some(3);
    rules.entry("manzu_cycle").or_insert(if three { "one_to_nine" } else { "normal" }.into());
    rules.entry("tile_set").or_insert(if three { "no2m_to8m" } else { "full136" }.into());
    rules.try_into()
}

/// The value of an option that used to be a yes or a no.
fn once_yes_or_no(option: &str, yes: bool) -> Option<&'static str> {
    match (option, yes) {
        ("suukaikan", true) => Some("after_last_discard"),
        ("kyuushu_kyuuhai", true) => Some("nine_kinds_optional"),
        ("suukaikan" | "kyuushu_kyuuhai", false) => Some("off"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_earlier_version_kept_is_read_as_it_was_played() {
        let rules = Ruleset::preset("tenhou").unwrap();
        let mut kept: Table = rules.to_toml().parse().unwrap();
        kept.retain(|option, _| !EARLIER.contains_key(option));
        kept.insert("suukaikan".to_owned(), true.into());
        kept.insert("kyuushu_kyuuhai".to_owned(), false.into());
        let read = Ruleset::from_kept_toml(&toml::to_string(&kept).unwrap()).unwrap();
        for (option, value) in EARLIER.iter() {
            assert_eq!(toml::Table::try_from(&read).unwrap()[option], *value, "{option}");
        }
        assert_eq!(read.suukaikan, crate::rules::Suukaikan::AfterLastDiscard);
        assert_eq!(read.kyuushu_kyuuhai, crate::rules::KyuushuKyuuhai::Off);
    }

    #[test]
    fn what_older_records_do_not_name_stays_as_it_was_played() {
        let played: Table = include_str!("../../tests/data/earlier.toml").parse().unwrap();
        for (option, value) in &played {
            let changed = "has another value in presets/tenhou.toml now, and older records were played by";
            assert_eq!(&EARLIER[option], value, "`{option}` {changed} {value}: name that one in EARLIER");
        }
    }

    #[test]
    fn what_is_named_stays_and_what_no_version_had_is_an_error() {
        let sanma = Ruleset::preset("tenhou_sanma").unwrap();
        assert_eq!(Ruleset::from_kept_toml(&sanma.to_toml()), Ok(sanma.clone()));
        let error = Ruleset::from_kept_toml(&sanma.to_toml().replace("kita_ron", "kita_rom")).unwrap_err();
        assert!(error.to_string().contains("kita_rom"));
        let error = Ruleset::from_kept_toml(&sanma.to_toml().replace("bust", "burst")).unwrap_err();
        assert!(error.to_string().contains("burst"));
    }
}
