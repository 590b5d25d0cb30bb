//! The player at whose wall the dice broke it wins and pays double (割れ目, R-245).

use jantaku_core::Ruleset;
use jantaku_engine::{Match, SetupError};
use jantaku_testkit::{Play, Scene, SceneExt, seat};

use crate::rules::READY;

/// Seat 1 waits with three han on 6p; the dice break a wall.
fn scene(pips: [u8; 2]) -> Scene {
    let scene = Scene::of("pretty_girls").rules(|rules| rules.wareme = true).dice(pips).honba(1).sticks(1);
    scene.hand(1, READY).indicators("1z")
}

fn by_ron(pips: [u8; 2]) -> Play {
    let mut t = scene(pips).draws("6p").deal();
    t.discard(0, "6p").ron(1);
    t
}

fn changes(mut t: Play) -> [i32; 4] {
    let end = t.result();
    [0, 1, 2, 3].map(|at| end.payments.deltas(t.table().players())[seat(at)])
}

/// the player at the break wins or pays double, including honba; the sticks of the pot are unchanged.
#[test]
fn what_the_player_at_the_break_wins_or_pays_is_doubled() {
    let plain = changes(by_ron([1, 2]));
    let (hand, stick) = (-plain[0], 1000);
    assert_eq!(plain, [-hand, hand + stick, 0, 0], "seat 2 sits at the break and has no part in it");
    assert_eq!(changes(by_ron([1, 1])), [-2 * hand, 2 * hand + stick, 0, 0], "the winner");
    assert_eq!(changes(by_ron([2, 3])), [-2 * hand, 2 * hand + stick, 0, 0], "the discarder, who deals (親割れ)");
}

/// in a self-draw the player at the break pays double, the others once; or all pay double to the player at the
/// break.
#[test]
fn of_a_self_draw_the_player_at_the_break_pays_double() {
    let by_tsumo = |pips| {
        let mut t = scene(pips).draws("1z 6p").deal();
        t.discard(0, "1z").tsumo(1);
        changes(t)
    };
    let at_two = by_tsumo([1, 2]);
    assert_eq!((at_two[2], at_two[0] < at_two[3]), (2 * at_two[3], true));
    let winner = by_tsumo([1, 1]);
    assert_eq!([winner[0], winner[2], winner[3]], [2 * at_two[0], at_two[2], 2 * at_two[3]]);
}

/// Near misses: a draw moves the usual points, and so does a win where the house does not use the break.
#[test]
fn nothing_else_is_doubled() {
    let mut t = scene([1, 1]).deal();
    t.run_out();
    assert_eq!(changes(t), [-1000, 3000, -1000, -1000]);
    let mut t = scene([1, 1]).rules(|rules| rules.wareme = false).draws("6p").deal();
    t.discard(0, "6p").ron(1);
    assert_eq!((t.table().start.dice, t.table().start.broken()), (None, None));
    assert_eq!(changes(t), changes(by_ron([1, 2])));
}

/// A house that uses the break needs dice with the wall; every wall of a seed has them.
#[test]
fn a_wall_without_dice_cannot_be_broken() {
    let mut setup = scene([1, 1]).setup().unwrap();
    setup.wall = setup.wall.with_dice(None);
    assert_eq!(Match::start_from(setup).unwrap_err().0, [SetupError::NoDice]);
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.wareme = true;
    let wall = jantaku_core::Wall::from_seed([7; 32], &rules.tile_set());
    let (game, _) = Match::start(std::sync::Arc::new(rules), wall.clone()).unwrap();
    assert_eq!(game.table().start.dice, wall.dice());
    assert_eq!(game.table().start.broken(), wall.dice().map(|dice| dice.falls_on(seat(0), game.table().players())));
}
