//! Actions and observations, over matches of every house.
#![allow(clippy::unwrap_used, reason = "a failure is a failed test")]

mod actions;
mod observation;
mod planes;
mod tokens;
mod vector;

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_engine::{Action, Match, View};
use jantaku_testkit::{Chance, random_house};
use serde_json::Value;

/// Every preset, and so many houses made by chance.
fn houses(made: usize, chance: &mut Chance) -> Vec<Ruleset> {
    let presets = Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap());
    presets.collect::<Vec<_>>().into_iter().chain((0..made).map(|_| random_house(chance))).collect()
}

/// How many decisions are compared at least; more with `JANTAKU_DECISIONS`.
fn decisions(usually: usize) -> usize {
    std::env::var("JANTAKU_DECISIONS").map_or(usually, |count| count.parse().unwrap())
}

/// The tiles in the order of their numbers.
const TILES: &str = "1m2m3m4m5m6m7m8m9m1p2p3p4p5p6p7p8p9p1s2s3s4s5s6s7s8s9s1z2z3z4z5z6z7z0m0p0s";

/// The number of a tile that the page is sent, from 1; 0 for none.
fn tile_number(name: &Value) -> i16 {
    let Some(name) = name.as_str() else { return 0 };
    (0..37).find(|&nth| TILES[2 * nth..2 * nth + 2] == *name).map_or(-1, |nth| nth as i16 + 1)
}

/// Plays a match; `choose` sees every decision and makes it.
fn play(rules: Ruleset, chance: &mut Chance, mut choose: impl FnMut(&View, &mut Chance) -> Action) {
    play_all(rules, chance, |game, chance| {
        let view = game.asked().next().and_then(|seat| game.view(seat)).unwrap();
        choose(&view, chance)
    });
}

/// Plays a match; `choose` sees everything at every decision, and makes it for the first seat that is asked.
fn play_all(rules: Ruleset, chance: &mut Chance, mut choose: impl FnMut(&Match, &mut Chance) -> Action) {
    let rules = Arc::new(rules);
    let (mut game, _) = Match::start(rules.clone(), chance.wall(&rules)).unwrap();
    while game.settlement().is_none() {
        let Some(seat) = game.asked().next() else {
            game.deal(chance.wall(&rules)).unwrap();
            continue;
        };
        let action = choose(&game, chance);
        game.play(seat, action).unwrap();
    }
}
