use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::{OpenError, private_file};
use crate::FileError;

/// Holds a data directory until it is dropped or the program ends in any way.
#[derive(Debug)]
pub struct DirLock {
    _held: Vec<File>,
    address: PathBuf,
}

impl DirLock {
    /// Fails at once if another program has the directory.
    pub(super) fn take(dir: &Path) -> Result<DirLock, OpenError> {
        let address = dir.join("address");
        let lock = dir.join("lock");
        let file =
            File::options().create(true).truncate(false).write(true).open(&lock).map_err(FileError::at(&lock))?;
        let mut held = vec![(lock.as_path(), file)];
        // The file can be deleted while it is locked, and made anew; the directory cannot. Elsewhere an open file is not deleted.
        if cfg!(unix) {
            held.push((dir, File::open(dir).map_err(FileError::at(dir))?));
        }
        for (path, file) in &held {
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    let at = fs::read_to_string(&address).ok().map(|text| text.trim().to_owned());
                    return Err(OpenError::InUse { dir: dir.to_owned(), at });
                }
                Err(TryLockError::Error(error)) => return Err(FileError::at(path)(error).into()),
            }
        }
        remove(&address)?;
        Ok(DirLock { _held: held.into_iter().map(|(_, file)| file).collect(), address })
    }

    /// Writes the link to the table for a second start. It contains the key: only the owner may read it.
    pub(super) fn announce(&self, link: &str) -> Result<(), FileError> {
        private_file(&self.address)?;
        fs::write(&self.address, format!("{link}\n")).map_err(FileError::at(&self.address))
    }
}

/// The lock itself goes with the file handle; only the address would be stale.
impl Drop for DirLock {
    fn drop(&mut self) {
        let _ = remove(&self.address);
    }
}

fn remove(path: &Path) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(FileError::at(path)(error)),
        _ => Ok(()),
    }
}
