//! The results of rounds and matches, as text.

use jantaku_core::notation::format_tiles;
use jantaku_core::rules::Yame;
use jantaku_core::{BySeat, Hand, Ruleset, Seat};
use jantaku_engine::{Abort, EndReason, Outcome, RoundEnd, RoundStart, RoundWin, Settlement, Showing};
use jantaku_record::SeatInfo;
use jantaku_score::{Account, Payments};

use super::{Names, heading, line};
use crate::{output, score_output, speech};

pub fn round(names: &Names, start: &RoundStart, end: &RoundEnd) -> String {
    let mut text = String::new();
    match &end.outcome {
        Outcome::Won { wins, ura_indicators } => {
            wins.iter().for_each(|winning| text += &win(names, start, winning));
            if !ura_indicators.is_empty() {
                line(&mut text, format!("\nura indicators {}", format_tiles(ura_indicators)));
            }
        }
        Outcome::Exhaustive { hands, nagashi } => {
            line(&mut text, format!("\n{}", heading("Exhaustive draw")));
            text += &shown(names, hands, Showing::tenpai, "tenpai");
            text += &shown(names, hands, |showing| showing.hand().filter(|_| !showing.is_tenpai()), "noten");
            for &seat in nagashi {
                line(&mut text, format!("  {}  nagashi mangan", names.column(seat)));
            }
        }
        Outcome::Abortive { reason, shown: hands } => {
            let kind = if *reason == Abort::Chombo { "Chombo" } else { "Abortive draw" };
            line(&mut text, format!("\n{}", heading(&format!("{kind}: {}", abort(*reason)))));
            text += &shown(names, hands, Option::as_ref, "shows");
        }
    }
    text += &payments(names, &end.payments);
    text += &scores(names, start, end);
    text += &chips(names, end);
    text
}

fn win(names: &Names, start: &RoundStart, winning: &RoundWin) -> String {
    let mut text = String::new();
    let by = winning.from.map_or("by self-draw".to_owned(), |from| format!("from {}", names.of(from)));
    let title = format!("{} wins on {} {by}", names.of(winning.seat), winning.tile);
    line(&mut text, format!("\n{}", heading(&title)));
    line(&mut text, output::hand(&winning.hand));
    let reading = score_output::reading(&winning.win.reading, &winning.hand, winning.tile, speech::spoken());
    line(&mut text, format!("read as {reading}\n"));
    let own = winning.seat.wind(start.position.dealer, names.rules.players);
    line(&mut text, score_output::yaku_table(&winning.win, names.rules, (own, start.wind)));
    line(&mut text, format!("\n{}\n", score_output::fu_table(&winning.win)));
    let headline = score_output::headline(&winning.win, names.rules.terms);
    line(&mut text, format!("{headline}: {} base points", winning.win.base));
    if let Some(liable) = winning.liable {
        line(&mut text, format!("{} is liable", names.of(liable)));
    }
    text
}

fn shown<T>(names: &Names, hands: &BySeat<T>, of: impl Fn(&T) -> Option<&Hand>, how: &str) -> String {
    let mut text = String::new();
    for (seat, shown) in hands.iter() {
        if let Some(shown) = of(shown) {
            line(&mut text, format!("  {}  {how} {}", names.column(seat), output::hand(shown)));
        }
    }
    text
}

const fn abort(reason: Abort) -> &'static str {
    match reason {
        Abort::KyuushuKyuuhai => "nine terminals and honours",
        Abort::SuufonRenda => "four winds",
        Abort::SuuchaRiichi => "four riichi",
        Abort::Suukaikan => "four kans",
        Abort::Sanchahou => "triple ron",
        Abort::FifthKan => "a fifth kan",
        Abort::Chombo => "riichi without tenpai",
    }
}

