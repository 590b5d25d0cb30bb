//! Tables that failed: each is logged once, and not set up again before the program is restarted.

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jantaku_store::StoreError;
use jantaku_table::{TableError, derived};
use jantaku_wire::ids::MatchId;
use tokio::task::JoinHandle;

use crate::tables::refusal::TableRefusal;

/// Why a table that panicked has stopped. The panic's message may name hidden tiles: it stays out of the log.
pub(crate) const PANICKED: &str = "it panicked";

/// The tables that failed, with their incidents; clones share them.
#[derive(Clone, Default)]
pub(crate) struct Stopped {
    incidents: Arc<Mutex<HashMap<MatchId, String>>>,
}

impl Stopped {
    fn incidents(&self) -> MutexGuard<'_, HashMap<MatchId, String>> {
        self.incidents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the table of this match may be set up.
    pub fn check(&self, id: MatchId) -> Result<(), TableRefusal> {
        self.incidents().get(&id).map_or(Ok(()), |incident| Err(TableRefusal::Stopped { incident: incident.clone() }))
    }

    /// Waits for the end of a table, and remembers it if it failed. A store that could not write may write again.
    pub async fn watch(self, id: MatchId, task: JoinHandle<Result<(), TableError>>) {
        match task.await {
            Ok(Ok(()) | Err(TableError::Store(StoreError::GivenUp))) => {}
            Ok(Err(TableError::Store(error))) => tracing::error!(match_id = %id, "the table stops: {error}"),
            Ok(Err(error)) => drop(self.add(id, &error)),
            Err(_) => drop(self.add(id, &PANICKED)),
        }
    }

    /// The first failure of a table stands.
    pub fn add(&self, id: MatchId, why: &impl Display) -> TableRefusal {
        let mut incidents = self.incidents();
        if let Some(incident) = incidents.get(&id) {
            return TableRefusal::Stopped { incident: incident.clone() };
        }
        let hash = derived(&id.0.to_be_bytes(), "incident", incidents.len() as u32);
        let incident: String = hash[..4].iter().map(|byte| format!("{byte:02x}")).collect();
        tracing::error!(match_id = %id, incident, "the table stops: {why}");
        incidents.insert(id, incident.clone());
        TableRefusal::Stopped { incident }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_that_panics_is_not_set_up_again_and_others_are() {
        let (stopped, id, other) = (Stopped::default(), MatchId(1), MatchId(2));
        stopped.clone().watch(id, tokio::spawn(async { panic!("on purpose") })).await;
        stopped.clone().watch(other, tokio::spawn(async { Ok(()) })).await;
        let refused = stopped.check(id).unwrap_err().to_string();
        assert!(refused.contains("Incident") && !refused.contains("on purpose"), "{refused}");
        assert!(stopped.check(other).is_ok());
        assert_eq!(stopped.add(id, &"the same again").to_string(), refused, "an incident keeps its number");
        let full = StoreError::Full;
        stopped.clone().watch(other, tokio::spawn(async { Err(TableError::Store(full)) })).await;
        assert!(stopped.check(other).is_ok(), "a full disk may have room again");
    }
}
