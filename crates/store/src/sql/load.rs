//! Loading matches from their events.

use jantaku_core::{BySeat, Players, Ruleset, Seat, Wall};
use jantaku_engine::Event;
use jantaku_record::line::Hex32;
use jantaku_record::{Line, SharedSeed, WallSource};
use jantaku_wire::Watching;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};

use super::matches::ended;
use super::people::face;
use super::work::{Fault, Row, Unreadable, Work, values};
use crate::{MatchRow, MatchSeed, Presence, Seal, SeatRow, Share, Spent, StoreError, StoredMatch, Who};

pub async fn whole(work: &dyn Work, id: MatchId) -> Result<Option<StoredMatch>, Fault> {
    match readable(work, id).await? {
        Some((_, Some(damage))) => Err(damage.into()),
        found => Ok(found.map(|(stored, _)| stored)),
    }
}

/// A match as far as it can be read, and the first damage.
pub async fn readable(work: &dyn Work, id: MatchId) -> Result<Option<(StoredMatch, Option<StoreError>)>, Fault> {
    let of = values![id.to_string()];
    let Some(row) = work.first("SELECT * FROM matches WHERE id = $1 AND given_up = 0", &of).await? else {
        return Ok(None);
    };
    let sql = "SELECT seat, name, face, player, token, bot FROM seats WHERE match_id = $1 ORDER BY seat";
    let row = match_row(id, &row, &work.query(sql, &of).await?)?;
    let sql = "SELECT round, wall FROM walls WHERE match_id = $1 ORDER BY round";
    let (walls, lost_wall) = undamaged(&work.query(sql, &of).await?, |round, line| wall(id, round, line, &row.rules));
    let sql = "SELECT sequence, line FROM events WHERE match_id = $1 ORDER BY sequence";
    let (events, lost_event) = undamaged(&work.query(sql, &of).await?, |_, line| event(line));
    let mut damage = match (lost_wall, lost_event) {
        (true, _) => Some(damaged(id, &format!("the wall of round {}", walls.len()))),
        (false, true) => Some(damaged(id, &format!("event {}", events.len()))),
        (false, false) => None,
    };
    let sql = "SELECT sequence, seat, millis FROM times WHERE match_id = $1 ORDER BY sequence";
    let players = row.rules.players;
    let times = all(&work.query(sql, &of).await?, |row| time(row, players));
    let spent = times.unwrap_or_else(|_| lost(&mut damage, id, "the times of its answers"));
    let sql = "SELECT sequence, seat, back, bot FROM presences WHERE match_id = $1 ORDER BY sequence, seat, back";
    let presences = all(&work.query(sql, &of).await?, |row| presence(row, players));
    let presences = presences.unwrap_or_else(|_| lost(&mut damage, id, "who was away"));
    let next = values![id.to_string(), walls.len() as u32];
    let sql = "SELECT round, seat, seal FROM seals WHERE match_id = $1 AND round = $2 ORDER BY seat";
    let seals = all(&work.query(sql, &next).await?, |row| seal(row, players));
    let seals = seals.unwrap_or_else(|_| lost(&mut damage, id, "what players seal for its next wall"));
    let sql = "SELECT round, seat, share FROM shares WHERE match_id = $1 AND round = $2 ORDER BY seat";
    let shares = all(&work.query(sql, &next).await?, |row| share(row, players));
    let shares = shares.unwrap_or_else(|_| lost(&mut damage, id, "what players add to its next wall"));
    Ok(Some((StoredMatch { row, walls, events, spent, presences, seals, shares }, damage)))
}

/// The numbered lines, read with their numbers from 0, up to the first that is missing or damaged, and whether there is
/// one.
fn undamaged<T>(rows: &[Row], read: impl Fn(usize, &str) -> Option<T>) -> (Vec<T>, bool) {
    let mut lines = Vec::with_capacity(rows.len());
    for row in rows {
        let is_next = row.at(0) == Ok(lines.len() as i64);
        match row.at::<String>(1).ok().filter(|_| is_next).and_then(|line| read(lines.len(), &line)) {
            Some(line) => lines.push(line),
            None => return (lines, true),
        }
    }
    (lines, false)
}

/// All rows, or none of them.
fn all<T>(rows: &[Row], read: impl Fn(&Row) -> Result<T, Unreadable>) -> Result<Vec<T>, Unreadable> {
    rows.iter().map(read).collect()
}

/// Returns nothing, and notes the first damage.
fn lost<T>(damage: &mut Option<StoreError>, id: MatchId, what: &str) -> Vec<T> {
    damage.get_or_insert_with(|| damaged(id, what));
    Vec::new()
}

