pub(crate) mod menus;
mod offer;
mod refusal;
mod routes;

use std::collections::HashMap;
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_core::rules::{Fault, HouseRules, Preset, RulesError};
use jantaku_store::{HouseRow, Store};
use jantaku_table::derived;
use jantaku_wire::ids::PlayerId;
use jantaku_wire::names::is_plain;
use jantaku_wire::{BrokenHouse, HouseChecked, HouseDraft, HouseRead, RuleFault, SaveHouse, convert, summary};
use tokio::sync::Mutex as AsyncMutex;

use crate::jobs::Jobs;
use crate::refusal::{Malformed, Refused};

pub(crate) use offer::{check, find, first, last_choice, playable_time, usual};
use refusal::FaultyRules;
pub(crate) use refusal::HouseRefusal;
pub(crate) use routes::routes;

/// The most houses of one person: each of them makes the start page longer.
const HOUSES: usize = 50;

/// The latest catalogues, by player, each with the houses it was computed from.
type Catalogues = AsyncMutex<HashMap<PlayerId, (Vec<HouseRow>, Arc<Tagged>)>>;

/// The number of catalogues that are kept.
const CATALOGUES: usize = 16;

/// The houses that can be played, and those that cannot be read.
pub(crate) type Kept = (Vec<HouseRules>, Vec<BrokenHouse>);

/// JSON with the tag by which a client knows it again.
pub(crate) struct Tagged {
    pub json: Vec<u8>,
    pub etag: String,
}

pub(crate) struct Houses {
    pub(crate) store: Store,
    jobs: Arc<Jobs>,
    pub(crate) rules: Vec<Ruleset>,
    catalogues: Catalogues,
}

impl Houses {
    pub fn new(store: Store, jobs: Arc<Jobs>, rules: Vec<Ruleset>) -> Houses {
        Houses { store, jobs, rules, catalogues: Catalogues::default() }
    }

    /// Returns a [`Catalogue`](jantaku_wire::Catalogue) of every house on offer to a player. It is computed again only
    /// after a house has changed.
    pub async fn catalogue(&self, player: PlayerId) -> Result<Arc<Tagged>, Refused> {
        let mut known = self.catalogues.lock().await;
        let houses = self.store.houses(player).await?;
        if let Some((_, catalogue)) = known.get(&player).filter(|(of, _)| *of == houses) {
            return Ok(catalogue.clone());
        }
        let (kept, _) = read_all(&houses);
        // Rules on offer that are no preset were named when the program was started.
        let others = self.rules.iter().filter(|rules| Ruleset::preset(&rules.name).as_ref() != Ok(rules));
        let others: Vec<Ruleset> = others.cloned().collect();
        let computed = self.jobs.run(move || {
            let others: Vec<HouseRules> = others.into_iter().map(HouseRules::nearest).collect();
            serde_json::to_vec(&convert::catalogue(others.iter().chain(&kept)))
        });
        let json = computed.await?.map_err(|error| Malformed(error.to_string()))?;
        let hash = derived(&json, "etag", 0);
        let etag = format!("\"{:016x}\"", u64::from_be_bytes(std::array::from_fn(|at| hash[at])));
        if known.len() >= CATALOGUES {
            known.clear();
        }
        let catalogue = Arc::new(Tagged { json, etag });
        known.insert(player, (houses, catalogue.clone()));
        Ok(catalogue)
    }

    /// Returns the faults of a house, or its rules.
    pub async fn check(&self, draft: HouseDraft) -> Result<HouseChecked, Refused> {
        let check = move || match read(&draft) {
            Ok(house) => {
                HouseChecked { faults: vec![], summary: summary::summary(&house.rules), file: Some(house.to_toml()) }
            }
            Err(faults) => HouseChecked { faults, summary: vec![], file: None },
        };
        self.jobs.run(check).await
    }

    pub async fn read(&self, file: String) -> Result<HouseRead, Refused> {
        let read = move || match HouseRules::from_toml(&file) {
            Ok(house) => HouseRead { faults: vec![], house: Some(convert::draft(&house)) },
            Err(error) => HouseRead { faults: faults(error), house: None },
        };
        self.jobs.run(read).await
    }

    pub async fn save(&self, player: PlayerId, save: SaveHouse) -> Result<(), Refused> {
        let SaveHouse { house, replaces } = save;
        let house = self.jobs.run(move || read(&house)).await?.map_err(FaultyRules)?;
        let kept = self.store.houses(player).await?;
        let is_new = !kept.iter().any(|row| Some(&row.name) == replaces.as_ref());
        if is_new && kept.len() >= HOUSES {
            let message =
                format!("you already have {HOUSES} houses of your own, as many as anybody may keep: delete one first");
            let faults = vec![RuleFault { options: vec!["name".to_owned()], line: None, message }];
            return Err(FaultyRules(faults).into());
        }
        let (name, base) = (house.rules.name.clone(), house.base.name.to_owned());
        let row = HouseRow { name: name.clone(), base, rules: house.rules.to_toml() };
        if !self.store.save_house(player, row, replaces).await? {
            return Err(HouseRefusal::NameTaken.into());
        }
        self.preselect(player, &name).await
    }

    /// Matches that were begun under it keep its rules.
    pub async fn delete(&self, player: PlayerId, name: String) -> Result<(), Refused> {
        match self.store.delete_house(player, name).await? {
            true => Ok(()),
            false => Err(HouseRefusal::NoSuchHouse.into()),
        }
    }
}

pub(crate) fn read_all(houses: &[HouseRow]) -> Kept {
    let (mut kept, mut broken) = Kept::default();
    for row in houses {
        match (Ruleset::from_kept_toml(&row.rules), Preset::find(&row.base)) {
            (Ok(rules), Some(base)) => kept.push(HouseRules { base, rules }),
            (Ok(rules), None) => kept.push(HouseRules::nearest(rules)),
            (Err(error), _) => broken.push(BrokenHouse { name: row.name.clone(), faults: faults(error) }),
        }
    }
    (kept, broken)
}

fn read(draft: &HouseDraft) -> Result<HouseRules, Vec<RuleFault>> {
    let read = HouseRules::from_toml(&convert::file(draft));
    match (name_fault(draft.name.trim()), read) {
        (None, Ok(house)) => Ok(house),
        (fault, read) => {
            // The lines are those of a file that nobody has seen.
            let of_rules = read.err().into_iter().flat_map(faults).map(|fault| RuleFault { line: None, ..fault });
            Err(fault.into_iter().chain(of_rules).collect())
        }
    }
}

/// A name must be there, be short, and be no preset's.
fn name_fault(name: &str) -> Option<RuleFault> {
    let alike =
        |preset: Preset| name.eq_ignore_ascii_case(preset.name) || name.eq_ignore_ascii_case(preset.title.english());
    let message = if Preset::all().any(alike) {
        format!("“{name}” is what a preset is called: your house needs a name of its own")
    } else if !(1..=Ruleset::NAME_LEN).contains(&name.chars().count()) || !is_plain(name) {
        format!("the name of a house has 1 to {} characters", Ruleset::NAME_LEN)
    } else {
        return None;
    };
    Some(RuleFault { options: vec!["name".to_owned()], line: None, message })
}

fn faults(error: RulesError) -> Vec<RuleFault> {
    match error {
        RulesError::Faulty(faults) => faults.into_iter().map(convert::fault).collect(),
        other => vec![convert::fault(Fault { line: None, keys: vec![], message: other.to_string() })],
    }
}
