//! Benchmarks, in a workspace of their own, benches/: speed beside other programs, and counted instructions.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::command::{Outcome, command, root, run, target_dir};
use crate::tools;

/// Prints the table twice: built for this processor, and for any.
pub fn table(args: &[&str]) -> Outcome {
    for (kind, flags) in [("native", "-Ctarget-cpu=native"), ("portable", "")] {
        run(cargo(&["run", "--release", "--bin", "table", "--"], kind).args(args).env("RUSTFLAGS", flags))?;
    }
    Ok(())
}

/// The number of compared hands: enough of each kind to meet every class of suits many times.
const HANDS: &str = "100000";

/// Compares the shanten and accepted kinds of random hands with other ways to find them.
pub fn hands() -> Outcome {
    run(&mut cargo(
        &["clippy", "--release", "--package", "jantaku-bench", "--all-targets", "--", "-D", "warnings"],
        "portable",
    ))?;
    run(&mut cargo(&["run", "--release", "--package", "jantaku-bench", "--bin", "compare", "--", HANDS], "portable"))
}

/// Cargo in benches/; the kinds of code are built in folders of their own.
fn cargo(args: &[&str], kind: &str) -> Command {
    let mut cargo = command("cargo", &args[..1]);
    cargo.args(["--locked", "--manifest-path", "benches/Cargo.toml"]).args(&args[1..]);
    cargo.env("CARGO_TARGET_DIR", target_dir().join("benches").join(kind));
    cargo
}

type Counts = BTreeMap<String, u64>;

/// The rise of a count, in hundredths, that the file must state.
const MORE: u64 = 5;

/// Counts the instructions of W1 to W5 and compares them with benches/counts.txt, or writes it if
/// `JANTAKU_WRITE_COUNTS` is set.
pub fn counts() -> Outcome {
    let counted = count()?;
    let path = root().join("benches/counts.txt");
    if std::env::var_os("JANTAKU_WRITE_COUNTS").is_some() {
        return fs::write(&path, written(&counted)).map_err(|error| format!("{}: {error}", path.display()));
    }
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    compare(&read(&text)?, &counted)
}

/// Runs the loops under callgrind, built for any processor.
fn count() -> Result<Counts, String> {
    tools::valgrind()?;
    let runner = tools::gungraun_runner(&version()?)?;
    let mut bench = cargo(&["bench", "--package", "jantaku-bench", "--bench", "counts"], "portable");
    bench.env("RUSTFLAGS", "").env("GUNGRAUN_RUNNER", runner).env("GUNGRAUN_COLOR", "never");
    println!("$ cargo bench --package jantaku-bench --bench counts");
    let output = bench.stderr(Stdio::inherit()).output().map_err(|error| format!("cargo did not start: {error}"))?;
    let printed = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        return Err(format!("{printed}\nthe loops were not counted: {}", output.status));
    }
    parse_counts(&printed)
}

/// The version of the library in the lock file: the runner must have the same.
fn version() -> Result<String, String> {
    let path: PathBuf = root().join("benches/Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let version = lock.lines().skip_while(|line| *line != "name = \"gungraun\"").nth(1);
    let version = version.and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| format!("{} has no gungraun", path.display()))
}

/// Parses the runner's output: a line `counts::works::LOOP INPUT:...`, then among others `Instructions: COUNT|...`.
fn parse_counts(printed: &str) -> Result<Counts, String> {
    let mut counts = Counts::new();
    let mut name = None;
    for line in printed.lines() {
        if let Some(printed) = line.strip_prefix("counts::works::") {
            name = printed.split(':').next().map(|name| name.replace(' ', "."));
        } else if let Some(printed) = line.trim().strip_prefix("Instructions:") {
            let count = printed.split('|').next().unwrap_or_default().trim();
            let count = count.parse().map_err(|_| format!("`{line}` has no count"))?;
            counts.insert(name.take().ok_or_else(|| format!("`{line}` is of no loop"))?, count);
        }
    }
    if counts.is_empty() { Err(format!("no loop was counted:\n{printed}")) } else { Ok(counts) }
}

fn written(counts: &Counts) -> String {
    counts.iter().map(|(name, count)| format!("{name} {count}\n")).collect()
}

fn read(text: &str) -> Result<Counts, String> {
    let entry = |line: &str| {
        let (name, count) = line.split_once(' ')?;
        Some((name.to_owned(), count.parse().ok()?))
    };
    let entries = text.lines().map(|line| entry(line).ok_or_else(|| format!("counts.txt: `{line}` is no count")));
    entries.collect()
}

/// Fails if a loop takes over 5 % more than in the file, or is only in one of the two.
fn compare(file: &Counts, counted: &Counts) -> Outcome {
    let mut faults = Vec::new();
    let unknown = counted.keys().filter(|name| !file.contains_key(*name));
    faults.extend(unknown.map(|name| format!("counts.txt lacks {name}")));
    for (name, before) in file {
        let Some(now) = counted.get(name) else {
            faults.push(format!("{name} of counts.txt was not counted"));
            continue;
        };
        let change = 100.0 * (*now as f64 / *before as f64 - 1.0);
        println!("{name:20} {before:12} -> {now:12} {change:+6.1} %");
        if now * 100 > before * (100 + MORE) {
            faults.push(format!("{name} takes {now} instructions, {change:+.1} %; {MORE} % are allowed"));
        }
    }
    let hint = "if that is meant: JANTAKU_WRITE_COUNTS=1 cargo xtask test counts, and commit benches/counts.txt";
    if faults.is_empty() { Ok(()) } else { Err(format!("{}\n{hint}", faults.join("\n"))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_and_a_rise_is_found() {
        let printed = "counts::works::shanten all:drawn(Distribution::All, 9)\n  Instructions:   1000|N/A   (*********)\n  \
                    L1 Hits:  5|N/A\ncounts::works::replaying tenhou:recorded()\n  Instructions:  200|150 (+33.3%)\n";
        let counted = parse_counts(printed).unwrap();
        assert_eq!(written(&counted), "replaying.tenhou 200\nshanten.all 1000\n");
        assert_eq!(read(&written(&counted)).unwrap(), counted);
        assert!(compare(&counted, &counted).is_ok());
        assert!(compare(&read("replaying.tenhou 191\nshanten.all 1200\n").unwrap(), &counted).is_ok());
        for file in [
            "replaying.tenhou 190\nshanten.all 1000\n",
            "replaying.tenhou 200\n",
            "a 1\nreplaying.tenhou 200\nshanten.all 1000\n",
        ] {
            assert!(compare(&read(file).unwrap(), &counted).is_err(), "{file}");
        }
        assert!(parse_counts("nothing").is_err());
        assert_eq!(version().unwrap().split('.').count(), 3);
    }
}
