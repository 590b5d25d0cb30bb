//! The decisions of one seat, told by what it saw.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Event, FoldError, Outcome, Phase, PublicEvent, SeatEvent, View};

use crate::Rows;

/// Adds the decisions of a seat in the round with this number, of which it saw these events, the deal first.
///
/// A pass is certain only where nobody claimed: otherwise the seat may have claimed in vain.
///
/// # Errors
///
/// Events that do not follow from each other.
pub fn follow_seat(
    rules: &Arc<Ruleset>,
    me: Seat,
    round: u16,
    seen: &[SeatEvent],
    rows: &mut Rows,
) -> Result<(), FoldError> {
    let [deal, rest @ ..] = seen else { return Err(FoldError::OutOfPlace("a round begins with its deal")) };
    let mut view = View::start(rules.clone(), me, deal)?;
    for (at, event) in rest.iter().enumerate() {
        match view.table().phase {
            Phase::Claims { .. } | Phase::Opening if offers(&seen[at]) => answer(&view, round, &rest[at..], rows),
            Phase::Claims { .. } | Phase::Opening => {}
            _ => turn(&view, round, &seen[at], event, rows),
        }
        view.apply(event)?;
    }
    rows.rounds += 1;
    Ok(())
}

/// The choice of the seat that everybody sees, if it leads to this event.
fn turn(view: &View, round: u16, before: &SeatEvent, event: &SeatEvent, rows: &mut Rows) {
    let SeatEvent::Public(event) = event else { return };
    let Some((seat, action)) = view.table().choice_behind(event) else { return };
    if seat != view.seat() {
        return;
    }
    // An indicator that a kan turns late: the stream does not tell whether it was turned before the win was declared.
    let unclear = action == Action::Tsumo && matches!(before, SeatEvent::Public(PublicEvent::DoraRevealed { .. }));
    match unclear {
        true => rows.hidden += 1,
        false => rows.push(round, view, &view.legal_actions(), action),
    }
}

/// Whether several seats are asked right after this event.
fn offers(event: &SeatEvent) -> bool {
    use PublicEvent::{Discarded, KanDeclared, Kita};
    matches!(event, SeatEvent::Dealt { .. } | SeatEvent::Public(Discarded { .. } | KanDeclared { .. } | Kita { .. }))
}

/// The answer that the seat gave at the same time as others, by what comes of it.
fn answer(view: &View, round: u16, rest: &[SeatEvent], rows: &mut Rows) {
    let actions = view.legal_actions();
    if actions.legal.is_empty() {
        return;
    }
    match answered(view.seat(), rest) {
        Some(action) => rows.push(round, view, &actions, action),
        None => rows.hidden += 1,
    }
}

/// `None` if another answer counted, or if the stream breaks off.
fn answered(me: Seat, rest: &[SeatEvent]) -> Option<Action> {
    use PublicEvent::{Called, DoraRevealed, RiichiPaid, RoundEnded};
    // Sticks and indicators may come first.
    let forced = |event: &&SeatEvent| matches!(event, SeatEvent::Public(RiichiPaid { .. } | DoraRevealed { .. }));
    let SeatEvent::Public(event) = rest.iter().find(|event| !forced(event))? else { return Some(Action::Pass) };
    let answer = Event::Public(event.clone()).answer_of(me);
    let claimed = match event {
        Called { .. } => true,
        RoundEnded(end) => !matches!(end.outcome, Outcome::Exhaustive { .. }),
        _ => false,
    };
    (answer != Action::Pass || !claimed).then_some(answer)
}
