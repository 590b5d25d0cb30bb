//! Passkeys as JSON. Each is added and used in two requests: the question for the browser, and its device's answer.

use std::sync::Arc;

use axum::extract::State;
use jantaku_store::PasskeyId;
use jantaku_wire::endpoints::*;
use jantaku_wire::{PasskeyAsked, PasskeySaid, PasskeyWanted, RecoveryCodes};
use serde::de::DeserializeOwned;
use webauthn_rp::response::auth::ser_relaxed::DiscoverableAuthenticationRelaxed64;
use webauthn_rp::response::register::ser_relaxed::RegistrationRelaxed;

use crate::http::{Ask, SignedIn, WithCookie, cookies};
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::passkeys::Passkeys;
use crate::people::refusal::SignInRefusal;
use crate::people::routes::accounts::said;
use crate::people::routes::sessions::own;
use crate::people::session::Session;
use crate::refusal::{Malformed, Refused};

pub(super) async fn options(
    State(door): State<Arc<Door>>,
    State(passkeys): State<Arc<Passkeys>>,
    ask: Ask<AskForPasskey>,
) -> Result<PasskeyWanted, Refused> {
    let (own, party) = (own(ask.session)?, door.party()?);
    // Answers are counted here: nobody answers more often than they are asked.
    door.try_secret(&ask.place)?;
    let asked = said(ask.body)?;
    if let Some(name) = &asked.name {
        door.ask_for_name(&ask.place, name)?;
    }
    Ok(PasskeyWanted(passkeys.ask_to_add(party, &own, asked.name).await?))
}

pub(super) async fn add(
    State(door): State<Arc<Door>>,
    State(passkeys): State<Arc<Passkeys>>,
    ask: Ask<KeepPasskey>,
) -> Result<RecoveryCodes, Refused> {
    let (own, party) = (own(ask.session)?, door.party()?);
    let RegistrationRelaxed(made) = answered(ask.body)?;
    passkeys.add(party, &own, device(&ask.headers), &made).await
}

pub(super) async fn remove(State(passkeys): State<Arc<Passkeys>>, ask: Ask<RemovePasskey>) -> Result<(), Refused> {
    let id = PasskeyId(ask.path?);
    passkeys.remove(&own(ask.session)?.player, id).await
}

pub(super) async fn sign_in_options(
    State(door): State<Arc<Door>>,
    State(passkeys): State<Arc<Passkeys>>,
    ask: Ask<AskWhichPasskey>,
) -> Result<WithCookie<PasskeyAsked>, Refused> {
    door.require_hosted()?;
    let party = door.party()?;
    door.try_secret(&ask.place)?;
    let (browser, asked) = passkeys.ask_to_sign_in(party)?;
    Ok(WithCookie(door.site.set_passkey_cookie(browser.as_str()), PasskeyAsked(asked)))
}

pub(super) async fn sign_in(
    State(door): State<Arc<Door>>,
    State(passkeys): State<Arc<Passkeys>>,
    ask: Ask<EnterByPasskey>,
) -> Result<SignedIn, Refused> {
    door.require_hosted()?;
    let (party, answer) = (door.party()?, answered::<DiscoverableAuthenticationRelaxed64>(ask.body)?.0);
    let browser = cookies(&ask.headers, &door.site.passkey_cookie()).find_map(Session::parse);
    let browser = browser.ok_or(SignInRefusal::PasskeyRefused)?;
    let before = ask.session.map(|session| session.id);
    let signed_in = passkeys.sign_in(party, &browser, &answer, device(&ask.headers), before).await?;
    door.welcome(signed_in).await
}

fn answered<T: DeserializeOwned>(body: Result<PasskeySaid, Malformed>) -> Result<T, Malformed> {
    said(
        body.and_then(|PasskeySaid(answer)| {
            serde_json::from_value(answer).map_err(|error| Malformed(error.to_string()))
        }),
    )
}
