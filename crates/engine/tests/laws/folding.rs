//! Laws 2 and 3: a seat's events make its view; a record without the answers makes the same round.

use std::cell::RefCell;

use jantaku_core::{BySeat, Seat, Tile};
use jantaku_engine::{Actions, Event, Match, Phase, PublicEvent, PublicView, RoundSetup, SpectatorEvent, View};
use jantaku_testkit::{Chance, Position};

use crate::laws::{play_all, play_match};

/// Law 2: folding what a seat sees gives its view after every single event.
#[test]
fn a_seats_events_make_its_view() {
    play_all(16, |rules, chance| {
        let views: RefCell<Option<BySeat<View>>> = RefCell::default();
        let mut dealt = |game: &Match, events: &[Event]| {
            let mut views = views.borrow_mut();
            for event in events {
                let seen = |seat| event.seen_by(seat).expect("everybody sees a deal and a draw");
                match views.as_mut().filter(|_| !matches!(event, Event::Dealt { .. })) {
                    Some(views) => {
                        views.iter_mut().for_each(|(seat, view)| view.apply(&seen(seat)).expect("the event fits"));
                    }
                    None => {
                        let start = |seat| View::start(rules.clone(), seat, &seen(seat)).expect("the deal fits");
                        *views = Some(BySeat::from_fn(rules.players, start));
                    }
                }
            }
            let views = views.as_ref().expect("the hand was dealt");
            views.iter().for_each(|(seat, view)| assert_eq!(Some(view), game.view(seat).as_ref()));
        };
        play_match(rules, chance, &mut dealt, &mut |ply| {
            let mut views = views.borrow_mut();
            let views = views.as_mut().expect("the hand was dealt");
            let (mut game, mut listed) = (ply.before.clone(), Actions::default());
            for event in ply.events {
                game.apply(event).expect("what was played replays");
                for (seat, view) in views.iter_mut() {
                    if let Some(seen) = event.seen_by(seat) {
                        view.apply(&seen).expect("what a seat sees fits its view");
                    }
                    assert_eq!(Some(&*view), game.view(seat).as_ref(), "{seat:?}\n{}", Position(game.round()));
                    game.legal_actions_into(seat, &mut listed);
                    assert_eq!(view.legal_actions(), listed);
                }
            }
            assert_eq!(&game, ply.after, "the events of a choice are all that it does");
        });
    });
}

/// Law 2 for spectators: the public events make the table, and nothing that a seat does in secret shows.
#[test]
fn public_events_make_the_table() {
    play_all(8, |rules, chance| {
        let watched: RefCell<Option<PublicView>> = RefCell::default();
        let see = |event: &Event| {
            let Some(seen) = event.seen_by_spectator() else { return };
            let mut watched = watched.borrow_mut();
            match (watched.as_mut(), &seen) {
                (Some(view), _) if !matches!(seen, SpectatorEvent::Dealt { .. }) => view.apply(&seen).expect("it fits"),
                _ => *watched = Some(PublicView::start(rules.clone(), &seen).expect("the deal fits")),
            }
        };
        let same = |game: &Match| {
            let watched = watched.borrow();
            let view = watched.as_ref().expect("the hand was dealt");
            assert_eq!(view.table(), game.table(), "{}", Position(game.round()));
        };
        let mut dealt = |game: &Match, events: &[Event]| {
            events.iter().for_each(see);
            same(game);
        };
        play_match(rules, chance, &mut dealt, &mut |ply| {
            ply.events.iter().for_each(see);
            same(ply.after);
        });
        assert!(watched.borrow().as_ref().is_some_and(|view| view.settlement().is_some()));
    });
}

