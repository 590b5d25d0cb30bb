//! The checks, in the order in which `cargo xtask test` runs them.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{Outcome, command, find, output, root, run, target_dir};
use crate::{bench, circles, coverage, docs, fuzz, tools, web};

pub struct Step {
    pub name: &'static str,
    /// One line for `--help`.
    pub about: &'static str,
    pub run: fn() -> Outcome,
}

/// The checks of every change, in less than a quarter of an hour on two cores from an empty build folder.
pub const QUICK: &[Step] = &[
    Step { name: "fmt", about: "Rust code is formatted", run: fmt },
    Step { name: "coverage", about: "every requirement keeps its tests", run: coverage::check },
    Step {
        name: "docs",
        about: "no doc has three words or fewer, and files use one another in a circle only where ARCHITECTURE.md says so",
        run: docs,
    },
    Step { name: "web-lint", about: "the browser part's code: biome and tsc", run: web_lint },
    Step { name: "web-test", about: "the browser part's unit tests", run: web_test },
    Step { name: "web-build", about: "the browser part as it is shipped", run: web_build },
    Step { name: "test", about: "Rust unit and integration tests", run: test },
    Step { name: "doctest", about: "examples in the Rust documentation", run: doctest },
];

/// Checks that take longer, or build a workspace of their own: `cargo xtask test --all` runs these too.
pub const LONG: &[Step] = &[
    Step { name: "clippy", about: "Rust code has no warnings", run: clippy },
    Step {
        name: "match",
        about: "whole matches, reloads and restarts in a real Chromium",
        run: || in_chromium("e2e", &WHOLE_MATCHES),
    },
    Step { name: "long-test", about: "servers and databases that fail, again and again", run: long_test },
    Step { name: "e2e", about: "the rest of the page in a real Chromium", run: e2e },
    Step { name: "python", about: "the kit for Python: built, typed and tested", run: python },
    Step { name: "doc", about: "the Rust documentation has no warnings", run: doc },
    Step {
        name: "lean",
        about: "every lock file is in step, the library builds without its features, and no crate depends on more than its place allows",
        run: lean,
    },
];

/// Slow checks that seldom fail: `cargo xtask test --turn` runs one of these, `--all` every one.
pub const TURNS: &[Step] = &[
    Step { name: "counts", about: "the inner loops take no more instructions than before", run: bench::counts },
    Step { name: "fuzz", about: "parsers and replayer against inputs made up from their coverage", run: fuzz::targets },
    Step { name: "manners", about: "how often our bots call, fold and declare riichi", run: manners },
    Step {
        name: "looks",
        about: "every scene of the page in every size and theme",
        run: || in_chromium("e2e", &LOOKS),
    },
    Step { name: "bots", about: "the other tests that play for long, mostly bots", run: bots },
    Step {
        name: "lessons",
        about: "every lesson by mouse, keys and names, in both languages",
        run: || in_chromium("e2e", &LESSONS),
    },
    Step {
        name: "friends",
        about: "a match and an evening of four friends whose devices and server fail",
        run: || in_chromium("e2e", &FRIENDS),
    },
    Step {
        name: "tour",
        about: "careers, drills and replays from end to end, everything that is shown or chosen",
        run: || in_chromium("e2e", &TOUR),
    },
    Step { name: "api", about: "the server answers made-up requests without an error of its own", run: api },
    Step { name: "deny", about: "licenses and sources of the Rust dependencies", run: deny },
];

/// Slow checks that mostly repeat figures: only `cargo xtask test --all` runs these, or their names.
pub const BY_HAND: &[Step] = &[
    Step { name: "training", about: "the examples train a little and play in the arena", run: training },
    Step {
        name: "compare",
        about: "shanten of random hands by tables, by trying everything, and by xiangting",
        run: bench::hands,
    },
    Step { name: "speed", about: "the page's size, keys and tasks, as figures", run: speed },
];

/// One of the quick steps.
pub fn step(name: &str) -> &'static Step {
    QUICK.iter().find(|step| step.name == name).expect("the quick steps have this name")
}

