//! The presets of the five described houses agree with `data/matrix.txt`.

use std::collections::BTreeSet;

use jantaku_core::rules::{DaisharinSuits, LastHandDraw, OptionInfo, Renchan};
use jantaku_core::rules::{Extension, KanDoraTiming, MultiRon, Nagashi, NagashiHand, Sakizuke};
use jantaku_core::{FixedLimit, Ruleset, Wind, Worth, Yaku};

const MATRIX: &str = include_str!("data/matrix.txt");

/// The houses in the order of the columns, each with the letter of its description.
const HOUSES: [(&str, char); 5] =
    [("yakuza", 'Y'), ("pretty_girls", 'G'), ("touzai", 'T'), ("shanghai", 'S'), ("pool_of_dreams", 'B')];

/// The number of rows of each part, so that none is lost.
const ROWS: [(&str, usize); 3] = [("options", 113), ("yaku", 34), ("yakuman", 22)];

/// One cell: the house and the value.
struct Cell {
    part: &'static str,
    row: &'static str,
    house: usize,
    text: &'static str,
}

/// What a cell requires of the preset.
enum Claim {
    /// This value; our word, where it differs from the description's.
    Is { described: &'static str, ours: &'static str },
    /// Nothing, for this reason.
    Open(&'static str),
}

fn cells() -> Vec<Cell> {
    let mut part = "";
    let mut cells = Vec::new();
    for line in MATRIX.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(title) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            part = title;
            continue;
        }
        let columns: Vec<&str> = line.split(" | ").collect();
        let texts = match columns[1..] {
            [one] if one.starts_with('?') => [one; HOUSES.len()],
            _ => columns[1..].try_into().unwrap_or_else(|_| panic!("not five cells: {line}")),
        };
        let row = columns[0];
        cells.extend(texts.into_iter().enumerate().map(|(house, text)| Cell { part, row, house, text }));
    }
    cells
}

impl Cell {
    fn claim(&self) -> Claim {
        if let Some(why) = self.text.strip_prefix("? ") {
            return Claim::Open(why);
        }
        let (cell, other) = self.text.split_once(" ! ").unwrap_or((self.text, ""));
        let mut words = cell.split(' ');
        let described = words.next().expect("a split has a first part");
        let letter = HOUSES[self.house].1;
        for source in words {
            let (of, line) = source.split_once([':', '-']).unwrap_or((source, "1"));
            let known = of == "*" || of == "A" || of == "C" || of == letter.to_string();
            assert!(known && line.starts_with(|digit: char| digit.is_ascii_digit()), "{}: {}", self.row, self.text);
        }
        let ours = other.split_once(": ").map_or(described, |(ours, why)| {
            assert!(!why.is_empty() && ours != described, "{}: {}", self.row, self.text);
            ours
        });
        Claim::Is { described, ours }
    }

    /// The preset's value for this row.
    fn found(&self, rules: &Ruleset) -> String {
        match self.part {
            "options" => option(self.row, rules),
            "yaku" => yaku(self.row, rules),
            _ => yakuman(self.row, rules),
        }
    }
}

fn on(is: bool) -> String {
    if is { "on" } else { "off" }.to_owned()
}

