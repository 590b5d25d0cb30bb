//! Matches: made, added to, loaded.

use jantaku_core::{BySeat, Ruleset, Seat, Wall};
use jantaku_engine::Event;
use jantaku_record::{Line, SharedSeed, WallSource};
use jantaku_wire::Watching;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::career;
use super::work::Fault;
use crate::rows::Changes;
use crate::{
    Appended, CareerLines, GivenUp, MatchRow, MatchSeed, Presence, SeatRow, Share, Spent, StoreError, StoredMatch, Who,
};

pub fn create(connection: &Connection, row: &MatchRow, first: &Appended) -> Result<(), Fault> {
    let sql = "INSERT INTO matches (id, created, played, rules, title, pace, seed, shared, time, whims, mode, watching,
        claim_window) VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
    let id = row.id.to_string();
    let pace = serde_json::to_string(&row.pace).map_err(|_| damaged(row.id, "its pace"))?;
    let time = row.time.map(|time| serde_json::to_string(&time)).transpose();
    let time = time.map_err(|_| damaged(row.id, "its clock"))?;
    let (rules, title) = (row.rules.to_toml(), row.rules.title());
    let (seed, shared) = match row.seed {
        MatchSeed::Fresh => (None, false),
        MatchSeed::Fixed(seed) => (Some(seed), false),
        MatchSeed::Shared(secret) => (Some(secret), true),
    };
    let watching = match row.watching {
        Watching::Nobody => 0,
        Watching::Table => 1,
        Watching::Hands => 2,
    };
    let (whims, mode, window) = (row.whims, &row.mode, row.claim_window);
    let agreed = params![id, row.created, rules, title, pace, seed, shared, time, whims, mode, watching, window];
    connection.execute(sql, agreed)?;
    let sql = "INSERT INTO seats (match_id, seat, name, player, token, bot) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut insert = connection.prepare_cached(sql)?;
    for (at, seat) in row.seats.iter().enumerate() {
        let (player, token) = match &seat.who {
            Who::Person { player, token } => (Some(player.0), Some(token.as_str())),
            Who::Bot(_) => (None, None),
        };
        insert.execute(params![id, at as i64, seat.name, player, token, seat.bot()])?;
    }
    append(connection, first)
}

pub fn append(connection: &Connection, appended: &Appended) -> Result<(), Fault> {
    let id = appended.id.to_string();
    let mut insert = connection.prepare_cached("INSERT INTO walls VALUES (?1, ?2, ?3)")?;
    for dealt in &appended.dealt {
        insert.execute(params![id, dealt.round, dealt.wall.revealed().to_json()])?;
    }
    let mut insert = connection.prepare_cached("INSERT INTO events VALUES (?1, ?2, ?3)")?;
    for (event, sequence) in appended.events.iter().zip(appended.after..) {
        insert.execute(params![id, sequence, Line::from(event).to_json()])?;
    }
    if let Some(spent) = appended.spent {
        let mut insert = connection.prepare_cached("INSERT INTO times VALUES (?1, ?2, ?3, ?4)")?;
        insert.execute(params![id, appended.after, u8::from(spent.seat), spent.millis])?;
    }
    let mut insert = connection.prepare_cached("INSERT INTO presences VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for (sequence, presence) in &appended.presences {
        let (seat, is_back, bot) = match presence {
            Presence::Away { seat, bot } => (seat, false, bot.as_deref()),
            Presence::Back { seat } => (seat, true, None),
        };
        insert.execute(params![id, sequence, u8::from(*seat), is_back, bot])?;
    }
    if let Some(Share { round, seat, bytes }) = appended.share {
        let mut insert = connection.prepare_cached("INSERT INTO shares VALUES (?1, ?2, ?3, ?4)")?;
        insert.execute(params![id, round, u8::from(seat), bytes])?;
    }
    if let Some(lines) = &appended.career {
        career::append(connection, lines)?;
    }
    list(connection, appended, &Changes::of(&appended.events))
}

