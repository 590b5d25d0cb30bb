//! Damages every column of one person's rows in turn: nobody else notices, and they themselves still read their lists.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use crate::common::{Client, Friend, Server};
use crate::stored::{Column, DAMAGES, Patient, columns, take_anything};
use crate::watching::begun;
use jantaku_store::{PeoplePage, Store};
use jantaku_wire::{Created, MatchPage, ServerMessage, StartPage};
use rusqlite::Connection;
use serde_json::{Value, json};

/// Columns that decide whose a match is, and in which list: if they are damaged, nobody knows that it is to be named.
const DECIDE: [(&str, &[&str]); 2] =
    [("matches", &["id", "played", "finished", "given_up"]), ("seats", &["match_id", "player"])];

/// Slow lists are asked for once for each column.
const LONG: [&str; 4] = ["GET /api/matches", "GET /api/statistics", "GET /api/sessions", "GET /api/account"];

struct Owner {
    friend: Friend,
    id: i64,
    room: String,
    /// A room that is to be closed. It is gone already: any other would be closed at once.
    closing: String,
    open: String,
    over: String,
    alone: String,
}

impl Owner {
    async fn named(server: &Server, raw: &Connection, name: &str) -> Owner {
        let friend = Friend::named(server.address, name).await;
        let (_, over) = begun(&friend, "nobody").await;
        let mut player = friend.player(&over, 3);
        while !player.play().await {}
        let (room, open) = begun(&friend, "nobody").await;
        let new = json!({"preset": "tenhou", "length": "east", "opponents": ["easy", "easy", "easy"], "pace": "instant", "name": name});
        let (status, body) = friend.ask("POST /api/matches", &new).await;
        assert_eq!(status, 201, "{body}");
        let alone = serde_json::from_str::<Created>(&body).unwrap().match_id;
        assert_eq!(friend.ask("POST /api/account", &json!({"name": name, "password": "correct horse"})).await.0, 201);
        assert_eq!(friend.ask("POST /api/devices/offer", &Value::Null).await.0, 200);
        let id = raw.query_row("SELECT id FROM players WHERE name = ?1", [name], |row| row.get(0)).unwrap();
        let rules: String = raw.query_row("SELECT rules FROM matches LIMIT 1", [], |row| row.get(0)).unwrap();
        let rules = rules.replace("\"tenhou\"", "\"ours\"");
        raw.execute("INSERT INTO houses VALUES (?1, 'ours', 'tenhou', ?2)", rusqlite::params![id, rules]).unwrap();
        let closing = format!("{:016x}", 0xc105_0000_i64 + id);
        raw.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
        for sql in [
            format!("INSERT INTO bans VALUES ({id}, 1, 2, 'insults')"),
            format!("INSERT INTO reports VALUES ({id}, {id}, '{room}', 1)"),
            format!("INSERT INTO closings VALUES ('{closing}')"),
            format!("INSERT INTO times VALUES ('{open}', 1, 0, 5)"),
            format!("INSERT INTO seals VALUES ('{open}', 1, 0, zeroblob(32))"),
            format!("INSERT INTO shares VALUES ('{open}', 1, 0, zeroblob(32))"),
            format!("INSERT INTO presences VALUES ('{open}', 1, 0, 0, NULL)"),
            format!("INSERT INTO admins VALUES ({id})"),
            format!(
                "INSERT INTO passkeys (player, credential, handle, key, state, created, used, browser, system)
                VALUES ({id}, randomblob(16), zeroblob(64), zeroblob(33), zeroblob(7), 1, 2, 'Firefox', 'Linux')"
            ),
        ] {
            raw.execute(&sql, []).unwrap_or_else(|error| panic!("{error}: {sql}"));
        }
        Owner { friend, id, room, closing, open, over, alone }
    }

    async fn status(&self, address: SocketAddr, head: &str) -> (u16, String) {
        let at = Friend { address, bearer: self.friend.bearer.clone() };
        at.ask(head, &Value::Null).await
    }

    /// The start data, if they are answered.
    async fn start(&self, address: SocketAddr) -> Result<StartPage, (u16, String)> {
        match self.status(address, "GET /api/start").await {
            (200, body) => Ok(serde_json::from_str(&body).unwrap()),
            refused => Err(refused),
        }
    }

