//! Other programs' names for the yaku: Tenhou's numbers and names, and majiang's names where they differ.

use jantaku_core::{Wind, Yaku};

/// An item of a win's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counted {
    /// A yaku of the hand.
    Yaku(Yaku),
    /// Dora by the open indicators.
    Dora,
    /// Dora by the indicators below (裏ドラ).
    Ura,
    /// Dora for red fives.
    Red,
}

/// Numbers and names of the yaku, in Tenhou's order; the winds have numbers of their own.
const YAKU: &[(u8, Counted, &str)] = &[
    (0, Counted::Yaku(Yaku::MenzenTsumo), "門前清自摸和"),
    (1, Counted::Yaku(Yaku::Riichi), "立直"),
    (2, Counted::Yaku(Yaku::Ippatsu), "一発"),
    (3, Counted::Yaku(Yaku::Chankan), "槍槓"),
    (4, Counted::Yaku(Yaku::Rinshan), "嶺上開花"),
    (5, Counted::Yaku(Yaku::Haitei), "海底摸月"),
    (6, Counted::Yaku(Yaku::Houtei), "河底撈魚"),
    (7, Counted::Yaku(Yaku::Pinfu), "平和"),
    (8, Counted::Yaku(Yaku::Tanyao), "断幺九"),
    (9, Counted::Yaku(Yaku::Iipeikou), "一盃口"),
    (10, Counted::Yaku(Yaku::SeatWind), "自風"),
    (14, Counted::Yaku(Yaku::RoundWind), "場風"),
    (18, Counted::Yaku(Yaku::Haku), "役牌 白"),
    (19, Counted::Yaku(Yaku::Hatsu), "役牌 發"),
    (20, Counted::Yaku(Yaku::Chun), "役牌 中"),
    (21, Counted::Yaku(Yaku::DoubleRiichi), "両立直"),
    (22, Counted::Yaku(Yaku::Chiitoitsu), "七対子"),
    (23, Counted::Yaku(Yaku::Chanta), "混全帯幺九"),
    (24, Counted::Yaku(Yaku::Ittsuu), "一気通貫"),
    (25, Counted::Yaku(Yaku::SanshokuDoujun), "三色同順"),
    (26, Counted::Yaku(Yaku::SanshokuDoukou), "三色同刻"),
    (27, Counted::Yaku(Yaku::Sankantsu), "三槓子"),
    (28, Counted::Yaku(Yaku::Toitoi), "対々和"),
    (29, Counted::Yaku(Yaku::Sanankou), "三暗刻"),
    (30, Counted::Yaku(Yaku::Shousangen), "小三元"),
    (31, Counted::Yaku(Yaku::Honroutou), "混老頭"),
    (32, Counted::Yaku(Yaku::Ryanpeikou), "二盃口"),
    (33, Counted::Yaku(Yaku::Junchan), "純全帯幺九"),
    (34, Counted::Yaku(Yaku::Honitsu), "混一色"),
    (35, Counted::Yaku(Yaku::Chinitsu), "清一色"),
    (37, Counted::Yaku(Yaku::Tenhou), "天和"),
    (38, Counted::Yaku(Yaku::Chiihou), "地和"),
    (39, Counted::Yaku(Yaku::Daisangen), "大三元"),
    (40, Counted::Yaku(Yaku::Suuankou), "四暗刻"),
    (41, Counted::Yaku(Yaku::SuuankouTanki), "四暗刻単騎"),
    (42, Counted::Yaku(Yaku::Tsuuiisou), "字一色"),
    (43, Counted::Yaku(Yaku::Ryuuiisou), "緑一色"),
    (44, Counted::Yaku(Yaku::Chinroutou), "清老頭"),
    (45, Counted::Yaku(Yaku::Chuuren), "九蓮宝燈"),
    (46, Counted::Yaku(Yaku::Chuuren9), "純正九蓮宝燈"),
    (47, Counted::Yaku(Yaku::Kokushi), "国士無双"),
    (48, Counted::Yaku(Yaku::Kokushi13), "国士無双１３面"),
    (49, Counted::Yaku(Yaku::Daisuushii), "大四喜"),
    (50, Counted::Yaku(Yaku::Shousuushii), "小四喜"),
    (51, Counted::Yaku(Yaku::Suukantsu), "四槓子"),
    (52, Counted::Dora, "ドラ"),
    (53, Counted::Ura, "裏ドラ"),
    (54, Counted::Red, "赤ドラ"),
];