/// The step whose turn it is. It follows from the number of commits, so that a commit always has the same.
pub fn turn() -> Result<&'static Step, String> {
    let count = output(&mut command("git", &["rev-list", "--count", "HEAD"]));
    let count: usize = count.and_then(|count| count.parse().ok()).ok_or("git does not count the commits")?;
    Ok(&TURNS[count % TURNS.len()])
}

/// A cargo run that compiles: it embeds the page that was built once.
fn cargo(args: &[&str]) -> Outcome {
    run(command("cargo", args).env("WEB_DIST", web::dist()?))
}

fn fmt() -> Outcome {
    run(&mut command("cargo", &["fmt", "--all", "--check"]))?;
    run(&mut command("cargo", &["fmt", "--check", "--manifest-path", "fuzz/Cargo.toml"]))?;
    run(&mut command("cargo", &["fmt", "--all", "--check", "--manifest-path", "benches/Cargo.toml"]))
}

fn docs() -> Outcome {
    docs::check()?;
    circles::check()
}

fn web_lint() -> Outcome {
    run(&mut web::script(&["lint"])?)
}

fn web_test() -> Outcome {
    let chromium = tools::chromium()?;
    run(web::script(&["test"])?.env("CHROMIUM", chromium))
}

fn web_build() -> Outcome {
    web::dist().map(|dist| println!("the page is in {}", dist.display()))
}

fn clippy() -> Outcome {
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
}

fn test() -> Outcome {
    println!("{}", conformance()?);
    tests_of("all()")
}

/// Runs the tests of this filter with nextest; every test if it is not installed.
pub fn tests_of(filter: &str) -> Outcome {
    let mut tests = if find("cargo-nextest").is_some() {
        nextest(&["-E", filter])
    } else {
        println!("cargo-nextest is not installed: using cargo test, which is slower");
        command("cargo", &["test", "--workspace", "--locked", "--lib", "--bins", "--tests"])
    };
    run(with_databases(&mut tests).env("WEB_DIST", web::dist()?))
}

/// One more test at a time than there are processors, since some wait for what is down or stalls.
fn nextest(args: &[&str]) -> Command {
    let at_once = std::thread::available_parallelism().map_or(1, usize::from) + 1;
    let mut tests = command("cargo", &["nextest", "run", "--workspace", "--locked", "--test-threads"]);
    tests.arg(at_once.to_string()).args(args);
    tests
}

/// Passes the programs of PostgreSQL to tests, which need them.
fn with_databases(tests: &mut Command) -> &mut Command {
    match tools::postgres() {
        Ok(programs) => drop(tests.env("JANTAKU_POSTGRES", programs)),
        Err(why) => {
            println!("without the tests of a store in PostgreSQL: {why}");
            tests.env("JANTAKU_POSTGRES", "none");
        }
    }
    tests
}

/// The tests marked `#[ignore = "long"]` of the program with its servers and databases.
fn long_test() -> Outcome {
    ignored("package(jantaku) & test(/^play::/)", &["-p", "jantaku", "--test", "all", "play::"])
}

/// The other tests marked so, except for those of the step `manners`.
fn bots() -> Outcome {
    ignored("not test(/^(play|manners)::/)", &["--workspace", "--tests"])
}

/// Runs the tests of this filter marked `#[ignore = "long"]` with nextest; cargo runs at least those, by these
/// arguments.
fn ignored(filter: &str, chosen: &[&str]) -> Outcome {
    let mut tests = if find("cargo-nextest").is_some() {
        nextest(&["--run-ignored", "only", "-E", filter])
    } else {
        command("cargo", &[&["test", "--locked"], chosen, &["--", "--ignored"]].concat())
    };
    run(with_databases(&mut tests).env("WEB_DIST", web::dist()?))
}

fn manners() -> Outcome {
    cargo(&["test", "-p", "jantaku-bots", "--locked", "--test", "all", "manners::", "--", "--ignored"])
}

