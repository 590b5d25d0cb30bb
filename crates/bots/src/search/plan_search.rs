//! The outlook of a hand by one plan, by dynamic programming over the draws left, from the last one back.
//!
//! A state is the hand after a discard. In each go-around an opponent may win, a draw (or a call, if the hand is open) may lower
//! the shanten, and the hand may fold wherever that is worth more. States beyond the search depth are not searched but
//! estimated from average hands.

use std::collections::HashMap;

use jantaku_core::{Counts, Hand, Kind, Tile};

use super::forecast::{ByTurns, MAX_TURNS, RoundForecast};
use super::win_value::WinValue;
use crate::plan::Plan;
use crate::position::Position;
use crate::value::estimate;

/// What a hand promises, by the number of draws that this seat has left.
#[derive(Clone, Copy)]
pub struct Outlook {
    /// The expected value of the match.
    pub worth: ByTurns,
    /// The chance to win the round.
    pub win: ByTurns,
}

/// How often an open hand can claim a tile of a kind from one opponent, as a share of how often it draws one; set by hand.
const CLAIM_RATE: f64 = 0.4;
/// How likely an average hand lowers its shanten in a go-around, (closed, open), by shanten from tenpai on; set by hand.
const ADVANCE_RATE: [(f64, f64); 4] = [(0.10, 0.10), (0.17, 0.23), (0.20, 0.30), (0.24, 0.36)];

/// The risk of pushing, as a share of the risk of discarding random tiles, by shanten: the further from tenpai, the more often a
/// safer tile will do. Set by hand.
const PUSH_RISK_SHARE: [f64; 4] = [0.6, 0.38, 0.33, 0.25];

/// [`PUSH_RISK_SHARE`] for this shanten.
pub const fn push_risk_share(shanten: i8) -> f64 {
    match shanten {
        ..=0 => PUSH_RISK_SHARE[0],
        1 => PUSH_RISK_SHARE[1],
        2 => PUSH_RISK_SHARE[2],
        _ => PUSH_RISK_SHARE[3],
    }
}

/// The draws that lower the shanten, with their odds and the outlook after each.
struct Advances {
    each: Vec<(f64, Outlook)>,
    /// The chance of no such draw.
    none: f64,
}

impl Advances {
    fn new(mut each: Vec<(f64, Outlook)>) -> Advances {
        let total: f64 = each.iter().map(|(odds, _)| odds).sum();
        let scale = if total > 0.95 { 0.95 / total } else { 1.0 };
        each.iter_mut().for_each(|(odds, _)| *odds *= scale);
        Advances { none: 1.0 - total * scale, each }
    }

    /// The expected value, and chance to win, of a draw that leaves so many draws. `stays`: the same if it does not help.
    fn expected(&self, turns: usize, stays: (f64, f64)) -> (f64, f64) {
        let none = (self.none * stays.0, self.none * stays.1);
        self.each
            .iter()
            .fold(none, |sum, (odds, next)| (sum.0 + odds * next.worth[turns], sum.1 + odds * next.win[turns]))
    }
}

/// The search of one hand by one plan.
pub struct PlanSearch<'a> {
    pub position: &'a Position<'a>,
    pub forecast: &'a RoundForecast,
    pub win_value: &'a WinValue<'a>,
    /// The hand searched. All states share its melds and red fives.
    pub hand: &'a Hand,
    pub plan: Plan,
    /// The highest shanten that is searched.
    pub depth: i8,
    known: HashMap<[u16; 8], Outlook>,
}

