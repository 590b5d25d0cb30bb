use std::fs;
use std::path::Path;

use jantaku_store::{Existing, NewFile, NewFileError};

use crate::failure::Failure;

/// Whether a command takes the place of files that are there.
#[derive(Clone, Copy, clap::Args)]
pub struct Force {
    #[arg(long)]
    force: bool,
}

impl Force {
    /// Writes a file, which gets its name only once it is whole. An existing one stays, unless the user has said
    /// otherwise.
    pub fn write(self, path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => Err(named(path, text!("any-is-directory"))),
            // A pipe or a device is written to, and never replaced.
            #[expect(clippy::disallowed_methods, reason = "a device keeps nothing that could be lost")]
            Ok(found) if !found.is_file() => fs::write(path, bytes).map_err(Failure::at(path.display())),
            _ => self.written(path, bytes.as_ref()).map_err(|error| failure(&error)),
        }
    }

    fn written(self, path: &Path, bytes: &[u8]) -> Result<(), NewFileError> {
        let mut new = NewFile::begin(path, if self.force { Existing::Replaced } else { Existing::Kept })?;
        new.write(bytes)?;
        new.finish()
    }

    /// Makes a directory for files of such names, and refuses one that has any, before the work begins.
    pub fn directory(self, dir: &Path, will_be: impl Fn(&str) -> bool) -> Result<(), Failure> {
        let at = |error| named(dir, error);
        fs::create_dir_all(dir).map_err(at)?;
        for entry in fs::read_dir(dir).map_err(at)? {
            let entry = entry.map_err(at)?;
            if !self.force && entry.file_name().to_str().is_some_and(&will_be) {
                return Err(failure(&NewFileError::Exists(entry.path())));
            }
        }
        Ok(())
    }
}

fn failure(error: &NewFileError) -> Failure {
    match error {
        NewFileError::Exists(path) => Failure::input(text!("any-file-exists", file = path.display())),
        error => Failure::input(error),
    }
}

fn named(path: &Path, why: impl std::fmt::Display) -> Failure {
    Failure::input(format!("{}: {why}", path.display()))
}