/// Names that majiang spells differently; all of them are among the aliases.
const MAJIANG: &[(&str, &str)] = &[
    ("両立直", "ダブル立直"),
    ("役牌 白", "翻牌 白"),
    ("役牌 發", "翻牌 發"),
    ("役牌 中", "翻牌 中"),
    ("国士無双１３面", "国士無双十三面"),
];

/// Other spellings found in records.
const ALIASES: &[(&str, &str)] = &[
    ("ダブル立直", "両立直"),
    ("翻牌 白", "役牌 白"),
    ("翻牌 發", "役牌 發"),
    ("翻牌 中", "役牌 中"),
    ("役牌 自風", "自風"),
    ("役牌 場風", "場風"),
    ("断么九", "断幺九"),
    ("混全帯么九", "混全帯幺九"),
    ("純全帯么九", "純全帯幺九"),
    ("国士無双十三面", "国士無双１３面"),
];

const WINDS: [char; 4] = ['東', '南', '西', '北'];

/// The yaku with this number, and its wind.
pub fn yaku_of(number: u8) -> Option<(Counted, Option<Wind>)> {
    let wind = match number {
        10..=17 => Some(Wind::ALL[usize::from(number - 10) % 4]),
        _ => None,
    };
    let first = if wind.is_some() { 10 + (number - 10) / 4 * 4 } else { number };
    YAKU.iter().find(|(known, ..)| *known == first).map(|&(_, what, _)| (what, wind))
}

/// The number of a yaku; for a wind it depends on the wind.
pub fn number_of(what: Counted, wind: Option<Wind>) -> Option<u8> {
    let &(number, ..) = YAKU.iter().find(|(_, known, _)| *known == what)?;
    match what {
        Counted::Yaku(Yaku::SeatWind | Yaku::RoundWind) => Some(number + wind? as u8),
        _ => Some(number),
    }
}

/// The yaku with this name, and its wind if it names one.
pub fn yaku_named(name: &str) -> Option<(Counted, Option<Wind>)> {
    let (name, wind) = match name.rsplit_once(' ') {
        Some((head, tail)) if tail.chars().count() == 1 && tail.contains(WINDS) => {
            let at = WINDS.iter().position(|&known| tail.starts_with(known))?;
            (head, Some(Wind::ALL[at]))
        }
        _ => (name, None),
    };
    let name = ALIASES.iter().find(|(alias, _)| *alias == name).map_or(name, |(_, name)| name);
    let known = YAKU.iter().find(|(.., known)| *known == name).map(|&(_, what, _)| what);
    let other = || Yaku::ALL.iter().find(|yaku| yaku.kanji() == name).map(|&yaku| Counted::Yaku(yaku));
    Some((known.or_else(other)?, wind))
}

/// The name of a yaku, with its wind if known. A yaku that Tenhou does not have has its usual name.
pub fn name_of(what: Counted, wind: Option<Wind>) -> Option<String> {
    let name = match (YAKU.iter().find(|(_, known, _)| *known == what), what) {
        (Some(&(.., name)), _) => name,
        (None, Counted::Yaku(yaku)) => yaku.kanji(),
        (None, _) => return None,
    };
    Some(wind.map_or_else(|| name.to_owned(), |wind| format!("{name} {}", WINDS[wind as usize])))
}

/// The name of a yaku in majiang.
pub fn majiang_name_of(what: Counted, wind: Option<Wind>) -> Option<String> {
    let name = name_of(what, wind)?;
    Some(MAJIANG.iter().find(|(tenhou, _)| *tenhou == name).map_or(name, |(_, majiang)| (*majiang).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_yaku_is_known_by_its_name_and_no_two_have_one() {
        for what in Yaku::ALL.iter().map(|&yaku| Counted::Yaku(yaku)).chain([Counted::Dora, Counted::Ura, Counted::Red])
        {
            let name = name_of(what, None).unwrap_or_default();
            assert_eq!(yaku_named(&name), Some((what, None)), "{name}");
        }
    }
}
