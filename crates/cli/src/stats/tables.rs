//! Everything measured, as tables.

use comfy_table::Table;
use jantaku_wire::names;

use super::report::{Line, Number, Part, Point, Quotes, Report};
use crate::failure::Failure;
use crate::help::text;
use crate::output::{print, table};

/// The most players, or results of one player, that are printed; `--json` has all.
const PLAYERS: usize = 20;
const RESULTS: usize = 20;

pub fn title(key: &str) -> &'static str {
    text(&format!("figure-{key}")).unwrap_or_default()
}

pub fn print_all(report: &Report) -> Result<(), Failure> {
    let who = report.player.unwrap_or(text!("stats-everybody"));
    print(text!("stats-head", who = who, matches = report.matches, rounds = report.rounds))?;
    figures(text!("stats-of-matches"), &report.of_matches)?;
    figures(text!("stats-of-hands"), &report.of_hands)?;
    for (key, heading) in properties() {
        if let Some(parts) = report.by.get(key).filter(|parts| !parts.is_empty()) {
            print(format!("\n{heading}"))?;
            print(by(parts, key == "yaku"))?;
        }
    }
    quotes(&report.quoted)?;
    for (heading, hands) in [(text!("stats-yakuman"), &report.yakuman), (text!("stats-best"), &report.best)] {
        if !hands.is_empty() {
            print(format!("\n{heading}"))?;
            hands.iter().try_for_each(print)?;
        }
    }
    report.over_time.iter().try_for_each(|points| over_time(points))?;
    report.players.iter().try_for_each(|_| players(report))
}

/// The properties by which hands are divided, in the order in which they are printed.
fn properties() -> [(&'static str, &'static str); 5] {
    [
        ("wait", text!("stats-by-wait")),
        ("dealt_into", text!("stats-by-dealt-into")),
        ("turn", text!("stats-by-turn")),
        ("limit", text!("stats-by-limit")),
        ("yaku", text!("stats-by-yaku")),
    ]
}

fn figures(heading: &str, lines: &[Line]) -> Result<(), Failure> {
    print(format!("\n{heading}"))?;
    let mut table = table(&["", "", "±", "95 %", "", ""], &[1, 2, 4]);
    for line in lines.iter().filter(|line| line.value.count > 0) {
        let [value, error, interval, of] = cells(&line.value, line.share);
        table.add_row([title(line.key).to_owned(), value, error, interval, of, line.key.to_owned()]);
    }
    print(table)
}

/// The value, its error, its interval, and its base.
fn cells(number: &Number, share: bool) -> [String; 4] {
    let Number { sum, count, value, se, interval } = *number;
    let shown = |value: f64| shown(value, share);
    let of = if share { format!("{sum} / {count}") } else { count.to_string() };
    let ends = interval.map(|[low, high]| format!("{:.2} to {:.2}", 100.0 * low, 100.0 * high));
    [value.map(shown).unwrap_or_default(), se.map(shown).unwrap_or_default(), ends.unwrap_or_default(), of]
}

/// A share in percent; a small mean with two digits.
fn shown(value: f64, share: bool) -> String {
    match share {
        true => format!("{:.2} %", 100.0 * value),
        false if value.abs() < 100.0 => format!("{value:.2}"),
        false => format!("{value:.0}"),
    }
}

/// Yaku are in the order of their frequency, other values in their own.
fn by(parts: &[Part], sorted: bool) -> Table {
    let figures = parts.first().map_or(&[][..], |part| &part.figures[..]);
    let mut headings = vec!["", "", "±", "95 %", ""];
    headings.extend(figures.iter().map(|line| title(line.key)));
    let numbers: Vec<usize> = (1..headings.len()).filter(|&column| column != 3).collect();
    let mut table = table(&headings, &numbers);
    let mut parts: Vec<&Part> = parts.iter().collect();
    if sorted {
        parts.sort_by_key(|part| std::cmp::Reverse(part.share.sum));
    }
    for part in parts {
        let mut row = vec![part.name.to_owned()];
        row.extend(cells(&part.share, true));
        row.extend(part.figures.iter().map(with_error));
        table.add_row(row);
    }
    table
}

fn with_error(line: &Line) -> String {
    let [value, error, interval, _] = cells(&line.value, line.share);
    // A constant share has no spread to take an error from.
    if line.share && [0, line.value.count.cast_signed()].contains(&line.value.sum) {
        return format!("{value} ({interval})");
    }
    if error.is_empty() { value } else { format!("{value} ± {error}") }
}

fn quotes(quotes: &Quotes) -> Result<(), Failure> {
    print(format!("\n{}", text!("stats-quoted")))?;
    let mut quoted = table(&["", text!("stats-quoted-figure"), "", "±", "95 %", ""], &[1, 2, 3, 5]);
    for quote in &quotes.of_wins {
        let [value, error, interval, of] = cells(&quote.measured, true);
        quoted.add_row([quote.key.to_owned(), shown(quote.quoted, true), value, error, interval, of]);
    }
    let per_match = &quotes.yakuman_per_match;
    let [value, error, interval, of] = cells(&per_match.measured, false);
    quoted.add_row([text!("stats-per-match").to_owned(), shown(per_match.quoted, false), value, error, interval, of]);
    print(quoted)?;
    for (heading, lines) in [(text!("stats-learn-first"), &quotes.learn_first), (text!("stats-rare"), &quotes.rare)] {
        print(format!("\n{heading}"))?;
        let mut table = table(&["", "", "±", "95 %", ""], &[1, 2, 4]);
        for line in lines {
            let [value, error, interval, of] = cells(&line.value, true);
            table.add_row([line.key.to_owned(), value, error, interval, of]);
        }
        print(table)?;
    }
    Ok(())
}

fn over_time(points: &[Point]) -> Result<(), Failure> {
    if points.is_empty() {
        return Ok(());
    }
    print(format!("\n{}", text!("stats-over-time")))?;
    let mut table = table(&[text!("stats-sum"), ""], &[0]);
    for point in points.iter().skip(points.len().saturating_sub(RESULTS)) {
        table.add_row([format!("{:+}", point.sum), point.result.to_string()]);
    }
    print(table)
}

fn players(report: &Report) -> Result<(), Failure> {
    let players = report.players.as_deref().unwrap_or_default();
    let Some(first) = players.first() else { return Ok(()) };
    print(format!("\n{}", text!("stats-players")))?;
    let mut headings = vec!["", text!("stats-matches")];
    headings.extend(first.figures.iter().map(|line| title(line.key)));
    let mut table = table(&headings, &(1..headings.len()).collect::<Vec<_>>());
    for player in players.iter().take(PLAYERS) {
        let mut row = vec![names::shown(player.name), player.matches.to_string()];
        row.extend(player.figures.iter().map(with_error));
        table.add_row(row);
    }
    print(table)?;
    match players.len().saturating_sub(PLAYERS) {
        0 => Ok(()),
        more => print(text!("stats-more-players", more = more)),
    }
}
