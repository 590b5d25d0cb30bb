use jantaku_core::rules::TilesPlayed;
use jantaku_engine::Hidden;
use jantaku_score::{shanten, waits};

use super::*;
use jantaku_testkit::{seat, tenhou};

const ONE: &str = "123456m67811p24s";
/// A hand whose best discards are worth about the same.
const LOOSE: &str = "1456m3567p55779s";
/// After two turns, with seat 2 in riichi.
const RIICHI: &str = "0:9m 1:9m 2:9m 3:9s 0:1z 1:1z 2!4p 3:5s-";

fn drawn(script: &str, count: usize) -> (View<'static>, Vec<jantaku_engine::Round>) {
    let view = tenhou(3, ONE).view(script).unwrap();
    let mut rng = ChaCha20Rng::from_seed([1; 32]);
    let position = Position::new(&view);
    let determinizations = Determinizations::new(&position);
    let drawn = (0..count).map(|_| determinizations.draw(&mut rng).unwrap()).collect();
    (view, drawn)
}

fn shanten_of(round: &jantaku_engine::Round, who: usize) -> i8 {
    let hand = round.hand(seat(who)).unwrap();
    shanten(&hand.counts(), hand.melds().len(), TilesPlayed::Full136).min()
}

#[test]
fn an_opponent_in_riichi_is_tenpai_in_every_determinization_and_not_furiten() {
    let (view, drawn) = drawn(RIICHI, 60);
    let safe = view.table().safe_kinds(seat(2));
    for round in &drawn {
        assert_eq!(round.view(seat(3)).as_ref(), Some(&view));
        let waits = waits(&round.hand(seat(2)).unwrap().counts(), 0);
        assert!(!waits.is_empty() && !waits.meets(safe), "{:?}", round.hand(seat(2)));
    }
    // Near miss: random hands are hardly ever tenpai.
    let (unseen, mut rng) = (view.unseen(), ChaCha20Rng::from_seed([1; 32]));
    let mut tenpai = 0;
    for _ in 0..60 {
        let mut tiles = unseen.tiles.clone();
        determinizations::shuffle(&mut tiles, &mut rng);
        let hands = unseen.hands.map(|_, &count| tiles.split_off(tiles.len() - count));
        let round = view.imagine(&Hidden { hands, wall: tiles }).unwrap();
        tenpai += usize::from(shanten_of(&round, 2) <= 0);
    }
    assert!(tenpai < 3, "{tenpai}");
}

#[test]
fn hands_come_nearer_to_tenpai_as_the_round_goes_on() {
    let mean = |script: &str| {
        let (_, drawn) = drawn(script, 200);
        drawn.iter().map(|round| f64::from(shanten_of(round, 0).max(0))).sum::<f64>() / drawn.len() as f64
    };
    let early = mean("0:9m 1:9m 2:9m 3:5s-");
    let turns = "0:9m 1:8p 2:9s 3:1z 0:1m 1:1p 2:1s 3:2z 0:3z 1:9m 2:8s 3:4z ";
    let late = mean(&format!("{}{}0:7z 1:7z 2:7z 3:5s-", turns, turns.replace("1z", "5z").replace("2z", "6z")));
    assert!((2.6..3.4).contains(&early), "{early}");
    assert!((1.2..2.2).contains(&late), "{late}");
}

/// A bot with few determinizations.
fn few(seed: [u8; 32]) -> Master {
    Master { determinizations: 32, ..Master::new(seed) }
}

#[test]
fn the_same_seed_and_view_give_the_same_choice_whatever_was_asked_before() {
    let first = tenhou(0, LOOSE).view("0:6s-").unwrap();
    let other = tenhou(3, ONE).view(RIICHI).unwrap();
    let reasons = |master: &Master, view: &View| format!("{:?}", master.explain(view, &view.legal_actions()));
    let mut master = few([3; 32]);
    let before = reasons(&master, &first);
    let _asked_between = master.choose(&other, &other.legal_actions());
    assert_eq!(reasons(&master, &first), before);
    assert_eq!(reasons(&few([3; 32]), &first), before);
    assert_ne!(reasons(&few([4; 32]), &first), before, "another seed draws other determinizations");
}

#[test]
fn estimates_move_as_far_as_the_rollouts_can_be_trusted() {
    let updated = |count: usize, values: [f64; 2]| {
        let mut differences = Differences::default();
        differences.extend(values.into_iter().cycle().take(count));
        differences.updated(-100.0)
    };
    assert_eq!(updated(0, [900.0; 2]), -100.0);
    let few = updated(4, [2900.0, -1100.0]);
    let many = updated(400, [2900.0, -1100.0]);
    assert!((-300.0..0.0).contains(&few), "in doubt the search decides: {few}");
    assert!((50.0..250.0).contains(&many), "{many}");
    let unlimited = updated(1_000_000, [2900.0, -1100.0]);
    assert!((many..400.0).contains(&unlimited), "even unlimited rollouts may be biased: {unlimited}");
    // Near miss: a few samples that happen to agree are not trusted.
    assert!(updated(4, [900.0; 2]) < 0.0);
}

#[test]
fn the_best_of_what_it_explains_is_what_it_chooses() {
    let view = tenhou(0, LOOSE).view("0:6s-").unwrap();
    let actions = view.legal_actions();
    let mut master = few([1; 32]);
    let reasons = master.explain(&view, &actions);
    assert_eq!(reasons[0].action, master.choose(&view, &actions));
    assert!(reasons.len() > 2 && reasons.is_sorted_by(|a, b| a.worth >= b.worth));
}

/// Rollouts are biased by their players: clear decisions must stay clear.
#[test]
fn rollouts_keep_what_is_sensible() {
    crate::search::tests::answers_sensibly(&mut Master::new([1; 32]));
}