fn payments(names: &Names, payments: &Payments) -> String {
    let mut text = String::new();
    if payments.is_empty() {
        return text;
    }
    let account = |account| match account {
        Account::Seat(seat) => names.of(seat),
        Account::Pot => "pot".to_owned(),
    };
    let mut table = output::table(&["from", "to", "points", "for"], &[2]);
    for transfer in payments {
        let (from, to) = (account(transfer.from), account(transfer.to));
        table.add_row([&from, &to, &transfer.points.to_string(), score_output::reason(transfer.reason)]);
    }
    line(&mut text, format!("\n{table}"));
    text
}

fn scores(names: &Names, start: &RoundStart, end: &RoundEnd) -> String {
    let mut table = output::table(&["", "points", "change"], &[1, 2]);
    for (seat, &points) in end.scores.iter() {
        let before = start.position.scores.get(seat).copied().unwrap_or(points);
        table.add_row([names.of(seat), points.to_string(), format!("{:+}", points - before)]);
    }
    let mut text = String::new();
    line(&mut text, format!("\n{table}"));
    text
}

fn chips(names: &Names, end: &RoundEnd) -> String {
    let moved = end.chips(names.rules);
    let moved: Vec<String> = moved
        .iter()
        .filter(|(_, chips)| **chips != 0)
        .map(|(seat, chips)| format!("{} {chips:+}", names.of(seat)))
        .collect();
    if moved.is_empty() { String::new() } else { format!("\nchips: {}\n", moved.join(", ")) }
}

pub fn settlement(rules: &Ruleset, seats: &[SeatInfo], settlement: &Settlement, over: bool) -> String {
    let name = |seat: Seat| seats.get(seat.index()).map_or("?", |info| info.name.as_str());
    let mut text = String::new();
    let what = if over { "match" } else { "game" };
    line(&mut text, format!("\n{}", heading(&format!("The {what} is over: {}", reason(rules, settlement.reason)))));
    let lines = settlement.lines();
    let result = format!("result in {}", rules.settle_unit.name());
    let titles = lines.iter().map(|line| line.title().to_lowercase());
    let head: Vec<String> =
        ["place", "", "points"].map(str::to_owned).into_iter().chain(titles).chain([result]).collect();
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    let mut table = output::table(&head, &(2..head.len()).collect::<Vec<_>>());
    for standing in &settlement.standings {
        let mut row = vec![standing.place.to_string(), name(standing.seat).to_owned(), standing.points.to_string()];
        row.extend(lines.iter().map(|line| rules.amount(line.points(standing)).to_string()));
        row.push(rules.amount(standing.total).to_string());
        table.add_row(row);
    }
    line(&mut text, table);
    if settlement.leftover_sticks > 0 {
        line(&mut text, format!("riichi sticks nobody won: {}", settlement.leftover_sticks));
    }
    text
}

fn reason(rules: &Ruleset, reason: EndReason) -> &'static str {
    let in_any_place = reason.yame(rules) == Some(Yame::DealerChoice);
    match reason {
        EndReason::LastHand => "the last hand has been played",
        EndReason::Goal => "the target score was reached",
        EndReason::Bust => "a player went bust",
        EndReason::AgariYame if in_any_place => "the last dealer won and ended the match",
        EndReason::AgariYame => "the last dealer won while in first place",
        EndReason::TenpaiYame if in_any_place => "the last dealer kept the deal at a draw and ended the match",
        EndReason::TenpaiYame => "the last dealer kept the deal at a draw, in first place",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// nobody is said to lead who does not.
    #[test]
    fn the_end_by_the_last_dealer_uses_the_word_of_the_house() {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        assert_eq!(reason(&rules, EndReason::AgariYame), "the last dealer won while in first place");
        rules.agari_yame = Yame::DealerChoice;
        assert_eq!(reason(&rules, EndReason::AgariYame), "the last dealer won and ended the match");
        let leads = "the last dealer kept the deal at a draw, in first place";
        assert_eq!(reason(&rules, EndReason::TenpaiYame), leads, "the other option is as before");
    }
}
