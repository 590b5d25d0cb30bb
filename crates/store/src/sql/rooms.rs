use jantaku_core::Ruleset;
use jantaku_wire::RoomSettings;
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};

use super::list::grouped;
use super::matches;
use super::people::player;
use super::work::{Fault, Row, Unreadable, Value, Work, readable, values};
use crate::{
    Appended, GONE, MatchRow, NextMatch, PlayerRow, Ready, RoomMatchRow, RoomRow, RoomSeatRow, RoomStandingRow,
    RoomVersion, Store, StoreError,
};

impl Store {
    pub async fn rooms(&self) -> Result<Vec<RoomRow>, StoreError> {
        self.read((), |work, ()| Box::pin(all(work))).await
    }

    pub async fn room(&self, id: RoomId) -> Result<Option<RoomRow>, StoreError> {
        self.read(id.to_string(), |work, id| {
            Box::pin(async move { Ok(chosen(work, "WHERE rooms.id = $1", values![id]).await?.pop()) })
        })
        .await
    }

    /// The room whose last match this is.
    pub async fn room_of_match(&self, id: MatchId) -> Result<Option<RoomRow>, StoreError> {
        self.read(id.to_string(), |work, id| {
            Box::pin(async move { Ok(chosen(work, "WHERE rooms.match_id = $1", values![id]).await?.pop()) })
        })
        .await
    }

    /// The versions of all rooms, which cost much less than the rooms.
    pub async fn room_versions(&self) -> Result<Vec<RoomVersion>, StoreError> {
        self.read((), |work, ()| {
            Box::pin(async move {
                let sql = format!("SELECT rooms.id, rooms.version, {IS_OVER} ORDER BY rooms.id");
                Ok(readable(&work.query(&sql, &[]).await?, version, ("the version of a room", "id")))
            })
        })
        .await
    }

    /// Keeps a room and returns its next version; [`StoreError::RoomMoved`] if it has changed since it was read.
    pub async fn save_room(&self, room: RoomRow) -> Result<u32, StoreError> {
        self.write(room, |work, room| {
            Box::pin(async move {
                check(work, room.id, room.version).await?;
                save(work, room).await
            })
        })
        .await
    }

    /// Keeps a room with the match that it has begun: both or neither.
    pub async fn begin_in_room(&self, room: RoomRow, row: MatchRow, first: Appended) -> Result<u32, StoreError> {
        self.write((room, row, first), |work, (room, row, first)| {
            Box::pin(async move {
                check(work, room.id, room.version).await?;
                matches::create(work, row, first).await?;
                let version = save(work, room).await?;
                let (sql, of_room) = ("INSERT INTO room_matches VALUES ($1, $2, $3)", room.id.to_string());
                work.execute(sql, values![of_room, room.played, row.id.to_string()]).await?;
                Ok(version)
            })
        })
        .await
    }

    /// Forgets a room of this version. Its matches stay.
    pub async fn delete_room(&self, id: RoomId, version: u32) -> Result<(), StoreError> {
        self.write((id, version), |work, (id, version)| {
            Box::pin(async move {
                check(work, *id, *version).await?;
                work.execute("DELETE FROM rooms WHERE id = $1", values![id.to_string()]).await.map(drop)
            })
        })
        .await
    }
}

const IS_OVER: &str = "matches.finished <> 0 OR matches.given_up <> 0 AS is_over
    FROM rooms LEFT JOIN matches ON matches.id = rooms.match_id";

/// The rooms that can be read; the others are named in the log, so that a damaged room locks nobody out of the rest.
pub(super) async fn all(work: &dyn Work) -> Result<Vec<RoomRow>, Fault> {
    chosen(work, "", Vec::new()).await
}

/// The rooms that meet a condition.
async fn chosen(work: &dyn Work, condition: &str, values: Vec<Value<'_>>) -> Result<Vec<RoomRow>, Fault> {
    let of = |column: &str| format!("(SELECT {column} FROM players WHERE players.id = rooms.organiser)");
    let organiser = format!("{} AS organiser_name, {} AS face", of("name"), of("face"));
    let sql = format!("SELECT rooms.*, {organiser}, {IS_OVER} {condition} ORDER BY rooms.created, rooms.id");
    let rows = work.query(&sql, &values).await?;
    let sql = format!(
        "SELECT room, player, players.name, players.face, ready, seals, share, bot FROM room_seats JOIN rooms ON rooms.id = room
        LEFT JOIN players ON players.id = player {condition} ORDER BY room, seat"
    );
    let seats = grouped(work.query(&sql, &values).await?);
    let sql = format!(
        "SELECT room, room_matches.match_id, matches.created, seats.player, seats.name, total FROM room_matches
        JOIN rooms ON rooms.id = room JOIN matches ON matches.id = room_matches.match_id AND matches.finished <> 0
        LEFT JOIN results ON results.match_id = matches.id
        LEFT JOIN seats ON seats.match_id = matches.id AND seats.seat = results.seat
        {condition} ORDER BY room, nth, place"
    );
    let played = grouped(work.query(&sql, &values).await?);
    let read = |row: &Row| {
        let id: String = row.get("id")?;
        let seats = seats.get(&id).into_iter().flatten().map(seat).collect::<Result<_, _>>()?;
        room(row, seats, over(played.get(&id).map_or(&[], Vec::as_slice))?)
    };
    Ok(readable(&rows, read, ("a room", "id")))
}

