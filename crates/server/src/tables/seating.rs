use jantaku_core::{BySeat, Ruleset};
use jantaku_record::WallSource;
use jantaku_store::{MatchRow, SeatRow, Who};
use jantaku_table::{Occupant, TableError, derived};
use jantaku_wire::Person;

/// The players of a match; `stand_in` names the bot that plays for people who are away. The bots' whims are stored with
/// it, so that nobody can restart the program until they suit.
pub(crate) fn occupants(row: &MatchRow, stand_in: Option<&str>) -> Result<BySeat<Occupant>, TableError> {
    let mut occupants = Vec::new();
    for (seat, who) in (0..).zip(&row.seats) {
        let bot = |name: &str| {
            let bot = jantaku_bots::by_name(name, derived(&row.whims, "bot", seat));
            bot.map_err(|_| TableError::NoBot(name.to_owned()))
        };
        occupants.push(match &who.who {
            Who::Person { .. } => Occupant::Person(stand_in.map(bot).transpose()?),
            Who::Bot(name) => Occupant::Bot(bot(name)?),
        });
    }
    BySeat::from_vec(occupants).ok_or_else(|| TableError::Replay("a table has 3 or 4 seats".into()))
}

/// The person whose share of the pool the bots of a match use: its first one.
pub(crate) fn whose(row: &MatchRow) -> i64 {
    let person = row.seats.iter().find_map(|seat| match seat.who {
        Who::Person { player, .. } => Some(player.0),
        Who::Bot(_) => None,
    });
    person.unwrap_or_default()
}

/// The seats of bots: the usual company in an order that `chance` decides, none named like one of the people.
pub(crate) fn names(bots: &[String], called: &[&str], chance: &[u8]) -> Vec<SeatRow> {
    let mut people = Person::COMPANY.to_vec();
    people.retain(|person| !called.iter().any(|name| person.name().eq_ignore_ascii_case(name)));
    people.sort_by_cached_key(|person| derived(chance, person.name(), 0));
    let seat = |(bot, person): (&String, Person)| SeatRow::of_bot(person.name(), bot);
    bots.iter().zip(people).map(seat).collect()
}

/// The people of a match from seat 0, after its house's draw of seats.
pub(crate) fn seated<T>(people: Vec<T>, rules: &Ruleset, first_wall: &WallSource) -> Vec<T> {
    match first_wall.seat_draw(rules.seats_by, rules.players) {
        Some(draw) => draw.seated(people, rules.players),
        None => people,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn bots_have_names_of_their_own() {
        let bots = ["normal", "wild", "normal"].map(str::to_owned);
        let called = |player: &str, chance: u8| {
            let seats = names(&bots, &[player], &[chance]);
            assert!(seats.iter().map(SeatRow::bot).eq(bots.iter().map(|bot| Some(bot.as_str()))));
            seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>()
        };
        let mut seen = BTreeSet::new();
        for chance in 0..=255 {
            let names = called("hana", chance);
            assert_eq!(names, called("hana", chance));
            assert!(names[0] != names[1] && names[1] != names[2] && names[2] != names[0], "{names:?}");
            seen.extend(names);
        }
        // Nobody of the career modes sits at a table outside of them.
        let company = Person::COMPANY.iter().map(|person| person.name());
        assert!(
            seen.iter().map(String::as_str).collect::<BTreeSet<_>>()
                == company.filter(|name| *name != "Hana").collect()
        );
    }
}
