use std::sync::Arc;
use std::time::Duration;

use axum::RequestExt;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{RawPathParams, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::Full;
use jantaku_store::{Owned, PlayerRow, SessionRow};
use jantaku_wire::contract::{At, BODY_LEN};
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::{Caller, Cluster, Elsewhere, Others, passed_on};
use crate::http::endpoint::asked_of;
use crate::http::limits::Limits;
use crate::http::places::Place;
use crate::refusal::{Overload, Refused};

/// The wait for another server, or for its places to be free: longer than a lease.
const PATIENCE: Duration = Duration::from_secs(8);
/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(100);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answered {
    /// At the server that gets the request.
    Here,
    With(Owned),
    /// At one server for all, so that attempts are counted and what browsers are asked is known there.
    ByEldest,
}

impl Answered {
    /// Reads the declaration of the endpoint to which the request was routed.
    async fn of(request: &mut Request) -> Answered {
        let at = asked_of(request).map_or(At::Here, |declared| declared.at);
        let parts = request.extract_parts::<RawPathParams>().await.ok();
        let id = parts.as_ref().and_then(|parts| parts.iter().next()).map_or("", |(_, id)| id);
        match at {
            At::Here => Answered::Here,
            At::Eldest => Answered::ByEldest,
            At::Room => id.parse().map_or(Answered::Here, |id| Answered::With(Owned::Room(id))),
            At::Table => id.parse().map_or(Answered::Here, |id| Answered::With(Owned::Table(id))),
        }
    }
}

pub(super) async fn pass_on(
    State((others, limits)): State<(Others, Limits)>,
    mut request: Request,
    next: Next,
) -> Response {
    let answered = Answered::of(&mut request).await;
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
    let asked = passed_on(&parts, body.clone());
    match answer_elsewhere(cluster, answered, &caller, &asked).await {
        Ok(Some(answer)) => answer,
        Ok(None) => next.run(Request::from_parts(parts, Body::from(body))).await,
        Err(error) => error.into_response(),
    }
}

/// None if this server answers.
async fn answer_elsewhere(
    cluster: &Cluster,
    answered: Answered,
    caller: &Caller,
    asked: &Request<Full<Bytes>>,
) -> Result<Option<Response>, Refused> {
    let (waiting, mut unreachable) = (Waiting::begin(), Vec::new());
    loop {
        let other = match answered {
            Answered::Here => None,
            Answered::ByEldest => cluster.eldest(&unreachable),
            Answered::With(owned) => cluster.elsewhere(owned).await?,
        };
        let Some(other) = other else { return Ok(None) };
        match cluster.ask(other, caller, asked.clone()).await {
            // The request may have been carried out: it is not sent again.
            Ok(answer) => return Ok(Some(answer.ok_or(Elsewhere(other))?)),
            Err(_) if answered == Answered::ByEldest => unreachable.push(other),
            Err(_) if waiting.again(cluster).await => {}
            Err(error) => {
                tracing::warn!("a request cannot be passed on to the server of term {other}: {error}");
                return Err(Elsewhere(other).into());
            }
        }
    }
}

pub(crate) struct Waiting {
    end: Instant,
}

impl Waiting {
    pub fn begin() -> Waiting {
        Waiting { end: Instant::now() + PATIENCE }
    }

    /// Waits a little before another attempt, or until a server has come or gone; `false` when the time is over.
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
    use std::collections::BTreeSet;

    use axum::Router;
    use axum::middleware::from_fn;
    use axum::routing::any;
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;
    use jantaku_wire::endpoints;

    use super::*;

    async fn at(method: &str, path: &str) -> String {
        let said = |mut request: Request, _: Next| async move {
            [("answered", format!("{:?}", Answered::of(&mut request).await))]
        };
        let paths = BTreeSet::from_iter(endpoints::ALL.iter().map(|declared| declared.path));
        let nothing = || any(|| async {});
        let router = paths.into_iter().fold(Router::new(), |router, path| router.route(path, nothing()));
        let router = router.fallback(nothing()).layer(from_fn(said));
        let request = Request::builder().method(method).uri(path).body(Body::empty()).unwrap();
        let Ok(answer) = TowerToHyperService::new(router).call(request).await;
        answer.headers()["answered"].to_str().unwrap().to_owned()
    }

    #[tokio::test]
    async fn what_one_server_has_is_answered_there() {
        let (room, table) = ("0000000000000007", "0000000000000008");
        for path in [format!("/api/matches/{table}/seat"), format!("/api/matches/%30{}/reach", &table[1..])] {
            for method in ["GET", "HEAD"] {
                assert_eq!(at(method, &path).await, "With(Table(MatchId(8)))");
            }
        }
        for method in ["GET", "POST"] {
            assert_eq!(at(method, &format!("/api/rooms/{room}")).await, "With(Room(RoomId(7)))");
            for path in ["/api/rooms", "/api/matches", "/api/rooms/x", "/api/admin/people", "/rooms/7", "/", "/ws"] {
                assert_eq!(at(method, path).await, "Here", "{path}");
            }
        }
        assert_eq!(at("POST", "/api/passkeys/sign-in/options").await, "ByEldest");
        assert_eq!(
            (at("GET", "/api/me").await, at("POST", "/api/me").await),
            ("Here".to_owned(), "ByEldest".to_owned())
        );
        assert_eq!(at("DELETE", "/api/me/data").await, "Here");
    }
}
