//! Tools the checks need: found, or installed where that is allowed.

use std::path::PathBuf;

use crate::command::{command, find, run, target_dir};

/// `cargo-deny`, installed into the target folder where `PATH` has none.
pub fn cargo_deny() -> Result<PathBuf, String> {
    if let Some(path) = find("cargo-deny") {
        return Ok(path);
    }
    let tools = target_dir().join("tools");
    let path = tools.join("bin/cargo-deny");
    if !path.is_file() {
        println!("cargo-deny is missing: installing it into {} (minutes, once)", tools.display());
        // Unoptimised: it checks a few hundred packages, so most of its time would go into building it.
        let mut install = command("cargo", &["install", "cargo-deny", "--locked", "--debug", "--root"]);
        install.arg(&tools).env("CARGO_TARGET_DIR", tools.join("build")).env("CARGO_PROFILE_DEV_DEBUG", "0");
        run(&mut install).map_err(|error| format!("{error}; install it by hand: cargo install cargo-deny --locked"))?;
    }
    Ok(path)
}
