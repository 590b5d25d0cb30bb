//! The houses' own and the local yaku: each with a hand that has it and a
//! near miss, alone in its house.

use jantaku_core::rules::{DaisharinSuits, OpenRiichiRon, RedFives};
use jantaku_core::{Ruleset, Wind, Worth, Yaku};
use jantaku_score::{Irregular, NoWin, Value, YAKU_EXAMPLES};

use super::table::TABLE;
use crate::common::{WinLine, keys, value_of};

/// A yaku, a hand that has it and a near miss.
pub struct Case {
    pub yaku: Yaku,
    pub hit: &'static str,
    pub miss: &'static str,
}

/// The examples, without those of the ordinary yaku, which have more hands in `TABLE`.
pub fn cases() -> Vec<Case> {
    let lines = YAKU_EXAMPLES.lines().filter(|line| !line.starts_with('#'));
    let case = |line: &'static str| {
        let mut cells = line.split(" | ");
        let mut next = || cells.next().unwrap_or_else(|| panic!("{line}"));
        let yaku = Yaku::from_key(next()).unwrap_or_else(|| panic!("{line}"));
        Case { yaku, hit: next().split(" ; ").next().expect("a win"), miss: next() }
    };
    lines.map(case).filter(|case| TABLE.iter().all(|(yaku, ..)| *yaku != case.yaku)).collect()
}

/// A house that knows only these yaku, each at its usual worth, and plays with four red fives.
pub fn knowing(rules: &mut Ruleset, yaku: &[Yaku]) {
    Yaku::ALL.iter().for_each(|&other| rules.yaku.set(other, Worth::Absent));
    yaku.iter().for_each(|&yaku| rules.yaku.switch_on(yaku));
    if yaku.contains(&Yaku::Paarenchan) {
        rules.yaku.switch_on(Yaku::Tanyao); // it needs another
    }
    rules.red_fives = RedFives { m: 1, p: 2, s: 1 };
}

/// The usual worth of the yaku in such a hand.
pub fn usual(yaku: Yaku, closed: bool) -> Option<Value> {
    match yaku.info().usual {
        Worth::Absent => None,
        Worth::Han(han) => Some(han[usize::from(!closed)]).filter(|&han| han > 0).map(Value::Han),
        Worth::Yakuman { yakuman } => Some(Value::Units(yakuman)),
        Worth::Limit { limit } => Some(Value::Limit(limit)),
    }
}

///
#[test]
fn every_local_yaku_has_its_hand_and_near_miss() {
    for Case { yaku, hit, miss } in cases() {
        let alone = |line| WinLine::read(line).with(|rules| knowing(rules, &[yaku]));
        let scene = alone(hit);
        let win = scene.score().unwrap_or_else(|no_win| panic!("{yaku} in {hit}: {no_win}"));
        assert_eq!(value_of(&win, yaku), usual(yaku, scene.hand.is_closed()), "{yaku} in {hit}");
        // A hand without the yaku is not complete at all.
        let irregular = Irregular::ALL.iter().any(|form| form.yaku() == yaku);
        match alone(miss).score() {
            Ok(win) => assert_eq!(value_of(&win, yaku), None, "{yaku} in {miss}"),
            Err(no_win) => assert!(no_win == NoWin::NoYaku || irregular, "{yaku} in {miss}: {no_win}"),
        }
    }
}

/// three and four equal runs are 3 and 5 han in one house; another reads three of them as three concealed triplets.
#[test]
fn equal_runs_are_worth_what_their_house_says() {
    let in_house = |line: &str| {
        let win = WinLine::read(line).score().unwrap_or_else(|no_win| panic!("{line}: {no_win}"));
        [Yaku::IsshokuSanjun, Yaku::IsshokuYonjun, Yaku::Sanankou]
            .map(|yaku| value_of(&win, yaku).map(|value| value.han()))
    };
    assert_eq!(in_house("rules:touzai 111222333m78p55s ron:9p"), [Some(3), None, None]);
    assert_eq!(in_house("rules:yakuza 111222333m78p55s ron:9p"), [None, None, Some(2)]);
    assert_eq!(in_house("rules:touzai 111122223333m5s ron:5s"), [None, Some(5), None]);
    // Near miss: two equal runs.
    assert_eq!(in_house("rules:touzai 112233m456789p5s ron:5s"), [None, None, None]);
}

#[test]
fn a_preset_knows_local_yaku_only_where_it_says_so() {
    for name in Ruleset::preset_names() {
        let rules = Ruleset::preset(name).unwrap();
        let preset = jantaku_core::rules::Preset::find(name).unwrap();
        for case in cases().iter().filter(|case| rules.yaku.knows(case.yaku)) {
            assert!(preset.yaku_source(case.yaku).is_some(), "{name} knows {}", case.yaku);
        }
    }
}

