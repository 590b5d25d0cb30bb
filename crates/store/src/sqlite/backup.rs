//! Copies of a store that is in use.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use thiserror::Error;

use super::{FileError, OpenError, Sqlite, private_file, schema};

/// Why there is no copy.
#[derive(Debug, Error)]
pub enum BackupError {
    /// What is to be copied cannot be read.
    #[error("there is nothing to copy: {0}")]
    Source(#[from] OpenError),
    /// The copy would take the place of another file.
    #[error("{} is there already: a copy takes the place of nothing", .0.display())]
    Exists(PathBuf),
    /// The copy cannot be written.
    #[error("the copy cannot be written: {0}")]
    File(#[from] FileError),
    /// The copy cannot be made, or not be read back.
    #[error("the copy failed: {0}")]
    Copy(String),
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> BackupError {
        BackupError::Copy(error.to_string())
    }
}

impl Sqlite {
    /// Copies the store in this directory to a new file, as it is at one moment, while another program may go on using it.
    /// Returns how many matches the copy has. Put into a directory as `jantaku.sqlite`, the file is a store again.
    ///
    /// # Errors
    ///
    /// If the directory has no store of ours, if the file is there already, or if it cannot be written or read back whole.
    pub fn back_up(dir: &Path, file: &Path) -> Result<u32, BackupError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let source = dir.join("jantaku.sqlite");
        let connection = Connection::open_with_flags(&source, flags).map_err(OpenError::at(&source))?;
        schema::refuse_foreign(&connection).map_err(OpenError::at(&source))?;
        if file.exists() {
            return Err(BackupError::Exists(file.to_owned()));
        }
        // Seeds of matches and hashes of sessions are in there: for its owner's eyes only, from the first byte.
        private_file(file)?;
        connection.execute("VACUUM INTO ?1", [file.to_string_lossy()])?;
        std::fs::File::open(file).and_then(|copy| copy.sync_all()).map_err(FileError::at(file))?;
        let copy = Connection::open_with_flags(file, flags)?;
        let fault: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
        match fault.as_str() {
            "ok" => Ok(copy.query_row("SELECT count(*) FROM matches", [], |row| row.get(0))?),
            _ => Err(BackupError::Copy(fault)),
        }
    }
}
