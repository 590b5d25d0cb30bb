//! Each rule of the adviser where it holds, and where it nearly holds.

mod calls;
mod defence;
mod examples;
mod honours;
mod pairs;
mod review;
mod riichi;
mod secrecy;
mod shape;
mod situation;
mod why;

use jantaku_advice::{
    Advice, AdviceRule, Consequence, DiscardHint, Fact, Stance, advice, applying, discard_hints, recommend, recommended,
};
use jantaku_core::Ruleset;
use jantaku_core::rules::RedFives;
use jantaku_engine::{Action, View};
use jantaku_testkit::{Play, ViewScript};

/// A hand one tile from tenpai: two sets, a pair, a two-sided shape, and a shape with a third tile.
const NEAR: &str = "234m56799p22467s";
/// A hand one tile from tenpai whose thirteenth tile belongs to no shape but a pair's.
const PERFECT: &str = "234m567p99p22367s";

/// East 1 in this house, as this seat sees it; with its red fives, which one house leaves open, where the hand has one.
fn house(name: &str, me: usize, hand: &'static str) -> ViewScript {
    let mut rules = Ruleset::preset(name).unwrap();
    if hand.contains('0') && rules.red_fives == (RedFives { m: 0, p: 0, s: 0 }) {
        rules.red_fives = RedFives { m: 1, p: 2, s: 1 };
    }
    ViewScript::new(rules, me, hand)
}

/// What this seat sees after a script of turns in this house.
fn seen_in(name: &str, me: usize, hand: &'static str, script: &str) -> View<'static> {
    house(name, me, hand).view(script).unwrap_or_else(|error| panic!("{hand} {script}: {error}"))
}

/// The same in the house from whose guide most of the rules are.
fn seen(me: usize, hand: &'static str, script: &str) -> View<'static> {
    seen_in("yakuza", me, hand, script)
}

/// The same with this dora indicator.
fn dora(me: usize, hand: &'static str, indicator: &'static str, script: &str) -> View<'static> {
    let scene = ViewScript { indicator, ..house("yakuza", me, hand) };
    scene.view(script).unwrap_or_else(|error| panic!("{hand} {script}: {error}"))
}

/// What a rule says of a position.
fn said(rule: AdviceRule, view: &View) -> Option<Advice> {
    let choices = view.legal_actions().legal;
    let all = applying(view, &choices);
    for one in &all {
        if let Stance::Choose(action) | Stance::Avoid(action) = one.stance {
            assert!(choices.contains(&action), "{} names {action}", one.rule.key());
        }
    }
    all.into_iter().find(|one| one.rule == rule)
}

#[track_caller]
fn spoken(rule: AdviceRule, view: &View) -> Advice {
    let keys = || {
        let all = applying(view, &view.legal_actions().legal);
        all.iter().map(|one| one.rule.key()).collect::<Vec<_>>()
    };
    said(rule, view).unwrap_or_else(|| panic!("{} is silent beside {:?}", rule.key(), keys()))
}

/// The rule recommends this choice: `9m`, `riichi 9m` or a call.
#[track_caller]
fn chooses(rule: AdviceRule, view: &View, choice: &str) -> Vec<Fact> {
    let Advice { stance, facts, .. } = spoken(rule, view);
    let Stance::Choose(action) = stance else { panic!("{} chooses nothing: {stance:?}", rule.key()) };
    assert_eq!(word(action), choice, "{}", rule.key());
    facts
}

/// The rule warns of this choice.
#[track_caller]
fn avoids(rule: AdviceRule, view: &View, choice: &str) -> Vec<Fact> {
    let Advice { stance, facts, .. } = spoken(rule, view);
    let Stance::Avoid(action) = stance else { panic!("{} warns of nothing: {stance:?}", rule.key()) };
    assert_eq!(word(action), choice, "{}", rule.key());
    facts
}

/// The rule says something without a choice.
#[track_caller]
fn notes(rule: AdviceRule, view: &View) -> Vec<Fact> {
    let Advice { stance, facts, .. } = spoken(rule, view);
    assert_eq!(stance, Stance::Note, "{}", rule.key());
    facts
}

#[track_caller]
fn silent(rule: AdviceRule, view: &View) {
    assert_eq!(said(rule, view), None);
}

fn word(action: Action) -> String {
    match action {
        Action::Discard { tile, .. } => tile.to_string(),
        Action::Riichi { tile, .. } => format!("riichi {tile}"),
        Action::Pon { .. } => "pon".to_owned(),
        Action::Chii { .. } => "chii".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Ankan { .. } | Action::Kakan { .. } | Action::Daiminkan => "kan".to_owned(),
        other => other.to_string(),
    }
}

/// The discard of each of these turns is made; everybody passes.
fn turns<'p>(play: &'p mut Play, turns: &str) -> &'p mut Play {
    for turn in turns.split_whitespace() {
        let (seat, tile) = turn.split_once(':').unwrap_or_else(|| panic!("{turn}"));
        let seat = seat.parse().unwrap_or_else(|_| panic!("{turn}"));
        if tile.is_empty() {
            play.tsumogiri(seat)
        } else {
            play.discard(seat, tile)
        };
    }
    play
}

