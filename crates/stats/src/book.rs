//! The hands to remember, and the points over time.

use std::cmp::Reverse;

use crate::{HandFacts, Measured, Ratio, Row, SeatResult, Selection, WinFacts};

/// A player's points after a match.
#[derive(Debug, Clone, Copy)]
pub struct Standing<'a> {
    pub result: Row<'a, SeatResult>,
    /// The sum of the totals up to this match, in points.
    pub sum: i64,
}

impl WinFacts {
    /// The points of the hand on a ron, honba and sticks left out, before rounding: four times the base, or six times the
    /// dealer's.
    pub fn worth(&self, dealer: bool) -> i32 {
        self.base.saturating_mul(if dealer { 6 } else { 4 })
    }
}

impl<'a> Selection<'a> {
    /// The wins with a yakuman, in order.
    pub fn yakuman(&self) -> Vec<Row<'a, HandFacts>> {
        self.rows().filter(|row: &Row<HandFacts>| row.what.win.as_ref().is_some_and(|win| win.is_yakuman())).collect()
    }

    /// The wins worth the most points; the earlier first among equals with as many han.
    pub fn best(&self, many: usize) -> Vec<Row<'a, HandFacts>> {
        let mut wins: Vec<_> = self
            .rows()
            .filter_map(|row: Row<HandFacts>| {
                let win = row.what.win.as_deref()?;
                Some((Reverse((win.worth(row.what.dealer), win.han)), row))
            })
            .collect();
        wins.sort_by_key(|(worth, _)| *worth);
        wins.into_iter().take(many).map(|(_, row)| row).collect()
    }

    /// The results with their running sum, in the order of the matches.
    pub fn over_time(&self) -> Vec<Standing<'a>> {
        let mut sum = 0;
        let standing = |result: Row<'a, SeatResult>| {
            sum += i64::from(result.what.total);
            Standing { result, sum }
        };
        self.rows().map(standing).collect()
    }

    /// The mean over the seats that count of a number of each seat's hands in a match.
    pub(crate) fn per_seat(&self, number: impl Fn(&mut dyn Iterator<Item = &HandFacts>) -> i64) -> Measured {
        let (mut ratio, mut sum, mut count) = (Ratio::default(), 0, 0);
        for selected in &self.matches {
            let seats = || selected.seats.iter().filter(|(_, counts)| **counts).map(|(seat, _)| seat);
            let of_seat = |seat| number(&mut selected.facts.hands_of(seat).map(|(_, hand)| hand));
            let (of_match, many) = (seats().map(of_seat).sum::<i64>(), seats().count() as u64);
            ratio.add(of_match, many);
            sum += of_match;
            count += many;
        }
        Measured::of(&ratio, sum, count)
    }
}
