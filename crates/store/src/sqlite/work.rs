//! The two threads of the store and the jobs they are given.

use std::sync::mpsc;

use rusqlite::{Connection, ErrorCode, TransactionBehavior};
use tokio::sync::oneshot;

use crate::StoreError;

/// The most jobs committed together.
const BATCH: usize = 256;

/// What goes wrong in a job.
#[derive(Debug)]
pub enum Fault {
    Database(rusqlite::Error),
    Store(StoreError),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        Fault::Database(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> StoreError {
        match fault {
            Fault::Store(error) => error,
            Fault::Database(error) => database(&error),
        }
    }
}

fn database(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        // What SQLite says of a constraint or a value may quote it.
        Some(code) => StoreError::Failed(format!("{code:?}")),
        None => StoreError::Failed("a value of another type than expected".to_owned()),
    }
}

/// The rows of a list that can be read; the others are named in the log, so that one of them keeps nobody from the rest.
pub fn readable<T>(rows: impl IntoIterator<Item = rusqlite::Result<T>>, what: &str) -> Vec<T> {
    let read =
        |row: rusqlite::Result<T>| row.inspect_err(|error| tracing::error!("{what} cannot be read: {error}")).ok();
    rows.into_iter().filter_map(read).collect()
}

/// Something to be done with the connection. It may be run again where a commit failed.
pub trait Work: Send {
    /// Does it, and keeps what came of it.
    fn run(&mut self, connection: &Connection) -> bool;
    /// Answers with what came of it last, or with this error.
    fn answer(self: Box<Self>, failed: Option<StoreError>);
}

pub type Job = Box<dyn Work>;

struct Typed<T, F> {
    job: F,
    done: Option<Result<T, Fault>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: Fn(&Connection) -> Result<T, Fault> + Send> Work for Typed<T, F> {
    fn run(&mut self, connection: &Connection) -> bool {
        let done = (self.job)(connection);
        let went_well = done.is_ok();
        self.done = Some(done);
        went_well
    }

    fn answer(self: Box<Self>, failed: Option<StoreError>) {
        let done = match (failed, self.done) {
            (None, Some(done)) => done.map_err(StoreError::from),
            (failed, _) => Err(failed.unwrap_or(StoreError::Closed)),
        };
        // Nobody may be waiting any more; then nobody is answered.
        let _ = self.reply.send(done);
    }
}

/// Hands a job to a thread and waits for what comes of it.
pub async fn answer<T: Send + 'static>(
    jobs: &mpsc::Sender<Job>,
    job: impl Fn(&Connection) -> Result<T, Fault> + Send + 'static,
) -> Result<T, StoreError> {
    let (reply, result) = oneshot::channel();
    jobs.send(Box::new(Typed { job, done: None, reply })).map_err(|_| StoreError::Closed)?;
    result.await.map_err(|_| StoreError::Closed)?
}

/// The thread that reads: each job by itself.
pub fn read(connection: &Connection, jobs: &mpsc::Receiver<Job>) {
    while let Ok(mut job) = jobs.recv() {
        job.run(connection);
        job.answer(None);
    }
}

/// The thread that writes: what waits together is committed together. Where that fails, each job is tried by itself, so that
/// one that cannot be done is nobody else's trouble.
pub fn write(mut connection: Connection, jobs: &mpsc::Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut batch: Vec<Job> = std::iter::once(first).chain(jobs.try_iter()).take(BATCH).collect();
        if commit(&mut connection, &mut batch).is_ok() {
            batch.into_iter().for_each(|job| job.answer(None));
            continue;
        }
        for job in batch {
            let mut alone = [job];
            let failed = match commit(&mut connection, &mut alone) {
                Ok(()) | Err(Failed::Job) => None,
                Err(Failed::Commit(error)) => {
                    tracing::error!("the store could not commit: {error}");
                    Some(error)
                }
            };
            let [job] = alone;
            job.answer(failed);
        }
    }
}

/// Why a batch was not committed: a job's own error, which the job keeps, or the commit's.
enum Failed {
    Job,
    Commit(StoreError),
}

/// All of these jobs in one transaction, or nothing.
fn commit(connection: &mut Connection, jobs: &mut [Job]) -> Result<(), Failed> {
    let failed = |error: rusqlite::Error| Failed::Commit(database(&error));
    // Another program may write, too: what a job reads stays as it is until the job has written.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    for job in jobs {
        if !job.run(&transaction) {
            return Err(Failed::Job);
        }
    }
    transaction.commit().map_err(failed)
}
