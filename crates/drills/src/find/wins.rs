//! What a win scores: its fu, and what is paid for it. The question is of a line, so that any house can ask it.

use std::fmt::Write;

use jantaku_core::notation::format_tiles;
use jantaku_core::{Hand, Meld, Ruleset, Seat, Yaku};
use jantaku_engine::{Outcome, RoundEnd, RoundWin, Table};
use jantaku_scenario::WinLine;
use jantaku_score::{Account, Decomposition, Limit, Shape, Win, WinBy, WinPayment, win_payments};

use super::Found;
use crate::{Choice, Task, text_hash};

/// The fu that are offered; more only where they are right.
const FU: [u8; 7] = [20, 25, 30, 40, 50, 60, 70];
/// How many payments are offered.
const PAYMENTS: usize = 4;

/// The wins that end a round, as lines.
pub fn lines(table: &Table, end: &RoundEnd) -> Vec<String> {
    match &end.outcome {
        Outcome::Won { wins, ura_indicators } => {
            wins.iter().map(|won| line(table, won, ura_indicators.as_slice())).collect()
        }
        _ => Vec::new(),
    }
}

/// A win as the words of a [`WinLine`]. Honba are left out: they are no question of the hand.
fn line(table: &Table, won: &RoundWin, ura: &[jantaku_core::Tile]) -> String {
    let mut line = hand_words(&won.hand);
    let mut say = |words: std::fmt::Arguments| line.write_fmt(words).unwrap_or_default();
    let has = |yaku| won.win.yaku.iter().any(|line| line.yaku == yaku);
    say(format_args!(" {}:{}", if won.from.is_some() { "ron" } else { "tsumo" }, won.tile));
    say(format_args!(" seat:{} round:{}", table.wind(won.seat).letter(), table.start.wind.letter()));
    say(format_args!(" dora:{}", format_tiles(&table.indicators)));
    let riichi = table.riichi[won.seat].is_riichi();
    if riichi && !ura.is_empty() {
        say(format_args!(" ura:{}", format_tiles(ura)));
    }
    let words = [
        ("riichi", has(Yaku::Riichi)),
        ("double", has(Yaku::DoubleRiichi)),
        ("ippatsu", has(Yaku::Ippatsu)),
        ("rinshan", has(Yaku::Rinshan)),
        ("chankan", has(Yaku::Chankan)),
        ("last", has(Yaku::Haitei) || has(Yaku::Houtei)),
        ("first", has(Yaku::Tenhou) || has(Yaku::Chiihou) || has(Yaku::Renhou)),
    ];
    words.iter().filter(|(_, said)| *said).for_each(|(word, _)| say(format_args!(" {word}")));
    let norths = table.kita[won.seat];
    if norths > 0 {
        say(format_args!(" kita:{norths}"));
    }
    line
}

/// The concealed tiles and the melds of a hand, as the words that a [`WinLine`] begins with.
pub fn hand_words(hand: &Hand) -> String {
    let mut words = format_tiles(hand.concealed());
    for meld in hand.melds() {
        let call = match meld {
            Meld::Chii(_) => "chii",
            Meld::Pon(_) => "pon",
            Meld::Daiminkan(_) => "kan",
            Meld::Kakan(_) => "kakan",
            Meld::Ankan(_) => "ankan",
        };
        let tiles: String = meld.tiles_as_called().iter().map(ToString::to_string).collect();
        let _ = write!(words, " {call}:{tiles}");
    }
    words
}

/// How many fu.
pub fn fu(line: &WinLine, rules: &Ruleset) -> Option<Found> {
    rules.players.seats().nth(line.seat_wind as usize)?;
    let win = line.score(rules).ok()?;
    // Where a limit is reached nobody counts them.
    if win.han == 0 || win.limit.is_some() || win.fu.items.is_empty() {
        return None;
    }
    let answer = win.fu.total;
    let mut offered = FU.to_vec();
    if !offered.contains(&answer) {
        offered.extend((80..=answer).step_by(10));
    }
    let right = offered.iter().position(|&fu| fu == answer)?;
    let level = win.fu.items.len().clamp(1, 5) as u8;
    let task = Task { choices: offered.into_iter().map(Choice::Fu).collect(), right: vec![right] };
    Some(Found { skill: fu_skill(line, &win), level, task })
}

