//! The value of winning, and the outlook of a tenpai hand.

use std::cell::RefCell;

use jantaku_core::{Counts, Hand, Kind};
use jantaku_score::{Value, WinBy, WinQuery, base_points, score, waits};

use super::forecast::{MAX_TURNS, RoundForecast, TSUMO_SHARE};
use super::plan_search::{Outlook, or_fold, push_risk_share};
use super::stakes::Stakes;
use crate::position::Position;
use crate::value::query;

/// Dora that a kan or kita is about to add.
#[derive(Clone, Copy, Default)]
pub struct ExtraDora {
    /// Norths about to be set aside.
    pub norths: u8,
    /// Whether another indicator is about to be revealed.
    pub new_dora: bool,
}

impl ExtraDora {
    /// Returns the expected number of han from dora not yet seen.
    pub fn han(self) -> f64 {
        f64::from(self.norths) + if self.new_dora { expected(&NEW_DORA_HAN) } else { 0.0 }
    }
}

/// What a win in this round is worth to one seat.
pub struct WinValue<'a> {
    pub position: &'a Position<'a>,
    pub forecast: &'a RoundForecast,
    /// The forecast after this seat has paid its riichi stick, if it can still declare riichi.
    after_riichi: Option<&'a RoundForecast>,
    pub stakes: &'a Stakes,
    pub extra: ExtraDora,
    /// The values already computed, by base points.
    known: RefCell<Vec<(i32, WinValues)>>,
}

/// The value of the match after a win.

#[derive(Clone, Copy, Default)]
struct WinValues {
    ron: f64,
    tsumo: f64,
}

/// The chance in a go-around that one opponent discards a winning tile against a hand in dama, as a share of the chance that this
/// seat draws it; set by hand.
const FEED_RATE_DAMA: f64 = 0.40;
/// The same against a hand in riichi; set by hand.
const FEED_RATE_RIICHI: f64 = 0.28;
/// The factor by which a riichi lowers the opponents' chance to win; set by hand.
const OTHERS_WIN_FACTOR: f64 = 0.6;
/// The risk of a hand in riichi, as a share of the risk of discarding random tiles: opponents reach tenpai less often against
/// it. Set by hand.
const RIICHI_RISK_SHARE: f64 = 0.42;
/// The han that ippatsu and ura dora add to a riichi, with their odds; set by hand.
const RIICHI_EXTRA_HAN: [(u8, f64); 3] = [(0, 0.55), (1, 0.33), (2, 0.12)];
/// The han that one more indicator adds to a complete hand with a kan, with their odds; set by hand.
const NEW_DORA_HAN: [(u8, f64); 4] = [(0, 0.68), (1, 0.22), (2, 0.07), (4, 0.03)];
const NO_EXTRA_HAN: [(u8, f64); 1] = [(0, 1.0)];

fn expected(han_odds: &[(u8, f64)]) -> f64 {
    han_odds.iter().map(|&(han, odds)| f64::from(han) * odds).sum()
}

/// A tile that completes the hand.
struct WinningTile {
    /// The chance to draw it in a turn.
    tsumo_odds: f64,
    /// The chance in a go-around that an opponent discards it.
    ron_odds: f64,
    values: WinValues,
}

