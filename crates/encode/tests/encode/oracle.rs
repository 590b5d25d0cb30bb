use std::sync::Arc;

use jantaku_core::{Place, Ruleset, Seat, Tile, Wall, dealt_at};
use jantaku_encode::{LEN, MAX_TOKENS, ORACLE, ORACLE_LEN, ORACLE_VERSION, observe, oracle, tokens_of};
use jantaku_engine::{DrawFrom, Event, Match, Outcome, PublicEvent};
use jantaku_testkit::{Chance, seat};

use crate::{decisions, eager, houses, play_all};

fn told(game: &Match, seat: Seat) -> [i16; ORACLE_LEN] {
    // Whatever was there before is overwritten.
    let mut out = [-1; ORACLE_LEN];
    oracle(game, seat, &mut out);
    out
}

fn field<'a>(told: &'a [i16; ORACLE_LEN], name: &str) -> &'a [i16] {
    let field = ORACLE.iter().find(|field| field.name == name).unwrap();
    &told[field.at..field.at + field.len * field.times]
}

/// The tiles of a field, without the empty places at its end.
fn tiles(told: &[i16; ORACLE_LEN], name: &str) -> Vec<Tile> {
    let numbers = field(told, name);
    let len = numbers.iter().position(|number| *number == 0).unwrap_or(numbers.len());
    assert!(numbers[len..].iter().all(|number| *number == 0));
    numbers[..len].iter().map(|number| Tile::all().nth(*number as usize - 1).unwrap()).collect()
}

/// What is known from events alone: the hands, and what the oracle said would come.
#[derive(Default)]
struct Followed {
    hands: Vec<Vec<Tile>>,
    live: Vec<Tile>,
    supplements: Vec<Tile>,
    indicators: Vec<Tile>,
    ura: Vec<Tile>,
    turned: usize,
    foretold: usize,
}

impl Followed {
    fn take(&mut self, seat: Seat, tiles: impl IntoIterator<Item = Tile>) {
        for tile in tiles {
            let hand = &mut self.hands[seat.index()];
            hand.swap_remove(hand.iter().position(|held| *held == tile).unwrap());
        }
    }

    fn follow(&mut self, event: &Event) {
        match event {
            Event::Dealt { hands, .. } => {
                let hands = hands.iter().map(|(_, hand)| hand.to_vec()).collect();
                *self = Followed { hands, turned: 1, foretold: self.foretold, ..Followed::default() };
            }
            Event::Drew { seat, tile, from } => {
                self.hands[seat.index()].push(*tile);
                let next = if *from == DrawFrom::Live { &mut self.live } else { &mut self.supplements };
                // Nothing is foretold before the first decision of a round.
                if !next.is_empty() {
                    assert_eq!(next.remove(0), *tile);
                    self.foretold += 1;
                }
                if *from == DrawFrom::Supplement {
                    self.live.pop();
                }
            }
            Event::Answered { .. } => {}
            Event::Public(event) => self.public(event),
        }
    }

    fn public(&mut self, event: &PublicEvent) {
        match event {
            PublicEvent::Discarded { seat, tile, .. } => self.take(*seat, [*tile]),
            PublicEvent::Called { seat, meld } => self.take(*seat, meld.own_when_called()),
            PublicEvent::KanDeclared { seat, meld: jantaku_core::Meld::Kakan(kakan) } => {
                self.take(*seat, [kakan.added()])
            }
            PublicEvent::KanDeclared { seat, meld } => self.take(*seat, meld.tiles()),
            PublicEvent::Kita { seat } => self.take(*seat, ["4z".parse().unwrap()]),
            PublicEvent::DoraRevealed { indicator } => {
                assert!(self.indicators.is_empty() || self.indicators[self.turned] == *indicator);
                self.turned += 1;
            }
            PublicEvent::RoundEnded(end) => {
                if let Outcome::Won { ura_indicators, .. } = &end.outcome {
                    assert!(self.ura.is_empty() || self.ura.starts_with(ura_indicators));
                }
            }
            _ => {}
        }
    }
}

