//! A whole match between players who leave every choice to chance.

use std::error::Error;
use std::sync::Arc;

use jantaku_rs::{Match, Ruleset, Wall};
use rand::seq::IndexedRandom;

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let rules = Arc::new(Ruleset::preset("tenhou")?);
    let set = rules.tile_set();
    let mut rng = rand::rng();
    let (mut game, _) = Match::start(rules, Wall::shuffled(&set, &mut rng))?;
    let mut rounds = 1;
    while game.settlement().is_none() {
        let Some(seat) = game.asked().next() else {
            game.deal(Wall::shuffled(&set, &mut rng))?;
            rounds += 1;
            continue;
        };
        let actions = game.legal_actions(seat);
        let choice = actions.legal.choose(&mut rng).ok_or("a seat that is asked has a choice")?;
        game.play(seat, *choice)?;
    }
    println!("{rounds} rounds");
    for standing in game.settlement().iter().flat_map(|settlement| &settlement.standings) {
        println!("{}. seat {}: {} points", standing.place, standing.seat, standing.points);
    }
    Ok(())
}
