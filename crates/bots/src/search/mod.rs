//! How all levels but `easy` decide. Every choice is rated by the expected value of the match after it: the points and the
//! bonus of the final place ([`stakes`]). The player's hand is searched ahead ([`plan_search`]), the opponents are
//! modelled from what the table shows ([`crate::opponents`]), and at every step the hand may fold ([`forecast`]).

mod ending;
mod forecast;
mod kans;
pub mod level;
mod plan_search;
mod stakes;
pub mod style;
#[cfg(test)]
pub mod tests;
mod win_value;

use jantaku_core::{Counts, Hand, Meld, Seat, Tile};
use jantaku_engine::{Action, Actions, Phase, View, kuikae};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::common::{calibrated, called, decide, fingerprint, forced, without};
use crate::opponents::OpponentModel;
use crate::plan::{Plan, open_plans, plans};
use crate::position::Position;
use crate::{Bot, Prospect};
use forecast::RoundForecast;
use level::{LAPSE_SCALE, Level};
use plan_search::PlanSearch;
pub use stakes::Stakes;
use style::{PLAIN, Style};
use win_value::WinValue;

/// A bot that searches its hand, at one level and in one style.
pub struct SearchBot {
    name: String,
    level: Level,
    style: Style,
}

impl SearchBot {
    /// A bot of this level and style. It needs no seed: when it lapses follows from the position.
    pub(crate) fn new(level: Level, style: Style) -> SearchBot {
        let name = if style == PLAIN { level.name.to_owned() } else { format!("{}/{}", level.name, style.name) };
        SearchBot { name, level, style }
    }
}

/// By how many points passing must beat a win. It stands for the furiten that follows, which nothing else counts. Set by
/// hand.
const PASSED_WIN_COST: f64 = 1500.0;
/// The probability of an opponent's tenpai above which discards that raise the shanten are searched too, as they may be safer.
/// Set by hand.
const THREAT_TENPAI: f64 = 0.4;
/// The points that one unit of [`Position::tile_value`] counts: enough to decide between equal discards. Set by hand.
const TILE_VALUE_WEIGHT: f64 = 4.0;
/// The chance to win, (predicted, observed), measured over 1,000 matches (`docs/measuring.md`, "Predictions and
/// outcomes"). It corrects what is reported and does not change the choice.
const WIN_CALIBRATION: [(f64, f64); 6] =
    [(0.0, 0.0), (0.02, 0.035), (0.15, 0.172), (0.3, 0.3), (0.8, 0.76), (1.0, 1.0)];

impl Bot for SearchBot {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let legal = actions.legal.as_slice();
        self.decide(view, legal)
    }

    fn explain(&self, view: &View, actions: &Actions) -> Vec<Prospect> {
        let legal = actions.legal.as_slice();
        if forced(view, legal).is_some() {
            return Vec::new();
        }
        let mut prospects = self.with_lapses(view, legal);
        prospects.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        prospects
    }
}

/// The choice with the highest value; the first among equals.
fn best(prospects: impl IntoIterator<Item = Prospect>) -> Option<Prospect> {
    prospects.into_iter().reduce(|best, other| if other.worth > best.worth { other } else { best })
}

impl SearchBot {
    /// One of the legal actions.
    pub fn decide(&self, view: &View, legal: &[Action]) -> Action {
        decide(view, legal, || best(self.with_lapses(view, legal)).map(|best| best.action))
    }

    /// Evaluates the choices, with errors where attention lapses. Wins and the end of the match are never misjudged.
    fn with_lapses(&self, view: &View, legal: &[Action]) -> Vec<Prospect> {
        let mut prospects = self.evaluate(view, legal);
        let obvious = legal.iter().any(|action| matches!(action, Action::Tsumo | Action::Ron | Action::Stop));
        if self.level.lapses > 0.0 && !obvious {
            let mut rng = ChaCha20Rng::seed_from_u64(fingerprint(view));
            if uniform(&mut rng) < self.level.lapses {
                prospects.iter_mut().for_each(|prospect| prospect.worth += LAPSE_SCALE * gumbel(&mut rng));
            }
        }
        prospects
    }

    /// The value of the best choice, where there is one.
    pub fn worth(&self, view: &View, legal: &[Action]) -> Option<f64> {
        best(self.evaluate(view, legal)).map(|best| best.worth)
    }

    /// Evaluates every choice worth considering.
    pub fn evaluate(&self, view: &View, legal: &[Action]) -> Vec<Prospect> {
        if legal.contains(&Action::Stop) {
            return ending::prospects(view);
        }
        let position = Position::new(view);
        let mut opponents = OpponentModel::all(&position);
        opponents.iter_mut().for_each(|opponent| opponent.scale_danger(self.style.danger));
        let stakes = Stakes::new(position.table, position.me, self.style.deal);
        let forecast = RoundForecast::new(&position, &stakes, &opponents);
        let stick = position.table.rules.riichi_stake;
        let after_riichi =
            may_declare(&position).then(|| RoundForecast::new(&position, &stakes.with_stick(stick), &opponents));
        let win_value = WinValue::new(&position, &stakes, &forecast, after_riichi.as_ref());
        let evaluator = Evaluator {
            win_value: &win_value,
            opponents: &opponents,
            depth: self.level.depth,
            retreat: self.level.retreat,
            style: &self.style,
        };
        let mut prospects = match position.table.phase {
            Phase::Claims { from, tile, .. } => evaluator.claims(from, tile, legal),
            _ => evaluator.turn(legal),
        };
        prospects.iter_mut().for_each(|prospect| prospect.win = calibrated(prospect.win, &WIN_CALIBRATION));
        prospects
    }
}

