//! What comes after a round: the next hand, a question to the last dealer, or the end.

use jantaku_core::rules::{
    Bust, Extension, HonbaAfter, LastHandDraw, NagashiAfter, Paarenchan, Renchan, Ruleset, Yame,
};
use jantaku_core::{BySeat, Seat, Yaku};

use crate::{Abort, EndReason, Outcome, RoundEnd, Settlement, Table, Tally};

/// The state of the match when a hand is dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundPosition {
    /// The wind, from 0, since the start of the match or the last settlement.
    pub wind_index: u8,
    /// The seat that deals first in the round.
    pub dealer: Seat,
    /// The number of honba on the table.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// The points of each seat.
    pub scores: BySeat<i32>,
    /// Hands in a row before this one that count for a yaku (八連荘), in a house with such a yaku; otherwise 0.
    pub kept: u32,
    /// The player who has them, if not the dealer.
    pub kept_by: Option<Seat>,
    /// The number of games of the match that have been settled.
    pub game: u8,
    /// What each seat has besides its points.
    pub tally: BySeat<Tally>,
}

/// What follows a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    Deal(Deal),
    /// `seat` may end the match; otherwise the next hand.
    Ask {
        seat: Seat,
        reason: EndReason,
        otherwise: Deal,
    },
    /// The game is over, and the match too unless another game follows.
    End(EndReason),
}

/// The hand dealt next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deal {
    /// The next of this game.
    Hand { stays: bool, honba: u32 },
    /// The first of the next game.
    Game,
}

impl Next {
    /// The hand to be dealt after that of `table` if the game continues.
    pub(crate) fn position(self, table: &Table) -> Option<RoundPosition> {
        match self {
            Next::Deal(deal) | Next::Ask { otherwise: deal, .. } => match deal {
                Deal::Hand { stays, honba } => Some(position(table, stays, honba)),
                Deal::Game => table.game_over.as_deref().map(|settled| next_game(table, settled)),
            },
            Next::End(_) => None,
        }
    }
}

/// What follows the round that has just ended. Before its end, answers as if the hand were dealt again.
pub(crate) fn after_round(table: &Table) -> Next {
    let Some(end) = table.result() else {
        return Next::Deal(Deal::Hand { stays: true, honba: table.start.position.honba });
    };
    let rules = &table.rules;
    if table.game_over.is_some() {
        return Next::Deal(Deal::Game);
    }
    if end.scores.values().any(|&points| is_bust(rules, points)) {
        return Next::End(EndReason::Bust);
    }
    let kept = kept(table, end);
    let next = Deal::Hand { stays: kept.stays, honba: kept.honba };
    if !table.may_be_last() {
        return Next::Deal(next);
    }
    let (extension, last_of_wind) = (in_extension(table), last_of_wind(table));
    let scores = goal_scores(rules, end);
    let goal = rules.goal_points > 0 && scores.values().any(|&points| points >= rules.goal_points);
    if kept.stays {
        return dealer_repeats(table, end, kept.by, extension && goal, next);
    }
    let last_possible =
        table.start.position.wind_index == last_regular(rules) + rules.extension_max_winds && last_of_wind;
    match rules.extension {
        Extension::None => Next::End(EndReason::LastHand),
        _ if last_possible => Next::End(EndReason::LastHand),
        _ if goal => Next::End(if extension { EndReason::Goal } else { EndReason::LastHand }),
        _ => Next::Deal(next),
    }
}

/// The last wind of the regular rounds.
fn last_regular(rules: &Ruleset) -> u8 {
    rules.winds_to_play() as u8 - 1
}

fn in_extension(table: &Table) -> bool {
    table.start.position.wind_index > last_regular(&table.rules)
}

fn last_of_wind(table: &Table) -> bool {
    table.dealer().index() + 1 == table.players().count()
}

