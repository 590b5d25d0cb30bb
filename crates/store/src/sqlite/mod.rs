//! A store in one SQLite file.
//!
//! One thread owns the connection that writes. Jobs that wait together are committed together; a job is answered only
//! after its commit, and with `synchronous = FULL` that commit is on the disk. Another thread reads, so that no list
//! and no damaged page keeps a commit waiting.

mod backup;
mod error;
mod fill;
mod lock;
mod schema;
mod work;

use std::path::Path;
use std::sync::{Arc, mpsc};
use std::{fs, io, thread};

use rusqlite::{Connection, OpenFlags};

use crate::sql::Backend;
use crate::sql::work::{Job, Unreadable};
use crate::{FileError, Purpose, Store, StoreError};
pub use backup::BackupError;
pub use error::{OpenError, Unfit};
use lock::DirLock;
use work::{BoxedTask, answer, read, write};

/// The store in a data directory; clones share it.
#[derive(Debug, Clone)]
pub struct Sqlite {
    writer: mpsc::Sender<BoxedTask>,
    reader: mpsc::Sender<BoxedTask>,
    /// None beside the program that has the directory.
    lock: Option<Arc<DirLock>>,
}

impl Sqlite {
    fn start(connection: Connection, file: &Path, lock: Option<Arc<DirLock>>) -> Result<Store, OpenError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let reading = Connection::open_with_flags(file, flags).map_err(OpenError::at(file))?;
        let (writer, tasks) = mpsc::channel();
        thread::Builder::new()
            .name("store".into())
            .spawn(move || write(connection, &tasks))
            .map_err(OpenError::Thread)?;
        let (reader, tasks) = mpsc::channel();
        let reads = thread::Builder::new().name("store-reader".into());
        reads.spawn(move || read(reading, &tasks)).map_err(OpenError::Thread)?;
        Ok(Store { backend: Backend::Sqlite(Sqlite { writer, reader, lock }) })
    }

    pub fn write<A, T>(&self, args: A, job: Job<A, T>) -> impl Future<Output = Result<T, StoreError>> + Send
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        answer(&self.writer, args, job)
    }

    pub fn read<A, T>(&self, args: A, job: Job<A, T>) -> impl Future<Output = Result<T, StoreError>> + Send
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        answer(&self.reader, args, job)
    }
}

impl Store {
    pub fn open(dir: &Path) -> Result<Store, OpenError> {
        Store::open_for(dir, Purpose::Use)
    }

    /// Opens the store in this directory, if it is fit for this. A missing directory is made, for its owner alone.
    ///
    /// # Errors
    ///
    /// If it is not fit, in which case nothing is made, or if another program has the directory.
    pub fn open_for(dir: &Path, purpose: Purpose) -> Result<Store, OpenError> {
        let file = dir.join("jantaku.sqlite");
        if purpose == Purpose::Read && !file.exists() {
            return Err(OpenError::Missing(dir.to_owned()));
        }
        make_private(dir)?;
        let lock = Some(Arc::new(DirLock::take(dir)?));
        if !file.exists() {
            begin(&file)?;
        }
        refuse_empty(&file)?;
        private_file(&file)?;
        let mut connection = Connection::open(&file).map_err(OpenError::at(&file))?;
        schema::prepare(&mut connection, purpose).map_err(OpenError::at(&file))?;
        Sqlite::start(connection, &file, lock)
    }

