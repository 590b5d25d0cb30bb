use std::sync::Arc;

use jantaku_core::Seat;
use jantaku_store::{MatchRow, Who};
use jantaku_table::{Message, TableHandle};
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{EndedBy, ErrorCode};

use crate::rooms::{LiveRoom, seat_of};

pub(crate) fn people(row: &MatchRow) -> Vec<(Seat, PlayerId)> {
    let person = |(at, seat): (usize, &jantaku_store::SeatRow)| match seat.who {
        Who::Person { player, .. } => Some((Seat::new(at)?, player)),
        Who::Bot(_) => None,
    };
    row.seats.iter().enumerate().filter_map(person).collect()
}

/// Tells a table which of its people have left the room, and when the last of them has, until the match or the table is
/// over: the room may go on with a host who has no seat. It doesn't matter who changed the room.
pub(crate) async fn follow(live: Arc<LiveRoom>, table: TableHandle, mut people: Vec<(Seat, PlayerId)>) {
    let mut states = live.follow();
    let played = states.borrow().room.as_ref().and_then(|room| room.current).map(|(id, _)| id);
    loop {
        let state = states.borrow_and_update().clone();
        let Some(room) = state.room else {
            let _ = table.send(Message::End(EndedBy::Left)).await;
            return;
        };
        if room.current.is_none_or(|(id, over)| over || Some(id) != played) {
            return;
        }
        let (left, there) = people.into_iter().partition(|(_, player)| seat_of(&room, *player).is_none());
        people = there;
        for (seat, player) in left {
            let is_kept_out = room.kept_out.iter().any(|kept_out| kept_out.id == player);
            let why = if is_kept_out { ErrorCode::KeptOut } else { ErrorCode::Left };
            // A table that is gone needs to know nothing.
            let _ = table.send(Message::Left { seat, why }).await;
        }
        if people.is_empty() {
            let _ = table.send(Message::End(EndedBy::Left)).await;
            return;
        }
        tokio::select! {
            Ok(()) = states.changed() => {}
            () = table.closed() => return,
            else => return,
        }
    }
}
