use jantaku_career::{
    Achievement, BUY_IN, Buyer, Entrant, Event, Feature, Finish, GUEST, Game, Item, MatchId, Pack, ParlourTable, Place,
    Refusal, Slot,
};

use crate::house::{House, ME, finish, other};

/// points are bought with the money one has, one a yen.
#[test]
fn points_are_bought_in_three_packs() {
    let mut house = House::new();
    assert_eq!((house.yen(), house.account()), (60_000, 0));
    house.does(|profile| profile.buy_points(ME, Pack::Small));
    house.does(|profile| profile.buy_points(ME, Pack::Medium));
    assert_eq!((house.yen(), house.account()), (25_000, 35_000));
    let refused = house.tries(|profile| profile.buy_points(ME, Pack::Large));
    assert_eq!(refused, Err(Refusal::TooFewYen { found: 25_000, needed: 100_000 }));
    house.does(|profile| profile.buy_points(ME, Pack::Medium));
    assert_eq!((house.yen(), house.account()), (0, 60_000));
}

/// y089. A seat takes 25,000 points; with one less there is none.
#[test]
fn a_seat_takes_the_buy_in() {
    let mut house = House::with_packs(1);
    house.does(|profile| profile.buy_prize(ME, Item::IronPlate));
    let refused = house.tries(|profile| profile.sit_at_parlour(MatchId(9), ME, ParlourTable::Easy, false));
    assert_eq!(refused, Err(Refusal::TooFewPoints { found: 24_900, needed: BUY_IN }));
    let mut house = House::with_packs(1);
    house.sits(ParlourTable::Easy);
    assert_eq!(house.account(), 0);
    let other = house.tries(|profile| profile.sit_at_parlour(MatchId(9), Slot::Dragon, ParlourTable::Easy, false));
    assert_eq!(other, Err(Refusal::NoCharacter(Slot::Dragon)));
}

/// y090. Points and uma come back to the account, which never drops below zero.
#[test]
fn the_result_goes_to_the_account() {
    let mut house = House::with_packs(2);
    house.plays(ParlourTable::Normal, 1, 40_000);
    assert_eq!(house.account(), 25_000 + 40_000 + 35_000);
    house.plays(ParlourTable::Normal, 4, -1_000);
    assert_eq!(house.account(), 100_000 - 25_000 - 1_000 - 25_000);
    // 3,000 are left after the buy-in; the match ends with 25,000 points lost beyond it.
    let mut house = House::with_packs(1);
    house.does(|profile| profile.buy_points(ME, Pack::Small));
    (0..7).for_each(|_| drop(house.does(|profile| profile.buy_prize(ME, Item::BronzePlate))));
    let id = house.sits(ParlourTable::Hard);
    assert_eq!(house.account(), 3_000);
    house.does(|profile| profile.settle(id, finish(4, -15_000, -65_000)));
    assert_eq!(house.account(), 0);
}

/// a match that is given up costs its buy-in and nothing else. Near miss: one that is over can't be given up.
#[test]
fn giving_up_forfeits_the_buy_in() {
    let mut house = House::with_packs(2);
    let id = house.sits(ParlourTable::Easy);
    house.does(|profile| profile.quit(id));
    assert_eq!((house.account(), house.profile().open().len()), (25_000, 0));
    assert_eq!(house.tries(|profile| profile.settle(id, finish(1, 60_000, 60_000))), Err(Refusal::NoMatch(id)));
    let id = house.sits(ParlourTable::Easy);
    house.does(|profile| profile.settle(id, finish(2, 25_000, 0)));
    assert_eq!(house.tries(|profile| profile.quit(id)), Err(Refusal::NoMatch(id)));
    assert_eq!(house.account(), 25_000);
}

/// points become prizes, and prizes money; points themselves are not sold.
#[test]
fn points_become_prizes_and_prizes_money() {
    let mut house = House::with_packs(2);
    house.does(|profile| profile.buy_prize(ME, Item::BullsEyeTile));
    house.does(|profile| profile.buy_prize(ME, Item::SilverPlate));
    assert_eq!((house.account(), house.yen()), (17_000, 10_000));
    let refused = house.tries(|profile| profile.buy_prize(ME, Item::GoldPlate));
    assert_eq!(refused, Err(Refusal::TooFewPoints { found: 17_000, needed: 100_000 }));
    assert_eq!(house.tries(|profile| profile.buy_prize(ME, Item::Watch)), Err(Refusal::NotForPoints(Item::Watch)));
    house.does(|profile| profile.sell(ME, Item::BullsEyeTile, Buyer::Pawnshop));
    assert_eq!(house.yen(), 20_000);
    let again = house.tries(|profile| profile.sell(ME, Item::BullsEyeTile, Buyer::Pawnshop));
    assert_eq!(again, Err(Refusal::NotOwned(Item::BullsEyeTile)));
    house.does(|profile| profile.sell(ME, Item::SilverPlate, Buyer::Dealer));
    assert_eq!(house.yen(), 20_000 + 10_400);
}

/// Whoever can sit down nowhere begins anew. Near miss: 25,000 in goods are enough, and so is a match that is not over.
#[test]
fn nobody_is_stuck_without_money() {
    let mut house = House::with_packs(2);
    house.does(|profile| profile.buy_points(ME, Pack::Small));
    assert_eq!(house.tries(|profile| profile.start_afresh(ME)), Err(Refusal::NotBroke(60_000)));
    house.plays(ParlourTable::Easy, 4, 5_000);
    assert_eq!(house.account(), 25_000);
    house.sits(ParlourTable::Easy);
    assert_eq!(house.tries(|profile| profile.start_afresh(ME)), Err(Refusal::NotBroke(0)));
    let id = *house.profile().open().keys().next().unwrap();
    house.does(|profile| profile.quit(id));
    house.does(|profile| profile.start_afresh(ME));
    assert_eq!((house.yen(), house.account()), (60_000, 0));
    assert_eq!(house.profile().character(ME).unwrap().fresh_starts, 1);
}

