//! Errors of opening a store: each names the path.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::FileError;
use crate::sql::UNFINISHED_IN_WORDS;

/// Why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another program has the directory.
    #[error("the data directory {dir} is in use by another jantaku{at}", dir = .dir.display(), at = .at.as_ref().map(|at| format!(", at {at}")).unwrap_or_default())]
    InUse {
        dir: PathBuf,
        /// The address of its table, if known.
        at: Option<String>,
    },
    #[error("there is no store in {}: name the directory that has one", .0.display())]
    Missing(PathBuf),
    #[error("{file}: {why}", file = .file.display())]
    Unfit { file: PathBuf, why: Unfit },
    #[error(transparent)]
    File(#[from] FileError),
    /// The threads of a store cannot start.
    #[error("this system starts no further thread: {0}")]
    Thread(io::Error),
}

impl OpenError {
    /// Returns a closure that names this file in an error.
    pub(super) fn at<W: Into<Unfit>>(file: &Path) -> impl FnOnce(W) -> OpenError {
        move |why| OpenError::Unfit { file: file.to_owned(), why: why.into() }
    }
}

#[derive(Debug, Error)]
pub enum Unfit {
    /// Written by a later version of this program.
    #[error(
        "the store is of version {found}, this jantaku knows versions up to {newest}: use a newer jantaku or another data directory"
    )]
    Newer { found: u32, newest: u32 },
    /// Written by an earlier version of this program, and must not be upgraded beside it.
    #[error("the store is of version {found}, not {newest}: start the server once with this jantaku")]
    Older { found: u32, newest: u32 },
    /// Not a store of ours.
    #[error("this is a database of another program: name another data directory")]
    Foreign,
    /// A file without a byte is no store: a full disk or a failed copy leaves one.
    #[error("the file is empty, which no store is: put a backup in its place, or remove it to begin a new store")]
    Empty,
    /// Left by an interrupted copy.
    #[error("this {UNFINISHED_IN_WORDS}")]
    Unfinished,
    #[error("the store failed: {0}")]
    Database(#[from] rusqlite::Error),
}