#[test]
fn oracle_fields_lie_side_by_side() {
    let places: Vec<usize> = ORACLE.iter().map(|field| field.at).collect();
    assert_eq!(places, [0, 111, 194, 202, 207]);
    assert_eq!((ORACLE_LEN, ORACLE_VERSION), (212, 1));
}

/// Compares what the oracle says to every seat with what events have shown, and notes what is to come.
fn compare(game: &Match, followed: &mut Followed) {
    let players = game.table().players();
    for seat in players.seats() {
        let told = told(game, seat);
        let mut others = players.others(seat);
        for numbers in field(&told, "hands").chunks(37) {
            let hand = others.next().map_or(&[][..], |other| &followed.hands[other.index()]);
            let counts: Vec<i16> =
                Tile::all().map(|tile| hand.iter().filter(|held| **held == tile).count() as i16).collect();
            assert_eq!(numbers, counts);
        }
        let live = tiles(&told, "live");
        assert_eq!(live.len(), usize::from(game.table().live_left));
        assert!(followed.live.is_empty() || followed.live == live);
        let (indicators, ura) = (tiles(&told, "indicators"), tiles(&told, "ura"));
        assert_eq!((indicators.len(), ura.len()), (5, 5));
        assert!(indicators.starts_with(&game.table().indicators));
        let supplements = tiles(&told, "supplements");
        assert!(followed.supplements.is_empty() || followed.supplements == supplements);
        // Where the deal's own ura indicator is never turned, those of kans come first.
        let ura = ura[game.table().rules.ura_under(ura.len()).start..].to_vec();
        (followed.live, followed.supplements, followed.indicators, followed.ura) = (live, supplements, indicators, ura);
    }
}

/// The hands are those that events tell of, and what is said to come does come.
#[test]
fn the_oracle_tells_the_truth() {
    let mut chance = Chance::new(67);
    let (mut compared, mut foretold) = (0, 0);
    while compared < decisions(10_000) {
        for rules in houses(6, &mut chance) {
            let mut followed = Followed::default();
            play_all(rules, &mut chance, |game, events, chance| {
                events.iter().for_each(|event| followed.follow(event));
                compare(game, &mut followed);
                let choice = eager(game, chance);
                compared += usize::from(choice.is_some());
                choice
            });
            foretold += followed.foretold;
        }
    }
    println!("{compared} decisions, {foretold} draws foretold");
    assert!(foretold > 5_000, "{foretold}");
}

/// Two deals that a seat cannot tell apart: what it sees is the same, and the oracle is not.
#[test]
fn only_the_oracle_sees_what_is_hidden() {
    let mut chance = Chance::new(71);
    for name in Ruleset::preset_names() {
        let rules = Arc::new(Ruleset::preset(name).unwrap());
        let (set, me) = (rules.tile_set(), seat(1));
        let wall = chance.wall(&rules);
        let mut seen: Vec<usize> = (0..13).map(|nth| dealt_at(rules.players, 1, nth)).collect();
        seen.extend(set.index(Place::Indicator(0)));
        let hidden: Vec<usize> = (0..set.size()).filter(|at| !seen.contains(at)).collect();
        let mut anew: Vec<Tile> = hidden.iter().map(|at| wall.tiles()[*at]).collect();
        chance.shuffle(&mut anew);
        let mut other = wall.tiles().to_vec();
        hidden.iter().zip(anew).for_each(|(at, tile)| other[*at] = tile);
        let other = Wall::new(other, &set).unwrap().with_dice(wall.dice());
        let of = |wall: Wall| {
            let (game, _) = Match::start(rules.clone(), wall).unwrap();
            let view = game.view(me).unwrap();
            let (mut observation, mut tokens) = ([0; LEN], [0; MAX_TOKENS]);
            observe(&view, &mut observation);
            tokens_of(&view, &mut tokens);
            ((observation, tokens), told(&game, me))
        };
        let ((seen, all), (same, others)) = (of(wall), of(other));
        assert_eq!(seen, same, "{name}");
        for name in ["hands", "live", "supplements", "indicators", "ura"] {
            assert_ne!(field(&all, name), field(&others, name), "{name}");
        }
    }
}
