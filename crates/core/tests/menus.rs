//! The menus of the houses' descriptions: complete, with their defaults, and every choice gives playable rules.

use std::collections::{BTreeMap, BTreeSet};

use jantaku_core::rules::{Bust, ChomboMode, Menu, MenuChosen, MenuError, Preset, SeatsBy};
use jantaku_core::{Ruleset, Wind, Yaku};

/// The houses with a menu, and the letter of their descriptions.
const HOUSES: [(&str, char); 4] = [("yakuza", 'Y'), ("pretty_girls", 'G'), ("touzai", 'T'), ("shanghai", 'S')];

fn menu(name: &str) -> Menu {
    Preset::find(name).expect("a preset").menu().expect("a menu")
}

fn lines(name: &str) -> Vec<String> {
    menu(name).lines.into_iter().map(|line| line.key).collect()
}

fn chosen<const N: usize>(pairs: [(&str, &str); N]) -> MenuChosen {
    pairs.into_iter().map(|(line, choice)| (line.to_owned(), choice.to_owned())).collect()
}

/// four lines, the second of the lengths the usual one.
#[test]
fn the_parlour_has_four_lines() {
    assert_eq!(lines("yakuza"), ["length", "kuitan", "two_han", "red_dora"]);
    let usual: Vec<String> = usual(&menu("yakuza")).into_values().collect();
    assert_eq!(usual, ["use", "quarter", "no_use", "use"], "kuitan, length, red dora, two han");
    let rules = menu("yakuza").set(&chosen([("length", "half"), ("red_dora", "use")])).unwrap();
    assert_eq!(rules.round_winds, [Wind::East, Wind::South]);
    assert_eq!((rules.red_fives.m, rules.red_fives.p, rules.red_fives.s), (1, 2, 1));
    assert_eq!((rules.open_tanyao, rules.two_han_from, rules.name.as_str()), (true, 5, "yakuza"));
}

/// thirteen boxes, with the recommended ones ticked.
#[test]
fn the_dialog_has_thirteen_boxes() {
    let boxes = [
        "ippatsu",
        "furiten_riichi",
        "kuitan",
        "keishiki_tenpai",
        "kuikae",
        "red_dora",
        "yakitori",
        "pao",
        "forced_win",
        "kan_dora",
        "length",
        "uma",
        "starting_points",
    ];
    assert_eq!(lines("shanghai"), boxes);
    let usual = usual(&menu("shanghai"));
    for (line, choice) in [
        ("ippatsu", "on"),
        ("forced_win", "on"),
        ("kan_dora", "on"),
        ("kuitan", "on"),
        ("red_dora", "on"),
        ("length", "off"),
        ("uma", "0_0"),
        ("starting_points", "25000"),
    ] {
        assert_eq!(usual[line], choice, "{line}");
    }
    let menu = menu("shanghai");
    let uma: Vec<&str> = menu.lines[11].choices.iter().map(|choice| choice.title.as_str()).collect();
    assert_eq!(uma, ["0–0", "5–10", "10–20", "20–40"]);
    let rules = menu.set(&chosen([("ippatsu", "off"), ("length", "on")])).unwrap();
    assert!(!rules.yaku.knows(Yaku::Ippatsu));
    assert_eq!(rules.round_winds, [Wind::East]);
    for (choice, [first, second]) in
        [("0_0", [0, 0]), ("5_10", [10000, 5000]), ("10_20", [20000, 10000]), ("20_40", [40000, 20000])]
    {
        let rules = menu.set(&chosen([("uma", choice)])).unwrap();
        assert_eq!(rules.uma, [first, second, -second, -first]);
    }
    let stakes = &menu.lines[12].choices;
    assert_eq!(stakes.iter().filter_map(|choice| choice.key.parse::<i32>().ok()).max(), Some(30000));
}

/// its options, its lengths, its scores and the rate.
#[test]
fn touzai_has_its_lengths_its_scores_and_a_rate() {
    let asked = [
        "length",
        "starting_points",
        "rate",
        "kuitan",
        "noten_payment",
        "ura_dora",
        "kan_ura_dora",
        "ippatsu",
        "auto_discard",
    ];
    assert_eq!(lines("touzai"), asked);
    let menu = menu("touzai");
    let winds = |choice: &str| menu.set(&chosen([("length", choice)])).unwrap().round_winds;
    assert_eq!(winds("ee"), [Wind::East, Wind::East]);
    assert_eq!(winds("ew"), [Wind::East, Wind::West]);
    let keys = |nth: usize| menu.lines[nth].choices.iter().map(|choice| choice.key.clone()).collect::<Vec<_>>();
    assert_eq!(keys(1), ["21000", "22000", "23000", "24000", "25000", "26000", "27000"]);
    assert_eq!(
        menu.set(&chosen([("starting_points", "21000"), ("rate", "2")]))
            .map(|rules| (rules.starting_points, rules.rate)),
        Ok((21000, 2))
    );
    let no_ura = menu.set(&chosen([("ura_dora", "off"), ("kan_ura_dora", "on")])).unwrap();
    assert!(!no_ura.ura_dora && no_ura.kan_ura_dora, "each box stands for itself");
}

