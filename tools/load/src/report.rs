//! What is printed in the end.

use std::fs;
use std::iter::Sum;
use std::time::Duration;

use jantaku_testkit::Timed;

use crate::person::{Wait, Waits};
use crate::phase::Phase;

/// Memory in use and processor time of a process, as Linux counts them.
#[derive(Debug, Clone, Copy, Default)]
pub struct Usage {
    /// Resident memory in KiB.
    pub memory: u64,
    /// Processor time in hundredths of a second.
    pub ticks: u64,
}

impl Usage {
    /// What a process uses now; nothing where it is unknown.
    pub fn of(pid: u32) -> Usage {
        let read = |file: &str| fs::read_to_string(format!("/proc/{pid}/{file}")).unwrap_or_default();
        let (status, stat) = (read("status"), read("stat"));
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = memory.and_then(|rest| rest.trim().split(' ').next()?.parse().ok()).unwrap_or_default();
        // The fields behind the name, which may contain spaces: user and system time are the 12th and 13th of them.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = [11, 12].iter().filter_map(|&at| fields.get(at)?.parse::<u64>().ok()).sum();
        Usage { memory, ticks }
    }
}

impl Sum for Usage {
    fn sum<I: Iterator<Item = Usage>>(all: I) -> Usage {
        all.fold(Usage::default(), |sum, one| Usage { memory: sum.memory + one.memory, ticks: sum.ticks + one.ticks })
    }
}

/// Processor time of all processes together, in hundredths of a second.
pub fn busy() -> u64 {
    let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
    let fields = stat.lines().next().unwrap_or_default().split_whitespace().skip(1);
    let ticks: Vec<u64> = fields.filter_map(|field| field.parse().ok()).collect();
    // User, nice and system time, without the idle time and the time of waiting for disks, and then that of interrupts.
    [0, 1, 2, 5, 6].iter().filter_map(|&at| ticks.get(at)).sum()
}

/// Prints what people waited for in each phase, as a table, and what was done to the server meanwhile.
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

/// Prints how well the time until the next event tells what nobody may know, where matches with bots are over.
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
