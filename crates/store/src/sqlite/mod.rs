//! A store in one SQLite file.
//!
//! One thread owns the connection that writes. Jobs that wait together are committed together; a job is answered only after
//! the commit that holds it, and with `synchronous = FULL` that commit is on the disk. Another thread reads, so that no
//! list and no damaged page keeps a commit waiting.

mod accounts;
mod admin;
mod backup;
mod career;
mod fill;
mod houses;
mod list;
mod lock;
mod matches;
mod passkeys;
mod people;
mod rooms;
mod schema;
mod work;

use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::{fs, io, thread};

use async_trait::async_trait;
use jantaku_core::Seat;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use rusqlite::{Connection, OpenFlags};
use thiserror::Error;

use crate::{
    AdminStore, Append, Appended, CareerLines, GivenUp, HouseRow, Listed, MatchRow, Page, Store, StoreError,
    StoredMatch,
};
pub use backup::BackupError;
use lock::DirLock;
use work::{Fault, Job, answer, read, readable, write};

/// Why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another program has the directory.
    #[error("the data directory {dir} is in use by another jantaku{at}", dir = .dir.display(), at = .at.as_ref().map(|at| format!(", at {at}")).unwrap_or_default())]
    InUse {
        /// The directory.
        dir: PathBuf,
        /// Where its table is, if it said so.
        at: Option<String>,
    },
    /// Written by a later version of this program.
    #[error(
        "the store is of version {found}, this jantaku knows versions up to {newest}: use a newer jantaku or another data directory"
    )]
    Newer {
        /// Its version.
        found: u32,
        /// The newest version known here.
        newest: u32,
    },
    /// Written by an earlier version of this program, and not to be brought up to date beside it.
    #[error("the store is of version {found}, not {newest}: start the server once with this jantaku")]
    Older {
        /// Its version.
        found: u32,
        /// The version of this program.
        newest: u32,
    },
    /// There is nothing yet.
    #[error("there is no store in {}", .0.display())]
    Missing(PathBuf),
    /// Not a store of ours.
    #[error("the file jantaku.sqlite is a database of another program")]
    Foreign,
    /// The database.
    #[error("the store failed: {0}")]
    Database(#[from] rusqlite::Error),
    /// Files.
    #[error("the data directory: {0}")]
    Io(#[from] io::Error),
}

/// The store in a data directory; clones share it.
#[derive(Clone)]
pub struct Sqlite {
    writer: mpsc::Sender<Job>,
    reader: mpsc::Sender<Job>,
    /// None beside the program that has the directory.
    lock: Option<Arc<DirLock>>,
}

impl Sqlite {
    /// Opens the store in this directory, which is made where it is missing, for its owner's eyes only.
    pub fn open(dir: &Path) -> Result<Sqlite, OpenError> {
        make_private(dir)?;
        let lock = Some(Arc::new(DirLock::take(dir)?));
        let file = dir.join("jantaku.sqlite");
        private_file(&file)?;
        let mut connection = Connection::open(&file)?;
        schema::prepare(&mut connection)?;
        Sqlite::start(connection, &file, lock)
    }

    /// Opens the store in this directory for whoever runs its server, which may go on using it meanwhile.
    ///
    /// # Errors
    ///
    /// If the directory has no store of this program's version.
    pub fn open_beside(dir: &Path) -> Result<impl AdminStore + use<>, OpenError> {
        let file = dir.join("jantaku.sqlite");
        if !file.exists() {
            return Err(OpenError::Missing(dir.to_owned()));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&file, flags)?;
        schema::join(&connection)?;
        Sqlite::start(connection, &file, None)
    }

    fn start(connection: Connection, file: &Path, lock: Option<Arc<DirLock>>) -> Result<Sqlite, OpenError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let reading = Connection::open_with_flags(file, flags)?;
        let (writer, jobs) = mpsc::channel();
        thread::Builder::new().name("store".into()).spawn(move || write(connection, &jobs))?;
        let (reader, jobs) = mpsc::channel();
        thread::Builder::new().name("store-reader".into()).spawn(move || read(&reading, &jobs))?;
        Ok(Sqlite { writer, reader, lock })
    }

    /// Leaves the link to the table for a second start on the same directory.
    pub fn announce(&self, link: &str) -> io::Result<()> {
        self.lock.as_ref().map_or(Ok(()), |lock| lock.announce(link))
    }

    /// Runs a job that changes something; on its error nothing of it is stored. It may be run twice.
    async fn write<T: Send + 'static>(
        &self,
        job: impl Fn(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        answer(&self.writer, job).await
    }

    /// Runs a job that changes nothing.
    async fn read<T: Send + 'static>(
        &self,
        job: impl Fn(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        answer(&self.reader, job).await
    }

    /// The settings that decide whether a commit survives a crash, as SQLite reports them: journal mode,
    /// synchronous, and the library's version.
    pub async fn durability(&self) -> Result<(String, u32, String), StoreError> {
        self.write(|connection| {
            let journal = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
            let synchronous = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
            let version = connection.query_row("SELECT sqlite_version()", [], |row| row.get(0))?;
            Ok((journal, synchronous, version))
        })
        .await
    }
}

