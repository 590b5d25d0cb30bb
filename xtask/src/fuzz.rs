//! Runs the fuzz targets for a time, one per processor.
//!
//! Coverage guides them through options of the stable compiler. A sanitizer would need another compiler, and there is
//! no unsafe code of our own for one to look at.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use crate::command::{Outcome, command, output, root, run, target_dir};

/// The options of cargo-fuzz: counters at every edge, and traced comparisons.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Cllvm-args=-simplifycfg-branch-fold-threshold=0 --cfg fuzzing";

/// The records of the tests, a folder for each format.
const RECORDS: &str = "crates/record/tests/corpus";

/// The folders among them that have no format of the target `format`.
const NOT_FORMATS: [&str; 4] = ["jantaku", "mutants", "snapshots", "tenhou-client"];

/// The targets, each with the tests' files that it begins with, besides its own in fuzz/corpus. `format` runs once for
/// each format, with its records; `read` begins with those of all.
const SEEDS: &[(&str, &[&str])] = &[
    ("client", &["crates/record/tests/corpus/tenhou-client"]),
    ("format", &[]),
    ("majsoul", &[]),
    ("notation", &[]),
    ("read", &["crates/record/tests/corpus/tenhou-client"]),
    ("record", &["crates/record/tests/corpus/jantaku", "crates/record/tests/data"]),
    ("replay", &["crates/record/tests/corpus/jantaku", "crates/record/tests/corpus/mjai"]),
    ("rules", &["crates/core/presets"]),
];

/// A target and what it begins with.
struct Run {
    target: &'static str,
    /// The format, or the target again.
    name: String,
    seeds: Vec<String>,
}

fn runs() -> Vec<Run> {
    let folders = fs::read_dir(root().join(RECORDS)).into_iter().flatten().flatten();
    let folders = folders.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().display().to_string());
    let mut formats: Vec<String> = folders.filter(|name| !NOT_FORMATS.contains(&name.as_str())).collect();
    formats.sort();
    let mut runs = Vec::new();
    for &(target, seeds) in SEEDS {
        let records = formats.iter().map(|format| format!("{RECORDS}/{format}"));
        let seeds = seeds.iter().map(ToString::to_string);
        match target {
            "format" => runs.extend(formats.iter().zip(records).map(|(name, seeds)| Run {
                target,
                name: name.clone(),
                seeds: vec![seeds],
            })),
            "read" => runs.push(Run { target, name: target.to_owned(), seeds: seeds.chain(records).collect() }),
            _ => runs.push(Run { target, name: target.to_owned(), seeds: seeds.collect() }),
        }
    }
    runs
}

/// Builds the targets and runs each for `JANTAKU_FUZZ_SECONDS`, 60 by default.
pub fn targets() -> Outcome {
    let seconds = std::env::var("JANTAKU_FUZZ_SECONDS").unwrap_or("60".to_owned());
    let seconds: u32 = seconds.parse().map_err(|_| format!("JANTAKU_FUZZ_SECONDS is `{seconds}`, not seconds"))?;
    let built = build()?;
    let waiting: Mutex<VecDeque<Run>> = Mutex::new(runs().into());
    let next = || waiting.lock().ok()?.pop_front();
    let work = || std::iter::from_fn(next).map(|run| fuzz(&built, &run, seconds)).collect();
    let outcomes: Vec<Outcome> = thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_else(|_| vec![Err("panicked".into())])).collect()
    });
    let failed: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

fn build() -> Result<PathBuf, String> {
    let version = output(&mut command("rustc", &["-vV"])).ok_or("rustc did not start")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc names no host")?;
    let folder = target_dir().join("fuzz");
    // With a target named, build scripts and macros are spared the flags.
    let args = ["build", "--release", "--locked", "--manifest-path", "fuzz/Cargo.toml", "--target", host];
    run(command("cargo", &args).env("RUSTFLAGS", FLAGS).env("CARGO_TARGET_DIR", &folder))?;
    Ok(folder.join(host).join("release"))
}

/// Runs one target. Inputs worth keeping stay in the target folder for the next run.
fn fuzz(built: &Path, run: &Run, seconds: u32) -> Outcome {
    let Run { target: program, name, seeds } = run;
    let failed = |error: std::io::Error| format!("{name}: {error}");
    let folder = target_dir().join("fuzz");
    let (kept, log) = (folder.join("corpus").join(name), folder.join(format!("{name}.log")));
    fs::create_dir_all(&kept).map_err(failed)?;
    let own = root().join("fuzz/corpus").join(name);
    // No input takes minutes on any machine: one that does, never ends.
    let mut target = command(built.join(program), &["-rss_limit_mb=256", "-timeout=300", "-print_final_stats=1"]);
    target.arg(format!("-max_total_time={seconds}")).arg(format!("-artifact_prefix={}/{name}-", folder.display()));
    target.env("JANTAKU_FORMAT", name).arg(kept).args(own.is_dir().then_some(own)).args(seeds);
    let written = File::create(&log).map_err(failed)?;
    let status = target.stderr(written).status().map_err(failed)?;
    let output = String::from_utf8_lossy(&fs::read(&log).map_err(failed)?).into_owned();
    if !status.success() {
        let begin = output.find("panicked at").or(output.find("ERROR: libFuzzer")).unwrap_or(0);
        let why: String = output[begin..].chars().take(2000).collect();
        return Err(format!("{name}: {why}\n... all of it: {}", log.display()));
    }
    match output.lines().rfind(|line| line.contains("\tDONE ")) {
        Some(done) if done.contains("cov: ") => {
            println!("{name:9} {}", done.trim_start_matches('#').replace("\tDONE  ", " runs,"));
            Ok(())
        }
        _ => Err(format!("{name}: it ran without coverage; see {}", log.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_runs_and_begins_with_something() {
        let files = fs::read_dir(root().join("fuzz/targets")).unwrap();
        let mut targets: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        targets.sort();
        let names = targets.iter().map(|path| path.file_stem().unwrap().to_str().unwrap());
        assert_eq!(names.collect::<Vec<_>>(), SEEDS.iter().map(|(name, _)| *name).collect::<Vec<_>>());
        for Run { name, seeds, .. } in runs() {
            let own = root().join("fuzz/corpus").join(&name);
            assert!(own.is_dir() || !seeds.is_empty(), "{name}");
            assert!(seeds.iter().all(|seeds| root().join(seeds).is_dir()), "{name}");
        }
        assert!(runs().iter().any(|run| run.target == "format" && run.name == "mjai"));
    }
}
