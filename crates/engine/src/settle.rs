//! The final exchange.

use jantaku_core::rules::{LeftoverSticks, Oka, Rounding, TieBreak};
use jantaku_core::{BySeat, Ruleset, Seat};

/// One player's result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// The place, from 1; shared where the rules share it.
    pub place: u8,
    /// Points on the table at the end, leftover sticks included.
    pub points: i32,
    /// Uma, in points.
    pub uma: i32,
    /// Oka, in points.
    pub oka: i32,
    /// The result in points: what the player ends with, rounded as the rules say, over the return points, with
    /// uma and oka.
    pub total: i32,
}

/// Why a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// The last hand was played.
    LastHand,
    /// Somebody has the goal in the extension.
    Goal,
    /// Somebody fell below the limit.
    Bust,
    /// The last dealer won, on top.
    AgariYame,
    /// The last dealer was tenpai, on top.
    TenpaiYame,
}

/// The final standings, first place first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settlement {
    /// Why the match ended.
    pub reason: EndReason,
    /// First place first.
    pub standings: Vec<Standing>,
    /// Riichi sticks nobody won, given to the first place or lost.
    pub leftover_sticks: u32,
    /// Final points by seat, leftover sticks included.
    pub scores: BySeat<i32>,
}

/// Settles a match: places, leftover sticks, rounding, uma and oka.
pub(crate) fn settle(rules: &Ruleset, scores: &BySeat<i32>, sticks: u32, reason: EndReason) -> Settlement {
    let mut order: Vec<Seat> = scores.iter().map(|(seat, _)| seat).collect();
    order.sort_by_key(|&seat| (std::cmp::Reverse(scores[seat]), seat));
    let places: Vec<u8> = order
        .iter()
        .enumerate()
        .map(|(at, &seat)| match rules.tie_break {
            TieBreak::FirstDealerOrder => at as u8 + 1,
            TieBreak::Shared => order.iter().filter(|&&other| scores[other] > scores[seat]).count() as u8 + 1,
        })
        .collect();
    let mut scores = scores.clone();
    if rules.leftover_sticks == LeftoverSticks::ToFirst {
        scores[order[0]] += sticks as i32 * rules.riichi_stake;
    }
    let oka_pot = match rules.oka {
        Oka::None => 0,
        Oka::ToFirst => (rules.return_points - rules.starting_points) * rules.players.count() as i32,
    };
    let uma = shared(&places, &rules.uma);
    let oka = shared(&places, &[oka_pot, 0, 0, 0]);
    let mut standings: Vec<Standing> = (0..order.len())
        .map(|at| {
            let (seat, points) = (order[at], scores[order[at]]);
            let total = round(rules.settle_rounding, points) - rules.return_points + uma[at] + oka[at];
            Standing { seat, place: places[at], points, uma: uma[at], oka: oka[at], total }
        })
        .collect();
    if rules.settle_rounding != Rounding::None {
        // The first place absorbs what rounding left over.
        let exact: i32 = scores.values().map(|points| points - rules.return_points).sum::<i32>()
            + uma.iter().sum::<i32>()
            + oka.iter().sum::<i32>();
        standings[0].total += exact - standings.iter().map(|standing| standing.total).sum::<i32>();
    }
    Settlement { reason, standings, leftover_sticks: sticks, scores }
}

/// `amounts` by place; players on one place share theirs evenly, a rest to the first of them.
fn shared(places: &[u8], amounts: &[i32]) -> Vec<i32> {
    let group = |place: u8| -> Vec<usize> { (0..places.len()).filter(|&at| places[at] == place).collect() };
    (0..places.len())
        .map(|at| {
            let tied = group(places[at]);
            let pot: i32 = tied.iter().filter_map(|&at| amounts.get(at)).sum();
            let share = pot.div_euclid(tied.len() as i32);
            let rest = pot - share * tied.len() as i32;
            if tied[0] == at { share + rest } else { share }
        })
        .collect()
}

