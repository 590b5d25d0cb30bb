use std::collections::BTreeMap;

use jantaku_core::{Ruleset, Wind};
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{BrokenHouse, Length, NewMatch, Pace, TimeControl, summary};

use crate::houses::{Houses, menus, read_all};
use crate::people::{playable_face, playable_name};
use crate::refusal::{Malformed, Refused};

/// The store's key for a player's last choice.
pub(crate) fn last_choice(player: PlayerId) -> String {
    match player {
        PlayerId::LOCAL => "last_choice".to_owned(),
        PlayerId(id) => format!("last_choice/{id}"),
    }
}

impl Houses {
    pub async fn on_offer(&self, player: PlayerId) -> Result<(Vec<Ruleset>, Vec<BrokenHouse>), Refused> {
        let (kept, broken) = read_all(&self.store.houses(player).await?);
        let kept = kept.into_iter().map(|house| house.rules);
        let kept = kept.filter(|kept| self.rules.iter().all(|rules| rules.name != kept.name));
        Ok((self.rules.iter().cloned().chain(kept).collect(), broken))
    }

    /// The last choice; if its rules are gone, or there is none, the first rules.
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
        // The browser sends the face each time.
        let choice = NewMatch { face: None, ..choice.clone() };
        let text = serde_json::to_string(&choice).map_err(|error| Malformed(error.to_string()))?;
        Ok(self.store.set_setting(last_choice(player), text).await?)
    }

    pub async fn named(&self, player: PlayerId, rules: Option<&str>) -> Result<Ruleset, Refused> {
        let (known, _) = self.on_offer(player).await?;
        let name = match rules {
            Some(name) => name.to_owned(),
            None => self.preselected(player, &known).await?.preset,
        };
        Ok(find(&known, &name)?.clone())
    }
}

/// A first match: short, against bots that are easy to beat.
pub(crate) fn first(rules: &Ruleset) -> NewMatch {
    NewMatch { length: Length::East, ..usual(rules, "easy") }
}

/// A match under these rules against bots of this level, otherwise with defaults.
pub(crate) fn usual(rules: &Ruleset, bot: &str) -> NewMatch {
    NewMatch {
        preset: rules.name.clone(),
        length: summary::length(rules),
        opponents: vec![bot.to_owned(); rules.players.count() - 1],
        pace: Pace::default(),
        name: "You".to_owned(),
        face: None,
        menu: BTreeMap::new(),
        time: None,
    }
}

pub(crate) fn find<'a>(rules: &'a [Ruleset], name: &str) -> Result<&'a Ruleset, Malformed> {
    let known = || rules.iter().map(|rules| rules.name.as_str()).collect::<Vec<_>>().join(", ");
    let found = rules.iter().find(|rules| rules.name == name);
    found.ok_or_else(|| Malformed::field("preset", format_args!("there are no rules `{name}`; there are {}", known())))
}

fn winds(length: Length) -> &'static str {
    match length {
        Length::East => "East only",
        Length::EastSouth => "East and South",
    }
}

/// Returns the requested rules, if the request can be fulfilled.
pub(crate) fn check(rules: &[Ruleset], request: &NewMatch) -> Result<Ruleset, Refused> {
    let found = find(rules, &request.preset)?;
    let mut rules = menus::set(found, &request.menu)?;
    let opponents = rules.players.count() - 1;
    if request.opponents.len() != opponents {
        let found = request.opponents.len();
        return Err(Malformed(format!("`opponents`: these rules need {opponents} opponents, not {found}")).into());
    }
    for name in &request.opponents {
        let known = jantaku_bots::by_name(name, [0; 32]);
        known.map_err(|error| Malformed::field("opponents", error))?;
    }
    playable_name(&request.name)?;
    playable_time(request.time)?;
    playable_face(request.face)?;
    if request.length != summary::length(found) {
        let by_menu = summary::length(&rules);
        if by_menu != request.length && menus::decides(found, &request.menu, "round_winds") {
            let [length, menu] = [request.length, by_menu].map(winds);
            let why = format!("`length` says {length}, and the choice of length in `menu` {menu}: ask for one");
            return Err(Malformed(why).into());
        }
        rules.round_winds = match request.length {
            Length::East => vec![Wind::East],
            Length::EastSouth => vec![Wind::East, Wind::South],
        };
    }
    Ok(rules)
}

pub(crate) fn playable_time(time: Option<TimeControl>) -> Result<(), Malformed> {
    if time.is_none_or(TimeControl::is_playable) {
        return Ok(());
    }
    let (least, most) = TimeControl::RANGE.into_inner();
    Err(Malformed(format!("`time`: {least} to {most} seconds, those of the decision and of the round together")))
}
