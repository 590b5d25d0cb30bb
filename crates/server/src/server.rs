use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use axum::extract::FromRef;
use jantaku_core::Ruleset;
use jantaku_store::Store;
use jantaku_table::fresh_seed;
use jantaku_wire::ids::PlayerId;
use tokio::time::{MissedTickBehavior, interval};

use crate::admin::Admin;
use crate::archive::{Archive, Statistics};
use crate::careers::{CareerMatches, Careers};
use crate::cluster::{Cluster, Others};
use crate::hosting::{Friends, Host};
use crate::houses::Houses;
use crate::http::App;
use crate::jobs::Jobs;
use crate::people::{Accounts, LaunchKey, OwnData, Passkeys, People};
use crate::refusal::Refused;
use crate::rooms::{KEPT_EMPTY, LiveRooms, Rooms};
use crate::study::{Adviser, Drills, Help, Practice};
use crate::tables::{InTurn, Matches, PUT_ASIDE, Seeds, Tables};

/// The store's key for the launch key.
const LAUNCH_KEY: &str = "launch_key";

/// The interval at which changes of other servers are read.
const LOOKS: Duration = Duration::from_secs(1);

/// A server before it serves.
pub struct Server {
    store: Store,
    rules: Vec<Ruleset>,
    seed: Option<u64>,
    records: Vec<PathBuf>,
    put_aside: Duration,
    kept_empty: Duration,
    cluster: Option<Cluster>,
    friends: Option<Friends>,
}

impl Server {
    /// A server that offers these rules. With a seed the walls, the seats and the bots' whims follow from it.
    pub fn new(store: Store, rules: Vec<Ruleset>, seed: Option<u64>) -> Server {
        let (records, put_aside, kept_empty) = (Vec::new(), PUT_ASIDE, KEPT_EMPTY);
        Server { store, rules, seed, records, put_aside, kept_empty, cluster: None, friends: None }
    }

    /// Adds game records for the questions of drills, beside the player's own matches.
    #[must_use]
    pub fn with_records(self, records: Vec<PathBuf>) -> Server {
        Server { records, ..self }
    }

    /// Sets the time for which tables go on while all players are away and nobody has them open.
    #[must_use]
    pub fn putting_aside_after(self, put_aside: Duration) -> Server {
        Server { put_aside, ..self }
    }

    /// Sets the time for which empty rooms are kept.
    #[must_use]
    pub fn keeping_rooms(self, kept_empty: Duration) -> Server {
        Server { kept_empty, ..self }
    }

    /// Makes it one server among others.
    #[must_use]
    pub fn among_others(self, cluster: Cluster) -> Server {
        Server { cluster: Some(cluster), ..self }
    }

    /// Lets the player open a server for friends beside it.
    #[must_use]
    pub fn with_friends(self, friends: Friends) -> Server {
        Server { friends: Some(friends), ..self }
    }

    pub async fn launch_key(&self) -> Result<LaunchKey, Refused> {
        if let Some(key) = self.store.setting(LAUNCH_KEY.to_owned()).await?.and_then(LaunchKey::parse) {
            return Ok(key);
        }
        let fresh = fresh_seed()?;
        let key = LaunchKey::from_bits(std::array::from_fn(|at| fresh[at]));
        self.store.set_setting(LAUNCH_KEY.to_owned(), key.as_str().to_owned()).await?;
        Ok(key)
    }

    /// Preselects these rules on a player's start page.
    pub async fn preselect(&self, player: PlayerId, name: &str) -> Result<(), Refused> {
        let jobs = Arc::new(Jobs::of_machine());
        Houses::new(self.store.clone(), jobs, self.rules.clone()).preselect(player, name).await
    }
}

/// Declares the services, which a handler takes by type: those that a server keeps, and those made from these.
macro_rules! services {
    (kept { $($name:ident: $service:ty,)* } made { $($made:ident { $($part:ident),* })* }) => {
        /// All services of a server; clones share them.
        #[derive(Clone)]
        pub(crate) struct Services {
            $(pub $name: $service,)*
        }

        $(impl FromRef<App> for $service {
            fn from_ref(app: &App) -> $service {
                app.services.$name.clone()
            }
        })*

        $(impl FromRef<App> for $made {
            fn from_ref(app: &App) -> $made {
                $made { $($part: app.services.$part.clone()),* }
            }
        })*
    };
}

