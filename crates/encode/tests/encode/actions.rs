use std::collections::BTreeSet;

use jantaku_encode::{ActionId, UnknownAction, mask};
use jantaku_engine::Action;
use jantaku_testkit::Chance;

use crate::{houses, play};

#[test]
fn numbers_names_and_actions_lead_to_each_other() {
    let names: BTreeSet<&str> = ActionId::all().map(ActionId::name).collect();
    assert_eq!((names.len(), ActionId::COUNT), (ActionId::COUNT, 401));
    for id in ActionId::all() {
        assert_eq!(ActionId::of(&id.action()), Ok(id), "{id}");
        assert_eq!(id.name().parse(), Ok(id));
        assert_eq!(ActionId::from_index(id.index()), Ok(id));
    }
}

/// What was trained once still fits.
#[test]
fn numbers_stay() {
    let numbers = ["discard 1m", "discard 0s drawn", "riichi 1m", "open_riichi 1m", "kakan 0p", "ankan 7z"];
    let numbers = numbers.iter().chain(&["chii 1m 2m", "chii 0s 6s", "pon 1m 1m", "pon 0s 0s", "daiminkan", "stop"]);
    let numbers: Vec<usize> = numbers.map(|name| name.parse::<ActionId>().unwrap().index()).collect();
    assert_eq!(numbers, [0, 73, 74, 148, 257, 292, 293, 337, 350, 378, 390, 400]);
}

#[test]
fn what_is_no_action_is_refused_by_its_name() {
    assert_eq!("discard 9z".parse::<ActionId>(), Err(UnknownAction::Name("discard 9z".to_owned())));
    let chii = Action::Chii { own: ["1m".parse().unwrap(), "5s".parse().unwrap()] };
    assert_eq!(ActionId::of(&chii).unwrap_err().to_string(), "`chii 1m 5s` is no action");
    assert_eq!(ActionId::from_index(401).unwrap_err().to_string(), "there is no action 401: they go from 0 to 400");
}

/// Masks are the legal actions, in every preset and in houses made by chance; and few numbers are never used.
#[test]
#[ignore = "long"]
fn masks_are_the_legal_actions() {
    let mut chance = Chance::new(23);
    let mut seen = BTreeSet::new();
    for rules in houses(60, &mut chance) {
        play(rules, &mut chance, |view, chance| {
            let actions = view.legal_actions();
            let legal = mask(&actions);
            let ids: Vec<ActionId> = actions.legal.iter().map(|action| ActionId::of(action).unwrap()).collect();
            assert!(ids.iter().all(|id| legal[id.index()]));
            // No two actions of a decision have the same number.
            assert_eq!(legal.iter().filter(|legal| **legal).count(), actions.legal.len());
            let rare = ids.iter().copied().find(|id| !seen.contains(id));
            let id = rare.or_else(|| chance.pick(&ids)).unwrap();
            seen.extend(ids);
            id.action()
        });
    }
    let never: Vec<&str> = ActionId::all().filter(|id| !seen.contains(id)).map(ActionId::name).collect();
    assert!(never.len() < 40, "{never:?}");
}

/// The table of docs/bots.md names the first and the last of each range, or all of it.
#[test]
fn the_numbers_of_actions_are_those_of_the_table() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md")).unwrap();
    let mut next = 0;
    for line in page.lines() {
        let cells: Vec<&str> = line.split(" | ").collect();
        let [numbers, names, ..] = cells[..] else { continue };
        let Some((first, last)) = numbers.trim_start_matches("| ").split_once('–') else { continue };
        let (Ok(first), Ok(last)) = (first.parse::<usize>(), last.parse::<usize>()) else { continue };
        let names: Vec<&str> = names.split('`').skip(1).step_by(2).collect();
        let name = |index| ActionId::from_index(index).unwrap().name();
        assert_eq!((next, [names[0], names[names.len() - 1]]), (first, [name(first), name(last)]));
        next = last + 1;
    }
    assert_eq!(next, ActionId::COUNT);
}
