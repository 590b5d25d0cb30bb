use std::collections::HashSet;

use jantaku_wire::ids::{PlayerId, RoomId};
use jantaku_wire::{AdminMatch, AdminPeople, AdminPerson, AdminReport, AdminRoom, Ban};

use super::list::{grouped, pattern};
use super::rooms;
use super::work::{Fault, Row, Unreadable, Work, readable, values};
use crate::{Called, Decided, GONE, PeoplePage, RoomRow, RoomSeatRow, Store, StoreError};

/// Whether a row of `bans` is of a ban that has not ended; `$1` is the time.
macro_rules! in_force {
    () => {
        "(bans.until IS NULL OR bans.until > $1)"
    };
}
pub(super) use in_force;

/// The columns for [`person`]; `$1` is the time. Player 1 plays alone.
const PEOPLE: &str = concat!(
    "SELECT players.id, players.name, players.created, accounts.name AS account,
        (SELECT count(*) FROM sessions WHERE sessions.player = players.id) AS sessions,
        (SELECT max(seen) FROM sessions WHERE sessions.player = players.id) AS seen,
        EXISTS (SELECT 1 FROM admins WHERE admins.player = players.id) AS admin,
        bans.since, bans.until, bans.reason
    FROM players LEFT JOIN accounts ON accounts.player = players.id
        LEFT JOIN bans ON bans.player = players.id AND ",
    in_force!(),
    " WHERE players.id <> 1"
);

impl Store {
    /// Newest first, without those who are forgotten.
    pub async fn people(&self, page: PeoplePage, now: u32) -> Result<AdminPeople, StoreError> {
        self.read((page, now), |work, (page, now)| Box::pin(people(work, page, *now))).await
    }

    /// People by a number or a name. A number is nobody's name here, and a name nobody's number.
    pub async fn people_called(&self, called: Called, now: u32) -> Result<Vec<AdminPerson>, StoreError> {
        self.read((called, now), |work, (called, now)| {
            Box::pin(async move {
                let sql = format!(
                    "{PEOPLE} AND (players.id = $2 OR players.name = $3 OR accounts.name = $5)
                        AND players.name <> $4 ORDER BY players.id"
                );
                let (number, name, account) = match called {
                    Called::Number(number) => (Some(*number), None, None),
                    Called::Name { name, account } => (None, Some(name), account.as_ref()),
                };
                let found = work.query(&sql, &values![*now, number, name, GONE, account]).await?;
                Ok(readable(&found, person, ("somebody", "id")))
            })
        })
        .await
    }

    /// All rooms, newest first.
    pub async fn all_rooms(&self) -> Result<Vec<AdminRoom>, StoreError> {
        self.read((), |work, ()| {
            Box::pin(async move {
                let closing: HashSet<RoomId> = closing(work).await?;
                let rooms = rooms::all(work).await?;
                Ok(rooms.iter().rev().map(|room| listed(room, closing.contains(&room.id))).collect())
            })
        })
        .await
    }

    /// The running matches, last played first.
    pub async fn open_matches(&self, limit: u32) -> Result<Vec<AdminMatch>, StoreError> {
        self.read(limit, |work, limit| Box::pin(open_matches(work, *limit))).await
    }

    /// The reports, the last one first.
    pub async fn reports(&self, limit: u32) -> Result<Vec<AdminReport>, StoreError> {
        self.read(limit, |work, limit| {
            Box::pin(async move {
                let sql = "SELECT reports.*, reporter.name AS by_name, subject.name AS name FROM reports
                    JOIN players AS reporter ON reporter.id = reports.reporter
                    JOIN players AS subject ON subject.id = reports.about
                    ORDER BY at DESC, reports.reporter, reports.about LIMIT $1";
                Ok(readable(&work.query(sql, &values![*limit]).await?, report, ("a report", "room")))
            })
        })
        .await
    }

    /// Keeps a report; the same report made again is kept once.
    pub async fn add_report(&self, by: PlayerId, about: PlayerId, room: RoomId, now: u32) -> Result<(), StoreError> {
        self.write((by, about, room, now), |work, (by, about, room, now)| {
            Box::pin(async move {
                let sql = "INSERT INTO reports VALUES ($1, $2, $3, $4)
                    ON CONFLICT (reporter, about, room) DO UPDATE SET at = $4";
                work.execute(sql, values![by.0, about.0, room.to_string(), *now]).await.map(drop)
            })
        })
        .await
    }

