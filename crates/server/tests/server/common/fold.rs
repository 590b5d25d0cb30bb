//! The fold of a seat's events, as the browser makes it: it knows no rule of the game.

use jantaku_core::Seat;
use jantaku_wire::{After, Event, Phase, PublicAfter, PublicView, SeatView, View};

pub fn fold(view: &mut View, event: Event, after: After) {
    fold_table(&mut view.table, event, after.table);
    view.own = after.own;
}

pub fn fold_table(view: &mut PublicView, event: Event, after: PublicAfter) {
    match event {
        Event::Dealt { round } => {
            let clear = |seat: &mut SeatView| {
                seat.river.clear();
                seat.melds.clear();
                seat.kita = 0;
            };
            view.seats.iter_mut().for_each(clear);
            for (seat, wind) in view.seats.iter_mut().zip(&round.winds) {
                seat.wind = *wind;
            }
            view.dora = vec![round.dora];
            view.result = None;
            view.standings = None;
            view.round = round;
        }
        Event::Discarded { seat, discard, .. } => view.seats[usize::from(seat)].river.push(discard),
        Event::Called { seat, from, meld } => {
            let claimed = view.seats[usize::from(from)].river.last_mut().unwrap();
            claimed.claimed_by = Seat::new(seat.into());
            view.seats[usize::from(seat)].melds.push(meld);
        }
        Event::KanDeclared { seat, meld, at } => {
            let melds = &mut view.seats[usize::from(seat)].melds;
            if usize::from(at) < melds.len() { melds[usize::from(at)] = meld } else { melds.push(meld) }
        }
        Event::Kita { seat } => view.seats[usize::from(seat)].kita += 1,
        Event::DoraRevealed { dora } => view.dora.push(dora),
        Event::RoundEnded { end } => view.result = Some(end),
        Event::GameEnded { end } | Event::MatchEnded { end } => view.standings = Some(end),
        Event::WallRanOut {} | Event::HandDeclared { .. } => {}
        Event::DrewOwn { .. } | Event::DrewOther { .. } | Event::RiichiPaid { .. } | Event::Answered { .. } => {}
    }
    for (at, seat) in view.seats.iter_mut().enumerate() {
        seat.score = after.scores[at];
        seat.concealed = after.concealed[at];
        seat.riichi = after.riichi[at];
    }
    assert_eq!(matches!(after.phase, Phase::Over {}), view.result.is_some());
    view.phase = after.phase;
    view.live_left = after.live_left;
    view.opened = after.opened;
    view.sticks = after.sticks;
}
