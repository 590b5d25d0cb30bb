//! Who plays a match, and what they are called.

use jantaku_core::BySeat;
use jantaku_store::{MatchRow, SeatRow, Who};
use jantaku_table::{Occupant, TableError, derived};

/// Who plays a match. The whims of its bots are stored with it: a restart draws no others, so
/// nobody can restart the program until they suit.
pub(super) fn occupants(row: &MatchRow) -> Result<BySeat<Occupant>, TableError> {
    let mut occupants = Vec::new();
    for (seat, who) in (0..).zip(&row.seats) {
        let whim = derived(&row.whims, "bot", seat);
        occupants.push(match &who.who {
            Who::Person { .. } => Occupant::Person,
            Who::Bot(name) => {
                let bot = jantaku_bots::by_name(name, whim);
                Occupant::Bot(bot.map_err(|_| TableError::NoBot(name.clone()))?)
            }
        });
    }
    BySeat::from_vec(occupants).ok_or_else(|| TableError::Replay("a table has 3 or 4 seats".into()))
}

/// What bots are called.
const BOT_NAMES: [&str; 4] = ["Hana", "Sora", "Ren", "Mio"];

/// The seats of bots, none called like the player; where they are of several kinds, each says of which.
pub(super) fn names(bots: &[String], player: &str) -> Vec<SeatRow> {
    let alike = bots.iter().all(|bot| *bot == bots[0]);
    let free = BOT_NAMES.iter().filter(|name| !name.eq_ignore_ascii_case(player));
    let seat = |(bot, name): (&String, &&str)| SeatRow {
        name: if alike { (*name).to_owned() } else { format!("{name} ({bot})") },
        who: Who::Bot(bot.clone()),
    };
    bots.iter().zip(free).map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_names_of_their_own() {
        let names = |bots: &[&str], player: &str| {
            let bots: Vec<String> = bots.iter().map(|&bot| bot.to_owned()).collect();
            names(&bots, player).into_iter().map(|seat| seat.name).collect::<Vec<_>>()
        };
        assert_eq!(names(&["normal", "normal", "normal"], "Aki"), ["Hana", "Sora", "Ren"]);
        assert_eq!(names(&["wild", "wild", "wild"], "sora"), ["Hana", "Ren", "Mio"]);
        assert_eq!(names(&["normal", "wild"], "Aki"), ["Hana (normal)", "Sora (wild)"]);
    }
}
