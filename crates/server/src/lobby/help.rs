//! The help of a house.

use jantaku_core::Ruleset;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{HelpBook, convert};

use super::new_match::find;
use super::{Lobby, LobbyError};

impl Lobby {
    /// The help under the rules of this name, or under those that are preselected.
    pub async fn help(&self, rules: Option<&str>) -> Result<HelpBook, LobbyError> {
        let (known, _) = self.on_offer().await?;
        let name = match rules {
            Some(name) => name.to_owned(),
            None => self.preselected(&known).await?.preset,
        };
        self.help_under(find(&known, &name)?.clone()).await
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
