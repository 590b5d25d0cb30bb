//! Hidden tiles change no advice, and no advice is illegal.

use jantaku_advice::{Stance, advice, why, yaku_in_reach};
use jantaku_core::Ruleset;
use jantaku_engine::{Actions, Hidden, Match, Phase, Unseen, View};
use jantaku_testkit::{Chance, Driver, random_house};

/// Everything that is said of a position.
fn all(view: &View) -> String {
    let Actions { legal, .. } = view.legal_actions();
    let whys: Vec<_> = legal.iter().map(|&action| why(view, action)).collect();
    format!("{:?} {whys:?} {:?}", advice(view, &legal), yaku_in_reach(view))
}

fn redealt(view: &View, chance: &mut Chance) -> String {
    let Unseen { mut tiles, hands, .. } = view.unseen();
    chance.shuffle(&mut tiles);
    let hands = hands.map(|_, &count| tiles.split_off(tiles.len() - count));
    let round = view.imagine(&Hidden { hands, wall: tiles }).expect("the unseen tiles in any order could be the truth");
    all(&round.view(view.seat()).expect("the same seat"))
}

/// Plays one round and compares every decision with a redealt one; returns how many pieces of advice were compared.
fn compared(rules: Ruleset, chance: &mut Chance) -> usize {
    let wall = chance.wall(&rules);
    let (mut game, _) = Match::start(rules.into(), wall).expect("a round");
    let mut said = 0;
    while !matches!(game.table().phase, Phase::Over(_)) {
        let seats: Vec<_> = game.table().players().seats().collect();
        let Some((seat, action)) = seats.into_iter().find_map(|seat| {
            let view = game.view(seat)?;
            let action = Driver::Eager.choose(&view, chance)?;
            let legal = view.legal_actions().legal;
            let given = advice(&view, &legal);
            for advice in &given {
                if let Stance::Choose(action) | Stance::Avoid(action) = advice.stance {
                    assert!(legal.contains(&action), "{} names {action}", advice.rule.key());
                }
            }
            said += given.len();
            assert_eq!(redealt(&view, chance), all(&view));
            Some((seat, action))
        }) else {
            break;
        };
        game.play(seat, action).expect("legal");
    }
    said
}

/// Law 6 for advice.
#[test]
fn hidden_tiles_change_no_advice() {
    let mut chance = Chance::new(17);
    let mut said = 0;
    for round in 0..24 {
        let rules = if round % 2 == 0 { Ruleset::preset("tenhou").unwrap() } else { random_house(&mut chance) };
        said += compared(rules, &mut chance);
    }
    assert!(said > 1000, "{said} pieces of advice compared");
}
