//! W4 and W4e: whole matches, and rounds in which every draw is discarded.

use std::collections::HashMap;
use std::hint::black_box;
use std::sync::Arc;

use jantaku_bench::{Played, tsumogiri, w4, w4e, walls};
use jantaku_core::{Place, Ruleset, Wall};
use jantaku_engine::{Event, Match, RoundPosition, RoundSetup};
use jantaku_testkit::Chance;
use riichi::model::{Action, ActionResult, Discard, RoundBegin, RoundId};
use riichi::prelude::{Engine, Tile as TheirTile, wall};
use riichienv_core::action::Phase;
use riichienv_core::rule::GameRule;
use riichienv_core::state::GameState;
use riichienv_core::state::legal_actions::GameStateLegalActions;

use crate::contest::{Contest, Peer, agreement};

/// Whole random hanchan on riichienv's own walls; only its list of legal actions is used, not the rest of an
/// observation.
fn riichienv(matches: u64, seed: u64) -> Played {
    let mut chance = Chance::new(seed);
    let mut count = Played { matches, ..Played::default() };
    for nth in 0..matches {
        let mut game = GameState::new(2, true, Some(seed + nth), 0, GameRule::default_tenhou());
        let mut round = None;
        while !game.is_done {
            if game.needs_initialize_next_round {
                game.step(&HashMap::new());
                continue;
            }
            let now = Some((game.round_wind, game.oya, game.honba));
            count.rounds += u64::from(now != round);
            round = now;
            let asked = match game.phase {
                Phase::WaitAct => vec![game.current_player],
                Phase::WaitResponse => game.active_players.clone(),
            };
            let mut chosen = HashMap::new();
            for seat in asked {
                let legal = game._get_legal_actions_internal(seat);
                count.decisions += 1;
                count.listed += legal.len() as u64;
                if !legal.is_empty() {
                    chosen.insert(seat, legal[chance.below(legal.len())].clone());
                }
            }
            game.step(&chosen);
        }
    }
    count
}

fn per_round(played: &Played) -> String {
    let (rounds, decisions) = (played.rounds as f64, played.decisions as f64);
    format!("{:.0} choices a round, {:.1} actions each", decisions / rounds, played.listed as f64 / decisions)
}

/// W4 under Tenhou's rules.
pub fn random_play(rules: &Arc<Ruleset>) -> Contest<'static> {
    let rules = rules.clone();
    let agreement = format!("ours {}; theirs {}", per_round(&w4(&rules, 40, 4)), per_round(&riichienv(40, 4)));
    let mut seed = 4;
    let ours = move || {
        seed += 1;
        w4(&rules, 10, seed).decisions
    };
    let mut seed = 4;
    let pass = move || {
        seed += 1;
        riichienv(2, 100 * seed).decisions
    };
    let peer = Peer { name: "riichienv-core", goal: Some(25.0), agreement, pass: Box::new(pass) };
    let inputs = "whole random matches".into();
    Contest { inputs, unit: "decisions", ours: Box::new(ours), peers: vec![peer] }
}

/// The same wall in the order of `riichi`.
fn their_wall(rules: &Arc<Ruleset>, ours: &Wall) -> wall::Wall {
    let setup = RoundSetup { rules: rules.clone(), position: RoundPosition::first(rules), wall: ours.clone() };
    let (_, events) = Match::start_from(setup).expect("the rules deal a hand");
    let tile = |tile: jantaku_core::Tile| TheirTile::from_encoding(tile.index() as u8).expect("the same 37 faces");
    let at = |place| tile(ours.at(place).expect("the wall has the place"));
    let mut theirs = wall::make_dummy_wall();
    let Some(Event::Dealt { hands, .. }) = events.first() else { return theirs };
    for (seat, hand) in hands.values().enumerate() {
        hand.iter().zip(wall::DEAL_INDEX[seat]).for_each(|(&own, index)| theirs[index] = tile(own));
    }
    (52..ours.live_len()).for_each(|nth| theirs[nth] = at(Place::Live(nth)));
    for nth in 0..5 {
        theirs[wall::DORA_INDICATOR_INDEX[nth]] = at(Place::Indicator(nth));
        theirs[wall::URA_DORA_INDICATOR_INDEX[nth]] = at(Place::Ura(nth));
    }
    (0..4).for_each(|nth| theirs[wall::KAN_DRAW_INDEX[nth]] = at(Place::Supplement(nth)));
    theirs
}

/// A round of `riichi` in which every draw is discarded: the points at its end.
fn riichi(engine: &mut Engine, wall: &wall::Wall) -> [i32; 4] {
    let begin = RoundBegin {
        ruleset: riichi::rules::Ruleset::default(),
        round_id: RoundId { kyoku: 0, honba: 0 },
        wall: *wall,
        pot: 0,
        points: [25_000; 4],
    };
    engine.begin_round(begin);
    loop {
        let Some(tile) = engine.state().core.draw else { return [0; 4] };
        let discard = Discard { tile, is_tsumogiri: true, ..Discard::default() };
        if engine.register_action(Action::Discard(discard)).is_err() {
            return [0; 4];
        }
        if !matches!(engine.step().action_result, ActionResult::Pass) {
            return engine.end().as_ref().map_or([0; 4], |end| end.points.map(|points| points as i32));
        }
    }
}

/// W4e under Tenhou's rules.
pub fn bare_engine(rules: &Arc<Ruleset>) -> Contest<'static> {
    let rules = rules.clone();
    let ours = walls(&rules, 500, 5);
    let theirs: Vec<_> = ours.iter().map(|wall| their_wall(&rules, wall)).collect();
    let mut engine = Engine::new();
    let equal = ours.iter().zip(&theirs).map(|(ours, theirs)| {
        let (ours, theirs) = (tsumogiri(&rules, ours).0, riichi(&mut engine, theirs));
        ours.values().eq(&theirs)
    });
    let agreement = agreement(equal);
    let pass = move || {
        for wall in &theirs {
            black_box(riichi(&mut engine, wall));
        }
        theirs.len() as u64
    };
    let ours = move || {
        black_box(w4e(&rules, &ours));
        ours.len() as u64
    };
    let peer = Peer { name: "riichi", goal: Some(1.5), agreement, pass: Box::new(pass) };
    Contest { inputs: "every draw discarded".into(), unit: "rounds", ours: Box::new(ours), peers: vec![peer] }
}
