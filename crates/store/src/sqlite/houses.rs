use rusqlite::{Connection, params};

use super::work::Fault;
use crate::HouseRow;

pub fn all(connection: &Connection) -> Result<Vec<HouseRow>, Fault> {
    let mut query = connection.prepare_cached("SELECT name, base, rules FROM houses ORDER BY name")?;
    let rows = query.query_map([], |row| {
        Ok(HouseRow { name: row.get("name")?, base: row.get("base")?, rules: row.get("rules")? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn save(connection: &Connection, house: &HouseRow, replaces: Option<&str>) -> Result<bool, Fault> {
    let sql = "SELECT EXISTS (SELECT 1 FROM houses WHERE name = ?1 AND name IS NOT ?2)";
    if connection.query_row(sql, params![house.name, replaces], |row| row.get(0))? {
        return Ok(false);
    }
    connection.execute("DELETE FROM houses WHERE name = ?1", [replaces])?;
    let sql = "INSERT INTO houses (name, base, rules) VALUES (?1, ?2, ?3)";
    connection.execute(sql, params![house.name, house.base, house.rules])?;
    Ok(true)
}

pub fn delete(connection: &Connection, name: &str) -> Result<bool, Fault> {
    Ok(connection.execute("DELETE FROM houses WHERE name = ?1", [name])? == 1)
}
