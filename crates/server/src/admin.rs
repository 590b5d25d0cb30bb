mod routes;

use std::sync::Arc;

use axum::http::StatusCode;
use jantaku_career::refusals;
use jantaku_store::{Called, PeoplePage, PlayerRow, Store};
use jantaku_table::now;
use jantaku_wire::ids::{PlayerId, RoomId};
use jantaku_wire::{AdminMatch, AdminPeople, AdminReport, AdminRoom, NewBan};

use crate::people::People;
use crate::refusal::{Malformed, Refusal, Refused, SENTENCES, usual_status};
use crate::rooms::{RoomRefusal, Rooms};

pub(crate) use routes::{admins_only, routes};

/// The page size of the list of people, and the number of matches and reports listed.
const PEOPLE: u32 = 50;
const LISTED: u32 = 200;
/// The longest search, in bytes.
const SEARCH_LEN: usize = 400;

refusals! {
    SENTENCES;
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(crate) enum AdminRefusal {
        AdminNoSuchPerson,
        /// Only `jantaku admin` bans those who administer.
        AdminIsAdmin,
        AdminReason,
    }
}

impl Refusal for AdminRefusal {
    fn status(&self) -> StatusCode {
        match self {
            AdminRefusal::AdminNoSuchPerson => StatusCode::NOT_FOUND,
            AdminRefusal::AdminIsAdmin => usual_status(self.code()),
            AdminRefusal::AdminReason => StatusCode::BAD_REQUEST,
        }
    }

    fn key(&self) -> Option<&'static str> {
        Some(self.key())
    }
}

pub(crate) struct Admin {
    pub store: Store,
    pub people: Arc<People>,
    pub rooms: Arc<Rooms>,
}

impl Admin {
    pub async fn people(&self, search: String, after: Option<i64>) -> Result<AdminPeople, Refused> {
        if search.len() > SEARCH_LEN {
            return Err(Malformed::field("search", "it is too long").into());
        }
        Ok(self.store.people(PeoplePage { search, after, limit: PEOPLE }, now()).await?)
    }

    pub async fn rooms(&self) -> Result<Vec<AdminRoom>, Refused> {
        Ok(self.store.all_rooms().await?)
    }

    /// The running matches of everybody. Times are to the minute: a player must not learn from them when something is
    /// stored.
    pub async fn matches(&self) -> Result<Vec<AdminMatch>, Refused> {
        let matches = self.store.open_matches(LISTED).await?;
        let minute = |at: u32| at / 60 * 60;
        // Both alike: no match was played before it was begun.
        let to_the_minute =
            |row: AdminMatch| AdminMatch { begun: minute(row.begun), played: minute(row.played), ..row };
        Ok(matches.into_iter().map(to_the_minute).collect())
    }

    pub async fn reports(&self) -> Result<Vec<AdminReport>, Refused> {
        Ok(self.store.reports(LISTED).await?)
    }

    /// Bans a person by number, unless they are an administrator.
    pub async fn ban(&self, by: &PlayerRow, of: i64, ban: NewBan) -> Result<(), Refused> {
        let found = self.store.people_called(Called::Number(of), now()).await?;
        let person = found.first().ok_or(AdminRefusal::AdminNoSuchPerson)?;
        if person.admin {
            return Err(AdminRefusal::AdminIsAdmin.into());
        }
        let ban = ban.begun(now()).ok_or(AdminRefusal::AdminReason)?;
        let until = ban.until;
        self.store.ban(PlayerId(of), ban).await?;
        tracing::info!(by = by.id.0, person = of, until, "a person is banned");
        self.enforce().await
    }

    pub async fn unban(&self, by: &PlayerRow, of: i64) -> Result<(), Refused> {
        if self.store.unban(PlayerId(of), now()).await? {
            tracing::info!(by = by.id.0, person = of, "a ban is lifted");
        }
        Ok(())
    }

    /// Closes a room, and ends the match that is played there.
    pub async fn close_room(&self, by: &PlayerRow, id: RoomId) -> Result<(), Refused> {
        if !self.store.close_room(id).await? {
            return Err(RoomRefusal::NoSuchRoom.into());
        }
        tracing::info!(by = by.id.0, room = %id, "a room is to be closed");
        self.enforce().await
    }

    /// Carries out decisions in memory: closes the sockets of banned people, frees their seats in rooms, and closes
    /// rooms with their matches. The decisions stay in the store, so it is done after a restart, too.
    pub async fn enforce(&self) -> Result<(), Refused> {
        let decided = self.store.decided(now()).await?;
        if !decided.banned.is_empty() {
            self.people.ended_of(&decided.banned);
        }
        if !decided.banned.is_empty() || !decided.closing.is_empty() {
            self.rooms.enforce(&decided).await?;
        }
        Ok(())
    }
}