/// The last dealer keeps the deal, yet the match may end.
fn dealer_repeats(table: &Table, end: &RoundEnd, by: KeptBy, goal_in_extension: bool, next: Deal) -> Next {
    let rules = &table.rules;
    let may_end = by != KeptBy::Abort || rules.abort_can_end_game;
    if goal_in_extension && rules.extension == Extension::SuddenDeath && may_end {
        return Next::End(EndReason::Goal);
    }
    let (yame, reason) = match by {
        KeptBy::Win => (rules.agari_yame, EndReason::AgariYame),
        KeptBy::Tenpai => (rules.tenpai_yame, EndReason::TenpaiYame),
        KeptBy::Abort if may_end => (rules.tenpai_yame, EndReason::TenpaiYame),
        KeptBy::Draw | KeptBy::Abort => (Yame::Off, EndReason::LastHand),
    };
    let dealer = table.dealer();
    let goal = !rules.yame_needs_goal || goal_scores(rules, end)[dealer] >= rules.goal_points;
    let leads = leader(&end.scores) == dealer;
    match yame {
        Yame::LeaderAutomatic if leads && goal => Next::End(reason),
        Yame::LeaderChoice if leads && goal => Next::Ask { seat: dealer, reason, otherwise: next },
        Yame::DealerChoice if goal => Next::Ask { seat: dealer, reason, otherwise: next },
        _ => Next::Deal(next),
    }
}

/// The points that are compared with the goal: the sticks on the table may count for the leader.
fn goal_scores(rules: &Ruleset, end: &RoundEnd) -> BySeat<i32> {
    let mut scores = end.scores.clone();
    if rules.goal_counts_sticks {
        scores[leader(&end.scores)] += end.sticks as i32 * rules.riichi_stake;
    }
    scores
}

/// The seat with the most points; among equals the one nearest the first dealer.
pub(crate) fn leader(scores: &BySeat<i32>) -> Seat {
    let best = scores.iter().max_by_key(|(seat, points)| (**points, std::cmp::Reverse(*seat)));
    best.map_or_else(|| unreachable!("a table has seats"), |(seat, _)| seat)
}

