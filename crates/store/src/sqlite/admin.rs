//! People, rooms and matches as whoever runs a server sees them; bans, and what else they decide.

use std::collections::HashSet;

use async_trait::async_trait;
use jantaku_wire::ids::{PlayerId, RoomId};
use jantaku_wire::{AdminMatch, AdminPeople, AdminPerson, AdminReport, AdminRoom, Ban};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::list::pattern;
use super::work::{Fault, readable};
use super::{Sqlite, rooms};
use crate::{AdminStore, Decided, GONE, PeoplePage, RoomRow, RoomSeatRow, StoreError};

/// What [`person`] reads; `?1` is the time. Player 1 is whoever plays alone.
const PEOPLE: &str = "SELECT players.id, players.name, players.created, accounts.name AS account,
        (SELECT count(*) FROM sessions WHERE sessions.player = players.id) AS sessions,
        (SELECT max(seen) FROM sessions WHERE sessions.player = players.id) AS seen,
        EXISTS (SELECT 1 FROM admins WHERE admins.player = players.id) AS admin,
        bans.since, bans.until, bans.reason
    FROM players LEFT JOIN accounts ON accounts.player = players.id
        LEFT JOIN bans ON bans.player = players.id AND (bans.until IS NULL OR bans.until > ?1)
    WHERE players.id <> 1";

#[async_trait]
impl AdminStore for Sqlite {
    async fn people(&self, page: PeoplePage, now: u32) -> Result<AdminPeople, StoreError> {
        self.read(move |connection| people(connection, &page, now)).await
    }

    async fn people_called(
        &self,
        name: String,
        account: Option<String>,
        now: u32,
    ) -> Result<Vec<AdminPerson>, StoreError> {
        self.read(move |connection| {
            let sql = format!(
                "{PEOPLE} AND (players.id = ?2 OR (?2 IS NULL AND (players.name = ?3 OR accounts.name = ?5)))
                    AND players.name <> ?4 ORDER BY players.id"
            );
            let number: Option<i64> = name.parse().ok();
            let mut query = connection.prepare_cached(&sql)?;
            Ok(readable(query.query_map(params![now, number, name, GONE, account], person)?, "somebody"))
        })
        .await
    }

    async fn all_rooms(&self) -> Result<Vec<AdminRoom>, StoreError> {
        self.read(|connection| {
            let closing: HashSet<RoomId> = closing(connection)?;
            let rooms = rooms::all(connection)?;
            Ok(rooms.iter().rev().map(|room| listed(room, closing.contains(&room.id))).collect())
        })
        .await
    }

    async fn open_matches(&self, limit: u32) -> Result<Vec<AdminMatch>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT matches.*, rooms.id AS room,
                    (SELECT count(*) FROM seats WHERE match_id = matches.id AND bot IS NOT NULL) AS bots
                FROM matches LEFT JOIN rooms ON rooms.match_id = matches.id
                WHERE finished = 0 AND NOT given_up ORDER BY matches.played DESC, matches.rowid DESC LIMIT ?1";
            let mut query = connection.prepare_cached(sql)?;
            let found = query.query_map([limit], |row| open_match(connection, row))?;
            Ok(readable(found, "a match"))
        })
        .await
    }

    async fn reports(&self, limit: u32) -> Result<Vec<AdminReport>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT reports.*, reporter.name AS by, subject.name AS name FROM reports
                JOIN players AS reporter ON reporter.id = reports.reporter
                JOIN players AS subject ON subject.id = reports.about
                ORDER BY at DESC, reports.reporter, reports.about LIMIT ?1";
            let mut query = connection.prepare_cached(sql)?;
            Ok(readable(query.query_map([limit], report)?, "a report"))
        })
        .await
    }

    async fn add_report(&self, by: PlayerId, about: PlayerId, room: RoomId, now: u32) -> Result<(), StoreError> {
        self.write(move |connection: &Connection| {
            let sql = "INSERT INTO reports VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET at = ?4";
            connection.execute(sql, params![by.0, about.0, room.to_string(), now])?;
            Ok(())
        })
        .await
    }

    async fn ban(&self, of: PlayerId, ban: Ban) -> Result<(), StoreError> {
        self.write(move |connection: &Connection| {
            let sql = "INSERT INTO bans VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT DO UPDATE SET since = ?2, until = ?3, reason = ?4";
            connection.execute(sql, params![of.0, ban.since, ban.until, ban.reason])?;
            // What was offered to another device would sign in after the ban.
            connection.execute("DELETE FROM device_offers WHERE player = ?1", [of.0])?;
            Ok(())
        })
        .await
    }

    async fn unban(&self, of: PlayerId, now: u32) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let was_banned = ban_of(connection, of, now)?.is_some();
            connection.execute("DELETE FROM bans WHERE player = ?1", [of.0])?;
            Ok(was_banned)
        })
        .await
    }

    async fn ban_of(&self, of: PlayerId, now: u32) -> Result<Option<Ban>, StoreError> {
        self.read(move |connection| ban_of(connection, of, now)).await
    }

    async fn close_room(&self, id: RoomId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "INSERT INTO closings SELECT id FROM rooms WHERE id = ?1 ON CONFLICT DO UPDATE SET room = room";
            Ok(connection.execute(sql, [id.to_string()])? > 0)
        })
        .await
    }

    async fn decided(&self, now: u32) -> Result<Decided, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT player FROM bans WHERE until IS NULL OR until > ?1";
            let mut query = connection.prepare_cached(sql)?;
            let banned = query.query_map([now], |row| Ok(PlayerId(row.get(0)?)))?.collect::<rusqlite::Result<_>>()?;
            Ok(Decided { banned, closing: closing(connection)? })
        })
        .await
    }

    async fn is_admin(&self, of: PlayerId) -> Result<bool, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT EXISTS (SELECT 1 FROM admins WHERE player = ?1)";
            Ok(connection.prepare_cached(sql)?.query_row([of.0], |row| row.get(0))?)
        })
        .await
    }

    async fn grant_admin(&self, of: PlayerId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "INSERT INTO admins SELECT player FROM accounts WHERE player = ?1
                ON CONFLICT DO UPDATE SET player = player";
            Ok(connection.execute(sql, [of.0])? > 0)
        })
        .await
    }

    async fn revoke_admin(&self, of: PlayerId) -> Result<bool, StoreError> {
        self.write(move |connection| Ok(connection.execute("DELETE FROM admins WHERE player = ?1", [of.0])? > 0)).await
    }
}

