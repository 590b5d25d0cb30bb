//! What a change of scores is worth for the match: the points themselves, and the bonus of the place they lead to.
//!
//! How the hands to come move players apart is taken for chance alone: the odds that one ends above another follow from
//! the gap between them and how many hands are left. What one gains the others lose, so most of what moves two apart
//! is what moves the one away from all others: the odds of its places are taken for a few ways in which its own points
//! may go, and only what is left of the chance is taken to be each other player's own.
//!
//! Held against 12,000 matches of bots: what it foretells by place and hand is off by no more than 500 of 60,000 points, and
//! where it foretells more, more comes about, in the same measure (slopes 0.96 to 1.03).

use arrayvec::ArrayVec;
use jantaku_core::rules::{Bust, Extension, Oka};
use jantaku_core::{BySeat, Seat};
use jantaku_engine::Table;

/// The match as one seat has it before it.
pub struct Stakes {
    me: Seat,
    scores: BySeat<i32>,
    /// Uma and oka by place, first to last.
    bonus: ArrayVec<f64, 4>,
    /// Hands after this one if the deal moves on.
    left: u32,
    /// Whether nobody having the goal prolongs the match.
    goal: Option<i32>,
    bust: Bust,
    /// What keeping the deal is worth to its holder beside what it brings.
    deal: f64,
}

/// By how many points a hand moves two players apart, as a standard deviation.
const SPREAD: f64 = 6500.0;
/// Hands played for each one of the match: dealers keep the deal.
const REPEATS: f64 = 1.25;
/// Makes the curve of the odds as steep at even scores as that of the normal distribution.
const STEEPNESS: f64 = 0.8;
/// Ways in which the own points may go that stand for a normal distribution, in standard deviations, and their odds (Gauss
/// and Hermite's quadrature).
const WAYS: [(f64, f64); 5] =
    [(-2.857, 0.01126), (-1.3556, 0.22208), (0.0, 0.53332), (1.3556, 0.22208), (2.857, 0.01126)];

impl Stakes {
    /// The stakes of the hand in play. `deal`: what keeping the deal is worth beside what it brings.
    pub fn new(table: &Table, me: Seat, deal: f64) -> Stakes {
        let rules = &table.rules;
        let seats = rules.players.count();
        let oka = match rules.oka {
            Oka::None => 0,
            Oka::ToFirst => (rules.return_points - rules.starting_points) * seats as i32,
        };
        let uma = rules.uma.iter().enumerate().map(|(at, &uma)| f64::from(if at == 0 { uma + oka } else { uma }));
        let played = usize::from(table.start.wind_index) * seats + table.dealer().index();
        let left = (rules.winds_to_play() * seats).saturating_sub(played + 1) as u32;
        let goal = (rules.extension != Extension::None && rules.goal_points > 0).then_some(rules.goal_points);
        let bonus = uma.take(seats).collect();
        let deal = if table.dealer() == me { deal } else { 0.0 };
        Stakes { me, scores: table.scores.clone(), bonus, left, goal, bust: rules.bust, deal }
    }

    /// Whose they are.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// The same with a stick of the own paid.
    pub fn with_stick(&self, stake: i32) -> Stakes {
        let mut scores = self.scores.clone();
        scores[self.me] -= stake;
        Stakes { scores, bonus: self.bonus.clone(), ..*self }
    }

    /// What the match is worth after these changes of the scores; `stays`: whether the same dealer deals again.
    pub fn after(&self, change: impl Fn(Seat) -> i32, stays: bool) -> f64 {
        let scores = self.scores.map(|seat, &score| score + change(seat));
        let hands = self.hands_left(&scores, stays);
        let ways: &[_] = if hands > 0.0 { &WAYS } else { &[(0.0, 1.0)] };
        let places = ways.iter().map(|&(way, odds)| odds * self.place(&scores, hands, way));
        let deal = if stays { self.deal } else { 0.0 };
        f64::from(scores[self.me]) + places.sum::<f64>() + deal
    }

    /// The bonus to be expected where the own points go this way.
    fn place(&self, scores: &BySeat<i32>, hands: f64, way: f64) -> f64 {
        // above[k]: the chance that so many end above.
        let mut above: ArrayVec<f64, 4> = ArrayVec::from_iter([1.0]);
        for (seat, &theirs) in scores.iter().filter(|(seat, _)| *seat != self.me) {
            let odds = self.odds_above(theirs - scores[self.me], seat, hands, way);
            above.push(0.0);
            for k in (0..above.len()).rev() {
                let fewer = if k > 0 { above[k - 1] } else { 0.0 };
                above[k] = above[k] * (1.0 - odds) + fewer * odds;
            }
        }
        above.iter().zip(&self.bonus).map(|(odds, bonus)| odds * bonus).sum()
    }

    fn hands_left(&self, scores: &BySeat<i32>, stays: bool) -> f64 {
        let bust = match self.bust {
            Bust::Off => false,
            Bust::BelowZero => scores.values().any(|&score| score < 0),
            Bust::ZeroOrBelow => scores.values().any(|&score| score <= 0),
        };
        let left = self.left + u32::from(stays);
        match left {
            _ if bust => 0.0,
            0 if self.goal.is_some_and(|goal| scores.values().all(|&score| score < goal)) => 1.0,
            _ => REPEATS * f64::from(left),
        }
    }

    /// The odds that `seat`, so far ahead now, ends above this one.
    fn odds_above(&self, gap: i32, seat: Seat, hands: f64, way: f64) -> f64 {
        if hands <= 0.0 {
            return f64::from(u8::from(gap > 0 || (gap == 0 && seat < self.me)));
        }
        // Of the variance between two of n players whose points add up to nothing, n / 2(n - 1) is the one's alone.
        let seats = self.bonus.len() as f64;
        let own = seats / (2.0 * (seats - 1.0));
        let spread = SPREAD * hands.sqrt();
        let gap = f64::from(gap) - way * own.sqrt() * spread;
        let x = STEEPNESS * gap / (spread * (1.0 - own).sqrt());
        0.5 * (1.0 + x / (1.0 + x * x).sqrt())
    }
}
