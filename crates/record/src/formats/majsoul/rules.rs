//! The rules of a room, from the terms in the head of its record.

use jantaku_core::rules::{
    Bust, Extension, KanDoraTiming, Kuikae, KyuushuKyuuhai, MultiRon, Nagashi, PaoHand, RedFives, Renchan, SuufonRenda,
    Suukaikan, TsumoLoss, Yame,
};
use jantaku_core::{FixedLimit, Players, Ruleset, Wind, Worth, Yaku};

use super::json::{Config, DetailRule};
use super::yaku;
use crate::formats::StatedRules;
use crate::formats::log::{LogRound, LogStart, StatedResult};
use crate::formats::tables::{self, take_terms};

/// The category of the ranked rooms, whose rules are the preset's.
const RANKED: u32 = 2;

/// The evidence of a record about its rules.
pub(super) struct Room<'a> {
    pub config: Option<&'a Config>,
    pub players: Players,
    pub rounds: &'a [LogRound],
    pub result: Option<&'a StatedResult>,
}

/// Rules of events and of other games, by the field that switches them on.
const NOT_OURS: [(&str, &str); 19] = [
    ("dora3_mode", "a hand begins with three dora indicators"),
    ("begin_open_mode", "tiles lie open from the deal"),
    ("open_hand", "hands lie open"),
    ("jiuchao_mode", "an event with rules of its own"),
    ("muyu_mode", "a mark that goes around multiplies payments"),
    ("xuezhandaodi", "a hand goes on after a win"),
    ("huansanzhang", "players exchange three tiles after the deal"),
    ("chuanma", "this is Sichuan mahjong"),
    ("reveal_discard", "discards are hidden"),
    ("field_spell_mode", "spells change the rules of each hand"),
    ("zhanxing", "players choose what they draw"),
    ("tianming_mode", "marked tiles are worth more"),
    ("yongchang_mode", "rows of discards are worth more"),
    ("hunzhiyiji_mode", "a riichi may multiply what is paid"),
    ("wanxiangxiuluo_mode", "a tile stands for any other"),
    ("beishuizhizhan_mode", "there are several kinds of riichi"),
    ("xiakeshang_mode", "an event with rules of its own"),
    ("amusement_switches", "an event with rules of its own"),
    ("tianbian_value", "the match ends when somebody has these points"),
];

/// Fields that no rule follows from.
const NO_RULES: [&str; 5] = ["time_fixed", "time_add", "bianjietishi", "ai_level", "disable_multi_yukaman"];

/// Where a term that is left out is 0 and not the preset's.
#[derive(Clone, Copy, PartialEq)]
enum Silent {
    Preset,
    /// In a room that states its terms.
    InRooms,
    /// In a contest, which states all.
    InContests,
}

struct Term {
    key: &'static str,
    silent: Silent,
    set: fn(&mut Ruleset, i32) -> Result<(), String>,
}

const fn term(key: &'static str, silent: Silent, set: fn(&mut Ruleset, i32) -> Result<(), String>) -> Term {
    Term { key, silent, set }
}

macro_rules! terms {
    ($($silent:ident $key:literal: |$rules:ident, $value:ident| $set:expr;)*) => {
        [$(term($key, Silent::$silent, |$rules, $value| {
            $set;
            Ok(())
        })),*]
    };
}

