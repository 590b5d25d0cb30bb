use jantaku_wire::ids::PlayerId;

use super::accounts;
use super::people::{begin, player};
use super::work::{Fault, Row, Unreadable, Work, values};
use crate::{
    AccountRow, Device, NewPasskey, NewSession, Passkey, PasskeyId, PasskeyRow, PlayerRow, RemovedPasskey, SecretHash,
    SessionId, Store, StoreError,
};

impl Store {
    /// Adds a passkey of a person, and first this account with these recovery codes, if given. `false` without a change
    /// if they have an account already or its name is taken.
    pub async fn add_passkey(
        &self,
        of: PlayerId,
        new: NewPasskey,
        account: Option<(AccountRow, Vec<SecretHash>)>,
    ) -> Result<bool, StoreError> {
        self.write((of, new, account), |work, (of, new, account)| Box::pin(add(work, *of, new, account.as_ref()))).await
    }

    pub async fn passkeys(&self, of: PlayerId) -> Result<Vec<PasskeyRow>, StoreError> {
        self.read(of, |work, of| {
            Box::pin(async move {
                let rows = work.query("SELECT * FROM passkeys WHERE player = $1 ORDER BY id", &values![of.0]).await?;
                Ok(rows.iter().map(passkey).collect::<Result<_, _>>()?)
            })
        })
        .await
    }

    pub async fn passkey(&self, credential: Vec<u8>) -> Result<Option<(PlayerRow, PasskeyRow)>, StoreError> {
        self.read(credential, |work, credential| {
            Box::pin(async move {
                let sql = "SELECT passkeys.*, name, face FROM passkeys JOIN players ON players.id = player
                    WHERE credential = $1";
                let Some(row) = work.first(sql, &values![credential]).await? else { return Ok(None) };
                let player = player(&row, ["player", "name"])?;
                Ok(Some((player, passkey(&row)?)))
            })
        })
        .await
    }

    /// Signs in by a passkey: keeps its state, begins the session and ends the browser's session before it. `false`
    /// without a change if the passkey was removed meanwhile.
    pub async fn use_passkey(
        &self,
        id: PasskeyId,
        state: Vec<u8>,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<bool, StoreError> {
        self.write((id, state, session, before), |work, (id, state, session, before)| {
            Box::pin(async move {
                let sql = "UPDATE passkeys SET state = $2, used = $3 WHERE id = $1 RETURNING player";
                let Some(row) = work.first(sql, &values![id.0, state, session.now]).await? else { return Ok(false) };
                begin(work, PlayerId(row.at(0)?), session, *before).await?;
                Ok(true)
            })
        })
        .await
    }

    /// Removes a passkey, unless it is the last way to sign in.
    pub async fn remove_passkey(&self, of: PlayerId, id: PasskeyId) -> Result<RemovedPasskey, StoreError> {
        self.write((of, id), |work, (of, id)| Box::pin(remove(work, *of, *id))).await
    }
}

async fn add(
    work: &dyn Work,
    of: PlayerId,
    new: &NewPasskey,
    account: Option<&(AccountRow, Vec<SecretHash>)>,
) -> Result<bool, Fault> {
    if let Some((account, codes)) = account
        && !accounts::add(work, of, account, codes).await?
    {
        return Ok(false);
    }
    let NewPasskey { passkey: Passkey { credential, handle, key, state }, device, now } = new;
    let sql = "INSERT INTO passkeys (player, credential, handle, key, state, created, browser, system)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let (browser, system) = (device.browser.as_ref(), device.system.as_ref());
    work.execute(sql, values![of.0, credential, handle, key, state, *now, browser, system]).await?;
    Ok(true)
}

async fn remove(work: &dyn Work, of: PlayerId, id: PasskeyId) -> Result<RemovedPasskey, Fault> {
    let sql = "SELECT EXISTS (SELECT 1 FROM passkeys WHERE player = $1 AND id = $2)";
    if !work.holds(sql, &values![of.0, id.0]).await? {
        return Ok(RemovedPasskey::NoPasskey);
    }
    let sql = "DELETE FROM passkeys WHERE player = $1 AND id = $2 AND (
        EXISTS (SELECT 1 FROM passkeys WHERE player = $1 AND id <> $2)
        OR EXISTS (SELECT 1 FROM accounts WHERE player = $1 AND password IS NOT NULL))";
    Ok(match work.execute(sql, values![of.0, id.0]).await? {
        0 => RemovedPasskey::LastWay,
        _ => RemovedPasskey::Done,
    })
}

fn passkey(row: &Row) -> Result<PasskeyRow, Unreadable> {
    Ok(PasskeyRow {
        id: PasskeyId(row.get("id")?),
        passkey: Passkey {
            credential: row.get("credential")?,
            handle: row.get("handle")?,
            key: row.get("key")?,
            state: row.get("state")?,
        },
        device: Device { browser: row.get("browser")?, system: row.get("system")? },
        created: row.get("created")?,
        used: row.get("used")?,
    })
}
