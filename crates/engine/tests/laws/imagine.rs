//! A round imagined from what a seat sees: it looks the same to that seat, and can be played to its end.

use std::cell::Cell;
use std::iter::repeat_n;
use std::sync::Arc;

use jantaku_core::rules::KyuushuKyuuhai;
use jantaku_core::{BySeat, Kind, Meld, Place, Ruleset, Seat, Tile};
use jantaku_engine::{DrawFrom, Event, Hidden, ImagineError, Match, Outcome, Phase, PublicEvent, Round, Unseen, View};
use jantaku_testkit::{Chance, Driver, Position, seat, tile};

use crate::laws::{play_all, play_match};

/// The unseen tiles dealt at random.
fn dealt(unseen: Unseen, chance: &mut Chance) -> Hidden {
    let Unseen { mut tiles, hands, .. } = unseen;
    chance.shuffle(&mut tiles);
    let hands = hands.map(|_, &count| tiles.split_off(tiles.len() - count));
    Hidden { hands, wall: tiles }
}

/// The tiles that are on the table and in the hands.
fn out(round: &Round) -> Vec<Tile> {
    let table = round.table();
    let mut out: Vec<Tile> = Vec::new();
    for seat in table.players().seats() {
        let hand = round.hand(seat).expect("every seat has a hand");
        out.extend(hand.tiles());
        out.extend(hand.melds().iter().flat_map(Meld::tiles));
        out.extend(repeat_n(Kind::NORTH.tile(), table.kita[seat].into()));
        out.extend(table.rivers[seat].iter().filter(|lying| lying.claimed_by.is_none()).map(|lying| lying.tile));
    }
    out
}

/// Plays an imagined round to its end at random; points are conserved by every event, and tiles at the end.
fn finish(mut round: Round, chance: &mut Chance) {
    let before = out(&round);
    let all = |round: &Round| {
        let table = round.table();
        table.scores.values().sum::<i32>() + table.sticks as i32 * table.rules.riichi_stake
    };
    let points = all(&round);
    let mut drawn = Vec::new();
    while !matches!(round.table().phase, Phase::Over(_)) {
        let asked: Vec<Seat> = round.asked().collect();
        let seat = chance.pick(&asked).unwrap_or_else(|| panic!("nobody is asked:\n{}", Position(&round)));
        let view = round.view(seat).expect("somebody sits there");
        let action = Driver::Eager.choose(&view, chance).expect("a choice");
        for event in round.play(seat, action).expect("a listed action is legal") {
            if let Event::Drew { tile, .. } = event {
                drawn.push(tile);
            }
        }
        assert!(round.claims_hold());
        assert_eq!(all(&round), points, "{}", Position(&round));
    }
    let sorted = |mut tiles: Vec<Tile>| {
        tiles.sort();
        tiles
    };
    assert_eq!(sorted(out(&round)), sorted([before, drawn].concat()), "{}", Position(&round));
}

/// Imagines a round from the view of a seat that has a choice, and plays it out.
fn imagine_and_play(round: &Round, me: Seat, chance: &mut Chance) {
    let view = round.view(me).expect("somebody sits there");
    let hidden = dealt(view.unseen(), chance);
    let imagined = view.imagine(&hidden).unwrap_or_else(|why| panic!("{why}:\n{}", Position(round)));
    assert_eq!(imagined.view(me), Some(view), "{}", Position(round));
    let actions = |round: &Round| format!("{:?} {:?}", round.legal_actions(me), round.illegal_intents(me));
    assert_eq!(actions(&imagined), actions(round), "{}", Position(round));
    assert!(imagined.claims_hold());
    for (seat, tiles) in hidden.hands.iter().filter(|(_, tiles)| !tiles.is_empty()) {
        let mut tiles = tiles.clone();
        tiles.sort();
        assert_eq!(imagined.hand(seat).map(|hand| hand.concealed()), Some(tiles.as_slice()));
    }
    finish(imagined, chance);
}

/// The seat's view is that of the round it was imagined from, and the imagined round can be played out.
#[test]
fn an_imagined_round_is_to_the_seat_the_round_it_came_from() {
    let (mut turns, mut claims, mut shown) = (0, 0, 0);
    play_all(4, |rules, chance| {
        let mut own = chance.clone();
        play_match(rules, chance, &mut |_, _| (), &mut |ply| {
            let round = ply.before.round();
            let percent = match round.table().phase {
                Phase::Turn { .. } | Phase::Claims { .. } => 5,
                _ => 100,
            };
            if !own.percent(percent) {
                return;
            }
            match round.table().phase {
                Phase::Over(_) => {
                    let view = round.view(ply.seat).expect("somebody sits there");
                    assert_eq!(view.imagine(&dealt(view.unseen(), &mut own)), Err(ImagineError::Over));
                    return;
                }
                Phase::Turn { .. } => turns += 1,
                Phase::Claims { .. } => claims += 1,
                _ => shown += 1,
            }
            imagine_and_play(round, ply.seat, &mut own);
        });
    });
    assert!(turns > 1000 && claims > 200 && shown > 50, "{turns} turns, {claims} claims, {shown} hands to show");
}

/// The same before the first draw, where the deal may be repeated.
#[test]
fn a_deal_that_may_be_repeated_can_be_imagined() {
    let mut rules = Ruleset::preset("yakuza").expect("a preset");
    rules.kyuushu_kyuuhai = KyuushuKyuuhai::Shanghai;
    let (rules, mut chance, mut asked) = (Arc::new(rules), Chance::new(3), 0);
    for _ in 0..1200 {
        let (game, _) = Match::start(rules.clone(), chance.wall(&rules)).expect("a shuffled wall suits");
        if matches!(game.table().phase, Phase::Opening) {
            asked += 1;
            game.asked().for_each(|seat| imagine_and_play(game.round(), seat, &mut chance));
        }
    }
    assert!(asked > 20, "{asked} asked");
}

