//! What other servers of the same store answer, and what this one answers for their clients.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use jantaku_link::{Incoming, Line};
use jantaku_store::{Owned, PlayerRow, SessionRow};
use percent_encoding::percent_decode_str;
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::{Answer, Caller, Cluster, Elsewhere, Opening, Others, PassedOn};
use crate::http::limits::Limits;
use crate::http::places::Place;
use crate::refusal::{Overload, Refused};
use crate::tables;
use crate::tables::Sockets;

/// The longest body of what is passed on, in bytes, as of any request without a limit of its own.
const BODY_LEN: usize = 2 * 1024 * 1024;
/// How long somebody waits for another server to be there, or for what it had to be free: longer than a lease lasts.
const PATIENCE: Duration = Duration::from_secs(8);
/// From one attempt to the next.
const PAUSE: Duration = Duration::from_millis(100);

/// Where a request is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answered {
    /// Wherever it comes in.
    Here,
    /// Where a room or a table is.
    With(Owned),
    /// In one place for all servers, so that tries are counted and what browsers are asked is known there.
    ByEldest,
}

impl Answered {
    fn of(method: &Method, path: &str) -> Answered {
        let Some(path) = path.strip_prefix("/api/") else { return Answered::Here };
        // Whoever answers decodes it, too.
        let Ok(path) = percent_decode_str(path).decode_utf8() else { return Answered::Here };
        let mut parts = path.split('/');
        match (parts.next(), parts.next()) {
            (Some("rooms"), Some(id)) => id.parse().map_or(Answered::Here, |id| Answered::With(Owned::Room(id))),
            (Some("matches"), Some(id)) => id.parse().map_or(Answered::Here, |id| Answered::With(Owned::Table(id))),
            (Some("me"), None) if method == Method::POST => Answered::ByEldest,
            (Some("account" | "codes" | "devices" | "passkeys"), _) => Answered::ByEldest,
            _ => Answered::Here,
        }
    }
}

/// Passes a request on to the server that answers it, if that is another one.
pub(super) async fn pass_on(
    State((others, limits)): State<(Others, Limits)>,
    request: Request,
    next: Next,
) -> Response {
    let answered = Answered::of(request.method(), request.uri().path());
    let Some(cluster) = others.cluster().filter(|_| answered != Answered::Here) else {
        return next.run(request).await;
    };
    let (parts, body) = request.into_parts();
    let body = match timeout(limits.answer, to_bytes(body, BODY_LEN)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Err(_) => return Refused::from(Overload::TooSlow).into_response(),
    };
    let (who, session) = (parts.extensions.get::<PlayerRow>(), parts.extensions.get::<SessionRow>());
    let Some(place) = parts.extensions.get::<Arc<Place>>() else { return StatusCode::BAD_REQUEST.into_response() };
    let caller = Caller::new(who.cloned(), session.cloned(), place.address());
    let asked = PassedOn::new(&parts, body.clone());
    match answer_elsewhere(cluster, answered, &caller, &asked).await {
        Ok(Some(answer)) => answer,
        Ok(None) => next.run(Request::from_parts(parts, Body::from(body))).await,
        Err(error) => error.into_response(),
    }
}

/// The answer of another server; none if this one answers.
async fn answer_elsewhere(
    cluster: &Cluster,
    answered: Answered,
    caller: &Caller,
    asked: &PassedOn,
) -> Result<Option<Response>, Refused> {
    let (waiting, mut unreachable) = (Waiting::begin(), Vec::new());
    loop {
        let other = match answered {
            Answered::Here => None,
            Answered::ByEldest => cluster.eldest(&unreachable),
            Answered::With(owned) => cluster.elsewhere(owned).await?,
        };
        let Some(other) = other else { return Ok(None) };
        match cluster.ask(other, caller.clone(), asked).await {
            Ok(answer) => {
                let answer = answer.and_then(Answer::response);
                // What was asked may have been done: it is not asked once more.
                return Ok(Some(answer.ok_or(Elsewhere(other))?));
            }
            Err(_) if answered == Answered::ByEldest => unreachable.push(other),
            Err(_) if waiting.again(cluster).await => {}
            Err(error) => {
                tracing::warn!("a request cannot be passed on: {error}");
                return Err(Elsewhere(other).into());
            }
        }
    }
}

/// Answers what other servers pass on, until nobody is to be answered any more.
pub(super) async fn answer_others(router: Router, sockets: Arc<Sockets>, mut incoming: Incoming) {
    while let Some((opening, line)) = incoming.next().await {
        match Opening::read(&opening) {
            Some(Opening::Request(caller, asked)) => drop(tokio::spawn(answer(router.clone(), caller, asked, line))),
            Some(Opening::Socket(caller)) => {
                drop(tokio::spawn(tables::serve_for_another(sockets.clone(), caller, line)))
            }
            None => tracing::warn!("another server says what cannot be read"),
        }
    }
}

async fn answer(router: Router, caller: Caller, asked: PassedOn, line: Line) {
    let Some(mut request) = asked.request() else { return };
    let extensions = request.extensions_mut();
    extensions.insert(Arc::new(Place::elsewhere(caller.address)));
    if let Some(who) = caller.who() {
        extensions.insert(who);
    }
    if let Some(session) = caller.session() {
        extensions.insert(session);
    }
    let Ok(response) = TowerToHyperService::new(router).call(request).await;
    let (parts, body) = response.into_parts();
    // Every answer was in memory before.
    let Ok(body) = to_bytes(body, usize::MAX).await else { return };
    let answer = Answer::new(parts.status, &parts.headers, body);
    // Where the line breaks, the other server says that no answer came.
    if line.sender.send(answer.to_bytes()).await.is_ok() {
        let _ = line.close().await;
    }
}

/// Somebody who waits until another server is there, or until what it had is free.
pub(crate) struct Waiting {
    end: Instant,
}

impl Waiting {
    pub fn begin() -> Waiting {
        Waiting { end: Instant::now() + PATIENCE }
    }

    /// Waits a little before another attempt, or until a server has come or gone; `false` where there was time enough.
    pub async fn again(&self, cluster: &Cluster) -> bool {
        let is_early = Instant::now() < self.end;
        if is_early {
            let mut live = cluster.live();
            live.mark_unchanged();
            tokio::select! {
                () = sleep(PAUSE) => {}
                Ok(()) = live.changed() => {}
            }
        }
        is_early
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_server_has_is_answered_there() {
        let of = |method: &str, path: &str| Answered::of(&method.parse().unwrap(), path);
        let (room, table) = ("0000000000000007", "0000000000000008");
        let with_room = Answered::With(Owned::Room(room.parse().unwrap()));
        let with_table = Answered::With(Owned::Table(table.parse().unwrap()));
        for method in ["GET", "POST"] {
            assert_eq!(of(method, &format!("/api/rooms/{room}")), with_room);
            assert_eq!(of(method, &format!("/api/matches/{table}/record")), with_table);
            assert_eq!(of(method, &format!("/api/matches/%30{}/reach", &table[1..])), with_table);
            for path in ["/api/rooms", "/api/matches", "/api/rooms/x", "/api/admin/people", "/rooms/7", "/", "/ws"] {
                assert_eq!(of(method, path), Answered::Here, "{path}");
            }
            assert_eq!(of(method, "/api/passkeys/sign-in/options"), Answered::ByEldest);
        }
        assert_eq!((of("GET", "/api/me"), of("POST", "/api/me")), (Answered::Here, Answered::ByEldest));
        assert_eq!(of("DELETE", "/api/me/data"), Answered::Here);
    }
}