    /// A new ban replaces an earlier one.
    pub async fn ban(&self, of: PlayerId, ban: Ban) -> Result<(), StoreError> {
        self.write((of, ban), |work, (of, ban)| {
            Box::pin(async move {
                let sql = "INSERT INTO bans VALUES ($1, $2, $3, $4)
                    ON CONFLICT (player) DO UPDATE SET since = $2, until = $3, reason = $4";
                let banned = (sql, values![of.0, ban.since, ban.until, ban.reason.as_ref()]);
                // What was offered to another device would sign in after the ban.
                let void = ("DELETE FROM device_offers WHERE player = $1", values![of.0]);
                work.execute_all(&[banned, void]).await.map(drop)
            })
        })
        .await
    }

    /// Lifts a ban; `false` if none is in force.
    pub async fn unban(&self, of: PlayerId, now: u32) -> Result<bool, StoreError> {
        self.write((of, now), |work, (of, now)| {
            Box::pin(async move {
                let was_banned = ban_of(work, *of, *now).await?.is_some();
                work.execute("DELETE FROM bans WHERE player = $1", values![of.0]).await?;
                Ok(was_banned)
            })
        })
        .await
    }

    /// The ban that is in force.
    pub async fn ban_of(&self, of: PlayerId, now: u32) -> Result<Option<Ban>, StoreError> {
        self.read((of, now), |work, (of, now)| Box::pin(ban_of(work, *of, *now))).await
    }

    /// Closes a room as soon as no match is played there; `false` if there is no such room.
    pub async fn close_room(&self, id: RoomId) -> Result<bool, StoreError> {
        self.write(id, |work, id| {
            Box::pin(async move {
                let sql = "INSERT INTO closings SELECT id FROM rooms WHERE id = $1
                    ON CONFLICT (room) DO UPDATE SET room = excluded.room";
                Ok(work.execute(sql, values![id.to_string()]).await? > 0)
            })
        })
        .await
    }

    pub async fn decided(&self, now: u32) -> Result<Decided, StoreError> {
        self.read(now, |work, now| {
            Box::pin(async move {
                let sql = concat!("SELECT player FROM bans WHERE ", in_force!());
                let banned = work.query(sql, &values![*now]).await?;
                let banned = banned.iter().map(|row| row.at(0).map(PlayerId)).collect::<Result<_, Unreadable>>()?;
                Ok(Decided { banned, closing: closing(work).await? })
            })
        })
        .await
    }

    /// Whether a person administers the server.
    pub async fn is_admin(&self, of: PlayerId) -> Result<bool, StoreError> {
        self.read(of, |work, of| {
            Box::pin(async move {
                work.holds("SELECT EXISTS (SELECT 1 FROM admins WHERE player = $1)", &values![of.0]).await
            })
        })
        .await
    }

    /// Makes a person an administrator for as long as they have an account; `false` if they have none.
    pub async fn grant_admin(&self, of: PlayerId) -> Result<bool, StoreError> {
        self.write(of, |work, of| {
            Box::pin(async move {
                let sql = "INSERT INTO admins SELECT player FROM accounts WHERE player = $1
                    ON CONFLICT (player) DO UPDATE SET player = excluded.player";
                Ok(work.execute(sql, values![of.0]).await? > 0)
            })
        })
        .await
    }

    /// Returns `false` if they were no administrator.
    pub async fn revoke_admin(&self, of: PlayerId) -> Result<bool, StoreError> {
        self.write(of, |work, of| {
            Box::pin(async move { Ok(work.execute("DELETE FROM admins WHERE player = $1", values![of.0]).await? > 0) })
        })
        .await
    }
}

