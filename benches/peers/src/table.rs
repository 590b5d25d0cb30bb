//! Prints one table: for each work our and the peers' units per second, and whether the goal is met. Names of works on
//! the command line (`W1 W4e`) select them; `--passes N` sets how often each is timed.

use std::process::ExitCode;

use jantaku_bench_peers::{Contest, WORKS, tenhou};

fn main() -> ExitCode {
    let mut picked = Vec::new();
    let mut passes = 15;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match (arg.as_str(), WORKS.iter().find(|(name, _)| *name == arg)) {
            (_, Some(work)) => picked.push(work),
            ("--passes", None) => match args.next().and_then(|number| number.parse().ok()) {
                Some(number) if number > 0 => passes = number,
                _ => return usage("--passes takes a number from 1"),
            },
            _ => return usage(&format!("there is no work `{arg}`")),
        }
    }
    if picked.is_empty() {
        picked.extend(&WORKS);
    }
    let cpu = if cfg!(target_feature = "bmi2") { "native" } else { "portable" };
    println!("{cpu} code, medians of {passes} passes by turns, one thread\n");
    println!("| work | inputs | ours | peer | theirs | ratio | goal | | results compared |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for (name, contests) in picked {
        for mut contest in contests(&tenhou()) {
            print(name, &mut contest, passes);
        }
    }
    ExitCode::SUCCESS
}

fn usage(message: &str) -> ExitCode {
    let works = WORKS.map(|(name, _)| name).join("|");
    eprintln!("table: {message}; usage: table [--passes N] [{works}]...");
    ExitCode::from(2)
}

fn print(work: &str, contest: &mut Contest, passes: usize) {
    let line = contest.run(passes);
    for (peer, (theirs, ratio)) in contest.peers.iter().zip(line.peers) {
        let (goal, met) = match peer.goal {
            Some(goal) if ratio >= goal => (format!("{goal}x"), "met"),
            Some(goal) => (format!("{goal}x"), "not met"),
            None => (String::new(), ""),
        };
        let (ours, theirs) = (figure(line.ours), figure(theirs));
        let (inputs, unit, name, agreement) = (&contest.inputs, contest.unit, peer.name, &peer.agreement);
        println!(
            "| {work} | {inputs} | {ours} {unit}/s | {name} | {theirs} | {ratio:.2}x | {goal} | {met} | {agreement} |"
        );
    }
}

/// A rate with three significant digits.
fn figure(rate: f64) -> String {
    match rate {
        rate if rate >= 1e8 => format!("{:.0} M", rate / 1e6),
        rate if rate >= 1e7 => format!("{:.1} M", rate / 1e6),
        rate if rate >= 1e6 => format!("{:.2} M", rate / 1e6),
        rate if rate >= 1e5 => format!("{:.0} k", rate / 1e3),
        rate if rate >= 1e4 => format!("{:.1} k", rate / 1e3),
        rate => format!("{rate:.0}"),
    }
}
