//! The strong level. Every choice is weighed by one measure, what the match is worth after it: the bonus of the places it
//! may lead to and the points themselves ([`stakes`]). The own hand is searched ahead ([`future`]), the others are read
//! from what they show ([`crate::foes`]), and at every step the hand may be given up ([`course`]).

mod course;
mod drawing;
mod future;
mod spoils;
mod stakes;
#[cfg(test)]
mod tests;

use jantaku_core::{Counts, Hand, Meld, Seat, Tile};
use jantaku_engine::{Action, Actions, Phase, View, kuikae};

use crate::common::{called, decide, settled, without};
use crate::foes::Foe;
use crate::plan::{Plan, openings, plans};
use crate::sight::Sight;
use crate::{Bot, Prospect};
use course::Course;
use future::Future;
use spoils::Spoils;
use stakes::Stakes;

/// Plays every position the same way, whoever sits there.
pub struct Mind {
    name: &'static str,
    /// How far from tenpai hands are searched; the cost of a decision grows about fivefold with each step.
    depth: i8,
}

impl Mind {
    /// Searches hands three steps from tenpai.
    pub const HARD: Mind = Mind { name: "hard", depth: 3 };
}
/// How much better than waiting a call must be: what it shows and gives up is not counted otherwise.
const CALL: f64 = 300.0;
/// How much more than a win letting it pass must promise: that the hand is furiten for a while is not counted otherwise.
const SURE: f64 = 1500.0;
/// How much a tile's own worth counts where nothing else tells two apart.
const LOOSE: f64 = 4.0;

impl Bot for Mind {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let legal = actions.legal.as_slice();
        decide(view, legal, || best(weigh(view, legal, self.depth)).map(|best| best.action))
    }

    fn explain(&self, view: &View, actions: &Actions) -> Vec<Prospect> {
        let legal = actions.legal.as_slice();
        if settled(view, legal).is_some() {
            return Vec::new();
        }
        let mut prospects = weigh(view, legal, self.depth);
        prospects.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        prospects
    }
}

/// The one worth most, of equals the first.
fn best(prospects: impl IntoIterator<Item = Prospect>) -> Option<Prospect> {
    prospects.into_iter().reduce(|best, other| if other.worth > best.worth { other } else { best })
}

