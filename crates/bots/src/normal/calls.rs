//! Which tiles to call, and which kans to lay.

use jantaku_core::{Chii, Hand, Kind, Meld, Pon, Seat, Tile};
use jantaku_engine::{Action, kuikae};
use jantaku_score::shanten;

use super::discard::{ahead, among};
use super::outlook::{distance, outlook};
use super::plan::plans;
use super::sight::Sight;

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

/// The hand with the meld laid.
fn called(sight: &Sight, from: Seat, tile: Tile, action: Action) -> Option<Hand> {
    let meld = match action {
        Action::Chii { own } => Meld::Chii(Chii::new(tile, own).ok()?),
        Action::Pon { own } => {
            let side = sight.me.relative(from, sight.table.players())?;
            Meld::Pon(Pon::new(tile, own, side).ok()?)
        }
        _ => return None,
    };
    let mut after = sight.view.hand().clone();
    after.lay(meld).ok()?;
    Some(after)
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

/// A kan that takes the hand no further from tenpai, while nobody else is in riichi.
pub fn kan(sight: &Sight, legal: &[Action]) -> Option<Action> {
    if sight.table.riichi.iter().any(|(seat, riichi)| seat != sight.me && riichi.is_riichi()) {
        return None;
    }
    let hand = sight.view.hand();
    let now = shanten(&hand.counts(), hand.melds().len(), sight.table.rules.tile_set).min();
    legal.iter().copied().find(|&action| after_kan(sight, action).is_some_and(|after| after <= now))
}

/// A north that the hand does not need: a dora, and a draw more.
pub fn kita(sight: &Sight, legal: &[Action]) -> Option<Action> {
    let hand = sight.view.hand();
    let shanten_of = |counts| shanten(counts, hand.melds().len(), sight.table.rules.tile_set).min();
    let mut rest = hand.counts();
    let lies = legal.contains(&Action::Kita) && rest.take(Kind::NORTH);
    (lies && shanten_of(&rest) <= shanten_of(&hand.counts())).then_some(Action::Kita)
}

/// The shanten with the kan laid, before its supplement tile.
fn after_kan(sight: &Sight, action: Action) -> Option<i8> {
    let hand = sight.view.hand();
    let mut rest = hand.counts();
    let melds = match action {
        Action::Ankan { kind } => {
            rest.clear(kind);
            hand.melds().len() + 1
        }
        Action::Kakan { tile } => {
            let _held = rest.take(tile.kind());
            hand.melds().len()
        }
        _ => return None,
    };
    Some(shanten(&rest, melds, sight.table.rules.tile_set).min())
}
