use jantaku_wire::ids::PlayerId;

use super::work::{Fault, Row, Work, values};
use crate::HouseRow;

pub async fn all(work: &dyn Work, of: PlayerId) -> Result<Vec<HouseRow>, Fault> {
    let rows =
        work.query("SELECT name, base, rules FROM houses WHERE player = $1 ORDER BY name", &values![of.0]).await?;
    let house = |row: &Row| {
        // Rules that cannot be read are no rules: the house is listed as broken.
        let text = |column| row.get(column).unwrap_or_default();
        HouseRow { name: text("name"), base: text("base"), rules: text("rules") }
    };
    Ok(rows.iter().map(house).collect())
}

pub async fn save(work: &dyn Work, of: PlayerId, house: &HouseRow, replaces: Option<&str>) -> Result<bool, Fault> {
    let sql = "SELECT EXISTS (SELECT 1 FROM houses WHERE player = $1 AND name = $2 AND name IS DISTINCT FROM $3)";
    if work.holds(sql, &values![of.0, &house.name, replaces]).await? {
        return Ok(false);
    }
    if let Some(replaced) = replaces {
        delete(work, of, replaced).await?;
    }
    let sql = "INSERT INTO houses (player, name, base, rules) VALUES ($1, $2, $3, $4)";
    work.execute(sql, values![of.0, &house.name, &house.base, &house.rules]).await?;
    Ok(true)
}

pub async fn delete(work: &dyn Work, of: PlayerId, name: &str) -> Result<bool, Fault> {
    Ok(work.execute("DELETE FROM houses WHERE player = $1 AND name = $2", values![of.0, name]).await? == 1)
}