/// Reports whether the tests found what other programs wrote: tests that pass print nothing.
fn conformance() -> Result<String, String> {
    let Some(folder) = std::env::var_os("JANTAKU_CONFORMANCE").map(PathBuf::from) else {
        return Ok("JANTAKU_CONFORMANCE is not set: no real records and no score vectors of other programs".to_owned());
    };
    let vectors = folder.join("score-vectors.jsonl");
    let text = std::fs::read_to_string(&vectors)
        .map_err(|error| format!("JANTAKU_CONFORMANCE: {}: {error}", vectors.display()))?;
    let count = text.lines().filter(|line| !line.trim().is_empty()).count();
    Ok(format!("JANTAKU_CONFORMANCE: the real records and the {count} score vectors of {}", folder.display()))
}

/// Writes what is generated and committed: the HTTP API's document, the page's types and keys, the docs of rules, and which
/// requirements are held.
pub fn write() -> Outcome {
    let write = |mut command: Command| run(command.env("JANTAKU_WRITE", "1"));
    for (package, tests) in [("jantaku-core", "rules_doc"), ("jantaku-wire", ""), ("jantaku-drills", "page::")] {
        let args = ["test", "--quiet", "--locked", "-p", package, "--all-features", "--tests", tests];
        write(command("cargo", &args))?;
    }
    write(web::script(&["test", "--", "src/texts/texts.test.ts"])?)?;
    coverage::write()
}

fn doctest() -> Outcome {
    cargo(&["test", "--workspace", "--locked", "--doc"])
}

fn python() -> Outcome {
    let programs = tools::python()?;
    let interpreter = programs.join("python");
    let python = |args: &[&str]| run(&mut command(&interpreter, args));
    const CODE: [&str; 3] = ["crates/py", "examples", "tools/http-api"];
    python(&[&["-m", "ruff", "format", "--check"], &CODE[..]].concat())?;
    python(&[&["-m", "ruff", "check"], &CODE[..]].concat())?;
    python(&["-m", "mypy"])?;
    // Editors show what pyright finds.
    run(command(&interpreter, &["-m", "pyright", "--warnings", "--pythonpath"]).arg(&interpreter))?;
    // The types that the package states are those of the module.
    python(&["-m", "mypy.stubtest", "jantaku", "--mypy-config-file", "pyproject.toml"])?;
    python(&["-m", "pytest", "--quiet"])
}

fn api() -> Outcome {
    let (programs, jantaku) = (tools::schemathesis()?, program()?);
    run(command(programs.join("python"), &["-m", "pytest", "--quiet", "tools/http-api"]).env("JANTAKU_BIN", jantaku))
}

/// Runs the training examples; how well they learn is in docs/python.md.
fn training() -> Outcome {
    let (python, jantaku) = (tools::pytorch()?, program()?);
    // They write below the working folder: a new one, away from models that somebody trains.
    let folder = target_dir().join("training");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let here = |program: &Path, args: &[&str]| {
        run(command(program, args).current_dir(&folder).env("PYTHONPATH", root().join("crates/py/python")))
    };
    let [clone, ppo] = ["clone.py", "ppo.py"].map(|name| root().join("examples").join(name).display().to_string());
    here(&python, &[&clone, "data", "--teacher", "easy", "--matches", "3"])?;
    here(&python, &[&clone, "train", "--epochs", "1"])?;
    here(&python, &[&ppo, "--start", "target/clone/model.pt", "--updates", "2"])?;
    let bot = |model: &str| format!("jantaku:{} {clone} play --model target/{model}/model.pt", python.display());
    here(
        &jantaku,
        &["arena", "--matches", "2", "--bot", &bot("clone"), "--bot", &bot("ppo"), "--bot", "easy", "--bot", "easy"],
    )
}