pub fn give_up(
    connection: &Connection,
    of: PlayerId,
    id: MatchId,
    career: Option<&CareerLines>,
) -> Result<GivenUp, Fault> {
    let id = id.to_string();
    let sql = "SELECT finished <> 0, EXISTS (SELECT 1 FROM seats WHERE match_id = id AND player = ?2),
        EXISTS (SELECT 1 FROM seats WHERE match_id = id AND player <> ?2) FROM matches WHERE id = ?1 AND NOT given_up";
    let flags = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let found = connection.prepare_cached(sql)?.query_row(params![id, of.0], flags);
    match found.optional()? {
        None => Ok(GivenUp::NoMatch),
        Some((_, false, _)) => Ok(GivenUp::NoSeat),
        Some((true, true, _)) => Ok(GivenUp::Over),
        Some((false, true, true)) => Ok(GivenUp::OthersPlay),
        Some((false, true, false)) => {
            connection.prepare_cached("UPDATE matches SET given_up = 1 WHERE id = ?1")?.execute([id])?;
            career.map_or(Ok(()), |lines| career::append(connection, lines))?;
            Ok(GivenUp::Done)
        }
    }
}

/// Gives up a match and stores another in its place.
pub fn replace(
    connection: &Connection,
    of: PlayerId,
    old: MatchId,
    row: &MatchRow,
    first: &Appended,
) -> Result<GivenUp, Fault> {
    let given_up = give_up(connection, of, old, None)?;
    if given_up == GivenUp::Done {
        // Its events begin the new match, and would be kept once more each time.
        for sql in ["DELETE FROM events WHERE match_id = ?1", "DELETE FROM walls WHERE match_id = ?1"] {
            connection.prepare_cached(sql)?.execute([old.to_string()])?;
        }
        create(connection, row, first)?;
    }
    Ok(given_up)
}

/// Keeps the columns that lists are made from.
fn list(connection: &Connection, appended: &Appended, changes: &Changes) -> Result<(), Fault> {
    let id = appended.id.to_string();
    let over = changes.results.is_some();
    let sql = "UPDATE matches SET played = ?2, finished = max(finished, ?3) WHERE id = ?1 AND NOT given_up";
    if connection.prepare_cached(sql)?.execute(params![id, appended.now, over])? == 0 {
        return Err(StoreError::GivenUp.into());
    }
    if let Some((wind, number, honba)) = changes.position {
        let game = appended.dealt.last().map(|dealt| dealt.game);
        let sql = "UPDATE matches SET game = coalesce(?2, game), wind = ?3, number = ?4, honba = ?5 WHERE id = ?1";
        connection.prepare_cached(sql)?.execute(params![id, game, wind as u8, number, honba])?;
    }
    let mut score = connection.prepare_cached("UPDATE seats SET score = ?3 WHERE match_id = ?1 AND seat = ?2")?;
    for (at, points) in changes.scores.iter().flatten().enumerate() {
        score.execute(params![id, at as i64, points])?;
    }
    let mut insert = connection.prepare_cached("INSERT INTO results VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for result in changes.results.iter().flatten() {
        insert.execute(params![id, u8::from(result.seat), result.place, result.points, result.total])?;
    }
    Ok(())
}

/// A match, if nothing of it is damaged.
pub fn load(connection: &Connection, id: MatchId) -> Result<Option<StoredMatch>, Fault> {
    match readable(connection, id)? {
        Some((_, Some(damage))) => Err(damage.into()),
        found => Ok(found.map(|(stored, _)| stored)),
    }
}

/// A match as far as it can be read, and what is damaged first.
pub fn readable(connection: &Connection, id: MatchId) -> Result<Option<(StoredMatch, Option<StoreError>)>, Fault> {
    let mut query = connection.prepare_cached("SELECT * FROM matches WHERE id = ?1 AND NOT given_up")?;
    let row = query.query_row([id.to_string()], |row| Ok(match_row(connection, id, row))).optional()?;
    let Some(row) = row.transpose()? else { return Ok(None) };
    let sql = "SELECT round, wall FROM walls WHERE match_id = ?1 ORDER BY round";
    let (walls, lost_wall) = undamaged(connection, sql, id, |round, line| wall(id, round, line, &row.rules))?;
    let sql = "SELECT sequence, line FROM events WHERE match_id = ?1 ORDER BY sequence";
    let (events, lost_event) = undamaged(connection, sql, id, |_, line| event(line))?;
    let damage = match (lost_wall, lost_event) {
        (true, _) => Some(damaged(id, &format!("the wall of round {}", walls.len()))),
        (false, true) => Some(damaged(id, &format!("event {}", events.len()))),
        (false, false) => None,
    };
    let (spent, damage) = match times(connection, id) {
        Ok(spent) => (spent, damage),
        Err(Fault::Store(lost)) => (Vec::new(), damage.or(Some(lost))),
        Err(failed) => return Err(failed),
    };
    let (presences, damage) = match presences(connection, id) {
        Ok(presences) => (presences, damage),
        Err(Fault::Store(lost)) => (Vec::new(), damage.or(Some(lost))),
        Err(failed) => return Err(failed),
    };
    let (shares, damage) = match shares(connection, id, walls.len() as u32) {
        Ok(shares) => (shares, damage),
        Err(Fault::Store(lost)) => (Vec::new(), damage.or(Some(lost))),
        Err(failed) => return Err(failed),
    };
    Ok(Some((StoredMatch { row, walls, events, spent, presences, shares }, damage)))
}

