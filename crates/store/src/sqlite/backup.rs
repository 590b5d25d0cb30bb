//! Backups of a store that is in use.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use thiserror::Error;

use crate::new_file::with;
use crate::{Existing, FileError, NewFile, NewFileError, Purpose, Store};

use super::{OpenError, private_file, refuse_empty, schema};

#[derive(Debug, Error)]
pub enum BackupError {
    /// The source cannot be read.
    #[error("there is nothing to copy: {0}")]
    Source(#[from] OpenError),
    /// The copy would replace another file.
    #[error("{0}: a copy takes the place of nothing")]
    Exists(NewFileError),
    /// The copy cannot be written.
    #[error("the copy cannot be written: {0}")]
    File(NewFileError),
    /// The copy cannot be made, or not be read back.
    #[error("the copy failed: {0}")]
    Copy(String),
}

impl From<NewFileError> for BackupError {
    fn from(error: NewFileError) -> BackupError {
        match error {
            NewFileError::Exists(_) => BackupError::Exists(error),
            error => BackupError::File(error),
        }
    }
}

impl From<FileError> for BackupError {
    fn from(error: FileError) -> BackupError {
        BackupError::File(error.into())
    }
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> BackupError {
        BackupError::Copy(error.to_string())
    }
}

impl Store {
    /// Copies the store in this directory to a new file, as it is at one moment, while another program may be using it.
    /// Returns the number of matches in the copy. In a directory as `jantaku.sqlite`, the file is a store again.
    ///
    /// # Errors
    ///
    /// If the directory has no store of ours, if the file exists, or if it cannot be written or read back whole.
    pub fn back_up(dir: &Path, file: &Path) -> Result<u32, BackupError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let source = dir.join("jantaku.sqlite");
        if !source.exists() {
            return Err(OpenError::Missing(dir.to_owned()).into());
        }
        let connection = Connection::open_with_flags(&source, flags).map_err(OpenError::at(&source))?;
        refuse_empty(&source)?;
        schema::refuse_unfit(&connection, Purpose::Read).map_err(OpenError::at(&source))?;
        let new = NewFile::begin(file, Existing::Kept)?;
        let matches = copy(&connection, new.part())?;
        new.finish()?;
        sync_dir_of(file)?;
        Ok(matches)
    }
}

/// Copies to an empty file, and reads the copy back.
fn copy(connection: &Connection, part: &Path) -> Result<u32, BackupError> {
    // Seeds of matches and hashes of sessions are in there: only its owner may read it, from the first byte.
    private_file(part)?;
    let journal = Journal(with(part, "-journal"));
    // SQLite would take a killed program's journal for the new file's.
    journal.remove();
    connection.execute("VACUUM INTO ?1", [part.to_string_lossy()])?;
    std::fs::File::open(part).and_then(|copy| copy.sync_all()).map_err(FileError::at(part))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let copy = Connection::open_with_flags(part, flags)?;
    let fault: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    match fault.as_str() {
        "ok" => Ok(copy.query_row("SELECT count(*) FROM matches", [], |row| row.get(0))?),
        _ => Err(BackupError::Copy(fault)),
    }
}

/// The files that SQLite keeps beside a file while it writes it, and leaves where that fails.
struct Journal(PathBuf);

impl Journal {
    /// The error of the copy is what counts.
    fn remove(&self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.remove();
    }
}

/// A new name is on the disk once its directory is.
pub(super) fn sync_dir_of(file: &Path) -> Result<(), FileError> {
    let dir = file.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) {
        std::fs::File::open(dir).and_then(|dir| dir.sync_all()).map_err(FileError::at(dir))?;
    }
    Ok(())
}
