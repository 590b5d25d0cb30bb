//! The columns for lists, for matches that were stored before there were any.

use jantaku_core::Ruleset;
use jantaku_engine::Event;
use jantaku_record::Line;
use rusqlite::{Connection, OptionalExtension, params};

use crate::rows::Changes;

/// A match that cannot be read keeps them empty, and is listed as damaged.
pub fn columns(connection: &Connection) -> rusqlite::Result<()> {
    let mut query = connection.prepare("SELECT id FROM matches")?;
    let ids: Vec<String> = query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    ids.iter().try_for_each(|id| one(connection, id))
}

fn one(connection: &Connection, id: &str) -> rusqlite::Result<()> {
    let rules: Option<String> =
        connection.query_row("SELECT rules FROM matches WHERE id = ?1", [id], |row| row.get(0))?;
    let Some(rules) = rules.and_then(|text| Ruleset::from_kept_toml(&text).ok()) else { return Ok(()) };
    let event = |order: &str| -> rusqlite::Result<Option<Event>> {
        let sql = format!("SELECT line FROM events WHERE match_id = ?1 {order} ORDER BY sequence DESC LIMIT 1");
        let line: Option<String> = connection.query_row(&sql, [id], |row| row.get(0)).optional()?;
        Ok(line.and_then(|line| Event::try_from(serde_json::from_str::<Line>(&line).ok()?).ok()))
    };
    let deal = event("AND line LIKE '{\"type\":\"dealt\"%'")?;
    let Some(Event::Dealt { start, .. }) = &deal else { return Ok(()) };
    let game = rules.hanchan(start.position.game, start.position.wind_index) + 1;
    let sql = "UPDATE matches SET title = ?2, game = ?3, wind = ?4, number = ?5, honba = ?6 WHERE id = ?1";
    connection
        .execute(sql, params![id, rules.title(), game, start.wind as u8, start.number(), start.position.honba])?;
    let events: Vec<Event> = deal.iter().cloned().chain(event("")?).collect();
    let changes = Changes::of(&events);
    for (at, points) in changes.scores.iter().flatten().enumerate() {
        let sql = "UPDATE seats SET score = ?3 WHERE match_id = ?1 AND seat = ?2";
        connection.execute(sql, params![id, at as i64, points])?;
    }
    for result in changes.results.iter().flatten() {
        let sql = "INSERT INTO results VALUES (?1, ?2, ?3, ?4, ?5)";
        connection.execute(sql, params![id, u8::from(result.seat), result.place, result.points, result.total])?;
    }
    Ok(())
}
