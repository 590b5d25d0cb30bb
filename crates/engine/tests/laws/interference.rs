//! Law 6: what a seat cannot see changes neither its events nor its choices.

use std::sync::Arc;

use jantaku_core::{BySeat, Kind, Meld, Place, Ruleset, Seat, Tile, Wall, rules::TileSet};
use jantaku_engine::{
    Action, Declares, DrawFrom, Event, Phase, PublicEvent, RiichiStatus, Round, RoundPosition, RoundSetup, SeatEvent,
};
use jantaku_testkit::{Chance, Driver, Position};

use crate::laws::play_all;

/// Where in the wall each tile in play came from, and who has seen it.
struct Places {
    tiles: Vec<Tile>,
    set: TileSet,
    held: BySeat<Vec<usize>>,
    drawn: Option<usize>,
    seen: BySeat<Vec<bool>>,
    next: usize,
    supplements: usize,
    indicators: usize,
}

impl Places {
    fn new(round: &Round) -> Places {
        let (wall, table) = (round.wall(), round.table());
        let players = table.players();
        let count = players.count();
        let held = BySeat::from_fn(players, |seat| {
            let place = table.dealer().distance_to(seat, players);
            let blocks = (0..3).flat_map(|block| (0..4).map(move |nth| block * 4 * count + place * 4 + nth));
            blocks.chain([12 * count + place]).collect()
        });
        let mut places = Places {
            tiles: wall.tiles().to_vec(),
            set: table.rules.tile_set(),
            seen: BySeat::from_fn(players, |_| vec![false; wall.tiles().len()]),
            held,
            drawn: None,
            next: 13 * count,
            supplements: 0,
            indicators: 0,
        };
        for seat in players.seats() {
            for at in places.held[seat].clone() {
                places.seen[seat][at] = true;
            }
        }
        places.turn_indicator();
        places
    }

    fn show(&mut self, at: usize) {
        self.seen.iter_mut().for_each(|(_, seen)| seen[at] = true);
    }

    fn turn_indicator(&mut self) {
        self.show(self.set.index(Place::Indicator(self.indicators)).expect("an indicator to turn"));
        self.indicators += 1;
    }

    /// A tile leaves the hand for the table: the drawn one only if it must.
    fn lay(&mut self, seat: Seat, tile: Tile, tsumogiri: bool) {
        let drawn = self.drawn;
        let is = |at: &usize| self.tiles[*at] == tile && (!tsumogiri || drawn == Some(*at));
        let held = &self.held[seat];
        let kept = held.iter().position(|at| is(at) && drawn != Some(*at));
        let which = kept.filter(|_| !tsumogiri).or_else(|| held.iter().position(is)).expect("a tile of the hand");
        let at = self.held[seat].remove(which);
        self.show(at);
    }

    fn follow(&mut self, event: &Event) {
        match event {
            &Event::Drew { seat, from, .. } => {
                let place = match from {
                    DrawFrom::Live => Place::Live(self.next),
                    DrawFrom::Supplement => Place::Supplement(self.supplements),
                };
                let at = self.set.index(place).expect("a tile to draw");
                self.next += usize::from(from == DrawFrom::Live);
                self.supplements += usize::from(from == DrawFrom::Supplement);
                self.held[seat].push(at);
                self.seen[seat][at] = true;
                self.drawn = Some(at);
            }
            &Event::Public(PublicEvent::Discarded { seat, tile, tsumogiri, ref declares }) => {
                self.lay(seat, tile, tsumogiri);
                self.drawn = None;
                if let Declares::OpenRiichi(_) = declares {
                    self.held[seat].clone().into_iter().for_each(|at| self.show(at));
                }
            }
            Event::Public(PublicEvent::Called { seat, meld }) => {
                meld.own_when_called().into_iter().for_each(|tile| self.lay(*seat, tile, false));
            }
            Event::Public(PublicEvent::KanDeclared { seat, meld }) => {
                match meld {
                    Meld::Kakan(kakan) => self.lay(*seat, kakan.added(), false),
                    meld => meld.tiles().into_iter().for_each(|tile| self.lay(*seat, tile, false)),
                }
                self.drawn = None;
            }
            &Event::Public(PublicEvent::Kita { seat }) => {
                let north = Kind::NORTH.tile();
                self.lay(seat, north, self.tiles[self.drawn.expect("a draw before")] == north);
                self.drawn = None;
            }
            Event::Public(PublicEvent::DoraRevealed { .. }) => self.turn_indicator(),
            Event::Public(PublicEvent::HandDeclared { seat, showing }) if showing.hand().is_some() => {
                self.held[*seat].clone().into_iter().for_each(|at| self.show(at));
            }
            _ => {}
        }
    }
}

/// One round of random play, up to some choice.
struct Playthrough {
    setup: RoundSetup,
    /// Each choice with the number of events before it, not counting answers.
    choices: Vec<(usize, Seat, Action)>,
    events: Vec<Event>,
    round: Round,
    places: Places,
}

fn happened(events: &[Event]) -> usize {
    events.iter().filter(|event| !matches!(event, Event::Answered { .. })).count()
}

