//! The places that can still be reached with one win.

use jantaku_core::{BySeat, Ruleset, Seat};
use jantaku_score::{Limit, win_deltas, worth};

use crate::settle::settled;
use crate::{EndReason, Table};

/// The places that a seat can reach with one win, if the game ends with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacementTarget {
    /// The seat's place now.
    pub now: u8,
    /// The better places that one win can reach, the best first.
    pub better: Vec<Better>,
}

/// What it takes to reach a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Better {
    /// The place that would be reached, from 1.
    pub place: u8,
    /// The cheapest ron from each of the other players that reaches it.
    pub ron: Vec<(Seat, Least)>,
    /// The cheapest self-draw that reaches it.
    pub tsumo: Option<Least>,
}

/// The cheapest hand that is enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Least {
    /// The base points that suffice for the place.
    pub base: i32,
    /// The limit that it reaches.
    pub limit: Option<Limit>,
}

impl Table {
    /// The places that `seat` can reach with a win in this hand; `None` if the game is certain to continue after it, or
    /// the hand is over. Assumes that nobody is liable for the win, and that it is at most one yakuman.
    pub fn placement_target(&self, seat: Seat) -> Option<PlacementTarget> {
        if self.result().is_some() || !self.may_be_last() {
            return None;
        }
        let now = self.place(seat, &self.scores, self.sticks);
        let others = || self.players().seats().filter(|&other| other != seat);
        let rons: Vec<_> = others().map(|from| (from, self.places_by(seat, Some(from)))).collect();
        let tsumo = self.places_by(seat, None);
        let least = |wins: &[(Least, u8)], place| wins.iter().find(|(_, reached)| *reached <= place).map(|win| win.0);
        let better = (1..now).filter_map(|place| {
            let ron = rons.iter().filter_map(|(from, wins)| Some((*from, least(wins, place)?))).collect();
            let better = Better { place, ron, tsumo: least(&tsumo, place) };
            (!better.ron.is_empty() || better.tsumo.is_some()).then_some(better)
        });
        Some(PlacementTarget { now, better: better.collect() })
    }

    /// The possible wins from the cheapest, with the place that each leads to.
    fn places_by(&self, seat: Seat, from: Option<Seat>) -> Vec<(Least, u8)> {
        let honba = self.start.position.honba;
        let place = |least: Least| {
            let deltas = win_deltas(&self.rules, seat, from, self.dealer(), least.base, honba);
            let mut scores = self.scores.clone();
            for other in self.players().seats().filter(|&other| other != seat) {
                let paid = deltas[other] * self.times(seat, other);
                scores[other] += paid;
                scores[seat] -= paid;
            }
            scores[seat] += self.sticks as i32 * self.rules.riichi_stake;
            (least, self.place(seat, &scores, 0))
        };
        wins(&self.rules, honba, from.is_none()).into_iter().map(place).collect()
    }

    //
    /// The factor of payments between two players (割れ目).
    fn times(&self, one: Seat, other: Seat) -> i32 {
        match self.start.broken() {
            Some(broken) if broken == one || broken == other => 2,
            _ => 1,
        }
    }

    fn place(&self, seat: Seat, scores: &BySeat<i32>, sticks: u32) -> u8 {
        let settled = settled(self, scores, sticks, EndReason::LastHand);
        settled.standings.iter().find(|standing| standing.seat == seat).map_or(0, |standing| standing.place)
    }
}

/// The possible values of hands in this house, the cheapest first.
fn wins(rules: &Ruleset, honba: u32, tsumo: bool) -> Vec<Least> {
    let two_han = rules.two_han_from > 0 && honba >= u32::from(rules.two_han_from);
    let least_han = if two_han { 2 } else { 1 };
    let fu = [20, rules.chiitoi_fu].into_iter().chain((30..=110).step_by(10));
    let counted = fu.flat_map(|fu| (least_han..=13).map(move |han| (0, han, fu)));
    let counted = counted.filter(|&(_, han, fu)| han >= fewest_han(fu, tsumo));
    let mut wins: Vec<Least> = counted
        .chain([(1, 0, 30)])
        .map(|(units, han, fu)| worth(rules, units, han, fu))
        .map(|(_, base, limit)| Least { base, limit })
        .collect();
    wins.sort_by_key(|win| win.base);
    wins.dedup_by_key(|win| win.base);
    wins
}

/// 20 fu are pinfu by self-draw, 25 are seven pairs, both closed; a self-draw gives such hands one more han.
fn fewest_han(fu: u8, tsumo: bool) -> u8 {
    match (fu, tsumo) {
        (20, true) | (25, false) => 2,
        (20, false) => u8::MAX,
        (25, true) => 3,
        _ => 1,
    }
}
