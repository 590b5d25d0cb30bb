//! Playing a choice on in a determinization, to see what it is worth.

use jantaku_core::Seat;
use jantaku_engine::{Action, Phase, Round, RoundEnd, Table};

use super::policy;
use crate::SearchBot;
use crate::search::Stakes;

/// The settings of a rollout.
pub struct Rollout<'a> {
    /// The table as it is when the playout begins.
    pub table: &'a Table,
    /// The stakes as they are when the playout begins.
    pub stakes: &'a Stakes,
    /// The seat whose choice is tried.
    pub me: Seat,
    /// Plays this seat and values the final position.
    pub player: &'a SearchBot,
    /// How many turns of this seat it lasts.
    pub turns: usize,
}

impl Rollout<'_> {
    /// The value of the match after `choice` in this round: by the result of the round if it ends, otherwise by the player's
    /// estimate on the last turn.
    pub fn worth(&self, mut round: Round, choice: Action) -> Option<f64> {
        let mut left = self.turns;
        let (mut seat, mut action) = (self.me, choice);
        loop {
            round.play_with(seat, action, &mut |_, _| ()).ok()?;
            if let Phase::Over(end) = &round.table().phase {
                return Some(self.over(end, round.table().dealer_stays()?));
            }
            seat = round.asked().next()?;
            let view = round.view(seat)?;
            let legal = view.legal_actions().legal;
            if seat == self.me && matches!(round.table().phase, Phase::Turn { .. }) && !legal.contains(&Action::Tsumo) {
                left -= 1;
                if left == 0 {
                    return self.player.worth(&view, &legal);
                }
            }
            action = if seat == self.me { self.player.decide(&view, &legal) } else { policy::choose(&view, &legal) };
        }
    }

    fn over(&self, end: &RoundEnd, stays: bool) -> f64 {
        self.stakes.after(|seat| end.scores[seat] - self.table.scores[seat], stays)
    }
}