/// The finished matches of a room, from rows in their order, each with one player's result.
fn over(rows: &[Row]) -> Result<Vec<RoomMatchRow>, Unreadable> {
    let mut matches: Vec<RoomMatchRow> = Vec::new();
    for row in rows {
        let id = row.get::<String>("match_id")?.parse().map_err(|_| Unreadable)?;
        if matches.last().is_none_or(|last| last.id != id) {
            matches.push(RoomMatchRow { id, created: row.get("created")?, standings: Vec::new() });
        }
        let (name, total): (Option<String>, Option<i32>) = (row.get("name")?, row.get("total")?);
        let player = row.get::<Option<i64>>("player")?.map(PlayerId);
        if let (Some(last), Some((name, total))) = (matches.last_mut(), name.zip(total)) {
            last.standings.push(RoomStandingRow { player, name, total });
        }
    }
    Ok(matches)
}

/// Fails unless a room is still of this version.
async fn check(work: &dyn Work, id: RoomId, version: u32) -> Result<(), Fault> {
    let sql = "SELECT coalesce((SELECT version FROM rooms WHERE id = $1), 0) = $2";
    match work.holds(sql, &values![id.to_string(), version]).await? {
        true => Ok(()),
        false => Err(StoreError::RoomMoved.into()),
    }
}

fn version(row: &Row) -> Result<RoomVersion, Unreadable> {
    let id: String = row.get("id")?;
    let is_over: Option<bool> = row.get("is_over")?;
    let id = id.parse().map_err(|_| Unreadable)?;
    Ok(RoomVersion { id, version: row.get("version")?, is_over: is_over.unwrap_or_default() })
}

fn room(row: &Row, seats: Vec<RoomSeatRow>, matches: Vec<RoomMatchRow>) -> Result<RoomRow, Unreadable> {
    let (id, settings, rules): (String, String, String) = (row.get("id")?, row.get("settings")?, row.get("rules")?);
    let rules = Ruleset::from_kept_toml(&rules).map_err(|_| Unreadable)?;
    let host = host(row, &seats)?;
    if seats.len() != rules.players.count() {
        return Err(Unreadable);
    }
    let (mut settings, kept_out) = read(&settings).map_err(|_| Unreadable)?;
    settings.name = row.get("called")?;
    let current: Option<String> = row.get("match_id")?;
    let current = current.map(|id| id.parse::<MatchId>()).transpose().map_err(|_| Unreadable)?;
    let (over, next): (Option<bool>, String) = (row.get("is_over")?, row.get("next_match")?);
    Ok(RoomRow {
        id: id.parse().map_err(|_| Unreadable)?,
        created: row.get("created")?,
        settings,
        kept_out,
        rules,
        seats,
        host,
        played: row.get("played")?,
        matches,
        next: NextMatch { id: next.parse().map_err(|_| Unreadable)?, secret: row.get("secret")? },
        current: current.zip(over),
        version: row.get("version")?,
    })
}

/// The host: the organiser, if one is kept, else the person on the host's seat. Programs of version 3 that serve the
/// same store know no organisers: they leave the column as it is, even where they forget the person, and let whoever
/// sits on that seat be the host. Where nobody does, somebody else on a seat is.
fn host(row: &Row, seats: &[RoomSeatRow]) -> Result<PlayerRow, Unreadable> {
    let seat: u8 = row.get("host")?;
    let seated = seats.get(usize::from(seat)).and_then(RoomSeatRow::person);
    if row.get::<Option<i64>>("organiser")?.is_none() {
        return seated.cloned().ok_or(Unreadable);
    }
    let organiser = player(row, ["organiser", "organiser_name"])?;
    let after = seated.or_else(|| seats.iter().find_map(RoomSeatRow::person));
    Ok(after.filter(|_| organiser.name == GONE).cloned().unwrap_or(organiser))
}

/// The columns of the host: a seat where a person sits, if one does, and the id of an organiser without a seat.
fn kept_host(room: &RoomRow) -> (u8, Option<i64>) {
    let people = || (0u8..).zip(&room.seats).filter_map(|(at, seat)| Some((at, seat.person()?)));
    match people().find(|(_, person)| person.id == room.host.id) {
        Some((seat, _)) => (seat, None),
        // Programs of version 3 read no room without a person on this seat.
        None => (people().next().map_or(0, |(seat, _)| seat), Some(room.host.id.0)),
    }
}