impl<'a> WinValue<'a> {
    pub fn new(
        position: &'a Position<'a>,
        stakes: &'a Stakes,
        forecast: &'a RoundForecast,
        after_riichi: Option<&'a RoundForecast>,
    ) -> WinValue<'a> {
        WinValue { position, forecast, after_riichi, stakes, extra: ExtraDora::default(), known: RefCell::default() }
    }

    /// The same after a kan or kita that adds these dora.
    pub fn with<'b>(
        &self,
        extra: ExtraDora,
        forecast: &'b RoundForecast,
        after_riichi: Option<&'b RoundForecast>,
    ) -> WinValue<'b>
    where
        'a: 'b,
    {
        let (position, stakes) = (self.position, self.stakes);
        WinValue { extra, ..WinValue::new(position, stakes, forecast, after_riichi) }
    }

    /// The expected value of a win of so many base points, by ron or tsumo.
    pub fn worth(&self, base: i32) -> f64 {
        let WinValues { ron, tsumo } = self.values(base);
        TSUMO_SHARE * tsumo + (1.0 - TSUMO_SHARE) * ron
    }

    fn values(&self, base: i32) -> WinValues {
        if let Some((_, values)) = self.known.borrow().iter().find(|(known, _)| *known == base) {
            return *values;
        }
        let (table, me) = (self.position.table, self.position.me);
        let others = table.players().others(me);
        let ron: f64 = others.map(|from| self.stakes.win(table, me, Some(from), base)).sum();
        let ron = ron / (table.players().count() - 1) as f64;
        let values = WinValues { ron, tsumo: self.stakes.win(table, me, None, base) };
        self.known.borrow_mut().push((base, values));
        values
    }

    /// The outlook of a tenpai hand, with the better of riichi and dama. `opened`: it will have been opened by then.
    pub fn tenpai(&self, hand: &Hand, counts: &Counts, opened: bool) -> Outlook {
        if opened && hand.is_closed() {
            let mut tiles = self.winning_tiles(hand, counts, false);
            // It will be open by then: without menzen tsumo, a tsumo is worth no more than a ron.
            tiles.retain(|tile| tile.ron_odds > 0.0);
            tiles.iter_mut().for_each(|tile| tile.values.tsumo = tile.values.ron);
            return play_out(self.forecast, &tiles, &WaitPolicy::DAMA);
        }
        let dama = self.dama(hand, counts);
        match self.declared(hand, counts) {
            Some(declared) => dama.or(&declared),
            None => dama,
        }
    }

    /// The outlook without declaring riichi now; it may have been declared before.
    pub fn dama(&self, hand: &Hand, counts: &Counts) -> Outlook {
        if self.position.table.riichi[self.position.me].is_riichi() {
            return play_out(self.forecast, &self.winning_tiles(hand, counts, true), &WaitPolicy::RIICHI);
        }
        play_out(self.forecast, &self.winning_tiles(hand, counts, false), &WaitPolicy::DAMA)
    }

    /// The outlook with riichi, where it may be declared.
    pub fn declared(&self, hand: &Hand, counts: &Counts) -> Option<Outlook> {
        let forecast = self.after_riichi.filter(|_| hand.is_closed())?;
        let tiles = self.winning_tiles(hand, counts, true);
        Some(play_out(forecast, &tiles, &WaitPolicy::RIICHI))
    }

    /// The value of a tenpai hand, and its chance to win, where it draws a replacement tile now. `stays`: the same if that tile
    /// does not win.
    pub fn after_replacement(&self, hand: &Hand, counts: &Counts, stays: (f64, f64)) -> (f64, f64) {
        let tiles = self.winning_tiles(hand, counts, self.position.table.riichi[self.position.me].is_riichi());
        let tsumo: f64 = tiles.iter().map(|tile| tile.tsumo_odds).sum();
        let worth: f64 = tiles.iter().map(|tile| tile.tsumo_odds * tile.values.tsumo).sum();
        (worth + (1.0 - tsumo) * stays.0, tsumo + (1.0 - tsumo) * stays.1)
    }

    fn winning_tiles(&self, hand: &Hand, counts: &Counts, riichi: bool) -> Vec<WinningTile> {
        let waits = waits(counts, hand.melds().len());
        let furiten = waits.meets(self.position.table.furiten_kinds(self.position.me));
        let others = (self.position.table.players().count() - 1) as f64;
        let feed_rate = if riichi { FEED_RATE_RIICHI } else { FEED_RATE_DAMA };
        let winning_tile = |kind: Kind| {
            let tsumo_odds = f64::from(self.position.left.of(kind)) / self.position.unseen.max(1) as f64;
            let value = |by| self.value(hand, kind, riichi, by);
            let tsumo = value(WinBy::Tsumo).filter(|_| tsumo_odds > 0.0)?;
            let ron = if furiten { None } else { value(WinBy::Ron) };
            let ron_odds = ron.map_or(0.0, |_| tsumo_odds * others * feed_rate * discard_ease(kind));
            Some(WinningTile { tsumo_odds, ron_odds, values: WinValues { ron: ron.unwrap_or(0.0), tsumo } })
        };
        waits.iter().filter_map(winning_tile).collect()
    }

    /// The value of winning with this tile; `None` where it is no win.
    fn value(&self, hand: &Hand, kind: Kind, riichi: bool, by: WinBy) -> Option<f64> {
        let query = query(self.position, hand, kind.tile(), riichi, by);
        let win = score(&WinQuery { kita: query.kita + self.extra.norths, ..query }).ok()?;
        let value = |base| {
            let values = self.values(base);
            if by == WinBy::Ron { values.ron } else { values.tsumo }
        };
        let yakuman = win.yaku.iter().any(|line| !matches!(line.value, Value::Han(_)));
        if yakuman {
            return Some(value(win.base));
        }
        let rules = &self.position.table.rules;
        let ura: &[_] = if riichi { &RIICHI_EXTRA_HAN } else { &NO_EXTRA_HAN };
        let new_dora: &[_] = if self.extra.new_dora { &NEW_DORA_HAN } else { &NO_EXTRA_HAN };
        let both = ura.iter().flat_map(|a| new_dora.iter().map(move |b| (a.0 + b.0, a.1 * b.1)));
        let with_extra = |han: u8| base_points(rules, win.han.saturating_add(han), win.fu.total).0;
        Some(both.map(|(han, odds)| odds * value(if han == 0 { win.base } else { with_extra(han) })).sum())
    }
}

