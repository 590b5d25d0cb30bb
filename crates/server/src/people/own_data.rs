use std::sync::Arc;

use jantaku_store::{Page, PlayerRow, SessionRow, Store};
use jantaku_wire::contract::Endpoint;
use jantaku_wire::endpoints::RecordFile;
use jantaku_wire::ids::MatchId;
use serde_json::{Value, json};

use crate::houses::last_choice;
use crate::people::People;
use crate::people::accounts::Accounts;
use crate::people::refusal::DataRefusal;
use crate::refusal::Refused;
use crate::rooms::Rooms;
use crate::tables::Tables;

/// The attempts to take somebody out of their rooms before they are forgotten.
const LEAVES: usize = 5;

pub(crate) struct OwnData {
    pub store: Store,
    pub people: Arc<People>,
    pub accounts: Arc<Accounts>,
    pub tables: Arc<Tables>,
    pub rooms: Arc<Rooms>,
}

impl OwnData {
    pub async fn of(&self, own: &SessionRow) -> Result<Value, Refused> {
        let of = own.player.id;
        let account = self.accounts.state(&own.player).await?;
        let houses = self.store.houses(of).await?;
        let houses = houses.iter().map(|house| json!({ "name": house.name, "base": house.base, "rules": house.rules }));
        let mut matches = Vec::new();
        for finished in [false, true] {
            let all = Page { finished, search: Vec::new(), after: None, limit: u32::MAX - 1 };
            let found = self.store.matches(of, all).await?.matches;
            let ids: Vec<MatchId> = found.iter().map(|played| played.id).collect();
            let unshown = self.tables.unshown(&ids).await?;
            for played in found {
                // Nobody may read what is stored and not shown yet.
                let is_shown = finished && !unshown.contains(&played.id);
                let record = is_shown.then(|| RecordFile::DECLARED.path.replace("{id}", &played.id.to_string()));
                let (id, begun) = (played.id.to_string(), played.created);
                matches.push(json!({ "id": id, "begun": begun, "names": played.names, "record": record }));
            }
        }
        Ok(json!({
            "name": own.player.name,
            "face": own.player.face,
            "account": account.name,
            "passkeys": account.passkeys,
            "admin": self.store.is_admin(of).await?,
            "sessions": self.people.sessions(own).await?.sessions,
            "last_choice": self.store.setting(last_choice(of)).await?,
            "houses": houses.collect::<Vec<_>>(),
            "career": self.store.career(of).await?,
            "matches": matches,
        }))
    }

    /// Forgets the caller, if they type their name, and closes their sockets. They leave their rooms, and the matches
    /// that others play there.
    pub async fn forget(&self, who: &PlayerRow, typed: &str) -> Result<(), Refused> {
        if typed.trim() != who.name {
            return Err(DataRefusal::DataOtherName.into());
        }
        // Meanwhile they may take a seat through another page; if they keep doing that, it is refused.
        for _ in 0..LEAVES {
            self.rooms.leave_all(who).await?;
            if let Some(ended) = self.store.forget_player(who.id, vec![last_choice(who.id)]).await? {
                self.people.ended(ended);
                // Rooms still show the old name until they are read again.
                if let Err(error) = self.rooms.follow().await {
                    tracing::error!("the rooms of somebody who is forgotten cannot be read: {error}");
                }
                return Ok(());
            }
        }
        Err(DataRefusal::DataInRoom.into())
    }
}
