//! How all levels but the first decide. Every choice is weighed by one measure, what the match is worth after it: the bonus of the places it
//! may lead to and the points themselves ([`stakes`]). The own hand is searched ahead ([`future`]), the others are read
//! from what they show ([`crate::foes`]), and at every step the hand may be given up ([`course`]).

mod course;
mod drawing;
mod ending;
mod future;
pub mod level;
pub mod manner;
mod spoils;
mod stakes;
#[cfg(test)]
pub mod tests;

use jantaku_core::{Counts, Hand, Meld, Seat, Tile};
use jantaku_engine::{Action, Actions, Phase, View, kuikae};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::common::{called, came, decide, mark, settled, without};
use crate::foes::Foe;
use crate::plan::{Plan, openings, plans};
use crate::sight::Sight;
use crate::{Bot, Prospect};
use course::Course;
use future::Future;
use level::{Level, SLIP};
use manner::{Manner, PLAIN};
use spoils::Spoils;
pub use stakes::Stakes;

/// A level of the mind, in one manner.
pub struct Mind {
    name: String,
    level: Level,
    manner: Manner,
}

impl Mind {
    /// This level in this manner. Where it lapses, the position decides: nothing is left to chance.
    pub fn new(level: Level, manner: Manner) -> Mind {
        let name = if manner == PLAIN { level.name.to_owned() } else { format!("{}/{}", level.name, manner.name) };
        Mind { name, level, manner }
    }
}

/// How much more than a win letting it pass must promise: that the hand is furiten for a while is not counted otherwise.
const SURE: f64 = 1500.0;
/// From which chance on that another waits safety counts, and with it tiles that take the hand a step back.
const THREAT: f64 = 0.4;
/// How much a tile's own worth counts where nothing else tells two apart.
const LOOSE: f64 = 4.0;
/// What came about where the search promised a win so surely: see `foes`. Only what is told goes by it.
const WON: [(f64, f64); 6] = [(0.0, 0.0), (0.02, 0.035), (0.15, 0.172), (0.3, 0.3), (0.8, 0.76), (1.0, 1.0)];

impl Bot for Mind {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let legal = actions.legal.as_slice();
        self.decide(view, legal)
    }

    fn explain(&self, view: &View, actions: &Actions) -> Vec<Prospect> {
        let legal = actions.legal.as_slice();
        if settled(view, legal).is_some() {
            return Vec::new();
        }
        let mut prospects = self.judge(view, legal);
        prospects.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        prospects
    }
}

/// The one worth most, of equals the first.
fn best(prospects: impl IntoIterator<Item = Prospect>) -> Option<Prospect> {
    prospects.into_iter().reduce(|best, other| if other.worth > best.worth { other } else { best })
}

impl Mind {
    /// One of the legal actions.
    pub fn decide(&self, view: &View, legal: &[Action]) -> Action {
        decide(view, legal, || best(self.judge(view, legal)).map(|best| best.action))
    }

    /// What each choice leads to, misjudged where attention lapses. A win is not overlooked, nor what the end brings.
    fn judge(&self, view: &View, legal: &[Action]) -> Vec<Prospect> {
        let mut prospects = self.weigh(view, legal);
        let plain = legal.iter().any(|action| matches!(action, Action::Tsumo | Action::Ron | Action::Stop));
        if self.level.lapses > 0.0 && !plain {
            let mut rng = ChaCha20Rng::seed_from_u64(mark(view));
            if even(&mut rng) < self.level.lapses {
                prospects.iter_mut().for_each(|prospect| prospect.worth += SLIP * gumbel(&mut rng));
            }
        }
        prospects
    }

    /// What the match is worth now, where something is to be weighed.
    pub fn worth(&self, view: &View, legal: &[Action]) -> Option<f64> {
        best(self.weigh(view, legal)).map(|best| best.worth)
    }

    /// What each choice leads to that is worth a thought.
    pub fn weigh(&self, view: &View, legal: &[Action]) -> Vec<Prospect> {
        if legal.contains(&Action::Stop) {
            return ending::prospects(view);
        }
        let sight = Sight::new(view);
        let mut foes = Foe::all(&sight);
        foes.iter_mut().for_each(|foe| foe.feared(self.manner.danger));
        let stakes = Stakes::new(sight.table, sight.me, self.manner.deal);
        let course = Course::new(&sight, &stakes, &foes);
        let stick = sight.table.rules.riichi_stake;
        let after_stick = may_declare(&sight).then(|| Course::new(&sight, &stakes.with_stick(stick), &foes));
        let spoils = Spoils::new(&sight, &stakes, &course, after_stick.as_ref());
        let weigher = Weigher {
            spoils: &spoils,
            foes: &foes,
            depth: self.level.depth,
            back: self.level.back,
            manner: &self.manner,
        };
        let mut prospects = match sight.table.phase {
            Phase::Claims { from, tile, .. } => weigher.claims(from, tile, legal),
            _ => weigher.turn(legal),
        };
        prospects.iter_mut().for_each(|prospect| prospect.win = came(prospect.win, &WON));
        prospects
    }
}