/// How readily opponents discard a kind, as a factor of the average; set by hand.
fn discard_ease(kind: Kind) -> f64 {
    match kind.number() {
        _ if kind.is_honour() => 1.5,
        1 | 9 => 1.25,
        2 | 8 => 1.05,
        _ => 0.8,
    }
}

/// How a tenpai hand is played to the end of the round.
struct WaitPolicy {
    /// The factor on the opponents' chance to win.
    others: f64,
    /// The risk taken, as a share of the risk of discarding random tiles.
    risk_share: f64,
    /// Whether the hand may fold.
    may_fold: bool,
}

impl WaitPolicy {
    const RIICHI: WaitPolicy = WaitPolicy { others: OTHERS_WIN_FACTOR, risk_share: RIICHI_RISK_SHARE, may_fold: false };
    const DAMA: WaitPolicy = WaitPolicy { others: 1.0, risk_share: push_risk_share(0), may_fold: true };
}

/// The outlook of a tenpai hand, computed from the last draw back.
fn play_out(forecast: &RoundForecast, tiles: &[WinningTile], policy: &WaitPolicy) -> Outlook {
    let ron: f64 = tiles.iter().map(|tile| tile.ron_odds).sum::<f64>().min(0.9);
    let tsumo: f64 = tiles.iter().map(|tile| tile.tsumo_odds).sum();
    let ron_worth: f64 = tiles.iter().map(|tile| tile.ron_odds * tile.values.ron).sum();
    let tsumo_worth: f64 = tiles.iter().map(|tile| tile.tsumo_odds * tile.values.tsumo).sum();
    let mut outlook = Outlook { worth: [forecast.tenpai; MAX_TURNS], win: [0.0; MAX_TURNS] };
    for turns in 1..=forecast.turns {
        let others = policy.others * forecast.others[turns];
        let before = (outlook.worth[turns - 1], outlook.win[turns - 1]);
        let risk = forecast.push[turns].part(policy.risk_share);
        let draw = tsumo_worth + (1.0 - tsumo) * risk.before(before.0);
        let worth = ron_worth + (1.0 - ron) * (others * forecast.lost + (1.0 - others) * draw);
        let win = ron + (1.0 - ron) * (1.0 - others) * (tsumo + (1.0 - tsumo) * risk.safe() * before.1);
        let (worth, plays) = if policy.may_fold { or_fold(worth, forecast.fold[turns]) } else { (worth, 1.0) };
        outlook.worth[turns] = worth;
        outlook.win[turns] = plays * win;
    }
    outlook
}
