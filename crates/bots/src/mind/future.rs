//! What becomes of a hand: by dynamic programming over the draws left, from the last one back.
//!
//! A state is the hand after a discard. In each go-around another may win, the hand may be brought forward by a draw (or
//! a call, if it lies open), and at every step it may be given up, if that is worth more. States from which the way is
//! still long are not searched; an average course of such hands stands for them.

use std::collections::HashMap;

use jantaku_core::{Counts, Hand, Kind, Tile};

use super::course::{ByTurns, Course, TURNS};
use super::spoils::Spoils;
use crate::plan::Plan;
use crate::sight::Sight;
use crate::value::estimate;

/// A state by the own draws left.
#[derive(Clone, Copy)]
pub struct Fate {
    /// What the match is worth.
    pub worth: ByTurns,
    /// The chance to win the round.
    pub win: ByTurns,
}

/// How much of what others discard of a kind comes to an open hand, as parts of an own draw: pon from each, chii.
const FROM_EACH: f64 = 0.4;
/// How likely an average hand of this shanten gets forward in a go-around, closed and open.
const FORWARD: [(f64, f64); 4] = [(0.10, 0.10), (0.17, 0.23), (0.20, 0.30), (0.24, 0.36)];

/// How much of the danger of tiles drawn by chance a hand so far from tenpai takes: others can be discarded for them.
const PUSHED: [f64; 4] = [0.6, 0.38, 0.33, 0.25];

/// The same for this shanten.
pub const fn pushed(shanten: i8) -> f64 {
    match shanten {
        ..=0 => PUSHED[0],
        1 => PUSHED[1],
        2 => PUSHED[2],
        _ => PUSHED[3],
    }
}

/// What may come next.
struct Steps {
    each: Vec<(f64, Fate)>,
    /// The chance that none of it comes.
    none: f64,
}

impl Steps {
    fn new(mut each: Vec<(f64, Fate)>) -> Steps {
        let total: f64 = each.iter().map(|(odds, _)| odds).sum();
        let scale = if total > 0.95 { 0.95 / total } else { 1.0 };
        each.iter_mut().for_each(|(odds, _)| *odds *= scale);
        Steps { none: 1.0 - total * scale, each }
    }

    /// What a draw comes to that leaves so many; `stays`: where it brings nothing.
    fn taken(&self, turns: usize, stays: (f64, f64)) -> (f64, f64) {
        let none = (self.none * stays.0, self.none * stays.1);
        self.each
            .iter()
            .fold(none, |sum, (odds, next)| (sum.0 + odds * next.worth[turns], sum.1 + odds * next.win[turns]))
    }
}

/// The search of one hand by one plan.
pub struct Future<'a> {
    pub sight: &'a Sight<'a>,
    pub course: &'a Course,
    pub spoils: &'a Spoils<'a>,
    /// The hand searched; its melds and red fives are those of all states.
    pub hand: &'a Hand,
    pub plan: Plan,
    /// States this far from tenpai are searched.
    pub depth: i8,
    known: HashMap<[u16; 8], Fate>,
}