impl<'a> PlanSearch<'a> {
    pub fn new(win_value: &'a WinValue<'a>, hand: &'a Hand, plan: Plan, depth: i8) -> PlanSearch<'a> {
        let (position, forecast) = (win_value.position, win_value.forecast);
        PlanSearch { position, forecast, win_value, hand, plan, depth, known: HashMap::new() }
    }

    fn melds(&self) -> usize {
        self.hand.melds().len()
    }

    /// The outlook of these concealed tiles between turns.
    pub fn of(&mut self, counts: &Counts) -> Outlook {
        let usable = self.plan.usable(counts);
        if let Some(known) = self.known.get(&usable.codes()) {
            return *known;
        }
        let outlook = match self.plan.shanten(&usable, self.melds()) {
            ..=0 => self.win_value.tenpai(&self.full(&usable), &usable, !self.plan.closed),
            shanten if shanten <= self.depth => self.searched(&usable, shanten),
            shanten => self.estimated(&usable, shanten),
        };
        self.known.insert(usable.codes(), outlook);
        outlook
    }

    /// The outlook after this discard without riichi.
    pub fn undeclared(&mut self, counts: &Counts) -> Outlook {
        let usable = self.plan.usable(counts);
        let tenpai = self.plan.shanten(&usable, self.melds()) <= 0;
        match tenpai && (self.plan.closed || !self.hand.is_closed()) {
            true => self.win_value.dama(&self.full(&usable), &usable),
            false => self.of(counts),
        }
    }

    /// The hand of these tiles, with the red fives of [`Self::hand`].
    pub fn full(&self, usable: &Counts) -> Hand {
        let mut tiles: Vec<Tile> = Vec::with_capacity(14);
        for kind in usable.held().iter() {
            tiles.extend(std::iter::repeat_n(kind.tile(), usize::from(usable.of(kind))));
        }
        for red in self.hand.tiles().filter(|tile| tile.is_red()) {
            if let Some(plain) = tiles.iter_mut().find(|tile| **tile == red.kind().tile()) {
                *plain = red;
            }
        }
        Hand::new(&tiles, self.hand.melds()).unwrap_or_else(|_| self.hand.clone())
    }

    /// The outlook by every draw that lowers the shanten and the best discard after it.
    fn searched(&mut self, usable: &Counts, shanten: i8) -> Outlook {
        let advances = self.advances(usable, shanten, |this, kind| this.sources(usable, kind));
        self.backwards(push_risk_share(shanten), |turns, stays| advances.expected(turns, stays))
    }

    /// The value of the hand, and its chance to win, where it draws a replacement tile now.
    pub fn after_replacement(&mut self, counts: &Counts) -> (f64, f64) {
        let turns = self.forecast.turns;
        let usable = self.plan.usable(counts);
        let stays = self.of(counts);
        let stays = (stays.worth[turns], stays.win[turns]);
        let shanten = self.plan.shanten(&usable, self.melds());
        let (worth, win) = match shanten {
            ..=0 => self.win_value.after_replacement(&self.full(&usable), &usable, stays),
            _ if shanten > self.depth => stays,
            _ => self.advances(&usable, shanten, |_, _| 1.0).expected(turns, stays),
        };
        let risk = self.forecast.push[turns].part(push_risk_share(shanten));
        (risk.before(worth), risk.safe() * win)
    }

    /// Every tile that lowers the shanten, with its odds and the outlook after it.
    fn advances(&mut self, usable: &Counts, shanten: i8, sources: impl Fn(&Self, Kind) -> f64) -> Advances {
        let mut advances = Vec::new();
        for kind in self.plan.ukeire(usable, self.melds()).iter() {
            let left = f64::from(self.position.left.of(kind));
            if left > 0.0 {
                let odds = left / self.position.unseen.max(1) as f64 * sources(self, kind);
                let mut with = *usable;
                with.add(kind);
                if let Some(next) = self.best_discard(&with, shanten - 1) {
                    advances.push((odds, next));
                }
            }
        }
        Advances::new(advances)
    }

    /// The outlook after the best discard. Where the hand holds tiles that do not serve the plan, one of those is discarded.
    fn best_discard(&mut self, with: &Counts, shanten: i8) -> Option<Outlook> {
        if with.total() + 3 * self.melds() <= 13 {
            return Some(self.of(with));
        }
        let mut best: Option<Outlook> = None;
        for kind in with.held().iter() {
            let mut rest = *with;
            if !rest.take(kind) || self.plan.shanten(&rest, self.melds()) > shanten {
                continue;
            }
            let next = self.of(&rest);
            best = Some(best.map_or(next, |best| best.or(&next)));
        }
        best
    }

    /// How often a tile of this kind comes, as a multiple of drawing it: an open hand may also claim it to complete a set.
    fn sources(&self, usable: &Counts, kind: Kind) -> f64 {
        if self.plan.closed {
            return 1.0;
        }
        let mut rest = *usable;
        let pair = usable.of(kind) >= 2 && rest.take(kind) && rest.take(kind);
        let claims =
            |rest: &Counts| self.plan.shanten(rest, self.melds() + 1) < self.plan.shanten(usable, self.melds());
        if pair && claims(&rest) {
            return 1.0 + CLAIM_RATE * (self.position.table.players().count() - 1) as f64;
        }
        let chii = [(-2, -1), (-1, 1), (1, 2)].into_iter().any(|(a, b)| {
            let Some((a, b)) = kind.offset(a).zip(kind.offset(b)) else { return false };
            let mut rest = *usable;
            rest.take(a) && rest.take(b) && claims(&rest)
        });
        let may_chii = chii && self.position.table.rules.chii;
        if may_chii { 1.0 + CLAIM_RATE } else { 1.0 }
    }

    /// The outlook of an average hand of this shanten: the first advance by its ukeire, the others by [`ADVANCE_RATE`].
    fn estimated(&self, usable: &Counts, shanten: i8) -> Outlook {
        let accepted = self.position.left_of(self.plan.ukeire(usable, self.melds())) as f64;
        let first = accepted / self.position.unseen.max(1) as f64 * if self.plan.closed { 1.0 } else { 1.3 };
        let points = estimate(self.position, self.hand, usable, &self.plan, self.win_value.extra.han());
        let base = points / if self.position.is_dealer() { 6.0 } else { 4.0 };
        let won = self.win_value.worth(base as i32);
        let mut outlook = Outlook { worth: [won; MAX_TURNS], win: [1.0; MAX_TURNS] };
        for at in 0..=shanten {
            let (closed, open) = ADVANCE_RATE[(at as usize).min(ADVANCE_RATE.len() - 1)];
            let average = self.plan.ease * if self.plan.closed { closed } else { open };
            let odds = if at == shanten { first.min(0.9) } else { average };
            let next = outlook;
            outlook = self.backwards(push_risk_share(at), |turns, stays| {
                (odds * next.worth[turns] + (1.0 - odds) * stays.0, odds * next.win[turns] + (1.0 - odds) * stays.1)
            });
        }
        outlook
    }

    /// The outlook computed from the last draw back. `draw` gives the value and chance to win of a draw that leaves so many draws,
    /// from those of a draw that does not help.
    fn backwards(&self, risk_share: f64, draw: impl Fn(usize, (f64, f64)) -> (f64, f64)) -> Outlook {
        let forecast = self.forecast;
        let mut outlook = Outlook { worth: [forecast.noten; MAX_TURNS], win: [0.0; MAX_TURNS] };
        for turns in 1..=forecast.turns {
            let (worth, win) = draw(turns - 1, (outlook.worth[turns - 1], outlook.win[turns - 1]));
            let no_win = 1.0 - forecast.others[turns];
            let risk = forecast.push[turns].part(risk_share);
            let worth = forecast.others[turns] * forecast.lost + no_win * risk.before(worth);
            let (worth, plays) = or_fold(worth, forecast.fold[turns]);
            outlook.worth[turns] = worth;
            outlook.win[turns] = plays * no_win * risk.safe() * win;
        }
        outlook
    }
}

impl Outlook {
    /// The better of two, for each number of draws left.
    pub fn or(&self, other: &Outlook) -> Outlook {
        let mut best = *self;
        for turns in 0..MAX_TURNS {
            if other.worth[turns] > best.worth[turns] {
                best.worth[turns] = other.worth[turns];
                best.win[turns] = other.win[turns];
            }
        }
        best
    }
}

/// The better of pushing and folding: its value, and 1 if it pushes, 0 if it folds.
pub fn or_fold(worth: f64, fold: f64) -> (f64, f64) {
    if worth > fold { (worth, 1.0) } else { (fold, 0.0) }
}
