//! What a simulation tells.

use std::collections::BTreeMap;

use serde::Serialize;

use super::tally::{BotTally, Tally};
use crate::failure::Failure;
use crate::output;

/// A mean or a share, with its standard error.
#[derive(Clone, Copy)]
struct Estimate {
    value: f64,
    error: f64,
}

impl Estimate {
    /// Of `count` numbers with this sum and sum of squares.
    fn mean(sum: f64, squares: f64, count: u64) -> Estimate {
        let n = count as f64;
        let value = sum / n;
        let variance = ((squares - sum * value) / (n - 1.0).max(1.0)).max(0.0);
        Estimate { value, error: (variance / n).sqrt() }
    }

    /// Of something that happened so often in `count` rounds.
    fn share(times: u64, count: u64) -> Estimate {
        Estimate::mean(times as f64, times as f64, count)
    }

    fn percent(self) -> String {
        format!("{:.1} ± {:.1} %", 100.0 * self.value, 100.0 * self.error)
    }
}

/// One bot's figures.
#[derive(Serialize)]
struct BotReport<'a> {
    name: &'a str,
    matches: u64,
    mean_place: f64,
    se: f64,
    places: [u64; 4],
    mean_points: f64,
    mean_points_se: f64,
    rounds: u64,
    win: f64,
    win_se: f64,
    deal_in: f64,
    deal_in_se: f64,
    riichi: f64,
    riichi_se: f64,
    call: f64,
    call_se: f64,
}

#[derive(Serialize)]
struct Report<'a> {
    bots: Vec<BotReport<'a>>,
    events: &'a BTreeMap<&'static str, u64>,
    aborts: &'a BTreeMap<&'static str, u64>,
    yaku: &'a BTreeMap<&'static str, u64>,
}

impl BotTally {
    fn place(&self) -> Estimate {
        let places = || (1u64..).zip(self.places);
        let sum: u64 = places().map(|(place, times)| place * times).sum();
        let squares: u64 = places().map(|(place, times)| place * place * times).sum();
        Estimate::mean(sum as f64, squares as f64, self.matches)
    }

    fn mean_points(&self) -> Estimate {
        Estimate::mean(self.points as f64, self.points_squared as f64, self.matches)
    }

    /// Shares of all rounds: won, dealt in, declared riichi in, called in.
    fn shares(&self) -> [Estimate; 4] {
        [self.wins, self.deal_ins, self.riichi, self.calls].map(|times| Estimate::share(times, self.rounds))
    }
}

/// For programs.
pub fn json(tally: &Tally) -> Result<(), Failure> {
    let bots = tally.bots.iter().map(|(name, bot)| {
        let (place, points) = (bot.place(), bot.mean_points());
        let [win, deal_in, riichi, call] = bot.shares();
        BotReport {
            name,
            matches: bot.matches,
            mean_place: place.value,
            se: place.error,
            places: bot.places,
            mean_points: points.value,
            mean_points_se: points.error,
            rounds: bot.rounds,
            win: win.value,
            win_se: win.error,
            deal_in: deal_in.value,
            deal_in_se: deal_in.error,
            riichi: riichi.value,
            riichi_se: riichi.error,
            call: call.value,
            call_se: call.error,
        }
    });
    output::json(&Report {
        bots: bots.collect(),
        events: &tally.events.0,
        aborts: &tally.aborts.0,
        yaku: &tally.yaku.0,
    })
}

/// For people.
pub fn print(tally: &Tally) -> Result<(), Failure> {
    let headings =
        ["bot", "matches", "mean place", "1st", "2nd", "3rd", "4th", "points", "win", "deal-in", "riichi", "call"];
    let mut table = output::table(&headings, &(1..headings.len()).collect::<Vec<_>>());
    for (name, bot) in &tally.bots {
        let (place, points) = (bot.place(), bot.mean_points());
        let mut row = vec![name.clone(), bot.matches.to_string()];
        row.push(format!("{:.3} ± {:.3}", place.value, place.error));
        row.extend(bot.places.map(|times| times.to_string()));
        row.push(format!("{:.0} ± {:.0}", points.value, points.error));
        row.extend(bot.shares().map(Estimate::percent));
        table.add_row(row);
    }
    output::print(table)?;
    for (title, counts) in [("events", &tally.events), ("abortive draws", &tally.aborts), ("yaku", &tally.yaku)] {
        output::print(format!("\n{title}"))?;
        let mut table = output::table(&["", "times"], &[1]);
        for (key, times) in &counts.0 {
            table.add_row([(*key).to_owned(), times.to_string()]);
        }
        output::print(table)?;
    }
    Ok(())
}