fn fu_skill(line: &WinLine, win: &Win) -> &'static str {
    let Decomposition::Standard { sets, .. } = &win.reading else { return "seven_pairs" };
    let any = |shape: Shape| sets.iter().any(|set| set.shape == shape);
    match (line.hand.is_closed(), line.by) {
        _ if any(Shape::Quad) => "kan",
        _ if any(Shape::Triplet) => "triplets",
        (false, _) => "open",
        (true, WinBy::Tsumo) => "tsumo",
        (true, WinBy::Ron) => "ron",
    }
}

/// What is paid.
pub fn points(line: &WinLine, rules: &Ruleset) -> Option<Found> {
    let win = line.score(rules).ok()?;
    let winner = rules.players.seats().nth(line.seat_wind as usize)?;
    let dealer = rules.players.seats().next()?;
    let payment = |base: i32, role: Seat| paid(line, rules, &Win { base, ..win.clone() }, role);
    let right = payment(win.base, winner)?;
    let other = rules.players.seats().find(|&seat| (seat == dealer) != (winner == dealer))?;
    // What one gets with other han or fu, or in the other role. Which of them are offered looks like chance, so that the
    // right answer is not always the second.
    let others = [win.base * 2, win.base * 4, win.base / 2, win.base / 4, win.base * 3 / 2];
    let by_fu = [-20, -10, 10, 20].map(|by| neighbour(&win, by)).into_iter().flatten();
    let wrong = others.into_iter().chain(by_fu).filter_map(|base| payment(base, winner));
    let mut wrong: Vec<Choice> = wrong.chain(payment(win.base, other)).collect();
    let said = format!("{:?}{:?}{:?}", line.hand, line.winning_tile, line.indicators);
    wrong.sort_by_cached_key(|choice| text_hash(&format!("{said}{choice:?}")));
    let mut offered: Vec<Choice> = vec![right];
    for choice in wrong {
        if offered.len() < PAYMENTS && !offered.contains(&choice) {
            offered.push(choice);
        }
    }
    offered.sort_by_key(|choice| total(*choice));
    let at = offered.iter().position(|&choice| choice == right)?;
    let skill = match (win.limit.is_some(), winner == dealer, line.by) {
        (true, ..) => "limit",
        (_, true, WinBy::Ron) => "dealer_ron",
        (_, true, WinBy::Tsumo) => "dealer_tsumo",
        (_, false, WinBy::Ron) => "ron",
        (_, false, WinBy::Tsumo) => "tsumo",
    };
    Some(Found { skill, level: points_level(&win), task: Task { choices: offered, right: vec![at] } })
}

/// The base points with so many fu more, where fu count.
fn neighbour(win: &Win, by: i32) -> Option<i32> {
    let fu = i32::from(win.fu.total);
    (win.limit.is_none() && fu + by >= 20).then(|| win.base / fu.max(1) * (fu + by))
}

fn points_level(win: &Win) -> u8 {
    match (&win.limit, win.fu.total, win.han) {
        (Some(Limit::Mangan), ..) => 1,
        (Some(_), ..) => 2,
        (None, 30 | 40, _) => 3,
        (None, _, 1 | 2) => 4,
        (None, ..) => 5,
    }
}

/// What the others pay a winner for so many base points, without honba and sticks; `None` where they are no points.
fn paid(line: &WinLine, rules: &Ruleset, win: &Win, winner: Seat) -> Option<Choice> {
    let dealer = rules.players.seats().next()?;
    let others = || rules.players.seats().filter(|&seat| seat != winner);
    let from = (line.by == WinBy::Ron).then(|| others().next_back()).flatten();
    let payments = win_payments(&WinPayment::new(rules, win, winner, from, dealer));
    let by = |seat: Seat| -> i32 {
        payments.iter().filter(|paid| paid.from == Account::Seat(seat)).map(|paid| paid.points).sum()
    };
    let choice = match from {
        Some(seat) => Choice::Ron(by(seat)),
        None => Choice::Tsumo { dealer: (winner != dealer).then(|| by(dealer)), others: by(others().next_back()?) },
    };
    (total(choice) > 0).then_some(choice)
}

fn total(choice: Choice) -> i32 {
    match choice {
        Choice::Ron(points) => points,
        Choice::Tsumo { dealer, others } => dealer.unwrap_or(others) + 2 * others,
        _ => 0,
    }
}
