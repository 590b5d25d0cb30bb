//! The settlement at the end of a game.

use jantaku_core::rules::{LeftoverSplit, LeftoverSticks, Oka, Rounding, SettleRest, TieBreak, YakitoriTo, Yame};
use jantaku_core::{BySeat, Ruleset, Seat};
use serde::{Deserialize, Serialize};

use crate::next::{Next, after_round};
use crate::tally::is_nothing;
use crate::{Table, Tally};

/// The final result of one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The seat of the player.
    pub seat: Seat,
    /// The place, from 1; shared if the rules share it. After several games it depends on their total results.
    pub place: u8,
    /// Points on the table at the end, leftover sticks included.
    pub points: i32,
    /// The uma of the place, in points.
    pub uma: i32,
    /// The share of the oka, in points.
    pub oka: i32,
    /// The results of the games of the match before this one, in points.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub earlier: i32,
    /// The value of the chips, in points. This and the following are 0 until the match is over.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub chips: i32,
    /// What players without a win pay, in points.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub yakitori: i32,
    /// The penalty for fouls, in points.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub fouls: i32,
    /// The result in points: the points at the end, rounded as the rules say, less the return points, plus all of the
    /// above.
    pub total: i32,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The last hand was played.
    LastHand,
    /// A player has the goal points in the extension.
    Goal,
    /// A player went bust.
    Bust,
    /// The last dealer won and ended the game, as far as the house allows.
    AgariYame,
    /// The last dealer kept the deal after a draw and ended the game, as far as the house allows.
    TenpaiYame,
}

impl EndReason {
    /// The option that let the last dealer's hand end the game, if it did.
    pub const fn yame(self, rules: &Ruleset) -> Option<Yame> {
        match self {
            EndReason::AgariYame => Some(rules.agari_yame),
            EndReason::TenpaiYame => Some(rules.tenpai_yame),
            EndReason::LastHand | EndReason::Goal | EndReason::Bust => None,
        }
    }
}

/// The standings after a game, first place first; after the last game they are final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// Why the game ended.
    pub reason: EndReason,
    /// The results by place, first place first.
    pub standings: Vec<Standing>,
    /// Riichi sticks that nobody won, given to first place or lost.
    pub leftover_sticks: u32,
    /// Points at the end of the game by seat, leftover sticks included.
    pub scores: BySeat<i32>,
}

/// A part of the result besides the points on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts", rename = "ResultLine"))]
pub enum SettlementLine {
    /// The bonus of the place (ウマ).
    Uma,
    /// The bonus of first place (オカ).
    Oka,
    /// Chips that changed hands (チップ).
    Chips,
    /// Payments by players who never won (焼き鳥).
    Yakitori,
    /// Points exchanged for fouls (チョンボ).
    Fouls,
    /// The results of earlier games.
    Earlier,
}

impl SettlementLine {
    /// All lines, in the order in which they are listed.
    pub const ALL: [SettlementLine; 6] = [
        SettlementLine::Uma,
        SettlementLine::Oka,
        SettlementLine::Chips,
        SettlementLine::Yakitori,
        SettlementLine::Fouls,
        SettlementLine::Earlier,
    ];

    /// Returns the title of the line in English.
    pub const fn title(self) -> &'static str {
        match self {
            SettlementLine::Uma => "Uma",
            SettlementLine::Oka => "Oka",
            SettlementLine::Chips => "Chips",
            SettlementLine::Yakitori => "Yakitori",
            SettlementLine::Fouls => "Fouls",
            SettlementLine::Earlier => "Earlier games",
        }
    }

    /// The points that it adds or subtracts.
    pub const fn points(self, standing: &Standing) -> i32 {
        match self {
            SettlementLine::Uma => standing.uma,
            SettlementLine::Oka => standing.oka,
            SettlementLine::Chips => standing.chips,
            SettlementLine::Yakitori => standing.yakitori,
            SettlementLine::Fouls => standing.fouls,
            SettlementLine::Earlier => standing.earlier,
        }
    }
}

impl Settlement {
    /// The lines that are not zero for every player.
    pub fn lines(&self) -> Vec<SettlementLine> {
        let given = |line: &SettlementLine| self.standings.iter().any(|standing| line.points(standing) != 0);
        SettlementLine::ALL.into_iter().filter(given).collect()
    }
}

impl Table {
    /// The settlement if the last dealer ends the game now; `None` if nobody has that choice.
    pub fn settlement_if_stopped(&self) -> Option<Settlement> {
        match after_round(self) {
            Next::Ask { reason, .. } => Some(settle(self, reason)),
            Next::Deal(_) | Next::End(_) => None,
        }
    }
}

