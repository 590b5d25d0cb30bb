//! The help of a house, and the score of a stated hand.

use jantaku_core::Ruleset;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{HelpBook, ScoreAnswer, convert};

use super::new_match::find;
use super::{Lobby, LobbyError};

impl Lobby {
    /// The help under the rules of this name, or under those that are preselected.
    pub async fn help(&self, rules: Option<&str>) -> Result<HelpBook, LobbyError> {
        self.help_under(self.named_rules(rules).await?).await
    }

    /// The score of a stated hand under the rules of this name, or under those that are preselected.
    pub async fn score(&self, rules: Option<&str>, line: &str, sticks: u32) -> Result<ScoreAnswer, LobbyError> {
        let rules = self.named_rules(rules).await?;
        convert::scored(line, &rules, sticks).map_err(|error| LobbyError::Request(error.to_string()))
    }

    async fn named_rules(&self, rules: Option<&str>) -> Result<Ruleset, LobbyError> {
        let (known, _) = self.on_offer().await?;
        let name = match rules {
            Some(name) => name.to_owned(),
            None => self.preselected(&known).await?.preset,
        };
        find(&known, &name).cloned()
    }

    /// The help under the rules of a match.
    pub async fn help_of_match(&self, id: MatchId) -> Result<HelpBook, LobbyError> {
        let stored = self.store.load(id).await?.ok_or(LobbyError::NoSuchMatch)?;
        self.help_under(stored.row.rules).await
    }

    async fn help_under(&self, rules: Ruleset) -> Result<HelpBook, LobbyError> {
        self.jobs.run(move || convert::help(&rules)).await
    }
}
