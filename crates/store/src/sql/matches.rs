use jantaku_record::{Line, SharedSeed, WallSource};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{EndedBy, Person, Watching};

use super::career;
use super::load::damaged;
use super::work::{Fault, Statement, Unreadable, Work, values};
use crate::rows::Changes;
use crate::{Appended, CareerLines, GivenUp, MatchRow, MatchSeed, Presence, Seal, Share, StoreError, Who};

pub async fn create(work: &dyn Work, row: &MatchRow, first: &Appended) -> Result<(), Fault> {
    let sql = "INSERT INTO matches (id, created, played, rules, title, pace, seed, shared, time, whims, mode, watching,
        claim_window) VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    let id = row.id.to_string();
    let pace = serde_json::to_string(&row.pace).map_err(|_| damaged(row.id, "its pace"))?;
    let time = row.time.map(|time| serde_json::to_string(&time)).transpose();
    let time = time.map_err(|_| damaged(row.id, "its clock"))?;
    let (rules, title) = (row.rules.to_toml(), row.rules.title());
    let (seed, shared) = match &row.seed {
        MatchSeed::Fresh => (None, false),
        MatchSeed::Fixed(seed) => (Some(seed), false),
        MatchSeed::Shared(secret) => (Some(secret), true),
    };
    let watching: u8 = match row.watching {
        Watching::Nobody => 0,
        Watching::Table => 1,
        Watching::Hands => 2,
    };
    let (whims, mode, window) = (&row.whims, row.mode.key(), row.claim_window);
    let agreed = values![&id, row.created, rules, title, pace, seed, shared, time, whims, mode, watching, window];
    let mut statements = vec![(sql, agreed)];
    for (at, seat) in (0u8..).zip(&row.seats) {
        let (player, token) = match &seat.who {
            Who::Person { player, token } => (Some(player.0), Some(token.as_str())),
            Who::Bot(_) => (None, None),
        };
        let sql = "INSERT INTO seats (match_id, seat, name, face, player, token, bot)
            VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let face = seat.face.map(Person::name);
        statements.push((sql, values![&id, at, &seat.name, face, player, token, seat.bot()]));
    }
    work.execute_all(&statements).await?;
    append(work, first).await
}

/// Adds to a match that is not given up. The statements are sent together: this is what a server does most.
pub async fn append(work: &dyn Work, appended: &Appended) -> Result<(), Fault> {
    if let Some(lines) = &appended.career {
        career::append(work, lines).await?;
    }
    let id = appended.id.to_string();
    let changes = Changes::of(&appended.events);
    let sql = "UPDATE matches SET played = $2, finished = CASE WHEN $3 <> 0 THEN 1 ELSE finished END
        WHERE id = $1 AND given_up = 0 AND finished < 2";
    let mut statements = vec![(sql, values![&id, appended.now, changes.results.is_some()])];
    statements.extend(happened(&id, appended));
    statements.extend(listed(&id, appended, &changes));
    let changed = work.execute_all(&statements).await?;
    if changed.first() != Some(&0) {
        return Ok(());
    }
    let found = work.first("SELECT finished FROM matches WHERE id = $1", &values![&id]).await?;
    let ended = found.map(|row| ended(row.at(0)?)).transpose()?.flatten();
    Err(ended.map_or(StoreError::GivenUp, StoreError::Ended).into())
}

/// The values of the column `finished`: 0 while a match is played, 1 after its end, and from 2 on who has ended it
/// early.
const ENDED: [EndedBy; 4] = [EndedBy::Agreed, EndedBy::Host, EndedBy::Administrator, EndedBy::Left];

/// Who ended a match early, from the column `finished`.
pub fn ended(finished: u8) -> Result<Option<EndedBy>, Unreadable> {
    match finished.checked_sub(2) {
        None => Ok(None),
        Some(at) => ENDED.get(usize::from(at)).copied().map(Some).ok_or(Unreadable),
    }
}

pub async fn end(work: &dyn Work, id: MatchId, by: EndedBy) -> Result<bool, Fault> {
    let finished = 2 + ENDED.iter().position(|known| *known == by).map_or(0, |at| at as u8);
    let sql = "UPDATE matches SET finished = $2 WHERE id = $1 AND finished = 0 AND given_up = 0";
    Ok(work.execute(sql, values![id.to_string(), finished]).await? > 0)
}