/// A number between 0 and 1.
fn even(rng: &mut impl Rng) -> f64 {
    (f64::from(rng.next_u32()) + 0.5) / (f64::from(u32::MAX) + 1.0)
}

/// A number by Gumbel's law. With such errors each choice is the best as often as the exponential function of its worth
/// says, measured in slips.
fn gumbel(rng: &mut impl Rng) -> f64 {
    -(-even(rng).ln()).ln()
}

/// Whether riichi may still be declared, now or later in the round.
fn may_declare(sight: &Sight) -> bool {
    let (table, me) = (sight.table, sight.me);
    let rules = &table.rules;
    let can_pay = table.scores[me] >= rules.riichi_stake || rules.riichi_below_stake;
    !table.riichi[me].is_riichi()
        && sight.view.hand().is_closed()
        && can_pay
        && table.live_left >= rules.riichi_min_wall
}

/// Weighs the choices of one moment.
struct Weigher<'a> {
    spoils: &'a Spoils<'a>,
    foes: &'a [Foe],
    depth: i8,
    back: i8,
    manner: &'a Manner,
}

impl Weigher<'_> {
    fn turn(&self, legal: &[Action]) -> Vec<Prospect> {
        let sight = self.spoils.sight;
        if legal.contains(&Action::Tsumo) {
            return won(self.spoils, None).into_iter().collect();
        }
        let mut tiles: Vec<(Tile, bool)> = Vec::with_capacity(14);
        for action in legal {
            if let &Action::Discard { tile, tsumogiri } = action
                && !tiles.iter().any(|(known, _)| *known == tile)
            {
                tiles.push((tile, tsumogiri));
            }
        }
        let mut prospects = self.discards(sight.view.hand(), &tiles, legal);
        prospects.extend(drawing::prospects(self, legal));
        if legal.contains(&Action::KyuushuKyuuhai) {
            let worth = self.spoils.stakes.after(|_| 0, true);
            prospects.push(Prospect { action: Action::KyuushuKyuuhai, worth, win: 0.0, danger: 0.0 });
        }
        prospects
    }

    /// What each of these discards leads to, with riichi too where that is legal.
    fn discards(&self, hand: &Hand, tiles: &[(Tile, bool)], legal: &[Action]) -> Vec<Prospect> {
        let mut search = Search::new(self, self.spoils, hand, tiles);
        let turns = self.spoils.course.turns;
        let mut prospects = Vec::with_capacity(tiles.len() + 4);
        for &(tile, tsumogiri) in tiles {
            let rest = without(hand, tile.kind());
            let risk = self.spoils.course.danger[tile.kind().index()];
            let dora = self.manner.dora * f64::from(self.spoils.sight.dora_of(tile));
            let taste = LOOSE * self.spoils.sight.loose(tile.kind()) + dora;
            let prospect = |action, (worth, win): (f64, f64)| {
                let after = risk.before(worth);
                Prospect { action, worth: after - taste, win: risk.safe() * win, danger: worth - after }
            };
            prospects.push(prospect(Action::Discard { tile, tsumogiri }, search.after(&rest)));
            let riichi = Action::Riichi { tile, tsumogiri };
            let mut left = hand.clone();
            if legal.contains(&riichi) && left.discard(tile, tsumogiri).is_ok() {
                let declared = self.spoils.declared(&left, &rest);
                let declared = declared.map(|fate| (fate.worth[turns] + self.manner.riichi, fate.win[turns]));
                prospects.extend(declared.map(|declared| prospect(riichi, declared)));
            }
        }
        prospects
    }

    /// What each call leads to, and letting the tile pass.
    fn claims(&self, from: Seat, tile: Tile, legal: &[Action]) -> Vec<Prospect> {
        let sight = self.spoils.sight;
        let hand = sight.view.hand();
        let (worth, win) = Search::new(self, self.spoils, hand, &[]).after(&hand.counts());
        let passed = Prospect { action: Action::Pass, worth, win, danger: 0.0 };
        if legal.contains(&Action::Ron) {
            // In riichi there is no second choice: the hand would be furiten.
            let free = !sight.table.riichi[sight.me].is_riichi();
            let passed = free.then_some(Prospect { worth: worth - SURE, ..passed });
            return won(self.spoils, Some(from)).into_iter().chain(passed).collect();
        }
        let melds = legal.iter().filter_map(|&action| {
            let after = called(sight, from, tile, action)?;
            Some(Prospect { action, ..best(self.discards(&after, &free(sight, &after), &[]))? })
        });
        // What will be given up anyhow is not called for.
        let calls = melds.chain(drawing::prospects(self, legal)).filter(|call| call.win > 0.0);
        let calls: Vec<Prospect> =
            calls.map(|call| Prospect { worth: call.worth - self.manner.call, ..call }).collect();
        [passed].into_iter().chain(calls).collect()
    }
}

