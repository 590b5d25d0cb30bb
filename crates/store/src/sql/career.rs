use jantaku_wire::ids::PlayerId;

use super::work::{Fault, Unreadable, Work, values};
use crate::{CareerLines, StoreError};

pub async fn append(work: &dyn Work, lines: &CareerLines) -> Result<(), Fault> {
    check(work, lines).await?;
    insert(work, lines.after, lines).await
}

/// Returns the lines after the first `after`.
pub async fn after(work: &dyn Work, of: PlayerId, after: u32) -> Result<Vec<String>, Fault> {
    let sql = "SELECT line FROM career WHERE player = $1 AND sequence >= $2 ORDER BY sequence";
    let rows = work.query(sql, &values![of.0, after]).await?;
    Ok(rows.iter().map(|row| row.at(0)).collect::<Result<_, Unreadable>>()?)
}

pub async fn replace(work: &dyn Work, lines: &CareerLines) -> Result<(), Fault> {
    check(work, lines).await?;
    work.execute("DELETE FROM career WHERE player = $1", values![lines.player.0]).await?;
    insert(work, 0, lines).await
}

async fn insert(work: &dyn Work, after: u32, lines: &CareerLines) -> Result<(), Fault> {
    let insert = |(sequence, line)| ("INSERT INTO career VALUES ($1, $2, $3)", values![lines.player.0, sequence, line]);
    let statements: Vec<_> = (after..).zip(&lines.lines).map(insert).collect();
    work.execute_all(&statements).await.map(drop)
}

/// Fails if lines were added since these were made.
async fn check(work: &dyn Work, lines: &CareerLines) -> Result<(), Fault> {
    let row = work.first("SELECT count(*) FROM career WHERE player = $1", &values![lines.player.0]).await?;
    let found: Option<u32> = row.and_then(|row| row.at(0).ok());
    if found == Some(lines.after) { Ok(()) } else { Err(StoreError::CareerMoved.into()) }
}
