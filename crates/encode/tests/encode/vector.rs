use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_encode::{ActionId, Buffers, VectorError, VectorMatch, mask, observe};
use jantaku_engine::{Action, Match, SetupErrors};
use jantaku_record::{match_seed, round_seed};
use jantaku_testkit::Chance;

use crate::houses;

fn started(rules: &Ruleset, matches: usize, threads: usize) -> (VectorMatch, Buffers) {
    let mut vector = VectorMatch::new(Arc::new(rules.clone()), matches, 5, threads).unwrap();
    let mut buffers = Buffers::new(matches);
    vector.asked(&mut buffers.outputs()).unwrap();
    (vector, buffers)
}

/// A choice that depends on what is seen alone.
fn choice(mask: &[bool; ActionId::COUNT], seen: &[i16]) -> u16 {
    let legal: Vec<u16> = (0..ActionId::COUNT as u16).filter(|id| mask[usize::from(*id)]).collect();
    let sum: i64 = seen.iter().enumerate().map(|(at, number)| (at as i64 + 7) * i64::from(*number)).sum();
    legal[sum.unsigned_abs() as usize % legal.len()]
}

fn choices(buffers: &Buffers) -> Vec<u16> {
    buffers.masks.iter().zip(&buffers.observations).map(|(mask, seen)| choice(mask, seen)).collect()
}

#[test]
fn any_number_of_threads_gives_the_same_numbers() {
    let mut chance = Chance::new(37);
    for rules in houses(2, &mut chance) {
        let mut each: Vec<_> = [1, 2, 8].map(|threads| started(&rules, 9, threads)).into();
        for _ in 0..150 {
            let actions = choices(&each[0].1);
            for (vector, buffers) in &mut each {
                vector.step(&actions, &mut buffers.outputs()).unwrap();
            }
            assert!(each.iter().all(|(_, buffers)| *buffers == each[0].1));
        }
    }
}

/// Match `number` played alone, from its own walls: what is seen, and the result at the end.
fn alone(rules: &Ruleset, number: u64, mut see: impl FnMut(Seen)) -> Result<(), SetupErrors> {
    let rules = Arc::new(rules.clone());
    let mut dealt = 0;
    let mut wall = || {
        dealt += 1;
        jantaku_core::Wall::from_seed(round_seed(&match_seed(5, number), dealt), &rules.tile_set())
    };
    let (mut game, _) = Match::start(rules.clone(), wall())?;
    while game.settlement().is_none() {
        let Some(seat) = game.asked().next() else {
            game.deal(wall()).unwrap();
            continue;
        };
        let actions = game.legal_actions(seat);
        let mut action = Action::Continue;
        if actions.legal[..] != [Action::Continue] {
            let view = game.view(seat).unwrap();
            let mut seen = [0; jantaku_encode::LEN];
            observe(&view, &mut seen);
            let id = choice(&mask(&actions), &seen);
            action = ActionId::from_index(usize::from(id)).unwrap().action();
            see(Seen::Asked(seat.index() as u8, seen.to_vec(), mask(&actions).to_vec()));
        }
        game.play(seat, action).unwrap();
    }
    let settled = game.settlement().unwrap();
    let mut totals = [0; 4];
    settled.standings.iter().for_each(|standing| totals[standing.seat.index()] = standing.total);
    let points = settled.scores.iter().map(|(_, points)| *points).collect();
    see(Seen::Ended(totals, points));
    Ok(())
}

#[derive(Debug, PartialEq)]
enum Seen {
    Asked(u8, Vec<i16>, Vec<bool>),
    Ended([i32; 4], Vec<i32>),
}

#[test]
fn a_match_goes_as_it_does_alone_and_its_place_goes_on_with_the_next() {
    const MATCHES: usize = 2;
    for name in ["tenhou", "tenhou_sanma"] {
        let rules = Ruleset::preset(name).unwrap();
        let (mut vector, mut buffers) = started(&rules, MATCHES, 1);
        let mut seen: Vec<Vec<Seen>> = (0..MATCHES).map(|_| Vec::new()).collect();
        let mut points = [[rules.starting_points; 4]; MATCHES];
        let mut ended = [0; MATCHES];
        while ended.iter().any(|ended| *ended < 2) {
            for (at, seen) in seen.iter_mut().enumerate() {
                let (numbers, mask) = (buffers.observations[at].to_vec(), buffers.masks[at].to_vec());
                seen.push(Seen::Asked(buffers.seats[at], numbers, mask));
            }
            let actions = choices(&buffers);
            vector.step(&actions, &mut buffers.outputs()).unwrap();
            for at in 0..MATCHES {
                (0..4).for_each(|seat| points[at][seat] += buffers.gains[at][seat]);
                if buffers.ended[at] {
                    let last = points[at][..rules.players.count()].to_vec();
                    seen[at].push(Seen::Ended(buffers.results[at], last));
                    points[at] = [rules.starting_points; 4];
                    ended[at] += 1;
                }
            }
        }
        for (at, seen) in seen.iter().enumerate() {
            let mut expected = Vec::new();
            for number in [at, at + MATCHES] {
                alone(&rules, number as u64, |one| expected.push(one)).unwrap();
            }
            assert_eq!(seen[..expected.len()], expected[..], "{name}, place {at}");
        }
    }
}

#[test]
fn an_illegal_choice_is_named_and_changes_nothing() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let (mut vector, mut buffers) = started(&rules, 3, 2);
    let before = buffers.clone();
    let mut actions = choices(&buffers);
    actions[2] = "ron".parse::<ActionId>().unwrap().index() as u16;
    let refused = vector.step(&actions, &mut buffers.outputs()).unwrap_err();
    assert_eq!(refused.to_string(), "match 2: `ron` is not among the legal actions");
    actions[2] = 401;
    let refused = vector.step(&actions, &mut buffers.outputs()).unwrap_err();
    assert_eq!(refused.to_string(), "match 2: there is no action 401: they go from 0 to 400");
    assert!(matches!(vector.step(&[0], &mut buffers.outputs()), Err(VectorError::Length { name: "actions", .. })));
    let mut small = Buffers::new(2);
    assert!(matches!(vector.asked(&mut small.outputs()), Err(VectorError::Length { name: "observations", .. })));
    assert_eq!(buffers, before);
    vector.asked(&mut buffers.outputs()).unwrap();
    assert_eq!(buffers, before);
}
