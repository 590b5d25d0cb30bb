//! The tables that are copied: every one that both databases have.

use crate::sql::work::{Row, Value};

#[derive(Debug)]
pub struct Table {
    pub name: &'static str,
    pub key: &'static [&'static str],
    pub others: &'static [&'static str],
    /// A column that the database numbers by itself.
    pub numbered: Option<&'static str>,
}

const fn table(name: &'static str, key: &'static [&'static str], others: &'static [&'static str]) -> Table {
    Table { name, key, others, numbered: None }
}

const fn numbered(table: Table, column: &'static str) -> Table {
    Table { numbered: Some(column), ..table }
}

/// Each table comes after those that it refers to.
pub const TABLES: &[Table] = &[
    numbered(table("players", &["id"], &["name", "created", "face"]), "id"),
    // SQLite has its own `rowid`: matches are listed in its order.
    numbered(
        table(
            "matches",
            &["id"],
            &[
                "rowid",
                "created",
                "played",
                "rules",
                "pace",
                "seed",
                "finished",
                "title",
                "game",
                "wind",
                "number",
                "honba",
                "time",
                "whims",
                "given_up",
                "mode",
                "watching",
                "shared",
                "claim_window",
            ],
        ),
        "rowid",
    ),
    table("walls", &["match_id", "round"], &["wall"]),
    table("events", &["match_id", "sequence"], &["line"]),
    table("times", &["match_id", "sequence"], &["seat", "millis"]),
    table("presences", &["match_id", "sequence", "seat", "back"], &["bot"]),
    table("seals", &["match_id", "round", "seat"], &["seal"]),
    table("shares", &["match_id", "round", "seat"], &["share"]),
    table("seats", &["match_id", "seat"], &["name", "player", "token", "bot", "score", "face"]),
    table("results", &["match_id", "seat"], &["place", "points", "total"]),
    table("settings", &["key"], &["value"]),
    table("houses", &["player", "name"], &["base", "rules"]),
    table("career", &["player", "sequence"], &["line"]),
    numbered(table("sessions", &["id"], &["hash", "player", "created", "seen", "browser", "system"]), "id"),
    table("device_offers", &["player"], &["hash", "expires"]),
    table("accounts", &["player"], &["name", "password"]),
    table("recovery_codes", &["player", "hash"], &[]),
    numbered(
        table(
            "passkeys",
            &["id"],
            &["player", "credential", "handle", "key", "state", "created", "used", "browser", "system"],
        ),
        "id",
    ),
    table("admins", &["player"], &[]),
    table(
        "rooms",
        &["id"],
        &[
            "created",
            "settings",
            "rules",
            "host",
            "played",
            "match_id",
            "next_match",
            "secret",
            "version",
            "called",
            "organiser",
        ],
    ),
    table("room_seats", &["room", "seat"], &["player", "ready", "share", "bot", "seals"]),
    table("room_matches", &["room", "nth"], &["match_id"]),
    table("closings", &["room"], &[]),
    table("bans", &["player"], &["since", "until", "reason"]),
    table("reports", &["reporter", "about", "room"], &["at"]),
];

impl Table {
    fn columns(&self) -> String {
        [self.key, self.others].concat().join(", ")
    }

    /// Returns the statement for at most `limit` rows in the order of their keys: the first ones, or those after the
    /// key that is its values.
    pub fn select(&self, is_first: bool, limit: usize) -> String {
        let (columns, name, key) = (self.columns(), self.name, self.key.join(", "));
        let after = match is_first {
            true => String::new(),
            false => format!(" WHERE ({key}) > ({})", numbers(0, self.key.len())),
        };
        format!("SELECT {columns} FROM {name}{after} ORDER BY {key} LIMIT {limit}")
    }

    /// Returns the statement that adds this many rows at once; its values are those of the rows, one after another.
    pub fn insert(&self, rows: usize) -> String {
        let (columns, name, width) = (self.columns(), self.name, self.key.len() + self.others.len());
        let rows = (0..rows).map(|row| format!("({})", numbers(row * width, width)));
        format!("INSERT INTO {name} ({columns}) VALUES {}", rows.collect::<Vec<_>>().join(", "))
    }

    pub fn key_of<'a>(&self, row: &'a Row) -> &'a [Value<'static>] {
        row.values.get(..self.key.len()).unwrap_or_default()
    }

    /// Returns the key of a row in words. Bytes may be hashes of secrets, and are not shown.
    pub fn key_in_words(&self, row: &Row) -> String {
        let words = self.key.iter().zip(self.key_of(row)).map(|(column, value)| match value {
            Value::Number(number) => format!("{column} {number}"),
            Value::Text(text) => format!("{column} {text}"),
            Value::Bytes(_) | Value::Null | Value::Unreadable => (*column).to_owned(),
        });
        words.collect::<Vec<_>>().join(", ")
    }
}

