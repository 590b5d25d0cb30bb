//! Actions and what is seen, over matches of every house.
#![allow(clippy::unwrap_used, reason = "a failure is a failed test")]

mod actions;
mod events;
mod observation;
mod oracle;
mod planes;
mod tokens;
mod vector;

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_engine::{Action, Event, Match, View};
use jantaku_testkit::{Chance, Driver, random_house};
use serde_json::Value;

/// Every preset, and so many houses made by chance.
fn houses(made: usize, chance: &mut Chance) -> Vec<Ruleset> {
    let presets = Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap());
    presets.collect::<Vec<_>>().into_iter().chain((0..made).map(|_| random_house(chance))).collect()
}

/// The number of decisions that are compared at least; more with `JANTAKU_DECISIONS`.
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
    play_all(rules, chance, |game, _, chance| {
        let view = game.asked().next().and_then(|seat| game.view(seat))?;
        Some(choose(&view, chance))
    });
}

/// Plays a match; `choose` is told what has happened, hidden tiles included, and decides for the first seat that is asked, if any.
fn play_all(
    rules: Ruleset,
    chance: &mut Chance,
    mut choose: impl FnMut(&Match, &[Event], &mut Chance) -> Option<Action>,
) {
    let rules = Arc::new(rules);
    let (mut game, mut events) = Match::start(rules.clone(), chance.wall(&rules)).unwrap();
    loop {
        let action = choose(&game, &events, chance);
        if game.settlement().is_some() {
            return;
        }
        let seat = game.asked().next();
        events = match seat {
            Some(seat) => game.play(seat, action.unwrap()).unwrap(),
            None => game.deal(chance.wall(&rules)).unwrap(),
        };
    }
}

/// What an eager player would choose for the first seat that is asked.
fn eager(game: &Match, chance: &mut Chance) -> Option<Action> {
    Driver::Eager.choose(&game.view(game.asked().next()?)?, chance)
}