/// Texts and figures tell rules apart by their keys.
#[test]
fn every_rule_has_a_key_of_its_own() {
    let mut keys: Vec<&str> = AdviceRule::ALL.iter().map(|rule| rule.key()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), AdviceRule::ALL.len());
}

/// Said unasked: what decides a hand, and not which isolated tile goes first.
#[test]
fn little_of_it_matters() {
    let matters = |rule: AdviceRule, view: &View| spoken(rule, view).matters();
    assert!(matters(AdviceRule::ValuePon, &seen(1, "234m567p2267s55z9m", "0:5z")));
    assert!(!matters(AdviceRule::IsolatedFirst, &seen(0, NEAR, "0:9m-")));
}

/// where the house shows no waits it gives no advice.
#[test]
fn the_house_decides_whether_there_is_advice() {
    let mut scene = house("yakuza", 0, NEAR);
    let asked = |view: &View| advice(view, &view.legal_actions().legal).len();
    assert!(asked(&scene.view("0:9m-").unwrap()) > 0);
    scene.rules.wait_display = false;
    assert_eq!(asked(&scene.view("0:9m-").unwrap()), 0);
}

/// What decides a hand is said first, and what to keep in mind last.
#[test]
fn the_gravest_consequence_is_said_first() {
    // Seven kinds of terminals and honours.
    let view = seen(0, "19m19p1s47m258p36s5z", "0:1z-");
    notes(AdviceRule::YakumanStart, &view);
    let consequences = |view: &View| -> Vec<Consequence> {
        advice(view, &view.legal_actions().legal).iter().map(|one| one.rule.consequence()).collect()
    };
    let said = consequences(&view);
    assert!(said.is_sorted() && said.first() == Some(&Consequence::Style), "{said:?}");
    assert_eq!(said.last(), Some(&Consequence::Background));
    // To fold comes before dora.
    let view = seen(3, "1479m258p345s126z", "0:9p 1:8m 2!4s 3:7s-");
    assert_eq!(consequences(&view)[0], Consequence::Loss);
}

/// Of rules that contradict each other the weightier is said alone.
#[test]
fn advice_is_of_one_mind() {
    let rules = |all: Vec<Advice>| all.into_iter().map(|one| one.rule).collect::<Vec<_>>();
    // Half a ryanpeikou: riichi with another tile would do, but for the better wait.
    let view = seen_in("shanghai", 0, "223344m55667p99s", "0:1z-");
    let choices = view.legal_actions().legal;
    chooses(AdviceRule::PlainRiichi, &view, "riichi 7p");
    assert!(!rules(advice(&view, &choices)).contains(&AdviceRule::PlainRiichi));
    assert_eq!(rules(advice(&view, &choices))[..2], [AdviceRule::RyanpeikouTrap, AdviceRule::StayTenpai]);
}

/// The discard that is marked is the one that the adviser names.
#[test]
fn the_marked_discard_is_the_adviser_s() {
    let marked = |view: &View| {
        let choices = view.legal_actions();
        let mut hints = discard_hints(view, &choices.legal);
        let best = |hints: &[Option<DiscardHint>]| -> Vec<String> {
            hints.iter().flatten().filter(|hint| hint.best).map(|hint| hint.tile.to_string()).collect()
        };
        let wide = best(&hints);
        recommend(view, &choices, &mut hints);
        (wide, best(&hints))
    };
    // Folding: the widest discard is not the safe one.
    let view = seen(3, "1479m258p345s126z", "0:9p 1:8m 2!4s 3:7s-");
    chooses(AdviceRule::Fold, &view, "4s");
    let (wide, best) = marked(&view);
    assert!(!wide.contains(&"4s".to_owned()), "{wide:?}");
    assert_eq!(best, ["4s"]);
    // Against a riichi the widest discard is marked where it is safe, and not where it is dangerous.
    let hand = "234m567p2236788s";
    let (wide, best) = marked(&seen(3, hand, "0:9p 1:9m 2!9m 3:9m-"));
    assert_eq!((&wide, &best), (&vec!["9m".to_owned()], &vec!["9m".to_owned()]));
    // Where nothing is chosen, the widest is not marked either if it is dangerous.
    let view = seen(3, hand, "0:9p 1:8m 2!1z 3:1m-");
    assert_eq!(recommended(&advice(&view, &view.legal_actions().legal)), None);
    let (wide, best) = marked(&view);
    assert_eq!((wide, best), (vec!["3s".to_owned()], vec![]));
}
