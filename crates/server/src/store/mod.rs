//! The durable store: every match with its events, and houses of one's own, in one SQLite file.
//!
//! One thread owns the one connection. Jobs that wait together are committed together; a job is answered only after
//! the commit that holds it, and with `synchronous = FULL` that commit is on the disk.

mod houses;
mod lock;
mod matches;
mod schema;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::{fs, io, thread};

use jantaku_record::LineError;
use jantaku_wire::ids::MatchId;
use rusqlite::Connection;
use thiserror::Error;
use tokio::sync::oneshot;

pub use houses::HouseRow;
pub use lock::DirLock;
pub use matches::{Appended, MatchRow, SeatRow, StoredMatch, Summary};

/// The most jobs committed together.
const BATCH: usize = 256;

/// What goes wrong with the store.
#[derive(Debug, Error)]
pub enum StoreError {
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
    /// Not a store of ours.
    #[error("the file jantaku.sqlite is a database of another program")]
    Foreign,
    /// A line that cannot be read back.
    #[error("match {match_id}, event {sequence} cannot be read: {why}")]
    Damaged {
        /// The match.
        match_id: String,
        /// The event.
        sequence: u32,
        /// What is wrong with it.
        why: String,
    },
    /// A row that cannot be read back.
    #[error("the store's row of match {match_id} cannot be read: {why}")]
    DamagedMatch {
        /// The match.
        match_id: String,
        /// What is wrong with it.
        why: String,
    },
    /// The database.
    #[error("the store failed: {0}")]
    Database(#[from] rusqlite::Error),
    /// Files.
    #[error("the data directory: {0}")]
    Io(#[from] io::Error),
    /// The thread that owns the connection is gone, or the commit failed for all that waited together.
    #[error("the store could not write")]
    Gone,
}

impl StoreError {
    fn damaged(match_id: &MatchId, sequence: u32, why: impl ToString) -> StoreError {
        StoreError::Damaged { match_id: match_id.to_string(), sequence, why: why.to_string() }
    }
}

/// What is wrong with a line.
#[derive(Debug, Error)]
enum LineFault {
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    #[error(transparent)]
    Line(#[from] LineError),
}

type Job = Box<dyn FnOnce(&Connection) -> Answer + Send>;
/// Answered with whether the commit went well.
type Answer = Box<dyn FnOnce(bool) + Send>;

/// A handle to the store; clones share it.
#[derive(Clone)]
pub struct Store {
    jobs: mpsc::Sender<Job>,
    lock: Arc<DirLock>,
}

impl Store {
    /// Opens the store in this directory, which is made where it is missing.
    pub fn open(dir: &Path) -> Result<Store, StoreError> {
        fs::create_dir_all(dir)?;
        let lock = Arc::new(DirLock::take(dir)?);
        let mut connection = Connection::open(dir.join("jantaku.sqlite"))?;
        schema::prepare(&mut connection)?;
        let (jobs, inbox) = mpsc::channel();
        thread::Builder::new().name("store".into()).spawn(move || work(connection, &inbox))?;
        Ok(Store { jobs, lock })
    }

    /// Tells a second start on the same directory where the table is.
    pub fn announce(&self, address: SocketAddr) -> io::Result<()> {
        self.lock.announce(address)
    }

    /// Runs a job; on its error nothing of it is stored.
    async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, result) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let done = atomically(connection, job);
            Box::new(move |committed| {
                // Nobody may be waiting any more; then nobody is told.
                let _ = reply.send(if committed { done } else { Err(StoreError::Gone) });
            })
        });
        self.jobs.send(job).map_err(|_| StoreError::Gone)?;
        result.await.map_err(|_| StoreError::Gone)?
    }

    /// The settings that decide whether a commit survives a crash, as SQLite reports them: journal mode,
    /// synchronous, and the library's version.
    pub async fn durability(&self) -> Result<(String, u32, String), StoreError> {
        self.run(|connection| {
            let journal = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
            let synchronous = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
            let version = connection.query_row("SELECT sqlite_version()", [], |row| row.get(0))?;
            Ok((journal, synchronous, version))
        })
        .await
    }

    /// What the start page remembers under this key.
    pub async fn setting(&self, key: &'static str) -> Result<Option<String>, StoreError> {
        self.run(move |connection| {
            let mut query = connection.prepare_cached("SELECT value FROM settings WHERE key = ?1")?;
            let mut rows = query.query([key])?;
            Ok(rows.next()?.map(|row| row.get(0)).transpose()?)
        })
        .await
    }

    /// Remembers a value.
    pub async fn set_setting(&self, key: &'static str, value: String) -> Result<(), StoreError> {
        self.run(move |connection| {
            let sql = "INSERT INTO settings VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2";
            connection.prepare_cached(sql)?.execute([key, &value])?;
            Ok(())
        })
        .await
    }
}

fn work(mut connection: Connection, inbox: &mpsc::Receiver<Job>) {
    while let Ok(first) = inbox.recv() {
        let jobs = std::iter::once(first).chain(inbox.try_iter()).take(BATCH);
        let mut answers: Vec<Answer> = Vec::new();
        let committed = match connection.transaction() {
            Ok(transaction) => {
                answers.extend(jobs.map(|job| job(&transaction)));
                transaction.commit()
            }
            Err(error) => Err(error),
        };
        if let Err(error) = &committed {
            tracing::error!("the store could not commit: {error}");
        }
        answers.into_iter().for_each(|answer| answer(committed.is_ok()));
    }
}

/// All of `job` or nothing, whatever the jobs committed with it do.
fn atomically<T>(
    connection: &Connection,
    job: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection.execute_batch("SAVEPOINT job")?;
    let done = job(connection);
    connection.execute_batch(if done.is_ok() { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" })?;
    done
}
