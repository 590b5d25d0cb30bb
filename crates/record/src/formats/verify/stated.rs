//! Results of the engine, in the terms of records.

use jantaku_core::{BySeat, Players, Seat, Wind};
use jantaku_engine::{Phase, RoundEnd, RoundPosition, RoundStart, RoundWin, Table};
use jantaku_score::{Account, Limit, Reason, Value};

use crate::formats::log::{Counted, StatedLimit, StatedPoints, StatedWin, StatedWorth, StatedYaku};

/// The state of the match, in words.
pub(super) fn position(position: &RoundPosition) -> String {
    let wind = Wind::ALL[usize::from(position.wind_index) % 4].letter();
    let RoundPosition { dealer, honba, sticks, scores, .. } = position;
    format!("{wind}{}.{honba} with {sticks} sticks and points {}", dealer.index() + 1, numbers(scores))
}

/// Points of the seats.
pub(super) fn numbers(scores: &BySeat<i32>) -> String {
    scores.values().map(i32::to_string).collect::<Vec<_>>().join(", ")
}

/// The state of the round, in words.
pub(super) fn phase(table: &Table) -> String {
    match &table.phase {
        Phase::Opening => "the deal may be repeated".to_owned(),
        Phase::Showdown { .. } => "hands are shown by choice".to_owned(),
        Phase::Draw { seat, .. } => format!("seat {seat} draws"),
        Phase::Turn { seat, .. } => format!("seat {seat} is to act"),
        Phase::Claims { from, tile, .. } => format!("the others may claim the {tile} of seat {from}"),
        Phase::Over(_) => "the round is over".to_owned(),
    }
}

/// A win with everything stated except the payments before it.
pub(in crate::formats) fn stated_win(winning: &RoundWin, start: &RoundStart, end: &RoundEnd) -> StatedWin {
    let players = end.scores.players();
    let RoundWin { seat, from, tile, hand, win, liable } = winning;
    let mut concealed: Vec<_> = hand.concealed().to_vec();
    concealed.sort();
    let deltas = deltas(end, *seat, players);
    StatedWin {
        seat: *seat,
        from: *from,
        liable: Some(*liable),
        chips: None,
        tile: Some(*tile),
        hand: Some(concealed),
        yaku: Some(yaku(winning, start)),
        han: (!matches!(win.limit, Some(Limit::Yakuman(_)))).then_some(win.han),
        fu: Some(win.fu.total),
        limit: Some(limit(win.limit)),
        points: Some(points(winning, start.position.dealer, end)),
        pot: None,
        before: None,
        deltas: Some(deltas),
        after: None,
    }
}

/// The payments of one win: everything that goes to its winner.
fn deltas(end: &RoundEnd, winner: Seat, players: Players) -> BySeat<i32> {
    let mut deltas = BySeat::from_fn(players, |_| 0);
    for transfer in end.payments.iter().filter(|transfer| transfer.to == Account::Seat(winner)) {
        deltas[winner] += transfer.points;
        if let Account::Seat(payer) = transfer.from {
            deltas[payer] -= transfer.points;
        }
    }
    deltas
}

/// Points are paid in hundreds.
fn up(points: i32) -> i32 {
    (points + 99) / 100 * 100
}

/// What a hand is worth on a discard.
pub(super) fn as_ron(winning: &RoundWin, dealer: Seat) -> i32 {
    up(winning.win.base * if winning.seat == dealer { 6 } else { 4 })
}

/// The points of the hand alone, as announced: with liability, as if nobody were liable.
fn points(winning: &RoundWin, dealer: Seat, end: &RoundEnd) -> StatedPoints {
    let base = winning.win.base;
    let dealt = winning.seat == dealer;
    match winning.from {
        Some(_) => StatedPoints::Sum(as_ron(winning, dealer)),
        None if winning.liable.is_some() => {
            let of_hand = |reason| matches!(reason, Reason::Hand | Reason::Pao);
            let transfers = end.payments.iter().filter(|transfer| of_hand(transfer.reason));
            StatedPoints::Sum(transfers.map(|transfer| transfer.points).sum())
        }
        None if dealt => StatedPoints::Each(up(base * 2)),
        None => StatedPoints::Shares { others: up(base), dealer: up(base * 2) },
    }
}

fn limit(limit: Option<Limit>) -> StatedLimit {
    match limit {
        None => StatedLimit::None,
        Some(Limit::Mangan) => StatedLimit::Mangan,
        Some(Limit::Haneman) => StatedLimit::Haneman,
        Some(Limit::Baiman) => StatedLimit::Baiman,
        Some(Limit::Sanbaiman) => StatedLimit::Sanbaiman,
        Some(Limit::Kazoe) => StatedLimit::Kazoe,
        Some(Limit::Yakuman(_)) => StatedLimit::Yakuman,
    }
}

/// Yaku and dora with their worth.
fn yaku(winning: &RoundWin, start: &RoundStart) -> Vec<StatedYaku> {
    let (win, players) = (&winning.win, start.position.scores.players());
    let mut lines: Vec<StatedYaku> = win
        .yaku
        .iter()
        .map(|line| StatedYaku {
            what: Counted::Yaku(line.yaku),
            wind: match line.yaku {
                jantaku_core::Yaku::SeatWind => Some(winning.seat.wind(start.position.dealer, players)),
                jantaku_core::Yaku::RoundWind => Some(start.wind),
                _ => None,
            },
            worth: match line.value {
                Value::Han(han) => StatedWorth::Han(han),
                Value::Units(units) => StatedWorth::Yakuman(units),
                Value::Limit(limit) => StatedWorth::Limit(limit),
            },
        })
        .collect();
    let dora =
        [(Counted::Dora, win.dora.dora + win.dora.kita), (Counted::Red, win.dora.red), (Counted::Ura, win.dora.ura)];
    let dora = dora.into_iter().filter(|(_, han)| *han > 0);
    lines.extend(dora.map(|(what, han)| StatedYaku { what, wind: None, worth: StatedWorth::Han(han) }));
    lines
}
