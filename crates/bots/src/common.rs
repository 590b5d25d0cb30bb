//! What all levels do alike: choices that leave nothing to weigh, calls as hands, kans and norths.

use jantaku_core::{Chii, Counts, Hand, Kind, Meld, Pon, Seat, Tile};
use jantaku_engine::{Action, Phase, Standing, View};
use jantaku_score::shanten;

use crate::sight::Sight;

/// The choice of a bot: what is settled, or else what `weighed` finds best.
pub fn decide(view: &View, legal: &[Action], weighed: impl FnOnce() -> Option<Action>) -> Action {
    settled(view, legal).unwrap_or_else(|| {
        let choice = weighed();
        debug_assert!(choice.is_none_or(|choice| legal.contains(&choice)), "{choice:?} is none of {legal:?}");
        choice.filter(|choice| legal.contains(choice)).unwrap_or(legal[0])
    })
}

/// The choice where there is nothing to weigh.
pub fn settled(view: &View, legal: &[Action]) -> Option<Action> {
    let allowed = |action: Action| legal.contains(&action).then_some(action);
    match legal {
        [] => return Some(Action::Pass),
        [only] => return Some(*only),
        _ => {}
    }
    match view.table().phase {
        Phase::Opening => allowed(Action::KyuushuKyuuhai),
        // What is noten tells the others something and brings nothing.
        Phase::Showdown { .. } => allowed(Action::ShowTenpai).or_else(|| allowed(Action::HideHand)),
        _ => None,
    }
}

/// What a player does who does not think far: a win is taken, a hopeless hand dealt anew, and a match ended in the first
/// place only.
pub fn at_once(view: &View, legal: &[Action]) -> Option<Action> {
    let settles = |action: &Action| match action {
        Action::Tsumo | Action::Ron => true,
        Action::KyuushuKyuuhai => is_hopeless(view),
        Action::Stop => if_stopped(view).is_some_and(|own| own.place == 1),
        _ => false,
    };
    legal.iter().copied().find(settles)
}

/// What this seat comes to if it ends the game, where it may.
pub fn if_stopped(view: &View) -> Option<Standing> {
    let settlement = view.table().settlement_if_stopped()?;
    settlement.standings.into_iter().find(|standing| standing.seat == view.seat())
}

/// Whether the hand is better dealt anew than played, with nine kinds of terminals and honours in it.
fn is_hopeless(view: &View) -> bool {
    let shanten = shanten(&view.hand().counts(), view.hand().melds().len(), view.table().rules.tile_set);
    let plain = shanten.standard.min(shanten.chiitoitsu.unwrap_or(i8::MAX));
    plain > 2 && shanten.kokushi.is_none_or(|kokushi| kokushi > 2)
}

/// The hand with the meld laid.
pub fn called(sight: &Sight, from: Seat, tile: Tile, action: Action) -> Option<Hand> {
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

/// The concealed tiles without one of this kind.
pub fn without(hand: &Hand, kind: Kind) -> Counts {
    let mut rest = hand.counts();
    let _held = rest.take(kind);
    rest
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

/// A number for the position, so that the same position is met with the same chances whatever was asked before (FNV-1a).
pub fn mark(view: &View) -> u64 {
    let table = view.table();
    let start = &table.start;
    let place = [start.wind_index, start.dealer.into(), start.honba as u8, view.seat().into(), table.live_left];
    let rivers = table.rivers.values().flatten().map(|lying| lying.tile.index() as u8);
    let hand = view.hand().tiles().map(|tile| tile.index() as u8);
    let scores = table.scores.values().flat_map(|points| points.to_le_bytes());
    let melds = table.players().seats().map(|seat: Seat| table.melds[seat].len() as u8);
    let bytes = place.into_iter().chain(rivers).chain(hand).chain(scores).chain(melds);
    bytes.fold(0xcbf2_9ce4_8422_2325, |mark, byte| (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// How much of what was promised came about, in straight lines from point to point.
pub fn came(promised: f64, points: &[(f64, f64)]) -> f64 {
    let line = points.windows(2).find(|line| promised <= line[1].0);
    let Some(&[(from, low), (to, high)]) = line else { return promised };
    low + (high - low) * (promised - from) / (to - from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_points_it_goes_straight_and_beyond_them_nothing_changes() {
        let points = [(0.0, 0.0), (0.5, 0.4), (1.0, 1.0)];
        let told = [0.0, 0.25, 0.5, 0.75, 1.0, 1.5].map(|promised| came(promised, &points));
        assert_eq!(told, [0.0, 0.2, 0.4, 0.7, 1.0, 1.5]);
    }
}
