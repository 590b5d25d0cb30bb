//! Accounts as JSON: a name and a password to sign in anywhere.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use jantaku_wire::endpoints::{ChangePassword, CreateAccount, EnterByCode, EnterByPassword, FetchAccount};
use jantaku_wire::{AccountState, RecoveryCodes};

use crate::http::{Ask, Place, SignedIn};
use crate::people::accounts::{Accounts, sign_in_name};
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::refusal::SignInRefusal;
use crate::people::routes::sessions::{Asks, own};
use crate::refusal::{Malformed, Refused};

/// What a request with secrets says; what is wrong with it is said without quoting it.
pub(super) fn said<T>(body: Result<T, Malformed>) -> Result<T, Malformed> {
    body.map_err(|_| Malformed("a field is missing, or is no text".to_owned()))
}

pub(super) async fn state(
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    _: Ask<FetchAccount>,
) -> Result<AccountState, Refused> {
    accounts.state(&own(asks)?.player).await
}

pub(super) async fn create(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    ask: Ask<CreateAccount>,
) -> Result<RecoveryCodes, Refused> {
    let own = own(asks)?;
    door.try_secret(&place)?;
    let asked = said(ask.body)?;
    door.ask_for_name(&place, &asked.name)?;
    accounts.add(&own.player, asked).await
}

pub(super) async fn sign_in(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    ask: Ask<EnterByPassword>,
) -> Result<SignedIn, Refused> {
    door.require_hosted()?;
    let asked = said(ask.body)?;
    door.try_password(&place, &sign_in_name(&asked.name)?)?;
    let before = asks.map(|Extension(session)| session.id);
    door.welcome(accounts.sign_in(asked, device(&headers), before).await?).await
}

pub(super) async fn change_password(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    ask: Ask<ChangePassword>,
) -> Result<(), Refused> {
    let own = own(asks)?;
    let account = accounts.state(&own.player).await?.name.ok_or(SignInRefusal::WrongPassword)?;
    door.try_password(&place, &account)?;
    accounts.change_password(&own, said(ask.body)?).await
}

/// Codes cannot be guessed, so only the address is counted: nobody who knows a name keeps its owner from this way in.
pub(super) async fn recover(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    ask: Ask<EnterByCode>,
) -> Result<SignedIn, Refused> {
    door.require_hosted()?;
    door.try_secret(&place)?;
    let before = asks.map(|Extension(session)| session.id);
    door.welcome(accounts.recover(said(ask.body)?, device(&headers), before).await?).await
}