/// What each choice leads to that is worth a thought.
fn weigh(view: &View, legal: &[Action], depth: i8) -> Vec<Prospect> {
    let sight = Sight::new(view);
    let foes = Foe::all(&sight);
    let stakes = Stakes::new(sight.table, sight.me);
    let course = Course::new(&sight, &stakes, &foes);
    let after_stick =
        may_declare(&sight).then(|| Course::new(&sight, &stakes.with_stick(sight.table.rules.riichi_stake), &foes));
    let spoils = Spoils::new(&sight, &stakes, &course, after_stick.as_ref());
    match sight.table.phase {
        Phase::Claims { from, tile, .. } => claims(&spoils, &foes, depth, from, tile, legal),
        _ => turn(&spoils, &foes, depth, legal),
    }
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

fn turn(spoils: &Spoils, foes: &[Foe], depth: i8, legal: &[Action]) -> Vec<Prospect> {
    let sight = spoils.sight;
    if legal.contains(&Action::Tsumo) {
        return won(spoils, None).into_iter().collect();
    }
    let mut tiles: Vec<(Tile, bool)> = Vec::with_capacity(14);
    for action in legal {
        if let &Action::Discard { tile, tsumogiri } = action
            && !tiles.iter().any(|(known, _)| *known == tile)
        {
            tiles.push((tile, tsumogiri));
        }
    }
    let mut prospects = discards(spoils, depth, sight.view.hand(), &tiles, legal);
    prospects.extend(drawing::prospects(spoils, foes, depth, legal));
    if legal.contains(&Action::KyuushuKyuuhai) {
        let worth = spoils.stakes.after(|_| 0, true);
        prospects.push(Prospect { action: Action::KyuushuKyuuhai, worth, win: 0.0, danger: 0.0 });
    }
    prospects
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

/// What each of these discards leads to, with riichi too where that is legal.
fn discards(spoils: &Spoils, depth: i8, hand: &Hand, tiles: &[(Tile, bool)], legal: &[Action]) -> Vec<Prospect> {
    let mut search = Search::new(spoils, depth, hand, tiles);
    let turns = spoils.course.turns;
    let mut prospects = Vec::with_capacity(tiles.len() + 4);
    for &(tile, tsumogiri) in tiles {
        let rest = without(hand, tile.kind());
        let risk = spoils.course.danger[tile.kind().index()];
        let prospect = |action, (worth, win): (f64, f64)| {
            let after = risk.before(worth);
            let taste = LOOSE * spoils.sight.loose(tile.kind());
            Prospect { action, worth: after - taste, win: risk.safe() * win, danger: worth - after }
        };
        prospects.push(prospect(Action::Discard { tile, tsumogiri }, search.after(&rest)));
        let riichi = Action::Riichi { tile, tsumogiri };
        let mut left = hand.clone();
        if legal.contains(&riichi) && left.discard(tile, tsumogiri).is_ok() {
            let declared = spoils.declared(&left, &rest).map(|fate| (fate.worth[turns], fate.win[turns]));
            prospects.extend(declared.map(|declared| prospect(riichi, declared)));
        }
    }
    prospects
}

/// What each call leads to, and letting the tile pass.
fn claims(spoils: &Spoils, foes: &[Foe], depth: i8, from: Seat, tile: Tile, legal: &[Action]) -> Vec<Prospect> {
    let sight = spoils.sight;
    let hand = sight.view.hand();
    let (worth, win) = Search::new(spoils, depth, hand, &[]).after(&hand.counts());
    let passed = Prospect { action: Action::Pass, worth, win, danger: 0.0 };
    if legal.contains(&Action::Ron) {
        // In riichi there is no second choice: the hand would be furiten.
        let free = !sight.table.riichi[sight.me].is_riichi();
        let passed = free.then_some(Prospect { worth: worth - SURE, ..passed });
        return won(spoils, Some(from)).into_iter().chain(passed).collect();
    }
    let mut prospects = vec![passed];
    let melds = legal.iter().filter_map(|&action| {
        let after = called(sight, from, tile, action)?;
        Some(Prospect { action, ..best(discards(spoils, depth, &after, &free(sight, &after), &[]))? })
    });
    let calls = melds.chain(drawing::prospects(spoils, foes, depth, legal));
    // What will be given up anyhow is not called for.
    let calls = calls.filter(|call| call.win > 0.0);
    prospects.extend(calls.map(|call| Prospect { worth: call.worth - CALL, ..call }));
    prospects
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
    spoils: &'a Spoils<'a>,
    /// With how far each is from tenpai after the best discard.
    futures: Vec<(Future<'a>, i8)>,
    least: i8,
}

impl<'a> Search<'a> {
    /// `tiles`: what may be discarded; none between turns.
    fn new(spoils: &'a Spoils<'a>, depth: i8, hand: &'a Hand, tiles: &[(Tile, bool)]) -> Search<'a> {
        let melds = hand.melds().len();
        let mut ways: Vec<Plan> = plans(spoils.sight, hand).into_iter().collect();
        if hand.is_closed() {
            ways.extend(openings(spoils.sight, hand));
        }
        let near = |plan: &Plan| {
            let after = tiles.iter().map(|(tile, _)| plan.shanten(&without(hand, tile.kind()), melds)).min();
            after.unwrap_or_else(|| plan.shanten(&hand.counts(), melds)).max(0)
        };
        let futures: Vec<(Future, i8)> = ways
            .into_iter()
            .map(|plan| {
                let near = near(&plan);
                (Future::new(spoils, hand, plan, depth), near)
            })
            .collect();
        let least = futures.iter().map(|(_, near)| *near).min().unwrap_or(0);
        Search { spoils, futures, least }
    }

    /// What these concealed tiles are worth between turns, and the chance to win with them. A plan much slower than
    /// another is left alone, and so is a discard that takes a plan further from tenpai, unless it waits.
    fn after(&mut self, rest: &Counts) -> (f64, f64) {
        let turns = self.spoils.course.turns;
        self.best(rest, |future| {
            let fate = future.undeclared(rest);
            (fate.worth[turns], fate.win[turns])
        })
    }

    /// The same where a tile from the dead wall comes first.
    fn supplied(&mut self, rest: &Counts) -> (f64, f64) {
        self.best(rest, |future| future.supplied(rest))
    }

    fn best(&mut self, rest: &Counts, mut weigh: impl FnMut(&mut Future<'a>) -> (f64, f64)) -> (f64, f64) {
        let course = self.spoils.course;
        let mut best = (course.fold[course.turns], 0.0);
        for (future, near) in &mut self.futures {
            let far = future.plan.shanten(rest, future.hand.melds().len());
            if *near > self.least + 1 || far > *near + i8::from(*near == 0) {
                continue;
            }
            let weighed = weigh(future);
            if weighed.0 > best.0 {
                best = weighed;
            }
        }
        best
    }
}