/// The numbered lines, read with their numbers from 0, up to the first that is missing or cannot be read, and whether there is one.
fn undamaged<T>(
    connection: &Connection,
    sql: &str,
    id: MatchId,
    read: impl Fn(usize, &str) -> Option<T>,
) -> Result<(Vec<T>, bool), Fault> {
    let mut query = connection.prepare_cached(sql)?;
    let mut rows = query.query([id.to_string()])?;
    let mut lines = Vec::new();
    while let Some(row) = rows.next()? {
        let is_next = row.get(0) == Ok(lines.len() as i64);
        match row.get::<_, String>(1).ok().filter(|_| is_next).and_then(|line| read(lines.len(), &line)) {
            Some(line) => lines.push(line),
            None => return Ok((lines, true)),
        }
    }
    Ok((lines, false))
}

/// What answers took, in the order in which they were given.
fn times(connection: &Connection, id: MatchId) -> Result<Vec<(u32, Spent)>, Fault> {
    let sql = "SELECT sequence, seat, millis FROM times WHERE match_id = ?1 ORDER BY sequence";
    let mut query = connection.prepare_cached(sql)?;
    let mut rows = query.query([id.to_string()])?;
    let mut times = Vec::new();
    while let Some(row) = rows.next()? {
        let seat = row.get::<_, u8>(1).ok().and_then(|at| Seat::new(at.into()));
        let (Some(seat), Ok(sequence), Ok(millis)) = (seat, row.get(0), row.get(2)) else {
            return Err(damaged(id, "the times of its answers").into());
        };
        times.push((sequence, Spent { seat, millis }));
    }
    Ok(times)
}

/// Who went away and came back, in that order. Nobody does both twice between two events.
fn presences(connection: &Connection, id: MatchId) -> Result<Vec<(u32, Presence)>, Fault> {
    let sql = "SELECT sequence, seat, back, bot FROM presences WHERE match_id = ?1 ORDER BY sequence, seat, back";
    let mut query = connection.prepare_cached(sql)?;
    let mut rows = query.query([id.to_string()])?;
    let mut presences = Vec::new();
    while let Some(row) = rows.next()? {
        let seat = row.get::<_, u8>(1).ok().and_then(|at| Seat::new(at.into()));
        let (Some(seat), Ok(sequence), Ok(is_back), Ok(bot)) = (seat, row.get(0), row.get(2), row.get(3)) else {
            return Err(damaged(id, "who was away").into());
        };
        presences.push((sequence, if is_back { Presence::Back { seat } } else { Presence::Away { seat, bot } }));
    }
    Ok(presences)
}

/// What players have added to the wall of a round.
fn shares(connection: &Connection, id: MatchId, round: u32) -> Result<Vec<Share>, Fault> {
    let sql = "SELECT seat, share FROM shares WHERE match_id = ?1 AND round = ?2 ORDER BY seat";
    let mut query = connection.prepare_cached(sql)?;
    let mut rows = query.query(params![id.to_string(), round])?;
    let mut shares = Vec::new();
    while let Some(row) = rows.next()? {
        let seat = row.get::<_, u8>(0).ok().and_then(|at| Seat::new(at.into()));
        let (Some(seat), Ok(bytes)) = (seat, row.get(1)) else {
            return Err(damaged(id, "what players add to its next wall").into());
        };
        shares.push(Share { round, seat, bytes });
    }
    Ok(shares)
}