fn people(connection: &Connection, page: &PeoplePage, now: u32) -> Result<AdminPeople, Fault> {
    let sql = format!(
        "{PEOPLE} AND players.id < ?2 AND players.name <> ?3
            AND (players.name LIKE ?4 ESCAPE '\\' OR accounts.name LIKE ?4 ESCAPE '\\')
        ORDER BY players.id DESC LIMIT ?5"
    );
    let mut query = connection.prepare_cached(&sql)?;
    let values = params![now, page.after.unwrap_or(i64::MAX), GONE, pattern(&page.search), page.limit + 1];
    let mut found: Vec<_> = query.query_map(values, person)?.collect();
    let is_more = found.len() > page.limit as usize;
    found.truncate(page.limit as usize);
    let people = readable(found, "somebody");
    let next = people.last().filter(|_| is_more).map(|last| last.id);
    Ok(AdminPeople { people, next })
}

fn person(row: &Row<'_>) -> rusqlite::Result<AdminPerson> {
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

fn ban_of(connection: &Connection, of: PlayerId, now: u32) -> Result<Option<Ban>, Fault> {
    let sql = "SELECT * FROM bans WHERE player = ?1 AND (until IS NULL OR until > ?2)";
    let ban =
        |row: &Row<'_>| Ok(Ban { since: row.get("since")?, until: row.get("until")?, reason: row.get("reason")? });
    Ok(connection.prepare_cached(sql)?.query_row(params![of.0, now], ban).optional()?)
}

fn closing<C: FromIterator<RoomId>>(connection: &Connection) -> Result<C, Fault> {
    let mut query = connection.prepare_cached("SELECT room FROM closings")?;
    let rooms = readable(query.query_map([], |row| row.get::<_, String>(0))?, "a room that is to be closed");
    Ok(rooms.iter().filter_map(|id| id.parse().ok()).collect())
}

/// A room without what its next match is derived from, and without its link's other secrets.
fn listed(room: &RoomRow, closing: bool) -> AdminRoom {
    let name = |seat: &RoomSeatRow| match seat {
        RoomSeatRow::Person { player, .. } => Some(player.name.clone()),
        RoomSeatRow::Open | RoomSeatRow::Bot(_) => None,
    };
    let count = |is_so: fn(&RoomSeatRow) -> bool| room.seats.iter().filter(|seat| is_so(seat)).count() as u8;
    AdminRoom {
        id: room.id.to_string(),
        opened: room.created,
        rules: room.rules.title().to_owned(),
        host: room.seats.get(usize::from(room.host)).and_then(name).unwrap_or_default(),
        people: room.seats.iter().filter_map(name).collect(),
        bots: count(|seat| matches!(seat, RoomSeatRow::Bot(_))),
        open: count(|seat| matches!(seat, RoomSeatRow::Open)),
        playing: room.current.filter(|(_, over)| !over).map(|(id, _)| id.to_string()),
        closing,
    }
}

fn open_match(connection: &Connection, row: &Row<'_>) -> rusqlite::Result<AdminMatch> {
    let id: String = row.get("id")?;
    let sql = "SELECT name FROM seats WHERE match_id = ?1 AND bot IS NULL ORDER BY seat";
    let mut query = connection.prepare_cached(sql)?;
    let people = query.query_map([&id], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let (begun, played, room, bots) = (row.get("created")?, row.get("played")?, row.get("room")?, row.get("bots")?);
    let rules = row.get::<_, Option<String>>("title")?.unwrap_or_default();
    Ok(AdminMatch { id, begun, played, rules, people, bots, room })
}

fn report(row: &Row<'_>) -> rusqlite::Result<AdminReport> {
    Ok(AdminReport {
        at: row.get("at")?,
        by_id: row.get("reporter")?,
        by: row.get("by")?,
        about_id: row.get("about")?,
        about: row.get("name")?,
        room: row.get("room")?,
    })
}
