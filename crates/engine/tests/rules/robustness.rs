//! Impossible input is refused and never panics; each test is named after what broke.

use jantaku_core::rules::{KanDoraTiming, StakeOnRon, TilesPlayed};
use jantaku_core::{BySeat, HandError, Players, Ruleset};
use jantaku_engine::{
    Action, Declares, DrawFrom, Event, FoldError, Match, PlayError, PublicEvent, ReplayError, RoundEnd, RoundSetup,
    SeatEvent, SetupError, Showing, View,
};
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

use crate::rules::READY;

/// Replays the events without the answers.
fn replayed(setup: RoundSetup, t: &Play) -> Match {
    let (mut game, dealt) = Match::start_from(setup).expect("the scene deals");
    for event in t.events()[dealt.len()..].iter().filter(|event| !matches!(event, Event::Answered { .. })) {
        game.apply(event).unwrap_or_else(|error| panic!("{event:?}: {error}"));
    }
    game
}

/// A stick paid for a discard that was then called used to be taken to mean that nobody claimed it.
#[test]
fn a_called_riichi_discard_replays() {
    let scene = Scene::of("tenhou").hand(0, READY).hand(2, "88p1z").draws("8p");
    let setup = scene.clone().setup().unwrap();
    let mut t = scene.deal();
    t.riichi(0, "8p").pon(2);
    assert_eq!(&replayed(setup, &t), t.game());
}

/// The same where the stick is lost though the discard is ronned.
#[test]
fn a_ronned_riichi_discard_with_its_stick_replays() {
    let scene = Scene::of("tenhou").rules(|rules| rules.riichi_stake_on_ron = StakeOnRon::Lost);
    let scene = scene.hand(0, "123789m123789s9p").hand(2, READY).draws("6p");
    let setup = scene.clone().setup().unwrap();
    let mut t = scene.deal();
    t.riichi(0, "6p").ron(2);
    assert_eq!(&replayed(setup, &t), t.game());
}

/// After the stick was paid for a discard, a record cannot go on with a ron on it.
#[test]
fn no_ron_follows_the_stick_of_the_same_discard() {
    let scene = Scene::of("tenhou").hand(0, "123789m123789s9p").hand(2, READY).draws("6p");
    let (mut game, _) = Match::start_from(scene.clone().setup().unwrap()).unwrap();
    let mut t = scene.deal();
    t.riichi(0, "6p").ron(2);
    let public: Vec<&Event> = t.events().iter().filter(|event| matches!(event, Event::Public(_))).collect();
    let [discard, won] = public[..] else { panic!("a discard and a win, not {public:?}") };
    game.apply(discard).unwrap();
    game.apply(&Event::Public(PublicEvent::RiichiPaid { seat: seat(0) })).unwrap();
    assert!(game.apply(won).is_err());
}

/// A second end of the match used to be accepted.
#[test]
fn nothing_follows_the_end_of_a_match() {
    let mut t = Scene::of("yakuza").dealer(3).hand(1, READY).draws("6p").deal();
    t.discard(3, "6p").ron(1);
    let end = t.events().last().unwrap().clone();
    assert!(matches!(end, Event::Public(PublicEvent::MatchEnded(_))));
    assert_eq!(t.game().clone().apply(&end), Err(ReplayError::Ended));
    assert_eq!(t.game().clone().play(seat(0), Action::Continue), Err(PlayError::NotAsked(seat(0))));
}

/// A record cannot make a dealer stop who has continued.
#[test]
fn a_match_does_not_end_after_the_dealer_went_on() {
    let mut t = Scene::of("yakuza").dealer(3).hand(3, READY).draws("1z 6p").deal();
    t.discard(3, "1z").discard(0, "6p").ron(3);
    let mut stopped = t.clone();
    let end = stopped.act(3, Action::Stop).events().last().unwrap().clone();
    t.act(3, Action::Continue);
    assert!(matches!(t.game().clone().apply(&end), Err(ReplayError::NoChoice(_))));
}

/// Points, honba or sticks near the limits of their types used to overflow.
#[test]
fn absurd_setups_are_refused_with_every_fault() {
    let setup = Scene::of("tenhou")
        .points([i32::MAX, 0, 0, i32::MIN])
        .honba(u32::MAX)
        .sticks(u32::MAX)
        .wind(200)
        .setup()
        .unwrap();
    let faults = setup.start().unwrap_err().0;
    let points = |at, points| SetupError::Points { seat: seat(at), points };
    for fault in [points(0, i32::MAX), points(3, i32::MIN), SetupError::Sticks(u32::MAX), SetupError::Wind(200)] {
        assert!(faults.contains(&fault), "{fault:?} in {faults:?}");
    }
}