fn happened<'a>(id: &'a String, appended: &'a Appended) -> Vec<Statement<'a>> {
    let walls = appended
        .dealt
        .iter()
        .map(|dealt| ("INSERT INTO walls VALUES ($1, $2, $3)", values![id, dealt.round, kept(&dealt.wall)]));
    let events = appended.events.iter().zip(appended.after..).map(|(event, sequence)| {
        ("INSERT INTO events VALUES ($1, $2, $3)", values![id, sequence, Line::from(event).to_json()])
    });
    let spent = appended.spent.iter().map(|spent| {
        let sql = "INSERT INTO times VALUES ($1, $2, $3, $4)";
        (sql, values![id, appended.after, u8::from(spent.seat), spent.millis])
    });
    let presence = appended.presence.iter().flat_map(|presence| {
        let (seat, is_back, bot) = match presence {
            Presence::Away { seat, bot } => (u8::from(*seat), false, bot.as_deref()),
            Presence::Back { seat } => (u8::from(*seat), true, None),
        };
        // Of what somebody does between two events, the last counts.
        let sql = "DELETE FROM presences WHERE match_id = $1 AND sequence = $2 AND seat = $3";
        let before = (sql, values![id, appended.after, seat]);
        let now =
            ("INSERT INTO presences VALUES ($1, $2, $3, $4, $5)", values![id, appended.after, seat, is_back, bot]);
        [before, now]
    });
    let seal = appended.seal.iter().map(|Seal { round, seat, bytes }| {
        ("INSERT INTO seals VALUES ($1, $2, $3, $4)", values![id, *round, u8::from(*seat), bytes])
    });
    let share = appended.share.iter().map(|Share { round, seat, bytes }| {
        ("INSERT INTO shares VALUES ($1, $2, $3, $4)", values![id, *round, u8::from(*seat), bytes])
    });
    walls.chain(events).chain(spent).chain(presence).chain(seal).chain(share).collect()
}

fn kept(wall: &WallSource) -> String {
    let revealed = wall.revealed().to_json();
    match wall {
        WallSource::Shared(SharedSeed { seals: Some(_), .. }) => format!("{}\n{revealed}", wall.sealed().to_json()),
        _ => revealed,
    }
}

/// The columns that lists are made from.
fn listed<'a>(id: &'a String, appended: &Appended, changes: &Changes) -> Vec<Statement<'a>> {
    let position = changes.position.iter().map(|&(wind, number, honba)| {
        let game = appended.dealt.last().map(|dealt| dealt.game);
        let sql = "UPDATE matches SET game = coalesce($2, game), wind = $3, number = $4, honba = $5 WHERE id = $1";
        (sql, values![id, game, wind as u8, number, honba])
    });
    let scores = changes.scores.iter().flatten().zip(0u8..).map(|(&points, at)| {
        ("UPDATE seats SET score = $3 WHERE match_id = $1 AND seat = $2", values![id, at, points])
    });
    let results = changes.results.iter().flatten().map(|result| {
        let sql = "INSERT INTO results VALUES ($1, $2, $3, $4, $5)";
        (sql, values![id, u8::from(result.seat), result.place, result.points, result.total])
    });
    position.chain(scores).chain(results).collect()
}

pub async fn give_up(
    work: &dyn Work,
    of: PlayerId,
    id: MatchId,
    career: Option<&CareerLines>,
) -> Result<GivenUp, Fault> {
    let id = id.to_string();
    let sql = "SELECT finished <> 0, EXISTS (SELECT 1 FROM seats WHERE match_id = id AND player = $2),
        EXISTS (SELECT 1 FROM seats WHERE match_id = id AND player <> $2) FROM matches WHERE id = $1 AND given_up = 0";
    let Some(row) = work.first(sql, &values![&id, of.0]).await? else { return Ok(GivenUp::NoMatch) };
    match (row.at(0)?, row.at(1)?, row.at(2)?) {
        (_, false, _) => Ok(GivenUp::NoSeat),
        (true, true, _) => Ok(GivenUp::Over),
        (false, true, true) => Ok(GivenUp::OthersPlay),
        (false, true, false) => {
            work.execute("UPDATE matches SET given_up = 1 WHERE id = $1", values![&id]).await?;
            if let Some(lines) = career {
                career::append(work, lines).await?;
            }
            Ok(GivenUp::Done)
        }
    }
}

pub async fn replace(
    work: &dyn Work,
    of: PlayerId,
    old: MatchId,
    row: &MatchRow,
    first: &Appended,
) -> Result<GivenUp, Fault> {
    let given_up = give_up(work, of, old, None).await?;
    if given_up == GivenUp::Done {
        // Its events begin the new match, and would be kept once more each time.
        let of_old = |sql| (sql, values![old.to_string()]);
        let events = of_old("DELETE FROM events WHERE match_id = $1");
        work.execute_all(&[events, of_old("DELETE FROM walls WHERE match_id = $1")]).await?;
        create(work, row, first).await?;
    }
    Ok(given_up)
}
