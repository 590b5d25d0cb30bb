//! The files that a command works on, and their progress.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use jantaku_dataset::files_below;

use crate::failure::Failure;

pub struct Listed {
    pub path: PathBuf,
    /// Whether it was named itself, and so has to be readable; a directory may have other files too.
    pub named: bool,
}

pub fn files(paths: &[PathBuf]) -> Result<Vec<Listed>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if path.as_os_str() != "-" && !path.exists() {
            return Err(Failure::input(format!("{}: {}", path.display(), text!("any-no-file"))));
        }
        if path.is_dir() {
            let below = files_below(path).map_err(|error| named(path, &error))?;
            files.extend(below.into_iter().map(|path| Listed { path, named: false }));
        } else {
            files.push(Listed { path: path.clone(), named: true });
        }
    }
    Ok(files)
}

fn named(path: &Path, error: &std::io::Error) -> Failure {
    Failure::input(format!("{}: {error}", path.display()))
}

/// The progress of work on files, drawn on a terminal only.
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
