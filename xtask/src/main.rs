//! Project chores. `cargo xtask --help` lists them.

mod bench;
mod changed;
mod circles;
mod command;
mod coverage;
mod docs;
mod faults;
mod fuzz;
mod kit;
mod steps;
mod tools;
mod web;

use std::process::ExitCode;
use std::time::Instant;

use steps::{BY_HAND, LONG, QUICK, Step, TURNS};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] | ["help" | "-h" | "--help", ..] | [_, "-h" | "--help", ..] => {
            help();
            ExitCode::SUCCESS
        }
        ["test", "--changed"] => chore(changed::check(None)),
        ["test", "--changed", base] => chore(changed::check(Some(base))),
        ["test", names @ ..] => match select(names) {
            Ok(steps) => test(&steps),
            Err(message) => usage_error(&message),
        },
        ["screenshots"] => chore(steps::screenshots()),
        ["gallery", states @ ..] => chore(steps::gallery(states)),
        ["speed"] => chore(steps::speed()),
        ["wheel"] => chore(kit::wheel()),
        ["site"] => chore(kit::site()),
        ["write"] => chore(steps::write()),
        ["coverage"] => chore(coverage::print()),
        ["faults", names @ ..] => chore(faults::find(names)),
        ["bench", args @ ..] => chore(bench::table(args)),
        [other, ..] => usage_error(&format!("there is no chore `{other}`")),
    }
}

fn chore(outcome: command::Outcome) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn help() {
    println!("Usage: cargo xtask coverage\n\nPrints which tests hold which requirement of docs/requirements.md.\n");
    println!(
        "Usage: cargo xtask write\n\nWrites anew what is made from sources and committed: keys, types, API, docs.\n"
    );
    println!("Usage: cargo xtask bench [--passes N] [WORK...]\n");
    println!("Times the inner loops W1 to W5 beside those of other programs, built for this processor and for any.\n");
    println!("Usage: cargo xtask screenshots\n\nMakes the pictures in docs/ anew: a real table in Chromium.");
    println!("\nUsage: cargo xtask wheel\n\nBuilds the Python package for any Linux on x86-64.");
    println!("\nUsage: cargo xtask site\n\nBuilds docs/ as a site, with every name of the Python package.");
    println!("\nUsage: cargo xtask speed\n\nMeasures the page in Chromium: its size, keys, tasks of the main thread.");
    println!(
        "\nUsage: cargo xtask gallery [STATE...]\n\nMakes pictures of the main states of the page at four sizes, light and dark."
    );
    println!(
        "\nUsage: cargo xtask faults [NAME...]\n\nPlants a fault in a copy of the last commit; the storm of several servers has to find it:\n"
    );
    faults::list();
    println!(
        "\nUsage: cargo xtask test [--all | --long | --turn | --changed [COMMIT] | STEP...]\n\n--changed runs what can break by what differs from main or COMMIT. Without it, the quick checks, in this order:\n"
    );
    list(QUICK);
    println!("\n--all runs these too, --long only these:\n");
    list(LONG);
    println!("\n--all runs these too, --turn one of them, each in its turn from commit to commit:\n");
    list(TURNS);
    println!("\nOnly --all runs these; run one by its name when you change what it measures:\n");
    list(BY_HAND);
    println!(
        "\nEnvironment:
  JANTAKU_TEST_SCALE    size of the tests that play many hands; 1 (the default) is CI's, 10 or 50 a full run
  JANTAKU_FUZZ_SECONDS  how long each fuzz target runs; 60 where it is not set
  JANTAKU_WRITE_COUNTS  set, the step `counts` writes benches/counts.txt instead of holding the loops against it
  JANTAKU_CONFORMANCE   folder of vectors from other programs; tests that need it are skipped without it
  WEB_DIST              a browser part built before; without it the checks build it once for all cargo runs"
    );
}

fn list(steps: &[Step]) {
    for step in steps {
        println!("  {:10} {}", step.name, step.about);
    }
}

fn usage_error(message: &str) -> ExitCode {
    eprintln!("xtask: {message}; `cargo xtask --help` lists what there is");
    ExitCode::from(2)
}

/// Selects the named steps in this order, or the quick ones.
fn select(names: &[&str]) -> Result<Vec<&'static Step>, String> {
    let all = || QUICK.iter().chain(LONG).chain(TURNS).chain(BY_HAND);
    match names {
        [] => Ok(QUICK.iter().collect()),
        ["--all"] => Ok(all().collect()),
        ["--long"] => Ok(LONG.iter().collect()),
        ["--turn"] => Ok(vec![steps::turn()?]),
        names => names
            .iter()
            .map(|name| all().find(|step| step.name == *name).ok_or(format!("there is no step `{name}`")))
            .collect(),
    }
}

/// Runs the steps, each with its seconds, up to the first that fails.
fn test(steps: &[&Step]) -> ExitCode {
    let start = Instant::now();
    let mut seconds = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        println!("\n==> {} of {}, {}: {}", at + 1, steps.len(), step.name, step.about);
        println!("    {}", progress(&steps[at + 1..], start.elapsed().as_secs()));
        let begun = Instant::now();
        let result = (step.run)();
        let took = begun.elapsed().as_secs_f64();
        if let Err(message) = result {
            eprintln!("\nxtask: step `{}` FAILED after {took:.1} s: {message}", step.name);
            eprintln!("       again: cargo xtask test {}", step.name);
            return ExitCode::FAILURE;
        }
        println!("<== {}: {took:.1} s", step.name);
        seconds.push((step.name, took));
    }
    println!("\nAll steps passed:");
    for (name, took) in seconds {
        println!("  {name:10} {took:7.1} s");
    }
    println!("  {:10} {:7.1} s", "together", start.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

/// The time so far, and the steps left.
fn progress(left: &[&Step], seconds: u64) -> String {
    let left: Vec<&str> = left.iter().map(|step| step.name).collect();
    let left = if left.is_empty() { "this is the last step".to_owned() } else { format!("left: {}", left.join(" ")) };
    format!("{}:{:02} so far; {left}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_selected_by_name() {
        let names = |picked: &[&str]| select(picked).map(|steps| steps.iter().map(|s| s.name).collect::<Vec<_>>());
        assert_eq!(names(&["clippy", "fmt"]).unwrap(), ["clippy", "fmt"]);
        assert_eq!(names(&[]).unwrap().len(), QUICK.len());
        assert_eq!(names(&["--long"]).unwrap().len(), LONG.len());
        let turns: Vec<_> = TURNS.iter().map(|step| step.name).collect();
        assert!(turns.contains(&names(&["--turn"]).unwrap()[0]));
        let by_hand: Vec<_> = BY_HAND.iter().map(|step| step.name).collect();
        let all = [names(&[]).unwrap(), names(&["--long"]).unwrap(), turns, by_hand].concat();
        assert_eq!(names(&["--all"]).unwrap(), all);
        assert_eq!(names(&["fmt", "nonsense"]).unwrap_err(), "there is no step `nonsense`");
        assert_eq!(names(&["fmt", "--all"]).unwrap_err(), "there is no step `--all`");
    }

    #[test]
    fn progress_names_the_steps_that_are_left() {
        let steps: Vec<&Step> = QUICK.iter().collect();
        assert_eq!(progress(&steps[..2], 75), "1:15 so far; left: fmt coverage");
        assert_eq!(progress(&[], 600), "10:00 so far; this is the last step");
    }
}
