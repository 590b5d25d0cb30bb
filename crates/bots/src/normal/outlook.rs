//! What a hand of thirteen tiles can be expected to win.

use jantaku_core::{Counts, Hand, KindSet};
use jantaku_score::waits;

use super::chance::{Road, win};
use crate::plan::{Plan, plans};
use crate::sight::Sight;
use crate::value::{self, estimate};

/// How a hand stands.
#[derive(Clone, Copy, Default)]
pub struct Outlook {
    /// Tiles missing to tenpai by the best plan.
    pub shanten: i8,
    /// Points to be expected from winning it.
    pub gain: f64,
    /// Whether that is with riichi declared now.
    pub riichi: bool,
}

/// What noten players pay a tenpai one, often enough.
const TENPAI: f64 = 300.0;
/// Tiles of a go-around that can win: with riichi others hold back.
const RON_SOURCES: f64 = 2.2;
const RIICHI_SOURCES: f64 = 1.9;
/// What part of a go-around's winning tiles are drawn.
const TSUMO_PART: f64 = 0.4;

impl Outlook {
    fn better(self, other: Outlook) -> Outlook {
        if other.gain > self.gain { other } else { self }
    }
}

/// How far the hand is by its best plan; far beyond all hands if there is none.
pub fn distance(sight: &Sight, hand: &Hand) -> i8 {
    let counts = hand.counts();
    plans(sight, hand).iter().map(|plan| plan.shanten(&counts, hand.melds().len())).min().unwrap_or(i8::MAX)
}

/// The outlook of a hand between turns. `riichi`: whether it may be declared with the discard that led here.
pub fn outlook(sight: &Sight, hand: &Hand, plans: &[Plan], riichi: bool) -> Outlook {
    let counts = hand.counts();
    let nothing = Outlook { shanten: i8::MAX, ..Outlook::default() };
    let planned = plans.iter().map(|plan| by_plan(sight, hand, &counts, plan));
    let best = planned.fold(nothing, Outlook::better);
    let waits = waits(&counts, hand.melds().len());
    if waits.is_empty() {
        return best;
    }
    let quiet = waiting(sight, hand, waits, false);
    let best = best.better(quiet);
    if riichi { best.better(waiting(sight, hand, waits, true)) } else { best }
}

fn by_plan(sight: &Sight, hand: &Hand, counts: &Counts, plan: &Plan) -> Outlook {
    let melds = hand.melds().len();
    let shanten = plan.shanten(counts, melds);
    if shanten <= 0 {
        // A waiting hand is scored, not estimated.
        return Outlook { shanten, ..Outlook::default() };
    }
    let accepted = sight.left_of(plan.accepts(counts, melds));
    let chance = win(sight, Road { shanten, accepted, open: !plan.closed, ease: plan.ease, sources: RON_SOURCES });
    Outlook { shanten, gain: chance * estimate(sight, hand, counts, plan, 0.0), riichi: false }
}

/// A waiting hand: what each tile it waits for would win.
fn waiting(sight: &Sight, hand: &Hand, waits: KindSet, riichi: bool) -> Outlook {
    let furiten = !(waits & sight.table.furiten_kinds(sight.me)).is_empty();
    let (mut live, mut sum) = (0usize, 0.0);
    for kind in waits.iter() {
        let left = usize::from(sight.left.of(kind));
        if left == 0 {
            continue;
        }
        let (ron, tsumo) = value::wins(sight, hand, kind.tile(), riichi);
        let worth = match furiten {
            true => tsumo,
            false if ron > 0.0 => ron,
            false => TSUMO_PART * tsumo,
        };
        if worth > 0.0 {
            live += left;
            sum += left as f64 * worth;
        }
    }
    if live == 0 {
        return Outlook::default();
    }
    let sources = match (furiten, riichi) {
        (true, _) => 1.0,
        (false, true) => RIICHI_SOURCES,
        (false, false) => RON_SOURCES,
    };
    let chance = win(sight, Road { shanten: 0, accepted: live, open: false, ease: 1.0, sources });
    let stake = if riichi { f64::from(sight.table.rules.riichi_stake) + locked(sight) } else { 0.0 };
    let gain = chance * sum / live as f64 + (1.0 - chance) * (TENPAI - stake);
    Outlook { shanten: 0, gain, riichi }
}

/// In riichi nothing dangerous can be held back any more.
fn locked(sight: &Sight) -> f64 {
    0.05 * sight.threat
}
