//! What holds for any career: balances are what their events add up to, and only what commands return is accepted.

use std::collections::BTreeMap;

use jantaku_career::{Buyer, Event, Game, Item, Journal, MatchId, Pack, ParlourTable, Profile, Refusal, Slot};
use proptest::prelude::*;

use crate::house::finish;

/// Money and account of a character, summed up from the events alone.
fn sums(events: &[Event], slot: Slot) -> (i64, i64) {
    let (mut yen, mut account) = (0, 0);
    let mut games: BTreeMap<MatchId, Game> = BTreeMap::new();
    for event in events {
        match event {
            Event::CharacterCreated { character, yen: first, .. } if *character == slot => yen = *first,
            Event::FreshStart { character, yen: first } if *character == slot => (yen, account) = (*first, 0),
            Event::PointsBought { character, points, yen: paid, .. } if *character == slot => {
                yen -= paid;
                account += points;
            }
            Event::PrizeBought { character, points, .. } if *character == slot => account -= points,
            Event::ItemSold { character, yen: paid, .. } if *character == slot => yen += paid,
            Event::LadderEntered { character, yen: fee } if *character == slot => yen -= fee,
            Event::SeatTaken { match_id, game } if game.character() == Some(slot) => {
                account -= game.buy_in();
                games.insert(*match_id, game.clone());
            }
            Event::MatchSettled { match_id, finish } => {
                if let Some(game) = games.get(match_id).filter(|game| game.buy_in() > 0) {
                    let total = finish.own().map_or(0, |(_, place)| i64::from(place.total));
                    account = 0.max(account + game.buy_in() + total);
                }
            }
            _ => {}
        }
    }
    (yen, account)
}

fn asks(profile: &Profile, choice: u8, more: u8, id: u64) -> Result<Vec<Event>, Refusal> {
    let slot = Slot::ALL[usize::from(more) % 2];
    let item = Item::ALL[usize::from(more / 2) % Item::ALL.len()];
    let open = || profile.open().keys().next().copied().unwrap_or(MatchId(0));
    match choice % 11 {
        0 => profile.create_character(slot, "Aki", "Torao"),
        1 | 2 => profile.buy_points(slot, Pack::ALL[usize::from(more / 2) % 3]),
        3 => profile.buy_prize(slot, item),
        4 => profile.sell(slot, item, Buyer::ALL[usize::from(more / 64) % 2]),
        5 => profile.enter_ladder(slot),
        6 => profile.sit_at_parlour(MatchId(id), slot, ParlourTable::ALL[usize::from(more / 2) % 4], more > 250),
        7 | 8 => {
            let points = i32::from(more) * 500 - 40_000;
            profile.settle(open(), finish(more % 4 + 1, points, points - 25_000 + i32::from(more % 3) * 10_000))
        }
        9 => profile.quit(open()),
        _ => profile.start_afresh(slot),
    }
}

proptest! {
    #[test]
    fn balances_are_the_sums_of_their_events(choices in proptest::collection::vec(any::<(u8, u8)>(), 0..200)) {
        let mut journal = Journal::default();
        let (mut events, mut lines) = (Vec::new(), Vec::new());
        for (id, (choice, more)) in (1..).zip(choices) {
            if let Ok(more) = asks(journal.profile(), choice, more, id) {
                lines.extend(journal.add(0, &more).unwrap());
                events.extend(more);
            }
        }
        for (slot, character) in journal.profile().characters() {
            prop_assert_eq!((character.yen, character.account), sums(&events, *slot));
            prop_assert!(character.yen >= 0 && character.account >= 0);
        }
        // The file tells the same, and no event can be left out that anything else depends on.
        let (again, _) = Journal::import(journal.export(&lines).as_bytes()).unwrap();
        prop_assert_eq!(again.profile(), journal.profile());
        let mut folded = Profile::default();
        for event in &events {
            folded.apply(event).unwrap();
        }
        prop_assert_eq!(&folded, journal.profile());
    }
}