impl<'a> Future<'a> {
    pub fn new(spoils: &'a Spoils<'a>, hand: &'a Hand, plan: Plan, depth: i8) -> Future<'a> {
        Future { sight: spoils.sight, course: spoils.course, spoils, hand, plan, depth, known: HashMap::new() }
    }

    fn melds(&self) -> usize {
        self.hand.melds().len()
    }

    /// The fate of these concealed tiles between turns.
    pub fn of(&mut self, counts: &Counts) -> Fate {
        let usable = self.plan.usable(counts);
        if let Some(known) = self.known.get(&usable.codes()) {
            return *known;
        }
        let fate = match self.plan.shanten(&usable, self.melds()) {
            ..=0 => self.spoils.waiting(&self.full(&usable), &usable, !self.plan.closed),
            shanten if shanten <= self.depth => self.searched(&usable, shanten),
            shanten => self.guessed(&usable, shanten),
        };
        self.known.insert(usable.codes(), fate);
        fate
    }

    /// The fate of the hand as it is after this discard: a waiting one has not declared riichi with it.
    pub fn undeclared(&mut self, counts: &Counts) -> Fate {
        let usable = self.plan.usable(counts);
        let waits = self.plan.shanten(&usable, self.melds()) <= 0;
        match waits && (self.plan.closed || !self.hand.is_closed()) {
            true => self.spoils.silent(&self.full(&usable), &usable),
            false => self.of(counts),
        }
    }

    /// The hand of these tiles, with the red fives that are held.
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

    /// Every draw that brings it forward, and the best discard after it.
    fn searched(&mut self, usable: &Counts, shanten: i8) -> Fate {
        let steps = self.steps(usable, shanten, |this, kind| this.sources(usable, kind));
        self.backwards(pushed(shanten), |turns, stays| steps.taken(turns, stays))
    }

    /// What the hand comes to where it is this seat's to draw now, from the dead wall.
    pub fn supplied(&mut self, counts: &Counts) -> (f64, f64) {
        let turns = self.course.turns;
        let usable = self.plan.usable(counts);
        let stays = self.of(counts);
        let stays = (stays.worth[turns], stays.win[turns]);
        let shanten = self.plan.shanten(&usable, self.melds());
        let (worth, win) = match shanten {
            ..=0 => self.spoils.supplied(&self.full(&usable), &usable, stays),
            _ if shanten > self.depth => stays,
            _ => self.steps(&usable, shanten, |_, _| 1.0).taken(turns, stays),
        };
        let risk = self.course.push[turns].part(pushed(shanten));
        (risk.before(worth), risk.safe() * win)
    }

    /// Every tile that brings it forward: how likely it comes, and what becomes of the hand then.
    fn steps(&mut self, usable: &Counts, shanten: i8, sources: impl Fn(&Self, Kind) -> f64) -> Steps {
        let mut steps = Vec::new();
        for kind in self.plan.ukeire(usable, self.melds()).iter() {
            let left = f64::from(self.sight.left.of(kind));
            if left > 0.0 {
                let odds = left / self.sight.unseen.max(1) as f64 * sources(self, kind);
                let mut with = *usable;
                with.add(kind);
                if let Some(next) = self.forward(&with, shanten - 1) {
                    steps.push((odds, next));
                }
            }
        }
        Steps::new(steps)
    }

    /// The best that a discard makes of fourteen tiles; where some are of no use to the plan, one of those goes.
    fn forward(&mut self, with: &Counts, shanten: i8) -> Option<Fate> {
        if with.total() + 3 * self.melds() <= 13 {
            return Some(self.of(with));
        }
        let mut best: Option<Fate> = None;
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

    /// How often a tile of this kind comes, in own draws: an open hand may claim it where it completes a set.
    fn sources(&self, usable: &Counts, kind: Kind) -> f64 {
        if self.plan.closed {
            return 1.0;
        }
        let mut rest = *usable;
        let pair = usable.of(kind) >= 2 && rest.take(kind) && rest.take(kind);
        let claims =
            |rest: &Counts| self.plan.shanten(rest, self.melds() + 1) < self.plan.shanten(usable, self.melds());
        if pair && claims(&rest) {
            return 1.0 + FROM_EACH * (self.sight.table.players().count() - 1) as f64;
        }
        let chii = [(-2, -1), (-1, 1), (1, 2)].into_iter().any(|(a, b)| {
            let Some((a, b)) = kind.offset(a).zip(kind.offset(b)) else { return false };
            let mut rest = *usable;
            rest.take(a) && rest.take(b) && claims(&rest)
        });
        let may_chii = chii && self.sight.table.rules.chii;
        if may_chii { 1.0 + FROM_EACH } else { 1.0 }
    }

    /// As such hands go: the first step by its ukeire, the others by experience.
    fn guessed(&self, usable: &Counts, shanten: i8) -> Fate {
        let accepted = self.sight.left_of(self.plan.ukeire(usable, self.melds())) as f64;
        let first = accepted / self.sight.unseen.max(1) as f64 * if self.plan.closed { 1.0 } else { 1.3 };
        let points = estimate(self.sight, self.hand, usable, &self.plan, self.spoils.bonus.han());
        let base = points / if self.sight.is_dealer() { 6.0 } else { 4.0 };
        let won = self.spoils.worth(base as i32);
        let mut fate = Fate { worth: [won; TURNS], win: [1.0; TURNS] };
        for at in 0..=shanten {
            let (closed, open) = FORWARD[(at as usize).min(FORWARD.len() - 1)];
            let usual = self.plan.ease * if self.plan.closed { closed } else { open };
            let step = if at == shanten { first.min(0.9) } else { usual };
            let next = fate;
            fate = self.backwards(pushed(at), |turns, stays| {
                (step * next.worth[turns] + (1.0 - step) * stays.0, step * next.win[turns] + (1.0 - step) * stays.1)
            });
        }
        fate
    }

    /// From the last draw back: `draw` says what the draw that leaves so many is worth, where otherwise it stays as it is.
    fn backwards(&self, pushed: f64, draw: impl Fn(usize, (f64, f64)) -> (f64, f64)) -> Fate {
        let course = self.course;
        let mut fate = Fate { worth: [course.noten; TURNS], win: [0.0; TURNS] };
        for turns in 1..=course.turns {
            let (worth, win) = draw(turns - 1, (fate.worth[turns - 1], fate.win[turns - 1]));
            let calm = 1.0 - course.others[turns];
            let risk = course.push[turns].part(pushed);
            let worth = course.others[turns] * course.lost + calm * risk.before(worth);
            let (worth, part) = or_fold(worth, course.fold[turns]);
            fate.worth[turns] = worth;
            fate.win[turns] = part * calm * risk.safe() * win;
        }
        fate
    }
}

impl Fate {
    /// Whichever is worth more, with every number of draws left.
    pub fn or(&self, other: &Fate) -> Fate {
        let mut best = *self;
        for turns in 0..TURNS {
            if other.worth[turns] > best.worth[turns] {
                best.worth[turns] = other.worth[turns];
                best.win[turns] = other.win[turns];
            }
        }
        best
    }
}

/// Going on or giving up, whichever is worth more, and the part of cases that go on.
pub fn or_fold(worth: f64, fold: f64) -> (f64, f64) {
    if worth > fold { (worth, 1.0) } else { (fold, 0.0) }
}