/// A uniform number between 0 and 1, exclusive.
fn uniform(rng: &mut impl Rng) -> f64 {
    (f64::from(rng.next_u32()) + 0.5) / (f64::from(u32::MAX) + 1.0)
}

/// A number with the standard Gumbel distribution. With such errors, scaled by s, a choice of value v comes out best with
/// probability proportional to exp(v / s).
fn gumbel(rng: &mut impl Rng) -> f64 {
    -(-uniform(rng).ln()).ln()
}

/// Whether riichi may still be declared, now or later in the round.
fn may_declare(position: &Position) -> bool {
    let (table, me) = (position.table, position.me);
    let rules = &table.rules;
    let can_pay = table.scores[me] >= rules.riichi_stake || rules.riichi_below_stake;
    !table.riichi[me].is_riichi()
        && position.view.hand().is_closed()
        && can_pay
        && table.live_left >= rules.riichi_min_wall
}

/// Evaluates the choices of one decision.
struct Evaluator<'a> {
    win_value: &'a WinValue<'a>,
    opponents: &'a [OpponentModel],
    depth: i8,
    retreat: i8,
    style: &'a Style,
}

impl Evaluator<'_> {
    fn turn(&self, legal: &[Action]) -> Vec<Prospect> {
        let position = self.win_value.position;
        if legal.contains(&Action::Tsumo) {
            return win_prospect(self.win_value, None).into_iter().collect();
        }
        let mut tiles: Vec<(Tile, bool)> = Vec::with_capacity(14);
        for action in legal {
            if let &Action::Discard { tile, tsumogiri } = action
                && !tiles.iter().any(|(known, _)| *known == tile)
            {
                tiles.push((tile, tsumogiri));
            }
        }
        let mut prospects = self.discards(position.view.hand(), &tiles, legal);
        prospects.extend(kans::prospects(self, legal));
        if legal.contains(&Action::KyuushuKyuuhai) {
            let worth = self.win_value.stakes.after(|_| 0, true);
            prospects.push(Prospect { action: Action::KyuushuKyuuhai, worth, win: 0.0, danger: 0.0 });
        }
        prospects
    }

    /// Evaluates these discards, each with riichi too where that is legal.
    fn discards(&self, hand: &Hand, tiles: &[(Tile, bool)], legal: &[Action]) -> Vec<Prospect> {
        let mut search = HandSearch::new(self, self.win_value, hand, tiles);
        let turns = self.win_value.forecast.turns;
        let mut prospects = Vec::with_capacity(tiles.len() + 4);
        for &(tile, tsumogiri) in tiles {
            let rest = without(hand, tile.kind());
            let risk = self.win_value.forecast.danger[tile.kind().index()];
            let dora = self.style.dora * f64::from(self.win_value.position.dora_of(tile));
            let keep = TILE_VALUE_WEIGHT * self.win_value.position.tile_value(tile.kind()) + dora;
            let prospect = |action, (worth, win): (f64, f64)| {
                let after = risk.before(worth);
                Prospect { action, worth: after - keep, win: risk.safe() * win, danger: worth - after }
            };
            prospects.push(prospect(Action::Discard { tile, tsumogiri }, search.after(&rest)));
            let riichi = Action::Riichi { tile, tsumogiri };
            let mut left = hand.clone();
            if legal.contains(&riichi) && left.discard(tile, tsumogiri).is_ok() {
                let declared = self.win_value.declared(&left, &rest);
                let declared = declared.map(|outlook| (outlook.worth[turns] + self.style.riichi, outlook.win[turns]));
                prospects.extend(declared.map(|declared| prospect(riichi, declared)));
            }
        }
        prospects
    }

    /// Evaluates passing and every call.
    fn claims(&self, from: Seat, tile: Tile, legal: &[Action]) -> Vec<Prospect> {
        let position = self.win_value.position;
        let hand = position.view.hand();
        let (worth, win) = HandSearch::new(self, self.win_value, hand, &[]).after(&hand.counts());
        let passed = Prospect { action: Action::Pass, worth, win, danger: 0.0 };
        if legal.contains(&Action::Ron) {
            // In riichi passing is never considered: the hand would stay furiten.
            let may_pass = !position.table.riichi[position.me].is_riichi();
            let passed = may_pass.then_some(Prospect { worth: worth - PASSED_WIN_COST, ..passed });
            return win_prospect(self.win_value, Some(from)).into_iter().chain(passed).collect();
        }
        let melds = legal.iter().filter_map(|&action| {
            let after = called(position, from, tile, action)?;
            Some(Prospect { action, ..best(self.discards(&after, &discardable(position, &after), &[]))? })
        });
        // No call for a hand that will fold anyway.
        let calls = melds.chain(kans::prospects(self, legal)).filter(|call| call.win > 0.0);
        let calls: Vec<Prospect> = calls.map(|call| Prospect { worth: call.worth - self.style.call, ..call }).collect();
        [passed].into_iter().chain(calls).collect()
    }
}

