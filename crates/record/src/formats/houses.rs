//! Houses that records name in words, and the rules behind the words.

use jantaku_core::Ruleset;

/// What records are called, and the rule file of the house; of several the first.
const HOUSES: &[(&str, &str)] = &[
    ("第39期十段位決定戦", include_str!("../../rules/juudan_39.toml")),
    ("日本プロ麻雀連盟公式ルール", "base = \"jpml_a\""),
];

/// What majiang plays where nothing else is chosen.
const MAJIANG: &str = include_str!("../../rules/majiang.toml");

/// The rules that a record of majiang was played under if it names no house.
pub(super) fn majiang() -> Ruleset {
    Ruleset::from_toml(MAJIANG).expect(PART)
}

/// Why the files can always be read.
const PART: &str = "the files of the houses are part of the program and tested";

/// Rooms of Mahjong Soul, as converters to tenhou.net/6 write them before the length.
const MAHJONG_SOUL: [&str; 7] = ["銅の間", "銀の間", "金の間", "玉の間", "王座の間", "友人戦", "大会戦"];

/// The rules of the house that one of these lines names.
pub(super) fn named<'a>(lines: impl IntoIterator<Item = &'a str>) -> Option<Ruleset> {
    let lines: Vec<&str> = lines.into_iter().collect();
    let (_, file) = HOUSES.iter().find(|(name, _)| lines.iter().any(|line| line.contains(name)))?;
    Some(Ruleset::from_toml(file).expect(PART))
}

/// Whose line of rules it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Site {
    /// Tenhou's.
    Tenhou,
    /// Mahjong Soul's, whose friendly and contest rooms are taken to play by the ranked rules.
    MahjongSoul,
}

/// A line of rules for people.
pub(super) struct Display {
    pub site: Site,
    pub kuitan: bool,
    pub hanchan: bool,
}

impl Display {
    /// Reads one: the players, the room, the length, 喰 for open tanyao, 赤 for red fives, 速 for a fast match.
    pub fn read(line: &str) -> Option<Display> {
        let room = line.trim_start_matches(['三', '四']);
        let soul = MAHJONG_SOUL.iter().find_map(|name| room.strip_prefix(name));
        let tenhou = || room.strip_prefix(['般', '上', '特', '鳳', '若', '銀', '琥', '孔']).unwrap_or(room);
        let rest = soul.unwrap_or_else(tenhou);
        let hanchan = rest.starts_with('南');
        let rest = rest.strip_prefix(['東', '南'])?;
        let kuitan = rest.starts_with('喰');
        let rest = rest.trim_start_matches('喰').trim_start_matches('赤').trim_start_matches('速');
        let site = if soul.is_some() { Site::MahjongSoul } else { Site::Tenhou };
        rest.is_empty().then_some(Display { site, kuitan, hanchan })
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
}
