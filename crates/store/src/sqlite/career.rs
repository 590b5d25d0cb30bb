//! Careers: the sealed lines of each player's events.

use jantaku_wire::ids::PlayerId;
use rusqlite::{Connection, params};

use super::work::Fault;
use crate::{CareerLines, StoreError};

pub fn append(connection: &Connection, lines: &CareerLines) -> Result<(), Fault> {
    check(connection, lines)?;
    let mut insert = connection.prepare_cached("INSERT INTO career VALUES (?1, ?2, ?3)")?;
    for (sequence, line) in (lines.after..).zip(&lines.lines) {
        insert.execute(params![lines.player.0, sequence, line])?;
    }
    Ok(())
}

pub fn all(connection: &Connection, of: PlayerId) -> Result<Vec<String>, Fault> {
    let mut query = connection.prepare_cached("SELECT line FROM career WHERE player = ?1 ORDER BY sequence")?;
    let lines = query.query_map([of.0], |row| row.get(0))?;
    Ok(lines.collect::<Result<_, _>>()?)
}

pub fn replace(connection: &Connection, lines: &CareerLines) -> Result<(), Fault> {
    check(connection, lines)?;
    connection.prepare_cached("DELETE FROM career WHERE player = ?1")?.execute([lines.player.0])?;
    append(connection, &CareerLines { after: 0, ..lines.clone() })
}

/// Whether nothing was added since the lines were made.
fn check(connection: &Connection, lines: &CareerLines) -> Result<(), Fault> {
    let sql = "SELECT count(*) FROM career WHERE player = ?1";
    let found: u32 = connection.prepare_cached(sql)?.query_row([lines.player.0], |row| row.get(0))?;
    if found == lines.after { Ok(()) } else { Err(StoreError::CareerMoved.into()) }
}
