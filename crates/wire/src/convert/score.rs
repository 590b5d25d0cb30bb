//! The score of a stated hand.

use jantaku_core::{Ruleset, Seat, Wind};
use jantaku_scenario::{SceneError, WinLine};
use jantaku_score::{
    Account, Decomposition, NoWin, Payments, Reason, Win, WinBy, WinPayment, base_times, score_stated, up_to_hundred,
    win_payments,
};
use thiserror::Error;

use super::end::{dora_count, fu_item, limit, wait_reason, yaku_lines};
use crate::{NoWinReason, Payer, PaymentStep, ScoreAnswer, ScoredHand, Tile};

/// Why a stated hand has no score.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ScoreError {
    /// It cannot be read.
    #[error("`line`: {0}")]
    Line(#[from] SceneError),
    /// Nobody has the winner's wind.
    #[error("`line`: nobody is {0} at this table")]
    NoSuchSeat(Wind),
}

/// The score of a [`WinLine`] under these rules, with this many riichi sticks on the table.
pub fn scored(line: &str, rules: &Ruleset, sticks: u32) -> Result<ScoreAnswer, ScoreError> {
    let line = WinLine::read(line)?;
    let winner = rules.players.seats().nth(line.seat_wind as usize);
    let winner = winner.ok_or(ScoreError::NoSuchSeat(line.seat_wind))?;
    Ok(match score_stated(&line.query(rules)) {
        Ok(win) => ScoreAnswer::Win(Box::new(hand(&line, &win, rules, winner, sticks))),
        Err(no_win) => ScoreAnswer::NoWin { reason: reason(&no_win), message: no_win.to_string() },
    })
}

fn reason(no_win: &NoWin) -> NoWinReason {
    match no_win {
        NoWin::NotComplete => NoWinReason::NotComplete,
        NoWin::NoYaku => NoWinReason::NoYaku,
        NoWin::BelowTwoHan { .. } => NoWinReason::BelowTwoHan,
        NoWin::LateYaku(_) => NoWinReason::LateYaku,
        NoWin::Contradiction(_) => NoWinReason::Contradiction,
    }
}

fn hand(line: &WinLine, win: &Win, rules: &Ruleset, winner: Seat, sticks: u32) -> ScoredHand {
    let seats: Vec<Seat> = rules.players.seats().collect();
    let dealer = seats[0];
    // Without a stated discarder it is the dealer, unless the dealer is the winner.
    let discarder = if winner == dealer { seats[1] } else { dealer };
    let from = (line.by == WinBy::Ron).then_some(discarder);
    let payment = WinPayment { honba: line.honba, sticks, ..WinPayment::new(rules, win, winner, from, dealer) };
    let payments = win_payments(&payment);
    let (groups, wait) = groups(line, &win.reading);
    ScoredHand {
        groups,
        wait,
        fu_items: win.listed_fu(rules, line.winning_tile).iter().map(fu_item).collect(),
        fu: win.fu.total,
        yaku: yaku_lines(&win.listed(rules), line.seat_wind, line.round_wind, rules.terms),
        dora: dora_count(win.dora),
        han: win.han,
        limit: win.limit.map(|reached| limit(reached, rules.terms)),
        base: win.base,
        payments: steps(&payments, rules, winner, from, win.base),
        sticks: payments.iter().filter(|paid| paid.reason == Reason::Sticks).map(|paid| paid.points).sum(),
        points: payments.deltas(rules.players)[winner],
    }
}

/// The reading as groups of tiles, and the wait that the winning tile completed.
fn groups(line: &WinLine, reading: &Decomposition) -> (Vec<Vec<Tile>>, Option<crate::FuReason>) {
    let groups = reading.groups(&line.hand, line.winning_tile);
    let wait = match reading {
        Decomposition::Standard { wait, .. } => Some(wait_reason(*wait)),
        Decomposition::Chiitoitsu { .. } => Some(crate::FuReason::Tanki),
        Decomposition::Kokushi { .. } | Decomposition::Irregular { .. } => None,
    };
    (groups, wait)
}

/// The payers, dealer first; equal payers are one step.
fn steps(payments: &Payments, rules: &Ruleset, winner: Seat, discarder: Option<Seat>, base: i32) -> Vec<PaymentStep> {
    let dealer = rules.players.seats().next();
    let mut steps: Vec<PaymentStep> = Vec::new();
    for seat in rules.players.seats().filter(|&seat| seat != winner) {
        let paid = |reason: Reason| -> i32 {
            let paid = payments.iter().filter(|paid| paid.from == Account::Seat(seat) && paid.reason == reason);
            paid.map(|paid| paid.points).sum()
        };
        let (points, honba) = (paid(Reason::Hand), paid(Reason::Honba));
        if points == 0 && honba == 0 {
            continue;
        }
        let payer = match discarder {
            Some(_) => Payer::Discarder,
            None if dealer == Some(seat) => Payer::Dealer,
            None => Payer::Others,
        };
        let by = if discarder.is_some() { WinBy::Ron } else { WinBy::Tsumo };
        let times = base_times(by, dealer == Some(winner), dealer == Some(seat));
        let shared = up_to_hundred(base * times) != points;
        let step = PaymentStep { payer, count: 1, times: (!shared).then_some(times), points, honba };
        match steps.last_mut().filter(|last| PaymentStep { count: 1, ..(*last).clone() } == step) {
            Some(last) => last.count += 1,
            None => steps.push(step),
        }
    }
    steps
}
