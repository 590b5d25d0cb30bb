//! The rules that apply together, in the order in which they are said. data/pairs.txt lists them, and which silence which.
//! `JANTAKU_WRITE_PAIRS=1` writes it anew.

use std::collections::{BTreeMap, BTreeSet};

use jantaku_advice::{Advice, AdviceRule, Stance, advice, applying};
use jantaku_core::rules::{PRESETS, PresetGroup};
use jantaku_core::{Ruleset, Tile};
use jantaku_engine::{Action, Match, View};
use jantaku_testkit::{Chance, Driver};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/pairs.txt");

/// The number of matches that are played in each house.
const MATCHES: usize = 4;

/// One decision of so many is looked at.
const EVERY: usize = 3;

/// The rules said after a rule in the same position, and whether the first has silenced one of them.
type Pairs = BTreeMap<AdviceRule, BTreeMap<AdviceRule, bool>>;

/// The tile that leaves the hand.
fn tile(action: Action) -> Option<Tile> {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } | Action::OpenRiichi { tile, .. } => Some(tile),
        _ => None,
    }
}

fn is_riichi(action: Action) -> bool {
    matches!(action, Action::Riichi { .. } | Action::OpenRiichi { .. })
}

/// Whether one says to do what the other says not to do.
fn clash(one: Stance, other: Stance) -> bool {
    match (one, other) {
        (Stance::Choose(one), Stance::Choose(other)) => {
            (tile(one), is_riichi(one)) != (tile(other), is_riichi(other)) || tile(one).is_none() && one != other
        }
        (Stance::Choose(chosen), Stance::Avoid(avoided)) | (Stance::Avoid(avoided), Stance::Choose(chosen)) => {
            chosen == avoided
                || tile(chosen).is_some() && tile(chosen) == tile(avoided) && is_riichi(chosen) >= is_riichi(avoided)
        }
        _ => false,
    }
}

/// Holds the order and the one mind of the advice for a position against what applies in it, and notes the pairs.
fn look(view: &View, pairs: &mut Pairs) {
    let choices = view.legal_actions().legal;
    let (all, said) = (applying(view, &choices), advice(view, &choices));
    let told = |one: &Advice| format!("{} {:?}", one.rule.key(), one.stance);
    let together = || all.iter().map(told).collect::<Vec<_>>();
    assert!(all.is_sorted_by_key(|one| one.rule.consequence()), "{:?}", together());
    for (nth, first) in all.iter().enumerate() {
        for second in &all[nth + 1..] {
            let clash = clash(first.stance, second.stance);
            let both = said.contains(first) && said.contains(second);
            assert!(!(clash && both), "{} beside {}", told(first), told(second));
            *pairs.entry(first.rule).or_default().entry(second.rule).or_default() |= clash && said.contains(first);
        }
        let graver = || said.iter().filter(|graver| all.iter().position(|one| one == *graver) < Some(nth));
        let silenced = !said.contains(first);
        assert_eq!(
            silenced,
            graver().any(|graver| clash(graver.stance, first.stance)),
            "{} in {:?}",
            told(first),
            together()
        );
    }
    let riichi = said.iter().any(|one| matches!(one.stance, Stance::Choose(action) if is_riichi(action)));
    let against = [AdviceRule::LateRiichi, AdviceRule::DamaBadWait];
    assert!(!riichi || said.iter().all(|one| !against.contains(&one.rule)), "{:?}", together());
}

/// Plays a match and looks at one decision of [`EVERY`].
fn play(rules: Ruleset, chance: &mut Chance, pairs: &mut Pairs) {
    let (mut game, _) = Match::start(rules.clone().into(), chance.wall(&rules)).expect("a round");
    while game.settlement().is_none() {
        if game.needs_wall().is_some() {
            game.deal(chance.wall(&rules)).expect("the match waits for a wall");
            continue;
        }
        let seat = game.asked().next().expect("a match that is not over waits for somebody");
        let view = game.view(seat).expect("somebody sits there");
        if chance.below(EVERY) == 0 {
            look(&view, pairs);
        }
        let action = Driver::Eager.choose(&view, chance).expect("a seat that is asked has a choice");
        game.play(seat, action).expect("legal");
    }
}

/// One line for each rule: its consequence, the rules said after it, and those that it silences.
fn written(pairs: &Pairs) -> String {
    let mut rules = AdviceRule::ALL.to_vec();
    rules.sort_by_key(|rule| (rule.consequence(), std::cmp::Reverse(rule.weight()), rule.key()));
    let none = BTreeMap::new();
    let line = |rule: &AdviceRule| {
        let after = pairs.get(rule).unwrap_or(&none);
        let keys = |silenced: bool| -> BTreeSet<&str> {
            after.iter().filter(|(_, is)| **is == silenced).map(|(rule, _)| rule.key()).collect()
        };
        let list = |word: &str, keys: BTreeSet<&str>| match keys.is_empty() {
            true => String::new(),
            false => format!("; {word} {}", keys.into_iter().collect::<Vec<_>>().join(" ")),
        };
        format!(
            "{:?} {}{}{}\n",
            rule.consequence(),
            rule.key(),
            list("silences", keys(true)),
            list("before", keys(false))
        )
    };
    rules.iter().map(line).collect()
}

/// What costs the hand for certain is said first, and what contradicts it is not said at all.
#[test]
fn no_pair_of_rules_is_a_reversal() {
    let mut pairs = Pairs::new();
    let mut chance = Chance::new(451);
    for house in PRESETS.iter().filter(|preset| preset.group == PresetGroup::Described) {
        for _ in 0..MATCHES {
            play(Ruleset::preset(house.name).expect("a preset"), &mut chance, &mut pairs);
        }
    }
    let text = written(&pairs);
    if std::env::var_os("JANTAKU_WRITE_PAIRS").is_some() {
        std::fs::write(FILE, &text).expect("the file can be written");
    }
    let known = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(
        text == known,
        "other rules apply together than data/pairs.txt says: JANTAKU_WRITE_PAIRS=1 writes it anew\n{text}"
    );
}
