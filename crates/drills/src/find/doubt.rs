//! Judgements that are no question: strong players would come to another, or there is nothing to think about.
//!
//! Each bound is set by hand, from reading 300 questions of each drill.

use jantaku_advice::{after_discard, ron_after, why, yaku_after_call};
use jantaku_engine::{Action, Phase, View};

use super::judged::{Dilemma, Sides, threatened};
use crate::Drill;

/// By how many points of match value a riichi has to be better or worse: of smaller leads two in three are doubtful.
const RIICHI_LEAD: f64 = 800.0;
/// With so few tiles in the wall nobody asks whether to declare riichi.
const NEARLY_OVER: u8 = 8;
/// With more tiles than this in the wall, a hand without a yaku that wins more often by riichi should declare it.
const EARLY: u8 = 18;
/// What a chance to win has to exceed to be one that is more than chance.
const NOTABLE: f64 = 0.02;
/// A wait of so few tiles is not worth a riichi against another.
const POOR_WAIT: u32 = 2;
/// The same if the hand has neither yaku nor dora.
const POOR_CHEAP_WAIT: u32 = 4;
/// A hand that seldom wins, called or not, is no question.
const SELDOM: f64 = 0.1;
/// A hand that wins no more often than this is folded without a thought.
const NEVER: f64 = 0.01;
/// Who leads by so many points does not push a hand that is not in tenpai.
const SAFE_LEAD: i32 = 8_000;

/// Whether the better side of a dilemma is no good answer, or an idle one.
pub fn is_doubtful(dilemma: &Dilemma, view: &View, sides: &Sides) -> bool {
    match dilemma.drill {
        Drill::Riichi => riichi(dilemma, view, sides),
        Drill::Call => call(view, sides),
        _ => push(dilemma, view, sides),
    }
}

fn riichi(dilemma: &Dilemma, view: &View, sides: &Sides) -> bool {
    let Action::Riichi { tile, tsumogiri } = sides.yes.action else { return true };
    let silent = Action::Discard { tile, tsumogiri };
    let (Some(after), Some(explained)) = (after_discard(view, silent), why(view, silent)) else { return true };
    let yaku = ron_after(view, silent).iter().any(|(_, points)| points.is_some());
    let wait: u32 = after.waits.iter().map(|wait| u32::from(wait.left)).sum();
    let left = view.table().live_left;
    let doubtful = if sides.lead() > 0.0 {
        let cheap = !yaku && explained.worth.dora == 0;
        let poor = wait <= POOR_WAIT || (cheap && wait <= POOR_CHEAP_WAIT);
        let ahead_at_the_end = dilemma.skill == "last_round" && explained.place == Some(1);
        !after.furiten.is_empty() || (threatened(view) && poor) || (ahead_at_the_end && yaku)
    } else {
        let wins_more = sides.yes.win >= sides.no.win + NOTABLE;
        left <= NEARLY_OVER || (!yaku && wins_more && left > EARLY)
    };
    doubtful || sides.lead().abs() < RIICHI_LEAD
}

fn call(view: &View, sides: &Sides) -> bool {
    let Phase::Claims { tile, .. } = view.table().phase else { return true };
    // Whoever has three of them has the set already.
    let held = view.hand().counts().of(tile.kind()) >= 3;
    let seldom = sides.yes.win.max(sides.no.win) <= SELDOM;
    // Passing has to be thought about: the call brings the win nearer.
    let idle = sides.lead() < 0.0 && sides.yes.win <= sides.no.win;
    held || seldom || idle || yaku_after_call(view, sides.yes.action).is_empty()
}

fn push(dilemma: &Dilemma, view: &View, sides: &Sides) -> bool {
    if sides.lead() < 0.0 {
        return sides.yes.win.max(sides.no.win) <= NEVER;
    }
    let Some(explained) = why(view, sides.yes.action) else { return true };
    let (table, me) = (view.table(), view.seat());
    let far = dilemma.skill == "ryanshanten" && table.dealer() != me && explained.worth.dora <= 1;
    let behind = table.scores.iter().filter(|(seat, _)| *seat != me).map(|(_, score)| *score).max().unwrap_or(0);
    let needless = dilemma.skill != "tenpai" && table.scores[me] - behind >= SAFE_LEAD;
    far || needless
}
