use std::collections::VecDeque;
use std::future::pending;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::Extension;
use axum::extract::{Request, State};
use axum::response::Response;
use governor::DefaultKeyedRateLimiter;
use jantaku_store::{PlayerRow, SessionRow};
use jantaku_wire::ClientMessage;
use jantaku_wire::ids::PlayerId;
use tokio::sync::watch;

use crate::cluster::Others;
use crate::http::{Limits, Place, limiter};
use crate::people::People;
use crate::refusal::Refused;
use crate::rooms::{RoomRefusal, Rooms};
use crate::server::Services;
use crate::tables::Tables;
use crate::tables::refusal::TableRefusal;
use crate::tables::socket::connection::{Connection, Passed, PassedBy};
use crate::tables::socket::round_trip::RoundTrip;
use crate::tables::socket::web_socket::WebSocket;
use crate::tables::socket::{Hello, Opened, Socket};

pub(crate) struct Sockets {
    pub people: Arc<People>,
    pub tables: Arc<Tables>,
    pub rooms: Arc<Rooms>,
    pub others: Others,
    pub limits: Limits,
    /// Changes when the server stops.
    pub closing: watch::Receiver<()>,
    pub next: AtomicU64,
    pub talks: DefaultKeyedRateLimiter<PlayerId>,
}

impl Sockets {
    pub fn new(services: &Services, limits: Limits, closing: watch::Receiver<()>) -> Sockets {
        let Services { people, tables, rooms, others, .. } = services.clone();
        Sockets {
            people,
            tables,
            rooms,
            others,
            limits,
            closing,
            next: AtomicU64::new(0),
            talks: limiter(limits.talks, limits.talk_every),
        }
    }
}

pub(crate) async fn upgrade(
    State(served): State<Arc<Sockets>>,
    Extension(place): Extension<Arc<Place>>,
    Extension(who): Extension<PlayerRow>,
    session: Option<Extension<SessionRow>>,
    passed_by: Option<Extension<PassedBy>>,
    request: Request,
) -> Response {
    let session = session.map(|Extension(session)| session);
    WebSocket::upgrade(request, move |socket| async move {
        let ended = ended(served.people.clone(), session.clone());
        let socket = match passed_by {
            Some(Extension(by)) => Connection::Passed(Passed::new(socket, by)),
            None => Connection::Own(socket, VecDeque::new()),
        };
        Socket { socket, served, who, session, round_trip: RoundTrip::default(), place }.run(pin!(ended)).await;
    })
}

/// Waits until the socket's session has ended. With the key of `jantaku play` there is none.
pub(crate) async fn ended(people: Arc<People>, session: Option<SessionRow>) {
    let Some(session) = session else { return pending().await };
    match Box::pin(people.follow_session(&session)).await {
        Ok(Some(mut following)) => following.ended().await,
        Ok(None) => {}
        Err(error) => tracing::error!("a session cannot be followed: {error}"),
    }
}

pub(crate) async fn opened(served: &Sockets, who: &PlayerRow, message: ClientMessage) -> Result<Opened, Refused> {
    let (match_id, token, last_event) = match message {
        ClientMessage::Hello { match_id, token, last_event, .. } => (match_id, Some(token), last_event),
        ClientMessage::Watch { match_id, last_event, .. } => (match_id, None, last_event),
        ClientMessage::Room { room_id, .. } => {
            let id = room_id.parse().map_err(|_| RoomRefusal::NoSuchRoom)?;
            return Ok(Opened::Room(served.rooms.find(id).await?));
        }
        ClientMessage::Act { .. }
        | ClientMessage::Open { .. }
        | ClientMessage::Pass { .. }
        | ClientMessage::Say { .. }
        | ClientMessage::Vote { .. }
        | ClientMessage::Back {}
        | ClientMessage::Ping {} => {
            return Err(TableRefusal::NoSuchMatch.into());
        }
    };
    let match_id = match_id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    let table = match &token {
        Some(token) => served.tables.table_of_seat(who.id, match_id, token).await?,
        None => served.tables.table_watched(who.id, match_id).await?,
    };
    Ok(Opened::Table(Hello { match_id, token, last_event }, table))
}
