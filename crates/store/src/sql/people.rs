use jantaku_wire::Person;
use jantaku_wire::ids::{PlayerId, SeatToken};

use super::admin::in_force;
use super::rooms;
use super::work::{Fault, Row, Unreadable, Value, Work, readable, values};
use crate::{Device, GONE, NewSession, PlayerChange, PlayerRow, SecretHash, SessionId, SessionRow, Store, StoreError};

const SESSIONS: &str = "SELECT sessions.*, name, face FROM sessions JOIN players ON players.id = player";

impl Store {
    /// Adds a person who is signed in by this session.
    pub async fn add_player(
        &self,
        name: String,
        face: Option<Person>,
        session: NewSession,
    ) -> Result<PlayerRow, StoreError> {
        self.write((name, face, session), |work, (name, face, session)| {
            Box::pin(async move {
                let sql = "INSERT INTO players (name, face, created) VALUES ($1, $2, $3) RETURNING id";
                let values = values![name, face.map(Person::name), session.now];
                let row = work.first(sql, &values).await?.ok_or(Unreadable)?;
                let player = PlayerRow { id: PlayerId(row.at(0)?), name: name.clone(), face: *face };
                begin(work, player.id, session, None).await?;
                Ok(player)
            })
        })
        .await
    }

    pub async fn change_player(&self, of: PlayerId, to: PlayerChange) -> Result<PlayerRow, StoreError> {
        self.write((of, to), |work, (of, to)| Box::pin(change(work, *of, to))).await
    }

    pub async fn signed_in(&self, hash: SecretHash) -> Result<Option<SessionRow>, StoreError> {
        self.read(hash, |work, hash| {
            Box::pin(async move {
                let row = work.first(&format!("{SESSIONS} WHERE hash = $1"), &values![hash]).await?;
                Ok(row.as_ref().map(session).transpose()?)
            })
        })
        .await
    }

    /// Keeps the time of the last request with a session.
    pub async fn see_session(&self, id: SessionId, now: u32) -> Result<(), StoreError> {
        self.write((id, now), |work, (id, now)| {
            Box::pin(async move {
                work.execute("UPDATE sessions SET seen = $2 WHERE id = $1", values![id.0, *now]).await.map(drop)
            })
        })
        .await
    }

    /// The sessions of a person, last seen first.
    pub async fn sessions(&self, of: PlayerId) -> Result<Vec<SessionRow>, StoreError> {
        self.read(of, |work, of| {
            Box::pin(async move {
                let sql = format!("{SESSIONS} WHERE player = $1 ORDER BY seen DESC, sessions.id DESC");
                Ok(readable(&work.query(&sql, &values![of.0]).await?, session, ("a session", "id")))
            })
        })
        .await
    }

    /// The sessions among these that have not ended and whose people are not banned, with their people.
    pub async fn going_on(&self, among: Vec<SessionId>, now: u32) -> Result<Vec<(SessionId, PlayerRow)>, StoreError> {
        self.read((among, now), |work, (among, now)| Box::pin(going_on(work, among, *now))).await
    }

    /// Returns `false` if they have no session of this number.
    pub async fn end_session(&self, of: PlayerId, id: SessionId) -> Result<bool, StoreError> {
        self.write((of, id), |work, (of, id)| {
            Box::pin(async move {
                let sql = "DELETE FROM sessions WHERE player = $1 AND id = $2";
                Ok(work.execute(sql, values![of.0, id.0]).await? > 0)
            })
        })
        .await
    }

    /// Ends all sessions of a person but this one, voids the offer to another device, and returns the sessions that
    /// ended.
    pub async fn end_other_sessions(&self, of: PlayerId, kept: SessionId) -> Result<Vec<SessionId>, StoreError> {
        self.write((of, kept), |work, (of, kept)| Box::pin(end_others(work, *of, Some(*kept)))).await
    }