#[async_trait]
impl Append for Sqlite {
    async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        self.write(move |connection| matches::append(connection, &appended)).await
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, row: MatchRow, first: Appended) -> Result<(), StoreError> {
        self.write(move |connection| matches::create(connection, &row, &first)).await
    }

    async fn give_up(&self, of: PlayerId, id: MatchId, career: Option<CareerLines>) -> Result<GivenUp, StoreError> {
        self.write(move |connection| matches::give_up(connection, of, id, career.as_ref())).await
    }

    async fn replace(&self, of: PlayerId, old: MatchId, row: MatchRow, first: Appended) -> Result<GivenUp, StoreError> {
        self.write(move |connection| matches::replace(connection, of, old, &row, &first)).await
    }

    async fn append_career(&self, lines: CareerLines) -> Result<(), StoreError> {
        self.write(move |connection| career::append(connection, &lines)).await
    }

    async fn career(&self, of: PlayerId) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| career::all(connection, of)).await
    }

    async fn replace_career(&self, lines: CareerLines) -> Result<(), StoreError> {
        self.write(move |connection| career::replace(connection, &lines)).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.read(move |connection| matches::load(connection, id)).await
    }

    async fn readable(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let found = self.read(move |connection| matches::readable(connection, id)).await?;
        Ok(found.map(|(stored, _)| stored))
    }

    async fn matches(&self, of: PlayerId, page: Page) -> Result<Listed, StoreError> {
        self.read(move |connection| list::matches(connection, of, &page)).await
    }

    async fn seat(&self, of: PlayerId, id: MatchId) -> Result<Option<(Seat, SeatToken)>, StoreError> {
        self.read(move |connection| list::seat(connection, of, id)).await
    }

    async fn count(&self) -> Result<u32, StoreError> {
        self.read(|connection| Ok(connection.query_row("SELECT count(*) FROM matches", [], |row| row.get(0))?)).await
    }

    async fn houses(&self, of: PlayerId) -> Result<Vec<HouseRow>, StoreError> {
        self.read(move |connection| houses::all(connection, of)).await
    }

    async fn save_house(&self, of: PlayerId, house: HouseRow, replaces: Option<String>) -> Result<bool, StoreError> {
        self.write(move |connection| houses::save(connection, of, &house, replaces.as_deref())).await
    }

    async fn delete_house(&self, of: PlayerId, name: String) -> Result<bool, StoreError> {
        self.write(move |connection| houses::delete(connection, of, &name)).await
    }

    async fn setting(&self, key: String) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT value FROM settings WHERE key = ?1")?;
            // What cannot be read is as if it had never been set.
            Ok(readable(query.query_map([&key], |row| row.get(0))?, "a setting").pop())
        })
        .await
    }

    async fn set_setting(&self, key: String, value: String) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "INSERT INTO settings VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2";
            connection.prepare_cached(sql)?.execute([&key, &value])?;
            Ok(())
        })
        .await
    }
}

/// The seeds of running matches are in here: nobody else on the machine may read them.
#[cfg(unix)]
fn make_private(dir: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::create_dir_all(dir)?;
    fs::set_permissions(dir, fs::Permissions::from_mode(0o700))
}

#[cfg(not(unix))]
fn make_private(dir: &Path) -> io::Result<()> {
    fs::create_dir_all(dir)
}

/// SQLite gives the files it makes beside this one the same mode.
fn private_file(file: &Path) -> io::Result<()> {
    let opened = fs::File::options().create(true).truncate(false).write(true).open(file)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        opened.set_permissions(fs::Permissions::from_mode(0o600))?;
    }
    drop(opened);
    Ok(())
}