/// how many rounds and points.
#[test]
fn the_club_has_five_lengths_and_its_optional_rules() {
    let menu = menu("pretty_girls");
    let winds = |choice: &str| menu.set(&chosen([("length", choice)])).unwrap().round_winds;
    assert_eq!(winds("eswne"), [Wind::East, Wind::South, Wind::West, Wind::North, Wind::East]);
    assert_eq!(menu.lines[0].choices.len(), 5);
    let beginners: Vec<&str> =
        menu.lines.iter().filter(|line| line.for_beginners).map(|line| line.key.as_str()).collect();
    assert_eq!(beginners, ["length", "starting_points"]);
    assert!(menu.set(&chosen([("wareme", "on")])).unwrap().wareme);
    // the dice or wind tiles may decide who sits where.
    let seats = |choice: &str| menu.set(&chosen([("seats", choice)])).unwrap().seats_by;
    assert_eq!(["program", "dice", "winds"].map(seats), [SeatsBy::Program, SeatsBy::Dice, SeatsBy::Winds]);
    assert_eq!(menu.set(&chosen([("bust", "off")])).map(|rules| rules.bust), Ok(Bust::Off));
    // G:341, G:990, G:1004: three to six red fives, the baseline and the uma are agreed on; fouls are off unless they are.
    let red = |choice: &str| menu.set(&chosen([("red_fives", choice)])).unwrap().red_fives;
    let count = |choice: &str| red(choice).m + red(choice).p + red(choice).s;
    assert_eq!(["3", "4", "5", "6"].map(count), [3, 4, 5, 6]);
    assert!(menu.set(&chosen([("red_fives", "2")])).is_err() && menu.set(&chosen([("red_fives", "7")])).is_err());
    let agreed = menu.set(&chosen([("baseline", "35000"), ("uma", "ten")])).unwrap();
    assert_eq!((agreed.return_points, agreed.uma), (35000, vec![20000, 10000, -10000, -20000]));
    let fouls = |choice: &str| menu.set(&chosen([("chombo", choice)])).unwrap().chombo_mode;
    assert_eq!((fouls("off"), fouls("on")), (ChomboMode::Prevented, ChomboMode::Penalised));
    assert_eq!(usual(&menu)["chombo"], "off");
}

/// The usual choice of each line.
fn usual(menu: &Menu) -> BTreeMap<String, String> {
    let of = |line: &jantaku_core::rules::MenuLine| {
        let usual: Vec<_> = line.choices.iter().filter(|choice| choice.usual).collect();
        assert_eq!(usual.len(), 1, "{}: one choice is the house's own", line.key);
        (line.key.clone(), usual[0].key.clone())
    };
    menu.lines.iter().map(of).collect()
}

/// Every choice gives valid rules, and any two choices of different lines go together.
#[test]
fn every_two_choices_are_a_house() {
    for (name, _) in HOUSES {
        let (menu, own) = (menu(name), Ruleset::preset(name).unwrap());
        assert_eq!(menu.set(&usual(&menu)), Ok(own.clone()), "{name}");
        let all: Vec<(&str, &str, bool)> = menu
            .lines
            .iter()
            .flat_map(|line| line.choices.iter().map(|choice| (&line.key[..], &choice.key[..], choice.usual)))
            .collect();
        let unusual: Vec<_> = all.iter().filter(|(_, _, usual)| !usual).collect();
        for (nth, (line, choice, _)) in unusual.iter().enumerate() {
            let rules = menu.set(&chosen([(line, choice)]));
            assert!(rules.as_ref().is_ok_and(|rules| *rules != own), "{name}: {line} {choice}: {rules:?}");
            for (other, second, _) in unusual[nth + 1..].iter().filter(|(other, ..)| other != line) {
                let rules = menu.set(&chosen([(line, choice), (other, second)]));
                assert!(rules.is_ok(), "{name}: {line} {choice}, {other} {second}: {rules:?}");
            }
        }
    }
}

/// Each line cites its house's description, and none is there twice.
#[test]
fn every_line_cites_its_description() {
    for (name, letter) in HOUSES {
        let menu = menu(name);
        let keys: BTreeSet<&str> = menu.lines.iter().map(|line| line.key.as_str()).collect();
        assert_eq!(keys.len(), menu.lines.len(), "{name}");
        for line in &menu.lines {
            for source in line.source.split(", ") {
                let (of, at) = source.split_once(':').unwrap_or_else(|| panic!("{name}: {source}"));
                assert_eq!(of, letter.to_string(), "{name}: {}", line.key);
                assert!(at.split('-').all(|number| number.parse::<u32>().is_ok()), "{name}: {source}");
            }
        }
    }
    let others = Preset::all().filter(|preset| HOUSES.iter().all(|(name, _)| *name != preset.name));
    others.for_each(|preset| assert_eq!(preset.menu(), None, "{}", preset.name));
}

#[test]
fn what_is_on_no_menu_is_refused_by_name() {
    let menu = menu("yakuza");
    let line = menu.set(&chosen([("ippatsu", "off")])).unwrap_err();
    assert_eq!(line.to_string(), "the menu of `yakuza` has no line `ippatsu`");
    let choice = menu.set(&chosen([("length", "eight")])).unwrap_err();
    assert!(matches!(choice, MenuError::NoSuchChoice { .. }));
    assert_eq!(choice.to_string(), "`length` cannot be `eight`; there are `half`, `quarter`");
}
