//! What is paid for a win.

use jantaku_core::{Ruleset, Seat};
use jantaku_scenario::WinLine;
use jantaku_score::{Account, Limit, Win, WinBy, WinPayment, score_stated, win_payments, worth};
use jantaku_wire::DrillChoice;

use super::Found;
use crate::{Task, text_hash};

/// The number of payments that are offered.
const OFFERED: usize = 4;
/// From how many payments above and below the right one the wrong ones are picked.
const NEAR: usize = 4;
/// The fu that a table of payments has; the first is of self-draws alone, and the second of seven pairs.
const FU: [u8; 7] = [20, 25, 30, 40, 50, 60, 70];
/// Every han at a limit but the yakuman, whose payments nobody confuses with others.
const MOST_HAN: u8 = 12;

/// The question of what is paid.
pub fn points(line: &WinLine, rules: &Ruleset) -> Option<Found> {
    let win = score_stated(&line.query(rules)).ok()?;
    let winner = rules.players.seats().nth(line.seat_wind as usize)?;
    let dealer = rules.players.seats().next()?;
    let right = paid(line, rules, &win, winner)?;
    let other = rules.players.seats().find(|&seat| (seat == dealer) != (winner == dealer))?;
    // Payments of the table, and the one of the other role, which people take by mistake.
    let of_role = paid(line, rules, &win, other);
    let wrong: Vec<DrillChoice> =
        of_role.into_iter().chain(table(line, rules, &win, winner)).filter(|&choice| choice != right).collect();
    let offered = offered(right, wrong, &format!("{:?}{:?}{:?}", line.hand, line.winning_tile, line.indicators));
    let at = offered.iter().position(|&choice| choice == right)?;
    let skill = match (win.limit.is_some(), winner == dealer, line.by) {
        (true, ..) => "limit",
        (_, true, WinBy::Ron) => "dealer_ron",
        (_, true, WinBy::Tsumo) => "dealer_tsumo",
        (_, false, WinBy::Ron) => "ron",
        (_, false, WinBy::Tsumo) => "tsumo",
    };
    Some(Found { skill, level: level(&win), task: Task { choices: offered, right: vec![at] } })
}

/// Everything that a winner may be paid for hands of other han and fu.
fn table(line: &WinLine, rules: &Ruleset, win: &Win, winner: Seat) -> Vec<DrillChoice> {
    let tsumo = line.by == WinBy::Tsumo;
    let possible = |han: u8, fu: u8| match fu {
        20 => tsumo && han >= 2,
        25 => han >= if tsumo { 3 } else { 2 },
        _ => true,
    };
    let hands = (1..=MOST_HAN).flat_map(|han| FU.map(|fu| (han, fu))).filter(|&(han, fu)| possible(han, fu));
    let bases = hands.map(|(han, fu)| worth(rules, 0, han, fu).1);
    bases.filter_map(|base| paid(line, rules, &Win { base, ..win.clone() }, winner)).collect()
}

/// The right payment among others, the lowest first. Which others, and how many of them are lower, looks like chance.
fn offered(right: DrillChoice, mut wrong: Vec<DrillChoice>, said: &str) -> Vec<DrillChoice> {
    wrong.sort_by_key(|choice| total(*choice).abs_diff(total(right)));
    let mut distinct: Vec<DrillChoice> = Vec::new();
    wrong.into_iter().for_each(|choice| {
        if !distinct.contains(&choice) {
            distinct.push(choice)
        }
    });
    let (lower, higher): (Vec<_>, Vec<_>) = distinct.into_iter().partition(|choice| total(*choice) < total(right));
    let shuffled = |side: Vec<DrillChoice>| {
        let mut near: Vec<DrillChoice> = side.into_iter().take(NEAR).collect();
        near.sort_by_cached_key(|choice| text_hash(&format!("{said}{choice:?}")));
        near
    };
    let (lower, higher) = (shuffled(lower), shuffled(higher));
    let wanted = (text_hash(said) % OFFERED as u64) as usize;
    let most = OFFERED - 1;
    let of_lower = wanted.max(most.saturating_sub(higher.len())).min(lower.len());
    let mut offered: Vec<DrillChoice> = lower.into_iter().take(of_lower).chain([right]).collect();
    let left = OFFERED - offered.len();
    offered.extend(higher.into_iter().take(left));
    offered.sort_by_key(|choice| total(*choice));
    offered
}

fn level(win: &Win) -> u8 {
    match (&win.limit, win.fu.total, win.han) {
        (Some(Limit::Mangan), ..) => 2,
        (Some(_), ..) => 3,
        (None, 20 | 25, _) => 3,
        (None, 30 | 40, 1 | 2) => 2,
        (None, 30 | 40, _) => 3,
        (None, _, 1 | 2) => 4,
        (None, ..) => 5,
    }
}

/// What the others pay a winner for so many base points, without honba and sticks; `None` where they are no points.
fn paid(line: &WinLine, rules: &Ruleset, win: &Win, winner: Seat) -> Option<DrillChoice> {
    let dealer = rules.players.seats().next()?;
    let others = || rules.players.seats().filter(|&seat| seat != winner);
    let from = (line.by == WinBy::Ron).then(|| others().next_back()).flatten();
    let payments = win_payments(&WinPayment::new(rules, win, winner, from, dealer));
    let by = |seat: Seat| -> i32 {
        payments.iter().filter(|paid| paid.from == Account::Seat(seat)).map(|paid| paid.points).sum()
    };
    let choice = match from {
        Some(seat) => DrillChoice::Ron { points: by(seat) },
        None => {
            DrillChoice::Tsumo { dealer: (winner != dealer).then(|| by(dealer)), others: by(others().next_back()?) }
        }
    };
    (total(choice) > 0).then_some(choice)
}

fn total(choice: DrillChoice) -> i32 {
    match choice {
        DrillChoice::Ron { points } => points,
        DrillChoice::Tsumo { dealer, others } => dealer.unwrap_or(others) + 2 * others,
        _ => 0,
    }
}
