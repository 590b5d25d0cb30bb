//! Checks the paths and programs of the Dockerfile here: CI has no container engine to build it with.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// The arguments of an instruction, for each of its lines.
fn arguments<'a>(dockerfile: &'a str, instruction: &'a str) -> impl Iterator<Item = &'a str> {
    dockerfile.lines().filter_map(move |line| line.strip_prefix(instruction)?.strip_prefix(' '))
}

#[test]
fn what_is_copied_exists_and_is_not_ignored() {
    let (dockerfile, ignored) = (read("Dockerfile"), read(".dockerignore"));
    let stages: Vec<&str> =
        arguments(&dockerfile, "FROM").filter_map(|from| Some(from.split_once(" AS ")?.1)).collect();
    let mut copied = 0;
    for copy in arguments(&dockerfile, "COPY") {
        let mut words: Vec<&str> = copy.split_whitespace().collect();
        words.pop().expect("a COPY has a destination");
        if let Some(stage) = words[0].strip_prefix("--from=") {
            assert!(stages.contains(&stage), "there is no stage {stage}");
            continue;
        }
        for source in words {
            assert!(root().join(source).exists(), "there is no {source}");
            assert!(!ignored.lines().any(|line| line == source), "{source} is ignored");
            copied += 1;
        }
    }
    assert!(copied >= 2);
    // Without its sources a member of the workspace keeps all others from building.
    for member in ["crates", "tools/calibrate", "xtask"] {
        assert!(read("Cargo.toml").contains(member) && !ignored.lines().any(|line| line == member), "{member}");
    }
}

#[test]
fn the_program_is_built_as_it_is_outside() {
    let (dockerfile, contributing) = (read("Dockerfile"), read("CONTRIBUTING.md"));
    let runs: Vec<&str> = arguments(&dockerfile, "RUN").collect();
    let npm = |run: &&&str| run.starts_with("npm ");
    assert_eq!(runs.iter().filter(npm).count(), 2);
    for run in runs.iter().filter(npm) {
        assert!(contributing.contains(run), "CONTRIBUTING.md does not name `{run}`");
    }
    assert!(runs.contains(&"cargo build --release --locked"));
    assert!(read("README.md").contains("cargo run --release"));
    assert!(dockerfile.contains("ENV WEB_DIST=/"), "CONTRIBUTING.md asks for an absolute path");
    let manifest = read("Cargo.toml");
    let rust = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"')).unwrap();
    assert!(arguments(&dockerfile, "FROM").any(|from| from.starts_with(&format!("rust:{rust}-"))), "Rust is {rust}");
}

#[test]
fn the_container_runs_without_privileges() {
    let dockerfile = read("Dockerfile");
    let last = dockerfile.rsplit("\nFROM ").next().unwrap();
    let user = arguments(last, "USER").last().expect("the last stage names a user");
    assert!(!["root", "0"].contains(&user.split(':').next().unwrap()));
    assert!(arguments(last, "RUN").any(|run| run.contains("useradd") && run.contains(user)));
    assert!(arguments(last, "VOLUME").any(|path| arguments(last, "CMD").any(|command| command.contains(path))));
}
