//! What all programs do that do not choose at random: win, declare riichi, throw single honours early.

use jantaku_bots::{by_name, names};
use jantaku_engine::Action;
use jantaku_testkit::{ViewScript, tenhou};

/// Every bot that does not choose at random and is quick, in each of its styles and habits.
fn programs() -> impl Iterator<Item = String> {
    names().filter(|name| !["wild", "random", "master"].contains(&name.as_str()))
}

/// What a bot does after this script in 21 positions that differ in the scores only, so that a lapse in one is none in most.
fn choices(name: &str, me: usize, hand: &'static str, script: &str) -> Vec<Action> {
    let choice = |more: i32| {
        let scene = ViewScript { indicator: "9p", scores: [25_000 + 100 * more; 4], ..tenhou(me, hand) };
        let view = scene.view(script).expect("a script that can be");
        by_name(name, [more as u8; 32]).expect("a bot").choose(&view, &view.legal_actions())
    };
    (0..21).map(choice).collect()
}

/// How many of 21 such choices these are.
fn times(choices: &[Action], are: impl Fn(&Action) -> bool) -> usize {
    choices.iter().filter(|choice| are(choice)).count()
}

fn discards(kind: &'static str) -> impl Fn(&Action) -> bool {
    move |action| matches!(action, Action::Discard { tile, .. } if tile.to_string() == kind)
}

/// a win is taken, from another and by oneself.
#[test]
fn every_program_takes_a_win() {
    for name in programs() {
        let ron = choices(&name, 3, "234567m34588s45p", "0:6p");
        assert_eq!(times(&ron, |action| *action == Action::Ron), 21, "{name}");
        let tsumo = choices(&name, 3, "234567m34588s45p", "0:9m 1:9m 2:9m 3:6p-");
        assert_eq!(times(&tsumo, |action| *action == Action::Tsumo), 21, "{name}");
    }
}

/// riichi is declared on a good wait. Near miss: who prefers dama does not where the hand has a yaku.
#[test]
fn every_program_declares_riichi() {
    let riichi = |action: &Action| matches!(action, Action::Riichi { .. });
    for name in programs() {
        let declared = times(&choices(&name, 0, "123456m67811p24s", "0:5s-"), riichi);
        assert!(declared > 10, "{name}: {declared} of 21");
    }
    let with_yaku = |name| times(&choices(name, 3, "345m67p23488s119s", "0:9p 1:9p 2:9m 3:5p-"), riichi);
    assert!(with_yaku("hard") > 10 && with_yaku("hard/dama") < 10);
}

/// a single honour goes first. Near miss: who goes for a flush keeps it with its suit.
#[test]
fn every_program_throws_a_single_honour_early() {
    for name in programs() {
        let honour = times(&choices(&name, 0, "234m567p345s4578s", "0:3z-"), discards("3z"));
        assert_eq!(honour > 10, name != "easy/flush", "{name}: {honour} of 21");
    }
}
