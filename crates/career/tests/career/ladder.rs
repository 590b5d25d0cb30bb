use std::collections::BTreeMap;

use jantaku_career::{
    Entrant, Event, FEE, Feature, Finish, Item, MatchId, Place, RIVALS, Refusal, Slot, ladder_rules, window,
};
use jantaku_core::Ruleset;

use crate::house::{House, ME, finish};

impl House {
    pub fn on_ladder() -> House {
        let mut house = House::new();
        house.does(|profile| profile.enter_ladder(ME));
        house
    }

    pub fn climbs_to(&mut self, rank: u8) {
        while self.rank() > rank {
            let first = window(self.rank());
            self.climbs(rank.saturating_sub(first) + 1);
        }
        assert_eq!(self.rank(), rank);
    }

    pub fn win_marker(&mut self) {
        let other = Slot::Dragon;
        let mut champion = House::on_ladder();
        champion.climbs_to(1);
        champion.climbs(1);
        let id = champion.next_id();
        champion.does(|profile| profile.challenge_dragon_king(id, ME));
        champion.does(|profile| profile.settle(id, finish(1, 40_000, 40_000)));
        champion.does(|profile| profile.sell(ME, Item::Trophy, jantaku_career::Buyer::Pawnshop));
        (0..2).for_each(|_| drop(champion.does(|profile| profile.buy_points(ME, jantaku_career::Pack::Medium))));
        assert!(champion.profile().character(other).is_err());
        *self = champion;
    }
}

/// the fee is paid once, from the first money, and the newcomer is last.
#[test]
fn the_fee_is_paid_once() {
    let mut house = House::on_ladder();
    assert_eq!((house.yen(), house.rank()), (10_000, 30));
    assert_eq!(house.tries(|profile| profile.enter_ladder(ME)), Err(Refusal::OnLadder(ME)));
    house.climbs(3);
    house.climbs(4);
    assert_eq!(house.yen(), 10_000);
    // Near miss: 10,000 yen spent before, and the fee cannot be paid.
    let mut house = House::with_packs(1);
    assert_eq!(house.yen(), 35_000);
    let refused = house.tries(|profile| profile.enter_ladder(ME));
    assert_eq!(refused, Err(Refusal::TooFewYen { found: 35_000, needed: FEE }));
    assert_eq!(house.tries(|profile| profile.challenge(MatchId(5), ME)), Err(Refusal::NotOnLadder(ME)));
}

/// y092 to y095: first place climbs two, second one, third stays, fourth drops one.
#[test]
fn places_move_ranks() {
    for (place, rank) in [(1, 14), (2, 15), (3, 16), (4, 17)] {
        let mut house = House::on_ladder();
        house.climbs_to(16);
        house.climbs(place);
        assert_eq!(house.rank(), rank);
    }
}

/// y091. The four take their four ranks in the order of their places.
#[test]
fn the_four_take_their_ranks_by_places() {
    let mut house = House::on_ladder();
    house.climbs_to(16);
    let ladder = house.profile().character(ME).unwrap().ladder.clone().unwrap();
    let (first, before) = ladder.next_four();
    assert_eq!((first, &before[2]), (14, &Entrant::Me));
    let [a, b, me, c] = before;
    let id = house.next_id();
    house.does(|profile| profile.challenge(id, ME));
    let order = [me, b, a, c];
    let places = order.clone().map(|who| Place { who, points: 25_000, total: 0 });
    let ended = Finish { places: places.into(), start: 25_000, yakuman: 0 };
    // Near miss: somebody who did not play.
    let mut stranger = ended.clone();
    stranger.places[1].who = Entrant::Other(RIVALS[0].name.to_owned());
    assert_eq!(house.tries(|profile| profile.settle(id, stranger)), Err(Refusal::BadFinish(id)));
    house.does(|profile| profile.settle(id, ended));
    assert_eq!(house.profile().character(ME).unwrap().ladder.as_ref().unwrap().four(14), Some(order));
}

/// at the ends of the ladder the window of four is moved.
#[test]
fn the_window_is_moved_at_the_ends() {
    let mut house = House::on_ladder();
    let first = |house: &House| house.profile().character(ME).unwrap().ladder.as_ref().unwrap().next_four().0;
    assert_eq!(first(&house), 27);
    house.climbs(1);
    assert_eq!((house.rank(), first(&house)), (27, 25));
    house.climbs_to(2);
    assert_eq!(first(&house), 1);
    house.climbs(1);
    assert_eq!((house.rank(), first(&house)), (1, 1));
    house.climbs(4);
    assert_eq!(house.rank(), 4);
}

/// each prize is won once, also by whoever jumps past its rank. Near miss: falling and climbing again.
#[test]
fn prizes_are_won_once() {
    let mut house = House::on_ladder();
    let won = |events: &[Event]| -> Vec<Item> {
        let of = |event: &Event| match event {
            Event::PrizeWon { item, .. } => Some(*item),
            _ => None,
        };
        events.iter().filter_map(of).collect()
    };
    house.climbs_to(26);
    assert_eq!(won(&house.climbs(1)), [Item::Cologne]);
    assert_eq!(house.rank(), 24);
    house.climbs(4);
    house.climbs(4);
    assert_eq!(house.rank(), 26);
    assert_eq!(won(&house.climbs(2)), []);
    house.climbs_to(1);
    let character = house.profile().character(ME).unwrap();
    let goods: BTreeMap<Item, u32> = character.goods.clone();
    assert_eq!(goods, Item::of_ladder().map(|item| (item, 1)).collect());
    assert_eq!(goods.keys().filter_map(|item| item.yen()).sum::<i64>(), 844_400);
    // What was won can be sold, and is not won again.
    house.does(|profile| profile.sell(ME, Item::Cologne, jantaku_career::Buyer::Pawnshop));
    house.climbs(4);
    house.climbs_to(1);
    assert_eq!(house.profile().character(ME).unwrap().count(Item::Cologne), 0);
}

