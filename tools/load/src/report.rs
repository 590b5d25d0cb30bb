use std::time::Duration;

use jantaku_testkit::Timed;

use crate::guess::Wait;
use crate::person::Waits;
use crate::phase::Phase;

pub fn print(waits: &Waits, phases: &[Phase]) {
    println!("{} too late, {} events, {} times a player at the end of a match", waits.stale, waits.events, waits.over);
    println!("\n| | | number | p50 | p95 | p99 | p99.9 | most |\n|---|---|---|---|---|---|---|---|");
    for phase in phases {
        row(&phase.name(), "an answer until it counts", &phase.own(&waits.acknowledged));
        row(&phase.name(), "a discard until it lies", &phase.own(&waits.shown));
        row(&phase.name(), "from then until what follows", &phase.own(&waits.followed));
        row(&phase.name(), "a break until the next message", &phase.own(&waits.broken));
        row(&phase.name(), "an answer before a break until the next message", &phase.own(&waits.unanswered));
    }
    print_guesses(waits, phases);
    println!("\n{} people had no table at the end", waits.away);
    for (why, count) in &waits.ends {
        println!("{count} times without a connection: {why}");
    }
    for (what, count) in &waits.faults {
        println!("{count} times a fault: {what}");
    }
    println!();
    for phase in phases {
        println!("{phase}");
    }
}

/// Prints how well the time to the next event reveals a secret, if matches with bots are over.
fn print_guesses(waits: &Waits, phases: &[Phase]) {
    if waits.guesses.claims.is_empty() {
        return;
    }
    println!("\n| | what the time until the next event tells | number | of which true | AUC |\n|---|---|---|---|---|");
    for phase in phases {
        guess(&phase.name(), "whether a bot can claim a discard", &phase.own_guesses(&waits.guesses.claims));
        guess(&phase.name(), "whether a bot that drew is tenpai", &phase.own_guesses(&waits.guesses.tenpai));
    }
}

fn guess(phase: &str, what: &str, timed: &Timed) {
    let (all, held) = timed.counts();
    let auc = timed.auc().map_or_else(|| "unknown".to_owned(), |auc| format!("{auc:.3}"));
    println!("| {phase} | {what} | {all} | {held} | {auc} |");
}

fn row(phase: &str, what: &str, waits: &[Wait]) {
    let mut waits: Vec<Duration> = waits.iter().map(|wait| wait.took).collect();
    waits.sort();
    let at = |share: f64| match waits.len() {
        0 => "none".to_owned(),
        count => format!("{:.1} ms", waits[((count - 1) as f64 * share).round() as usize].as_secs_f64() * 1e3),
    };
    let [p50, p95, p99, rare, most] = [0.5, 0.95, 0.99, 0.999, 1.0].map(at);
    println!("| {phase} | {what} | {} | {p50} | {p95} | {p99} | {rare} | {most} |", waits.len());
}
