//! Keeps other web pages away from the table.
//!
//! The port is open to every page in the player's browser. A page from elsewhere can make the browser ask for our
//! address under a name of its own (DNS rebinding): then `Host` is that name. Or it can send a request from its own
//! origin: then `Origin` is not ours. Browsers always send `Origin` with a WebSocket and with a POST from a page, so a
//! request without one comes from no page: it may pass if its secret is no cookie, which only browsers have.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::sync::RwLock;

use crate::http::site::Site;
use crate::refusal::{Overload, Refused};

pub(super) async fn own_pages_only(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let changes = !request.method().is_safe() || request.uri().path() == "/ws";
    match refusal(request.headers(), &site, changes) {
        None => next.run(request).await,
        Some(why) => (StatusCode::FORBIDDEN, why).into_response(),
    }
}

#[derive(Clone)]
pub(super) struct InTime {
    /// Locked for reading while a request is answered.
    pub answering: Arc<RwLock<()>>,
    pub limit: Duration,
}

/// Gives up a request that takes too long, such as one whose body never ends.
pub(super) async fn in_time(State(in_time): State<InTime>, request: Request, next: Next) -> Response {
    // Nobody stops the server meanwhile.
    let _answering = in_time.answering.read().await;
    let answer = tokio::time::timeout(in_time.limit, next.run(request)).await;
    answer.unwrap_or_else(|_| Refused::from(Overload::TooSlow).into_response())
}

/// Names the methods of a route only after a wrong one: a refused client learns nothing of the route.
pub(super) async fn hide_methods(mut response: Response) -> Response {
    if response.status() != StatusCode::METHOD_NOT_ALLOWED {
        response.headers_mut().remove(ALLOW);
    }
    response
}

fn refusal(headers: &HeaderMap, site: &Site, changes: bool) -> Option<&'static str> {
    let hosts: Vec<_> = headers.get_all(HOST).iter().collect();
    match hosts.as_slice() {
        [host] if host.to_str().is_ok_and(|host| site.is_own_host(host)) => {}
        _ => return Some("this table answers only at its own address"),
    }
    let origins: Vec<_> = headers.get_all(ORIGIN).iter().collect();
    let is_own = |origin: &HeaderValue| origin.to_str().is_ok_and(|origin| site.is_own_origin(origin));
    match origins.len() {
        0 if changes && headers.contains_key(COOKIE) => Some("a page says where it comes from"),
        _ if origins.into_iter().all(is_own) => None,
        _ => Some("this table answers only its own page"),
    }
}

/// The page may load nothing from elsewhere, be framed by nobody, and be taken for nothing else than it is. Where
/// browsers reach the server by TLS, they use nothing else for a year.
pub(super) async fn headers(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    const HEADERS: [(HeaderName, &str); 6] = [
        (
            CONTENT_SECURITY_POLICY,
            "default-src 'self'; img-src 'self' data:; object-src 'none'; \
             base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    // Answers contain secrets of seats, and records of matches: no cache keeps them, unless they say that it may.
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if site.is_secure {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, year);
    }
    if is_api {
        response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::site::Entrance;

    fn refused(head: &[(HeaderName, &str)], changes: bool) -> bool {
        let headers = head.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        let site = Site::local("127.0.0.1:7000".parse().unwrap(), Entrance::Names);
        refusal(&headers, &site, changes).is_some()
    }

    #[test]
    fn only_requests_to_us_and_from_our_pages_pass() {
        let own = (HOST, "localhost:7000");
        assert!(!refused(std::slice::from_ref(&own), true));
        assert!(!refused(&[own.clone(), (ORIGIN, "http://localhost:7000")], true));
        assert!(refused(&[own.clone(), (ORIGIN, "http://evil.example")], false));
        assert!(refused(&[own.clone(), (ORIGIN, "http://localhost:7000"), (ORIGIN, "http://evil.example")], false));
        assert!(refused(&[], false));
        assert!(refused(&[own.clone(), (HOST, "evil.example")], false));
        // A change with a cookie comes from a page.
        assert!(refused(&[own.clone(), (COOKIE, "a=b")], true));
        assert!(!refused(&[own.clone(), (COOKIE, "a=b")], false));
        assert!(!refused(&[own, (COOKIE, "a=b"), (ORIGIN, "http://localhost:7000")], true));
    }
}
