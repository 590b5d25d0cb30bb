//! The files that a command works on, and how far it is.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use jantaku_dataset::files_below;

use crate::failure::Failure;

/// All files, directories opened, in order of their names.
pub fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if path.as_os_str() != "-" && !path.exists() {
            return Err(Failure::input(format!("{}: {}", path.display(), text!("any-no-file"))));
        }
        if path.is_dir() {
            files.extend(files_below(path).map_err(|error| named(path, &error))?);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn named(path: &Path, error: &std::io::Error) -> Failure {
    Failure::input(format!("{}: {error}", path.display()))
}

/// The progress of work on so many files, drawn on a terminal only.
pub fn bar(files: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&text!(
        "any-file-progress",
        bar = "{bar:40}",
        done = "{pos}",
        all = "{len}",
        rate = "{per_sec}",
        left = "{eta}"
    ));
    ProgressBar::new(files as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
