//! Tools the checks need: found, or installed where that is allowed.

use std::path::PathBuf;

use crate::command::{Outcome, command, find, output, run, target_dir};

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

/// Debian's Chromium.
pub fn chromium() -> Result<PathBuf, String> {
    if find("chromium").is_none() {
        apt_install("chromium", "Chromium, for the browser tests")?;
    }
    find("chromium").ok_or("chromium was installed but is not on PATH".to_owned())
}

/// A font with kanji: without one the page shows boxes.
pub fn kanji_font() -> Outcome {
    let fonts = output(&mut command("fc-list", &[":lang=ja"]));
    if fonts.is_some_and(|fonts| !fonts.is_empty()) {
        return Ok(());
    }
    apt_install("fontconfig fonts-ipafont-gothic", "a font with kanji, for the browser tests")
}

/// Installs Debian packages (names parted by blanks) where this user may; else says what is missing.
fn apt_install(packages: &str, what: &str) -> Outcome {
    let by_hand = format!("{what}, is missing; install it: sudo apt-get install {packages}");
    let root = output(&mut command("id", &["-u"])).is_some_and(|id| id == "0");
    if !root || find("apt-get").is_none() {
        return Err(by_hand);
    }
    println!("{what}, is missing: installing {packages}");
    let install = |args: &[&str]| run(command("apt-get", args).env("DEBIAN_FRONTEND", "noninteractive"));
    let packages: Vec<&str> = packages.split(' ').collect();
    install(&["update", "-qq"])
        .and_then(|()| install(&[&["install", "-y", "-qq", "--no-install-recommends"], &packages[..]].concat()))
        .map_err(|error| format!("{error}; {by_hand}"))
}
