use std::path::PathBuf;

use jantaku_record::PlayMatchError;
use parquet::errors::ParquetError;
use thiserror::Error;

/// Why no rows can be written or read.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum DatasetError {
    /// A file or folder cannot be read or written.
    #[error("{path}: {error}", path = .path.display())]
    File { path: PathBuf, error: std::io::Error },
    /// A file of rows cannot be read or written.
    #[error("{path}: {error}", path = .path.display())]
    Parquet { path: PathBuf, error: ParquetError },
    /// A file has other columns, or none of our counts.
    #[error("{path}: this is no file of decisions: {what}", path = .path.display())]
    Foreign { path: PathBuf, what: String },
    /// The folder was begun from something else.
    #[error("{path} was begun with another `{field}`: {found}, not {wanted}; take another folder", path = .path.display())]
    Begun {
        path: PathBuf,
        /// The first field that differs.
        field: String,
        found: String,
        /// What it would be now.
        wanted: String,
    },
    /// The folder has files that a run would write, and no manifest.
    #[error("{path} has files of rows or a card.json, but no {manifest}: take another folder", path = .path.display(), manifest = crate::card::MANIFEST)]
    Stray { path: PathBuf },
    /// The files would be written among the records.
    #[error("{out} is within the folder of the records", out = .out.display())]
    Inside { out: PathBuf },
    /// There is nothing to make rows of.
    #[error("there is nothing to make decisions of")]
    Nothing,
    /// A number of shards that no file name has.
    #[error("{shards} files are too many: put more into each")]
    Shards {
        /// How many there would be.
        shards: u64,
    },
    /// The bots do not fit the rules.
    #[error("{found} bots are named, the rules `{rules}` seat {wanted}")]
    Seats {
        /// How many are named.
        found: usize,
        wanted: usize,
        rules: String,
    },
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] jantaku_bots::UnknownBot),
    /// A match cannot be played.
    #[error("match {number}: {error}")]
    Play { number: u32, error: PlayMatchError },
    /// There are no threads to work with.
    #[error("there are no threads to work with: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Names the file of an error.
pub(crate) fn at<E>(
    path: &std::path::Path,
    make: impl FnOnce(PathBuf, E) -> DatasetError,
) -> impl FnOnce(E) -> DatasetError {
    let path = path.to_owned();
    |error| make(path, error)
}

impl DatasetError {
    pub(crate) fn file(path: PathBuf, error: std::io::Error) -> DatasetError {
        DatasetError::File { path, error }
    }

    pub(crate) fn parquet(path: PathBuf, error: ParquetError) -> DatasetError {
        DatasetError::Parquet { path, error }
    }
}
