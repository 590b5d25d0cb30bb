//! What all levels share: forced choices, the hand after a call, simple rules for kans and norths.

use jantaku_core::{Chii, Counts, Hand, Kind, Meld, Pon, Seat, Tile};
use jantaku_engine::{Action, Actions, Phase, Standing, View};
use jantaku_score::shanten;

use crate::position::Position;

/// The choice of a bot: the forced one, or else the one that `best` returns.
pub fn decide(view: &View, legal: &[Action], best: impl FnOnce() -> Option<Action>) -> Action {
    forced(view, legal).unwrap_or_else(|| {
        let choice = best();
        debug_assert!(choice.is_none_or(|choice| legal.contains(&choice)), "{choice:?} is none of {legal:?}");
        choice.filter(|choice| legal.contains(choice)).unwrap_or(legal[0])
    })
}

/// What a bot chooses where it has no time to think: a win, or what happens by default.
pub fn at_once(actions: &Actions) -> Option<Action> {
    let wins = |action: &&Action| matches!(action, Action::Ron | Action::Tsumo);
    actions.legal.iter().find(wins).copied().or_else(|| actions.default_action())
}

/// The choice where there is no decision to make.
pub fn forced(view: &View, legal: &[Action]) -> Option<Action> {
    let allowed = |action: Action| legal.contains(&action).then_some(action);
    match legal {
        [] => return Some(Action::Pass),
        [only] => return Some(*only),
        _ => {}
    }
    match view.table().phase {
        Phase::Opening => allowed(Action::KyuushuKyuuhai),
        // Showing a noten hand gives away information and gains nothing.
        Phase::Showdown { .. } => allowed(Action::ShowTenpai).or_else(|| allowed(Action::HideHand)),
        _ => None,
    }
}

/// Simple rules for decisions that need no search: take a win, have a hopeless hand redealt, end the match only in first
/// place.
pub fn rule_of_thumb(view: &View, legal: &[Action]) -> Option<Action> {
    let applies = |action: &Action| match action {
        Action::Tsumo | Action::Ron => true,
        Action::KyuushuKyuuhai => is_hopeless(view),
        Action::Stop => standing_if_stopped(view).is_some_and(|standing| standing.place == 1),
        _ => false,
    };
    legal.iter().copied().find(applies)
}

/// This seat's standing if it ends the game, where it may.
pub fn standing_if_stopped(view: &View) -> Option<Standing> {
    let settlement = view.table().settlement_if_stopped()?;
    settlement.standings.into_iter().find(|standing| standing.seat == view.seat())
}

/// Whether a hand with nine kinds of terminals and honours is better redealt than played.
fn is_hopeless(view: &View) -> bool {
    let shanten = shanten(&view.hand().counts(), view.hand().melds().len(), view.table().rules.tile_set);
    let plain = shanten.standard.min(shanten.chiitoitsu.unwrap_or(i8::MAX));
    plain > 2 && shanten.kokushi.is_none_or(|kokushi| kokushi > 2)
}

/// The hand after this chii or pon.
pub fn called(position: &Position, from: Seat, tile: Tile, action: Action) -> Option<Hand> {
    let meld = match action {
        Action::Chii { own } => Meld::Chii(Chii::new(tile, own).ok()?),
        Action::Pon { own } => {
            let side = position.me.relative(from, position.table.players())?;
            Meld::Pon(Pon::new(tile, own, side).ok()?)
        }
        _ => return None,
    };
    let mut after = position.view.hand().clone();
    after.lay(meld).ok()?;
    Some(after)
}

/// The concealed tiles without one of this kind.
pub fn without(hand: &Hand, kind: Kind) -> Counts {
    let mut rest = hand.counts();
    let _held = rest.take(kind);
    rest
}

/// A kan that takes the hand no further from tenpai, while nobody else is in riichi.
pub fn kan(position: &Position, legal: &[Action]) -> Option<Action> {
    if position.table.riichi.iter().any(|(seat, riichi)| seat != position.me && riichi.is_riichi()) {
        return None;
    }
    let hand = position.view.hand();
    let now = shanten(&hand.counts(), hand.melds().len(), position.table.rules.tile_set).min();
    legal.iter().copied().find(|&action| after_kan(position, action).is_some_and(|after| after <= now))
}

/// Kita, where the hand does not need the north: it is a dora and brings another draw.
pub fn kita(position: &Position, legal: &[Action]) -> Option<Action> {
    let hand = position.view.hand();
    let shanten_of = |counts| shanten(counts, hand.melds().len(), position.table.rules.tile_set).min();
    let mut rest = hand.counts();
    let may = legal.contains(&Action::Kita) && rest.take(Kind::NORTH);
    (may && shanten_of(&rest) <= shanten_of(&hand.counts())).then_some(Action::Kita)
}

/// The shanten after the kan, before its replacement tile.
fn after_kan(position: &Position, action: Action) -> Option<i8> {
    let hand = position.view.hand();
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
    Some(shanten(&rest, melds, position.table.rules.tile_set).min())
}

/// A hash of the position (FNV-1a). It seeds random choices, so that they do not depend on what was asked before.
pub fn fingerprint(view: &View) -> u64 {
    let table = view.table();
    let start = &table.start;
    let place = [
        start.position.wind_index,
        start.position.dealer.into(),
        start.position.honba as u8,
        view.seat().into(),
        table.live_left,
    ];
    let rivers = table.rivers.values().flatten().map(|lying| lying.tile.index() as u8);
    let hand = view.hand().tiles().map(|tile| tile.index() as u8);
    let scores = table.scores.values().flat_map(|points| points.to_le_bytes());
    let melds = table.players().seats().map(|seat: Seat| table.melds[seat].len() as u8);
    let bytes = place.into_iter().chain(rivers).chain(hand).chain(scores).chain(melds);
    bytes
        .fold(0xcbf2_9ce4_8422_2325, |fingerprint, byte| (fingerprint ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The observed frequency for a predicted probability, interpolated linearly between `points` (predicted, observed).
/// Beyond the last point the prediction itself.
pub fn calibrated(predicted: f64, points: &[(f64, f64)]) -> f64 {
    let line = points.windows(2).find(|line| predicted <= line[1].0);
    let Some(&[(from, low), (to, high)]) = line else { return predicted };
    low + (high - low) * (predicted - from) / (to - from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predictions_are_interpolated_between_points_and_unchanged_beyond_them() {
        let points = [(0.0, 0.0), (0.5, 0.4), (1.0, 1.0)];
        let observed = [0.0, 0.25, 0.5, 0.75, 1.0, 1.5].map(|predicted| calibrated(predicted, &points));
        assert_eq!(observed, [0.0, 0.2, 0.4, 0.7, 1.0, 1.5]);
    }
}
