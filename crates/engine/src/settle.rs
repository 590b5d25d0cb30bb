//! The final exchange.

use jantaku_core::rules::{LeftoverSplit, LeftoverSticks, Oka, Rounding, SettleRest, TieBreak};
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

/// One line of a settlement: its title, and how many points it gives or takes.
pub type SettlementLine = (&'static str, fn(&Standing) -> i32);

/// What makes the result beside the points on the table, in order.
const LINES: [SettlementLine; 2] = [("Uma", |standing| standing.uma), ("Oka", |standing| standing.oka)];

impl Settlement {
    /// The lines that give or take something here.
    pub fn lines(&self) -> Vec<SettlementLine> {
        LINES.into_iter().filter(|(_, points)| self.standings.iter().any(|standing| points(standing) != 0)).collect()
    }
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
        let first: Vec<Seat> =
            order.iter().zip(&places).filter(|(_, place)| **place == 1).map(|(seat, _)| *seat).collect();
        let all = sticks as i32 * rules.riichi_stake;
        let share = all / first.len() as i32 / 100 * 100;
        first.iter().for_each(|&seat| scores[seat] += share);
        if rules.leftover_split == LeftoverSplit::SeatRemainder || first.len() == 1 {
            scores[first[0]] += all - share * first.len() as i32;
        }
    }
    let oka_pot = match rules.oka {
        Oka::None => 0,
        Oka::ToFirst => (rules.return_points - rules.starting_points) * rules.players.count() as i32,
    };
    let floating = scores.values().filter(|points| **points >= rules.floating_at).count();
    let uma = shared(&places, rules.floating_uma.get(floating).unwrap_or(&rules.uma));
    let oka = shared(&places, &[oka_pot, 0, 0, 0]);
    let mut standings: Vec<Standing> = (0..order.len())
        .map(|at| {
            let (seat, points) = (order[at], scores[order[at]]);
            let total = round(rules.settle_rounding, points) - rules.return_points + uma[at] + oka[at];
            Standing { seat, place: places[at], points, uma: uma[at], oka: oka[at], total }
        })
        .collect();
    if rules.settle_rounding != Rounding::None && rules.settle_rest == SettleRest::Winner {
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
        Rounding::Ceil => -(-points).div_euclid(1000) * 1000,
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

    /// How many float decides which table holds; exactly the points float.
    #[test]
    fn uma_may_float() {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        (rules.starting_points, rules.return_points, rules.oka, rules.floating_at) = (30000, 30000, Oka::None, 30000);
        rules.floating_uma = [[0, 0, 0, 0], [12, -1, -3, -8], [8, 4, -4, -8], [8, 3, 1, -12], [0, 0, 0, 0]]
            .map(|table| table.map(|thousands| 1000 * thousands).to_vec())
            .to_vec();
        let uma = |points: [i32; 4]| -> Vec<i32> {
            let settlement = settle(&rules, &seats(points), 0, EndReason::LastHand);
            settlement.standings.iter().map(|standing| standing.uma).collect()
        };
        assert_eq!(uma([42000, 29900, 28100, 20000]), [12000, -1000, -3000, -8000]);
        assert_eq!(uma([42000, 30000, 28000, 20000]), [8000, 4000, -4000, -8000]);
        assert_eq!(uma([35000, 35000, 31000, 19000]), [8000, 3000, 1000, -12000]);
        assert_eq!(uma([30000; 4]), [0; 4]);
        assert_eq!(uma([29000; 4]), [0; 4]); // sticks that were lost
    }

    /// touzai raises every result to a thousand, and no result makes up for the others.
    #[test]
    fn each_result_may_stand_by_itself() {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        (rules.settle_rounding, rules.uma, rules.oka) = (Rounding::Ceil, vec![0; 4], Oka::None);
        rules.settle_rest = SettleRest::None;
        let points = [40100, 29500, 15500, 14900];
        assert_eq!(totals(&rules, points, 0), [(0, 11000), (1, 0), (2, -14000), (3, -15000)]);
        rules.settle_rest = SettleRest::Winner;
        assert_eq!(totals(&rules, points, 0), [(0, 9000), (1, 0), (2, -14000), (3, -15000)]);
        let below = [60000, 45000, 30000, -35500];
        assert_eq!(totals(&rules, below, 0)[3], (3, -65000));
    }

    /// leftover sticks of a shared first place; what hundreds cannot split goes to the first seat or is lost.
    #[test]
    fn sticks_of_a_shared_first_place() {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.tie_break = TieBreak::Shared;
        let scores = |rules: &Ruleset, points| -> Vec<i32> {
            settle(rules, &seats(points), 1, EndReason::LastHand).scores.values().copied().collect()
        };
        let three = [26000, 21000, 26000, 26000];
        assert_eq!(scores(&rules, three), [26400, 21000, 26300, 26300]);
        rules.leftover_split = LeftoverSplit::Floor;
        assert_eq!(scores(&rules, three), [26300, 21000, 26300, 26300]);
        assert_eq!(scores(&rules, [26000, 21000, 26100, 25900]), [26000, 21000, 27100, 25900]);
        rules.tie_break = TieBreak::FirstDealerOrder;
        assert_eq!(scores(&rules, three), [27000, 21000, 26000, 26000]);
    }
}
