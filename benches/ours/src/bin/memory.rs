//! The memory of a running match: matches played to their middle and kept, by the resident pages of the process.

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_engine::Match;
use jantaku_testkit::Chance;

const MATCHES: usize = 4000;

const CHOICES: usize = 50;

fn main() {
    let rules = Arc::new(Ruleset::preset("tenhou").expect("the preset is built in"));
    let mut chance = Chance::new(1);
    let first = running(&rules, &mut chance);
    let before = resident();
    let matches: Vec<Match> = (0..MATCHES).map(|_| running(&rules, &mut chance)).collect();
    let each = resident().saturating_sub(before) / MATCHES;
    println!("{} bytes for each of {MATCHES} matches, {} of them in the value", each, size_of_val(&first));
    drop(matches);
}

fn running(rules: &Arc<Ruleset>, chance: &mut Chance) -> Match {
    let (mut played, _) = Match::start(rules.clone(), chance.wall(rules)).expect("the rules deal a hand");
    for _ in 0..CHOICES {
        let asked: Vec<_> = played.asked().collect();
        let Some(seat) = chance.pick(&asked) else { break };
        let Some(action) = chance.pick(&played.legal_actions(seat).legal) else { break };
        played.play(seat, action).expect("a legal action is accepted");
    }
    played
}

/// Resident memory in bytes, from Linux.
fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").expect("Linux reports memory in /proc");
    statm.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).map_or(0, |pages| 4096 * pages)
}
