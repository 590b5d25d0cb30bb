//! Worked examples of defence, one line each in data/examples.jsonl.

use jantaku_advice::safety::{Class, read};
use jantaku_advice::{AdviceRule, Fact};
use jantaku_core::Kind;
use jantaku_engine::View;
use jantaku_testkit::{kind, seat, tile};
use serde::Deserialize;

use crate::adviser::{seen_in, spoken};

const EXAMPLES: &str = include_str!("../data/examples.jsonl");

#[derive(Deserialize)]
#[serde(untagged)]
enum Example {
    /// Suji after the discards of a player in riichi.
    Suji {
        id: String,
        discarded: Vec<String>,
        /// Safe from two-sided waits.
        #[serde(default)]
        suji: Vec<String>,
        /// Safe on one side only.
        #[serde(default)]
        half: Vec<String>,
        /// Safe on both sides.
        #[serde(default)]
        both: Vec<String>,
    },
    /// A rule that says something of a tile.
    Rule { id: String, rule: String, me: usize, hand: String, script: String, tile: String },
    /// Classes, the safest first.
    Order { id: String, order: Vec<String> },
}

/// The house of the guide that an example is from: its name begins with the guide's letter.
fn house_of(id: &str) -> &'static str {
    if id.starts_with('g') { "pretty_girls" } else { "yakuza" }
}

/// What seat 3 sees when seat 2 has discarded these, the last with riichi.
fn riichi(id: &str, discarded: &[String]) -> View<'static> {
    let others = ["0:1z 1:1z", "0:2z 1:2z"];
    let turns = discarded.iter().zip(others).enumerate().map(|(nth, (tile, others))| {
        let how = if nth + 1 == discarded.len() { "!" } else { ":" };
        format!("{others} 2{how}{tile} 3:3z ")
    });
    let script: String = turns.collect();
    seen_in(house_of(id), 3, "1479m258p369s467z", &script)
}

fn class(name: &str) -> Class {
    match name {
        "genbutsu" => Class::Genbutsu,
        "value_honour_2_visible" => Class::ValueTwoOpen,
        "otakaze_1_visible" => Class::GuestOpen,
        "suji_terminal" => Class::SujiTerminal,
        "otakaze_0_visible" => Class::GuestNew,
        "double_suji_456" => Class::DoubleSujiMiddle,
        "value_honour_1_visible" => Class::ValueOneOpen,
        "suji_28" => Class::SujiTwoEight,
        "suji_37" => Class::SujiThreeSeven,
        "value_honour_0_visible" => Class::ValueNew,
        "suji_2378_of_riichi_tile_or_previous" => Class::LateSuji,
        "terminal" => Class::Terminal,
        "single_suji_456" => Class::SingleSujiMiddle,
        "value_honour_dora" => Class::ValueDora,
        "nonsuji_28" => Class::TwoEight,
        "nonsuji_37" => Class::ThreeSeven,
        "no_suji_456" => Class::Middle,
        other => panic!("there is no class {other}"),
    }
}

fn check_suji(id: &str, discarded: &[String], listed: [(&[String], usize); 3]) {
    let view = riichi(id, discarded);
    let caution = read(&view).into_iter().find(|caution| caution.seat == seat(2)).expect("an opponent");
    let of = |kind: Kind| caution.mark(kind).suji.len();
    let mut found = 0;
    for (tiles, sides) in listed {
        tiles.iter().for_each(|tile| assert_eq!(of(kind(tile)), sides, "{id}: {tile}"));
        found += tiles.len();
    }
    // The discards that give suji to themselves are genbutsu.
    let suited = Kind::all().filter(|kind| !caution.mark(*kind).suji.is_empty());
    assert_eq!(suited.count(), found, "{id}: no other tile has suji");
    for tile in listed[1].0 {
        assert_eq!(caution.mark(kind(tile)).class, Class::SingleSujiMiddle, "{id}: {tile}");
    }
}

#[test]
fn every_example_holds() {
    for line in EXAMPLES.lines() {
        match serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")) {
            Example::Suji { id, discarded, suji, half, both } => {
                check_suji(&id, &discarded, [(&suji, 1), (&half, 1), (&both, 2)]);
            }
            Example::Rule { id, rule, me, hand, script, tile: about } => {
                let rule = AdviceRule::ALL.iter().find(|known| known.key() == rule).expect("a rule");
                let view = seen_in(house_of(&id), me, Box::leak(hand.into_boxed_str()), &script);
                assert_eq!(spoken(*rule, &view).facts[0], Fact::Tile(tile(&about)), "{id}");
            }
            Example::Order { id, order } => {
                let classes: Vec<Class> = order.iter().map(|name| class(name)).collect();
                assert!(classes.is_sorted_by(|one, other| one < other), "{id}");
                assert_eq!(classes.len(), 17, "{id}");
            }
        }
    }
}
