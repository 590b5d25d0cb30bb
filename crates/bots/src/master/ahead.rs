//! Playing on in imagined worlds, until it is to be seen what a choice was worth.

use jantaku_core::Seat;
use jantaku_engine::{Action, Phase, Round, RoundEnd, Table};

use super::quick;
use crate::Mind;
use crate::mind::Stakes;

/// One seat's choice tried out.
pub struct Ahead<'a> {
    /// The table as it is now, and what the match is worth from here.
    pub table: &'a Table,
    pub stakes: &'a Stakes,
    pub me: Seat,
    /// Plays on for this seat and says what it comes to.
    pub mind: &'a Mind,
    /// When the own turn has come so often.
    pub turns: usize,
}

impl Ahead<'_> {
    /// What the match is worth after `choice` in this world: as soon as the round is over, or else as the mind sees it
    /// when the own turn has come so often.
    pub fn worth(&self, mut world: Round, choice: Action) -> Option<f64> {
        let mut left = self.turns;
        let (mut seat, mut action) = (self.me, choice);
        loop {
            world.play_with(seat, action, &mut |_, _| ()).ok()?;
            if let Phase::Over(end) = &world.table().phase {
                return Some(self.over(end, world.table().dealer_stays()?));
            }
            seat = world.asked().next()?;
            let view = world.view(seat)?;
            let legal = view.legal_actions().legal;
            if seat == self.me && matches!(world.table().phase, Phase::Turn { .. }) && !legal.contains(&Action::Tsumo) {
                left -= 1;
                if left == 0 {
                    return self.mind.worth(&view, &legal);
                }
            }
            action = if seat == self.me { self.mind.decide(&view, &legal) } else { quick::choose(&view, &legal) };
        }
    }

    fn over(&self, end: &RoundEnd, stays: bool) -> f64 {
        self.stakes.after(|seat| end.scores[seat] - self.table.scores[seat], stays)
    }
}
