use std::sync::Arc;

use axum::extract::State;
use jantaku_wire::endpoints::*;
use jantaku_wire::{Created, OwnSeat, StartPage, VERSION};

use crate::archive::Archive;
use crate::houses::{Houses, first};
use crate::http::{Ask, Routes};
use crate::refusal::Refused;
use crate::rooms::Rooms;
use crate::tables::new_match::Matches;
use crate::tables::shown::{bot_info, preset};
use crate::tables::{Tables, socket};

pub(crate) fn routes() -> Routes {
    Routes::default()
        .on(FetchStart, start)
        .on(BeginMatch, create)
        .on(GiveUp, give_up)
        .on(FetchSeat, seat)
        .on_socket(SocketLine, socket::upgrade)
}

async fn start(
    State(houses): State<Arc<Houses>>,
    State(archive): State<Arc<Archive>>,
    ask: Ask<FetchStart>,
) -> Result<StartPage, Refused> {
    let (rules, broken) = houses.on_offer(ask.who.id).await?;
    Ok(StartPage {
        version: VERSION,
        presets: rules.iter().map(preset).collect(),
        broken,
        bots: jantaku_bots::names().map(|name| bot_info(&name)).collect(),
        preselected: houses.preselected(ask.who.id, &rules).await?,
        first: first(&rules[0]),
        open: archive.open_matches(ask.who.id).await?,
        finished: archive.finished_matches(ask.who.id, None, None).await?,
    })
}

async fn create(State(matches): State<Arc<Matches>>, ask: Ask<BeginMatch>) -> Result<Created, Refused> {
    Ok(Created { match_id: matches.create(ask.who.id, &ask.body?).await?.to_string() })
}

async fn give_up(State(rooms): State<Arc<Rooms>>, ask: Ask<GiveUp>) -> Result<(), Refused> {
    rooms.give_up(&ask.who, ask.path?).await
}

async fn seat(State(tables): State<Arc<Tables>>, ask: Ask<FetchSeat>) -> Result<OwnSeat, Refused> {
    tables.seat(ask.who.id, ask.path?).await
}