/// The win on offer, by tsumo or by ron. Its ura dora are not known yet.
fn win_prospect(win_value: &WinValue, from: Option<Seat>) -> Option<Prospect> {
    let (table, me) = (win_value.position.table, win_value.position.me);
    let mut hand = win_value.position.view.hand().clone();
    let (action, tile) = match table.phase {
        Phase::Claims { tile, .. } => (Action::Ron, tile),
        _ => (Action::Tsumo, hand.drawn()?),
    };
    if action == Action::Tsumo {
        hand.discard(tile, true).ok()?;
    }
    let win = table.score_shown(me, &hand, tile, &[]).ok()?;
    Some(Prospect { action, worth: win_value.stakes.win(table, me, from, win.base), win: 1.0, danger: 0.0 })
}

/// The tiles that may be discarded after the call.
fn discardable(position: &Position, hand: &Hand) -> Vec<(Tile, bool)> {
    let barred = hand.melds().last().map(|meld: &Meld| kuikae(&position.table.rules, meld));
    let mut tiles: Vec<Tile> = hand.concealed().to_vec();
    tiles.dedup();
    let free = |tile: &Tile| barred.is_none_or(|barred| !barred.contains(tile.kind()));
    tiles.into_iter().filter(free).map(|tile| (tile, false)).collect()
}

/// The search of a hand by each of its plans.
struct HandSearch<'a> {
    forecast: &'a RoundForecast,
    /// The searches, each with the plan's shanten after the best discard.
    searches: Vec<(PlanSearch<'a>, i8)>,
    /// The lowest of these shanten.
    least: i8,
    /// Up to this shanten, discards that raise it by one are searched too.
    retreat: i8,
    /// The style's bonus for winning with a flush.
    flush: f64,
}

impl<'a> HandSearch<'a> {
    /// `tiles`: the possible discards; empty between turns.
    fn new(
        evaluator: &Evaluator,
        win_value: &'a WinValue<'a>,
        hand: &'a Hand,
        tiles: &[(Tile, bool)],
    ) -> HandSearch<'a> {
        let melds = hand.melds().len();
        let mut candidates: Vec<Plan> = plans(win_value.position, hand).into_iter().collect();
        if hand.is_closed() {
            candidates.extend(open_plans(win_value.position, hand));
        }
        let shanten = |plan: &Plan| {
            let after = tiles.iter().map(|(tile, _)| plan.shanten(&without(hand, tile.kind()), melds)).min();
            after.unwrap_or_else(|| plan.shanten(&hand.counts(), melds)).max(0)
        };
        let search = |plan: Plan| {
            let shanten = shanten(&plan);
            (PlanSearch::new(win_value, hand, plan, evaluator.depth), shanten)
        };
        let searches: Vec<(PlanSearch, i8)> = candidates.into_iter().map(search).collect();
        let least = searches.iter().map(|(_, shanten)| *shanten).min().unwrap_or(0);
        let threatened = evaluator.opponents.iter().any(|opponent| opponent.tenpai > THREAT_TENPAI);
        let retreat = if threatened { evaluator.retreat } else { 0 };
        HandSearch { forecast: win_value.forecast, searches, least, retreat, flush: evaluator.style.flush }
    }

    /// The value of these concealed tiles between turns, and the chance to win with them.
    fn after(&mut self, rest: &Counts) -> (f64, f64) {
        let turns = self.forecast.turns;
        self.best(rest, |search| {
            let outlook = search.undeclared(rest);
            (outlook.worth[turns], outlook.win[turns])
        })
    }

    /// The same where a replacement tile is drawn first.
    fn after_replacement(&mut self, rest: &Counts) -> (f64, f64) {
        self.best(rest, |search| search.after_replacement(rest))
    }

    /// The best plan. Skips plans more than one shanten behind the fastest, and discards that raise a plan's shanten unless
    /// [`Self::retreat`] allows it.
    fn best(&mut self, rest: &Counts, mut evaluate: impl FnMut(&mut PlanSearch<'a>) -> (f64, f64)) -> (f64, f64) {
        let mut best = (self.forecast.fold[self.forecast.turns], 0.0);
        for (search, shanten) in &mut self.searches {
            let after = search.plan.shanten(rest, search.hand.melds().len());
            let favoured = self.flush > 0.0 && search.plan.is_flush();
            let too_slow = *shanten > self.least + 1 + i8::from(favoured);
            if too_slow || after > *shanten + i8::from(*shanten <= self.retreat) {
                continue;
            }
            let (worth, win) = evaluate(search);
            let bonus = if favoured { self.flush * win } else { 0.0 };
            if worth + bonus > best.0 {
                best = (worth + bonus, win);
            }
        }
        best
    }
}