/// Rounds points to thousands.
fn round(rounding: Rounding, points: i32) -> i32 {
    match rounding {
        Rounding::None => points,
        Rounding::Nearest => (points + 500).div_euclid(1000) * 1000,
        Rounding::HalfDown => (points + 499).div_euclid(1000) * 1000,
        Rounding::HalfAway => (points.abs() + 500) / 1000 * 1000 * points.signum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(points: [i32; 4]) -> BySeat<i32> {
        BySeat::from_vec(points.to_vec()).unwrap()
    }

    fn totals(rules: &Ruleset, points: [i32; 4], sticks: u32) -> Vec<(usize, i32)> {
        let settlement = settle(rules, &seats(points), sticks, EndReason::LastHand);
        settlement.standings.iter().map(|standing| (standing.seat.index(), standing.total)).collect()
    }

    ///
    #[test]
    fn uma_and_oka_go_by_place() {
        let rules = Ruleset::preset("tenhou").unwrap();
        assert_eq!(totals(&rules, [25000, 41300, 15000, 18700], 0), [(1, 51300), (0, 5000), (3, -21300), (2, -35000)]);
    }

    ///
    #[test]
    fn ties_go_to_the_seat_nearer_the_first_dealer_and_sticks_to_the_first() {
        let rules = Ruleset::preset("yakuza").unwrap();
        assert_eq!(totals(&rules, [25000, 25000, 24000, 25000], 1), [(0, 36000), (1, 5000), (3, -15000), (2, -26000)]);
    }

    #[test]
    fn shared_places_share_the_uma() {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.tie_break = TieBreak::Shared;
        rules.oka = Oka::None;
        rules.return_points = 25000;
        assert_eq!(totals(&rules, [30000, 30000, 20000, 20000], 0), [(0, 20000), (1, 20000), (2, -20000), (3, -20000)]);
    }

    #[test]
    fn half_a_thousand_goes_away_from_zero_below_zero_too() {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.settle_rounding = Rounding::HalfAway;
        let totals = totals(&rules, [76600, 29500, -4500, -1600], 0);
        assert_eq!(
            totals,
            [(0, 98000), (1, 10000), (3, -42000), (2, -55000)]
                .map(|(seat, total)| (seat, total - if seat == 0 { 11000 } else { 0 }))
        );
    }

    ///
    #[test]
    fn the_first_place_absorbs_the_rounding() {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.settle_rounding = Rounding::HalfDown;
        let totals = totals(&rules, [40600, 29500, 15500, 14400], 0);
        assert_eq!(totals, [(0, 52000), (1, 9000), (2, -25000), (3, -36000)]);
        assert_eq!(totals.iter().map(|(_, total)| total).sum::<i32>(), 0);
    }

    /// whatever the uma, it goes by place, and places stay.
    #[test]
    fn uma_of_any_kind_leaves_the_places() {
        let even = [[0, 0, 0, 0], [10000, 5000, -5000, -10000], [20000, 10000, -10000, -20000]];
        let wide = [[40000, 20000, -20000, -40000], [25000, 0, -10000, -15000], [35000, 5000, -15000, -25000]];
        let uneven = [[45000, 5000, -15000, -35000], [75000, 15000, -25000, -65000]];
        for uma in even.into_iter().chain(wide).chain(uneven) {
            let mut rules = Ruleset::preset("yakuza").unwrap();
            rules.uma = uma.to_vec();
            let points = [24000, 31000, 20000, 25000];
            let expected = [(1, 6000 + uma[0]), (3, uma[1]), (0, -1000 + uma[2]), (2, -5000 + uma[3])];
            assert_eq!(totals(&rules, points, 0), expected);
        }
    }

    /// what four players lack to the return points goes to the first.
    #[test]
    fn oka_is_what_the_starting_points_lack() {
        for (start, oka) in [(25000, 20000), (27000, 12000), (30000, 0)] {
            let mut rules = Ruleset::preset("tenhou").unwrap();
            (rules.starting_points, rules.uma) = (start, vec![0; 4]);
            let points = [start + 3000, start - 1000, start - 1000, start - 1000];
            assert_eq!(totals(&rules, points, 0)[0], (0, start + 3000 - 30000 + oka));
        }
    }
}