    /// Opens the store for an administrator's command while its server may be using it.
    ///
    /// # Errors
    ///
    /// If the directory has no store of this program's version.
    pub fn open_beside(dir: &Path) -> Result<Store, OpenError> {
        let file = dir.join("jantaku.sqlite");
        if !file.exists() {
            return Err(OpenError::Missing(dir.to_owned()));
        }
        refuse_empty(&file)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&file, flags).map_err(OpenError::at(&file))?;
        schema::join(&connection).map_err(OpenError::at(&file))?;
        Sqlite::start(connection, &file, None)
    }

    /// Writes the link to the table for a second start on the same directory.
    pub fn announce(&self, link: &str) -> Result<(), FileError> {
        match &self.backend {
            Backend::Sqlite(Sqlite { lock: Some(lock), .. }) => lock.announce(link),
            Backend::Sqlite(_) | Backend::Postgres(_) => Ok(()),
        }
    }

    /// The settings that decide whether a commit survives a crash: journal mode, synchronous, and the library's
    /// version.
    pub async fn durability(&self) -> Result<(String, u32, String), StoreError> {
        self.write((), |work, ()| {
            Box::pin(async move {
                let row = work.first("SELECT * FROM pragma_journal_mode, pragma_synchronous", &[]).await?;
                let row = row.ok_or(Unreadable)?;
                let version = work.first("SELECT sqlite_version()", &[]).await?.ok_or(Unreadable)?;
                Ok((row.at(0)?, row.at(1)?, version.at(0)?))
            })
        })
        .await
    }
}

pub fn last_number(table: &str, column: &str) -> String {
    format!(
        "SELECT max(coalesce((SELECT max({column}) FROM {table}), 0),
            coalesce((SELECT seq FROM sqlite_sequence WHERE name = '{table}'), 0))"
    )
}

/// Returns the statements after which it gives only greater numbers.
pub fn number_after(table: &str, last: i64) -> Vec<String> {
    // Other tables lose no row, so that their greatest number is their last.
    let add = format!(
        "INSERT INTO sqlite_sequence SELECT name, {last} FROM sqlite_schema
        WHERE name = '{table}' AND sql LIKE '%AUTOINCREMENT%'"
    );
    vec![format!("DELETE FROM sqlite_sequence WHERE name = '{table}'"), add]
}

/// The directory contains the seeds of running matches: nobody else on the machine may read them.
#[cfg(unix)]
fn make_private(dir: &Path) -> Result<(), FileError> {
    use std::os::unix::fs::PermissionsExt;
    let made = fs::create_dir_all(dir).and_then(|()| fs::set_permissions(dir, fs::Permissions::from_mode(0o700)));
    made.map_err(FileError::at(dir))
}

#[cfg(not(unix))]
fn make_private(dir: &Path) -> Result<(), FileError> {
    fs::create_dir_all(dir).map_err(FileError::at(dir))
}

/// Makes a new store, which gets its name only once it is whole: a killed program leaves no empty file under it.
fn begin(file: &Path) -> Result<(), OpenError> {
    let new = file.with_extension("new");
    for left in ["new", "new-journal", "new-shm", "new-wal"].map(|end| file.with_extension(end)) {
        match fs::remove_file(&left) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(FileError::at(&left)(error).into()),
            _ => {}
        }
    }
    private_file(&new)?;
    let mut connection = Connection::open(&new).map_err(OpenError::at(&new))?;
    schema::prepare(&mut connection, Purpose::Use).map_err(OpenError::at(&new))?;
    // What is in the log beside it is in it then.
    connection.close().map_err(|(_, error)| OpenError::at(&new)(error))?;
    fs::rename(&new, file).map_err(FileError::at(file))?;
    Ok(backup::sync_dir_of(file)?)
}

/// SQLite takes a file without a byte for a new database: a lost store would begin anew without a word.
fn refuse_empty(file: &Path) -> Result<(), OpenError> {
    match fs::metadata(file) {
        Ok(found) if found.is_file() && found.len() == 0 => Err(OpenError::at(file)(Unfit::Empty)),
        // What else keeps it from being opened is told by opening it.
        _ => Ok(()),
    }
}

/// SQLite gives the files it makes beside this one the same mode.
fn private_file(file: &Path) -> Result<(), FileError> {
    let opened =
        fs::File::options().create(true).truncate(false).write(true).open(file).map_err(FileError::at(file))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        opened.set_permissions(fs::Permissions::from_mode(0o600)).map_err(FileError::at(file))?;
    }
    drop(opened);
    Ok(())
}