/// The terms that are plain values of ours.
static TERMS: [Term; 35] = terms! {
    InRooms "dora_count": |rules, value| rules.red_fives = reds(value, rules.players)?;
    InRooms "shiduan": |rules, value| rules.open_tanyao = value > 0;
    Preset "init_point": |rules, value| if value > 0 { rules.starting_points = value };
    Preset "fandian": |rules, value| if value > 0 { rules.goal_points = value };
    Preset "jingsuanyuandian": |rules, value| if value > 0 { rules.return_points = value };
    Preset "liqibang_value": |rules, value| if value > 0 { rules.riichi_stake = value };
    Preset "changbang_value": |rules, value| if value > 0 { rules.honba_value = value };
    InContests "can_jifei": |rules, value| if value == 0 { rules.bust = Bust::Off };
    InContests "have_liujumanguan": |rules, value| if value == 0 { rules.nagashi_value = Nagashi::Off };
    InContests "have_qieshangmanguan": |rules, value| rules.kiriage = value > 0;
    InContests "have_gang_biao_dora": |rules, value| rules.kan_dora = value > 0;
    InContests "ming_dora_immediately_open": |rules, value| if value > 0 { at_once(rules) };
    InContests "have_li_dora": |rules, value| rules.ura_dora = value > 0;
    InContests "have_gang_li_dora": |rules, value| rules.kan_ura_dora = value > 0;
    InContests "have_sifenglianda": |rules, value| if value == 0 { rules.suufon_renda = SuufonRenda::Off };
    InContests "have_sigangsanle": |rules, value| if value == 0 { rules.suukaikan = Suukaikan::Off };
    InContests "have_sijializhi": |rules, value| if value == 0 { rules.suucha_riichi = false };
    InContests "have_jiuzhongjiupai": |rules, value| if value == 0 { rules.kyuushu_kyuuhai = KyuushuKyuuhai::Off };
    InContests "have_sanjiahele": |rules, value| if value > 0 { rules.multi_ron = MultiRon::DoublePayTripleAbort };
    InContests "have_toutiao": |rules, value| if value > 0 { rules.multi_ron = MultiRon::HeadBump };
    InContests "have_tingpailianzhuang": |rules, value| if value == 0 { rules.renchan = Renchan::Win };
    InContests "have_helelianzhuang": |rules, value| if value == 0 { no_renchan(rules)? };
    InContests "have_helezhongju": |rules, value| if value == 0 { rules.agari_yame = Yame::Off };
    InContests "have_tingpaizhongju": |rules, value| if value == 0 { rules.tenpai_yame = Yame::Off };
    InContests "have_yifa": |rules, value| if value == 0 { rules.yaku.set(Yaku::Ippatsu, Worth::Absent) };
    InContests "have_nanruxiru": |rules, value| if value == 0 { rules.extension = Extension::None };
    InContests "have_zimosun": |rules, value| if value == 0 { shares(rules) };
    Preset "guyi_mode": |rules, value| if value > 0 { yaku::local().for_each(|yaku| rules.yaku.switch_on(yaku)) };
    Preset "disable_leijiyiman": |rules, value| if value > 0 { rules.kazoe_yakuman = false };
    Preset "disable_double_yakuman": |rules, value| if value > 0 { single(rules) };
    Preset "disable_composite_yakuman": |rules, value| if value > 0 { rules.yakuman_stacking = false };
    Preset "enable_shiti": |rules, value| if value > 0 { rules.kuikae = Kuikae::Allowed };
    Preset "enable_nontsumo_liqi": |rules, value| if value > 0 { rules.riichi_min_wall = 0 };
    Preset "disable_double_wind_four_fu": |rules, value| if value > 0 { rules.double_wind_pair_fu = 2 };
    Preset "disable_angang_guoshi": |rules, value| if value > 0 { rules.chankan_kokushi_on_ankan = false };
};

/// The terms with several values.
static CHOICES: [Term; 4] = terms! {
    InContests "have_biao_dora": |rules, value| dora(rules, value)?;
    Preset "enable_renhe": |rules, value| renhou(rules, value)?;
    Preset "enable_baopai_extend_settings": |rules, value| pao(rules, value)?;
    Preset "fanfu": |_rules, value| if value > 1 { return Err(format!("`fanfu`: a win needs {value} han")) };
};

/// The uma of the places after the first, in thousands; the first has the rest.
const UMA: [&str; 3] = ["shunweima_2", "shunweima_3", "shunweima_4"];

fn reds(count: i32, players: Players) -> Result<RedFives, String> {
    let (m, p, s) = match (count, players) {
        (0, _) => (0, 0, 0),
        (2 | 3, Players::Three) => (0, 1, 1),
        (3, Players::Four) => (1, 1, 1),
        (4, Players::Four) => (1, 2, 1),
        _ => return Err(format!("`dora_count`: {count} red fives, of suits that are not stated")),
    };
    Ok(RedFives { m, p, s })
}

fn at_once(rules: &mut Ruleset) {
    (rules.kan_dora_daiminkan, rules.kan_dora_kakan) = (KanDoraTiming::BeforeDraw, KanDoraTiming::BeforeDraw);
}

fn no_renchan(rules: &mut Ruleset) -> Result<(), String> {
    if rules.renchan == Renchan::Tenpai {
        return Err("`have_helelianzhuang`: the dealer stays after a draw and not after a win".to_owned());
    }
    rules.renchan = Renchan::None;
    Ok(())
}

fn shares(rules: &mut Ruleset) {
    if rules.players == Players::Three {
        rules.tsumo_loss = TsumoLoss::NorthSplit;
    }
}

fn single(rules: &mut Ruleset) {
    let double = Yaku::ALL.iter().filter(|&&yaku| rules.yaku.units(yaku).is_some_and(|units| units > 1));
    for yaku in double.copied().collect::<Vec<_>>() {
        rules.yaku.set(yaku, Worth::Yakuman { yakuman: 1 });
    }
}

fn dora(_rules: &mut Ruleset, value: i32) -> Result<(), String> {
    if value > 0 { Ok(()) } else { Err("`have_biao_dora`: there are no dora".to_owned()) }
}

fn renhou(rules: &mut Ruleset, value: i32) -> Result<(), String> {
    let worth = match value {
        0 => return Ok(()),
        1 => Worth::Limit { limit: FixedLimit::Mangan },
        2 => Worth::Yakuman { yakuman: 1 },
        other => return Err(format!("`enable_renhe`: a value of renhou that is not known, {other}")),
    };
    rules.yaku.set(Yaku::Renhou, worth);
    Ok(())
}

fn pao(rules: &mut Ruleset, value: i32) -> Result<(), String> {
    match value {
        0 => {}
        1 => rules.pao.push(PaoHand::Suukantsu),
        2 => rules.pao.clear(),
        other => return Err(format!("`enable_baopai_extend_settings`: a kind of pao that is not known, {other}")),
    }
    Ok(())
}

