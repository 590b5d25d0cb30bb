//! The hands of the chapters on strategy, against what they claim: in every preset, and in houses made by chance.

use std::collections::BTreeSet;

use jantaku_core::{Counts, KindSet, Ruleset};
use jantaku_help::{Book, Example, Look, Shown, Study, figures, study_keys};
use jantaku_scenario::WinLine;
use jantaku_score::Limit;
use jantaku_testkit::{Chance, Plain, random_house};

/// What a preset's rules make untrue: nobody calls chii, or no more than one indicator is turned and ippatsu does not count.
fn left_out(rules: &Ruleset) -> BTreeSet<&'static str> {
    let chii: &[&str] = if rules.chii { &[] } else { &["straight_call"] };
    let limits: &[&str] = if rules.kan_dora { &[] } else { &["six_seven", "four_five", "silent_yaku"] };
    chii.iter().chain(limits).copied().collect()
}

fn presets() -> impl Iterator<Item = Ruleset> {
    Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap())
}

fn of(name: &str, key: &str) -> Study {
    let book = Book::of(&Ruleset::preset(name).unwrap());
    book.studies.into_iter().find(|study| study.key == key).unwrap_or_else(|| panic!("{name}: {key}"))
}

fn wins(study: Study) -> [Example; 2] {
    [study.hit, study.miss].map(|shown| match shown {
        Shown::Win(example) => example,
        Shown::Standing(standing) => standing.win,
        other => panic!("{other:?}"),
    })
}

fn looks(study: Study) -> [Look; 2] {
    [study.hit, study.miss].map(|shown| match shown {
        Shown::Look(look) => look,
        other => panic!("{other:?}"),
    })
}

#[test]
fn every_preset_has_every_study_that_its_rules_allow() {
    assert_eq!(study_keys().collect::<BTreeSet<_>>().len(), study_keys().count());
    for rules in presets() {
        let shown: BTreeSet<_> = Book::of(&rules).studies.iter().map(|study| study.key).collect();
        let lacking: BTreeSet<_> = study_keys().filter(|key| !shown.contains(key)).collect();
        assert_eq!(lacking, left_out(&rules), "{}", rules.name);
    }
}

/// The shanten and the tiles that help, by trying every complete hand.
#[test]
fn what_helps_a_hand_is_what_completes_it() {
    for rules in presets() {
        let mut plain = Plain::new(rules.tile_set);
        for study in Book::of(&rules).studies {
            for shown in [&study.hit, &study.miss] {
                let Shown::Look(look) = shown else { continue };
                let (counts, melds): (Counts, _) = (look.hand.counts(), look.hand.melds().len());
                assert_eq!(plain.shanten(&counts, melds), i8::try_from(look.shanten).unwrap(), "{}", study.key);
                let helping: KindSet = look.accepts.iter().map(|one| one.kind).collect();
                assert!(helping.within(plain.ukeire(&counts, melds)), "{}", study.key);
                let all: u32 = plain.ukeire(&counts, melds).iter().map(|kind| 4 - u32::from(counts.of(kind))).sum();
                let shown = look.cut.iter().chain(&look.seen).count() + 4 * melds;
                assert!(look.tiles() <= all && all <= look.tiles() + u32::try_from(shown).unwrap(), "{}", study.key);
            }
        }
    }
}

/// In houses made by chance a study that is shown holds, too, and none makes the help fail.
#[test]
fn in_any_house_the_first_hand_is_the_better_one() {
    let mut chance = Chance::new(7);
    let mut shown = 0;
    for _ in 0..200 {
        for study in Book::of(&random_house(&mut chance)).studies {
            shown += 1;
            match (&study.hit, &study.miss) {
                (Shown::Look(hit), Shown::Look(miss)) => {
                    assert!(hit.shanten < miss.shanten || hit.tiles() > miss.tiles(), "{}", study.key);
                }
                (Shown::Win(hit), Shown::Win(miss)) => assert!(hit.points >= miss.points, "{}", study.key),
                (Shown::Seen(hit), Shown::Seen(miss)) => {
                    assert!(hit.mark.grade <= miss.mark.grade, "{}", study.key);
                }
                (Shown::Standing(hit), Shown::Standing(miss)) => assert!(hit.after < miss.after, "{}", study.key),
                _ => panic!("{}: examples of two kinds", study.key),
            }
        }
    }
    assert!(shown > 200 * study_keys().count() / 2, "{shown}");
}

