//! Lists, made from columns alone, without reading rules or events.

use std::collections::HashMap;

use jantaku_core::{Seat, Wind};
use jantaku_wire::RoundName;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};

use super::matches::ended;
use super::work::{Fault, Row, Unreadable, Value, Work, values};
use crate::{Damaged, Listed, Page, Summary};

pub async fn matches(work: &dyn Work, of: PlayerId, page: &Page) -> Result<Listed, Fault> {
    let (played, number) = page.after.unwrap_or((u32::MAX, i64::MAX));
    let mut values = values![of.0, played, number, page.limit + 1, page.finished];
    let from = format!(
        "FROM matches JOIN seats ON seats.match_id = matches.id AND seats.player = $1
            LEFT JOIN results ON results.match_id = matches.id AND results.seat = seats.seat
        WHERE (matches.finished <> 0) = ($5 <> 0) AND (matches.played, matches.rowid) < ($2, $3)
            AND matches.given_up = 0{}
        ORDER BY matches.played DESC, matches.rowid DESC LIMIT $4",
        sought(&page.search, &mut values)
    );
    let columns = "matches.rowid AS at, matches.*, seats.seat AS own, results.place AS place";
    let rows = work.query(&format!("SELECT {columns} {from}"), &values).await?;
    let sql = format!(
        "SELECT seats.match_id, seats.name, seats.score FROM (SELECT matches.id {from}) AS page
        JOIN seats ON seats.match_id = page.id ORDER BY seats.match_id, seats.seat"
    );
    let seats = grouped(work.query(&sql, &values).await?);
    let mut listed = Listed::default();
    let on_page = &rows[..rows.len().min(page.limit as usize)];
    if rows.len() > on_page.len() {
        let cursor = |row: &Row| Ok::<_, Unreadable>((row.get("played")?, row.get("at")?));
        listed.next = on_page.iter().rev().find_map(|row| cursor(row).ok());
    }
    for row in on_page {
        let id: String = row.get("id").unwrap_or_default();
        match summary(row, seats.get(&id).map_or(&[], Vec::as_slice)) {
            Ok(summary) => listed.matches.push(summary),
            Err(Unreadable) => {
                listed.damaged.push(Damaged { id, why: "its line in the list cannot be read".to_owned() });
            }
        }
    }
    Ok(listed)
}

/// Groups rows by their first column.
pub(super) fn grouped(rows: Vec<Row>) -> HashMap<String, Vec<Row>> {
    let mut groups: HashMap<String, Vec<Row>> = HashMap::new();
    for row in rows {
        groups.entry(row.at(0).unwrap_or_default()).or_default().push(row);
    }
    groups
}

/// The condition that one of these words is in the title of the rules or in a player's name; its values are added to
/// the others.
fn sought(search: &[String], values: &mut Vec<Value<'_>>) -> String {
    let condition = |words: &String| {
        values.push(Value::from(pattern(words)));
        let at = values.len();
        format!(
            r"lower(matches.title) LIKE lower(${at}) ESCAPE '\' OR EXISTS (SELECT 1 FROM seats AS named
                WHERE named.match_id = matches.id AND lower(named.name) LIKE lower(${at}) ESCAPE '\')"
        )
    };
    let conditions: Vec<String> = search.iter().map(condition).collect();
    if conditions.is_empty() { String::new() } else { format!(" AND ({})", conditions.join(" OR ")) }
}

/// A `LIKE` pattern for these words anywhere.
pub(super) fn pattern(words: &str) -> String {
    let plain = words.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_");
    format!("%{plain}%")
}

fn summary(row: &Row, seats: &[Row]) -> Result<Summary, Unreadable> {
    let of_seat = |row: &Row| Ok((row.at(1)?, row.at(2)?));
    let (names, scores) =
        seats.iter().map(of_seat).collect::<Result<Vec<(String, i32)>, Unreadable>>()?.into_iter().unzip();
    let (id, wind): (String, u8) = (row.get("id")?, row.get("wind")?);
    Ok(Summary {
        id: id.parse().map_err(|_| Unreadable)?,
        created: row.get("created")?,
        title: row.get("title")?,
        mode: row.get("mode")?,
        names,
        scores,
        seat: Seat::new(row.get::<u8>("own")?.into()).ok_or(Unreadable)?,
        round: RoundName {
            game: row.get("game")?,
            wind: *Wind::ALL.get(usize::from(wind)).ok_or(Unreadable)?,
            number: row.get("number")?,
            honba: row.get("honba")?,
        },
        finished: row.get("finished")?,
        place: row.get("place")?,
        ended: ended(row.get("finished")?)?,
    })
}

pub async fn seat(work: &dyn Work, of: PlayerId, id: MatchId) -> Result<Option<(Seat, SeatToken)>, Fault> {
    let sql = "SELECT seat, token FROM seats JOIN matches ON matches.id = seats.match_id
        WHERE match_id = $1 AND player = $2 AND given_up = 0";
    let Some(row) = work.first(sql, &values![id.to_string(), of.0]).await? else { return Ok(None) };
    let (seat, token): (u8, String) = (row.at(0)?, row.at(1)?);
    Ok(Seat::new(seat.into()).map(|seat| (seat, SeatToken::new(token))))
}
