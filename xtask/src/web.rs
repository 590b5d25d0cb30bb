//! The browser part: its packages, its checks, and the one build that all cargo runs share.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::{fs, io};

use crate::command::{Outcome, command, find, root, run, target_dir};

/// `npm run SCRIPT` with its packages installed.
pub fn script(args: &[&str]) -> Result<Command, String> {
    install()?;
    let mut npm = npm(&["run"])?;
    npm.args(args);
    Ok(npm)
}

/// The built page, from `WEB_DIST` if that is set; otherwise built once in this process.
///
/// Every cargo run gets it as `WEB_DIST`, so that no profile installs and builds the page anew.
pub fn dist() -> Result<PathBuf, String> {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    if let Some(dist) = std::env::var_os("WEB_DIST") {
        return Ok(dist.into());
    }
    if let Some(dist) = BUILT.get() {
        return Ok(dist.clone());
    }
    let dist = build()?;
    Ok(BUILT.get_or_init(|| dist).clone())
}

/// Builds the page aside and puts it in place only where it differs: an untouched folder spares cargo a rebuild.
fn build() -> Result<PathBuf, String> {
    let dist = target_dir().join("web-dist");
    let fresh = target_dir().join("web-dist.new");
    let mut build = script(&["build", "--", "--emptyOutDir", "--outDir"])?;
    run(build.arg(&fresh))?;
    let replaced = (|| {
        if dist.is_dir() {
            if same(&dist, &fresh)? {
                return fs::remove_dir_all(&fresh);
            }
            fs::remove_dir_all(&dist)?;
        }
        fs::rename(&fresh, &dist)
    })();
    replaced.map_err(|error: io::Error| format!("{}: {error}", dist.display()))?;
    Ok(dist)
}

/// Whether two files, or two folders with their contents, are equal.
fn same(a: &Path, b: &Path) -> io::Result<bool> {
    if !a.is_dir() || !b.is_dir() {
        return Ok(a.is_file() && b.is_file() && fs::read(a)? == fs::read(b)?);
    }
    let names = |dir: &Path| -> io::Result<Vec<_>> {
        let mut names = fs::read_dir(dir)?.map(|entry| Ok(entry?.file_name())).collect::<io::Result<Vec<_>>>()?;
        names.sort();
        Ok(names)
    };
    let here = names(a)?;
    if here != names(b)? {
        return Ok(false);
    }
    for name in here {
        if !same(&a.join(&name), &b.join(&name))? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// `npm ci`, once per state of the lock file.
fn install() -> Outcome {
    let lock = fs::read(ui().join("package-lock.json")).map_err(|error| format!("package-lock.json: {error}"))?;
    let installed = ui().join("node_modules/.installed-lock.json");
    if fs::read(&installed).is_ok_and(|before| before == lock) {
        return Ok(());
    }
    run(&mut npm(&["ci", "--ignore-scripts"])?)?;
    fs::write(&installed, lock).map_err(|error| format!("{}: {error}", installed.display()))
}

fn npm(args: &[&str]) -> Result<Command, String> {
    let npm = find("npm").ok_or("npm is missing: the browser part needs Node 20.19 or newer (https://nodejs.org)")?;
    let mut npm = command(npm, args);
    npm.current_dir(ui());
    Ok(npm)
}

fn ui() -> PathBuf {
    root().join("crates/web/ui")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_compared_by_names_and_content() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(same(&here.join("src"), &here.join("src")).unwrap());
        assert!(!same(&here.join("src"), here).unwrap());
        assert!(!same(&here.join("src/main.rs"), &here.join("src/web.rs")).unwrap());
        assert!(!same(&here.join("src"), &here.join("src/web.rs")).unwrap());
    }
}