//
/// Settles the game in play, and the match with the last game.
pub(crate) fn settle(table: &Table, reason: EndReason) -> Settlement {
    settled(table, &table.scores, table.sticks, reason)
}

/// The settlement for these points and riichi sticks on the table.
pub(crate) fn settled(table: &Table, scores: &BySeat<i32>, sticks: u32, reason: EndReason) -> Settlement {
    let rules = &table.rules;
    let mut settlement = settle_game(rules, scores, sticks, reason);
    let tally = table.tally();
    if table.start.position.game > 0 {
        add_earlier(rules, &mut settlement.standings, &tally);
    }
    if table.is_last_game() {
        settle_match(rules, &mut settlement.standings, &tally);
    }
    settlement
}

/// Places, leftover sticks, rounding, uma and oka of one game.
fn settle_game(rules: &Ruleset, scores: &BySeat<i32>, sticks: u32, reason: EndReason) -> Settlement {
    let mut order: Vec<Seat> = scores.iter().map(|(seat, _)| seat).collect();
    order.sort_by_key(|&seat| (std::cmp::Reverse(scores[seat]), seat));
    let places = places(rules, &order.iter().map(|&seat| scores[seat]).collect::<Vec<_>>());
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
            let (place, uma, oka) = (places[at], uma[at], oka[at]);
            Standing { seat, place, points, uma, oka, earlier: 0, chips: 0, yakitori: 0, fouls: 0, total }
        })
        .collect();
    if rules.settle_rounding != Rounding::None && rules.settle_rest == SettleRest::Winner {
        // First place absorbs the remainder of rounding.
        let exact: i32 = scores.values().map(|points| points - rules.return_points).sum::<i32>()
            + uma.iter().sum::<i32>()
            + oka.iter().sum::<i32>();
        standings[0].total += exact - standings.iter().map(|standing| standing.total).sum::<i32>();
    }
    Settlement { reason, standings, leftover_sticks: sticks, scores }
}

/// Adds the results of earlier games, which count for the places too.
fn add_earlier(rules: &Ruleset, standings: &mut [Standing], tally: &BySeat<Tally>) {
    for standing in standings.iter_mut() {
        standing.earlier = tally[standing.seat].earlier;
        standing.total += standing.earlier;
    }
    standings.sort_by_key(|standing| (std::cmp::Reverse(standing.total), standing.seat));
    let places = places(rules, &standings.iter().map(|standing| standing.total).collect::<Vec<_>>());
    standings.iter_mut().zip(places).for_each(|(standing, place)| standing.place = place);
}

/// Adds what is settled once per match, whatever the places: chips, yakitori and fouls.
fn settle_match(rules: &Ruleset, standings: &mut [Standing], tally: &BySeat<Tally>) {
    let seats: Vec<Seat> = standings.iter().map(|standing| standing.seat).collect();
    let yakitori = yakitori(rules, &seats, tally);
    for standing in standings {
        let gathered = tally[standing.seat];
        standing.chips = gathered.chips * rules.chip_value;
        standing.yakitori = yakitori[standing.seat];
        standing.fouls = -(gathered.fouls as i32 * rules.chombo_after_uma);
        standing.total += standing.chips + standing.yakitori + standing.fouls;
    }
}

//
/// Players who have won no hand pay those who have; nobody pays if all have or none has. `seats` are by place.
fn yakitori(rules: &Ruleset, seats: &[Seat], tally: &BySeat<Tally>) -> BySeat<i32> {
    let mut points = BySeat::from_fn(rules.players, |_| 0);
    let (winners, birds): (Vec<Seat>, Vec<Seat>) = seats.iter().partition(|&&seat| tally[seat].won);
    if winners.is_empty() {
        return points;
    }
    let share = match rules.yakitori_to {
        YakitoriTo::ToWinners => rules.yakitori / winners.len() as i32,
        YakitoriTo::ToEach => rules.yakitori,
    };
    for bird in birds {
        for &winner in &winners {
            points[winner] += share;
            points[bird] -= share;
        }
        if rules.yakitori_to == YakitoriTo::ToWinners {
            let rest = rules.yakitori - share * winners.len() as i32;
            points[winners[0]] += rest;
            points[bird] -= rest;
        }
    }
    points
}

/// The places of these numbers, which are sorted.
fn places(rules: &Ruleset, numbers: &[i32]) -> Vec<u8> {
    let place = |(at, number): (usize, &i32)| match rules.tie_break {
        TieBreak::FirstDealerOrder => at as u8 + 1,
        TieBreak::Shared => numbers.iter().filter(|other| *other > number).count() as u8 + 1,
    };
    numbers.iter().enumerate().map(place).collect()
}

/// `amounts` by place; players who share a place share theirs evenly, with any remainder for the first of them.
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
mod tests;