/// Returns `$1, $2` and so on, after the first `before`.
fn numbers(before: usize, values: usize) -> String {
    (before + 1..=before + values).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // what fails, fails the test
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::Store;

    /// The tables of PostgreSQL that are about the database itself.
    const NOT_COPIED: [&str; 5] = ["jantaku", "commits", "lease", "room_owners", "match_owners"];

    /// The columns of each table's key in their order, and all its columns.
    type Tables = BTreeMap<String, (Vec<String>, BTreeSet<String>)>;

    fn listed() -> Tables {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let columns = |table: &Table| owned(&[table.key, table.others].concat()).into_iter().collect();
        TABLES.iter().map(|table| (table.name.to_owned(), (owned(table.key), columns(table)))).collect()
    }

    /// The columns of a database: table, column, and the place in the primary key from 1.
    async fn found(store: &Store, sql: &'static str) -> Tables {
        let rows = store.read(sql, |work, sql| Box::pin(work.query(sql, &[]))).await.unwrap();
        let mut tables = Tables::new();
        let mut keys = BTreeMap::<String, BTreeMap<i64, String>>::new();
        for row in rows {
            let (table, column, place): (String, String, i64) =
                (row.at(0).unwrap(), row.at(1).unwrap(), row.at(2).unwrap());
            if place > 0 {
                keys.entry(table.clone()).or_default().insert(place, column.clone());
            }
            tables.entry(table).or_default().1.insert(column);
        }
        for (table, key) in keys {
            tables.get_mut(&table).unwrap().0 = key.into_values().collect();
        }
        tables
    }

    const SQLITE: &str = "SELECT tables.name, columns.name, columns.pk
        FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
    const POSTGRES: &str = "SELECT columns.table_name::text, columns.column_name::text,
            coalesce(keys.ordinal_position::bigint, 0)
        FROM information_schema.columns AS columns
        LEFT JOIN information_schema.table_constraints AS constraints
            ON constraints.table_name = columns.table_name AND constraint_type = 'PRIMARY KEY'
        LEFT JOIN information_schema.key_column_usage AS keys
            ON keys.constraint_name = constraints.constraint_name AND keys.column_name = columns.column_name
        WHERE columns.table_schema = current_schema()";

    #[tokio::test]
    async fn every_table_and_column_of_sqlite_is_copied() {
        let dir = std::env::temp_dir().join(format!("jantaku-tables-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        let mut tables = found(&Store::open(&dir).unwrap(), SQLITE).await;
        tables.get_mut("matches").unwrap().1.insert("rowid".to_owned());
        assert_eq!(tables, listed());
        std::fs::remove_dir_all(&dir).unwrap();
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn every_table_and_column_of_postgres_is_copied() {
        let Some(server) = jantaku_testkit::Postgres::start() else { return };
        let mut tables = found(&Store::connect(&server.address()).await.unwrap(), POSTGRES).await;
        for own in NOT_COPIED {
            assert!(tables.remove(own).is_some(), "{own}");
        }
        assert_eq!(tables, listed());
    }
}
