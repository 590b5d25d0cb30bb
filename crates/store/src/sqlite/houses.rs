use jantaku_wire::ids::PlayerId;
use rusqlite::{Connection, params};

use super::work::Fault;
use crate::HouseRow;

pub fn all(connection: &Connection, of: PlayerId) -> Result<Vec<HouseRow>, Fault> {
    let mut query =
        connection.prepare_cached("SELECT name, base, rules FROM houses WHERE player = ?1 ORDER BY name")?;
    let rows = query.query_map([of.0], |row| {
        // Rules that cannot be read are no rules: the house is listed as broken.
        let text = |column| row.get(column).unwrap_or_default();
        Ok(HouseRow { name: text("name"), base: text("base"), rules: text("rules") })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn save(connection: &Connection, of: PlayerId, house: &HouseRow, replaces: Option<&str>) -> Result<bool, Fault> {
    let sql = "SELECT EXISTS (SELECT 1 FROM houses WHERE player = ?1 AND name = ?2 AND name IS NOT ?3)";
    if connection.query_row(sql, params![of.0, house.name, replaces], |row| row.get(0))? {
        return Ok(false);
    }
    connection.execute("DELETE FROM houses WHERE player = ?1 AND name = ?2", params![of.0, replaces])?;
    let sql = "INSERT INTO houses (player, name, base, rules) VALUES (?1, ?2, ?3, ?4)";
    connection.execute(sql, params![of.0, house.name, house.base, house.rules])?;
    Ok(true)
}

pub fn delete(connection: &Connection, of: PlayerId, name: &str) -> Result<bool, Fault> {
    Ok(connection.execute("DELETE FROM houses WHERE player = ?1 AND name = ?2", params![of.0, name])? == 1)
}
