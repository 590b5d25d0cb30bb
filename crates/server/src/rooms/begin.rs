use jantaku_store::{MatchRow, MatchSeed, NextMatch, RoomRow, RoomSeatRow, SeatRow, Who};
use jantaku_table::{TableError, derived, now};
use jantaku_wire::Mode;

use crate::rooms::next::{chance, order};
use crate::tables::{fresh_token, names};

pub(crate) fn match_of(room: &RoomRow) -> Result<MatchRow, TableError> {
    let NextMatch { id, secret } = room.next;
    let seated = seated(&room.seats, &chance(&room.next.secret))?;
    Ok(MatchRow {
        id,
        created: now(),
        rules: room.rules.clone(),
        seats: order(room).into_iter().filter_map(|at| seated.get(at).cloned()).collect(),
        pace: room.settings.pace,
        time: room.settings.time,
        claim_window: room.settings.claim_window,
        seed: MatchSeed::Shared(secret),
        whims: derived(&secret, "whims", 0),
        mode: Mode::Friends,
        watching: room.settings.watching,
        finished: false,
        ended: None,
    })
}

fn seated(seats: &[RoomSeatRow], chance: &[u8]) -> Result<Vec<SeatRow>, TableError> {
    let (mut people, mut levels) = (Vec::new(), Vec::new());
    for seat in seats {
        match seat {
            RoomSeatRow::Person { player, .. } => people.push(player.name.as_str()),
            RoomSeatRow::Bot(level) => levels.push(level.clone()),
            RoomSeatRow::Open => {}
        }
    }
    let mut bots = names(&levels, &people, chance).into_iter();
    let mut taken = Vec::new();
    for seat in seats {
        if let RoomSeatRow::Person { player, .. } = seat {
            let who = Who::Person { player: player.id, token: fresh_token()? };
            taken.push(SeatRow { name: player.name.clone(), face: player.face, who });
        } else {
            taken.extend(bots.next());
        }
    }
    Ok(taken)
}

#[cfg(test)]
mod tests {
    use jantaku_store::PlayerRow;

    use super::*;

    #[test]
    fn bots_of_a_room_are_called_like_nobody_in_it() {
        let player = PlayerRow { id: jantaku_wire::ids::PlayerId(4), name: "Hana".to_owned(), face: None };
        let room = [RoomSeatRow::Bot("easy".to_owned()), RoomSeatRow::Person { player, ready: None }];
        for chance in 0..=255 {
            let [bot, person] = &seated(&room, &[chance]).unwrap()[..] else { panic!("two sit there") };
            assert_eq!((bot.bot(), person.name.as_str()), (Some("easy"), "Hana"));
            assert_ne!(bot.name, "Hana");
        }
    }
}
