//! The tables of the store, and how an older store becomes a newer one.

use rusqlite::Connection;

use super::{Unfit, fill};
use crate::Purpose;
use crate::sql::UNFINISHED;

/// Marks a SQLite file as ours: `JNTK`.
const APPLICATION: i32 = 0x4a4e_544b;

/// Each step upgrades a store from the version of its index to the next. Steps are never changed, only added.
pub(super) const STEPS: &[&str] = &[
    // A match with its players; the walls of its rounds, secret until the round is over; its events.
    "CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        played INTEGER NOT NULL,
        rules TEXT NOT NULL,
        seats TEXT NOT NULL,
        pace TEXT NOT NULL,
        seed BLOB,
        finished INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE walls (
        match_id TEXT NOT NULL REFERENCES matches (id),
        round INTEGER NOT NULL,
        wall TEXT NOT NULL,
        PRIMARY KEY (match_id, round)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE events (
        match_id TEXT NOT NULL REFERENCES matches (id),
        sequence INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (match_id, sequence)
    ) STRICT, WITHOUT ROWID;",
    // What the start page remembers.
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;",
    // Houses of one's own: the preset each is described by, and its complete rules.
    "CREATE TABLE houses (name TEXT PRIMARY KEY, base TEXT NOT NULL, rules TEXT NOT NULL) STRICT, WITHOUT ROWID;",
    // Players, seats and results as rows of their own; what lists show, in columns. Seats were a list of JSON before, and
    // the only person there was is player 1.
    "CREATE TABLE players (id INTEGER PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
    INSERT INTO players VALUES (1, 'You', 0);
    CREATE TABLE seats (
        match_id TEXT NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player INTEGER REFERENCES players (id),
        token TEXT,
        bot TEXT,
        score INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_player ON seats (player, match_id);
    CREATE TABLE results (
        match_id TEXT NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        place INTEGER NOT NULL,
        points INTEGER NOT NULL,
        total INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO seats (match_id, seat, name, player, token, bot)
        SELECT matches.id, seat.key, seat.value ->> 'name', iif(seat.value ->> 'bot' IS NULL, 1, NULL),
            iif(seat.value ->> 'bot' IS NULL, lower(hex(randomblob(16))), NULL), seat.value ->> 'bot'
        FROM matches, json_each(iif(json_valid(matches.seats), matches.seats, '[]')) AS seat;
    ALTER TABLE matches DROP COLUMN seats;
    ALTER TABLE matches ADD COLUMN title TEXT;
    ALTER TABLE matches ADD COLUMN game INTEGER;
    ALTER TABLE matches ADD COLUMN wind INTEGER;
    ALTER TABLE matches ADD COLUMN number INTEGER;
    ALTER TABLE matches ADD COLUMN honba INTEGER;
    CREATE INDEX matches_by_played ON matches (finished <> 0, played);",
    // How long people may think, and what their answers took.
    "ALTER TABLE matches ADD COLUMN time TEXT;
    CREATE TABLE times (
        match_id TEXT NOT NULL REFERENCES matches (id),
        sequence INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        millis INTEGER NOT NULL,
        PRIMARY KEY (match_id, sequence)
    ) STRICT, WITHOUT ROWID;",
    // What the whims of a match's bots are derived from: its seed, if it has one, as before.
    "ALTER TABLE matches ADD COLUMN whims BLOB;
    UPDATE matches SET whims = coalesce(seed, randomblob(32));",
    "ALTER TABLE matches ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;",
    // What matches are played for, and the careers of players, a sealed line for each event.
    "ALTER TABLE matches ADD COLUMN mode TEXT NOT NULL DEFAULT 'free';
    CREATE TABLE career (
        player INTEGER NOT NULL REFERENCES players (id),
        sequence INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (player, sequence)
    ) STRICT, WITHOUT ROWID;",
    // Houses belong to players; those kept before are of player 1.
    "ALTER TABLE houses RENAME TO shared_houses;
    CREATE TABLE houses (
        player INTEGER NOT NULL REFERENCES players (id),
        name TEXT NOT NULL,
        base TEXT NOT NULL,
        rules TEXT NOT NULL,
        PRIMARY KEY (player, name)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO houses SELECT 1, name, base, rules FROM shared_houses;
    DROP TABLE shared_houses;",
    // Who is signed in where, by the hash of a secret that only their browser has; the rooms of friends.
    "CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players (id),
        created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_by_player ON sessions (player);
    CREATE TABLE rooms (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        settings TEXT NOT NULL,
        rules TEXT NOT NULL,
        host INTEGER NOT NULL,
        played INTEGER NOT NULL,
        match_id TEXT REFERENCES matches (id),
        next_match TEXT NOT NULL,
        secret BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE room_seats (
        room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        player INTEGER REFERENCES players (id),
        ready INTEGER NOT NULL,
        share BLOB,
        bot TEXT,
        PRIMARY KEY (room, seat)
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE matches ADD COLUMN watching INTEGER NOT NULL DEFAULT 1;",
    // Whether the walls of a match are shared, and what players added to each.
    "ALTER TABLE matches ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE shares (
        match_id TEXT NOT NULL REFERENCES matches (id),
        round INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        share BLOB NOT NULL,
        PRIMARY KEY (match_id, round, seat)
    ) STRICT, WITHOUT ROWID;",
    // What people see of where they are signed in; the offer by which one goes on at another device.
    "CREATE TABLE known_sessions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        hash BLOB NOT NULL UNIQUE,
        player INTEGER NOT NULL REFERENCES players (id),
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        browser TEXT,
        system TEXT
    ) STRICT;
    INSERT INTO known_sessions (hash, player, created, seen) SELECT hash, player, created, created FROM sessions;
    DROP TABLE sessions;
    ALTER TABLE known_sessions RENAME TO sessions;
    CREATE INDEX sessions_by_player ON sessions (player);
    CREATE TABLE device_offers (
        player INTEGER PRIMARY KEY REFERENCES players (id),
        hash BLOB NOT NULL UNIQUE,
        expires INTEGER NOT NULL
    ) STRICT;",
    // Accounts, with hashes of their passwords and of the codes by which a lost one is replaced.
    "CREATE TABLE accounts (
        player INTEGER PRIMARY KEY REFERENCES players (id),
        name TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL
    ) STRICT;
    CREATE TABLE recovery_codes (
        player INTEGER NOT NULL REFERENCES accounts (player),
        hash BLOB NOT NULL,
        PRIMARY KEY (player, hash)
    ) STRICT, WITHOUT ROWID;",
    "ALTER TABLE matches ADD COLUMN claim_window INTEGER;",
    // Who is banned, which rooms are to be closed, and who has reported whom.
    "CREATE TABLE bans (
        player INTEGER PRIMARY KEY REFERENCES players (id),
        since INTEGER NOT NULL,
        until INTEGER,
        reason TEXT
    ) STRICT;
    CREATE TABLE closings (room TEXT PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
    CREATE TABLE reports (
        reporter INTEGER NOT NULL REFERENCES players (id),
        about INTEGER NOT NULL REFERENCES players (id),
        room TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (reporter, about, room)
    ) STRICT, WITHOUT ROWID;",
    // Who went away from a match and came back, and which bot plays for them.
    "CREATE TABLE presences (
        match_id TEXT NOT NULL REFERENCES matches (id),
        sequence INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        back INTEGER NOT NULL,
        bot TEXT,
        PRIMARY KEY (match_id, sequence, seat, back)
    ) STRICT, WITHOUT ROWID;",
    // Passkeys. Whoever has one needs no password.
    "ALTER TABLE accounts ADD COLUMN hash TEXT;
    UPDATE accounts SET hash = password;
    ALTER TABLE accounts DROP COLUMN password;
    ALTER TABLE accounts RENAME COLUMN hash TO password;
    CREATE TABLE passkeys (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        player INTEGER NOT NULL REFERENCES accounts (player),
        credential BLOB NOT NULL UNIQUE,
        handle BLOB NOT NULL,
        key BLOB NOT NULL,
        state BLOB NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER,
        browser TEXT,
        system TEXT
    ) STRICT;
    CREATE INDEX passkeys_by_player ON passkeys (player);",
    ADMINS,
    ROOM_VERSIONS,
    ROOM_MATCHES,
    FACES,
    ROOM_ORGANISER,
    SEALS,
];

/// Which accounts administer the server.
const ADMINS: &str =
    "CREATE TABLE admins (player INTEGER PRIMARY KEY REFERENCES accounts (player) ON DELETE CASCADE) STRICT;";

/// The number of changes of each room.
const ROOM_VERSIONS: &str = "ALTER TABLE rooms ADD COLUMN version INTEGER NOT NULL DEFAULT 1;";

/// The name of a room, and the matches that began in it.
const ROOM_MATCHES: &str = "ALTER TABLE rooms ADD COLUMN called TEXT;
    CREATE TABLE room_matches (
        room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
        nth INTEGER NOT NULL,
        match_id TEXT NOT NULL REFERENCES matches (id),
        PRIMARY KEY (room, nth)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO room_matches SELECT id, played, match_id FROM rooms WHERE match_id IS NOT NULL;";

/// The faces that people chose, and those that players have in a match where they are not those of their names.
const FACES: &str = "ALTER TABLE players ADD COLUMN face TEXT;
    ALTER TABLE seats ADD COLUMN face TEXT;";

/// The host of a room, where they have no seat.
const ROOM_ORGANISER: &str = "ALTER TABLE rooms ADD COLUMN organiser INTEGER REFERENCES players (id);";

/// Players' seals for the next wall of a match, and for the first one of a room's next match: one for each of its
/// seats. Whoever was ready without a seal is not any more.
const SEALS: &str = "CREATE TABLE seals (
        match_id TEXT NOT NULL REFERENCES matches (id),
        round INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        seal BLOB NOT NULL,
        PRIMARY KEY (match_id, round, seat)
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE room_seats ADD COLUMN seals BLOB;
    UPDATE room_seats SET ready = 0, share = NULL;";

/// After this step the columns for lists are filled from what was kept before.
const LISTED_SINCE: usize = 3;

/// Upgrades the connection's store. One that is not fit for this is refused and left as it is.
pub(super) fn prepare(connection: &mut Connection, purpose: Purpose) -> Result<(), Unfit> {
    refuse_unfit(connection, purpose)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    configure(connection)?;
    let found = version(connection)?;
    for (step, sql) in STEPS.iter().enumerate().skip(found as usize) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(sql)?;
        if step == LISTED_SINCE {
            fill::columns(&transaction)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", step as u32 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Opens the connection's store beside the program that may be using it. A store of another version is refused and left
/// as it is.
pub(super) fn join(connection: &Connection) -> Result<(), Unfit> {
    refuse_unfit(connection, Purpose::Read)?;
    let (found, newest) = (version(connection)?, STEPS.len() as u32);
    if found < newest {
        return Err(Unfit::Older { found, newest });
    }
    Ok(configure(connection)?)
}

/// Settings of every connection that writes.
fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Little stays in the log: whoever copies the file alone misses a few hands at most.
    connection.pragma_update(None, "wal_autocheckpoint", 64)?;
    connection.pragma_update(None, "foreign_keys", true)
}

/// Refuses a database of another program or of a later version of this one, and half a copy unless the copy goes on.
pub(super) fn refuse_unfit(connection: &Connection, purpose: Purpose) -> Result<(), Unfit> {
    let (found, newest) = (version(connection)?, STEPS.len() as u32);
    let application: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: u32 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if tables > 0 && application != APPLICATION {
        return Err(Unfit::Foreign);
    }
    if found > newest {
        return Err(Unfit::Newer { found, newest });
    }
    let marks = "SELECT count(*) FROM sqlite_schema WHERE name = ?1";
    let marks: u32 = connection.query_row(marks, [UNFINISHED], |row| row.get(0))?;
    if marks > 0 && purpose != Purpose::CopyTo {
        return Err(Unfit::Unfinished);
    }
    Ok(())
}

fn version(connection: &Connection) -> Result<u32, Unfit> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A store as the program of that version left it.
    fn of_version(version: usize) -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        STEPS[..version].iter().for_each(|sql| connection.execute_batch(sql).unwrap());
        connection.pragma_update(None, "application_id", APPLICATION).unwrap();
        connection.pragma_update(None, "user_version", version as u32).unwrap();
        connection
    }

    #[test]
    fn every_older_store_is_brought_up_to_date_with_its_matches() {
        let tables = |connection: &Connection| -> Vec<String> {
            let mut query =
                connection.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").unwrap();
            query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
        };
        let newest = tables(&of_version(STEPS.len()));
        for older in 0..STEPS.len() {
            let mut connection = of_version(older);
            if older > 0 {
                let sql = match older > LISTED_SINCE {
                    true => "INSERT INTO matches (id, created, played, rules, pace) VALUES ('1', 0, 0, '', '')",
                    false => "INSERT INTO matches VALUES ('1', 0, 0, '', '', '', NULL, 0)",
                };
                connection.execute(sql, []).unwrap();
            }
            prepare(&mut connection, Purpose::Use).unwrap();
            assert_eq!(version(&connection).unwrap(), STEPS.len() as u32);
            assert_eq!(tables(&connection), newest);
            let kept: i64 = connection.query_row("SELECT count(*) FROM matches", [], |row| row.get(0)).unwrap();
            assert_eq!(kept, older.min(1) as i64);
        }
    }

    #[test]
    fn accounts_keep_their_passwords_when_passkeys_come() {
        let before = STEPS.iter().position(|sql| sql.contains("CREATE TABLE passkeys")).unwrap();
        let mut connection = of_version(before);
        connection.execute("INSERT INTO accounts VALUES (1, 'aki', 'its hash')", []).unwrap();
        prepare(&mut connection, Purpose::Use).unwrap();
        let sql = "SELECT name || ': ' || password FROM accounts WHERE player = 1";
        let kept: String = connection.query_row(sql, [], |row| row.get(0)).unwrap();
        assert_eq!(kept, "aki: its hash");
    }

    /// Readiness from before seals does not count.
    #[test]
    fn nobody_is_ready_without_a_seal_when_seals_come() {
        let mut connection = of_version(STEPS.iter().position(|sql| *sql == SEALS).unwrap());
        let before = "INSERT INTO rooms (id, created, settings, rules, host, played, next_match, secret)
                VALUES ('7', 0, '', '', 1, 0, '', x'');
            INSERT INTO room_seats (room, seat, player, ready, share) VALUES ('7', 1, 1, 1, x'09'), ('7', 2, 1, 1, NULL)";
        connection.execute_batch(before).unwrap();
        prepare(&mut connection, Purpose::Use).unwrap();
        let sql = "SELECT count(*), sum(ready), count(share), count(seals), sum(player) FROM room_seats";
        let kept: [i64; 5] = connection
            .query_row(sql, [], |row| Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?]))
            .unwrap();
        assert_eq!(kept, [2, 0, 0, 0, 2], "the people stay on their seats");
    }

    #[test]
    fn a_newer_store_is_refused_and_left_alone() {
        let mut connection = of_version(STEPS.len());
        connection.pragma_update(None, "user_version", 99).unwrap();
        let error = prepare(&mut connection, Purpose::Use).unwrap_err();
        assert!(matches!(error, Unfit::Newer { found: 99, .. }), "{error}");
        assert_eq!(version(&connection).unwrap(), 99);
    }

    #[test]
    fn a_database_of_another_program_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE notes (text TEXT)").unwrap();
        assert!(matches!(prepare(&mut connection, Purpose::Use), Err(Unfit::Foreign)));
    }
}
