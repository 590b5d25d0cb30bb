//! The checks, in the order in which `cargo xtask test` runs them.

use crate::command::{Outcome, command, find, run};
use crate::tools;

/// One check.
pub struct Step {
    /// What `cargo xtask test NAME` calls it.
    pub name: &'static str,
    /// One line for a person.
    pub about: &'static str,
    /// Runs it.
    pub run: fn() -> Outcome,
}

/// Every check; the quick ones first.
pub const STEPS: &[Step] = &[
    Step { name: "fmt", about: "Rust code is formatted", run: fmt },
    Step { name: "clippy", about: "Rust code has no warnings", run: clippy },
    Step { name: "test", about: "Rust unit and integration tests", run: test },
    Step { name: "doctest", about: "examples in the Rust documentation", run: doctest },
    Step { name: "deny", about: "licenses and sources of the Rust dependencies", run: deny },
];

fn cargo(args: &[&str]) -> Outcome {
    run(&mut command("cargo", args))
}

fn fmt() -> Outcome {
    cargo(&["fmt", "--all", "--check"])
}

fn clippy() -> Outcome {
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
}

fn test() -> Outcome {
    if find("cargo-nextest").is_some() {
        cargo(&["nextest", "run", "--workspace", "--locked"])
    } else {
        println!("cargo-nextest is not installed: using cargo test, which is slower");
        cargo(&["test", "--workspace", "--locked", "--lib", "--bins", "--tests"])
    }
}

fn doctest() -> Outcome {
    cargo(&["test", "--workspace", "--locked", "--doc"])
}

fn deny() -> Outcome {
    run(&mut command(tools::cargo_deny()?, &["check", "bans", "licenses", "sources"]))
}
