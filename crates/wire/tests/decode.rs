use std::cell::RefCell;
use std::sync::Arc;

use jantaku_core::{BySeat, HandError, Ruleset, Seat, Wall};
use jantaku_engine::{Event, Match, Phase, View};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use jantaku_testkit::{Chance, Driver, random_house};
use jantaku_wire::convert::{self, DecodeError, Decoder};
use jantaku_wire::{self as wire, ReplayStep};

/// An event as it is decoded from JSON.
fn sent(event: &jantaku_engine::SeatEvent, view: &View) -> ReplayStep {
    let (event, after, denied) = convert::seat_event(event, view);
    let step = ReplayStep { event, after, denied };
    serde_json::from_str(&serde_json::to_string(&step).unwrap()).unwrap()
}

/// Two views that cannot be told apart, by the table or by the legal actions.
fn assert_same(decoded: &View, view: &View, event: &Event) {
    let whole = !matches!(view.table().phase, Phase::Over(_)) && !view.table().rules.wareme;
    if whole {
        return assert_eq!(decoded, view, "after {event:?}");
    }
    // Of the dice only the wall that they break is sent, and of a hand shown with its drawn tile not which that is.
    assert_eq!(convert::view(decoded), convert::view(view), "after {event:?}");
    assert_eq!(decoded.legal_actions(), view.legal_actions(), "after {event:?}");
    assert_eq!(decoded.table().next_position(), view.table().next_position(), "after {event:?}");
    let payments = |view: &View| view.table().result().map(|end| end.payments.clone());
    assert_eq!(payments(decoded), payments(view), "after {event:?}");
}

/// The number of random houses: five, multiplied by `JANTAKU_TEST_SCALE`.
fn random_houses() -> impl Iterator<Item = (Ruleset, Chance)> {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1);
    (0..5 * scale).map(|seed| {
        let mut chance = Chance::new(seed);
        (random_house(&mut chance), chance)
    })
}

#[test]
fn the_messages_of_a_seat_make_its_view_in_every_house() {
    let presets =
        ["tenhou", "tenhou_sanma", "pretty_girls"].map(|name| (Ruleset::preset(name).unwrap(), Chance::new(0)));
    for (rules, mut chance) in presets.into_iter().chain(random_houses()) {
        let rules = Arc::new(rules);
        let decoders = BySeat::from_fn(rules.players, |seat| Decoder::new(rules.clone(), seat));
        let views = BySeat::from_fn(rules.players, |_| None);
        let seats = RefCell::new((decoders, views));
        let watch = |_: &Match, event: &Event| {
            let (decoders, views) = &mut *seats.borrow_mut();
            for seat in rules.players.seats() {
                let Some(seen) = event.seen_by(seat) else { continue };
                let view = match &mut views[seat] {
                    Some(view) => {
                        View::apply(view, &seen).unwrap();
                        view
                    }
                    none => none.insert(View::start(rules.clone(), seat, &seen).unwrap()),
                };
                let step = sent(&seen, view);
                let decoder = &mut decoders[seat];
                decoder.decode(&step.event, &step.after).unwrap_or_else(|error| panic!("{error}: {step:?}"));
                assert_same(decoder.view().unwrap(), view, event);
            }
        };
        let infos: Vec<SeatInfo> =
            rules.players.seats().map(|seat| SeatInfo { name: seat.to_string(), kind: SeatKind::Bot }).collect();
        let choose =
            |played: &Match, seat, _: &_| Driver::Eager.choose(&played.view(seat).unwrap(), &mut chance).unwrap();
        play_match(rules.clone(), &infos, &[1; 32], choose, watch).unwrap();
    }
}

#[test]
fn messages_that_cannot_follow_are_refused() {
    let rules = Arc::new(Ruleset::preset("tenhou").unwrap());
    let wall = |seed| Wall::from_seed([seed; 32], &rules.tile_set());
    let (played, events) = Match::start(rules.clone(), wall(1)).unwrap();
    let seat = Seat::new(0).unwrap();
    let view = played.view(seat).unwrap();
    let steps: Vec<ReplayStep> = events.iter().map(|event| sent(&event.seen_by(seat).unwrap(), &view)).collect();
    let [deal, draw] = &steps[..] else { panic!("a deal and the dealer's draw: {steps:?}") };
    let mut decoder = Decoder::new(rules.clone(), seat);
    assert_eq!(decoder.decode(&draw.event, &draw.after), Err(DecodeError::NotDealt));
    let mut short = deal.clone();
    short.after.own.concealed.pop();
    assert_eq!(decoder.decode(&short.event, &short.after), Err(HandError::WrongSize(12).into()));
    decoder.decode(&deal.event, &deal.after).unwrap();
    // The next deal has another dealer, or honba.
    assert_eq!(decoder.decode(&deal.event, &deal.after), Err(DecodeError::Field("round")));
    let elsewhere = wire::Event::RiichiPaid { seat: 9 };
    assert_eq!(decoder.decode(&elsewhere, &draw.after), Err(DecodeError::Field("seat")));
    decoder.decode(&draw.event, &draw.after).unwrap();
    assert_eq!(decoder.view(), Some(&view));
}
