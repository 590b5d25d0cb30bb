//! What hands in tenpai are worth.

use jantaku_core::{Hand, Kind};
use jantaku_engine::{Action, View};
use jantaku_score::{Riichi, Win, WinBy, WinContext, WinQuery, score, win_deltas};

use super::ground::{Discard, Ground};
use crate::shows_waits;

/// A wait, and the win with it; `None` without a yaku.
pub(super) type Priced = (Kind, Option<Win>);

/// The points by ron on each wait after a discard, with riichi if the choice declares it; `None` for a wait without a yaku.
/// Empty if the choice is no discard that leaves the hand in tenpai, or the house gives no help.
pub fn ron_after(view: &View, choice: Action) -> Vec<(Kind, Option<i32>)> {
    let (Action::Discard { tile, .. } | Action::Riichi { tile, .. } | Action::OpenRiichi { tile, .. }) = choice else {
        return Vec::new();
    };
    if !shows_waits(view) {
        return Vec::new();
    }
    let choices = view.legal_actions().legal;
    let ground = Ground::new(view, &choices);
    let of_kind = ground.discards.iter().find(|discard| discard.kind == tile.kind());
    let Some(discard) = of_kind.map(|discard| Discard { tile, ..*discard }) else { return Vec::new() };
    let priced = ground.priced(&discard, !matches!(choice, Action::Discard { .. }));
    priced.into_iter().map(|(kind, win)| (kind, win.map(|win| ground.ron_points(win.base)))).collect()
}

impl Ground<'_> {
    /// The hand after a discard.
    pub fn hand_after(&self, discard: &Discard) -> Option<Hand> {
        let mut hand = self.view.hand().clone();
        let drawn = hand.drawn() == Some(discard.tile);
        hand.discard(discard.tile, drawn).ok()?;
        Some(hand)
    }

    /// The waits after a discard with the win by ron on each, `riichi` declared with it or not.
    pub fn priced(&self, discard: &Discard, riichi: bool) -> Vec<Priced> {
        let Some(hand) = self.hand_after(discard).filter(|_| discard.shanten == 0) else { return Vec::new() };
        discard.ukeire.iter().map(|kind| (kind, self.win(&hand, kind, riichi))).collect()
    }

    /// The win of a hand of thirteen tiles by ron.
    pub fn win(&self, hand: &Hand, kind: Kind, riichi: bool) -> Option<Win> {
        let context =
            WinContext { riichi: if riichi { Riichi::Riichi } else { Riichi::None }, ..WinContext::default() };
        let query = WinQuery {
            seat_wind: self.table.wind(self.me),
            round_wind: self.table.start.wind,
            context,
            indicators: &self.table.indicators,
            kita: self.table.kita[self.me],
            honba: self.table.start.position.honba,
            ..WinQuery::new(&self.table.rules, hand, kind.tile(), WinBy::Ron)
        };
        score(&query).ok()
    }

    /// The points for a ron with these base points, without honba.
    pub fn ron_points(&self, base: i32) -> i32 {
        let from = self.me.next(self.table.players());
        win_deltas(&self.table.rules, self.me, Some(from), self.table.dealer(), base, 0)[self.me]
    }

    /// The average points of the waits that are left, weighted by their copies; waits without a yaku count nothing.
    pub fn mean_points(&self, priced: &[Priced]) -> i32 {
        let (mut sum, mut tiles) = (0, 0);
        for (kind, win) in priced {
            let copies = i32::from(self.left.of(*kind));
            sum += copies * win.as_ref().map_or(0, |win| self.ron_points(win.base));
            tiles += copies;
        }
        if tiles == 0 { 0 } else { sum / tiles }
    }
}
