//! One program a data directory.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::{OpenError, private_file};

/// Holds a data directory until it is dropped or the program ends, however it ends.
#[derive(Debug)]
pub struct DirLock {
    _file: File,
    address: PathBuf,
}

impl DirLock {
    /// Takes the directory; fails at once where another program has it.
    pub(super) fn take(dir: &Path) -> Result<DirLock, OpenError> {
        let address = dir.join("address");
        let file = File::options().create(true).truncate(false).write(true).open(dir.join("lock"))?;
        match file.try_lock() {
            Ok(()) => {
                remove(&address)?;
                Ok(DirLock { _file: file, address })
            }
            Err(TryLockError::WouldBlock) => {
                let at = fs::read_to_string(&address).ok().map(|text| text.trim().to_owned());
                Err(OpenError::InUse { dir: dir.to_owned(), at })
            }
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// Leaves the link to the table for a second start. It contains the key: only the owner may read it.
    pub(super) fn announce(&self, link: &str) -> io::Result<()> {
        private_file(&self.address)?;
        fs::write(&self.address, format!("{link}\n"))
    }
}

/// The lock itself goes with the file handle; only the address would be stale.
impl Drop for DirLock {
    fn drop(&mut self) {
        let _ = remove(&self.address);
    }
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
