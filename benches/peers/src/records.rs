//! W5: records replayed.

use std::hint::black_box;
use std::sync::Arc;

use jantaku_bench::{records, w5};
use jantaku_core::Ruleset;
use riichi::engine::Engine;
use riichi::interop::tenhou_log_json::{RecoveredRound, TenhouLog, TenhouRoundRaw, recover_round};
use riichi::model::{AbortReason, ActionResult, Reaction};
use riichi::prelude::{Player, wall};

use crate::contest::{Contest, Peer, agreement};

/// One round by `riichi`: its actions and the wall made from what the record shows, then every step. Returns the
/// changed points.
fn replayed(round: &TenhouRoundRaw, reds: [u8; 3]) -> Option<(RecoveredRound, ActionResult, [i32; 4])> {
    let recovered = recover_round(round)?;
    let missing = wall::get_missing_tiles_in_partial_wall(&recovered.known_wall, reds);
    let mut begin = recovered.history.begin.clone();
    begin.wall = wall::fill_missing_tiles_in_partial_wall(&recovered.known_wall, missing.iter_tiles());
    let mut engine = Engine::new();
    engine.begin_round(begin);
    let (last, steps) = recovered.history.action_reactions.split_last()?;
    for step in steps {
        engine.register_action(step.action).ok()?;
        if let Some((seat, reaction)) = step.reactor_reaction {
            engine.register_reaction(seat, reaction).ok()?;
        }
        engine.step();
    }
    engine.register_action(last.action).ok()?;
    if let Some((seat, reaction)) = last.reactor_reaction {
        engine.register_reaction(seat, reaction).ok()?;
    }
    let three = recovered.final_result == ActionResult::Abort(AbortReason::TripleRon);
    for seat in (0..4).map(Player::new) {
        if recovered.history.ron[seat.to_usize()] || three && seat != last.actor {
            engine.register_reaction(seat, Reaction::RonAgari).ok()?;
        }
    }
    let result = engine.step().action_result;
    let delta = engine.end().as_ref().map_or([0; 4], |end| end.points_delta.map(|points| points as i32));
    Some((recovered, result, delta))
}

/// W5 under Tenhou's rules.
pub fn replaying(rules: &Arc<Ruleset>) -> Contest<'static> {
    let rules = rules.clone();
    let ours = records(&rules, 20, 6);
    let theirs: Vec<TenhouLog> =
        ours.iter().map(|record| serde_json::from_str(&record.json).expect("their parser reads it")).collect();
    let rounds = |log: &TenhouLog| log.rounds.len() as u64;
    let all: u64 = theirs.iter().map(rounds).sum();
    assert_eq!(w5(&rules, &ours), all, "both replay every round");
    let equal = theirs.iter().flat_map(|log| log.rounds.iter().map(|round| (round, log.rule.num_reds())));
    let equal = equal.map(|(round, reds)| {
        replayed(round, reds).is_some_and(|(recovered, result, _)| result == recovered.final_result)
    });
    let agreement = agreement(equal);
    let pass = move || {
        for log in &theirs {
            let reds = log.rule.num_reds();
            log.rounds.iter().for_each(|round| drop(black_box(replayed(round, reds))));
        }
        all
    };
    let ours = move || w5(&rules, &ours);
    let peer = Peer { name: "riichi", goal: Some(1.5), agreement, pass: Box::new(pass) };
    Contest { inputs: "tenhou.net/6, parsed".into(), unit: "rounds", ours: Box::new(ours), peers: vec![peer] }
}
