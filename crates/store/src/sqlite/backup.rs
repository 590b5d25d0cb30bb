//! Copies of a store that is in use.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::{OpenError, Sqlite, private_file, schema};

impl Sqlite {
    /// Copies the store in this directory to a new file, as it is at one moment, while another program may go on using it.
    /// Returns how many matches the copy has. Put into a directory as `jantaku.sqlite`, the file is a store again.
    ///
    /// # Errors
    ///
    /// If the directory has no store of ours, if the file is there already, or if it cannot be written or read back whole.
    pub fn back_up(dir: &Path, file: &Path) -> Result<u32, OpenError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(dir.join("jantaku.sqlite"), flags)?;
        schema::refuse_foreign(&connection)?;
        if file.exists() {
            return Err(std::io::Error::new(
                std::io::ErrorKind::AlreadyExists,
                format!("{} is there already", file.display()),
            )
            .into());
        }
        // Seeds of matches and hashes of sessions are in there: for its owner's eyes only, from the first byte.
        private_file(file)?;
        connection.execute("VACUUM INTO ?1", [file.to_string_lossy()])?;
        std::fs::File::open(file)?.sync_all()?;
        let copy = Connection::open_with_flags(file, flags)?;
        let fault: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
        match fault.as_str() {
            "ok" => Ok(copy.query_row("SELECT count(*) FROM matches", [], |row| row.get(0))?),
            _ => Err(std::io::Error::other(format!("the copy is damaged: {fault}")).into()),
        }
    }
}