/// The key of the people kept out in the settings' document; rooms of earlier versions have none.
const KEPT_OUT: &str = "kept_out";

/// The settings of a room and the people kept out, as JSON. The name has its own column, since programs of earlier
/// versions that serve the same store read no settings with a name.
fn document(room: &RoomRow) -> serde_json::Result<String> {
    let mut document = serde_json::to_value(RoomSettings { name: None, ..room.settings.clone() })?;
    let people: Vec<(i64, &str)> = room.kept_out.iter().map(|player| (player.id.0, player.name.as_str())).collect();
    document[KEPT_OUT] = serde_json::to_value(people)?;
    Ok(document.to_string())
}

fn read(document: &str) -> serde_json::Result<(RoomSettings, Vec<PlayerRow>)> {
    let mut settings: serde_json::Value = serde_json::from_str(document)?;
    let kept_out = settings.as_object_mut().and_then(|settings| settings.remove(KEPT_OUT));
    let people: Vec<(i64, String)> = kept_out.map(serde_json::from_value).transpose()?.unwrap_or_default();
    let kept_out = people.into_iter().map(|(id, name)| PlayerRow { id: PlayerId(id), name, face: None }).collect();
    Ok((serde_json::from_value(settings)?, kept_out))
}

fn seat(row: &Row) -> Result<RoomSeatRow, Unreadable> {
    if let Some(bot) = row.get("bot")? {
        return Ok(RoomSeatRow::Bot(bot));
    }
    Ok(match row.get::<Option<i64>>("player")? {
        Some(_) => RoomSeatRow::Person {
            player: player(row, ["player", "name"])?,
            ready: row.get::<bool>("ready")?.then_some(Ready { seals: seals(row)?, share: row.get("share")? }),
        },
        None => RoomSeatRow::Open,
    })
}

/// The seals by the seats of the next match, one after the other.
fn seals(row: &Row) -> Result<Option<Vec<[u8; 32]>>, Unreadable> {
    let Some(bytes) = row.get::<Option<Vec<u8>>>("seals")? else { return Ok(None) };
    match bytes.as_chunks() {
        (seals, []) => Ok(Some(seals.to_vec())),
        _ => Err(Unreadable),
    }
}

async fn save(work: &dyn Work, room: &RoomRow) -> Result<u32, Fault> {
    let id = room.id.to_string();
    let settings = document(room).map_err(|error| StoreError::Failed(error.to_string()))?;
    let sql = "INSERT INTO rooms
            (id, created, settings, rules, host, played, match_id, next_match, secret, version, called, organiser)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
        ON CONFLICT (id) DO UPDATE SET settings = $3, rules = $4, host = $5, played = $6, match_id = $7, next_match = $8,
            secret = $9, version = $10, called = $11, organiser = $12";
    let current = room.current.map(|(id, _)| id.to_string());
    let (rules, next) = (room.rules.to_toml(), room.next.id.to_string());
    let (played, secret, version) = (room.played, &room.next.secret, room.version + 1);
    let (name, (host, organiser)) = (room.settings.name.as_ref(), kept_host(room));
    let values =
        values![&id, room.created, settings, rules, host, played, current, next, secret, version, name, organiser];
    let mut statements = vec![(sql, values), ("DELETE FROM room_seats WHERE room = $1", values![&id])];
    let sealed = |seat: &RoomSeatRow| match seat {
        RoomSeatRow::Person { ready: Some(ready), .. } => ready.seals.as_ref().map(|seals| seals.concat()),
        RoomSeatRow::Person { ready: None, .. } | RoomSeatRow::Open | RoomSeatRow::Bot(_) => None,
    };
    let seals: Vec<Option<Vec<u8>>> = room.seats.iter().map(sealed).collect();
    for ((at, seat), seals) in (0u8..).zip(&room.seats).zip(&seals) {
        let (player, ready, bot) = match seat {
            RoomSeatRow::Open => (None, None, None),
            RoomSeatRow::Person { player, ready } => (Some(player.id.0), ready.as_ref(), None),
            RoomSeatRow::Bot(bot) => (None, None, Some(bot)),
        };
        let share = ready.and_then(|ready| ready.share.as_ref());
        let sql =
            "INSERT INTO room_seats (room, seat, player, ready, seals, share, bot) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        statements.push((sql, values![&id, at, player, ready.is_some(), seals.as_ref(), share, bot]));
    }
    work.execute_all(&statements).await?;
    Ok(version)
}

/// Notes that rooms show a change of a person: those that they organise, where they sit, and where they have played.
pub(super) async fn note_change(work: &dyn Work, of: PlayerId) -> Result<(), Fault> {
    let sql = "UPDATE rooms SET version = version + 1 WHERE organiser = $1 OR id IN (SELECT room FROM room_seats WHERE player = $1)
        OR id IN (SELECT room FROM room_matches JOIN seats ON seats.match_id = room_matches.match_id WHERE player = $1)";
    work.execute(sql, values![of.0]).await.map(drop)
}
