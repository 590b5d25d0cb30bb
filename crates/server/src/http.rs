mod access;
mod counts;
mod elsewhere;
mod endpoint;
mod guard;
mod health;
mod limits;
mod page;
mod places;
mod site;
mod tls;
mod together;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRef;
use axum::http::header::{ETAG, HeaderName, IF_NONE_MATCH};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Redirect};
use axum::routing::get;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{RwLock, watch};
use tokio::task::{JoinHandle, JoinSet};
use tokio_io_timeout::TimeoutStream;
use tower_layer::Layer;

use crate::people::Door;
use crate::server::{Server, Services};
use crate::tables::Sockets;
use crate::{admin, archive, careers, hosting, houses, people, rooms, study, tables};
use guard::InTime;
use health::Health;
use places::Places;

pub(crate) use access::cookies;
pub use counts::Counts;
pub(crate) use elsewhere::Waiting;
pub(crate) use endpoint::{Ask, Attached, Kept, LINES, Routes, SignedIn, WithCookie, Written, whole};
pub use limits::Limits;
pub(crate) use limits::{is_within, limiter};
pub(crate) use places::Place;
pub use site::{Entrance, NoUrl, Site};
pub use tls::{Tls, TlsError};

/// The system's send buffer for a connection, in bytes. By default it would be megabytes for a client that reads
/// nothing.
const SEND_BUFFER: usize = 128 * 1024;
/// The time for connections to close when the server stops.
const FAREWELL: Duration = Duration::from_secs(2);

#[derive(Clone)]
pub(crate) struct App {
    pub services: Services,
    door: Arc<Door>,
    sockets: Arc<Sockets>,
}

impl FromRef<App> for Arc<Door> {
    fn from_ref(app: &App) -> Arc<Door> {
        app.door.clone()
    }
}

impl FromRef<App> for Arc<Sockets> {
    fn from_ref(app: &App) -> Arc<Sockets> {
        app.sockets.clone()
    }
}

impl Server {
    /// Serves on this listener, by TLS where there is a certificate, and to other servers of the same store, until
    /// `stop` is done.
    pub async fn serve(
        self,
        listener: TcpListener,
        site: Site,
        tls: Option<Tls>,
        limits: Limits,
        stop: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let (services, places) = (Services::of(self), Places::new(limits));
        let is_hosted = matches!(site.entrance, Entrance::Names);
        let catching_up = is_hosted.then(|| tokio::spawn(services.clone().catch_up_always()));
        let (closing, closed) = watch::channel(());
        let answering = Arc::<RwLock<()>>::default();
        let door = Arc::new(Door::new(services.store.clone(), Arc::new(site), &limits));
        let sockets = Arc::new(Sockets::new(&services, limits, closed.clone()));
        let app = App { services: services.clone(), door, sockets };
        let answers = answers(app.clone(), InTime { answering: answering.clone(), limit: limits.answer });
        let mut others = JoinSet::new();
        if let Some(cluster) = services.others.cluster().cloned()
            && let Some(listener) = cluster.listener()
        {
            others.spawn(cluster.clone().probe_others());
            others.spawn(together::answer(listener, cluster, answers.clone(), limits, closed.clone()));
        }
        let router = router(answers, &app, limits);
        tokio::pin!(stop);
        loop {
            let accepted = tokio::select! {
                () = &mut stop => break,
                accepted = accept(&listener, &places) => accepted,
            };
            if let Some((stream, place)) = accepted {
                let (tls, router, closed) = (tls.clone(), router.clone(), closed.clone());
                tokio::spawn(async move {
                    let Some(tls) = tls else { return connection(stream, router, limits, closed, place).await };
                    // A client that does not speak TLS, or not in time, is dropped.
                    if let Ok(Ok(stream)) = tokio::time::timeout(limits.head, tls.acceptor().accept(stream)).await {
                        connection(stream, router, limits, closed, place).await;
                    }
                });
            }
        }
        drop(listener);
        services.others.refuse();
        catching_up.inspect(JoinHandle::abort);
        // Whoever has not left, or not been answered, by then is cut off; nothing is lost by it.
        let _ = tokio::time::timeout(FAREWELL, services.tables.stop()).await;
        let answered = tokio::time::timeout(FAREWELL, answering.write()).await;
        services.others.leave().await;
        drop(answered);
        closing.send_replace(());
        let _ = tokio::time::timeout(FAREWELL, places.all_free()).await;
        // Nobody can open it again.
        services.host.close().await;
        Ok(())
    }
}