#[test]
fn what_a_yaku_replaces_does_not_count_beside_it_and_does_without_it() {
    for Case { yaku, hit, .. } in cases() {
        let replaced = yaku.info().replaces;
        let with = [replaced, &[yaku]].concat();
        let win = WinLine::read(hit).with(|rules| knowing(rules, &with)).score().unwrap();
        assert!(win.yaku.iter().all(|line| !replaced.contains(&line.yaku)), "{yaku} in {hit}");
        let closed = WinLine::read(hit).hand.is_closed();
        if replaced.iter().any(|&lower| usual(lower, closed).is_some()) {
            let without = WinLine::read(hit).with(|rules| {
                knowing(rules, replaced);
                rules.daisharin = DaisharinSuits::AnySuit;
            });
            let without = without.score().unwrap_or_else(|no_win| panic!("{yaku}: {no_win}"));
            assert!(without.yaku.iter().any(|line| replaced.contains(&line.yaku)), "{yaku} in {hit}");
        }
    }
}

/// the total of a yaku contains its parts.
#[test]
fn totals_contain_what_they_are_made_of() {
    for (line, apart, total) in [
        ("111m999p11s44z pon:999s ron:1s", "toitoi:2 honroutou:5", "honroutou:5"),
        ("1199m1199p1199s4z ron:4z", "chiitoitsu:2 honroutou:5", "honroutou:5"),
        ("23m456p55577z pon:666z ron:4m", "haku:1 hatsu:1 shousangen:4", "shousangen:4"),
        ("234m456p1167s444z riichi ippatsu ron:8s", "riichi:1 ippatsu:2", "ippatsu:2"),
        ("234m456p1167s444z double ippatsu ron:8s", "double_riichi:2 ippatsu:2", "double_riichi:2 ippatsu:1"),
        ("223344m556677p1z ron:1z", "ryanpeikou:3", "ryanpeikou:3"),
        ("123m456p789s1144z ron:1z seat:E", "seat_wind:1 round_wind:1", "seat_wind:1 round_wind:1"),
    ] {
        for (absorb, expected) in [(false, apart), (true, total)] {
            let scene = WinLine::read(line).with(|rules| {
                rules.absorb_components = absorb;
                for (yaku, han) in [(Yaku::Honroutou, 5), (Yaku::Shousangen, 4), (Yaku::Ippatsu, 2)] {
                    rules.yaku.set(yaku, Worth::Han([han, han]));
                }
                rules.yaku.set(Yaku::Chanta, Worth::Absent);
            });
            let win = scene.score().unwrap();
            let lines: Vec<String> =
                win.yaku.iter().map(|line| format!("{}:{}", line.yaku, line.value.han())).collect();
            assert_eq!(lines.join(" "), expected, "{line}");
        }
    }
}

/// They exist only where the house knows them, and only the yaku that the sources name count beside them.
#[test]
fn irregular_hands_add_to_little() {
    let known = [Yaku::Shiisanpuutaa, Yaku::ChiishinUushii, Yaku::AmericanCivilWar];
    let score = |line: &str, known: &[Yaku]| {
        let scene = WinLine::read(line).with(|rules| known.iter().for_each(|&yaku| rules.yaku.switch_on(yaku)));
        scene.score().map(|win| (keys(&win), win.base))
    };
    let at_once = "1599m27p36s12345z first tsumo:7z seat:E";
    assert_eq!(score(at_once, &known), Ok(("shiisanpuutaa".to_owned(), 8000)));
    assert_eq!(score(at_once, &[]), Err(NoWin::NotComplete));
    assert_eq!(score("1599m27p36s12345z tsumo:7z seat:E", &known), Err(NoWin::NotComplete));
    let stars = "147m25p3s1234567z riichi ippatsu tsumo:9s";
    assert_eq!(score(stars, &known), Ok(("chiishin_uushii".to_owned(), 2000)));
    assert_eq!(score("147m25p3s1234567z first tsumo:9s", &known), Ok(("chiihou".to_owned(), 8000)));
    assert_eq!(score("147m14p3s1234567z riichi ron:6s", &known), Err(NoWin::NotComplete));
    let war = "1168m168p222444z riichi ron:5p";
    assert_eq!(score(war, &known), Ok(("american_civil_war".to_owned(), 8000)));
    assert_eq!(score("1168m168p222z pon:444z ron:5p", &known), Err(NoWin::NotComplete));
    assert_eq!(score(war, &[]), Err(NoWin::NotComplete));
}

