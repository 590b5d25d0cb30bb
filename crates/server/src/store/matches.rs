//! Matches in the store.

use std::fmt;

use jantaku_core::Ruleset;
use jantaku_core::Wall;
use jantaku_engine::Event;
use jantaku_record::{Line, WallSource};
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};

use super::{LineFault, Store, StoreError};
use jantaku_wire::Pace;
use jantaku_wire::ids::MatchId;

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRow {
    /// The name shown.
    pub name: String,
    /// The bot that plays, by its name; none for a person.
    pub bot: Option<String>,
}

/// A match as it was agreed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    /// Its name.
    pub id: MatchId,
    /// When it was created, in seconds since 1970.
    pub created: u32,
    /// Its rules.
    pub rules: Ruleset,
    /// Who sits where, from seat 0.
    pub seats: Vec<SeatRow>,
    /// How fast the bots play.
    pub pace: Pace,
    /// What its walls are derived from; none where each is drawn afresh.
    pub seed: Option<[u8; 32]>,
    /// Whether it is over.
    pub finished: bool,
}

/// A match with all that happened in it.
#[derive(Debug, Clone)]
pub struct StoredMatch {
    /// As it was agreed.
    pub row: MatchRow,
    /// The wall of each round so far.
    pub walls: Vec<WallSource>,
    /// Its events.
    pub events: Vec<Event>,
}

/// A match and where it stands.
#[derive(Debug, Clone)]
pub struct Summary {
    /// As it was agreed.
    pub row: MatchRow,
    /// Its last deal.
    pub deal: Event,
    /// Its last event.
    pub last: Event,
}

/// What is added to a match at once.
#[derive(Debug, Clone)]
pub struct Appended {
    /// The match.
    pub id: MatchId,
    /// How many events it has so far.
    pub after: u32,
    /// The events.
    pub events: Vec<Event>,
    /// The wall of the round they deal, with the round's number from 0.
    pub wall: Option<(u32, WallSource)>,
    /// When, in seconds since 1970.
    pub now: u32,
}

impl Store {
    /// Stores a new match with its first deal.
    pub async fn create(&self, row: MatchRow, first: Appended) -> Result<(), StoreError> {
        self.run(move |connection| {
            let sql = "INSERT INTO matches (id, created, played, rules, seats, pace, seed)
                VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6)";
            let seats = serde_json::to_string(&row.seats).map_err(|error| row.damaged(error))?;
            let pace = serde_json::to_string(&row.pace).map_err(|error| row.damaged(error))?;
            let id = row.id.to_string();
            connection.execute(sql, params![id, row.created, row.rules.to_toml(), seats, pace, row.seed])?;
            append(connection, &first)
        })
        .await
    }

    /// Adds events to a match. When this returns they are on the disk.
    pub async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        self.run(move |connection| append(connection, &appended)).await
    }

    /// All matches, the one played last first.
    pub async fn matches(&self) -> Result<Vec<Summary>, StoreError> {
        self.run(|connection| {
            let mut query = connection.prepare_cached(
                "SELECT matches.*,
                    (SELECT line FROM events WHERE match_id = id AND line LIKE '{\"type\":\"dealt\"%'
                    ORDER BY sequence DESC LIMIT 1) AS deal,
                    (SELECT line FROM events WHERE match_id = id ORDER BY sequence DESC LIMIT 1) AS last
                FROM matches ORDER BY played DESC, rowid DESC",
            )?;
            let mut rows = query.query([])?;
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                let matched = match_row(row)?;
                let line = |column: &str| -> Result<Event, StoreError> {
                    event(&row.get::<_, String>(column)?).map_err(|fault| matched.damaged(fault))
                };
                let (deal, last) = (line("deal")?, line("last")?);
                found.push(Summary { row: matched, deal, last });
            }
            Ok(found)
        })
        .await
    }

    /// How many matches there are.
    pub async fn count(&self) -> Result<u32, StoreError> {
        self.run(|connection| Ok(connection.query_row("SELECT count(*) FROM matches", [], |row| row.get(0))?)).await
    }

    /// A match with all that happened in it; `None` where there is none of this name.
    pub async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.run(move |connection| load(connection, id)).await
    }
}

