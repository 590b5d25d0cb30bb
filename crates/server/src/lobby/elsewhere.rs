//! What other servers of the same store have.

use std::collections::HashSet;

use jantaku_store::Owned;
use jantaku_wire::ids::MatchId;

use super::Lobby;
use crate::cluster::Cluster;
use crate::cluster::Elsewhere;
use crate::refusal::Refused;

impl Lobby {
    /// The same as one server among others.
    #[must_use]
    pub fn among_others(self, cluster: Cluster) -> Lobby {
        Lobby { cluster: Some(cluster.into()), ..self }
    }

    /// The servers of the same store, where there are others.
    pub(crate) fn cluster(&self) -> Option<&Cluster> {
        self.cluster.as_deref()
    }

    /// Makes sure that a place is this server's, or says which other one has it.
    pub(super) async fn ours(&self, place: Owned) -> Result<(), Refused> {
        let Some(cluster) = self.cluster() else { return Ok(()) };
        match cluster.elsewhere(place).await? {
            Some(term) => Err(Elsewhere(term).into()),
            None => Ok(()),
        }
    }

    /// Those of these matches of which something is stored that their tables are yet to show.
    pub(super) async fn unshown(&self, ids: &[MatchId]) -> Result<HashSet<MatchId>, Refused> {
        let mut unshown: HashSet<MatchId> = ids.iter().copied().filter(|id| !self.has_shown_all(*id)).collect();
        if let Some(cluster) = self.cluster() {
            unshown.extend(cluster.played_elsewhere(ids).await?);
        }
        Ok(unshown)
    }

    /// Gives back all that this server has. Nothing may be stored any more.
    pub(crate) async fn leave(&self) {
        if let Some(cluster) = self.cluster()
            && let Err(error) = cluster.leave().await
        {
            tracing::warn!("other servers take over once the lease lapses: {error}");
        }
    }
}
