//! The expected value of the match for given scores: the points themselves, and the expected bonus of the final place.
//!
//! Hands still to be played are modelled as pure chance: the odds that one player ends above another follow from the
//! gap between them and the number of hands left. As points are zero-sum, most of the variance of a gap is
//! shared by all gaps of this seat. So the final place is computed for a few changes of this seat's points, by
//! quadrature, and only the rest of the variance is taken as independent for each opponent.
//!
//! Checked on 12,000 matches of bots: by place and hand, predictions are off by at most 500 of 60,000 points, and
//! they grow in proportion to the outcomes (slopes 0.96 to 1.03).

use arrayvec::ArrayVec;
use jantaku_core::rules::{Bust, Extension, Oka};
use jantaku_core::{BySeat, Seat};
use jantaku_engine::Table;

/// The state of the match, as far as it matters for one seat's result.
pub struct Stakes {
    me: Seat,
    scores: BySeat<i32>,
    /// Uma and oka by place, first to last.
    bonus: ArrayVec<f64, 4>,
    /// The number of hands that follow this one if the deal moves on.
    left: u32,
    /// The points somebody needs for the match to end on time, if the rules ask for them.
    goal: Option<i32>,
    bust: Bust,
    /// The style's bonus for keeping the deal; 0 for who does not deal.
    deal: f64,
}

/// The standard deviation, in points, by which one hand changes the gap between two players; set by hand, checked as above.
const GAP_DEVIATION: f64 = 6500.0;
/// The number of hands that are played for each deal of the match, as dealers repeat; set by hand, checked as above.
const REPEAT_FACTOR: f64 = 1.25;
/// Gives the curve of [`Stakes::odds_above`] the slope of the normal distribution at even scores.
const STEEPNESS: f64 = 0.8;
/// The nodes and weights of Gauss-Hermite quadrature for the change of this seat's points, in standard deviations.
const OWN_POINTS_NODES: [(f64, f64); 5] =
    [(-2.857, 0.01126), (-1.3556, 0.22208), (0.0, 0.53332), (1.3556, 0.22208), (2.857, 0.01126)];

impl Stakes {
    /// The stakes of the hand in play. `deal`: the style's bonus for keeping the deal.
    pub fn new(table: &Table, me: Seat, deal: f64) -> Stakes {
        let rules = &table.rules;
        let seats = rules.players.count();
        let oka = match rules.oka {
            Oka::None => 0,
            Oka::ToFirst => (rules.return_points - rules.starting_points) * seats as i32,
        };
        let uma = rules.uma.iter().enumerate().map(|(at, &uma)| f64::from(if at == 0 { uma + oka } else { uma }));
        let played = usize::from(table.start.position.wind_index) * seats + table.dealer().index();
        let left = (rules.winds_to_play() * seats).saturating_sub(played + 1) as u32;
        let goal = (rules.extension != Extension::None && rules.goal_points > 0).then_some(rules.goal_points);
        let bonus = uma.take(seats).collect();
        let deal = if table.dealer() == me { deal } else { 0.0 };
        Stakes { me, scores: table.scores.clone(), bonus, left, goal, bust: rules.bust, deal }
    }

    /// The seat whose stakes these are.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// The same after this seat has paid a riichi stick.
    pub fn with_stick(&self, stake: i32) -> Stakes {
        let mut scores = self.scores.clone();
        scores[self.me] -= stake;
        Stakes { scores, bonus: self.bonus.clone(), ..*self }
    }

    /// The expected value of the match after these changes of the scores. `stays`: whether the dealer repeats.
    pub fn after(&self, change: impl Fn(Seat) -> i32, stays: bool) -> f64 {
        let scores = self.scores.map(|seat, &score| score + change(seat));
        let hands = self.hands_left(&scores, stays);
        let nodes: &[_] = if hands > 0.0 { &OWN_POINTS_NODES } else { &[(0.0, 1.0)] };
        let places = nodes.iter().map(|&(node, odds)| odds * self.place_bonus(&scores, hands, node));
        let deal = if stays { self.deal } else { 0.0 };
        f64::from(scores[self.me]) + places.sum::<f64>() + deal
    }

    /// The expected bonus of the final place if this seat's points change by `node` standard deviations.
    fn place_bonus(&self, scores: &BySeat<i32>, hands: f64, node: f64) -> f64 {
        // above[k]: the chance that k opponents end above.
        let mut above: ArrayVec<f64, 4> = ArrayVec::from_iter([1.0]);
        for (seat, &theirs) in scores.iter().filter(|(seat, _)| *seat != self.me) {
            let odds = self.odds_above(theirs - scores[self.me], seat, hands, node);
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
            _ => REPEAT_FACTOR * f64::from(left),
        }
    }

    /// The odds that `seat`, now ahead by `gap`, ends above this seat.
    fn odds_above(&self, gap: i32, seat: Seat, hands: f64, node: f64) -> f64 {
        if hands <= 0.0 {
            return f64::from(u8::from(gap > 0 || (gap == 0 && seat < self.me)));
        }
        // With n players and zero-sum points, this seat's own points make up n / 2(n - 1) of the variance of a gap.
        let seats = self.bonus.len() as f64;
        let own = seats / (2.0 * (seats - 1.0));
        let spread = GAP_DEVIATION * hands.sqrt();
        let gap = f64::from(gap) - node * own.sqrt() * spread;
        let x = STEEPNESS * gap / (spread * (1.0 - own).sqrt());
        0.5 * (1.0 + x / (1.0 + x * x).sqrt())
    }
}