    /// The secret of this hash signs this person in, once and until `expires`. An earlier offer is void.
    pub async fn offer_device(&self, of: PlayerId, hash: SecretHash, expires: u32) -> Result<(), StoreError> {
        self.write((of, hash, expires), |work, (of, hash, expires)| {
            Box::pin(async move {
                let sql = "INSERT INTO device_offers VALUES ($1, $2, $3)
                    ON CONFLICT (player) DO UPDATE SET hash = $2, expires = $3";
                work.execute(sql, values![of.0, hash, *expires]).await.map(drop)
            })
        })
        .await
    }

    /// The person whom the secret of this hash signs in.
    pub async fn device_offer(&self, hash: SecretHash, now: u32) -> Result<Option<PlayerRow>, StoreError> {
        self.read((hash, now), |work, (hash, now)| Box::pin(offered(work, hash, *now))).await
    }

    /// Forgets a person: their sessions, account, passkeys, houses and career, these settings, and their name, which
    /// becomes [`GONE`], in matches too. Their running matches are given up; finished ones stay, for others. Returns
    /// the sessions that ended; `None` without a change while they have a seat in a room.
    pub async fn forget_player(
        &self,
        of: PlayerId,
        settings: Vec<String>,
    ) -> Result<Option<Vec<SessionId>>, StoreError> {
        let mut bits = [0; 16];
        getrandom::fill(&mut bits).map_err(|error| StoreError::Failed(error.to_string()))?;
        let args = (of, settings, SeatToken::from_bits(bits));
        self.write(args, |work, (of, settings, token)| Box::pin(forget(work, *of, settings, token))).await
    }

    /// Begins a session by an offer, which is void then, and ends the browser's session before it: all of it or
    /// nothing.
    pub async fn accept_device(
        &self,
        hash: SecretHash,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<Option<PlayerRow>, StoreError> {
        self.write((hash, session, before), |work, (hash, session, before)| {
            Box::pin(async move {
                let Some(player) = offered(work, hash, session.now).await? else { return Ok(None) };
                work.execute("DELETE FROM device_offers WHERE hash = $1", values![hash]).await?;
                begin(work, player.id, session, *before).await?;
                Ok(Some(player))
            })
        })
        .await
    }
}

/// The most sessions that one statement asks for.
const ASKED: usize = 256;

async fn going_on(work: &dyn Work, among: &[SessionId], now: u32) -> Result<Vec<(SessionId, PlayerRow)>, Fault> {
    let mut found = Vec::new();
    for asked in among.chunks(ASKED) {
        // Their number is a power of two, so that there are few different statements.
        let asks = asked.len().next_power_of_two();
        let places: Vec<String> = (2..asks + 2).map(|place| format!("${place}")).collect();
        let sql = format!(
            "SELECT sessions.id, player, name, face FROM sessions JOIN players ON players.id = player
                WHERE NOT EXISTS (SELECT 1 FROM bans WHERE bans.player = sessions.player AND {})
                    AND sessions.id IN ({})",
            in_force!(),
            places.join(", ")
        );
        let mut values = values![now];
        values.extend(asked.iter().map(|id| Value::from(id.0)));
        values.resize(asks + 1, Value::Null);
        for row in work.query(&sql, &values).await? {
            found.push((SessionId(row.get("id")?), player(&row, ["player", "name"])?));
        }
    }
    Ok(found)
}

/// Writes changed columns only, so that concurrent changes of a name and a face both stay.
async fn change(work: &dyn Work, of: PlayerId, PlayerChange { name, face }: &PlayerChange) -> Result<PlayerRow, Fault> {
    let mut statements = Vec::new();
    if let Some(name) = name {
        statements.push(("UPDATE players SET name = $2 WHERE id = $1", values![of.0, name]));
    }
    if let Some(face) = face {
        statements.push(("UPDATE players SET face = $2 WHERE id = $1", values![of.0, face.map(Person::name)]));
    }
    if !statements.is_empty() {
        work.execute_all(&statements).await?;
        rooms::note_change(work, of).await?;
    }
    let row = work.first("SELECT id, name, face FROM players WHERE id = $1", &values![of.0]).await?;
    Ok(player(&row.ok_or(Unreadable)?, ["id", "name"])?)
}

/// The person of a row, whose id and name are in these columns.
pub(super) fn player(row: &Row, [id, name]: [&str; 2]) -> Result<PlayerRow, Unreadable> {
    Ok(PlayerRow { id: PlayerId(row.get(id)?), name: row.get(name)?, face: face(row)? })
}

/// The face of a row; none where it is one of a later program.
pub(super) fn face(row: &Row) -> Result<Option<Person>, Unreadable> {
    Ok(row.get::<Option<String>>("face")?.and_then(|name| Person::named(&name)))
}

async fn forget(
    work: &dyn Work,
    of: PlayerId,
    settings: &[String],
    token: &SeatToken,
) -> Result<Option<Vec<SessionId>>, Fault> {
    let is_in_room = "SELECT EXISTS (SELECT 1 FROM room_seats WHERE player = $1)
        OR EXISTS (SELECT 1 FROM rooms WHERE organiser = $1)";
    if work.holds(is_in_room, &values![of.0]).await? {
        return Ok(None);
    }
    for table in ["recovery_codes", "passkeys", "accounts", "houses", "career", "bans"] {
        work.execute(&format!("DELETE FROM {table} WHERE player = $1"), values![of.0]).await?;
    }
    work.execute("DELETE FROM reports WHERE reporter = $1 OR about = $1", values![of.0]).await?;
    for key in settings {
        work.execute("DELETE FROM settings WHERE key = $1", values![key]).await?;
    }
    // Other people's matches go on.
    let sql = "UPDATE matches SET given_up = 1
        WHERE finished = 0 AND id IN (SELECT match_id FROM seats WHERE player = $1)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = id AND player <> $1)";
    work.execute(sql, values![of.0]).await?;
    let sql = "UPDATE seats SET name = $2, face = NULL, token = $3 WHERE player = $1";
    work.execute(sql, values![of.0, GONE, token.as_str()]).await?;
    change(work, of, &PlayerChange { name: Some(GONE.to_owned()), face: Some(None) }).await?;
    end_others(work, of, None).await.map(Some)
}