/// Plays this many choices; `None` if the round ends before.
fn course(rules: &Arc<Ruleset>, choices: usize, chance: &mut Chance) -> Option<Playthrough> {
    let setup = RoundSetup { rules: rules.clone(), position: RoundPosition::first(rules), wall: chance.wall(rules) };
    let (round, events) = setup.clone().start().expect("a shuffled wall suits");
    let mut places = Places::new(&round);
    events.iter().for_each(|event| places.follow(event));
    let mut course = Playthrough { setup, choices: vec![], events, round, places };
    for _ in 0..choices {
        let asked: Vec<Seat> = course.round.asked().collect();
        let seat = chance.pick(&asked)?;
        let action = Driver::Eager.choose(&course.round.view(seat)?, chance)?;
        course.choices.push((happened(&course.events), seat, action));
        let events = course.round.play(seat, action).expect("a listed action is legal");
        if matches!(course.round.table().phase, Phase::Over(_)) {
            return None;
        }
        events.iter().for_each(|event| course.places.follow(event));
        course.events.extend(events);
    }
    Some(course)
}

/// The wall with the tiles that `me` has not seen dealt anew. Hands in riichi stay, so that their riichi stays legal.
fn redealt(course: &Playthrough, me: Seat, chance: &mut Chance) -> Wall {
    let table = course.round.table();
    let places = &course.places;
    let in_riichi = |at: &usize| {
        table.players().seats().any(|seat| table.riichi[seat] != RiichiStatus::None && places.held[seat].contains(at))
    };
    let hidden: Vec<usize> = (0..places.tiles.len()).filter(|at| !places.seen[me][*at] && !in_riichi(at)).collect();
    let mut unseen: Vec<Tile> = hidden.iter().map(|&at| places.tiles[at]).collect();
    chance.shuffle(&mut unseen);
    let mut tiles = places.tiles.clone();
    hidden.into_iter().zip(unseen).for_each(|(at, tile)| tiles[at] = tile);
    let wall = Wall::new(tiles, &course.setup.rules.tile_set()).expect("the same tiles in another order");
    wall.with_dice(course.setup.wall.dice())
}

/// The same choices over another wall, passing new claims; `None` if they are not possible.
fn again(course: &Playthrough, me: Seat, wall: Wall) -> Option<(Round, Vec<Event>)> {
    let (mut round, mut events) = RoundSetup { wall, ..course.setup.clone() }.start().expect("the wall suits");
    for &(at, seat, action) in &course.choices {
        let answering: Vec<Seat> =
            course.choices.iter().filter(|(other, ..)| *other == at).map(|(_, seat, _)| *seat).collect();
        while happened(&events) < at {
            let before = events.len();
            pass(&mut round, &mut events, me, |_| true);
            if events.len() == before {
                return None;
            }
        }
        pass(&mut round, &mut events, me, |asked| !answering.contains(&asked));
        if happened(&events) > at && action == Action::Pass && seat != me {
            continue;
        }
        match round.play(seat, action) {
            Ok(more) => events.extend(more),
            Err(_) if action == Action::Pass && seat != me => {}
            Err(_) => return None,
        }
    }
    while happened(&events) < happened(&course.events) {
        let before = events.len();
        pass(&mut round, &mut events, me, |_| true);
        if events.len() == before {
            return None;
        }
    }
    Some((round, events))
}

/// Makes every seat but `me` that is `meant` pass a claim.
fn pass(round: &mut Round, events: &mut Vec<Event>, me: Seat, meant: impl Fn(Seat) -> bool) {
    while let Phase::Claims { .. } | Phase::Opening = round.table().phase {
        let Some(seat) = round.asked().find(|&seat| seat != me && meant(seat)) else { return };
        events.extend(round.play(seat, Action::Pass).expect("a claim can be passed"));
    }
}

fn stream(events: &[Event], me: Seat) -> Vec<SeatEvent> {
    events.iter().filter_map(|event| event.seen_by(me)).collect()
}

/// Law 6: whatever the unseen tiles are, the seat has the same events and the same choices.
#[test]
fn unseen_tiles_change_nothing_for_a_seat() {
    let (mut compared, mut impossible) = (0, 0);
    play_all(500, |rules, chance| {
        let choices = chance.below(90);
        let Some(course) = course(rules, choices, chance) else { return };
        let asked: Vec<Seat> = course.round.asked().collect();
        // Whether others have a choice depends on their hands.
        let turn = matches!(course.round.table().phase, Phase::Turn { .. });
        for me in rules.players.seats().filter(|seat| turn || asked.contains(seat)) {
            let Some((round, events)) = again(&course, me, redealt(&course, me, chance)) else {
                impossible += 1;
                continue;
            };
            compared += 1;
            let here = format!("{me:?} sees\n{}not\n{}", Position(&course.round), Position(&round));
            assert_eq!(format!("{:?}", stream(&events, me)), format!("{:?}", stream(&course.events, me)), "{here}");
            assert_eq!(round.view(me), course.round.view(me), "{here}");
            let actions = |round: &Round| format!("{:?} {:?}", round.legal_actions(me), round.illegal_intents(me));
            assert_eq!(actions(&round), actions(&course.round), "{here}");
        }
    });
    assert!(compared > 2 * impossible, "{compared} compared, {impossible} impossible");
}