/// whoever is first and stays first has defended the title, and the dragon king's match opens.
#[test]
fn titles_are_defended() {
    let mut house = House::on_ladder();
    house.climbs_to(1);
    let ladder = |house: &House| house.profile().character(ME).unwrap().ladder.clone().unwrap();
    assert_eq!(ladder(&house).defences, 0);
    let closed = house.tries(|profile| profile.challenge_dragon_king(MatchId(900), ME));
    assert_eq!(closed, Err(Refusal::Closed(Feature::DragonKing)));
    house.climbs(1);
    house.climbs(2);
    assert_eq!((ladder(&house).defences, house.rank()), (1, 2));
    house.climbs(1);
    assert_eq!(ladder(&house).defences, 1);
    house.climbs(1);
    assert_eq!(ladder(&house).defences, 2);
    for (place, markers) in [(2, 0), (1, 1), (1, 2)] {
        let id = house.next_id();
        house.does(|profile| profile.challenge_dragon_king(id, ME));
        house.does(|profile| profile.settle(id, finish(place, 30_000, 0)));
        let character = house.profile().character(ME).unwrap();
        assert_eq!((character.count(Item::Marker), character.dragon_titles), (markers, markers));
    }
}

/// giving up a match of the tournament leaves the ladder as it is.
#[test]
fn giving_up_leaves_the_ladder_alone() {
    let mut house = House::on_ladder();
    house.climbs_to(20);
    let before = house.profile().character(ME).unwrap().clone();
    let id = house.next_id();
    house.does(|profile| profile.challenge(id, ME));
    let second = house.tries(|profile| profile.challenge(MatchId(901), ME));
    assert_eq!(second, Err(Refusal::LadderMatchOpen(id)));
    house.does(|profile| profile.quit(id));
    assert_eq!(house.profile().character(ME).unwrap(), &before);
}

/// the rivals' matches come between the player's, and are none of his ranks.
#[test]
fn rivals_play_between() {
    let mut house = House::on_ladder();
    let id = house.next_id();
    house.does(|profile| profile.challenge(id, ME));
    let Entrant::Other(above) = &house.profile().character(ME).unwrap().ladder.as_ref().unwrap().order()[28] else {
        panic!("the player is last")
    };
    let names = [RIVALS[26].name, RIVALS[27].name, above.as_str()];
    let mut places: Vec<Place> =
        names.map(|name| Place { who: Entrant::Other(name.to_owned()), points: 25_000, total: 0 }).into();
    places.push(Place { who: Entrant::Me, points: 25_000, total: 0 });
    let ended = Finish { places, start: 25_000, yakuman: 0 };
    house.does(|profile| profile.settle(id, ended));
    let first = house.tries(|profile| profile.challenge(MatchId(902), ME));
    assert_eq!(first, Err(Refusal::RivalsFirst(3)));
    let ladder = house.profile().character(ME).unwrap().ladder.clone().unwrap();
    let mut order = ladder.four(1).unwrap();
    order.reverse();
    // Not these four, not a window with the player in it, and no match too many.
    let bad = house.tries(|profile| profile.rivals_played(ME, 2, order.clone(), String::new()));
    assert_eq!(bad, Err(Refusal::NoRivalsMatch));
    let mine = ladder.four(27).unwrap();
    assert_eq!(house.tries(|profile| profile.rivals_played(ME, 27, mine, String::new())), Err(Refusal::NoRivalsMatch));
    house.does(|profile| profile.rivals_played(ME, 1, order.clone(), String::new()));
    let after = house.profile().character(ME).unwrap().ladder.clone().unwrap();
    assert_eq!((after.four(1), after.rank()), (Some(order), 30));
    house.rivals_rest();
    let over = after.four(1).unwrap();
    assert_eq!(house.tries(|profile| profile.rivals_played(ME, 1, over, String::new())), Err(Refusal::NoRivalsMatch));
}

/// each character has money, fee, ladder and prizes of its own.
#[test]
fn characters_climb_by_themselves() {
    let mut house = House::on_ladder();
    house.climbs_to(25);
    for slot in [Slot::Phoenix, Slot::Tortoise, Slot::Dragon] {
        house.does(|profile| profile.create_character(slot, "Kei", "Suzume"));
        let twice = house.tries(|profile| profile.create_character(slot, "Kei", "Suzume"));
        assert_eq!(twice, Err(Refusal::CharacterExists(slot)));
        house.does(|profile| profile.enter_ladder(slot));
        let found = house.profile().character(slot).unwrap();
        assert_eq!((found.yen, found.ladder.as_ref().unwrap().rank(), found.goods.len()), (10_000, 30, 0));
    }
    assert_eq!((house.rank(), house.profile().characters().len()), (25, 4));
    let long = "n".repeat(25);
    for name in ["", " ", "a\nb", long.as_str()] {
        assert_eq!(house.tries(|profile| profile.change_character(ME, name, "Torao")), Err(Refusal::BadName));
    }
    house.does(|profile| profile.change_character(ME, "  Aki the Second ", "Gen"));
    assert_eq!(house.profile().character(ME).unwrap().name, "Aki the Second");
}

/// the ordinary rules of the parlour, but for the uma, which decides no place.
#[test]
fn the_tournament_has_the_uma_of_the_expert_table() {
    let rules = ladder_rules().unwrap();
    assert_eq!(rules.uma, [75_000, 15_000, -25_000, -65_000]);
    let plain = Ruleset::preset("yakuza").unwrap();
    assert_eq!(Ruleset { uma: plain.uma.clone(), ..rules }, plain);
}
