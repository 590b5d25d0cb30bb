use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset, Wall};
use jantaku_engine::{Action, Actions, Match, RoundPosition, RoundSetup};
use jantaku_testkit::Chance;

/// What was counted while matches were played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Played {
    /// Choices, not counting those between rounds.
    pub decisions: u64,
    /// Actions listed for them.
    pub listed: u64,
    pub rounds: u64,
    pub matches: u64,
}

/// W4: whole matches, with every choice uniform among the legal actions listed.
pub fn w4(rules: &Arc<Ruleset>, matches: u64, seed: u64) -> Played {
    let mut chance = Chance::new(seed);
    let mut count = Played { matches, ..Played::default() };
    (0..matches).for_each(|_| random_match(rules, &mut chance, &mut count));
    count
}

fn random_match(rules: &Arc<Ruleset>, chance: &mut Chance, count: &mut Played) {
    let setup = RoundSetup { rules: rules.clone(), position: RoundPosition::first(rules), wall: chance.wall(rules) };
    let mut played = Match::start_with(setup, &mut |_, _| ()).expect("the rules deal a hand");
    let mut actions = Actions::default();
    count.rounds += 1;
    while played.settlement().is_none() {
        let mut asked = false;
        for seat in rules.players.seats() {
            played.legal_actions_into(seat, &mut actions);
            let Some(action) = chance.pick(&actions.legal) else { continue };
            asked = true;
            if !matches!(action, Action::Continue | Action::Stop) {
                count.decisions += 1;
                count.listed += actions.legal.len() as u64;
            }
            played.play_with(seat, action, &mut |_, _| ()).expect("a legal action is accepted");
        }
        if !asked {
            played.deal_with(chance.wall(rules), &mut |_, _| ()).expect("the match goes on");
            count.rounds += 1;
        }
    }
}

pub fn walls(rules: &Ruleset, many: usize, seed: u64) -> Vec<Wall> {
    let mut chance = Chance::new(seed);
    (0..many).map(|_| chance.wall(rules)).collect()
}

/// W4e: a first round on each wall in which every drawn tile is discarded and nothing is called or won, legal actions
/// listed at each choice; the choices counted.
pub fn w4e(rules: &Arc<Ruleset>, walls: &[Wall]) -> u64 {
    walls.iter().map(|wall| tsumogiri(rules, wall).1).sum()
}

/// Such a round: the points at its end, and the number of choices.
pub fn tsumogiri(rules: &Arc<Ruleset>, wall: &Wall) -> (BySeat<i32>, u64) {
    let setup = RoundSetup { rules: rules.clone(), position: RoundPosition::first(rules), wall: wall.clone() };
    let mut played = Match::start_with(setup, &mut |_, _| ()).expect("the rules deal a hand");
    let (mut decisions, mut actions) = (0, Actions::default());
    loop {
        if let Some(end) = played.table().result() {
            return (end.scores.clone(), decisions);
        }
        for seat in rules.players.seats() {
            played.legal_actions_into(seat, &mut actions);
            let plain = |action: &&Action| matches!(action, Action::Discard { tsumogiri: true, .. } | Action::Pass);
            let Some(&action) = actions.legal.iter().rev().find(plain) else { continue };
            decisions += 1;
            played.play_with(seat, action, &mut |_, _| ()).expect("a legal action is accepted");
        }
    }
}
