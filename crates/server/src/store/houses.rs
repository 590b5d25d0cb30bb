//! Houses of one's own in the store.

use rusqlite::params;

use super::{Store, StoreError};

/// A house as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRow {
    /// Its name, which no other house has.
    pub name: String,
    /// The preset that it is told by.
    pub base: String,
    /// Its rules, complete, so that a preset that changes later does not change it.
    pub rules: String,
}

impl Store {
    /// All houses, by name.
    pub async fn houses(&self) -> Result<Vec<HouseRow>, StoreError> {
        self.run(|connection| {
            let mut query = connection.prepare_cached("SELECT name, base, rules FROM houses ORDER BY name")?;
            let rows = query.query_map([], |row| {
                Ok(HouseRow { name: row.get("name")?, base: row.get("base")?, rules: row.get("rules")? })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps a house in place of the one of the second name; `false`, and nothing done, where yet another one has its
    /// name.
    pub async fn save_house(&self, house: HouseRow, replaces: Option<String>) -> Result<bool, StoreError> {
        self.run(move |connection| {
            let sql = "SELECT EXISTS (SELECT 1 FROM houses WHERE name = ?1 AND name IS NOT ?2)";
            if connection.query_row(sql, params![house.name, replaces], |row| row.get(0))? {
                return Ok(false);
            }
            connection.execute("DELETE FROM houses WHERE name = ?1", [replaces])?;
            let sql = "INSERT INTO houses (name, base, rules) VALUES (?1, ?2, ?3)";
            connection.execute(sql, params![house.name, house.base, house.rules])?;
            Ok(true)
        })
        .await
    }

    /// Forgets a house; `false` where there is none of this name.
    pub async fn delete_house(&self, name: String) -> Result<bool, StoreError> {
        self.run(move |connection| Ok(connection.execute("DELETE FROM houses WHERE name = ?1", [name])? == 1)).await
    }
}