/// eight tiles against four, and three kinds against one.
#[test]
fn two_sides_take_twice_as_many_tiles() {
    let [hit, miss] = looks(of("yakuza", "two_sided"));
    assert_eq!([hit.tiles(), miss.tiles()], [8, 4]);
    let [hit, miss] = looks(of("yakuza", "many_sided"));
    assert_eq!([hit.accepts.len(), miss.accepts.len()], [3, 1]);
}

///
#[test]
fn a_seventh_han_pays_nothing() {
    let [seven, six] = wins(of("yakuza", "six_seven"));
    assert_eq!([&seven, &six].map(|one| one.win.as_ref().unwrap().han), [7, 6]);
    assert_eq!([seven.points, six.points], [Some(12_000); 2]);
    let [five, four] = wins(of("yakuza", "four_five"));
    assert_eq!([five.points, four.points], [Some(8000); 2]);
    assert_eq!(four.win.unwrap().fu.total, 40);
}

/// the dealer wins more than the others, loses twice as much to another's tsumo, and a mangan of the dealer's costs 12,000.
#[test]
fn the_deal_is_worth_more_and_costs_more() {
    let [dealer, other] = wins(of("yakuza", "dealer_costs"));
    assert!(dealer.points > other.points);
    let book = Book::of(&Ruleset::preset("yakuza").unwrap());
    let mangan = book.limits.iter().find(|line| line.limit == Limit::Mangan).unwrap().points.clone();
    assert_eq!(mangan.dealer_ron, Some(12_000));
    let [from_others, from_dealer] = mangan.tsumo.unwrap();
    assert_eq!((from_others, from_dealer), (2000, 4000));
}

/// a triplet gives fu and a run gives none; two tiles are left for a pair, and eight for a two-sided shape.
#[test]
fn triplets_give_fu_and_runs_come_sooner() {
    let fu = |hand: &str| WinLine::read(hand).unwrap().score(&Ruleset::preset("yakuza").unwrap()).unwrap().fu.total;
    assert!(fu("345678p222s2399p riichi ron:1p") > fu("345678p234s2399p riichi ron:1p"));
    let [runs, triplets] = looks(of("yakuza", "runs_first"));
    let left =
        |look: &Look, kind: &str| look.accepts.iter().find(|one| one.kind.tile().to_string() == kind).unwrap().left;
    assert_eq!([left(&runs, "3s") + left(&runs, "6s"), left(&triplets, "4s")], [8, 2]);
}

/// tradition has the middle twice as dangerous as the edge; what was measured, which stands beside it, says more, and not twice.
#[test]
fn the_middle_is_the_most_dangerous() {
    let percent = |key: &str| figures().into_iter().find(|one| one.table == "danger" && one.key == key).unwrap().value;
    for outer in ["terminal", "two_eight", "three_seven"] {
        assert!(percent("middle") > percent(outer) && percent("middle") < 2.0 * percent(outer), "{outer}");
    }
}

///
#[test]
fn half_a_ryanpeikou_has_a_cheap_wait() {
    let [dear, cheap] = wins(of("shanghai", "half_ryanpeikou"));
    assert!(dear.points > cheap.points && cheap.points.is_some());
}

/// Every line of the file is a figure, each with as many cases as an error needs.
#[test]
fn figures_are_read_from_every_line() {
    let lines = include_str!("../src/strategy/measured.txt").lines().filter(|line| !line.starts_with('#')).count();
    assert!(lines > 30 && figures().len() == lines, "{lines}");
    for figure in figures() {
        assert!(figure.cases > 1 && figure.error >= 0.0 && figure.value >= 0.0, "{figure:?}");
    }
}

/// in a house without furiten no discard makes another tile safer.
#[test]
fn without_furiten_there_is_no_genbutsu() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    (rules.discard_furiten, rules.temporary_furiten, rules.riichi_furiten) = (false, false, false);
    let shown: Vec<_> = Book::of(&rules).studies.iter().map(|study| study.key).collect();
    assert!(["genbutsu", "suji", "suji_middle", "late_suji"].iter().all(|key| !shown.contains(key)));
    assert!(shown.contains(&"edge"));
}