    /// Everything is as if nothing were damaged.
    async fn notices_nothing(&self, address: SocketAddr, what: &str, lists: &[&str]) {
        let start = self.start(address).await.unwrap_or_else(|refused| panic!("{what}: {refused:?}"));
        assert_eq!(listed(&start.open), [&*self.alone, &*self.open].into(), "{what}");
        assert_eq!(listed(&start.finished), [&*self.over].into(), "{what}");
        assert_eq!(start.open.damaged.len() + start.finished.damaged.len() + start.broken.len(), 0, "{what}");
        let room = format!("GET /api/rooms/{}", self.room);
        for head in lists.iter().copied().chain(["GET /api/rooms", &*room]) {
            let (status, body) = self.status(address, head).await;
            assert_eq!(status, 200, "{what}: {head}: {body}");
            assert!(head != "GET /api/rooms" || body.contains(&self.room), "{what}: {body}");
        }
        let mut seat = Client::join_as(address, &self.friend.bearer, &self.open, None).await.unwrap();
        while !matches!(seat.next().await.expect(what).0, ServerMessage::Prompt { .. }) {}
    }

    /// Their own lists answer as long as it is known who they are, and name each match.
    async fn still_reads(&self, address: SocketAddr, Column { table, name, .. }: &Column, what: &str) {
        if self.status(address, "GET /api/me").await.0 != 200 || self.start(address).await.is_err_and(|no| no.0 == 401)
        {
            assert!(["sessions", "players", "bans"].contains(&table.as_str()), "{what}: nobody knows who asks");
            return;
        }
        let start = self.start(address).await.unwrap_or_else(|refused| panic!("{what}: {refused:?}"));
        for head in ["GET /api/matches", "GET /api/rooms", "GET /api/statistics"] {
            let (status, body) = self.status(address, head).await;
            assert_eq!(status, 200, "{what}: {head}: {body}");
        }
        if DECIDE.iter().any(|(of, columns)| of == table && columns.contains(&name.as_str())) {
            return;
        }
        if table == "houses" && name == "rules" {
            assert_eq!(start.broken.len(), 1, "{what}");
        }
        let named: BTreeSet<&str> = [&start.open, &start.finished].into_iter().flat_map(named).collect();
        assert_eq!(named, [&*self.alone, &*self.open, &*self.over].into(), "{what}: each match is listed or named");
    }
}

fn listed(page: &MatchPage) -> BTreeSet<&str> {
    page.matches.iter().map(|listed| listed.match_id.as_str()).collect()
}

fn named(page: &MatchPage) -> impl Iterator<Item = &str> {
    listed(page).into_iter().chain(page.damaged.iter().map(|damaged| damaged.match_id.as_str()))
}

async fn admin_sees(store: &Store, other: &Owner, what: &str) {
    let page = PeoplePage { search: String::new(), after: None, limit: 9 };
    let people = store.people(page, 9).await.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(people.people.iter().any(|person| person.id == other.id), "{what}");
    let rooms = store.all_rooms().await.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(rooms.iter().any(|room| room.id == other.room), "{what}: {rooms:?}");
    let matches = store.open_matches(9).await.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(matches.iter().any(|open| open.id == other.open), "{what}");
    let reports = store.reports(9).await.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(reports.iter().any(|report| report.by_id == other.id), "{what}");
    let decided = store.decided(1).await.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(decided.banned.iter().any(|player| player.0 == other.id), "{what}");
    assert!(decided.closing.iter().any(|room| room.to_string() == other.closing), "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_column_is_nobody_elses_trouble() {
    let server = Server::hosted("damage").await;
    let raw = Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let (aki, ben) = (Owner::named(&server, &raw, "Aki").await, Owner::named(&server, &raw, "Ben").await);
    take_anything(&raw);
    let whose = [
        ("match_id", format!("'{}', '{}'", aki.open, aki.over)),
        ("player", aki.id.to_string()),
        ("room", format!("'{}', '{}'", aki.room, aki.closing)),
        ("key", format!("'last_choice/{}'", aki.id)),
        ("reporter", aki.id.to_string()),
        ("id", format!("'{}', '{}', {}", aki.open, aki.over, aki.id)),
    ];
    let columns = columns(&raw, &whose);
    drop(raw);
    let server = server.restarted().await;
    let patient = Patient::of(server.dir());
    let store = server.store();
    ben.notices_nothing(server.another().await.address, "unharmed", &LONG).await;
    admin_sees(&store, &ben, "unharmed").await;
    let mut damaged = 0;
    for column in &columns {
        let mut long = &LONG[..];
        for damage in DAMAGES {
            if !patient.damage(column, damage) {
                continue;
            }
            damaged += 1;
            let what = format!("{}.{} = {damage}", column.table, column.name);
            let beside = server.another().await;
            ben.notices_nothing(beside.address, &what, std::mem::take(&mut long)).await;
            aki.still_reads(beside.address, column, &what).await;
            admin_sees(&store, &ben, &what).await;
            drop(beside);
            patient.heal(&column.table);
        }
    }
    assert!(damaged > 3 * columns.len(), "{damaged} damages in {} columns", columns.len());
}
