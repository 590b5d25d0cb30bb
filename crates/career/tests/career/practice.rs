//! practice. Choices are taken back one by one, a hand is dealt again, and a match begins with a custom hand.

use std::sync::Arc;

use jantaku_career::{CustomHand, PracticeError, ResumeFrom, resume_point};
use jantaku_core::notation::parse_tiles;
use jantaku_core::{Ruleset, Seat, Wall, Wind};
use jantaku_engine::{Action, Event, Match};
use jantaku_scenario::SceneError;

struct Played {
    rules: Arc<Ruleset>,
    walls: Vec<Wall>,
    events: Vec<Event>,
}

impl Played {
    fn new(preset: &str, seed: u8) -> Played {
        let rules = Arc::new(Ruleset { round_winds: vec![Wind::East], ..Ruleset::preset(preset).unwrap() });
        let wall = |round: usize| Wall::from_seed([seed.wrapping_add(round as u8); 32], &rules.tile_set());
        let mut bots: Vec<_> =
            rules.players.seats().map(|_| jantaku_bots::by_name("easy", [seed; 32]).unwrap()).collect();
        let (mut game, mut events) = Match::start(rules.clone(), wall(0)).unwrap();
        let mut walls = vec![wall(0)];
        while game.settlement().is_none() {
            if game.needs_wall().is_some() {
                walls.push(wall(walls.len()));
                events.extend(game.deal(walls[walls.len() - 1].clone()).unwrap());
            }
            let Some(seat) = game.asked().next() else { break };
            let actions = game.legal_actions(seat);
            let action = bots[seat.index()].choose(&game.view(seat).unwrap(), &actions);
            events.extend(game.play(seat, action).unwrap());
        }
        Played { rules, walls, events }
    }

    fn up_to(&self, kept: usize) -> Played {
        Played { rules: self.rules.clone(), walls: self.walls.clone(), events: self.events[..kept].to_vec() }
    }

    fn resume_point(&self, seat: usize, from: ResumeFrom) -> Result<usize, PracticeError> {
        resume_point(&self.rules, &self.walls, &self.events, Seat::new(seat).unwrap(), from)
    }

    fn replayed(&self) -> Match {
        let mut walls = self.walls.iter().cloned();
        let (mut game, dealt) = Match::start(self.rules.clone(), walls.next().unwrap()).unwrap();
        let mut at = dealt.len();
        while let Some(event) = self.events.get(at) {
            at += match event {
                Event::Dealt { .. } => game.deal(walls.next().unwrap()).unwrap().len(),
                event => game.apply(event).map(|()| 1).unwrap(),
            };
        }
        assert_eq!(at, self.events.len(), "a deal is cut in two");
        game
    }
}

/// one choice after the other is taken back, to the first of the match; each had an alternative. Near miss: nothing is left.
#[test]
fn every_choice_can_be_taken_back() {
    for (preset, seat) in [("tenhou", 1), ("tenhou_sanma", 2), ("yakuza", 0)] {
        let mut played = Played::new(preset, 3);
        let me = Seat::new(seat).unwrap();
        let mut taken = 0;
        loop {
            let before = match played.resume_point(seat, ResumeFrom::LastChoice) {
                Ok(kept) => played.up_to(kept),
                Err(PracticeError::NoChoice) => break,
                Err(error) => panic!("{error}"),
            };
            assert!(before.events.len() < played.events.len());
            let game = before.replayed();
            let actions = game.legal_actions(me);
            assert!(game.is_asked(me) && actions.legal.len() + actions.fouls.len() > 1);
            assert!(!actions.legal.contains(&Action::Continue));
            (played, taken) = (before, taken + 1);
        }
        assert!(taken > 20, "{taken} of {preset}");
        assert!(!played.events.iter().any(|event| matches!(event, Event::Answered { seat, .. } if *seat == me)));
    }
}

/// a record is resumed after any of its events but the last. Near misses: the end of the match, and beyond it.
#[test]
fn a_record_is_resumed_anywhere_but_at_its_end() {
    let played = Played::new("tenhou", 5);
    let recorded = played.events.iter().filter(|event| !matches!(event, Event::Answered { .. })).count();
    // The end of the last hand is followed by that of the match.
    for nth in 0..recorded - 2 {
        let kept = played.resume_point(0, ResumeFrom::Event(nth)).unwrap();
        let left_out = played.events[..kept].iter().filter(|event| matches!(event, Event::Answered { .. })).count();
        assert!(kept - left_out > nth);
        let game = played.up_to(kept).replayed();
        assert!(game.asked().next().is_some() || game.needs_wall().is_some(), "{nth}");
    }
    for end in [recorded - 2, recorded - 1] {
        assert_eq!(played.resume_point(0, ResumeFrom::Event(end)), Err(PracticeError::Over));
    }
    assert_eq!(played.resume_point(0, ResumeFrom::Event(recorded)), Err(PracticeError::NoEvent(recorded)));
}