/// The value of an option, in the words of the matrix. Most options have the same name there.
fn option(row: &str, rules: &Ruleset) -> String {
    let written = |key: &str| {
        let option = OptionInfo::find(key).unwrap_or_else(|| panic!("no option `{key}`"));
        option.written(rules).replace(", ", ",")
    };
    match row {
        "draw_dealer_keep" => match (rules.renchan, &rules.noten_renchan_winds[..]) {
            (Renchan::Tenpai, []) => "if_tenpai".to_owned(),
            (Renchan::Tenpai, [Wind::West]) => "if_tenpai_but_W".to_owned(),
            other => format!("{other:?}"),
        },
        "last_hand_draw" if rules.last_hand_draw == LastHandDraw::Normal => "normal".to_owned(),
        "sudden_death" => match rules.extension {
            Extension::None => on(false),
            _ => written("extension"),
        },
        "sudden_death_target" => written("goal_points"),
        "two_han_minimum" => on(rules.two_han_from > 0),
        "sakizuke" => on(rules.sakizuke == Sakizuke::Allowed),
        "riichi_needs_1000" => on(!rules.riichi_below_stake),
        "ippatsu" => on(rules.yaku.knows(Yaku::Ippatsu)),
        "kan_dora_timing" => kan_dora_timing(rules),
        "red_fives" => format!("{},{},{}", rules.red_fives.m, rules.red_fives.p, rules.red_fives.s),
        "noten_payment" => on(rules.noten_pot == 3000),
        "sanchahou" => on(rules.multi_ron == MultiRon::DoublePayTripleAbort),
        "nagashi_needs_closed" if rules.nagashi_needs_closed == NagashiHand::Any => on(false),
        "double_yakuman" => names(doubles(rules)),
        "extra_limit_points" => format!("{}/{}", 4 * rules.yakuman_base, 6 * rules.yakuman_base),
        "pao" => names(written("pao").split(',').map(|hand| hand.replace(['[', ']', '"'], ""))),
        "pao_ron_third_party" => written("pao_ron"),
        "pao_ron_third_party_honba" => written("pao_honba_ron"),
        "deal_style" => written("deal_style").replace("dealer14", "dealer_14"),
        "discard_rows" => written("discard_rows").replace("three_of_six", "3x6").replace("two_of_nine", "2x9"),
        "renhou" => match rules.yaku.worth(Yaku::Renhou) {
            Worth::Absent => on(false),
            Worth::Yakuman { yakuman: 1 } => "yakuman".to_owned(),
            Worth::Limit { limit: FixedLimit::Mangan } => "base2000".to_owned(),
            other => other.to_string(),
        },
        "daisharin" if !rules.yaku.knows(Yaku::Daisharin) => on(false),
        "beni_kujaku" => on(rules.yaku.knows(Yaku::BeniKujaku)),
        "daichisei" => on(rules.yaku.knows(Yaku::Daichisei)),
        "paarenchan" => on(rules.yaku.knows(Yaku::Paarenchan)),
        "isshoku_sanjun" | "isshoku_yonjun" | "sanrenkou" => {
            let yaku = Yaku::from_key(row).expect("a yaku");
            rules.yaku.han(yaku, true).map_or_else(|| on(false), |han| han.to_string())
        }
        _ => match written(row).as_str() {
            "true" => on(true),
            "false" => on(false),
            word => word.to_owned(),
        },
    }
}

fn kan_dora_timing(rules: &Ruleset) -> String {
    let timing = [rules.kan_dora_ankan, rules.kan_dora_daiminkan, rules.kan_dora_kakan];
    let late = KanDoraTiming::AfterDiscardOrWithWin;
    if timing == [KanDoraTiming::BeforeDraw; 3] {
        "immediate".to_owned()
    } else if timing == [KanDoraTiming::BeforeDraw, late, late] && !rules.kan_dora_on_robbed_kan {
        "ankan_now_others_after_discard".to_owned()
    } else {
        format!("{timing:?}")
    }
}

fn doubles(rules: &Ruleset) -> impl Iterator<Item = String> + '_ {
    rules.yaku.known().iter().filter(|yaku| rules.yaku.units(*yaku) == Some(2)).map(|yaku| yaku.to_string())
}

/// The names in alphabetical order, separated by commas.
fn names(names: impl Iterator<Item = String>) -> String {
    let names: BTreeSet<String> = names.filter(|name| !name.is_empty()).collect();
    if names.is_empty() { "none".to_owned() } else { names.into_iter().collect::<Vec<_>>().join(",") }
}

