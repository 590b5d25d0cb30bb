use std::error::Error;
use std::pin::Pin;
use std::sync::Arc;

use async_trait::async_trait;
use bytes::BytesMut;
use deadpool_postgres::{Object, Pool, PoolError};
use futures_util::future::maybe_done;
use futures_util::{FutureExt, poll};
use tokio_postgres::Column;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use crate::StoreError;
use crate::sql::work::{Fault, Row, Statement, Unreadable, Value, Work, values};

#[derive(Debug, Clone, Copy)]
pub enum Kind {
    Read,
    Write {
        /// The random number of its job.
        job: [u8; 16],
        /// The only term in which it may be done, for a program with a lease.
        term: Option<i64>,
    },
}

pub async fn connection(pool: &Pool) -> Result<Object, Fault> {
    pool.get().await.map_err(|error| match error {
        PoolError::Backend(error) => fault(&error),
        error => Fault::Unreachable(StoreError::Failed(error.to_string())),
    })
}

/// A transaction. Dropped before its end it takes its connection with it, so that nobody goes on in it.
pub struct Transaction {
    client: Option<Object>,
    kind: Kind,
}

impl Drop for Transaction {
    fn drop(&mut self) {
        drop(self.client.take().map(Object::take));
    }
}

impl Transaction {
    pub async fn begin(client: Object, kind: Kind) -> Result<Transaction, Fault> {
        let sql = match kind {
            Kind::Read => {
                // Its answer says nothing that the first statement's does not.
                send(&client, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
                return Ok(Transaction { client: Some(client), kind });
            }
            Kind::Write { term: None, .. } => "BEGIN ISOLATION LEVEL SERIALIZABLE",
            // Whoever ends its lease waits for this transaction, which sees the state after that wait.
            Kind::Write { term: Some(_), .. } => {
                "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE jantaku IN ROW SHARE MODE"
            }
        };
        let transaction = Transaction { client: Some(client), kind };
        transaction.client()?.batch_execute(sql).await.map_err(|error| fault(&error))?;
        Ok(transaction)
    }

    fn client(&self) -> Result<&Object, Fault> {
        self.client.as_ref().ok_or_else(|| StoreError::Closed.into())
    }

    /// Whether an earlier transaction of the same job was committed; waits for one that is being committed.
    ///
    /// # Errors
    ///
    /// If somebody has ended the program's lease.
    pub async fn was_committed(&self) -> Result<bool, Fault> {
        let Kind::Write { job, term } = self.kind else { return Ok(false) };
        let job = job.to_vec();
        let mut statements = vec![("INSERT INTO commits (job) VALUES ($1) ON CONFLICT DO NOTHING", values![&job])];
        statements.extend(term.map(|term| ("SELECT FROM lease WHERE term = $1", values![term])));
        match self.execute_all(&statements).await?[..] {
            [0, ..] => Ok(true),
            [_, 0] => Err(StoreError::Superseded.into()),
            _ => Ok(false),
        }
    }

    /// Ends the transaction of a job that an earlier one has committed. If the database crashed while that commit
    /// waited for the standby, it is there after the restart, but the standby may lack it. Once this later commit is
    /// made, the standby has both.
    pub async fn commit_again(self) -> Result<(), Fault> {
        if let Kind::Write { job, .. } = self.kind {
            let job = job.to_vec();
            self.execute_all(&[("UPDATE commits SET at = now() WHERE job = $1", values![&job])]).await?;
        }
        self.commit().await
    }

    /// Ends the transaction and keeps its changes.
    pub async fn commit(mut self) -> Result<(), Fault> {
        match self.kind {
            Kind::Read => self.end("COMMIT"),
            Kind::Write { .. } => {
                self.client()?.batch_execute("COMMIT").await.map_err(|error| fault(&error))?;
                // Back to the others.
                drop(self.client.take());
            }
        }
        Ok(())
    }

    /// Ends the transaction without its changes.
    pub fn roll_back(mut self) {
        self.end("ROLLBACK");
    }

    /// Ends it where no answer matters, and gives the connection back.
    fn end(&mut self, sql: &str) {
        if let Some(client) = self.client.take() {
            send(&client, sql);
        }
    }
}

/// Sends a statement whose answer does not matter: later statements come after it.
fn send(client: &Object, sql: &str) {
    let _ = client.batch_execute(sql).now_or_never();
}

#[async_trait]
impl Work for Transaction {
    async fn execute_all(&self, statements: &[Statement<'_>]) -> Result<Vec<u64>, Fault> {
        let client = self.client()?;
        let mut prepared = Vec::with_capacity(statements.len());
        for (sql, values) in statements {
            prepared.push((client.prepare_cached(sql).await.map_err(|error| fault(&error))?, parameters(values)));
        }
        // All are sent, in this order, before an answer is waited for.
        let mut sent = Vec::with_capacity(statements.len());
        for (statement, values) in &prepared {
            let mut answer = maybe_done(Box::pin(client.execute(statement, values)));
            let _ = poll!(&mut answer);
            sent.push(answer);
        }
        let mut changed = Vec::with_capacity(statements.len());
        for mut answer in sent {
            (&mut answer).await;
            let count = Pin::new(&mut answer).take_output().ok_or(Fault::Store(StoreError::Closed))?;
            changed.push(count.map_err(|error| fault(&error))?);
        }
        Ok(changed)
    }

    async fn query(&self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault> {
        let client = self.client()?;
        let statement = client.prepare_cached(sql).await.map_err(|error| fault(&error))?;
        let names: Arc<[String]> = statement.columns().iter().map(|column| column.name().to_owned()).collect();
        let found = client.query(&statement, &parameters(values)).await.map_err(|error| fault(&error))?;
        let row = |row: &tokio_postgres::Row| Ok(Row { names: Arc::clone(&names), values: values_of(row)? });
        found.iter().map(row).collect()
    }
}

fn parameters<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

impl ToSql for Value<'_> {
    fn to_sql(&self, of: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Number(number) if *of == Type::INT4 => i32::try_from(*number)?.to_sql(of, out),
            Value::Number(number) if *of == Type::INT8 => number.to_sql(of, out),
            // PostgreSQL has no text with this character. Nothing that is kept has it; what is sought may, and is not found.
            Value::Text(text) if <&str>::accepts(of) => text.replace('\0', "\u{fffd}").to_sql(of, out),
            Value::Bytes(bytes) if *of == Type::BYTEA => bytes.as_ref().to_sql(of, out),
            _ => Err(format!("the value is no {of}").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

fn values_of(row: &tokio_postgres::Row) -> Result<Vec<Value<'static>>, Unreadable> {
    let value = |(at, column): (usize, &Column)| {
        let value = match *column.type_() {
            Type::INT8 => row.try_get::<_, Option<i64>>(at).map(|number| number.map(Value::Number)),
            Type::INT4 => row.try_get::<_, Option<i32>>(at).map(|number| number.map(Value::from)),
            Type::BOOL => row.try_get::<_, Option<bool>>(at).map(|holds| holds.map(Value::from)),
            Type::TEXT => row.try_get::<_, Option<String>>(at).map(|text| text.map(Value::from)),
            Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(at).map(|bytes| bytes.map(|of| Value::Bytes(of.into()))),
            _ => return Err(Unreadable),
        };
        Ok(value.map_err(|_| Unreadable)?.unwrap_or(Value::Null))
    };
    row.columns().iter().enumerate().map(value).collect()
}

/// The first connection of a program. An error that waiting does not mend is returned at once here; later any error is
/// waited out, since the address was right once. One of several hosts may be right, so that they are waited for, too.
pub async fn first_connection(pool: &Pool, is_one_host: bool) -> Result<Object, Fault> {
    pool.get().await.map_err(|error| match error {
        PoolError::Backend(error) if is_one_host && is_refusal(&error) => {
            let why = error.source().map(|source| format!(": {source}")).unwrap_or_default();
            Fault::Store(StoreError::Failed(format!("the database cannot be used: {error}{why}")))
        }
        PoolError::Backend(error) => fault(&error),
        error => Fault::Unreachable(StoreError::Failed(error.to_string())),
    })
}

/// Whether trying again changes nothing: a missing password, a wrong certificate, a server without TLS. Network errors
/// are `io::Error`s; so is what TLS refuses, as invalid data.
fn is_refusal(error: &tokio_postgres::Error) -> bool {
    let source = error.source();
    let io = source.and_then(|source| source.downcast_ref::<std::io::Error>());
    io.map_or(source.is_some(), |io| io.kind() == std::io::ErrorKind::InvalidData)
}

/// Maps a database error to a fault of a job. The database's message may quote a row, so that only its code is passed
/// on.
pub fn fault(error: &tokio_postgres::Error) -> Fault {
    let Some(code) = error.code() else {
        let why = error.source().map(|source| format!(": {source}")).unwrap_or_default();
        return Fault::Unreachable(StoreError::Failed(format!("the database cannot be reached: {error}{why}")));
    };
    match *code {
        SqlState::T_R_SERIALIZATION_FAILURE | SqlState::T_R_DEADLOCK_DETECTED => Fault::Contended,
        SqlState::DISK_FULL => Fault::Store(StoreError::Full),
        // It starts, stops, has no connection left, has become a standby, or has given up a connection. A plan that was cached is of no use
        // once another program has changed the tables; a new connection has none.
        SqlState::ADMIN_SHUTDOWN
        | SqlState::CRASH_SHUTDOWN
        | SqlState::CANNOT_CONNECT_NOW
        | SqlState::TOO_MANY_CONNECTIONS
        | SqlState::READ_ONLY_SQL_TRANSACTION
        | SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT
        | SqlState::FEATURE_NOT_SUPPORTED => Fault::Unreachable(StoreError::Failed(code.code().to_owned())),
        // Of who may come in, and to which database: no row is quoted.
        _ if code.code().starts_with("28") || *code == SqlState::UNDEFINED_DATABASE => {
            let why = error.as_db_error().map(|error| error.message().to_owned());
            Fault::Store(StoreError::Failed(why.unwrap_or_else(|| code.code().to_owned())))
        }
        _ => Fault::Store(StoreError::Failed(code.code().to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use crate::Store;
    use crate::postgres::PostgresError;

    /// The error of opening a database whose server answers the first message like this, and then hangs up.
    async fn opened(answer: &'static [u8], options: &str) -> PostgresError {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((mut socket, _)) = listener.accept().await {
                let mut first = [0; 1024];
                let _ = socket.read(&mut first).await;
                let _ = socket.write_all(answer).await;
                // Without an answer it hangs up at once.
                if !answer.is_empty() {
                    let _ = socket.read(&mut first).await;
                }
            }
        });
        let address = format!("postgres://someone@127.0.0.1:{port}/name{options}");
        Store::connect(&address).await.unwrap_err()
    }

    /// Such a server would otherwise wait for ever, and say that the database is away.
    #[tokio::test]
    async fn what_waiting_does_not_mend_is_an_error_at_once() {
        let asks_for_password: &[u8] = &[b'R', 0, 0, 0, 8, 0, 0, 0, 3];
        for (answer, options, why) in [
            (asks_for_password, "", "password"),
            (b"N", "?sslmode=require", "TLS"),
            (b"N", "?sslmode=verify-full", "TLS"),
            (b"Sno TLS at all", "?sslmode=require", "TLS"),
        ] {
            let error = opened(answer, options).await;
            assert!(matches!(error, PostgresError::Database(_)), "{options}: {error:?}");
            assert!(error.to_string().contains(why), "{error}");
        }
        // Hung up, and one of several hosts that may be another's.
        for (answer, options) in [(&b""[..], ""), (b"N", "&sslmode=require&host=localhost,127.0.0.1")] {
            let error = opened(answer, &options.replacen('&', "?", 1)).await;
            assert!(matches!(error, PostgresError::Away(_)), "{options}: {error:?}");
        }
    }
}