/// The win that is there to take: by the tile drawn, or with that of another. Nobody knows the ura dora yet.
fn won(spoils: &Spoils, from: Option<Seat>) -> Option<Prospect> {
    let (table, me) = (spoils.sight.table, spoils.sight.me);
    let mut hand = spoils.sight.view.hand().clone();
    let (action, tile) = match table.phase {
        Phase::Claims { tile, .. } => (Action::Ron, tile),
        _ => (Action::Tsumo, hand.drawn()?),
    };
    if action == Action::Tsumo {
        hand.discard(tile, true).ok()?;
    }
    let win = table.score_shown(me, &hand, tile, &[]).ok()?;
    Some(Prospect { action, worth: spoils.stakes.win(table, me, from, win.base), win: 1.0, danger: 0.0 })
}

/// The tiles that may be discarded after the call.
fn free(sight: &Sight, hand: &Hand) -> Vec<(Tile, bool)> {
    let barred = hand.melds().last().map(|meld: &Meld| kuikae(&sight.table.rules, meld));
    let mut tiles: Vec<Tile> = hand.concealed().to_vec();
    tiles.dedup();
    let free = |tile: &Tile| barred.is_none_or(|barred| !barred.contains(tile.kind()));
    tiles.into_iter().filter(free).map(|tile| (tile, false)).collect()
}

/// A hand searched by each plan that it might be played for.
struct Search<'a> {
    course: &'a Course,
    /// With how far each is from tenpai after the best discard.
    futures: Vec<(Future<'a>, i8)>,
    least: i8,
    /// Discards that take a hand so near back a step are weighed too.
    back: i8,
    /// What a win in one suit is worth beside its points.
    flush: f64,
}

impl<'a> Search<'a> {
    /// `tiles`: what may be discarded; none between turns.
    fn new(weigher: &Weigher, spoils: &'a Spoils<'a>, hand: &'a Hand, tiles: &[(Tile, bool)]) -> Search<'a> {
        let melds = hand.melds().len();
        let mut ways: Vec<Plan> = plans(spoils.sight, hand).into_iter().collect();
        if hand.is_closed() {
            ways.extend(openings(spoils.sight, hand));
        }
        let near = |plan: &Plan| {
            let after = tiles.iter().map(|(tile, _)| plan.shanten(&without(hand, tile.kind()), melds)).min();
            after.unwrap_or_else(|| plan.shanten(&hand.counts(), melds)).max(0)
        };
        let planned = |plan: Plan| {
            let near = near(&plan);
            (Future::new(spoils, hand, plan, weigher.depth), near)
        };
        let futures: Vec<(Future, i8)> = ways.into_iter().map(planned).collect();
        let least = futures.iter().map(|(_, near)| *near).min().unwrap_or(0);
        let threatened = weigher.foes.iter().any(|foe| foe.tenpai > THREAT);
        let back = if threatened { weigher.back } else { 0 };
        Search { course: spoils.course, futures, least, back, flush: weigher.manner.flush }
    }

    /// What these concealed tiles are worth between turns, and the chance to win with them.
    fn after(&mut self, rest: &Counts) -> (f64, f64) {
        let turns = self.course.turns;
        self.best(rest, |future| {
            let fate = future.undeclared(rest);
            (fate.worth[turns], fate.win[turns])
        })
    }

    /// The same where a tile from the dead wall comes first.
    fn supplied(&mut self, rest: &Counts) -> (f64, f64) {
        self.best(rest, |future| future.supplied(rest))
    }

    /// A plan much slower than another is left alone, and so is a discard that takes a plan further from tenpai, unless
    /// it waits.
    fn best(&mut self, rest: &Counts, mut weigh: impl FnMut(&mut Future<'a>) -> (f64, f64)) -> (f64, f64) {
        let mut best = (self.course.fold[self.course.turns], 0.0);
        for (future, near) in &mut self.futures {
            let far = future.plan.shanten(rest, future.hand.melds().len());
            let loved = self.flush > 0.0 && future.plan.is_flush();
            if *near > self.least + 1 + i8::from(loved) || far > *near + i8::from(*near <= self.back) {
                continue;
            }
            let (worth, win) = weigh(future);
            let liked = if loved { self.flush * win } else { 0.0 };
            if worth + liked > best.0 {
                best = (worth + liked, win);
            }
        }
        best
    }
}
