//! The rules that a player can choose from, and what they have chosen last.

use jantaku_core::Ruleset;
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{BrokenHouse, NewMatch, summary};

use super::houses::{Houses, read_all};
use super::new_match::{check, find, usual};
use crate::refusal::{Malformed, Refused};

/// Where the store keeps the last choice of a player's start page.
pub(crate) fn last_choice(player: PlayerId) -> String {
    match player {
        PlayerId::LOCAL => "last_choice".to_owned(),
        PlayerId(id) => format!("last_choice/{id}"),
    }
}

impl Houses {
    /// The rules that a player can play by, and the kept houses that cannot be played.
    pub async fn on_offer(&self, player: PlayerId) -> Result<(Vec<Ruleset>, Vec<BrokenHouse>), Refused> {
        let (kept, broken) = read_all(&self.store.houses(player).await?);
        let kept = kept.into_iter().map(|house| house.rules);
        let kept = kept.filter(|kept| self.rules.iter().all(|rules| rules.name != kept.name));
        Ok((self.rules.iter().cloned().chain(kept).collect(), broken))
    }

    /// The choice made last; where the rules of that choice are gone, or none was made, the first rules.
    pub async fn preselected(&self, player: PlayerId, rules: &[Ruleset]) -> Result<NewMatch, Refused> {
        let last = self.store.setting(last_choice(player)).await?;
        let last = last.and_then(|text| serde_json::from_str::<NewMatch>(&text).ok());
        Ok(last.filter(|choice| check(rules, choice).is_ok()).unwrap_or_else(|| usual(&rules[0], jantaku_bots::USUAL)))
    }

    /// Preselects these rules on a player's start page.
    pub async fn preselect(&self, player: PlayerId, name: &str) -> Result<(), Refused> {
        let (rules, _) = self.on_offer(player).await?;
        let found = find(&rules, name)?;
        let mut choice = self.preselected(player, &rules).await?;
        choice.preset = name.to_owned();
        choice.length = summary::length(found);
        choice.menu.clear();
        choice.opponents.resize(found.players.count() - 1, jantaku_bots::USUAL.to_owned());
        self.remember(player, &choice).await
    }

    pub async fn remember(&self, player: PlayerId, choice: &NewMatch) -> Result<(), Refused> {
        // The browser says whose face it is each time.
        let choice = NewMatch { face: None, ..choice.clone() };
        let text = serde_json::to_string(&choice).map_err(|error| Malformed(error.to_string()))?;
        Ok(self.store.set_setting(last_choice(player), text).await?)
    }

    /// The rules of this name, or those that are preselected for a player.
    pub async fn named(&self, player: PlayerId, rules: Option<&str>) -> Result<Ruleset, Refused> {
        let (known, _) = self.on_offer(player).await?;
        let name = match rules {
            Some(name) => name.to_owned(),
            None => self.preselected(player, &known).await?.preset,
        };
        Ok(find(&known, &name)?.clone())
    }
}
