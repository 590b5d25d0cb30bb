//! The help of a house, the score of a stated hand, and a table set up by hand.

use jantaku_core::{Ruleset, Wall};
use jantaku_table::fresh_seed;
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{Ceremony, HelpBook, ScoreAnswer, convert};

use super::Lobby;
use super::new_match::find;
use crate::refusal::{Malformed, Refused};
use crate::tables::TableRefusal;

impl Lobby {
    /// The help under the rules of this name, or under those that are preselected.
    pub async fn help(&self, player: PlayerId, rules: Option<&str>) -> Result<HelpBook, Refused> {
        self.help_under(self.named_rules(player, rules).await?).await
    }

    /// The score of a stated hand under the rules of this name, or under those that are preselected.
    pub async fn score(
        &self,
        player: PlayerId,
        rules: Option<&str>,
        line: &str,
        sticks: u32,
    ) -> Result<ScoreAnswer, Refused> {
        let rules = self.named_rules(player, rules).await?;
        Ok(convert::scored(line, &rules, sticks).map_err(|error| Malformed(error.to_string()))?)
    }

    /// A table set up by hand, from a wall of its own.
    pub async fn ceremony(&self) -> Result<Ceremony, Refused> {
        // The set that lies on a club's table: 136 tiles, without red fives.
        let rules = Ruleset::preset("wrc").map_err(|error| Malformed(error.to_string()))?;
        let seed = self.match_seed().await?.map_or_else(fresh_seed, Ok)?;
        let wall = Wall::from_seed(seed, &rules.tile_set());
        Ok(convert::ceremony(&wall).ok_or_else(|| Malformed("this wall has no dice".to_owned()))?)
    }

    /// The rules of this name, or those that are preselected for a player.
    pub(super) async fn named_rules(&self, player: PlayerId, rules: Option<&str>) -> Result<Ruleset, Refused> {
        let (known, _) = self.on_offer(player).await?;
        let name = match rules {
            Some(name) => name.to_owned(),
            None => self.preselected(player, &known).await?.preset,
        };
        Ok(find(&known, &name)?.clone())
    }

    /// The help under the rules of a match.
    pub async fn help_of_match(&self, id: MatchId) -> Result<HelpBook, Refused> {
        let stored = self.store.load(id).await?.ok_or(TableRefusal::NoSuchMatch)?;
        self.help_under(stored.row.rules).await
    }

    async fn help_under(&self, rules: Ruleset) -> Result<HelpBook, Refused> {
        self.jobs.run(move || convert::help(&rules)).await
    }
}