fn seat_at(row: &Row, column: usize, players: Players) -> Result<Seat, Unreadable> {
    let seat = Seat::new(row.at::<u8>(column)?.into());
    seat.filter(|seat| seat.index() < players.count()).ok_or(Unreadable)
}

fn time(row: &Row, players: Players) -> Result<(u32, Spent), Unreadable> {
    Ok((row.at(0)?, Spent { seat: seat_at(row, 1, players)?, millis: row.at(2)? }))
}

fn presence(row: &Row, players: Players) -> Result<(u32, Presence), Unreadable> {
    let (seat, is_back, bot) = (seat_at(row, 1, players)?, row.at(2)?, row.at(3)?);
    Ok((row.at(0)?, if is_back { Presence::Back { seat } } else { Presence::Away { seat, bot } }))
}

fn seal(row: &Row, players: Players) -> Result<Seal, Unreadable> {
    Ok(Seal { round: row.at(0)?, seat: seat_at(row, 1, players)?, bytes: row.at(2)? })
}

fn share(row: &Row, players: Players) -> Result<Share, Unreadable> {
    Ok(Share { round: row.at(0)?, seat: seat_at(row, 1, players)?, bytes: row.at(2)? })
}

pub fn damaged(id: MatchId, what: &str) -> StoreError {
    StoreError::Damaged { match_id: id.to_string(), what: what.to_owned() }
}

/// A wall is kept as the line that reveals it after its round, and, where it has seals, as the line of its deal before
/// that.
fn wall(match_id: MatchId, round: usize, lines: &str, rules: &Ruleset) -> Option<WallSource> {
    let (dealt, revealed) = lines.split_once('\n').map_or((None, lines), |(dealt, revealed)| (Some(dealt), revealed));
    let of_seats = |parts: Vec<Option<Hex32>>| {
        let parts = parts.into_iter().map(|part| part.map(|part| part.0)).collect();
        BySeat::from_vec(parts).filter(|parts| parts.players() == rules.players)
    };
    let seals = match dealt.map(serde_json::from_str).transpose().ok()? {
        None => None,
        Some(Line::SharedWall { seals: Some(seals), .. }) => Some(of_seats(seals)?),
        Some(_) => return None,
    };
    match serde_json::from_str(revealed).ok()? {
        Line::SharedSeed { secret, shares } => {
            let (secret, shares, round) = (secret.0, of_seats(shares)?, round as u32 + 1);
            Some(WallSource::Shared(SharedSeed { match_id, round, seals, secret, shares }))
        }
        // No other wall has seals.
        _ if seals.is_some() => None,
        Line::Seed { seed } => Some(WallSource::Seed(seed.0)),
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

fn match_row(id: MatchId, row: &Row, seats: &[Row]) -> Result<MatchRow, StoreError> {
    let of = |what: &'static str| damaged(id, what);
    let rules: String = row.get("rules").map_err(|_| of("its rules"))?;
    let pace: String = row.get("pace").map_err(|_| of("its pace"))?;
    let time: Option<String> = row.get("time").map_err(|_| of("its clock"))?;
    let rules = Ruleset::from_kept_toml(&rules).map_err(|_| of("its rules"))?;
    let seats = seats.iter().enumerate().map(|(at, row)| seat(at, row)).collect::<Result<Vec<_>, _>>();
    let seats = seats.ok().filter(|seats| seats.len() == rules.players.count()).ok_or_else(|| of("its seats"))?;
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
            (_, _) => return Err(of("its seed")),
        },
        whims: row.get("whims").map_err(|_| of("the whims of its bots"))?,
        mode: row.get("mode").map_err(|_| of("what it is played for"))?,
        watching: match row.get::<u8>("watching") {
            Ok(0) => Watching::Nobody,
            Ok(1) => Watching::Table,
            Ok(2) => Watching::Hands,
            _ => return Err(of("who may watch it")),
        },
        finished: row.get("finished").map_err(|_| of("whether it is over"))?,
        ended: row.get("finished").and_then(ended).map_err(|_| of("whether it is over"))?,
    })
}

fn seat(at: usize, row: &Row) -> Result<SeatRow, Unreadable> {
    if row.at(0) != Ok(at as i64) {
        return Err(Unreadable);
    }
    let who = match row.get::<Option<String>>("bot")? {
        Some(bot) => Who::Bot(bot),
        None => {
            Who::Person { player: PlayerId(row.get("player")?), token: SeatToken::new(row.get::<String>("token")?) }
        }
    };
    Ok(SeatRow { name: row.get("name")?, face: face(row)?, who })
}
