//! Whether the last dealer ends the game, where the house asks it: what the end brings, against what the match is
//! worth if it goes on.

use jantaku_engine::{Action, View};

use super::manner::PLAIN;
use super::stakes::Stakes;
use crate::Prospect;
use crate::common::if_stopped;

/// What ending the game and going on lead to. Of two that are worth the same the first place ends it; nobody else does.
pub fn prospects(view: &View) -> Vec<Prospect> {
    let Some(own) = if_stopped(view) else { return Vec::new() };
    let prospect = |action, worth| Prospect { action, worth, win: 0.0, danger: 0.0 };
    // The other lines of the result are the same either way.
    let stop = prospect(Action::Stop, f64::from(own.points + own.uma + own.oka));
    let on = prospect(Action::Continue, Stakes::new(view.table(), view.seat(), PLAIN.deal).after(|_| 0, true));
    if own.place == 1 { vec![stop, on] } else { vec![on, stop] }
}
