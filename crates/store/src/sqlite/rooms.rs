//! Rooms and their seats.

use async_trait::async_trait;
use jantaku_core::Ruleset;
use jantaku_wire::RoomSettings;
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};
use rusqlite::{Connection, Row, params};

use super::work::Fault;
use super::{Sqlite, matches};
use crate::{Appended, MatchRow, NextMatch, PlayerRow, Ready, RoomRow, RoomSeatRow, RoomStore, StoreError};

#[async_trait]
impl RoomStore for Sqlite {
    async fn rooms(&self) -> Result<Vec<RoomRow>, StoreError> {
        self.read(all).await
    }

    async fn save_room(&self, room: RoomRow) -> Result<(), StoreError> {
        self.write(move |connection| save(connection, &room)).await
    }

    async fn begin_in_room(&self, room: RoomRow, row: MatchRow, first: Appended) -> Result<(), StoreError> {
        self.write(move |connection| {
            matches::create(connection, &row, &first)?;
            save(connection, &room)
        })
        .await
    }

    async fn delete_room(&self, id: RoomId) -> Result<(), StoreError> {
        self.write(move |connection: &Connection| {
            connection.execute("DELETE FROM rooms WHERE id = ?1", [id.to_string()])?;
            Ok(())
        })
        .await
    }
}

/// The rooms that can be read; the others are named in the log, so that one of them keeps nobody out of the rest.
pub(super) fn all(connection: &Connection) -> Result<Vec<RoomRow>, Fault> {
    let sql = "SELECT rooms.*, matches.finished OR matches.given_up AS over FROM rooms
        LEFT JOIN matches ON matches.id = rooms.match_id ORDER BY rooms.created, rooms.id";
    let mut query = connection.prepare_cached(sql)?;
    let mut rows = query.query([])?;
    let mut rooms = Vec::new();
    while let Some(row) = rows.next()? {
        match room(connection, row) {
            Ok(room) => rooms.push(room),
            Err(error) => tracing::error!("a room cannot be read: {error}"),
        }
    }
    Ok(rooms)
}

fn room(connection: &Connection, row: &Row<'_>) -> rusqlite::Result<RoomRow> {
    let unreadable = || rusqlite::Error::InvalidQuery;
    let id: String = row.get("id")?;
    let (settings, rules): (String, String) = (row.get("settings")?, row.get("rules")?);
    let rules = Ruleset::from_kept_toml(&rules).map_err(|_| unreadable())?;
    let sql = "SELECT player, name, ready, share, bot FROM room_seats LEFT JOIN players ON players.id = player
        WHERE room = ?1 ORDER BY seat";
    let mut query = connection.prepare_cached(sql)?;
    let seats: Vec<RoomSeatRow> = query.query_map([&id], seat)?.collect::<rusqlite::Result<_>>()?;
    let host: u8 = row.get("host")?;
    let is_person = matches!(seats.get(usize::from(host)), Some(RoomSeatRow::Person { .. }));
    if !is_person || seats.len() != rules.players.count() {
        return Err(unreadable());
    }
    let (settings, kept_out) = read(&settings).map_err(|_| unreadable())?;
    let current: Option<String> = row.get("match_id")?;
    let current = current.map(|id| id.parse::<MatchId>()).transpose().map_err(|_| unreadable())?;
    let (over, next): (Option<bool>, String) = (row.get("over")?, row.get("next_match")?);
    Ok(RoomRow {
        id: id.parse().map_err(|_| unreadable())?,
        created: row.get("created")?,
        settings,
        kept_out,
        rules,
        seats,
        host,
        played: row.get("played")?,
        next: NextMatch { id: next.parse().map_err(|_| unreadable())?, secret: row.get("secret")? },
        current: current.zip(over),
    })
}

/// Where the document of the settings has whom the host keeps out; rooms of earlier versions have nobody.
const KEPT_OUT: &str = "kept_out";

/// The settings of a room, and beside them whom the host keeps out, as JSON.
fn document(room: &RoomRow) -> serde_json::Result<String> {
    let mut document = serde_json::to_value(&room.settings)?;
    let people: Vec<(i64, &str)> = room.kept_out.iter().map(|player| (player.id.0, player.name.as_str())).collect();
    document[KEPT_OUT] = serde_json::to_value(people)?;
    Ok(document.to_string())
}

fn read(document: &str) -> serde_json::Result<(RoomSettings, Vec<PlayerRow>)> {
    let mut settings: serde_json::Value = serde_json::from_str(document)?;
    let kept_out = settings.as_object_mut().and_then(|settings| settings.remove(KEPT_OUT));
    let people: Vec<(i64, String)> = kept_out.map(serde_json::from_value).transpose()?.unwrap_or_default();
    let kept_out = people.into_iter().map(|(id, name)| PlayerRow { id: PlayerId(id), name }).collect();
    Ok((serde_json::from_value(settings)?, kept_out))
}

fn seat(row: &Row<'_>) -> rusqlite::Result<RoomSeatRow> {
    if let Some(bot) = row.get("bot")? {
        return Ok(RoomSeatRow::Bot(bot));
    }
    Ok(match row.get::<_, Option<i64>>("player")? {
        Some(id) => RoomSeatRow::Person {
            player: PlayerRow { id: PlayerId(id), name: row.get("name")? },
            ready: row.get::<_, bool>("ready")?.then_some(Ready { share: row.get("share")? }),
        },
        None => RoomSeatRow::Open,
    })
}

fn save(connection: &Connection, room: &RoomRow) -> Result<(), Fault> {
    let id = room.id.to_string();
    let settings = document(room).map_err(|error| StoreError::Failed(error.to_string()))?;
    let sql = "INSERT INTO rooms VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        ON CONFLICT DO UPDATE SET settings = ?3, rules = ?4, host = ?5, played = ?6, match_id = ?7, next_match = ?8,
            secret = ?9";
    let current = room.current.map(|(id, _)| id.to_string());
    let (rules, next) = (room.rules.to_toml(), room.next.id.to_string());
    let RoomRow { created, host, played, .. } = room;
    let values = params![id, created, settings, rules, host, played, current, next, room.next.secret];
    connection.prepare_cached(sql)?.execute(values)?;
    connection.prepare_cached("DELETE FROM room_seats WHERE room = ?1")?.execute([&id])?;
    let mut insert = connection.prepare_cached("INSERT INTO room_seats VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for (at, seat) in room.seats.iter().enumerate() {
        let (player, ready, bot) = match seat {
            RoomSeatRow::Open => (None, None, None),
            RoomSeatRow::Person { player, ready } => (Some(player.id.0), *ready, None),
            RoomSeatRow::Bot(bot) => (None, None, Some(bot)),
        };
        let share = ready.and_then(|ready| ready.share);
        insert.execute(params![id, at as i64, player, ready.is_some(), share, bot])?;
    }
    Ok(())
}