pub(super) async fn begin(
    work: &dyn Work,
    of: PlayerId,
    session: &NewSession,
    before: Option<SessionId>,
) -> Result<(), Fault> {
    let NewSession { hash, device, now } = session;
    let ended = ("DELETE FROM sessions WHERE id = $1", values![before.map(|id| id.0)]);
    let sql = "INSERT INTO sessions (hash, player, created, seen, browser, system) VALUES ($1, $2, $3, $3, $4, $5)";
    let begun = (sql, values![hash, of.0, *now, device.browser.as_ref(), device.system.as_ref()]);
    work.execute_all(&[ended, begun]).await.map(drop)
}

/// Ends the sessions of a person, but the one to be kept, and voids the offer to another device.
pub(super) async fn end_others(
    work: &dyn Work,
    of: PlayerId,
    kept: Option<SessionId>,
) -> Result<Vec<SessionId>, Fault> {
    work.execute("DELETE FROM device_offers WHERE player = $1", values![of.0]).await?;
    let sql = "DELETE FROM sessions WHERE player = $1 AND id IS DISTINCT FROM $2 RETURNING id";
    let ended = work.query(sql, &values![of.0, kept.map(|id| id.0)]).await?;
    Ok(ended.iter().map(|row| row.at(0).map(SessionId)).collect::<Result<_, _>>()?)
}

/// The person whom the secret of this hash signs in at this time.
async fn offered(work: &dyn Work, hash: &SecretHash, now: u32) -> Result<Option<PlayerRow>, Fault> {
    let sql = "SELECT id, name, face FROM players JOIN device_offers ON player = id WHERE hash = $1 AND expires > $2";
    let row = work.first(sql, &values![hash, now]).await?;
    Ok(row.as_ref().map(|row| player(row, ["id", "name"])).transpose()?)
}

fn session(row: &Row) -> Result<SessionRow, Unreadable> {
    Ok(SessionRow {
        id: SessionId(row.get("id")?),
        player: player(row, ["player", "name"])?,
        created: row.get("created")?,
        seen: row.get("seen")?,
        device: Device { browser: row.get("browser")?, system: row.get("system")? },
    })
}
