mod accounts;
mod passkeys;
mod sessions;

use std::sync::Arc;

use axum::extract::State;
use jantaku_wire::endpoints::*;
use jantaku_wire::{Forget, Visitor};

use crate::http::{Ask, Attached, Routes, SignedIn, WithCookie};
use crate::people::People;
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::own_data::OwnData;
use crate::people::refusal::EntryRefusal;
use crate::people::routes::sessions::own;
use crate::refusal::Refused;

pub(crate) fn routes() -> Routes {
    Routes::default()
        .on(FetchVisitor, me)
        .on(SayWho, sign_in)
        .on(LeaveSession, sign_out)
        .on(OwnDataFile, own_data)
        .on(ForgetMe, forget)
        .on(FetchSessions, sessions::list)
        .on(EndOtherSessions, sessions::end_others)
        .on(EndSession, sessions::end)
        .on(TakeDevice, sessions::accept)
        .on(FetchOfferedName, sessions::name)
        .on(OfferDevice, sessions::offer)
        .on(FetchAccount, accounts::state)
        .on(CreateAccount, accounts::create)
        .on(ChangePassword, accounts::change_password)
        .on(EnterByPassword, accounts::sign_in)
        .on(EnterByCode, accounts::recover)
        .on(AskForPasskey, passkeys::options)
        .on(KeepPasskey, passkeys::add)
        .on(RemovePasskey, passkeys::remove)
        .on(AskWhichPasskey, passkeys::sign_in_options)
        .on(EnterByPasskey, passkeys::sign_in)
}

async fn me(State(door): State<Arc<Door>>, ask: Ask<FetchVisitor>) -> Result<Visitor, Refused> {
    let hosted = door.is_hosted();
    door.visitor(ask.who.filter(|_| hosted)).await
}

async fn sign_in(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    ask: Ask<SayWho>,
) -> Result<SignedIn, Refused> {
    door.require_hosted()?;
    let asked = ask.body?;
    if let Some(who) = ask.who {
        return Ok(SignedIn(door.visitor(Some(people.change_player(who.id, asked).await?)).await?, None));
    }
    // A request for another face only was made by somebody signed in: it makes no new person.
    if asked.name.is_none() {
        return Err(EntryRefusal::SignInFirst.into());
    }
    door.sign_in(&ask.place)?;
    door.welcome(people.sign_in(asked, device(&ask.headers)).await?).await
}

async fn sign_out(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    ask: Ask<LeaveSession>,
) -> Result<WithCookie<()>, Refused> {
    if let Some(session) = ask.session {
        people.end_session(&session.player, session.id).await?;
    }
    Ok(WithCookie(door.site.set_cookie(""), ()))
}

async fn own_data(State(data): State<OwnData>, ask: Ask<OwnDataFile>) -> Result<Attached, Refused> {
    Ok(Attached("jantaku.json".to_owned(), "application/json", data.of(&own(ask.session)?).await?.to_string()))
}

async fn forget(
    State(door): State<Arc<Door>>,
    State(data): State<OwnData>,
    ask: Ask<ForgetMe>,
) -> Result<WithCookie<()>, Refused> {
    let session = own(ask.session)?;
    let Forget { name } = ask.body?;
    data.forget(&session.player, &name).await?;
    Ok(WithCookie(door.site.set_cookie(""), ()))
}
