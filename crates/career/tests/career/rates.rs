use jantaku_career::{Entrant, Finish, MatchId, Place, Refusal, club_rules};
use jantaku_core::rules::MenuChosen;

use crate::house::House;

fn members(names: [&str; 3]) -> [String; 3] {
    names.map(str::to_owned)
}

/// a rate from 1 to 10 and three different members.
#[test]
fn a_rate_and_three_members_are_agreed_on() {
    let mut house = House::new();
    let mut sits = |id: u64, rate: i32, names: [&str; 3]| {
        house.tries(|profile| profile.sit_at_club(MatchId(id), rate, members(names))).map(drop)
    };
    assert_eq!(sits(1, 1, ["Asami", "Ben", "Leon"]), Ok(()));
    assert_eq!(sits(2, 10, ["Asami", "Ben", "Leon"]), Ok(()));
    assert_eq!(sits(2, 5, ["Asami", "Ben", "Leon"]), Err(Refusal::MatchBegun(MatchId(2))));
    assert_eq!(sits(3, 0, ["Asami", "Ben", "Leon"]), Err(Refusal::BadRate(0)));
    assert_eq!(sits(3, 11, ["Asami", "Ben", "Leon"]), Err(Refusal::BadRate(11)));
    assert_eq!(sits(3, 5, ["Asami", "Asami", "Leon"]), Err(Refusal::NotThreeMembers));
    assert_eq!(sits(3, 5, ["Asami", "Gen", "Leon"]), Err(Refusal::NotThreeMembers));
}

/// places, marks and best points are kept for the player and for each member.
#[test]
fn everybody_has_a_record() {
    let mut house = House::new();
    for (id, mine, marks) in [(1, 33_000, 15), (2, 30_000, -10)] {
        let id = MatchId(id);
        house.does(|profile| profile.sit_at_club(id, 5, members(["Asami", "Ben", "Leon"])));
        let place = |who, points, total| Place { who, points, total };
        let other = |name: &str| Entrant::Other(name.to_owned());
        let mut places = vec![
            place(Entrant::Me, mine, marks),
            place(other("Ben"), 32_000, 10),
            place(other("Asami"), 22_000, -40),
            place(other("Leon"), 21_000, -45),
        ];
        places.sort_by_key(|place| -place.points);
        house.does(|profile| profile.settle(id, Finish { places, start: 27_000, yakuman: 0 }));
    }
    let own = *house.profile().own_record();
    assert_eq!((own.matches, own.places, own.marks, own.best), (2, [1, 1, 0, 0], 5, 33_000));
    let ben = house.profile().record("Ben");
    assert_eq!((ben.matches, ben.places, ben.marks, ben.best), (2, [1, 1, 0, 0], 20, 32_000));
    assert_eq!(house.profile().record("Leon").marks, -90);
    assert_eq!(house.profile().record("Hugo").matches, 0);
}

/// the rate is a line of the house's menu.
#[test]
fn the_rate_is_part_of_the_rules() {
    let menu = MenuChosen::from([("rate".to_owned(), "7".to_owned())]);
    assert_eq!(club_rules(&menu).unwrap().rate, 7);
    assert_eq!(club_rules(&MenuChosen::new()).unwrap().rate, 5);
}
