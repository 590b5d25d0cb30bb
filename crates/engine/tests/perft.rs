//! Counts of legal paths from fixed walls, which show any change of what is legal.
//!
//! Each line of a `.perft` file is a wall's seed (one byte, repeated), how many choices the eager players make first
//! (seeded by that byte too), and the counts for depths 1, 2, 3 ...: `seed 7 after 40: 14 196 2744`.
//! `JANTAKU_PERFT=print` prints the present lines.

use std::sync::Arc;

use jantaku_core::{Ruleset, Wall};
use jantaku_engine::{Round, RoundPosition, RoundSetup};
use jantaku_testkit::{Chance, Driver, perft};

/// The position of a line.
fn position(rules: &Arc<Ruleset>, seed: u8, choices: usize) -> Round {
    let wall = Wall::from_seed([seed; 32], &rules.tile_set());
    let setup = RoundSetup { rules: rules.clone(), position: RoundPosition::first(rules), wall };
    let (mut round, _) = setup.start().expect("a shuffled wall suits");
    let mut chance = Chance::new(seed.into());
    for _ in 0..choices {
        let seat = round.asked().next().expect("the round is not over");
        let view = round.view(seat).expect("somebody sits there");
        let action = Driver::Eager.choose(&view, &mut chance).expect("a seat that is asked has a choice");
        round.play(seat, action).expect("a listed action is legal");
    }
    round
}

fn check(preset: &str, lines: &str) {
    let rules = Arc::new(Ruleset::preset(preset).expect("a preset"));
    let print = std::env::var("JANTAKU_PERFT").is_ok_and(|intent| intent == "print");
    let lines = lines.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    for line in lines {
        let (place, counts) = line.split_once(':').expect("a place and its counts");
        let words: Vec<&str> = place.split_whitespace().collect();
        let ["seed", seed, "after", choices] = words[..] else { panic!("`{place}` names no place") };
        let round = position(&rules, seed.parse().expect("a byte"), choices.parse().expect("a number"));
        let wanted: Vec<u64> = counts.split_whitespace().map(|count| count.parse().expect("a count")).collect();
        let found: Vec<u64> = (1..=wanted.len() as u32).map(|depth| perft(&round, depth)).collect();
        if print {
            let found: Vec<String> = found.iter().map(u64::to_string).collect();
            println!("{place}: {}", found.join(" "));
        } else {
            assert_eq!(found, wanted, "{preset}: {place}");
        }
    }
}

#[test]
fn tenhou() {
    check("tenhou", include_str!("perft/tenhou.perft"));
}

#[test]
fn tenhou_sanma() {
    check("tenhou_sanma", include_str!("perft/tenhou_sanma.perft"));
}

#[test]
fn yakuza() {
    check("yakuza", include_str!("perft/yakuza.perft"));
}
