//! Whether the last dealer ends the game, where the rules give the choice: the final result against the expected value of
//! playing on.
//

use jantaku_engine::{Action, View};

use super::stakes::Stakes;
use super::style::PLAIN;
use crate::Prospect;
use crate::common::standing_if_stopped;

/// Ending the game and playing on. If both are worth the same, the player in first place ends it and no other does.
pub fn prospects(view: &View) -> Vec<Prospect> {
    let Some(standing) = standing_if_stopped(view) else { return Vec::new() };
    let prospect = |action, worth| Prospect { action, worth, win: 0.0, danger: 0.0 };
    // The other parts of the result are the same either way.
    let stop = prospect(Action::Stop, f64::from(standing.points + standing.uma + standing.oka));
    let play_on = prospect(Action::Continue, Stakes::new(view.table(), view.seat(), PLAIN.deal).after(|_| 0, true));
    if standing.place == 1 { vec![stop, play_on] } else { vec![play_on, stop] }
}
