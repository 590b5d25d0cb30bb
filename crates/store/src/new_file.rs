//! Files that get their name only once they are whole.

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use thiserror::Error;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Existing {
    /// The old file stays, and there is no new one.
    Kept,
    /// The new file takes its place.
    Replaced,
}

/// Why a file is not written. The file that had its name still has it.
#[derive(Debug, Error)]
pub enum NewFileError {
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// Another program writes a file of this name.
    #[error("another program is writing {}: wait until it has ended, or name another file", .0.display())]
    InUse(PathBuf),
    #[error(transparent)]
    File(#[from] FileError),
}

/// A failed file operation, and what to do.
#[derive(Debug, Error)]
#[error("{path}: {why}{advice}", path = .path.display(), advice = advice(.why))]
pub struct FileError {
    pub path: PathBuf,
    pub why: io::Error,
}

fn advice(why: &io::Error) -> &'static str {
    match why.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
            "; a file is in the way: move it away, or name another place"
        }
        io::ErrorKind::PermissionDenied => {
            "; this user may not write there, or it belongs to another one: change that, or name another place"
        }
        io::ErrorKind::ReadOnlyFilesystem => "; name a place that can be written to",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "; make room there, or name another place",
        _ => "",
    }
}

impl FileError {
    /// Returns a closure that names this path in an error.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> FileError {
        move |why| FileError { path: path.to_owned(), why }
    }
}

/// A file that is written beside its name, with the suffix `.jantaku-part`, which no other program uses. It is deleted
/// unless it is finished.
#[derive(Debug)]
pub struct NewFile {
    file: PathBuf,
    part: PathBuf,
    existing: Existing,
    /// Locked while its program runs: a killed program holds nothing.
    held: File,
    has_its_name: bool,
}

impl NewFile {
    /// Begins an empty file, in place of one that a killed program has left.
    ///
    /// # Errors
    ///
    /// If the name is taken, or another program is writing such a file, or nothing can be written there.
    pub fn begin(file: &Path, existing: Existing) -> Result<NewFile, NewFileError> {
        refuse_taken(file, existing)?;
        // A link stays a link.
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        let part = with(&file, ".jantaku-part");
        remove_left(&part)?;
        let held = File::create_new(&part).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => NewFileError::InUse(part.clone()),
            _ => FileError::at(&part)(error).into(),
        })?;
        match is_free(&held) {
            true => Ok(NewFile { file, part, existing, held, has_its_name: false }),
            false => Err(NewFileError::InUse(part)),
        }
    }

    pub fn part(&self) -> &Path {
        &self.part
    }

    pub fn write(&mut self, bytes: &[u8]) -> Result<(), NewFileError> {
        Ok(self.held.write_all(bytes).map_err(FileError::at(&self.part))?)
    }

    /// Gives the file its name.
    ///
    /// # Errors
    ///
    /// If another file has got the name meanwhile, which stays, or if the name cannot be given.
    pub fn finish(mut self) -> Result<(), NewFileError> {
        refuse_taken(&self.file, self.existing)?;
        // Whoever could not read the old file cannot read the new one.
        if let Ok(replaced) = fs::metadata(&self.file) {
            fs::set_permissions(&self.part, replaced.permissions()).map_err(FileError::at(&self.part))?;
        }
        // A name that is on the disk before its bytes would be that of an empty file after a loss of power.
        self.held.sync_all().map_err(FileError::at(&self.part))?;
        fs::rename(&self.part, &self.file).map_err(FileError::at(&self.file))?;
        self.has_its_name = true;
        Ok(())
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.has_its_name {
            let _ = fs::remove_file(&self.part);
        }
    }
}

fn refuse_taken(file: &Path, existing: Existing) -> Result<(), NewFileError> {
    match existing == Existing::Kept && file.exists() {
        true => Err(NewFileError::Exists(file.to_owned())),
        false => Ok(()),
    }
}

/// Removes the file, unless its program still writes it. It is never written to: it may have become a whole file
/// meanwhile.
fn remove_left(part: &Path) -> Result<(), NewFileError> {
    match File::options().write(true).open(part) {
        Ok(left) if is_free(&left) => Ok(fs::remove_file(part).map_err(FileError::at(part))?),
        Ok(_) => Err(NewFileError::InUse(part.to_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(FileError::at(part)(error).into()),
    }
}

/// Locks a file, and returns whether no other program holds it. Elsewhere than on Unix a lock would keep SQLite from
/// writing, and a file in use cannot be removed.
fn is_free(file: &File) -> bool {
    !cfg!(unix) || !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

pub(crate) fn with(file: &Path, end: impl AsRef<OsStr>) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}
