//! A store in a PostgreSQL database, which several programs may use at once.
//!
//! Each job that writes is a serializable transaction; one that reads sees one state of the database. While the
//! database cannot be reached, a job waits. If a connection is lost during a commit, nobody knows whether the commit
//! was made; each transaction therefore also stores a random number of its job, and a job that finds its own number is
//! done, as soon as one more commit shows that a standby has the first.

mod lease;
mod owner;
mod schema;
mod work;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use thiserror::Error;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::sql::Backend;
use crate::sql::UNFINISHED_IN_WORDS;
use crate::sql::work::{Fault, Job};
use crate::{Purpose, Store, StoreError};
pub use lease::{Lease, Live, Serving};
pub use owner::Owned;
use work::{Kind, Transaction, connection, first_connection};

/// The longest wait for an unreachable database.
const PATIENCE: Duration = Duration::from_secs(90);
/// The wait for an answer before another connection is tried.
const ATTEMPT: Duration = Duration::from_secs(10);
/// The pause between two attempts to reach the database.
const PAUSE: Duration = Duration::from_millis(200);
/// A transaction whose program sleeps is ended, since whoever takes over waits for those that write.
const NO_SLEEP: &str = "-c idle_in_transaction_session_timeout=2s";
/// Every statement finds its rows by keys, so that one plan does for all values.
const PLAN_ONCE: &str = "-c plan_cache_mode=force_generic_plan";
/// The interval at which the numbers of finished jobs are forgotten.
const TIDY_EVERY: Duration = Duration::from_secs(600);
const CONNECTIONS: usize = 8;

