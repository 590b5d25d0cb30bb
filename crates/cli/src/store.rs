//! The store of a program that serves: opened, kept from other programs, and given back.

use std::path::PathBuf;
use std::process;
use std::sync::Arc;
use std::time::Duration;

use directories::ProjectDirs;
use jantaku_store::{Candidate, FileError, Lease, PostgresError, Serving, Store};
use tokio::time::sleep;

use crate::failure::Failure;
use crate::store_address::StoreAddress;

/// The interval at which a program asks for a store that another one has.
const ASK_EVERY: Duration = Duration::from_millis(250);

/// A store that no other program serves, unless they do so together.
pub struct Served {
    pub store: Store,
    held: Held,
}

/// The lock that keeps other programs away.
enum Held {
    Directory,
    Lease(Arc<Lease>),
}

impl Served {
    /// Opens the store at this address. A PostgreSQL store of another program is waited for; a directory in use is
    /// refused.
    pub async fn open(address: StoreAddress, program: &str, serving: Serving<'_>) -> Result<Served, Failure> {
        match address {
            StoreAddress::Sqlite(dir) => {
                let store = Store::open(&dir).map_err(Failure::input)?;
                Ok(Served { store, held: Held::Directory })
            }
            StoreAddress::Postgres(address) => {
                let (store, lease) = wait_for(&address, program, serving).await?;
                Ok(Served { store, held: Held::Lease(Arc::new(lease)) })
            }
        }
    }

    /// The lease, of a store in PostgreSQL.
    pub fn lease(&self) -> Option<Arc<Lease>> {
        match &self.held {
            Held::Directory => None,
            Held::Lease(lease) => Some(lease.clone()),
        }
    }

    /// Writes the link to the table for a second start on the same directory.
    pub fn announce(&self, link: &str) -> Result<(), FileError> {
        self.store.announce(link)
    }

    /// Waits until another program has taken over, or may have.
    pub async fn lost(&self) {
        match &self.held {
            Held::Directory => std::future::pending().await,
            Held::Lease(lease) => lease.lost().await,
        }
    }

    pub async fn give_back(self) -> Result<(), Failure> {
        match self.held {
            Held::Directory => Ok(()),
            Held::Lease(lease) if lease.is_lost() => Err(Failure::input(text!("store-taken-over"))),
            Held::Lease(lease) => lease.give_back().await.map_err(Failure::input),
        }
    }
}

/// Waits for the end of a serving program: by its user, or by another program that has taken over.
pub async fn ended(served: &Served) {
    tokio::select! {
        () = interrupted() => {}
        () = served.lost() => {}
    }
}

/// Completes when the player or the system ends the program.
pub async fn interrupted() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// The store at the address, in the directory, or in the player's own directory.
pub fn address(store: Option<&StoreAddress>, data: Option<&PathBuf>) -> Result<StoreAddress, Failure> {
    match (store, data) {
        (Some(_), Some(_)) => Err(Failure::input(text!("store-and-data"))),
        (Some(address), None) => Ok(address.clone()),
        (None, data) => Ok(StoreAddress::Sqlite(data_dir(data)?)),
    }
}

/// The directory of matches and profiles: this one, or the player's own.
pub fn data_dir(data: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    let own = || ProjectDirs::from("", "", "jantaku").map(|dirs| dirs.data_dir().to_owned());
    let found = data.cloned().or_else(own);
    found.ok_or_else(|| Failure::input(text!("play-no-data-dir")))
}

/// Waits until no other program has the store. A database that is not there is waited for, too.
async fn wait_for(address: &str, program: &str, serving: Serving<'_>) -> Result<(Store, Lease), Failure> {
    let candidate = Candidate::new(address).map_err(Failure::input)?;
    let program = format!("{program}, process {}", process::id());
    let mut said = String::new();
    loop {
        let waiting = match candidate.take(&program, serving).await {
            Ok(Ok(taken)) => return Ok(taken),
            Ok(Err(holder)) => text!("store-in-use", holder = holder),
            Err(PostgresError::Away(error)) => text!("store-away", why = error),
            Err(error) => return Err(Failure::input(error)),
        };
        if said != waiting {
            note!("{waiting}");
            said = waiting;
        }
        sleep(ASK_EVERY).await;
    }
}

/// Parses an address here because clap quotes an argument that it cannot read, and this one may hold a password.
pub fn address_of(store: Option<&str>, data: Option<&PathBuf>) -> Result<StoreAddress, Failure> {
    address(store.map(read).transpose()?.as_ref(), data)
}

pub fn read(text: &str) -> Result<StoreAddress, Failure> {
    text.parse().map_err(|why: String| Failure::input(why))
}
