//! Matches stepped together, every choice uniform among the legal ones, with observation and mask: decisions a second. `vector [THREADS]`.

use std::time::Instant;

use jantaku_core::Ruleset;
use jantaku_encode::{ActionId, Buffers, VectorMatch};
use jantaku_testkit::Chance;

/// The number of decisions that are made before and while it is timed.
const DECISIONS: usize = 2_000_000;

fn main() {
    let threads = std::env::args().nth(1).and_then(|threads| threads.parse().ok()).unwrap_or(1);
    for matches in [1, 64, 1024, 8192] {
        let mut chance = Chance::new(1);
        let rules = Ruleset::preset("tenhou").expect("the preset is built in");
        let mut vector = VectorMatch::new(rules.into(), matches, 1, threads).expect("matches start");
        let mut buffers = Buffers::new(matches);
        vector.asked(&mut buffers.outputs()).expect("there is room");
        let mut actions = vec![0; matches];
        let steps = DECISIONS / matches;
        let mut in_steps = 0.0;
        let started = Instant::now();
        for _ in 0..steps {
            for (action, mask) in actions.iter_mut().zip(&buffers.masks) {
                *action = choose(mask, &mut chance);
            }
            let before = Instant::now();
            vector.step(&actions, &mut buffers.outputs()).expect("the choices are legal");
            in_steps += before.elapsed().as_secs_f64();
        }
        let (all, made) = (started.elapsed().as_secs_f64(), (steps * matches) as f64);
        println!(
            "{matches} matches, {threads} threads: {:.0} k decisions/s in `step`, {:.0} k with the choices",
            made / in_steps / 1e3,
            made / all / 1e3
        );
    }
}

fn choose(mask: &[bool; ActionId::COUNT], chance: &mut Chance) -> u16 {
    let legal = mask.iter().filter(|legal| **legal).count();
    let nth = chance.below(legal);
    mask.iter().enumerate().filter(|(_, legal)| **legal).nth(nth).map_or(0, |(id, _)| id as u16)
}
