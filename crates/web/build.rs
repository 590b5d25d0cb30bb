//! Builds the browser part in `OUT_DIR` and passes its path to the crate as `JANTAKU_WEB_DIST`.
//!
//! Packagers set `WEB_DIST` to a folder built before: then neither Node nor a network is needed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

/// What the build reads below `ui`; folders with all they hold. Anything else (tests in a browser, the results of a
/// build by hand) changes nothing.
const SOURCES: &[&str] = &[
    ".npmrc",
    "index.html",
    "package-lock.json",
    "package.json",
    "public",
    "scripts",
    "src",
    "tsconfig.json",
    "vite.config.ts",
];

/// The oldest Node that Vite runs on: major and minor.
const NODE: (u32, u32) = (20, 19);

fn main() {
    println!("cargo:rerun-if-env-changed=WEB_DIST");
    let built = match env::var_os("WEB_DIST") {
        Some(dist) => built_before(Path::new(&dist)),
        None => build(),
    };
    match built {
        Ok(dist) => println!("cargo:rustc-env=JANTAKU_WEB_DIST={}", dist.display()),
        Err(message) => {
            eprintln!("\n{message}\n");
            std::process::exit(1);
        }
    }
}

/// The folder that `WEB_DIST` names.
fn built_before(dist: &Path) -> Result<PathBuf, String> {
    let dist = dist.canonicalize().map_err(|error| format!("WEB_DIST={}: {error}", dist.display()))?;
    println!("cargo:rerun-if-changed={}", dist.display());
    if !dist.join("index.html").is_file() {
        return Err(format!("WEB_DIST={} holds no index.html: it is not a built browser part", dist.display()));
    }
    Ok(dist)
}

/// What the rules are called, which the page reads, too: in the copy where it is in the sources, as seen from `ui`.
const RULES: &str = "../../core/texts";

/// Copies the sources, installs what they need and builds them.
fn build() -> Result<PathBuf, String> {
    let ui = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("ui");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("web/ui");
    check_node()?;
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    for name in SOURCES.iter().chain([&RULES]) {
        println!("cargo:rerun-if-changed={}", ui.join(name).display());
        copy_anew(&ui.join(name), &out.join(name)).map_err(|error| format!("copying ui/{name}: {error}"))?;
    }
    install(&out)?;
    npm(&out, &["run", "build"])?;
    Ok(out.join("dist"))
}

/// Fails where Node or npm is missing or too old.
fn check_node() -> Result<(), String> {
    let (major, minor) = NODE;
    let wanted = format!(
        "The browser part needs Node {major}.{minor} or newer with npm to build: https://nodejs.org\n\
         Or set WEB_DIST to a folder built elsewhere by `npm run build` in crates/web/ui."
    );
    for program in ["node", "npm"] {
        let output = Command::new(program).arg("--version").stdin(Stdio::null()).output();
        let output = output.map_err(|error| format!("{program} did not start: {error}.\n{wanted}"))?;
        let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if program == "node" && parse_version(&version).is_none_or(|found| found < NODE) {
            return Err(format!("This machine's Node is {version:?}, which is too old.\n{wanted}"));
        }
    }
    Ok(())
}

/// `v20.20.2` as (20, 20).
fn parse_version(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.strip_prefix('v')?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Replaces `to` by a copy of `from`, so that a file deleted in the sources is gone from the copy.
fn copy_anew(from: &Path, to: &Path) -> io::Result<()> {
    if to.is_dir() {
        fs::remove_dir_all(to)?;
    }
    copy(from, to)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::copy(from, to).map(|_| ())
}

/// `npm ci`, once per state of the lock file.
fn install(out: &Path) -> Result<(), String> {
    let lock = fs::read(out.join("package-lock.json")).map_err(|error| format!("package-lock.json: {error}"))?;
    let installed = out.join("installed-lock.json");
    if fs::read(&installed).is_ok_and(|before| before == lock) {
        return Ok(());
    }
    npm(out, &["ci", "--ignore-scripts"])?;
    fs::write(&installed, lock).map_err(|error| format!("{}: {error}", installed.display()))
}

/// Runs npm. Its output goes to stderr: cargo shows it at once with `-vv`, and whole where the build fails.
fn npm(out: &Path, args: &[&str]) -> Result<(), String> {
    let shown = format!("npm {}", args.join(" "));
    eprintln!("$ {shown}");
    let mut command = Command::new("npm");
    command.args(args).current_dir(out).stdin(Stdio::null()).stdout(io::stderr()).env("NODE_ENV", "production");
    if args[0] == "ci" {
        // The tools that build are listed as development dependencies.
        command.arg("--include=dev");
    }
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => {
            Err(format!("Building the browser part failed: `{shown}` ended with {status}; its output is above."))
        }
        Err(error) => Err(format!("Building the browser part failed: `{shown}` did not start: {error}.")),
    }
}
