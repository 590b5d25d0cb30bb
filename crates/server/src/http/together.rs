//! Answers the other servers of the same store, at a listener of its own, on behalf of their clients.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::cluster::{Cluster, PROBE};
use crate::http::limits::Limits;
use crate::http::places::{Place, Places};
use crate::http::{accept, connection};
use crate::tables::PassedBy;

/// Answers other servers until this one stops.
pub(super) async fn answer(
    listener: TcpListener,
    cluster: Arc<Cluster>,
    answers: Router,
    limits: Limits,
    closed: watch::Receiver<()>,
) {
    let (places, router) = (Places::of_servers(limits), router(answers, cluster));
    loop {
        if let Some((stream, place)) = accept(&listener, &places).await {
            tokio::spawn(connection(stream, router.clone(), limits, closed.clone(), place));
        }
    }
}

fn router(answers: Router, cluster: Arc<Cluster>) -> Router {
    Router::new()
        .route(PROBE, get(|| async {}))
        .fallback_service(answers)
        .layer(from_fn_with_state(cluster, servers_only))
}

/// Passes only servers of this store that mean this one. Nothing is read of what others send.
async fn servers_only(State(cluster): State<Arc<Cluster>>, mut request: Request, next: Next) -> Response {
    // A stopping server answers the probe and nothing else.
    let asked = cluster.asked_by(request.headers()).filter(|_| !cluster.stops() || request.uri().path() == PROBE);
    let Some((from, caller)) = asked else { return StatusCode::FORBIDDEN.into_response() };
    let extensions = request.extensions_mut();
    extensions.insert(PassedBy::new(from, cluster.live()));
    let by = extensions.remove::<Arc<Place>>();
    extensions.insert(Arc::new(Place::elsewhere(caller.address, by)));
    if let Some(who) = caller.who() {
        extensions.insert(who);
    }
    if let Some(session) = caller.session() {
        extensions.insert(session);
    }
    let mut answer = next.run(request).await;
    cluster.sign(answer.headers_mut());
    answer
}
