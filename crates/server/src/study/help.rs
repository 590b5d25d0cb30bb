use std::sync::Arc;

use jantaku_core::{Ruleset, Wall};
use jantaku_store::Store;
use jantaku_table::fresh_seed;
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{Ceremony, HelpBook, ScoreAnswer, convert};

use crate::houses::Houses;
use crate::jobs::Jobs;
use crate::refusal::{Malformed, Refused};
use crate::tables::{Seeds, TableRefusal};

pub(crate) struct Help {
    pub store: Store,
    pub jobs: Arc<Jobs>,
    pub houses: Arc<Houses>,
}

impl Help {
    /// The help under these rules, or under the preselected ones.
    pub async fn of_rules(&self, player: PlayerId, rules: Option<&str>) -> Result<HelpBook, Refused> {
        self.under(self.houses.named(player, rules).await?).await
    }

    /// The score of a stated hand under these rules, or under the preselected ones.
    pub async fn score(
        &self,
        player: PlayerId,
        rules: Option<&str>,
        line: &str,
        sticks: u32,
    ) -> Result<ScoreAnswer, Refused> {
        let rules = self.houses.named(player, rules).await?;
        Ok(convert::scored(line, &rules, sticks).map_err(|error| Malformed(error.to_string()))?)
    }

    /// The help under the rules of a match.
    pub async fn of_match(&self, id: MatchId) -> Result<HelpBook, Refused> {
        let stored = self.store.load(id).await?.ok_or(TableRefusal::NoSuchMatch)?;
        self.under(stored.row.rules).await
    }

    async fn under(&self, rules: Ruleset) -> Result<HelpBook, Refused> {
        self.jobs.run(move || convert::help(&rules)).await
    }
}

/// A table set up by hand, from its own wall.
pub(crate) async fn ceremony(seeds: &Seeds) -> Result<Ceremony, Refused> {
    // The set that lies on a club's table: 136 tiles, without red fives.
    let rules = Ruleset::preset("wrc").map_err(|error| Malformed(error.to_string()))?;
    let seed = seeds.of_next_match().await?.map_or_else(fresh_seed, Ok)?;
    let wall = Wall::from_seed(seed, &rules.tile_set());
    Ok(convert::ceremony(&wall).ok_or_else(|| Malformed("this wall has no dice".to_owned()))?)
}