fn is_bust(rules: &Ruleset, points: i32) -> bool {
    match rules.bust {
        Bust::Off => false,
        Bust::BelowZero => points < 0,
        Bust::ZeroOrBelow => points <= 0,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum KeptBy {
    Win,
    /// A draw with the dealer tenpai.
    Tenpai,
    Draw,
    Abort,
}

struct Kept {
    stays: bool,
    by: KeptBy,
    honba: u32,
}

impl Table {
    /// Whether the game may be over after this hand, even if nobody goes bust.
    pub fn may_be_last(&self) -> bool {
        let any_hand = in_extension(self) && self.rules.extension != Extension::ExtraRound;
        any_hand || (last_of_wind(self) && self.start.position.wind_index >= last_regular(&self.rules))
    }

    /// Where the match stands when the next hand is dealt, once the round is over; `None` if no hand follows in this
    /// game and the game is not settled yet.
    pub fn next_position(&self) -> Option<RoundPosition> {
        self.result()?;
        after_round(self).position(self)
    }

    /// Whether the dealer deals again, once the round is over; the match may still end.
    pub fn dealer_stays(&self) -> Option<bool> {
        self.result().map(|end| kept(self, end).stays)
    }
}

/// Whether the dealer deals again, and the honba of the next hand.
fn kept(table: &Table, end: &RoundEnd) -> Kept {
    let rules = &table.rules;
    let dealer = table.dealer();
    let honba = table.start.position.honba;
    let changed = |after: HonbaAfter| match after {
        HonbaAfter::Increment => honba + 1,
        HonbaAfter::Keep => honba,
        HonbaAfter::Reset => 0,
    };
    match &end.outcome {
        Outcome::Won { wins, .. } => {
            let won = wins.iter().any(|win| win.seat == dealer) && (wins.len() == 1 || rules.multi_ron_dealer_keeps);
            let stays = won && rules.renchan != Renchan::None;
            Kept { stays, by: KeptBy::Win, honba: if stays { honba + 1 } else { 0 } }
        }
        Outcome::Exhaustive { nagashi, .. }
            if !nagashi.is_empty() && rules.nagashi_after == NagashiAfter::AsTsumoWin =>
        {
            let stays = nagashi.contains(&dealer);
            Kept { stays, by: KeptBy::Win, honba: if stays { honba + 1 } else { 0 } }
        }
        Outcome::Exhaustive { nagashi, .. }
            if !nagashi.is_empty() && rules.nagashi_after == NagashiAfter::WindsStay =>
        {
            Kept { stays: true, by: KeptBy::Draw, honba: honba + 1 }
        }
        Outcome::Exhaustive { hands, .. } => {
            let tenpai = hands[dealer].is_tenpai();
            let stays = match rules.renchan {
                _ if rules.noten_renchan_winds.contains(&table.start.wind) => true,
                _ if rules.last_hand_draw == LastHandDraw::DealerStaysUntilWon && is_last_hand(table) => true,
                Renchan::None | Renchan::Win => false,
                Renchan::Tenpai => tenpai,
                Renchan::Noten => true,
            };
            let honba = if stays { honba + 1 } else { changed(rules.honba_on_noten_draw) };
            Kept { stays, by: if tenpai { KeptBy::Tenpai } else { KeptBy::Draw }, honba }
        }
        Outcome::Abortive { reason: Abort::Chombo, .. } => Kept { stays: true, by: KeptBy::Abort, honba },
        Outcome::Abortive { .. } => Kept { stays: true, by: KeptBy::Abort, honba: changed(rules.honba_abortive) },
    }
}

/// Whether this is the last dealer's hand of the last regular wind.
fn is_last_hand(table: &Table) -> bool {
    table.start.position.wind_index == last_regular(&table.rules) && last_of_wind(table)
}

fn position(table: &Table, stays: bool, honba: u32) -> RoundPosition {
    let players = table.players();
    let dealer = if stays { table.dealer() } else { table.dealer().next(players) };
    let wrapped = !stays && dealer.index() == 0;
    let (holder, kept) = row(table, stays);
    RoundPosition {
        wind_index: table.start.position.wind_index + u8::from(wrapped),
        dealer,
        honba,
        sticks: table.sticks,
        scores: table.scores.clone(),
        kept,
        kept_by: (kept > 0 && holder != dealer).then_some(holder),
        game: table.start.position.game,
        tally: table.tally(),
    }
}

/// The first hand of the next game: everything starts anew except what the match carries over.
fn next_game(table: &Table, settled: &Settlement) -> RoundPosition {
    let mut tally = table.tally();
    settled.standings.iter().for_each(|standing| tally[standing.seat].earlier = standing.total);
    RoundPosition { game: table.start.position.game + 1, tally, ..RoundPosition::first(&table.rules) }
}

/// Which player has a row of hands after this one, and how long it is.
fn row(table: &Table, stays: bool) -> (Seat, u32) {
    let (rules, start, dealer) = (&table.rules, &table.start, table.dealer());
    let holder = start.position.kept_by.unwrap_or(dealer);
    let on = start.position.kept.saturating_add(1);
    let known = rules.yaku.knows(Yaku::Paarenchan) || rules.yaku.knows(Yaku::PouhoiPaarenchan);
    match rules.paarenchan {
        _ if !known => (dealer, 0),
        Paarenchan::KeptDeals => (dealer, if stays { on } else { 0 }),
        Paarenchan::Wins => match table.result().map(|end| &end.outcome) {
            Some(Outcome::Won { wins, .. }) => match wins.first() {
                _ if wins.iter().any(|win| win.seat == holder) => (holder, on),
                // Among several winners the first begins a row.
                Some(win) => (win.seat, 1),
                None => (dealer, 0),
            },
            None | Some(Outcome::Abortive { reason: Abort::Chombo, .. }) => (holder, start.position.kept),
            Some(Outcome::Exhaustive { .. } | Outcome::Abortive { .. }) => (dealer, 0),
        },
    }
}
