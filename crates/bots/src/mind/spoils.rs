//! What winning is worth, and what becomes of a waiting hand.

use std::cell::RefCell;

use jantaku_core::{Counts, Hand, Kind};
use jantaku_score::{Value, WinBy, WinQuery, base_points, score, waits};

use super::course::{Course, TURNS};
use super::future::{Fate, or_fold, pushed};
use super::stakes::Stakes;
use crate::sight::Sight;
use crate::value::query;

/// What a kan or a north brings to the hand beside what is seen of it.
#[derive(Clone, Copy, Default)]
pub struct Bonus {
    /// Norths about to be laid aside.
    pub norths: u8,
    /// Whether another indicator is about to be turned.
    pub turned: bool,
}

impl Bonus {
    /// In han, as is usual.
    pub fn han(self) -> f64 {
        f64::from(self.norths) + if self.turned { expected(&TURNED) } else { 0.0 }
    }
}

/// The prizes of a round for one seat.
pub struct Spoils<'a> {
    pub sight: &'a Sight<'a>,
    pub course: &'a Course,
    /// The course of the round with the own stick paid, if riichi can still be declared.
    after_stick: Option<&'a Course>,
    pub stakes: &'a Stakes,
    pub bonus: Bonus,
    /// What base points won are worth: by ron, by self-draw.
    known: RefCell<Vec<(i32, Worths)>>,
}

#[derive(Clone, Copy, Default)]
struct Worths {
    ron: f64,
    tsumo: f64,
}

/// The chance that one of the others discards a tile of a kind, as part of an own draw: before riichi, after it.
const QUIET: f64 = 0.40;
const DECLARED: f64 = 0.28;
/// How a riichi slows the others.
const HELD_BACK: f64 = 0.6;
/// How much of the danger of tiles drawn by chance a riichi takes: others come to wait less often against it.
const EXPOSED: f64 = 0.42;
/// What a riichi adds by ippatsu and ura dora: han, and how often.
const LUCK: [(u8, f64); 3] = [(0, 0.55), (1, 0.33), (2, 0.12)];
/// What one more indicator adds to a hand of four sets and a pair, one of them a quad.
const TURNED: [(u8, f64); 4] = [(0, 0.68), (1, 0.22), (2, 0.07), (4, 0.03)];
const NOTHING: [(u8, f64); 1] = [(0, 1.0)];

fn expected(luck: &[(u8, f64)]) -> f64 {
    luck.iter().map(|&(han, odds)| f64::from(han) * odds).sum()
}
/// The part of wins that are self-drawn.
const DRAWN: f64 = 0.45;

/// A tile waited for.
struct Prize {
    /// The chance to draw it, and that it is discarded.
    drawn: f64,
    fed: f64,
    worths: Worths,
}