fn yaku(row: &str, rules: &Ruleset) -> String {
    let worth = |yaku: Yaku, closed| rules.yaku.han(yaku, closed).unwrap_or(0);
    let [closed, open] = match row {
        "dragons" => {
            let each =
                [Yaku::Haku, Yaku::Hatsu, Yaku::Chun].map(|yaku| [true, false].map(|closed| worth(yaku, closed)));
            assert!(each.iter().all(|worth| *worth == each[0]), "the dragons differ");
            each[0]
        }
        "double_wind" => [true, false].map(|closed| worth(Yaku::SeatWind, closed) + worth(Yaku::RoundWind, closed)),
        "tanyao" if !rules.open_tanyao => [worth(Yaku::Tanyao, true), 0],
        "nagashi" => {
            let value = option("nagashi_value", rules);
            return if rules.nagashi_value == Nagashi::Off { "0".to_owned() } else { value };
        }
        _ => {
            let yaku = Yaku::from_key(row).unwrap_or_else(|| panic!("no yaku `{row}`"));
            [true, false].map(|closed| worth(yaku, closed))
        }
    };
    match (closed, open) {
        (0, 0) => "0".to_owned(),
        (closed, 0) => format!("{closed}/-"),
        (closed, open) => format!("{closed}/{open}"),
    }
}

fn yakuman(row: &str, rules: &Ruleset) -> String {
    let units = |yaku: Yaku| rules.yaku.units(yaku).unwrap_or(0).to_string();
    match row {
        "seven_honour_pairs" if rules.yaku.knows(Yaku::Daichisei) => units(Yaku::Daichisei),
        "seven_honour_pairs" => units(Yaku::Tsuuiisou),
        "ryuuiisou" if rules.ryuuiisou_needs_hatsu => "needs green dragons".to_owned(),
        "renhou" if rules.yaku.worth(Yaku::Renhou) == Worth::Limit { limit: FixedLimit::Mangan } => {
            "base2000".to_owned()
        }
        "daisharin" if rules.yaku.knows(Yaku::Daisharin) => {
            assert!(matches!(rules.daisharin, DaisharinSuits::Pinzu | DaisharinSuits::AnySuit));
            units(Yaku::Daisharin)
        }
        "kazoe" => u8::from(rules.kazoe_yakuman).to_string(),
        "stacking" => if rules.yakuman_stacking { "yes" } else { "no" }.to_owned(),
        _ => units(Yaku::from_key(row).unwrap_or_else(|| panic!("no yaku `{row}`"))),
    }
}

/// Unordered lists are sorted alphabetically.
fn sorted(word: &str) -> String {
    if word.starts_with(|letter: char| letter.is_ascii_lowercase()) && word.contains(',') {
        names(word.split(',').map(str::to_owned))
    } else {
        word.to_owned()
    }
}

///
#[test]
fn every_cell_of_the_matrix_is_what_the_preset_says() {
    let rules = HOUSES.map(|(house, _)| Ruleset::preset(house).unwrap());
    let mut differences = Vec::new();
    for cell in cells() {
        let place = format!("{} of {}", cell.row, HOUSES[cell.house].0);
        match cell.claim() {
            Claim::Open(why) => {
                assert!(!why.is_empty(), "{place}: no reason");
                println!("{place}: not compared: {why}");
            }
            Claim::Is { ours, .. } => {
                let found = cell.found(&rules[cell.house]);
                if found != sorted(ours) {
                    differences.push(format!("{place}: {ours}, the preset has {found}"));
                }
            }
        }
    }
    assert!(differences.is_empty(), "{differences:#?}");
}

#[test]
fn no_row_is_lost_and_none_stands_twice() {
    let cells = cells();
    for (part, rows) in ROWS {
        let found: BTreeSet<&str> = cells.iter().filter(|cell| cell.part == part).map(|cell| cell.row).collect();
        assert_eq!(found.len(), rows, "{part}");
    }
    assert_eq!(cells.len(), HOUSES.len() * ROWS.iter().map(|(_, rows)| rows).sum::<usize>());
}

/// If a preset uses another word than the description, it must not accept the description's too.
#[test]
fn a_noted_difference_is_one() {
    for cell in cells() {
        if let Claim::Is { described, ours } = cell.claim()
            && described != ours
        {
            let rules = Ruleset::preset(HOUSES[cell.house].0).unwrap();
            assert_ne!(cell.found(&rules), sorted(described), "{} of {}", cell.row, HOUSES[cell.house].0);
        }
    }
}
