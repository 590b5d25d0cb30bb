//! The two threads of the store, and their jobs and database.

use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::task::{Context, Poll, Waker};

use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql, params_from_iter};
use tokio::sync::oneshot;

use crate::StoreError;
use crate::sql::work::{Fault, Job, Row, Statement, Unreadable, Value, Work};

/// The most jobs committed together.
const BATCH: usize = 256;

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        Fault::Store(database(&error))
    }
}

fn database(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        // What SQLite says of a constraint or a value may quote it.
        Some(code) => StoreError::Failed(format!("{code:?}")),
        None => Fault::from(Unreadable).into(),
    }
}

/// The connection of one thread. The lock is only for the types: jobs are futures that might be sent elsewhere, and
/// never are.
struct Database(Mutex<Connection>);

impl Database {
    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn batch(&self, sql: &str) -> Result<(), StoreError> {
        self.connection().execute_batch(sql).map_err(|error| database(&error))
    }
}

/// SQLite numbers values with another sign.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

#[async_trait]
impl Work for Database {
    async fn execute_all(&self, statements: &[Statement<'_>]) -> Result<Vec<u64>, Fault> {
        let connection = self.connection();
        let run = |(sql, values): &Statement<'_>| -> rusqlite::Result<u64> {
            let changed = connection.prepare_cached(&numbered(sql))?.execute(params_from_iter(values))?;
            Ok(changed as u64)
        };
        Ok(statements.iter().map(run).collect::<rusqlite::Result<_>>()?)
    }

    async fn query(&self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault> {
        let connection = self.connection();
        let mut query = connection.prepare_cached(&numbered(sql))?;
        let names: Arc<[String]> = query.column_names().map(str::to_owned).collect();
        let mut found = query.query(params_from_iter(values))?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let values = (0..names.len()).map(|at| row.get_ref(at).map(value));
            rows.push(Row { names: names.clone(), values: values.collect::<rusqlite::Result<_>>()? });
        }
        Ok(rows)
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Unreadable => return Err(rusqlite::Error::ToSqlConversionFailure("it cannot be read".into())),
            Value::Null => ValueRef::Null,
            Value::Number(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn value(value: ValueRef<'_>) -> Value<'static> {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Number(number),
        ValueRef::Text(text) => match std::str::from_utf8(text) {
            Ok(text) => Value::Text(text.to_owned().into()),
            Err(_) => Value::Unreadable,
        },
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_owned().into()),
        ValueRef::Real(_) => Value::Unreadable,
    }
}

/// A task for the database. It may be run again after a failed commit.
pub trait Task: Send {
    /// Runs the task and keeps its result.
    fn run(&mut self, work: &dyn Work) -> bool;
    /// Answers with the last result, or with this error.
    fn answer(self: Box<Self>, failed: Option<StoreError>);
}

pub type BoxedTask = Box<dyn Task>;

struct Typed<A, T> {
    args: A,
    job: Job<A, T>,
    done: Option<Result<T, Fault>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<A: Send, T: Send> Task for Typed<A, T> {
    fn run(&mut self, work: &dyn Work) -> bool {
        // Whatever a job asks SQLite for is there at once, so that it never waits.
        let done = match pin!((self.job)(work, &self.args)).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(done) => done,
            Poll::Pending => Err(StoreError::Failed("a job has waited for something else".to_owned()).into()),
        };
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

/// Gives a job to a thread and waits for its result.
pub async fn answer<A, T>(tasks: &mpsc::Sender<BoxedTask>, args: A, job: Job<A, T>) -> Result<T, StoreError>
where
    A: Send + 'static,
    T: Send + 'static,
{
    let (reply, result) = oneshot::channel();
    tasks.send(Box::new(Typed { args, job, done: None, reply })).map_err(|_| StoreError::Closed)?;
    result.await.map_err(|_| StoreError::Closed)?
}

/// The thread that reads: each task by itself, so that all its statements see the same state.
pub fn read(connection: Connection, tasks: &mpsc::Receiver<BoxedTask>) {
    let database = Database(Mutex::new(connection));
    while let Ok(mut task) = tasks.recv() {
        let begun = database.batch("BEGIN");
        if begun.is_ok() {
            task.run(&database);
        }
        let ended = begun.and_then(|()| database.batch("ROLLBACK"));
        task.answer(ended.err());
    }
}

/// The thread that writes: waiting tasks are committed together. If that fails, each is tried by itself, so that one
/// bad task stops no other.
pub fn write(connection: Connection, tasks: &mpsc::Receiver<BoxedTask>) {
    let database = Database(Mutex::new(connection));
    while let Ok(first) = tasks.recv() {
        let mut batch: Vec<BoxedTask> = std::iter::once(first).chain(tasks.try_iter()).take(BATCH).collect();
        if commit(&database, &mut batch).is_ok() {
            batch.into_iter().for_each(|task| task.answer(None));
            continue;
        }
        for task in batch {
            let mut alone = [task];
            let failed = match commit(&database, &mut alone) {
                Ok(()) | Err(Failed::Task) => None,
                Err(Failed::Commit(error)) => {
                    tracing::error!("the store could not commit: {error}");
                    Some(error)
                }
            };
            let [task] = alone;
            task.answer(failed);
        }
    }
}

/// Why a batch was not committed: a task's own error, which the task keeps, or the commit's.
enum Failed {
    Task,
    Commit(StoreError),
}

/// Runs all tasks in one transaction, or none.
fn commit(database: &Database, tasks: &mut [BoxedTask]) -> Result<(), Failed> {
    // Another program may write, too: what a task reads stays as it is until the task has written.
    database.batch("BEGIN IMMEDIATE").map_err(Failed::Commit)?;
    let done = match tasks.iter_mut().all(|task| task.run(database)) {
        true => database.batch("COMMIT").map_err(Failed::Commit),
        false => Err(Failed::Task),
    };
    // After some errors SQLite has rolled back by itself.
    if done.is_err() && !database.connection().is_autocommit() {
        database.batch("ROLLBACK").map_err(Failed::Commit)?;
    }
    done
}