fn doc() -> Outcome {
    let args = ["doc", "--workspace", "--no-deps", "--locked"];
    run(command("cargo", &args).env("WEB_DIST", web::dist()?).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Dependencies that the library has only on request.
const NOT_LEAN: &[&str] = &["rand_chacha", "strsim", "toml"];

/// Each crate by itself: in the workspace its features are on because others need them.
fn lean() -> Outcome {
    let locks = output(&mut command("git", &["ls-files", "*Cargo.lock"])).ok_or("git lists no files")?;
    for lock in locks.lines() {
        let manifest = lock.replace(".lock", ".toml");
        let args = ["tree", "--locked", "--quiet", "--depth", "0", "--manifest-path", &manifest];
        run(&mut command("cargo", &args))
            .map_err(|_| format!("{lock} is not in step with what {manifest} asks for"))?;
    }
    for package in ["jantaku-core", "jantaku-score", "jantaku-rs"] {
        let args = ["clippy", "-p", package, "--no-default-features", "--locked", "--", "-D", "warnings"];
        run(&mut command("cargo", &args))?;
        without(package, &["--no-default-features"], NOT_LEAN)?;
    }
    for package in PURE {
        without(package, &["--all-features"], IMPURE)?;
    }
    without("jantaku-dataset", &[], IMPURE)?;
    without("jantaku-table", &[], &["axum", "clap", "hyper"])?;
    without("jantaku-server", &["--no-default-features"], &["clap", "jantaku-web"])
}

/// The crates that only compute.
const PURE: [&str; 14] = [
    "jantaku-core",
    "jantaku-score",
    "jantaku-engine",
    "jantaku-record",
    "jantaku-bots",
    "jantaku-advice",
    "jantaku-stats",
    "jantaku-scenario",
    "jantaku-career",
    "jantaku-drills",
    "jantaku-encode",
    "jantaku-lessons",
    "jantaku-wire",
    "jantaku-rs",
];
const IMPURE: &[&str] = &["axum", "clap", "hyper", "rusqlite", "tokio"];

/// Fails if a package depends on one of these.
fn without(package: &str, features: &[&str], unwanted: &[&str]) -> Outcome {
    let args = [&["tree", "-p", package, "-e", "normal", "--prefix", "none", "--locked"], features].concat();
    let tree = output(&mut command("cargo", &args)).ok_or_else(|| format!("`cargo tree -p {package}` fails"))?;
    let brought = |name: &&&str| tree.lines().any(|line| line.split(' ').next() == Some(**name));
    unwanted.iter().find(brought).map_or(Ok(()), |name| Err(format!("{package} depends on {name}")))
}

fn deny() -> Outcome {
    run(&mut command(tools::cargo_deny()?, &["check", "bans", "licenses", "sources"]))
}

/// The tests of the page for every change, by their files.
const WHOLE_MATCHES: [&str; 2] = ["match.test.ts", "lasting.test.ts"];

/// Tests of the page that take minutes.
const LOOKS: [&str; 3] = ["boxes.test.ts", "look.test.ts", "themes.test.ts"];
const LESSONS: [&str; 1] = ["lessons.test.ts"];
const FRIENDS: [&str; 2] = ["friends.test.ts", "night.test.ts"];
const TOUR: [&str; 5] = ["career.test.ts", "choices.test.ts", "display.test.ts", "drills.test.ts", "replay.test.ts"];

fn e2e() -> Outcome {
    let apart = [&WHOLE_MATCHES[..], &LOOKS, &LESSONS, &FRIENDS, &TOUR].concat();
    let others: Vec<String> = apart.iter().map(|file| format!("--exclude=**/{file}")).collect();
    in_chromium("e2e", &others.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The pictures in docs/ of a real table.
pub fn screenshots() -> Outcome {
    in_chromium("screenshots", &[])
}

/// The speed of the page: its load, the time from a key to its tile, the tasks of its main thread.
pub fn speed() -> Outcome {
    in_chromium("speed", &[])
}

/// Pictures of the page's main states, at every size and in both themes; only the named ones, if any.
pub fn gallery(states: &[&str]) -> Outcome {
    let chromium = tools::chromium()?;
    tools::kanji_font()?;
    run(web::script(&["gallery", "--"])?.args(states).env("CHROMIUM", chromium))
}

/// Runs a script of the browser part that starts Chromium and the program `JANTAKU_BIN`.
fn in_chromium(script: &str, args: &[&str]) -> Outcome {
    let chromium = tools::chromium()?;
    tools::kanji_font()?;
    run(web::script(&[script, "--"])?.args(args).env("CHROMIUM", chromium).env("JANTAKU_BIN", program()?))
}

/// The program `jantaku` that the tests have built: for its package alone cargo would rebuild its dependencies.
fn program() -> Result<PathBuf, String> {
    cargo(&["test", "--workspace", "--locked", "--no-run"])?;
    Ok(target_dir().join("debug/jantaku"))
}
