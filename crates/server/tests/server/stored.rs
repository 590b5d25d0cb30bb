use rusqlite::Connection;
use rusqlite::types::Value;

pub fn rows(raw: &Connection, table: &str) -> Vec<String> {
    let mut query = raw.prepare(&format!("SELECT * FROM {table}")).unwrap();
    let columns = query.column_count();
    let row = |row: &rusqlite::Row<'_>| (0..columns).map(|at| row.get::<_, Value>(at)).collect::<Result<Vec<_>, _>>();
    let rows = query.query_map([], row).unwrap();
    rows.map(|row| format!("{:?}", row.unwrap())).collect()
}

/// A column that may be damaged, and its rows.
pub struct Column {
    pub table: String,
    pub name: String,
    /// The condition that finds the rows.
    pub of: String,
}

/// Values after damage: nothing, random bytes, invalid text, and a number out of bounds.
pub const DAMAGES: [&str; 4] = ["NULL", "x'fffe0080'", "CAST(x'ff80fe' AS TEXT)", "9223372036854775807"];

/// Every column of every table. `whose` finds somebody's rows by the first of these columns that a table has; a table
/// without any fails the test until `whose` names its owner.
pub fn columns(raw: &Connection, whose: &[(&str, String)]) -> Vec<Column> {
    let names = |sql: &str| -> Vec<String> {
        let mut query = raw.prepare(sql).unwrap();
        query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let tables = names("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    let mut found = Vec::new();
    for table in tables {
        let columns = names(&format!("SELECT name FROM pragma_table_info('{table}')"));
        let key = whose.iter().find(|(key, _)| columns.iter().any(|column| column == key));
        let (key, values) = key.unwrap_or_else(|| panic!("whose rows are those of `{table}`?"));
        let of = format!("{key} IN ({values})");
        let many: u32 =
            raw.query_row(&format!("SELECT count(*) FROM {table} WHERE {of}"), [], |row| row.get(0)).unwrap();
        assert!(many > 0, "nothing to damage in `{table}`");
        found.extend(columns.into_iter().map(|name| Column { table: table.clone(), name, of: of.clone() }));
    }
    found
}

/// Lets every table take any value, as a damaged file does.
pub fn take_anything(raw: &Connection) {
    raw.execute_batch(
        "PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(replace(replace(sql, ' STRICT, WITHOUT ROWID', ' WITHOUT ROWID'),
            ' STRICT', ''), ' NOT NULL', '') WHERE type = 'table' AND name NOT LIKE 'sqlite_%';
        PRAGMA writable_schema = OFF;",
    )
    .unwrap();
}

/// A store that is damaged and mended again and again.
pub struct Patient(Connection);

impl Patient {
    /// The current store in this folder is the healthy one.
    pub fn of(dir: &std::path::Path) -> Patient {
        let raw = Connection::open(dir.join("jantaku.sqlite")).unwrap();
        let healthy = dir.join("healthy.sqlite");
        raw.execute("VACUUM INTO ?1", [healthy.to_str().unwrap()]).unwrap();
        raw.execute("ATTACH ?1 AS healthy", [healthy.to_str().unwrap()]).unwrap();
        raw.execute_batch("PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;").unwrap();
        Patient(raw)
    }

    /// Damages a column; returns whether anything has changed.
    pub fn damage(&self, Column { table, name, of }: &Column, damage: &str) -> bool {
        // A key that may not be so stays as it is.
        self.0.execute(&format!("UPDATE OR IGNORE {table} SET {name} = {damage} WHERE {of}"), []).is_ok_and(|n| n > 0)
    }

    pub fn heal(&self, table: &str) {
        let sql = format!("DELETE FROM main.{table}; INSERT INTO main.{table} SELECT * FROM healthy.{table};");
        self.0.execute_batch(&format!("BEGIN; {sql} COMMIT;")).unwrap();
    }
}