impl<'a> Spoils<'a> {
    pub fn new(
        sight: &'a Sight<'a>,
        stakes: &'a Stakes,
        course: &'a Course,
        after_stick: Option<&'a Course>,
    ) -> Spoils<'a> {
        Spoils { sight, course, after_stick, stakes, bonus: Bonus::default(), known: RefCell::default() }
    }

    /// The same with what a kan or a north brings, and the course of the round after it.
    pub fn with<'b>(&self, bonus: Bonus, course: &'b Course, after_stick: Option<&'b Course>) -> Spoils<'b>
    where
        'a: 'b,
    {
        let (sight, stakes) = (self.sight, self.stakes);
        Spoils { bonus, ..Spoils::new(sight, stakes, course, after_stick) }
    }

    /// What it is worth to win so many base points, however.
    pub fn worth(&self, base: i32) -> f64 {
        let Worths { ron, tsumo } = self.worths(base);
        DRAWN * tsumo + (1.0 - DRAWN) * ron
    }

    fn worths(&self, base: i32) -> Worths {
        if let Some((_, worths)) = self.known.borrow().iter().find(|(known, _)| *known == base) {
            return *worths;
        }
        let (table, me) = (self.sight.table, self.sight.me);
        let others = table.players().others(me);
        let ron: f64 = others.map(|from| self.stakes.win(table, me, Some(from), base)).sum();
        let ron = ron / (table.players().count() - 1) as f64;
        let worths = Worths { ron, tsumo: self.stakes.win(table, me, None, base) };
        self.known.borrow_mut().push((base, worths));
        worths
    }

    /// What becomes of a waiting hand: the best of riichi and silence. `opened`: by then it will have been opened.
    pub fn waiting(&self, hand: &Hand, counts: &Counts, opened: bool) -> Fate {
        if opened && hand.is_closed() {
            let mut prizes = self.prizes(hand, counts, false);
            // It draws its tiles for no more than it wins by ron.
            prizes.retain(|prize| prize.fed > 0.0);
            prizes.iter_mut().for_each(|prize| prize.worths.tsumo = prize.worths.ron);
            return play_out(self.course, &prizes, &Pace::SILENT);
        }
        let silent = self.silent(hand, counts);
        match self.declared(hand, counts) {
            Some(declared) => silent.or(&declared),
            None => silent,
        }
    }

    /// Without declaring riichi; it may have been declared before.
    pub fn silent(&self, hand: &Hand, counts: &Counts) -> Fate {
        if self.sight.table.riichi[self.sight.me].is_riichi() {
            return play_out(self.course, &self.prizes(hand, counts, true), &Pace::DECLARED);
        }
        play_out(self.course, &self.prizes(hand, counts, false), &Pace::SILENT)
    }

    /// With riichi, where it may be declared.
    pub fn declared(&self, hand: &Hand, counts: &Counts) -> Option<Fate> {
        let course = self.after_stick.filter(|_| hand.is_closed())?;
        let prizes = self.prizes(hand, counts, true);
        Some(play_out(course, &prizes, &Pace::DECLARED))
    }

    /// What a waiting hand comes to where it is this seat's to draw now, from the dead wall.
    pub fn supplied(&self, hand: &Hand, counts: &Counts, stays: (f64, f64)) -> (f64, f64) {
        let prizes = self.prizes(hand, counts, self.sight.table.riichi[self.sight.me].is_riichi());
        let drawn: f64 = prizes.iter().map(|prize| prize.drawn).sum();
        let worth: f64 = prizes.iter().map(|prize| prize.drawn * prize.worths.tsumo).sum();
        (worth + (1.0 - drawn) * stays.0, drawn + (1.0 - drawn) * stays.1)
    }

    fn prizes(&self, hand: &Hand, counts: &Counts, riichi: bool) -> Vec<Prize> {
        let waits = waits(counts, hand.melds().len());
        let furiten = waits.meets(self.sight.table.furiten_kinds(self.sight.me));
        let others = (self.sight.table.players().count() - 1) as f64;
        let from_each = if riichi { DECLARED } else { QUIET };
        let prize = |kind: Kind| {
            let drawn = f64::from(self.sight.left.of(kind)) / self.sight.unseen.max(1) as f64;
            let value = |by| self.value(hand, kind, riichi, by);
            let tsumo = value(WinBy::Tsumo).filter(|_| drawn > 0.0)?;
            let ron = if furiten { None } else { value(WinBy::Ron) };
            let fed = ron.map_or(0.0, |_| drawn * others * from_each * ease(kind));
            Some(Prize { drawn, fed, worths: Worths { ron: ron.unwrap_or(0.0), tsumo } })
        };
        waits.iter().filter_map(prize).collect()
    }

    /// What it is worth to win with this tile; none where it would be no win.
    fn value(&self, hand: &Hand, kind: Kind, riichi: bool, by: WinBy) -> Option<f64> {
        let asked = query(self.sight, hand, kind.tile(), riichi, by);
        let win = score(&WinQuery { kita: asked.kita + self.bonus.norths, ..asked }).ok()?;
        let of = |base| {
            let worths = self.worths(base);
            if by == WinBy::Ron { worths.ron } else { worths.tsumo }
        };
        let counted = win.yaku.iter().all(|line| matches!(line.value, Value::Han(_)));
        if !counted {
            return Some(of(win.base));
        }
        let rules = &self.sight.table.rules;
        let ura: &[_] = if riichi { &LUCK } else { &NOTHING };
        let turned: &[_] = if self.bonus.turned { &TURNED } else { &NOTHING };
        let both = ura.iter().flat_map(|a| turned.iter().map(move |b| (a.0 + b.0, a.1 * b.1)));
        let lucky = |more: u8| base_points(rules, win.han.saturating_add(more), win.fu.total).0;
        Some(both.map(|(more, odds)| odds * of(if more == 0 { win.base } else { lucky(more) })).sum())
    }
}

/// How easily others part with a kind.
fn ease(kind: Kind) -> f64 {
    match kind.number() {
        _ if kind.is_honour() => 1.5,
        1 | 9 => 1.25,
        2 | 8 => 1.05,
        _ => 0.8,
    }
}

/// How the rest of the round goes with a waiting hand.
struct Pace {
    /// How often others win, compared with usual.
    others: f64,
    /// How much of the danger of tiles drawn by chance is taken.
    pushed: f64,
    /// Whether the hand may be given up.
    free: bool,
}

impl Pace {
    const DECLARED: Pace = Pace { others: HELD_BACK, pushed: EXPOSED, free: false };
    const SILENT: Pace = Pace { others: 1.0, pushed: pushed(0), free: true };
}

/// From the last draw back.
fn play_out(course: &Course, prizes: &[Prize], pace: &Pace) -> Fate {
    let fed: f64 = prizes.iter().map(|prize| prize.fed).sum::<f64>().min(0.9);
    let drawn: f64 = prizes.iter().map(|prize| prize.drawn).sum();
    let fed_worth: f64 = prizes.iter().map(|prize| prize.fed * prize.worths.ron).sum();
    let drawn_worth: f64 = prizes.iter().map(|prize| prize.drawn * prize.worths.tsumo).sum();
    let mut fate = Fate { worth: [course.tenpai; TURNS], win: [0.0; TURNS] };
    for turns in 1..=course.turns {
        let others = pace.others * course.others[turns];
        let before = (fate.worth[turns - 1], fate.win[turns - 1]);
        let risk = course.push[turns].part(pace.pushed);
        let own = drawn_worth + (1.0 - drawn) * risk.before(before.0);
        let worth = fed_worth + (1.0 - fed) * (others * course.lost + (1.0 - others) * own);
        let win = fed + (1.0 - fed) * (1.0 - others) * (drawn + (1.0 - drawn) * risk.safe() * before.1);
        let (worth, part) = if pace.free { or_fold(worth, course.fold[turns]) } else { (worth, 1.0) };
        fate.worth[turns] = worth;
        fate.win[turns] = part * win;
    }
    fate
}