impl Room<'_> {
    /// The rules, or why they are not ours.
    pub fn stated(&self) -> StatedRules {
        match self.ruleset() {
            Ok(rules) => StatedRules::Ours(Box::new(rules)),
            Err(why) => StatedRules::NotOurs(why),
        }
    }

    fn ruleset(&self) -> Result<Ruleset, String> {
        let preset = if self.players == Players::Three { "mahjong_soul_sanma" } else { "mahjong_soul" };
        let mut rules = Ruleset::preset(preset).expect("the preset is part of the program and tested");
        let mode = self.config.and_then(|config| config.mode.as_ref());
        self.length(&mut rules, mode.map_or(0, |mode| mode.mode))?;
        let nothing = DetailRule::new();
        let detail = mode.and_then(|mode| mode.detail_rule.as_ref()).unwrap_or(&nothing);
        if let Some((key, why)) = NOT_OURS.iter().find(|(key, _)| on(detail, key)) {
            return Err(format!("a room of Mahjong Soul's with `{key}`: {why}"));
        }
        if self.config.is_none_or(|config| config.category != RANKED) {
            self.agreed(&mut rules, detail).map_err(|why| format!("a room of Mahjong Soul's with {why}"))?;
        }
        rules
            .check()
            .map_err(|error| format!("a room of Mahjong Soul's with terms that exclude each other: {error}"))?;
        Ok(rules)
    }

    /// The number of a kind of match says its length in its last digit. A record without it has been played over East
    /// if it does not go further.
    fn length(&self, rules: &mut Ruleset, mode: u32) -> Result<(), String> {
        let starts: Vec<&LogStart> = self.rounds.iter().map(|round| &round.start).collect();
        let east = match mode % 10 {
            1 => true,
            2 => false,
            0 => {
                let short = [Wind::East];
                let played = Ruleset { round_winds: short.to_vec(), ..rules.clone() };
                starts.iter().all(|start| start.wind_index < 1) && !tables::goes_beyond_east(&played, &starts)
            }
            _ => return Err(format!("Mahjong Soul's kind of match {mode}, neither of East nor of East and South")),
        };
        if east {
            rules.round_winds = vec![Wind::East];
        }
        Ok(())
    }

    /// The terms that the people of a room agreed on.
    fn agreed(&self, rules: &mut Ruleset, detail: &DetailRule) -> Result<(), String> {
        let starts: Vec<&LogStart> = self.rounds.iter().map(|round| &round.start).collect();
        take_terms(rules, &starts, self.result);
        let room = on(detail, "time_fixed") || on(detail, "time_add");
        let contest = on(detail, "have_biao_dora");
        for Term { key, silent, set } in TERMS.iter().chain(&CHOICES) {
            let said = *silent == Silent::InRooms && room || *silent == Silent::InContests && contest;
            // Outside of contests a switch that is off is one that nobody set.
            let unset = *silent == Silent::InContests && !contest && !on(detail, key);
            let value = if detail.contains_key(*key) { Some(number(detail, key)) } else { said.then_some(Some(0)) };
            match value.filter(|_| !unset) {
                None => {}
                Some(Some(value)) => set(rules, value)?,
                Some(None) => return Err(format!("`{key}`, which is no number")),
            }
        }
        if UMA.iter().any(|key| on(detail, key)) {
            uma(rules, detail);
        }
        let known = |key: &str| {
            let listed = TERMS.iter().chain(&CHOICES).any(|term| term.key == key);
            listed || UMA.contains(&key) || NO_RULES.contains(&key) || NOT_OURS.iter().any(|(other, _)| *other == key)
        };
        match detail.keys().find(|key| !known(key) && on(detail, key)) {
            Some(key) => Err(format!("`{key}`: a rule that is not known")),
            None => Ok(()),
        }
    }
}

fn uma(rules: &mut Ruleset, detail: &DetailRule) {
    let others = UMA.iter().take(rules.players.count() - 1);
    let others = others.map(|key| number(detail, key).unwrap_or(0).saturating_mul(1000));
    let mut uma: Vec<i32> = others.collect();
    uma.insert(0, uma.iter().fold(0_i32, |rest, uma| rest.saturating_sub(*uma)));
    rules.uma = uma;
}

/// The value of a field, where yes is 1; `None` if it is neither a number nor yes or no.
fn number(detail: &DetailRule, key: &str) -> Option<i32> {
    let value = detail.get(key)?;
    value.as_i64().and_then(|value| i32::try_from(value).ok()).or(value.as_bool().map(i32::from))
}

/// Whether a field is there with something other than its default.
fn on(detail: &DetailRule, key: &str) -> bool {
    let nothing = |value: &serde_json::Value| match value {
        serde_json::Value::Null => true,
        serde_json::Value::Array(values) => values.is_empty(),
        serde_json::Value::String(text) => text.is_empty(),
        _ => number(detail, key) == Some(0),
    };
    detail.get(key).is_some_and(|value| !nothing(value))
}
