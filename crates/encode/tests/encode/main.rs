//! Actions and observations, over matches of every house.
#![allow(clippy::unwrap_used, reason = "a failure is a failed test")]

mod actions;
mod observation;
mod planes;
mod vector;

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_engine::{Action, Match, View};
use jantaku_testkit::{Chance, random_house};

/// Every preset, and so many houses made by chance.
fn houses(made: usize, chance: &mut Chance) -> Vec<Ruleset> {
    let presets = Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap());
    presets.collect::<Vec<_>>().into_iter().chain((0..made).map(|_| random_house(chance))).collect()
}

/// Plays a match; `choose` sees every decision and makes it.
fn play(rules: Ruleset, chance: &mut Chance, mut choose: impl FnMut(&View, &mut Chance) -> Action) {
    let rules = Arc::new(rules);
    let (mut game, _) = Match::start(rules.clone(), chance.wall(&rules)).unwrap();
    while game.settlement().is_none() {
        let Some(seat) = game.asked().next() else {
            game.deal(chance.wall(&rules)).unwrap();
            continue;
        };
        let action = choose(&game.view(seat).unwrap(), chance);
        game.play(seat, action).unwrap();
    }
}
