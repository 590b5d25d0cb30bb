//! Accounts as JSON: a name and a password to sign in anywhere.

use std::sync::Arc;

use axum::extract::State;
use jantaku_wire::endpoints::*;
use jantaku_wire::{AccountState, RecoveryCodes};

use crate::http::{Ask, SignedIn};
use crate::people::accounts::{Accounts, sign_in_name};
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::refusal::SignInRefusal;
use crate::people::routes::sessions::own;
use crate::refusal::{Malformed, Refused};

/// A malformed request with secrets is refused without quoting it.
pub(super) fn said<T>(body: Result<T, Malformed>) -> Result<T, Malformed> {
    body.map_err(|_| Malformed("a field is missing, or is no text".to_owned()))
}

pub(super) async fn state(
    State(accounts): State<Arc<Accounts>>,
    ask: Ask<FetchAccount>,
) -> Result<AccountState, Refused> {
    accounts.state(&own(ask.session)?.player).await
}

pub(super) async fn create(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    ask: Ask<CreateAccount>,
) -> Result<RecoveryCodes, Refused> {
    let own = own(ask.session)?;
    door.try_secret(&ask.place)?;
    let asked = said(ask.body)?;
    door.ask_for_name(&ask.place, &asked.name)?;
    accounts.add(&own.player, asked).await
}

pub(super) async fn sign_in(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    ask: Ask<EnterByPassword>,
) -> Result<SignedIn, Refused> {
    door.require_hosted()?;
    let asked = said(ask.body)?;
    door.try_password(&ask.place, &sign_in_name(&asked.name)?)?;
    let before = ask.session.map(|session| session.id);
    door.welcome(accounts.sign_in(asked, device(&ask.headers), before).await?).await
}

pub(super) async fn change_password(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    ask: Ask<ChangePassword>,
) -> Result<(), Refused> {
    let own = own(ask.session)?;
    let account = accounts.state(&own.player).await?.name.ok_or(SignInRefusal::WrongPassword)?;
    door.try_password(&ask.place, &account)?;
    accounts.change_password(&own, said(ask.body)?).await
}

/// Codes cannot be guessed, so only the address is counted: nobody who knows a name keeps its owner from this way in.
pub(super) async fn recover(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    ask: Ask<EnterByCode>,
) -> Result<SignedIn, Refused> {
    door.require_hosted()?;
    door.try_secret(&ask.place)?;
    let before = ask.session.map(|session| session.id);
    door.welcome(accounts.recover(said(ask.body)?, device(&ask.headers), before).await?).await
}