/// A player who deals into an open riichi hand pays a yakuman, unless in riichi too; beside another yakuman it is one
/// more.
#[test]
fn dealing_into_an_open_hand_costs_a_yakuman() {
    use OpenRiichiRon::{Usual, Yakuman, YakumanUnlessRiichi};
    for (rule, line, expected) in [
        (YakumanUnlessRiichi, "234m456p3466678s ron:5s riichi open", ("open_riichi", 8000)),
        (YakumanUnlessRiichi, "234m456p3466678s ron:5s riichi open from_riichi", ("open_riichi pinfu tanyao", 1920)),
        (Yakuman, "234m456p3466678s ron:5s riichi open from_riichi", ("open_riichi", 8000)),
        (Usual, "234m456p3466678s ron:5s riichi open", ("open_riichi pinfu tanyao", 1920)),
        (Yakuman, "234m456p3466678s tsumo:5s riichi open", ("open_riichi menzen_tsumo pinfu tanyao", 2000)),
        (Yakuman, "1112223335566z ron:5z riichi open", ("open_riichi tsuuiisou", 16000)),
    ] {
        let scene = WinLine::read(line).with(|rules| {
            rules.yaku.switch_on(Yaku::OpenRiichi);
            rules.open_riichi_ron = rule;
        });
        let win = scene.score().unwrap();
        assert_eq!((keys(&win).as_str(), win.base), expected, "{line}");
    }
    let closed = WinLine::read("234m456p3466678s ron:5s open").score();
    assert!(matches!(closed, Err(NoWin::Contradiction(_))), "{closed:?}");
}

/// as a yakuman, as a fixed mangan that gives way to a better hand, or unknown.
#[test]
fn renhou_has_three_forms() {
    let score =
        |line: &str, worth: Worth| WinLine::read(line).with(|rules| rules.yaku.set(Yaku::Renhou, worth)).score();
    let fixed = Worth::Limit { limit: jantaku_core::FixedLimit::Mangan };
    let without_yaku = "234m456p1167s444z ron:8s first dora:3z";
    let yakuman = score(without_yaku, Worth::Yakuman { yakuman: 1 }).unwrap();
    assert_eq!((yakuman.base, yakuman.yaku.len()), (8000, 1));
    let mangan = score(without_yaku, fixed).unwrap();
    assert_eq!((mangan.base, mangan.han, mangan.dora.total()), (2000, 0, 0)); // its dora are ignored
    assert_eq!(score(without_yaku, Worth::Absent), Err(NoWin::NoYaku));
    let full_flush = "1123344556778m first ron:9m"; // seven han and more
    assert_eq!(value_of(&score(full_flush, fixed).unwrap(), Yaku::Renhou), None);
    let five_han = score("12345678m11555z first ron:9m seat:W", fixed).unwrap(); // honitsu, ittsuu: five and haku
    assert_eq!((value_of(&five_han, Yaku::Renhou), five_han.base), (None, 3000));
    let added = score("234456m678p3356s first ron:7s", Worth::Han([5, 0])).unwrap();
    assert_eq!(added.han, 7); // with pinfu and tanyao
    let early_call = WinLine::read("23m456p55577z pon:666z first ron:4m").score();
    assert!(matches!(early_call, Err(NoWin::Contradiction(_))), "{early_call:?}");
    assert_eq!(WinLine::read(without_yaku).seat_wind, Wind::South);
}

/// the dots alone, or any suit; with names for the other suits these take its place.
#[test]
fn daisharin_has_two_forms_and_two_sisters() {
    use DaisharinSuits::{AnySuit, Pinzu};
    for (suits, line, sisters, expected) in [
        (Pinzu, "2233445566778p ron:8p", false, Some(Yaku::Daisharin)),
        (Pinzu, "2233445566778s ron:8s", false, None),
        (AnySuit, "2233445566778s ron:8s", false, Some(Yaku::Daisharin)),
        (Pinzu, "2233445566778s ron:8s", true, Some(Yaku::Daichikurin)),
        (AnySuit, "2233445566778m ron:8m", true, Some(Yaku::Daisuurin)),
    ] {
        let scene = WinLine::read(line).with(|rules| {
            let known = [Yaku::Daisharin, Yaku::Daichikurin, Yaku::Daisuurin];
            knowing(rules, if sisters { &known } else { &known[..1] });
            rules.daisharin = suits;
        });
        let found: Option<Vec<Yaku>> = scene.score().ok().map(|win| win.yaku.iter().map(|line| line.yaku).collect());
        assert_eq!(found, expected.map(|yaku| vec![yaku]), "{line}");
    }
}
