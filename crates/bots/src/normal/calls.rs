//! Which tiles to call.

use jantaku_core::{Hand, Seat, Tile};
use jantaku_engine::{Action, kuikae};

use super::discard::{ahead, among};
use super::outlook::{distance, outlook};
use crate::common::called;
use crate::plan::plans;
use crate::sight::Sight;

/// How much better than waiting a call must be: what it shows and gives up is not counted otherwise.
const MARGIN: f64 = 0.85;

/// The call of the tile on offer that promises most, or none.
pub fn choose(sight: &Sight, from: Seat, tile: Tile, legal: &[Action]) -> Action {
    let hand = sight.view.hand();
    let plans = plans(sight, hand);
    let now = outlook(sight, hand, &plans, false);
    let mut best = (Action::Pass, MARGIN * (now.gain - ahead(sight, now.shanten)).max(0.0));
    for &action in legal {
        let worth = called(sight, from, tile, action).map(|after| worth(sight, &after));
        if let Some(worth) = worth.flatten().filter(|&worth| worth > best.1) {
            best = (action, worth);
        }
    }
    best.0
}

/// What the hand is worth after the call and its best discard; `None` where it comes no nearer to a sure win.
fn worth(sight: &Sight, after: &Hand) -> Option<f64> {
    if distance(sight, after) >= distance(sight, sight.view.hand()) {
        return None;
    }
    let barred = after.melds().last().map(|meld| kuikae(&sight.table.rules, meld))?;
    let mut tiles: Vec<Tile> = after.concealed().to_vec();
    tiles.dedup();
    let free = tiles.iter().filter(|tile| !barred.contains(tile.kind())).map(|&tile| (tile, false, false));
    let choice = among(sight, after, free)?;
    (choice.outlook.gain > 0.0).then_some(choice.worth)
}