/// Law 3: what everyone saw, with the draws, replays to the same rounds and the same settlement without any answers;
/// and an event that does not follow is refused.
#[test]
fn a_record_replays_and_a_tampered_one_does_not() {
    play_all(24, |rules, chance| {
        let replayed: RefCell<Option<Match>> = RefCell::default();
        let mut tampering = Chance::new(3);
        let mut dealt = |game: &Match, events: &[Event]| {
            let mut replayed = replayed.borrow_mut();
            let wall = game.round().wall().clone();
            let dealt_again = match replayed.as_mut() {
                Some(replayed) => replayed.deal(wall).expect("the next hand"),
                None => {
                    let position = jantaku_engine::RoundPosition::first(rules);
                    let (first, dealt_again) =
                        Match::start_from(RoundSetup { rules: rules.clone(), position, wall }).expect("the first hand");
                    *replayed = Some(first);
                    dealt_again
                }
            };
            assert_eq!(dealt_again, events);
        };
        play_match(rules, chance, &mut dealt, &mut |ply| {
            let mut replayed = replayed.borrow_mut();
            let replayed = replayed.as_mut().expect("the hand was dealt");
            for event in ply.events.iter().filter(|event| !matches!(event, Event::Answered { .. })) {
                if tampering.percent(10) {
                    for wrong in tampered(event) {
                        let before = replayed.clone();
                        assert!(replayed.apply(&wrong).is_err(), "{wrong:?}\n{}", Position(before.round()));
                        assert_eq!(*replayed, before, "a refused event changes nothing");
                    }
                }
                if let Err(error) = replayed.apply(event) {
                    panic!("{event:?} by {:?} {}: {error}\n{}", ply.seat, ply.action, Position(replayed.round()));
                }
            }
            if !matches!(ply.after.table().phase, Phase::Opening | Phase::Claims { .. } | Phase::Over(_)) {
                assert_eq!(replayed, ply.after);
            }
            assert_eq!(replayed.settlement(), ply.after.settlement());
            assert_eq!(replayed.table().scores, ply.after.table().scores);
        });
    });
}

/// The event with something changed that cannot be otherwise.
fn tampered(event: &Event) -> Vec<Event> {
    let other = |tile: Tile| Tile::all().find(|other| *other != tile).expect("there are 37 faces");
    let others = |seat: Seat| (0..4).filter_map(Seat::new).filter(move |other| *other != seat);
    match event {
        Event::Dealt { .. } | Event::Answered { .. } => vec![],
        &Event::Drew { seat, tile, from } => {
            let mut wrong = vec![Event::Drew { seat, tile: other(tile), from }];
            wrong.extend(others(seat).map(|seat| Event::Drew { seat, tile, from }));
            wrong
        }
        Event::Public(public) => tampered_public(public, others).into_iter().map(Event::Public).collect(),
    }
}

fn tampered_public<S: Iterator<Item = Seat>>(event: &PublicEvent, others: impl Fn(Seat) -> S) -> Vec<PublicEvent> {
    match event {
        &PublicEvent::Discarded { seat, tile, tsumogiri, ref declares } => {
            let declares = || declares.clone();
            others(seat).map(|seat| PublicEvent::Discarded { seat, tile, tsumogiri, declares: declares() }).collect()
        }
        &PublicEvent::RiichiPaid { seat } => others(seat).map(|seat| PublicEvent::RiichiPaid { seat }).collect(),
        &PublicEvent::Called { seat, meld } => others(seat).map(|seat| PublicEvent::Called { seat, meld }).collect(),
        &PublicEvent::KanDeclared { seat, meld } => {
            others(seat).map(|seat| PublicEvent::KanDeclared { seat, meld }).collect()
        }
        &PublicEvent::Kita { seat } => others(seat).map(|seat| PublicEvent::Kita { seat }).collect(),
        &PublicEvent::DoraRevealed { indicator } => {
            let wrong = Tile::all().find(|other| *other != indicator).expect("there are 37 faces");
            vec![PublicEvent::DoraRevealed { indicator: wrong }]
        }
        PublicEvent::WallRanOut => vec![],
        PublicEvent::HandDeclared { seat, showing } => {
            others(*seat).map(|seat| PublicEvent::HandDeclared { seat, showing: showing.clone() }).collect()
        }
        PublicEvent::RoundEnded(end) => {
            let (mut points, mut sticks) = (end.clone(), end.clone());
            points.scores.iter_mut().for_each(|(_, points)| *points += 100);
            sticks.sticks += 1;
            vec![PublicEvent::RoundEnded(points), PublicEvent::RoundEnded(sticks)]
        }
        PublicEvent::GameEnded(settlement) => {
            let mut wrong = settlement.clone();
            wrong.standings.iter_mut().for_each(|standing| standing.total += 100);
            vec![PublicEvent::GameEnded(wrong), PublicEvent::MatchEnded(settlement.clone())]
        }
        PublicEvent::MatchEnded(settlement) => {
            let mut wrong = settlement.clone();
            wrong.standings.iter_mut().for_each(|standing| standing.total += 100);
            vec![PublicEvent::MatchEnded(wrong)]
        }
    }
}