services! {
    kept {
        store: Store,
        jobs: Arc<Jobs>,
        records: Arc<[PathBuf]>,
        others: Others,
        seeds: Seeds,
        houses: Arc<Houses>,
        careers: Arc<Careers>,
        tables: Arc<Tables>,
        matches: Arc<Matches>,
        archive: Arc<Archive>,
        statistics: Arc<Statistics>,
        people: Arc<People>,
        accounts: Arc<Accounts>,
        passkeys: Arc<Passkeys>,
        rooms: Arc<Rooms>,
        admin: Arc<Admin>,
        host: Arc<Host>,
    }
    made {
        Help { store, jobs, houses }
        Drills { store, jobs, houses, tables, records }
        Practice { store, jobs, houses, tables, matches }
        Adviser { store, jobs, tables, archive }
        CareerMatches { careers, matches }
        OwnData { store, people, accounts, tables, rooms }
    }
}

impl Services {
    pub fn of(server: Server) -> Services {
        let Server { store, rules, seed, records, put_aside, kept_empty, cluster, friends } = server;
        let (others, jobs, in_turn) = (Others::of(cluster), Arc::new(Jobs::of_machine()), InTurn::default());
        let (seeds, live) = (Seeds { store: store.clone(), seed }, Arc::new(LiveRooms::new(store.clone())));
        let host = Arc::new(Host::new(friends, rules.clone()));
        let careers = Arc::new(Careers::new(store.clone(), seed, jobs.clone()));
        let tables = Tables::new(store.clone(), careers.clone(), live.clone(), others.clone(), put_aside);
        let (tables, houses) = (Arc::new(tables), Arc::new(Houses::new(store.clone(), jobs.clone(), rules)));
        let people = Arc::new(People::new(store.clone(), live.clone()));
        let rooms = Arc::new(Rooms {
            store: store.clone(),
            live,
            tables: tables.clone(),
            houses: houses.clone(),
            others: others.clone(),
            in_turn: in_turn.clone(),
            seeds: seeds.clone(),
            prepared: AtomicU32::new(0),
            kept_empty,
        });
        let archive =
            Archive { store: store.clone(), jobs: jobs.clone(), houses: houses.clone(), tables: tables.clone() };
        let admin = Admin { store: store.clone(), people: people.clone(), rooms: rooms.clone() };
        let matches = Matches {
            store: store.clone(),
            houses: houses.clone(),
            careers: careers.clone(),
            seeds: seeds.clone(),
            in_turn,
        };
        Services {
            records: records.into(),
            matches: Arc::new(matches),
            archive: Arc::new(archive),
            statistics: Arc::new(Statistics::new(store.clone(), jobs.clone(), tables.clone())),
            accounts: Arc::new(Accounts::new(store.clone(), people.clone())),
            passkeys: Arc::new(Passkeys::new(store.clone(), people.clone())),
            admin: Arc::new(admin),
            host,
            others,
            seeds,
            careers,
            people,
            rooms,
            houses,
            tables,
            jobs,
            store,
        }
    }

    /// Compares the rooms and the sessions in memory with the store, carries out decisions made elsewhere, begins
    /// matches that have waited long enough, and ends empty rooms.
    pub async fn catch_up(&self) -> Result<(), Refused> {
        // Rooms whose time is over wait for nothing else.
        let (followed, begun) = (self.follow().await, self.rooms.begin_late().await);
        followed.and(begun)?;
        self.rooms.end_deserted().await
    }

    async fn follow(&self) -> Result<(), Refused> {
        self.people.follow_sessions().await?;
        self.rooms.follow().await?;
        self.admin.enforce().await
    }

    /// Catches up at intervals.
    pub async fn catch_up_always(self) {
        let mut looks = interval(LOOKS);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            if let Err(error) = self.catch_up().await {
                tracing::error!("what others have changed cannot be read: {error}");
            }
        }
    }
}

#[cfg(test)]
mod tests;