/// Connections without a place are closed at once.
async fn accept(listener: &TcpListener, places: &Places) -> Option<(TcpStream, Place)> {
    match listener.accept().await {
        Ok((stream, peer)) => {
            let place = places.take(peer.ip())?;
            let _ = stream.set_nodelay(true);
            let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
            Some((stream, place))
        }
        Err(error) => {
            // Out of file handles, or a client gone before it was accepted: neither ends the server.
            tracing::warn!("no connection was accepted: {error}");
            tokio::time::sleep(Duration::from_millis(50)).await;
            None
        }
    }
}

async fn connection<S: AsyncRead + AsyncWrite + Send + 'static>(
    stream: S,
    router: Router,
    limits: Limits,
    mut closed: watch::Receiver<()>,
    place: Place,
) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.write));
    // A socket takes over the place of its connection, or of what the proxy has passed on.
    let service = Extension(Arc::new(place)).layer(router);
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(32 * 1024)
        .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(served);
    tokio::select! {
        _ = served.as_mut() => {}
        _ = closed.changed() => {
            served.as_mut().graceful_shutdown();
            // A client that breaks off is no error of ours.
            let _ = served.await;
        }
    }
}

/// Leaves out the body if the client has kept what has this tag.
pub(crate) fn unless_kept(
    request: &HeaderMap,
    head: [(HeaderName, String); 3],
    body: impl FnOnce() -> Body,
) -> Response<Body> {
    let tag = head.iter().find(|(name, _)| *name == ETAG);
    let is_kept = tag.is_some_and(|(_, tag)| request.get(IF_NONE_MATCH).is_some_and(|kept| kept == tag));
    match is_kept {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, body()).into_response(),
    }
}

fn router(answers: Router, app: &App, limits: Limits) -> Router {
    Router::new().fallback_service(routes(answers, app, limits)).layer(map_response(guard::hide_methods))
}

fn routes(answers: Router, app: &App, limits: Limits) -> Router {
    let (services, site) = (&app.services, &app.door.site);
    let health = Arc::new(Health::new(services.store.clone(), limits.write_again));
    answers
        .layer(from_fn_with_state((services.others.clone(), limits), elsewhere::pass_on))
        .layer(from_fn_with_state(services.store.clone(), admin::admins_only))
        .layer(from_fn_with_state((site.clone(), services.people.clone()), access::known_only))
        // For whoever watches over the server: it needs no name and no secret.
        .merge(Router::new().route("/healthz", get(health::health)).with_state(health))
        .layer(from_fn_with_state(site.clone(), guard::own_pages_only))
        .layer(from_fn_with_state(Places::behind_proxy(limits), places::passed_on))
        .layer(from_fn_with_state(site.clone(), guard::headers))
        .layer(from_fn(counts::request))
}

fn declared() -> Routes {
    [
        rooms::routes(),
        tables::routes(),
        archive::routes(),
        study::routes(),
        houses::routes(),
        careers::routes(),
        admin::routes(),
        hosting::routes(),
    ]
    .into_iter()
    .fold(people::routes(), Routes::and)
}

fn answers(app: App, in_time: InTime) -> Router {
    declared()
        .router
        .route("/replay", get(|| async { Redirect::to("/#/replay") }))
        .route("/help", get(|| async { Redirect::to("/#/help") }))
        .route("/score", get(|| async { Redirect::to("/#/score") }))
        .route("/learn", get(|| async { Redirect::to("/#/learn") }))
        .route("/drills", get(|| async { Redirect::to("/#/drills") }))
        .route("/daily", get(|| async { Redirect::to("/#/daily") }))
        .fallback(get(page::page))
        .layer(from_fn(access::in_own_turn))
        .layer(from_fn_with_state(in_time, guard::in_time))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jantaku_wire::endpoints;

    use super::*;

    #[test]
    fn every_endpoint_that_is_declared_has_a_handler() {
        let of = |names: Vec<&'static str>| BTreeSet::from_iter(names);
        assert_eq!(of(declared().names), of(endpoints::ALL.iter().map(|declared| declared.name).collect()));
    }
}
