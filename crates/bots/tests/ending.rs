//! Whether the last dealer ends the game, where the rules give the choice in any place.

use jantaku_bots::{by_name, names};
use jantaku_core::rules::{Extension, Yame};
use jantaku_engine::Action;
use jantaku_testkit::{Play, Scene, SceneExt};

/// Every level that does not choose at random, in each of its styles.
fn levels() -> impl Iterator<Item = String> {
    names().filter(|name| !["wild", "random"].contains(&name.as_str()))
}

/// The last dealer, seat 3, has won 2900 from seat 0 and may end the game with these points.
fn asked(points: [i32; 4]) -> Play {
    let scene = Scene::of("pretty_girls").rules(|rules| {
        rules.hanchan_count = 1;
        (rules.agari_yame, rules.extension, rules.extension_max_winds) = (Yame::DealerChoice, Extension::None, 0);
    });
    let [first, second, third, dealer] = points;
    let scene = scene.wind(1).dealer(3).points([first + 2900, second, third, dealer - 2900]);
    let mut t = scene.hand(3, "234567m34588s45p").draws("1z 6p").indicators("1z").deal();
    t.discard(3, "1z").discard(0, "6p").ron(3).expect_scores(points);
    t.expect_only(3, &[Action::Continue, Action::Stop]);
    t
}

fn choice(level: &str, points: [i32; 4]) -> Action {
    let t = asked(points);
    let view = t.view(3);
    by_name(level, [0; 32]).expect("a level").choose(&view, &view.legal_actions())
}

/// the leader ends it. Near misses: the last plays on, whatever the scores, and so does a second who can still
/// become first.
#[test]
fn no_bot_ends_the_game_while_it_loses() {
    for level in levels() {
        for leading in [[20000, 20000, 20000, 40000], [24900, 25000, 25000, 25100], [10000, 10000, 10000, 70000]] {
            assert_eq!(choice(&level, leading), Action::Stop, "{level} leads: {leading:?}");
        }
        for last in [[40000, 25000, 25000, 10000], [26000, 26000, 25000, 23000], [30000, 30000, 36000, 4000]] {
            assert_eq!(choice(&level, last), Action::Continue, "{level} is last: {last:?}");
        }
        for second in [[20000, 33000, 15000, 32000], [20000, 36000, 14000, 30000]] {
            assert_eq!(choice(&level, second), Action::Continue, "{level} may still lead: {second:?}");
        }
    }
}

/// No lapse changes this choice: the same with slightly different scores, each another position.
#[test]
fn no_lapse_ends_a_lost_game() {
    for level in levels().filter(|level| level != "master") {
        for more in (0..3000).step_by(100) {
            assert_eq!(choice(&level, [40000 - more, 24000, 24000, 12000 + more]), Action::Continue, "{level}: {more}");
            assert_eq!(choice(&level, [12000 + more, 24000, 24000, 40000 - more]), Action::Stop, "{level}: {more}");
        }
    }
}

/// A second place that cannot become first but may be lost is worth keeping, to bots that value places. Beginners end
/// the match in first place only.
#[test]
fn a_second_place_is_kept_where_there_is_more_to_lose_than_to_win() {
    for level in levels() {
        let wise = if level.starts_with("easy") { Action::Continue } else { Action::Stop };
        assert_eq!(choice(&level, [11900, 66000, 10100, 12000]), wise, "{level}");
    }
}

/// Without a bonus for places nothing is lost by going on, and only the first place ends it.
#[test]
fn where_places_are_worth_nothing_the_first_ends_it_and_no_other() {
    let points = |dealer| [30000 - dealer / 3, 30000, 40000 - 2 * (dealer / 3), dealer];
    for (dealer, ends) in [(15000, false), (24000, false), (60000, true)] {
        let mut scene = Scene::of("shanghai").rules(|rules| {
            rules.oka = jantaku_core::rules::Oka::None;
            (rules.agari_yame, rules.yame_needs_goal) = (Yame::DealerChoice, false);
        });
        scene = scene.wind(1).dealer(3).points(points(dealer)).hand(3, "234567m34588s45p").draws("1z 6p");
        let mut t = scene.indicators("1z").deal();
        t.discard(3, "1z").discard(0, "6p").ron(3).expect_only(3, &[Action::Continue, Action::Stop]);
        let wanted = if ends { Action::Stop } else { Action::Continue };
        for level in levels() {
            let view = t.view(3);
            let choice = by_name(&level, [0; 32]).expect("a level").choose(&view, &view.legal_actions());
            assert_eq!(choice, wanted, "{level} with {dealer}");
        }
    }
}

/// `explain` gives the values that decide.
#[test]
fn the_end_is_explained() {
    let t = asked([20000, 20000, 20000, 40000]);
    let view = t.view(3);
    let reasons = by_name("hard", [0; 32]).expect("a level").explain(&view, &view.legal_actions());
    let values: Vec<(Action, i64)> =
        reasons.iter().map(|reason| (reason.action, reason.worth.round() as i64)).collect();
    // 40,000 points, the uma of the first place and the oka; going on puts the place at risk.
    assert_eq!(values[0], (Action::Stop, 70_000));
    assert!(values[1].0 == Action::Continue && values[1].1 < 70_000, "{values:?}");
}
