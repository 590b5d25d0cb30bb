//! What is stored, in the order in which it was committed, as the database itself writes it down.

use tokio_postgres::{Client, Error, NoTls};

/// Writes down each event that is stored, changed or deleted, and each lease that begins or ends. Each gets its number just before its
/// commit.
const WATCH: &str = "
CREATE SCHEMA history;
CREATE TABLE history.log (
    number BIGSERIAL PRIMARY KEY,
    what TEXT NOT NULL,
    server TEXT,
    term BIGINT,
    match_id TEXT,
    sequence BIGINT,
    line TEXT
);
CREATE FUNCTION history.event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed events := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
BEGIN
    INSERT INTO history.log (what, server, match_id, sequence, line) VALUES
        (TG_OP, current_setting('jantaku.server', true), changed.match_id, changed.sequence, changed.line);
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON events
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION history.event();
CREATE FUNCTION history.ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO history.log (what, term) VALUES ('ENDED', OLD.term);
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER history_ended AFTER DELETE ON lease
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION history.ended();
CREATE FUNCTION history.begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO history.log (what, server, term) VALUES ('BEGUN', current_setting('jantaku.server', true), NEW.term);
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER history_begun AFTER INSERT ON lease
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION history.begun();
";

/// An event that was stored, or a change of a lease. A server without a name has none here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stored {
    Begun { server: String, term: i64 },
    Ended { term: i64 },
    Event { server: Option<String>, match_id: String, sequence: i64, line: String },
    Rewritten { match_id: String, sequence: i64 },
}

/// The address of a database, with the name (a single word) by which the server that uses it is recognized later.
pub fn named(address: &str, server: &str) -> String {
    let sign = if address.contains('?') { '&' } else { '?' };
    format!("{address}{sign}options=-c%20jantaku.server%3D{server}")
}

async fn connect(address: &str) -> Result<Client, Error> {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

/// Makes the database of a store record what is stored from now on. Its tables must exist; leases that began earlier
/// are not attributed to a server.
pub async fn watch(address: &str) -> Result<(), Error> {
    connect(address).await?.batch_execute(WATCH).await
}

pub async fn stored(address: &str) -> Result<Vec<Stored>, Error> {
    let sql = "SELECT what, server, term, match_id, sequence, line FROM history.log ORDER BY number";
    let rows = connect(address).await?.query(sql, &[]).await?;
    let text = |row: &tokio_postgres::Row, at: usize| row.get::<_, Option<String>>(at).filter(|text| !text.is_empty());
    let read = |row: &tokio_postgres::Row| {
        let (what, server, match_id) = (row.get::<_, &str>(0), text(row, 1), text(row, 3).unwrap_or_default());
        match what {
            "BEGUN" => Stored::Begun { server: server.unwrap_or_default(), term: row.get(2) },
            "ENDED" => Stored::Ended { term: row.get(2) },
            "INSERT" => {
                Stored::Event { server, match_id, sequence: row.get(4), line: text(row, 5).unwrap_or_default() }
            }
            _ => Stored::Rewritten { match_id, sequence: row.get(4) },
        }
    };
    Ok(rows.iter().map(read).collect())
}