#[derive(Debug, Error)]
pub enum PostgresError {
    #[error("{0} is no address of a PostgreSQL database, such as postgres://user@host/name")]
    Address(String),
    /// Written by a later version of this program.
    #[error("the store is of version {found}, this jantaku knows versions up to {newest}: use a newer jantaku")]
    Newer { found: u32, newest: u32 },
    /// Written by an earlier version of this program, and must not be upgraded beside it.
    #[error("the store is of version {found}, not {newest}: start the server once with this jantaku")]
    Older { found: u32, newest: u32 },
    /// There is no store.
    #[error("there is no store in the database {database}: name one that has a store")]
    Missing { database: String },
    /// Left by an interrupted copy.
    #[error("the store in the database {database} {UNFINISHED_IN_WORDS}")]
    Unfinished { database: String },
    /// Served by a program of an earlier version, which could not use it after an upgrade.
    #[error("an older jantaku serves this store: {0}")]
    Served(String),
    /// Tables of another program.
    #[error("the database has tables of another program: use one of its own")]
    Foreign,
    /// A commit would not survive a crash.
    #[error("the database is set to {setting} = off, and would lose what was played: set it to on")]
    Forgetful { setting: &'static str },
    /// The database cannot be reached yet.
    #[error("{0}")]
    Away(StoreError),
    #[error(transparent)]
    Database(#[from] StoreError),
}

impl From<Fault> for PostgresError {
    fn from(fault: Fault) -> PostgresError {
        match fault {
            Fault::Unreachable(error) => PostgresError::Away(error),
            fault => PostgresError::Database(fault.into()),
        }
    }
}

/// The store in a database; clones share its connections.
#[derive(Clone)]
pub struct Postgres {
    pool: Pool,
    /// The term in which it may write; none for a program that writes beside those with a lease.
    term: Option<i64>,
    /// Whether the last attempt failed: the log reports an absence once.
    is_away: Arc<AtomicBool>,
    /// Ends with the last clone.
    _tidying: Arc<Tidying>,
}

/// A program that waits to serve a store.
pub struct Candidate {
    pool: Pool,
    /// Its own connection: jobs that wait for the others do not delay a renewal.
    lease: Pool,
    is_one_host: bool,
}

impl Candidate {
    pub fn new(address: &str) -> Result<Candidate, PostgresError> {
        let is_one_host = is_one_host(address);
        Ok(Candidate { pool: pool(address, CONNECTIONS)?, lease: pool(address, 1)?, is_one_host })
    }

    /// Opens the store, or returns the name of the program that prevents it.
    ///
    /// # Errors
    ///
    /// As [`Store::connect`].
    pub async fn take(
        &self,
        holder: &str,
        serving: Serving<'_>,
    ) -> Result<Result<(Store, Lease), String>, PostgresError> {
        self.take_for(Purpose::Use, holder, serving).await
    }

    async fn take_for(
        &self,
        purpose: Purpose,
        holder: &str,
        serving: Serving<'_>,
    ) -> Result<Result<(Store, Lease), String>, PostgresError> {
        if let Err(holder) = schema::prepare(first_connection(&self.pool, self.is_one_host).await?, purpose).await? {
            return Ok(Err(holder));
        }
        let lease = match Lease::take(&self.lease, &self.pool, holder, serving).await? {
            Ok(lease) => lease,
            Err(holder) => return Ok(Err(holder)),
        };
        // A running copy has a lease that is waited for: only now it is known to have ended.
        if purpose != Purpose::CopyTo
            && let Err(unfit) = schema::refuse_unfinished(&connection(&self.pool).await?).await
        {
            lease.give_back().await?;
            return Err(unfit);
        }
        let store = Postgres { term: Some(lease.term()), ..Postgres::over(self.pool.clone()) };
        Ok(Ok((store.into(), lease)))
    }
}

struct Tidying(JoinHandle<()>);

impl Drop for Tidying {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Tidying {
    fn start(pool: Pool) -> Tidying {
        Tidying(tokio::spawn(async move {
            loop {
                sleep(TIDY_EVERY).await;
                // What cannot be deleted now is deleted next time.
                if let Ok(client) = connection(&pool).await {
                    let _ = client.execute("DELETE FROM commits WHERE at < now() - INTERVAL '1 hour'", &[]).await;
                }
            }
        }))
    }
}

impl From<Postgres> for Store {
    fn from(postgres: Postgres) -> Store {
        Store { backend: Backend::Postgres(postgres) }
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

impl Store {
    /// Opens the database at this address (`postgres://user:password@host:port/name?…`) and upgrades its tables. Other
    /// programs may write at the same time: one that serves a store takes its lease first.
    ///
    /// # Errors
    ///
    /// If the address cannot be read, if nothing answers there, if the database has tables of another program or of a
    /// later version, or if a program of an earlier version serves the store.
    pub async fn connect(address: &str) -> Result<Store, PostgresError> {
        let pool = pool(address, CONNECTIONS)?;
        match schema::prepare(first_connection(&pool, is_one_host(address)).await?, Purpose::Use).await? {
            Ok(()) => schema::refuse_unfinished(&connection(&pool).await?).await.map(|()| Postgres::over(pool).into()),
            Err(holder) => Err(PostgresError::Served(holder)),
        }
    }

    /// Opens the database for an administrator's command while its server may be using it.
    ///
    /// # Errors
    ///
    /// As [`Store::connect`], and if the store is not of this program's version.
    pub async fn connect_beside(address: &str) -> Result<Store, PostgresError> {
        let pool = pool(address, 1)?;
        schema::check(first_connection(&pool, is_one_host(address)).await?).await?;
        Ok(Postgres::over(pool).into())
    }

    /// Opens the database for the program `holder`, which serves it alone, or returns the name of the program that
    /// serves it already.
    ///
    /// # Errors
    ///
    /// As [`Store::connect`].
    pub async fn serve(address: &str, holder: &str) -> Result<Result<(Store, Lease), String>, PostgresError> {
        Store::serve_for(Purpose::Use, address, holder).await
    }

    /// The same for a purpose.
    ///
    /// # Errors
    ///
    /// As [`Store::connect`], and if the store is not fit for it.
    pub async fn serve_for(
        purpose: Purpose,
        address: &str,
        holder: &str,
    ) -> Result<Result<(Store, Lease), String>, PostgresError> {
        Candidate::new(address)?.take_for(purpose, holder, Serving::Alone).await
    }
}

impl Postgres {
    fn over(pool: Pool) -> Postgres {
        let tidying = Arc::new(Tidying::start(pool.clone()));
        Postgres { pool, term: None, is_away: Arc::default(), _tidying: tidying }
    }

    pub async fn write<A, T>(&self, args: A, job: Job<A, T>) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let mut number = [0; 16];
        getrandom::fill(&mut number).map_err(|error| StoreError::Failed(error.to_string()))?;
        self.run(&args, job, Kind::Write { job: number, term: self.term }).await
    }

    pub async fn read<A, T>(&self, args: A, job: Job<A, T>) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.run(&args, job, Kind::Read).await
    }

    /// Runs a job until it is done, or the database was unreachable for too long.
    async fn run<A: Sync, T>(&self, args: &A, job: Job<A, T>, kind: Kind) -> Result<T, StoreError> {
        let given_up = Instant::now() + PATIENCE;
        let mut committing = None;
        loop {
            let attempt = timeout(ATTEMPT, self.attempt(args, job, kind, &mut committing));
            let fault = match attempt.await {
                Ok(Ok(done)) => {
                    if self.is_away.swap(false, Relaxed) {
                        tracing::warn!("the database is back");
                    }
                    return Ok(done);
                }
                Ok(Err(fault)) => fault,
                Err(_) => Fault::Unreachable(StoreError::Failed("the database does not answer".to_owned())),
            };
            match fault {
                Fault::Contended if Instant::now() < given_up => {}
                Fault::Unreachable(error) if Instant::now() < given_up => {
                    if !self.is_away.swap(true, Relaxed) {
                        tracing::warn!("what is to be stored waits: {error}");
                    }
                    sleep(PAUSE).await;
                }
                fault => return Err(fault.into()),
            }
        }
    }

    /// Runs a job once. Its result is kept in `committing` before the commit is sent, since a commit may be made and
    /// its answer lost.
    async fn attempt<A: Sync, T>(
        &self,
        args: &A,
        job: Job<A, T>,
        kind: Kind,
        committing: &mut Option<T>,
    ) -> Result<T, Fault> {
        let lost = || Fault::Store(StoreError::Failed("a commit was lost".to_owned()));
        let transaction = Transaction::begin(connection(&self.pool).await?, kind).await?;
        if transaction.was_committed().await? {
            transaction.commit_again().await?;
            return committing.take().ok_or_else(lost);
        }
        match job(&transaction, args).await {
            Ok(done) => {
                *committing = Some(done);
                transaction.commit().await?;
                committing.take().ok_or_else(lost)
            }
            Err(Fault::Unreachable(error)) => Err(Fault::Unreachable(error)),
            Err(fault) => {
                transaction.roll_back();
                Err(fault)
            }
        }
    }
}

/// Whether an address names one host; of several, the library reports the error of the last.
fn is_one_host(address: &str) -> bool {
    !address.contains(',')
}

fn pool(address: &str, most: usize) -> Result<Pool, PostgresError> {
    // Addresses may hold a password: none is quoted.
    let unreadable = |why: &dyn fmt::Display| PostgresError::Address(format!("this ({why})"));
    // With TLS a certificate is always checked, and the host in it, which other programs call `verify-full`.
    let address = address.replace("sslmode=verify-full", "sslmode=require");
    let mut config: Config = address.parse().map_err(|error| unreadable(&error))?;
    config.options(format!("{NO_SLEEP} {PLAN_ONCE} {}", config.get_options().unwrap_or_default()));
    config.application_name("jantaku").connect_timeout(Duration::from_secs(3)).tcp_user_timeout(ATTEMPT);
    // The library would otherwise try TLS wherever the server offers it, and refuse the certificate that Debian makes.
    if config.get_ssl_mode() == SslMode::Prefer {
        config.ssl_mode(SslMode::Disable);
    }
    if let (None, Ok(password)) = (config.get_password(), std::env::var("PGPASSWORD")) {
        config.password(password);
    }
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let tls = MakeRustlsConnect::new(trust().map_err(|error| unreadable(&error))?);
    let pool = Pool::builder(Manager::from_config(config, tls, recycling)).max_size(most);
    pool.wait_timeout(Some(ATTEMPT)).runtime(Runtime::Tokio1).build().map_err(|error| unreadable(&error))
}

/// Returns the statement for the last number that PostgreSQL gave a row of this table, or 0.
pub fn last_number(table: &str, column: &str) -> String {
    format!("SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM {table}_{column}_seq")
}

/// Returns the statements after which it gives only greater numbers.
pub fn number_after(table: &str, column: &str, last: i64) -> Vec<String> {
    vec![format!("SELECT setval('{table}_{column}_seq', {last} + 1, false)")]
}

/// TLS trusts the authorities that the machine trusts.
fn trust() -> Result<ClientConfig, tokio_rustls::rustls::Error> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    Ok(config.with_safe_default_protocol_versions()?.with_root_certificates(roots).with_no_client_auth())
}
