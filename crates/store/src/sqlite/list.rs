//! Lists, made from columns alone: neither rules nor events are read for them.

use jantaku_core::{Seat, Wind};
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::work::Fault;
use crate::{Damaged, Listed, Page, Position, Summary};

pub fn matches(connection: &Connection, of: PlayerId, page: &Page) -> Result<Listed, Fault> {
    let (played, number) = page.after.unwrap_or((u32::MAX, i64::MAX));
    let sql = "SELECT matches.rowid AS at, matches.*, seats.seat AS own, results.place AS place FROM matches
        JOIN seats ON seats.match_id = matches.id AND seats.player = ?1
        LEFT JOIN results ON results.match_id = matches.id AND results.seat = seats.seat
        WHERE (matches.finished <> 0) = ?5 AND (matches.played, matches.rowid) < (?2, ?3) AND NOT matches.given_up
            AND (?6 = '[]' OR EXISTS (SELECT 1 FROM json_each(?6) AS sought
                WHERE matches.title LIKE sought.value ESCAPE '\\' OR EXISTS (SELECT 1 FROM seats AS named
                    WHERE named.match_id = matches.id AND named.name LIKE sought.value ESCAPE '\\')))
        ORDER BY matches.played DESC, matches.rowid DESC LIMIT ?4";
    let mut query = connection.prepare_cached(sql)?;
    let sought = serde_json::Value::from(page.search.iter().map(|words| pattern(words)).collect::<Vec<_>>());
    let sought = sought.to_string();
    let mut rows = query.query(params![of.0, played, number, page.limit + 1, page.finished, sought])?;
    let mut listed = Listed::default();
    let mut last = None;
    let mut count = 0;
    while let Some(row) = rows.next()? {
        if count == page.limit {
            listed.next = last;
            break;
        }
        count += 1;
        last = row.get("played").and_then(|played| Ok((played, row.get("at")?))).ok().or(last);
        match summary(connection, row) {
            Ok(summary) => listed.matches.push(summary),
            Err(_) => listed.damaged.push(Damaged {
                id: row.get("id").unwrap_or_default(),
                why: "its line in the list cannot be read".to_owned(),
            }),
        }
    }
    Ok(listed)
}

/// What `LIKE` takes to find these words anywhere.
pub(super) fn pattern(words: &str) -> String {
    let plain = words.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_");
    format!("%{plain}%")
}

fn summary(connection: &Connection, row: &Row<'_>) -> rusqlite::Result<Summary> {
    let id: String = row.get("id")?;
    let mut query = connection.prepare_cached("SELECT name, score FROM seats WHERE match_id = ?1 ORDER BY seat")?;
    let seats = query.query_map([&id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let (names, scores) = seats.collect::<rusqlite::Result<Vec<(String, i32)>>>()?.into_iter().unzip();
    let wind: u8 = row.get("wind")?;
    let unreadable = || rusqlite::Error::InvalidQuery;
    Ok(Summary {
        id: id.parse().map_err(|_| unreadable())?,
        created: row.get("created")?,
        title: row.get("title")?,
        mode: row.get("mode")?,
        names,
        scores,
        seat: Seat::new(row.get::<_, u8>("own")?.into()).ok_or_else(unreadable)?,
        position: Position {
            game: row.get("game")?,
            wind: *Wind::ALL.get(usize::from(wind)).ok_or_else(unreadable)?,
            number: row.get("number")?,
            honba: row.get("honba")?,
        },
        finished: row.get("finished")?,
        place: row.get("place")?,
    })
}

pub fn seat(connection: &Connection, of: PlayerId, id: MatchId) -> Result<Option<(Seat, SeatToken)>, Fault> {
    let sql = "SELECT seat, token FROM seats JOIN matches ON matches.id = seats.match_id
        WHERE match_id = ?1 AND player = ?2 AND NOT given_up";
    let mut query = connection.prepare_cached(sql)?;
    let found = query.query_row(params![id.to_string(), of.0], |row| {
        Ok((row.get::<_, u8>("seat")?, row.get::<_, String>("token")?))
    });
    Ok(found.optional()?.and_then(|(seat, token)| Some((Seat::new(seat.into())?, SeatToken::new(token)))))
}