#[test]
fn the_last_hand_is_dealt_again() {
    let played = Played::new("tenhou", 7);
    let again = played.up_to(played.resume_point(2, ResumeFrom::LastDeal).unwrap());
    let deals = |played: &Played| played.events.iter().filter(|event| matches!(event, Event::Dealt { .. })).count();
    assert_eq!(deals(&again), deals(&played));
    let game = again.replayed();
    assert_eq!(game.asked().collect::<Vec<_>>(), [game.table().dealer()]);
    assert_eq!(again.resume_point(2, ResumeFrom::LastDeal), Ok(again.events.len()), "it begins there");
    // Near miss: a wall is missing.
    let short = Played { walls: played.walls[1..].to_vec(), ..played.up_to(played.events.len()) };
    assert_eq!(short.resume_point(2, ResumeFrom::LastDeal), Err(PracticeError::Replay));
}

fn own() -> CustomHand {
    CustomHand {
        round: (Wind::South, 3),
        seat: Wind::West,
        hand: "123m406p789s1122z5z".to_owned(),
        draws: "1z".to_owned(),
        indicators: "4z".to_owned(),
        honba: 2,
        sticks: 1,
        points: vec![20_000, 30_000, 40_000, 9_000],
    }
}

/// a custom hand is dealt to the seat of its wind, and its fourteenth tile is the first draw.
#[test]
fn a_custom_hand_is_dealt_as_stated() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let (setup, me) = own().setup(&rules, [4; 32]).unwrap();
    assert_eq!(own().setup(&rules, [4; 32]).unwrap().0.wall, setup.wall);
    assert_ne!(own().setup(&rules, [5; 32]).unwrap().0.wall, setup.wall);
    // South 3: seat 2 deals, and the second after it is West.
    assert_eq!((setup.position.dealer.index(), me.index()), (2, 0));
    let (mut game, _) = Match::start_from(setup).unwrap();
    assert_eq!((game.table().start.wind, game.table().start.position.honba), (Wind::South, 2));
    assert_eq!(game.table().scores[me], 20_000);
    while !game.legal_actions(me).legal.iter().any(|action| matches!(action, Action::Discard { .. })) {
        let seat = game.asked().next().unwrap();
        let action = game.legal_actions(seat).default_action().unwrap();
        game.play(seat, action).unwrap();
    }
    let drawn = Action::Discard { tile: parse_tiles("5z").unwrap()[0], tsumogiri: true };
    assert!(game.legal_actions(me).legal.contains(&drawn));
}

#[test]
fn what_cannot_be_dealt_is_refused_by_its_part() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let sanma = Ruleset::preset("tenhou_sanma").unwrap();
    let refused = |change: &dyn Fn(&mut CustomHand), rules: &Ruleset| {
        let mut hand = own();
        change(&mut hand);
        hand.setup(rules, [1; 32]).unwrap_err()
    };
    let long = refused(&|own| own.hand = "123456789m123456p".to_owned(), &rules);
    assert_eq!(long, PracticeError::LongHand(15));
    let five = refused(&|own| own.hand = "11111z".to_owned(), &rules);
    assert!(matches!(five, PracticeError::Scene(SceneError::Missing(_))), "{five:?}");
    let text = refused(&|own| own.hand = "12x".to_owned(), &rules);
    assert!(matches!(text, PracticeError::Scene(SceneError::Tiles { part: "hand", .. })), "{text:?}");
    let indicator = refused(&|own| own.indicators = "9z".to_owned(), &rules);
    assert!(matches!(indicator, PracticeError::Scene(SceneError::Tiles { part: "indicators", .. })), "{indicator:?}");
    assert_eq!(refused(&|own| own.round = (Wind::West, 1), &rules), PracticeError::NoRound(Wind::West, 1));
    assert_eq!(refused(&|own| own.round = (Wind::East, 0), &rules), PracticeError::NoRound(Wind::East, 0));
    assert_eq!(refused(&|own| own.points.truncate(3), &rules), PracticeError::Points { found: 3, players: 4 });
    let north = |own: &mut CustomHand| (own.points, own.seat, own.round) = (Vec::new(), Wind::North, (Wind::East, 1));
    assert_eq!(refused(&north, &sanma), PracticeError::NobodySits(Wind::North));
    assert!(matches!(refused(&|own| own.honba = u32::MAX, &rules), PracticeError::Setup(_)));
}