async fn people(work: &dyn Work, page: &PeoplePage, now: u32) -> Result<AdminPeople, Fault> {
    let sql = format!(
        r"{PEOPLE} AND players.id < $2 AND players.name <> $3
            AND (lower(players.name) LIKE lower($4) ESCAPE '\' OR lower(accounts.name) LIKE lower($4) ESCAPE '\')
        ORDER BY players.id DESC LIMIT $5"
    );
    let after = page.after.unwrap_or(i64::MAX);
    let found = work.query(&sql, &values![now, after, GONE, pattern(&page.search), page.limit + 1]).await?;
    let on_page = &found[..found.len().min(page.limit as usize)];
    let people = readable(on_page, person, ("somebody", "id"));
    let next = people.last().filter(|_| found.len() > on_page.len()).map(|last| last.id);
    Ok(AdminPeople { people, next })
}

fn person(row: &Row) -> Result<AdminPerson, Unreadable> {
    let since: Option<u32> = row.get("since")?;
    let (until, reason) = (row.get("until")?, row.get("reason")?);
    Ok(AdminPerson {
        id: row.get("id")?,
        name: row.get("name")?,
        account: row.get("account")?,
        admin: row.get("admin")?,
        since: row.get("created")?,
        seen: row.get("seen")?,
        sessions: row.get("sessions")?,
        ban: since.map(|since| Ban { since, until, reason }),
    })
}

pub(super) async fn ban_of(work: &dyn Work, of: PlayerId, now: u32) -> Result<Option<Ban>, Fault> {
    let sql = concat!("SELECT * FROM bans WHERE player = $2 AND ", in_force!());
    let Some(row) = work.first(sql, &values![now, of.0]).await? else { return Ok(None) };
    Ok(Some(Ban { since: row.get("since")?, until: row.get("until")?, reason: row.get("reason")? }))
}

async fn closing<C: FromIterator<RoomId>>(work: &dyn Work) -> Result<C, Fault> {
    let rows = work.query("SELECT room FROM closings", &[]).await?;
    let rooms = readable(&rows, |row| row.at::<String>(0), ("a room that is to be closed", "room"));
    Ok(rooms.iter().filter_map(|id| id.parse().ok()).collect())
}

/// A room without its secrets.
fn listed(room: &RoomRow, closing: bool) -> AdminRoom {
    let count = |is_so: fn(&RoomSeatRow) -> bool| room.seats.iter().filter(|seat| is_so(seat)).count() as u8;
    AdminRoom {
        id: room.id.to_string(),
        opened: room.created,
        rules: room.rules.title().to_owned(),
        host: room.host.name.clone(),
        people: room.seats.iter().filter_map(RoomSeatRow::person).map(|player| player.name.clone()).collect(),
        bots: count(|seat| matches!(seat, RoomSeatRow::Bot(_))),
        open: count(|seat| matches!(seat, RoomSeatRow::Open)),
        playing: room.current.filter(|(_, over)| !over).map(|(id, _)| id.to_string()),
        closing,
    }
}

async fn open_matches(work: &dyn Work, limit: u32) -> Result<Vec<AdminMatch>, Fault> {
    let sql = "SELECT matches.*, rooms.id AS room,
            (SELECT count(*) FROM seats WHERE match_id = matches.id AND bot IS NOT NULL) AS bots
        FROM matches LEFT JOIN rooms ON rooms.match_id = matches.id
        WHERE finished = 0 AND given_up = 0 ORDER BY matches.played DESC, matches.rowid DESC LIMIT $1";
    let rows = work.query(sql, &values![limit]).await?;
    let sql = "SELECT match_id, name FROM seats JOIN matches ON matches.id = match_id
        WHERE finished = 0 AND given_up = 0 AND bot IS NULL ORDER BY match_id, seat";
    let people = grouped(work.query(sql, &[]).await?);
    let read = |row: &Row| open_match(row, people.get(&row.get::<String>("id")?).map_or(&[], Vec::as_slice));
    Ok(readable(&rows, read, ("a match", "id")))
}

fn open_match(row: &Row, people: &[Row]) -> Result<AdminMatch, Unreadable> {
    let people = people.iter().map(|row| row.at(1)).collect::<Result<_, _>>()?;
    let (begun, played, room, bots) = (row.get("created")?, row.get("played")?, row.get("room")?, row.get("bots")?);
    let rules = row.get::<Option<String>>("title")?.unwrap_or_default();
    Ok(AdminMatch { id: row.get("id")?, begun, played, rules, people, bots, room })
}

fn report(row: &Row) -> Result<AdminReport, Unreadable> {
    Ok(AdminReport {
        at: row.get("at")?,
        by_id: row.get("reporter")?,
        by: row.get("by_name")?,
        about_id: row.get("about")?,
        about: row.get("name")?,
        room: row.get("room")?,
    })
}
