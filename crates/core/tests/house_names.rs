//! The described houses' names for yaku, checked against their documents in `data/names.txt`.

use std::collections::BTreeMap;

use jantaku_core::rules::{Preset, Terms};
use jantaku_core::{House, Language, Yaku};

const NAMES: &str = include_str!("data/names.txt");

const TERMS: [Terms; 5] = [Terms::Yakuza, Terms::PrettyGirls, Terms::Touzai, Terms::Shanghai, Terms::PoolOfDreams];

/// Names with a comma in them: neither half names the yaku.
const ONE_NAME: [&str; 2] = ["Three colors, one chii", "Three colors, one pon"];

/// By yaku, the names in each house's document.
fn documents() -> BTreeMap<&'static str, [Vec<&'static str>; 5]> {
    let yaku = NAMES.split("[yaku]\n").nth(1).and_then(|rest| rest.split("\n[").next()).expect("a part on yaku");
    let row = |line: &'static str| {
        let mut cells = line.split(" | ").map(str::trim);
        let key = cells.next().expect("a split has a first part");
        let names = |cell: &'static str| match cell {
            "-" | "? wait" => Vec::new(),
            names => names.split("; ").collect(),
        };
        let houses: Vec<Vec<&str>> = cells.map(names).collect();
        (key, houses.try_into().unwrap_or_else(|_| panic!("not five cells: {line}")))
    };
    yaku.lines().filter(|line| !line.is_empty()).map(row).collect()
}

/// The names of the yaku that the house knows.
fn shown(terms: Terms) -> Vec<&'static str> {
    let rules = Preset::all().map(Preset::rules).find(|rules| rules.terms == terms);
    rules
        .expect("a preset with these terms")
        .yaku
        .known()
        .iter()
        .map(|yaku| terms.name(yaku, Language::ENGLISH))
        .collect()
}

/// They used to be `All pungs, no chows`, `Seven twins/pairs` and, for thirteen orphans, `13-way wait`.
#[test]
fn a_house_calls_a_yaku_by_one_name_of_its_own_document() {
    let documents = documents();
    assert!(documents.keys().all(|key| Yaku::from_key(key).is_some()));
    let mut strange = Vec::new();
    for (nth, house) in House::ALL.into_iter().enumerate() {
        for &yaku in Yaku::ALL {
            let printed = documents.get(yaku.key()).map_or(&[][..], |houses| &houses[nth]);
            let called = house.calls(yaku);
            if called.map(str::to_lowercase).as_deref() != printed.first().copied() {
                strange.push(format!("{house:?} calls {yaku} {called:?}, its document {printed:?}"));
            }
        }
    }
    assert!(strange.is_empty(), "{strange:#?}");
}

#[test]
fn every_name_of_a_yaku_at_a_table_is_one_plain_name() {
    for terms in TERMS {
        for name in shown(terms) {
            let plain = |letter: char| letter.is_alphanumeric() || " -'".contains(letter);
            let joined = !ONE_NAME.contains(&name) && !name.chars().all(plain);
            assert!(
                !joined && name.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()),
                "{name}"
            );
        }
    }
}

#[test]
fn no_house_calls_two_of_its_yaku_alike() {
    for terms in TERMS {
        let mut names = shown(terms);
        names.sort_unstable();
        assert!(names.len() > 30 && names.windows(2).all(|pair| pair[0] != pair[1]), "{terms:?}: {names:?}");
    }
}