/// The truth, imagined, plays on as the truth does: draws, indicators, supplement tiles and ura are those of the true
/// wall.
#[test]
fn the_truth_imagined_plays_on_as_it_does() {
    let (mut compared, mut won, mut with_kan) = (0, 0, 0);
    play_all(3, |rules, chance| {
        let mut own = chance.clone();
        let supplements = Cell::new(0);
        let count = |events: &[Event]| {
            let kans = events.iter().filter(|event| matches!(event, Event::Drew { from: DrawFrom::Supplement, .. }));
            supplements.set(supplements.get() + kans.count());
        };
        let mut dealt = |_: &Match, events: &[Event]| {
            supplements.set(0);
            count(events);
        };
        play_match(rules, chance, &mut dealt, &mut |ply| {
            let (round, drawn) = (ply.before.round(), supplements.get());
            count(ply.events);
            // What others have passed is not imagined, so play differs if somebody has.
            let passed = |seat| seat != ply.seat && round.view(seat).is_some_and(|view| view.furiten().is_some());
            let turn = matches!(round.table().phase, Phase::Turn { .. });
            if !turn || rules.players.seats().any(passed) || !own.percent(5) {
                return;
            }
            let view = round.view(ply.seat).expect("somebody sits there");
            let imagined = view.imagine(&truth(round, &view, drawn)).expect("the truth could be the truth");
            let events = course(round.clone(), own.clone());
            assert_eq!(events, course(imagined, own.clone()), "{}", Position(round));
            let won_by = |event: &Event| match event {
                Event::Public(PublicEvent::RoundEnded(end)) => matches!(end.outcome, Outcome::Won { .. }),
                _ => false,
            };
            let indicator = |event: &Event| matches!(event, Event::Public(PublicEvent::DoraRevealed { .. }));
            compared += 1;
            won += usize::from(events.iter().any(won_by));
            with_kan += usize::from(drawn > 0 && events.iter().any(indicator));
        });
    });
    assert!(compared > 200 && won > 40 && with_kan > 20, "{compared} compared, {won} won, {with_kan} with kans");
}

/// Everything that happens from here on.
fn course(mut round: Round, mut chance: Chance) -> Vec<Event> {
    let mut events = Vec::new();
    while round.table().result().is_none() {
        let seat = round.asked().next().expect("somebody is asked");
        let view = round.view(seat).expect("somebody sits there");
        let choice = Driver::Eager.choose(&view, &mut chance).expect("a choice");
        events.extend(round.play(seat, choice).expect("a listed action is legal"));
    }
    events
}

/// The true hidden tiles, after this many supplement tiles were drawn.
fn truth(round: &Round, view: &View, supplements: usize) -> Hidden {
    let hands = view.unseen().hands.map(|seat, &count| {
        let held = round.hand(seat).expect("somebody sits there").concealed();
        if count == 0 { Vec::new() } else { held.to_vec() }
    });
    let set = round.table().rules.tile_set();
    let mut hidden = vec![true; set.size()];
    let live = (0..out(round).len() - supplements).map(Place::Live);
    let drawn = live.chain((0..supplements).map(Place::Supplement));
    let turned = (0..round.table().indicators.len()).map(Place::Indicator);
    drawn.chain(turned).filter_map(|place| set.index(place)).for_each(|at| hidden[at] = false);
    let wall = round.wall().tiles().iter().zip(hidden).filter(|(_, hidden)| *hidden).map(|(tile, _)| *tile).collect();
    Hidden { hands, wall }
}

/// Too many, too few or other tiles are refused with an error.
#[test]
fn other_tiles_than_the_unseen_ones_are_refused() {
    let mut chance = Chance::new(1);
    let rules = Arc::new(Ruleset::preset("tenhou").expect("a preset"));
    let (game, _) = Match::start(rules.clone(), chance.wall(&rules)).expect("a shuffled wall suits");
    let (me, other) = (seat(0), seat(1));
    let view = game.view(me).expect("somebody sits there");
    let whole = dealt(view.unseen(), &mut chance);
    assert_eq!(view.imagine(&whole).map(drop), Ok(()));
    let idle = game.view(other).expect("somebody sits there");
    assert_eq!(idle.imagine(&dealt(idle.unseen(), &mut chance)), Err(ImagineError::NotAsked(other)));

    let mut hidden = whole.clone();
    hidden.hands[other].pop();
    assert_eq!(view.imagine(&hidden), Err(ImagineError::HandSize { seat: other, found: 12, wanted: 13 }));
    let mut hidden = whole.clone();
    hidden.hands[me].push(tile("1m"));
    let error = view.imagine(&hidden).unwrap_err();
    assert_eq!(error.to_string(), "seat 0 conceals 0 tiles that are not known, not 1");
    let mut hidden = whole.clone();
    hidden.wall.pop();
    assert_eq!(view.imagine(&hidden), Err(ImagineError::WallSize { found: 81, wanted: 82 }));
    let mut hidden = whole.clone();
    hidden.hands = BySeat::from_vec(vec![Vec::new(); 3]).expect("three hands");
    let error = view.imagine(&hidden).unwrap_err();
    assert_eq!(error.to_string(), "there are hands for 3 players, 4 play");
    let mut hidden = whole;
    let first = hidden.wall[0];
    let at = hidden.wall.iter().position(|&other| other != first).expect("not all are the same");
    hidden.wall[at] = first;
    assert!(matches!(view.imagine(&hidden), Err(ImagineError::Tiles(_) | ImagineError::Hand(_))));
}
