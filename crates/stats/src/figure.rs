//! Figures as data: what is counted, and of what.

use jantaku_core::Players;
use jantaku_score::Limit;

use crate::{Counted, HandFacts, Ratio, RoundKind, Row, SeatResult, Selection, wilson};

/// A share or a mean.
#[derive(Debug, Clone, Copy)]
pub struct Figure<T: 'static> {
    pub key: &'static str,
    pub of: Of<T>,
}

/// How a figure is counted.
#[derive(Debug, Clone, Copy)]
pub enum Of<T: 'static> {
    /// The share of those `among` that `holds` is true of.
    Share {
        /// Whether it could happen.
        among: fn(&T) -> bool,
        holds: fn(&T) -> bool,
    },
    /// The mean of `value` of those `among`.
    Mean {
        /// Whether there is a value.
        among: fn(&T) -> bool,
        value: fn(&T) -> i64,
    },
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measured {
    /// How often it happened, or the sum of the values.
    pub sum: i64,
    /// How often it could have happened, or the number of values.
    pub count: u64,
    /// Their ratio, if there is any.
    pub value: Option<f64>,
    /// Its standard error over matches, if there are two or more: hands of one match depend on each other.
    pub error: Option<f64>,
    /// Of a share, its interval of 95 %, as if all hands were independent.
    pub interval: Option<[f64; 2]>,
}

impl Measured {
    /// A ratio gathered match by match, whose whole sum and count these are.
    pub(crate) fn of(ratio: &Ratio, sum: i64, count: u64) -> Measured {
        let estimate = (count > 0).then(|| ratio.estimate());
        let (value, error) = (estimate.map(|found| found.value), estimate.and_then(|found| found.error));
        Measured { sum, count, value, error, interval: None }
    }
}

impl<T> Figure<T> {
    /// What a hand adds to the sum; `None` if it is not among those counted.
    pub fn value(&self, what: &T) -> Option<i64> {
        match self.of {
            Of::Share { among, holds } => among(what).then(|| holds(what).into()),
            Of::Mean { among, value } => among(what).then(|| value(what)),
        }
    }

    pub fn is_share(&self) -> bool {
        matches!(self.of, Of::Share { .. })
    }

    /// Whether a hand belongs to the list behind the figure: of a share those that it holds for, of a mean all counted.
    pub fn lists(&self, what: &T) -> bool {
        match self.of {
            Of::Share { among, holds } => among(what) && holds(what),
            Of::Mean { among, .. } => among(what),
        }
    }
}

impl<'a> Selection<'a> {
    pub fn measure<T: Counted>(&self, figure: &Figure<T>) -> Measured {
        self.measure_where(figure, |_| true)
    }

    /// Measures a figure among those that `only` is true of.
    pub fn measure_where<T: Counted>(&self, figure: &Figure<T>, only: impl Fn(&T) -> bool) -> Measured {
        self.counted(figure.is_share(), |what: &T| figure.value(what).filter(|_| only(what)))
    }

    /// The ratio of what is counted to how many there are; a share if every value is 0 or 1.
    pub(crate) fn counted<T: Counted>(&self, share: bool, value: impl Fn(&T) -> Option<i64>) -> Measured {
        let (mut ratio, mut sum, mut count) = (Ratio::default(), 0_i64, 0_u64);
        for selected in &self.matches {
            let rows = T::rows(selected);
            let values = rows.iter().filter_map(|row| value(row.what));
            let (of_match, many) = values.fold((0_i64, 0_u64), |(sum, many), value| (sum + value, many + 1));
            if many > 0 {
                ratio.add(of_match, many);
            }
            sum += of_match;
            count += many;
        }
        let interval = if share { wilson(sum.unsigned_abs(), count) } else { None };
        Measured { interval, ..Measured::of(&ratio, sum, count) }
    }

    /// The list behind a figure.
    pub fn list<T: Counted>(&self, figure: &Figure<T>) -> Vec<Row<'a, T>> {
        self.rows().filter(|row: &Row<T>| figure.lists(row.what)).collect()
    }
}

fn all<T>(_: &T) -> bool {
    true
}

fn won(hand: &HandFacts) -> bool {
    hand.win.is_some()
}

fn in_riichi(hand: &HandFacts) -> bool {
    hand.riichi.is_some()
}

fn called(hand: &HandFacts) -> bool {
    hand.called
}

fn dealt_in(hand: &HandFacts) -> bool {
    hand.dealt_in()
}

fn drawn(hand: &HandFacts) -> bool {
    hand.end == RoundKind::Exhaustive
}

fn tsumo(hand: &HandFacts) -> bool {
    hand.win.as_ref().is_some_and(|win| win.tsumo)
}

fn yakuman(hand: &HandFacts) -> bool {
    hand.win.as_ref().is_some_and(|win| win.is_yakuman())
}

const fn share<T>(key: &'static str, among: fn(&T) -> bool, holds: fn(&T) -> bool) -> Figure<T> {
    Figure { key, of: Of::Share { among, holds } }
}

const fn mean<T>(key: &'static str, among: fn(&T) -> bool, value: fn(&T) -> i64) -> Figure<T> {
    Figure { key, of: Of::Mean { among, value } }
}

pub static HAND_FIGURES: [Figure<HandFacts>; 25] = [
    share("win", all, won),
    share("deal_in", all, dealt_in),
    share("riichi", all, in_riichi),
    share("call", all, called),
    share("exhaustive", all, drawn),
    share("abortive", all, |hand| hand.end == RoundKind::Abortive),
    share("chombo", all, |hand| hand.chombo),
    share("nagashi", all, |hand| hand.nagashi),
    share("tenpai", drawn, |hand| hand.tenpai),
    mean("hand_points", all, |hand| hand.points.into()),
    mean("win_points", won, |hand| hand.paid.into()),
    mean("deal_in_points", dealt_in, |hand| hand.paid.into()),
    share("tsumo", won, tsumo),
    share("win_with_riichi", won, in_riichi),
    share("win_with_call", won, called),
    share("win_silent", won, |hand| !in_riichi(hand) && !called(hand)),
    share("yakuman", won, yakuman),
    share("kazoe", won, |hand| hand.win.as_ref().is_some_and(|win| win.limit == Some(Limit::Kazoe))),
    share("riichi_win", in_riichi, won),
    share("riichi_deal_in", in_riichi, dealt_in),
    mean("riichi_points", in_riichi, |hand| hand.points.into()),
    mean("riichi_turn", in_riichi, |hand| hand.riichi.unwrap_or_default().into()),
    share("call_win", called, won),
    share("call_deal_in", called, dealt_in),
    mean("call_points", called, |hand| hand.points.into()),
];

pub static MATCH_FIGURES: [Figure<SeatResult>; 8] = [
    mean("place", all, |result| result.place.into()),
    share("first", all, |result| result.place == 1),
    share("second", all, |result| result.place == 2),
    share("third", all, |result| result.place == 3),
    share("fourth", |result| result.players == Players::Four, |result| result.place == 4),
    share("below_zero", all, |result| result.points < 0),
    mean("final_points", all, |result| result.points.into()),
    mean("total", all, |result| result.total.into()),
];

pub fn hand_figure(key: &str) -> Option<&'static Figure<HandFacts>> {
    HAND_FIGURES.iter().find(|figure| figure.key == key)
}

pub fn match_figure(key: &str) -> Option<&'static Figure<SeatResult>> {
    MATCH_FIGURES.iter().find(|figure| figure.key == key)
}