impl MatchRow {
    fn damaged(&self, why: impl fmt::Display) -> StoreError {
        StoreError::DamagedMatch { match_id: self.id.to_string(), why: why.to_string() }
    }
}

fn append(connection: &Connection, appended: &Appended) -> Result<(), StoreError> {
    let id = appended.id.to_string();
    if let Some((round, wall)) = &appended.wall {
        connection.prepare_cached("INSERT INTO walls VALUES (?1, ?2, ?3)")?.execute(params![
            id,
            round,
            wall.revealed().to_json()
        ])?;
    }
    let mut insert = connection.prepare_cached("INSERT INTO events VALUES (?1, ?2, ?3)")?;
    let mut over = false;
    for (event, sequence) in appended.events.iter().zip(appended.after..) {
        let line = Line::from(event);
        over |= matches!(line, Line::MatchEnded(_));
        insert.execute(params![id, sequence, line.to_json()])?;
    }
    let sql = "UPDATE matches SET played = ?2, finished = max(finished, ?3) WHERE id = ?1";
    connection.prepare_cached(sql)?.execute(params![id, appended.now, over])?;
    Ok(())
}

fn load(connection: &Connection, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
    let mut query = connection.prepare_cached("SELECT * FROM matches WHERE id = ?1")?;
    let row = query.query_row([id.to_string()], |row| Ok(match_row(row))).optional()?;
    let Some(row) = row.transpose()? else { return Ok(None) };
    let mut query = connection.prepare_cached("SELECT wall FROM walls WHERE match_id = ?1 ORDER BY round")?;
    let mut walls = Vec::new();
    for wall in query.query_map([id.to_string()], |row| row.get::<_, String>(0))? {
        walls.push(wall_source(&wall?, &row)?);
    }
    let mut query = connection.prepare_cached("SELECT line FROM events WHERE match_id = ?1 ORDER BY sequence")?;
    let mut events = Vec::new();
    for line in query.query_map([id.to_string()], |row| row.get::<_, String>(0))? {
        let event = event(&line?).map_err(|fault| StoreError::damaged(&id, events.len() as u32, fault))?;
        events.push(event);
    }
    Ok(Some(StoredMatch { row, walls, events }))
}

/// A wall is kept as the line that reveals it after its round.
fn wall_source(line: &str, row: &MatchRow) -> Result<WallSource, StoreError> {
    match serde_json::from_str(line).map_err(|error| row.damaged(error))? {
        Line::Seed { seed } => Ok(WallSource::Seed(seed.0)),
        Line::Tiles { tiles, dice } => {
            let wall = Wall::new(tiles.0, &row.rules.tile_set()).map_err(|error| row.damaged(error))?;
            Ok(WallSource::Stated(wall.with_dice(dice)))
        }
        other => Err(row.damaged(format!("a `{}` line is no wall", other.kind()))),
    }
}

fn event(line: &str) -> Result<Event, LineFault> {
    Ok(Event::try_from(serde_json::from_str::<Line>(line)?)?)
}

fn match_row(row: &Row<'_>) -> Result<MatchRow, StoreError> {
    let name: String = row.get("id")?;
    let damaged = |why: String| StoreError::DamagedMatch { match_id: name.clone(), why };
    let rules = Ruleset::from_kept_toml(&row.get::<_, String>("rules")?).map_err(|error| damaged(error.to_string()))?;
    let seats = serde_json::from_str(&row.get::<_, String>("seats")?).map_err(|error| damaged(error.to_string()))?;
    let pace = serde_json::from_str(&row.get::<_, String>("pace")?).map_err(|error| damaged(error.to_string()))?;
    Ok(MatchRow {
        id: name.parse().map_err(|_| damaged("its id is no id".into()))?,
        created: row.get("created")?,
        rules,
        seats,
        pace,
        seed: row.get("seed")?,
        finished: row.get("finished")?,
    })
}
