//! Houses that records name in words, and their rules.

use jantaku_core::Ruleset;

/// Names in records, each with the rule file of the house; if several fit, the first counts.
const HOUSES: &[(&str, &str)] = &[
    ("第39期十段位決定戦", include_str!("../../rules/juudan_39.toml")),
    ("日本プロ麻雀連盟公式ルール", "base = \"jpml_a\""),
    ("Mリーグ", "base = \"m_league\""),
    ("M.LEAGUE", "base = \"m_league\""),
    ("M.League", "base = \"m_league\""),
    ("M-League", "base = \"m_league\""),
];

/// The beginning of the line of rules that a converter of majiang records (電脳麻将) writes, the same for any length.
pub(super) const MAJIANG: &str = "電脳";

/// The default rules of majiang.
const MAJIANG_RULES: &str = include_str!("../../rules/majiang.toml");

/// The rules of a majiang record that does not name a house.
pub(super) fn majiang() -> Ruleset {
    Ruleset::from_toml(MAJIANG_RULES).expect(PART)
}

/// Why the files can always be read.
const PART: &str = "the files of the houses are part of the program and tested";

/// Rooms of Mahjong Soul, as converters to tenhou.net/6 write them before the length: with its own names or in English,
/// one of them misspelt by a widely used converter.
const MAHJONG_SOUL: [&str; 19] = [
    "銅の間",
    "銀の間",
    "金の間",
    "玉の間",
    "王座の間",
    "交流の間",
    "乱闘の間",
    "友人戦",
    "大会戦",
    "Bronze Room",
    "Silver Room",
    "Gold Room",
    "Jade Room",
    "Throne Room",
    "Casual Match",
    "Melee Room",
    "Friendly",
    "Tournament",
    "Tounament",
];

/// The rooms whose players agree on points and uma.
const AGREED: [&str; 5] = ["友人戦", "大会戦", "Friendly", "Tournament", "Tounament"];

/// Mentions of red fives in English lines; the counts beside them say the same.
const REDS: [&str; 5] = ["", " Red", " Red Fives", " Aka Nashi", " No Red Fives"];

/// The rules of the house that one of these lines names.
pub(super) fn named<'a>(lines: impl IntoIterator<Item = &'a str>) -> Option<Ruleset> {
    let lines: Vec<&str> = lines.into_iter().collect();
    let (_, file) = HOUSES.iter().find(|(name, _)| lines.iter().any(|line| line.contains(name)))?;
    Some(Ruleset::from_toml(file).expect(PART))
}

/// The site that a line of rules comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Site {
    Tenhou,
    /// Mahjong Soul, whose friendly and contest rooms play by the ranked rules, except where their records say
    /// otherwise.
    MahjongSoul,
}

/// A line of rules for people.
pub(super) struct Display {
    pub site: Site,
    pub kuitan: bool,
    pub hanchan: bool,
    /// Whether players agree on points and uma in this room.
    pub agreed: bool,
}

impl Display {
    /// Reads a line: the players, the room, the length, 喰 for open tanyao, 赤 for red fives, 速 for a fast match.
    pub fn read(line: &str) -> Option<Display> {
        let room = line.trim_start_matches(['三', '四', '3']).trim_start_matches("-Player ");
        if let Some(rest) = MAHJONG_SOUL.iter().find_map(|name| room.strip_prefix(name)) {
            let read = Display::english(rest).or_else(|| Display::lengthwise(Site::MahjongSoul, rest));
            let agreed = AGREED.iter().any(|name| room.starts_with(name));
            return read.map(|line| Display { agreed, ..line });
        }
        let rest = room.strip_prefix(['般', '上', '特', '鳳', '若', '銀', '琥', '孔']).unwrap_or(room);
        Display::lengthwise(Site::Tenhou, rest)
    }

    /// Reads the part after the room.
    fn lengthwise(site: Site, rest: &str) -> Option<Display> {
        let hanchan = rest.starts_with('南');
        let rest = rest.strip_prefix(['東', '南'])?;
        let kuitan = rest.starts_with('喰');
        let rest = rest.trim_start_matches('喰').trim_start_matches('赤').trim_start_matches('速');
        rest.is_empty().then_some(Display { site, kuitan, hanchan, agreed: false })
    }

    /// Reads an English line, which does not mention open tanyao: Mahjong Soul has it.
    fn english(rest: &str) -> Option<Display> {
        let lengths = [(" East", false), (" South", true)];
        let (rest, hanchan) = lengths.iter().find_map(|&(name, hanchan)| Some((rest.strip_prefix(name)?, hanchan)))?;
        REDS.contains(&rest).then_some(Display { site: Site::MahjongSoul, kuitan: true, hanchan, agreed: false })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_has_rules() {
        for (name, _) in HOUSES {
            assert!(named([*name]).is_some());
        }
        assert_eq!(named(["鳳南喰赤"]), None);
        assert_eq!(majiang().name, "majiang");
    }

    #[test]
    fn rooms_are_known_in_english_and_in_japanese() {
        let read = |line| Display::read(line).map(|line| (line.site, line.kuitan, line.hanchan));
        for (line, hanchan) in [
            ("Throne Room South", true),
            ("Jade Room East", false),
            ("玉の間南喰赤", true),
            ("3玉の間東喰赤", false),
            ("三王座の間南喰", true),
            ("3-Player Gold Room South", true),
            ("Friendly South No Red Fives", true),
            ("Tounament East Red Fives", false),
        ] {
            assert_eq!(read(line), Some((Site::MahjongSoul, true, hanchan)), "{line}");
        }
        assert_eq!(read("玉の間南"), Some((Site::MahjongSoul, false, true)));
        assert_eq!(read("三鳳南喰赤速"), Some((Site::Tenhou, true, true)));
        for line in
            ["", "Throne Room", "Throne Room West", "Throne Room South 2", "Thrown Room South", "South", "玉の間"]
        {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