/// Contradictory rules used to be played, and overflowed in the last hand.
#[test]
fn contradictory_rules_are_refused() {
    for change in [
        (|rules| rules.extension_max_winds = 255) as fn(&mut Ruleset),
        |rules| rules.round_winds.clear(),
        |rules| rules.uma.clear(),
    ] {
        let setup = Scene::of("tenhou").rules(change).setup().unwrap();
        assert!(setup.start().unwrap_err().0.iter().any(|fault| matches!(fault, SetupError::Rules(_))));
    }
}

fn view(t: &Play, number: usize) -> View<'static> {
    let Some(Event::Dealt { .. }) = t.events().first() else { panic!("a round begins with a deal") };
    let seen: Vec<SeatEvent> = t.events().iter().filter_map(|event| event.seen_by(seat(number))).collect();
    let mut view = View::start(t.table().rules.clone(), seat(number), &seen[0]).expect("the deal fits");
    seen[1..].iter().for_each(|event| view.apply(event).expect("the event fits"));
    view
}

/// A hand that drew again and again used to overflow its array and panic.
#[test]
fn a_view_refuses_events_out_of_place() {
    let t = Scene::of("tenhou").hand(0, READY).draws("1z").deal();
    let mut view = view(&t, 0);
    let before = view.clone();
    let end = |scores: Vec<i32>| {
        let scores = BySeat::from_vec(scores).unwrap();
        let outcome =
            jantaku_engine::Outcome::Exhaustive { hands: scores.map(|_, _| Showing::Nothing), nagashi: vec![] };
        SeatEvent::Public(PublicEvent::RoundEnded(Box::new(RoundEnd {
            outcome,
            payments: Default::default(),
            scores,
            sticks: 0,
        })))
    };
    let discard = |seat| {
        SeatEvent::Public(PublicEvent::Discarded {
            seat,
            tile: tile("9s"),
            tsumogiri: true,
            declares: Declares::Nothing,
        })
    };
    for wrong in [
        SeatEvent::DrewOwn { tile: tile("1z"), from: DrawFrom::Live },
        SeatEvent::Public(PublicEvent::RiichiPaid { seat: seat(0) }),
        SeatEvent::Public(PublicEvent::DoraRevealed { indicator: tile("1p") }),
        discard(seat(0)),
        end(vec![0; 3]),
    ] {
        assert!(view.apply(&wrong).is_err(), "{wrong:?}");
        assert_eq!(view, before, "a refused event changes nothing");
    }
}

/// A stream that declared riichi with an open hand, or called in riichi, used to be followed until its seat could win,
/// which then panicked.
#[test]
fn a_view_refuses_an_open_hand_in_riichi() {
    let public = |event| SeatEvent::Public(event);
    let refuses = |t: &Play, wrong: PublicEvent| {
        let mut view = view(t, 0);
        let before = view.clone();
        let refused = view.apply(&public(wrong));
        assert!(matches!(refused, Err(FoldError::OutOfPlace(_))), "{refused:?}");
        assert_eq!(view, before, "a refused event changes nothing");
    };
    let riichi = |at, of| PublicEvent::Discarded {
        seat: seat(at),
        tile: tile(of),
        tsumogiri: false,
        declares: Declares::Riichi,
    };
    let call = |t: &Play| {
        let event = t.events().iter().rev().find_map(|event| match event {
            Event::Public(called @ PublicEvent::Called { .. }) => Some(called),
            _ => None,
        });
        event.expect("there was a call").clone()
    };

    let mut open = Scene::of("tenhou").hand(2, "22z1z").draws("3z 2z").deal();
    open.discard(0, "3z").discard(1, "2z").pon(2);
    refuses(&open, riichi(2, "1z"));
    let scene = Scene::of("tenhou").hand(0, READY).draws("1z 8s");
    let mut own = scene.clone().deal();
    own.discard(0, "1z").discard(1, "8s").pon(0);
    refuses(&own, riichi(0, "2m"));

    let mut closed = scene.deal();
    closed.riichi(0, "1z").discard(1, "8s");
    refuses(&closed, call(&own));
}

