//! The next match of a room: its seats, and the shares in its first wall. All of it follows from the room.

use jantaku_core::Seat;
use jantaku_store::{NextMatch, RoomRow};
use jantaku_table::{Sealing, derived, shared_wall};
use jantaku_wire::Seating;

use crate::rooms::change::{east, is_complete};

/// The source of chance in a match with this secret.
pub(crate) fn chance(secret: &[u8; 32]) -> [u8; 32] {
    derived(secret, "seats", 0)
}

/// The seats of a room in the order of its next match, once all are taken. The dice or the wind tiles of a house follow
/// from the secret alone: shares in the wall belong to seats.
pub(crate) fn order(room: &RoomRow) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..room.seats.len()).collect();
    match room.settings.seating {
        Seating::Choice => seats.rotate_left(east(room).into()),
        Seating::Draw => {
            let chance = chance(&room.next.secret);
            seats.sort_by_cached_key(|at| derived(&chance, "seat", *at as u32));
        }
    }
    let (NextMatch { id, secret }, players) = (room.next, room.rules.players);
    match shared_wall(id, &secret, 0, &Sealing::new(players)).seat_draw(room.rules.seats_by, players) {
        Some(draw) => draw.seated(seats, players),
        None => seats,
    }
}

/// The sealed and opened shares in the first wall of the next match.
pub(crate) fn sealing(room: &RoomRow) -> Sealing {
    let mut sealing = Sealing::new(room.rules.players);
    for (at, in_room) in order(room).into_iter().enumerate() {
        let (Some(seat), Some(ready)) = (Seat::new(at), room.seats[in_room].ready()) else { continue };
        if let Some(seal) = ready.seals.as_ref().and_then(|seals| seals.get(at)) {
            sealing.seal(seat, *seal);
        }
        if let Some(share) = ready.share {
            sealing.open(room.next.id, 0, seat, share);
        }
    }
    sealing
}

/// The seals, where the match is about to begin and people open them: then everybody is shown them.
pub(crate) fn shares_due(room: &RoomRow) -> Option<Sealing> {
    is_complete(room).then(|| sealing(room)).filter(Sealing::is_sealed)
}

/// Whether a room has lost the seals that were shown before this change.
pub(crate) fn has_lost_seals(before: &RoomRow, room: &RoomRow) -> bool {
    let shown = |room| shares_due(room).map(|sealing| sealing.seals());
    shown(before).is_some_and(|seals| before.next == room.next && shown(room) != Some(seals))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use jantaku_core::rules::SeatsBy;

    use super::*;
    use crate::rooms::change::tests::room;

    #[test]
    fn every_order_of_seats_is_drawn_about_as_often() {
        let mut orders = BTreeMap::<Vec<usize>, u32>::new();
        for number in 0_u32..2_400 {
            let mut room = room();
            room.next.secret[..4].copy_from_slice(&number.to_be_bytes());
            *orders.entry(order(&room)).or_default() += 1;
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|count| (60..=150).contains(count)), "{orders:?}");
    }

    /// in a room, too, the dice decide who is East where the house says so, and neighbours stay neighbours;
    /// where the program decides, East is the room's.
    #[test]
    fn the_dice_decide_who_is_east_of_a_room() {
        let of = |seats_by, secret| {
            let mut room = room();
            (room.rules.seats_by, room.settings.seating, room.next.secret) = (seats_by, Seating::Choice, [secret; 32]);
            order(&room)
        };
        let mut first = BTreeSet::new();
        for secret in 0..40 {
            let (mut as_seated, by_dice) = (of(SeatsBy::Program, secret), of(SeatsBy::Dice, secret));
            assert_eq!(as_seated, [0, 1, 2, 3]);
            as_seated.rotate_left(by_dice[0]);
            assert_eq!(as_seated, by_dice);
            first.insert(by_dice[0]);
        }
        assert_eq!(first, [0, 1, 2, 3].into());
    }
}