fn damaged(id: MatchId, what: &str) -> StoreError {
    StoreError::Damaged { match_id: id.to_string(), what: what.to_owned() }
}

/// A wall is kept as the line that reveals it after its round.
fn wall(match_id: MatchId, round: usize, line: &str, rules: &Ruleset) -> Option<WallSource> {
    match serde_json::from_str(line).ok()? {
        Line::Seed { seed } => Some(WallSource::Seed(seed.0)),
        Line::SharedSeed { secret, shares } => {
            let shares = shares.into_iter().map(|share| share.map(|share| share.0)).collect();
            let shares = BySeat::from_vec(shares).filter(|shares| shares.players() == rules.players)?;
            Some(WallSource::Shared(SharedSeed { match_id, round: round as u32 + 1, secret: secret.0, shares }))
        }
        Line::Tiles { tiles, dice, rigged } => {
            let wall = Wall::new(tiles.0, &rules.tile_set()).ok()?.with_dice(dice);
            Some(if rigged { WallSource::Rigged(wall) } else { WallSource::Stated(wall) })
        }
        _ => None,
    }
}

fn event(line: &str) -> Option<Event> {
    Event::try_from(serde_json::from_str::<Line>(line).ok()?).ok()
}

fn match_row(connection: &Connection, id: MatchId, row: &Row<'_>) -> Result<MatchRow, Fault> {
    let of = |what: &'static str| damaged(id, what);
    let rules: String = row.get("rules").map_err(|_| of("its rules"))?;
    let pace: String = row.get("pace").map_err(|_| of("its pace"))?;
    let time: Option<String> = row.get("time").map_err(|_| of("its clock"))?;
    let rules = Ruleset::from_kept_toml(&rules).map_err(|_| of("its rules"))?;
    let seats = seats(connection, id)?;
    if seats.len() != rules.players.count() {
        return Err(of("its seats").into());
    }
    Ok(MatchRow {
        id,
        created: row.get("created").map_err(|_| of("when it was created"))?,
        rules,
        seats,
        pace: serde_json::from_str(&pace).map_err(|_| of("its pace"))?,
        time: time.map(|time| serde_json::from_str(&time)).transpose().map_err(|_| of("its clock"))?,
        claim_window: row.get("claim_window").map_err(|_| of("its claim window"))?,
        seed: match (row.get("seed").map_err(|_| of("its seed"))?, row.get("shared")) {
            (None, Ok(false)) => MatchSeed::Fresh,
            (Some(seed), Ok(false)) => MatchSeed::Fixed(seed),
            (Some(secret), Ok(true)) => MatchSeed::Shared(secret),
            (_, _) => return Err(of("its seed").into()),
        },
        whims: row.get("whims").map_err(|_| of("the whims of its bots"))?,
        mode: row.get("mode").map_err(|_| of("what it is played for"))?,
        watching: match row.get("watching") {
            Ok(0) => Watching::Nobody,
            Ok(1) => Watching::Table,
            Ok(2) => Watching::Hands,
            _ => return Err(of("who may watch it").into()),
        },
        finished: row.get("finished").map_err(|_| of("whether it is over"))?,
    })
}

fn seats(connection: &Connection, id: MatchId) -> Result<Vec<SeatRow>, Fault> {
    let sql = "SELECT seat, name, player, token, bot FROM seats WHERE match_id = ?1 ORDER BY seat";
    let mut query = connection.prepare_cached(sql)?;
    let mut rows = query.query([id.to_string()])?;
    let mut seats = Vec::new();
    while let Some(row) = rows.next()? {
        let seat = seat(row).ok().filter(|(at, _)| usize::from(*at) == seats.len());
        seats.push(seat.ok_or_else(|| damaged(id, "its seats"))?.1);
    }
    Ok(seats)
}

fn seat(row: &Row<'_>) -> rusqlite::Result<(u8, SeatRow)> {
    let who = match row.get::<_, Option<String>>("bot")? {
        Some(bot) => Who::Bot(bot),
        None => {
            Who::Person { player: PlayerId(row.get("player")?), token: SeatToken::new(row.get::<_, String>("token")?) }
        }
    };
    Ok((row.get("seat")?, SeatRow { name: row.get("name")?, who }))
}