/// A hand with five tiles of a kind used to be followed until it could win, which then panicked.
#[test]
fn a_view_refuses_a_fifth_tile_of_a_kind() {
    let draw = |of| SeatEvent::DrewOwn { tile: tile(of), from: DrawFrom::Live };
    let refuses = |t: &Play| {
        let mut view = view(t, 1);
        let before = view.clone();
        assert_eq!(view.apply(&draw("1z")), Err(FoldError::Hand(HandError::FiveOfAKind(tile("1z").kind()))));
        assert_eq!(view, before, "a refused event changes nothing");
        assert_eq!(view.apply(&draw("9s")), Ok(()));
    };
    let mut held = Scene::of("tenhou").hand(1, "1111z").hand(3, "22z").draws("2z").deal();
    refuses(held.discard(0, "2z"));
    let mut melded = Scene::of("tenhou").hand(1, "111z2z").hand(3, "55z").draws("1z 6z 7z 5z").deal();
    melded.discard(0, "1z").pon(1).discard(1, "2z").run_to(0).tsumogiri(0);
    refuses(&melded);
}

fn three(rules: &mut Ruleset) {
    (rules.players, rules.tile_set) = (Players::Three, TilesPlayed::No2mTo8m);
    rules.uma = vec![20000, 0, -20000];
}

/// Seat 3 at a table of three has no choices and no state, and asking about it does not panic.
#[test]
fn nobody_sits_on_the_fourth_seat_of_a_table_of_three() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    three(&mut rules);
    let mut t = Scene::new(rules).deal();
    let (fourth, table) = (seat(3), t.table());
    assert_eq!((table.concealed_len(fourth), table.discarded(fourth).len(), table.first_turn(fourth)), (0, 0, false));
    assert!(t.round().view(fourth).is_none() && t.round().hand(fourth).is_none());
    assert!(t.round().legal_actions(fourth).legal.is_empty());
    assert_eq!(t.game().clone().play(fourth, Action::Pass), Err(PlayError::NoSuchSeat(fourth)));
    let drew = Event::Drew { seat: fourth, tile: tile("1m"), from: DrawFrom::Live };
    assert!(t.game().clone().apply(&drew).is_err());
    let dealt = t.events()[0].seen_by(seat(0)).unwrap();
    assert_eq!(View::start(t.table().rules.clone(), fourth, &dealt), Err(FoldError::NoSuchSeat(fourth)));
    let mut view = view(&t, 0);
    assert!(view.apply(&SeatEvent::DrewOther { seat: fourth, from: DrawFrom::Live }).is_err());
    t.run_out();
    let drawn = |t: &Play| t.events().iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(drawn(&t), 55);
    // With all the characters there is more to draw: 136 tiles, 39 of them dealt, 14 dead.
    let mut full = t.table().rules.as_ref().clone();
    full.tile_set = TilesPlayed::Full136;
    let mut t = Scene::new(full).deal();
    t.run_out();
    assert_eq!(drawn(&t), 83);
}

/// An indicator that may come before a win does not say whether anyone wins: both continuations replay.
#[test]
fn an_indicator_turned_for_a_win_or_not_replays() {
    let scene = Scene::of("tenhou").rules(|rules| rules.kan_dora_daiminkan = KanDoraTiming::AfterDiscardOrWithWin);
    let scene = scene.hand(0, READY).hand(1, "555z").hand(3, "66p").draws("1z 2z 3z 5z").supplements("6p");
    let ways: [fn(&mut Play) -> &mut Play; 3] = [|t| t.ron(0), |t| t.pass(0).pon(3), |t| t.pass_all()];
    for way in ways {
        let mut t = scene.clone().deal();
        t.discard(0, "1z").run_to(3).discard(3, "5z").daiminkan(1).discard(1, "6p");
        way(&mut t).expect_indicators(2);
        assert_eq!(&replayed(scene.clone().setup().unwrap(), &t), t.game());
    }
}

/// Three riichi or three equal winds of three players used to count as four.
#[test]
fn three_are_not_four() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    three(&mut rules);
    let mut t = Scene::new(rules).draws("2z 2z 2z 2z").deal();
    t.discard(0, "2z").discard(1, "2z").discard(2, "2z").expect_turn(0);
    let scene = Scene::new(t.table().rules.as_ref().clone()).hand(0, "123456789p1122s").hand(1, "123456789s1122p");
    let mut t = scene.hand(2, "123789p456s3344z").draws("5z 5z 5z").deal();
    t.riichi(0, "5z").riichi(1, "5z").riichi(2, "5z").expect_turn(0).expect_sticks(3);
}