fn guest_match(house: &mut House, order: [Option<&str>; 4]) -> Vec<Event> {
    let id = house.next_id();
    house.does(|profile| profile.meet_guest(id, ME));
    let places = order.map(|name| match name {
        Some(name) => other(name),
        None => Place { who: Entrant::Me, points: 25_000, total: 0 },
    });
    let finish = Finish { places: places.into(), start: 25_000, yakuman: 0 };
    house.does(|profile| profile.settle(id, finish))
}

/// a win at the normal or the hard table brings the guest; once she offers a match, the expert table is open. Near miss: a win at
/// the easy table, and a second place at the hard one.
#[test]
fn the_guest_opens_the_expert_table() {
    let mut house = House::with_packs(2);
    let closed = house.tries(|profile| profile.sit_at_parlour(MatchId(90), ME, ParlourTable::Expert, false));
    assert_eq!(closed, Err(Refusal::TableClosed(ParlourTable::Expert)));
    house.plays(ParlourTable::Easy, 1, 30_000);
    house.plays(ParlourTable::Hard, 2, 30_000);
    assert_eq!(house.tries(|profile| profile.meet_guest(MatchId(91), ME)), Err(Refusal::Closed(Feature::Guest)));
    let closed = house.tries(|profile| profile.sit_at_parlour(MatchId(92), ME, ParlourTable::Expert, false));
    assert_eq!(closed, Err(Refusal::TableClosed(ParlourTable::Expert)));
    let events = house.plays(ParlourTable::Normal, 1, 30_000);
    assert!(events.contains(&Event::Unlocked { character: ME, feature: Feature::Guest }));
    house.sits(ParlourTable::Expert);
    // She offers matches until somebody finishes ahead of her, though another wins.
    let events = guest_match(&mut house, [Some(GUEST.name), None, Some("Ren"), Some("Mio")]);
    assert_eq!(events.len(), 1);
    let events = guest_match(&mut house, [Some("Ren"), None, Some("Mio"), Some(GUEST.name)]);
    assert_eq!(events[1..], [Event::Unlocked { character: ME, feature: Feature::GuestBeaten }]);
    // Near miss: a match that she did not sit at is none of hers.
    let id = house.next_id();
    house.does(|profile| profile.meet_guest(id, ME));
    assert_eq!(house.tries(|profile| profile.settle(id, finish(1, 30_000, 0))), Err(Refusal::BadFinish(id)));
}

/// each once, for the match in which it was reached.
#[test]
fn achievements_are_reached_once() {
    let mut house = House::with_packs(2);
    let achieved = |events: &[Event]| -> Vec<Achievement> {
        let of = |event: &Event| match event {
            Event::Achieved { achievement, .. } => Some(*achievement),
            _ => None,
        };
        events.iter().filter_map(of).collect()
    };
    assert_eq!(achieved(&house.plays(ParlourTable::Easy, 2, 49_900)), []);
    assert_eq!(achieved(&house.plays(ParlourTable::Easy, 2, 50_000)), [Achievement::FiftyThousand]);
    assert_eq!(achieved(&house.plays(ParlourTable::Normal, 1, 60_000)), [Achievement::FirstWin]);
    guest_match(&mut house, [None, Some(GUEST.name), Some("Ren"), Some("Mio")]);
    assert_eq!(achieved(&house.plays(ParlourTable::Expert, 2, 30_000)), []);
    assert_eq!(achieved(&house.plays(ParlourTable::Expert, 1, 30_000)), [Achievement::TopTable]);
    assert_eq!(achieved(&house.plays(ParlourTable::Expert, 1, 90_000)), []);
    // A match that begins with 50,000 points proves nothing.
    let mut house = House::new();
    for (start, expected) in [(50_000, vec![]), (30_000, vec![Achievement::FiftyThousand])] {
        let id = house.next_id();
        house.does(|profile| profile.sit_freely(id));
        let ended = Finish { start, ..finish(2, 55_000, 0) };
        assert_eq!(achieved(&house.does(|profile| profile.settle(id, ended))), expected);
    }
    let id = house.next_id();
    house.does(|profile| profile.sit_freely(id));
    let ended = Finish { yakuman: 1, ..finish(3, 20_000, 0) };
    assert_eq!(achieved(&house.does(|profile| profile.settle(id, ended))), [Achievement::Yakuman]);
    assert_eq!(house.profile().achievements().get(&Achievement::Yakuman), Some(&id));
}

/// a marker is used up by the match it marks, even one that is given up.
#[test]
fn a_marker_is_good_once() {
    let mut house = House::with_packs(2);
    let marked = |house: &mut House| {
        let id = house.next_id();
        house.tries(|profile| profile.sit_at_parlour(id, ME, ParlourTable::Easy, true)).map(|_| id)
    };
    assert_eq!(marked(&mut house), Err(Refusal::NotOwned(Item::Marker)));
    house.win_marker();
    let id = marked(&mut house).unwrap();
    assert!(matches!(house.profile().open().get(&id), Some(Game::Parlour { marked: true, .. })));
    house.does(|profile| profile.quit(id));
    assert_eq!(marked(&mut house), Err(Refusal::NotOwned(Item::Marker)));
}
