//! Every level under every house: it always chooses a legal action, and the same seed plays the same match.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Match};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use jantaku_testkit::{Chance, Scene, SceneExt, random_house};

/// The record of a match between these levels; panics where a choice is not among those offered.
fn played(rules: &Arc<Ruleset>, levels: &[&str], seed: u8) -> String {
    let seats = rules.players.seats();
    let level = |seat: Seat| levels[(seat.index() + usize::from(seed)) % levels.len()];
    let infos: Vec<SeatInfo> = seats.map(|seat| SeatInfo { name: level(seat).into(), kind: SeatKind::Bot }).collect();
    let seats = rules.players.seats();
    let mut bots: Vec<_> = seats.map(|seat| jantaku_bots::by_name(level(seat), [seed; 32]).expect("a level")).collect();
    let choose = |played: &Match, seat: Seat, actions: &Actions| {
        let Some(view) = played.view(seat) else { return Action::Pass };
        let choice = bots[seat.index()].choose(&view, actions);
        assert!(actions.legal.contains(&choice), "{} under `{}`: {choice}", level(seat), rules.name);
        choice
    };
    let (_, recording) = play_match(rules.clone(), &infos, &[seed; 32], choose, |_, _| ()).expect("a match");
    recording.to_json_lines()
}

/// `hard` is `expert` with a shallower search.
const LEVELS: [&str; 5] = ["expert", "easy", "normal", "easy/flush", "easy/forgetful"];

#[test]
fn every_level_plays_every_preset_and_the_same_match_again() {
    for name in Ruleset::preset_names() {
        let rules = Arc::new(Ruleset::preset(name).unwrap());
        let first = played(&rules, &LEVELS, 1);
        assert_eq!(first, played(&rules, &LEVELS, 1), "{name}");
        assert_ne!(first, played(&rules, &LEVELS, 2), "{name}: another seed deals another match");
    }
}

/// The presets, then 1,000 random houses.
fn houses() -> Vec<Arc<Ruleset>> {
    let mut chance = Chance::new(6);
    let presets = Ruleset::preset_names().map(|name| Ruleset::preset(name).expect("a preset"));
    presets.chain((0..1000).map(|_| random_house(&mut chance))).map(Arc::new).collect()
}

/// Plays `JANTAKU_BOT_MATCHES` matches, or a few, between the levels in `JANTAKU_BOT_LEVELS`. Every tenth is played twice.
#[test]
fn every_level_plays_houses_made_by_chance() {
    let setting = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.to_owned());
    let matches: usize = setting("JANTAKU_BOT_MATCHES", "12").parse().expect("a number of matches");
    let levels = setting("JANTAKU_BOT_LEVELS", &LEVELS.join(","));
    let levels: Vec<&str> = levels.split(',').collect();
    let presets = Ruleset::preset_names().count();
    // A few matches are all played in random houses: the presets have their own test.
    let houses: Vec<Arc<Ruleset>> = if matches < 100 { houses().split_off(presets) } else { houses() };
    let play = |number: usize| {
        let (rules, seed) = (&houses[number % houses.len()], (number / houses.len() * 7 + number) as u8);
        let first = played(rules, &levels, seed);
        if number.is_multiple_of(10) {
            assert_eq!(first, played(rules, &levels, seed), "match {number} under `{}`", rules.name);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for first in 0..threads {
            scope.spawn(move || (first..matches).step_by(threads).for_each(play));
        }
    });
}

/// The strongest level is slow, so it is asked now and then in matches that other levels play.
#[test]
#[ignore = "long"]
fn master_finds_something_allowed_under_every_house() {
    let mut chance = Chance::new(8);
    let presets: Vec<Ruleset> = Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap()).collect();
    let mut asked = 0;
    let made: Vec<Ruleset> = (0..10).map(|_| random_house(&mut chance)).collect();
    for (nth, rules) in presets.into_iter().chain(made).enumerate() {
        let rules = Arc::new(rules);
        let infos: Vec<SeatInfo> =
            rules.players.seats().map(|_| SeatInfo { name: "normal".into(), kind: SeatKind::Bot }).collect();
        let mut bots: Vec<_> =
            rules.players.seats().map(|_| jantaku_bots::by_name("normal", [1; 32]).expect("a level")).collect();
        let choose = |played: &Match, seat: Seat, actions: &Actions| {
            let view = played.view(seat).expect("somebody sits there");
            if actions.legal.len() > 1 && chance.below(400) == 0 {
                let choice = jantaku_bots::by_name("master", [2; 32]).unwrap().choose(&view, actions);
                assert!(actions.legal.contains(&choice), "under `{}`: {choice}", rules.name);
                asked += 1;
            }
            bots[seat.index()].choose(&view, actions)
        };
        play_match(rules.clone(), &infos, &[nth as u8; 32], choose, |_, _| ()).expect("a match");
    }
    assert!(asked > 15, "{asked} decisions");
}

/// showing a noten hand gives away information and gains nothing.
#[test]
fn no_level_shows_a_noten_hand() {
    let mut t = Scene::of("pretty_girls").deal();
    t.run_out();
    let view = t.view(0);
    let actions = view.legal_actions();
    assert!(actions.legal.contains(&Action::ShowNoten));
    for level in ["easy", "normal", "hard", "expert", "master"] {
        let mut bot = jantaku_bots::by_name(level, [1; 32]).expect("a level");
        assert_eq!(bot.choose(&view, &actions), Action::HideHand, "{level}");
    }
}
