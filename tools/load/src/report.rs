//! What is printed in the end.

use std::fs;
use std::time::Duration;

use crate::person::Waits;

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

/// Prints what people waited for, as a table.
pub fn print(mut waits: Waits, seconds: f64) {
    let answers = waits.acknowledged.len();
    println!(
        "{answers} answers ({:.0}/s), {} too late, {} events, {} times a player at the end of a match",
        answers as f64 / seconds,
        waits.stale,
        waits.events,
        waits.over
    );
    println!("\n| | p50 | p95 | p99 | p99.9 | most |\n|---|---|---|---|---|---|");
    row("an answer until it counts", &mut waits.acknowledged);
    row("a discard until it lies", &mut waits.shown);
}

fn row(what: &str, waits: &mut [Duration]) {
    waits.sort();
    let at = |share: f64| match waits.len() {
        0 => "none".to_owned(),
        count => format!("{:.1} ms", waits[((count - 1) as f64 * share).round() as usize].as_secs_f64() * 1e3),
    };
    println!("| {what} | {} | {} | {} | {} | {} |", at(0.5), at(0.95), at(0.99), at(0.999), at(1.0));
}
