//! Keeps other web pages away from the table.
//!
//! The port is open to every page in the player's browser. A page from elsewhere can make the browser ask for our
//! address under a name of its own (DNS rebinding): then `Host` is that name. Or it can send a request from its own
//! origin: then `Origin` is not ours. Browsers always send `Origin` with a WebSocket and with a POST from a page, so
//! a request without one comes from no page: it may pass, if it has the key.

use std::net::SocketAddr;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Shared;
use crate::lobby::LobbyError;

/// Refuses requests under another name, or from another origin, than our own.
pub(super) async fn own_pages_only(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    match refusal(request.headers(), shared.address) {
        None => next.run(request).await,
        Some(why) => (StatusCode::FORBIDDEN, why).into_response(),
    }
}

/// Gives up a request that takes too long, such as one whose body never ends.
pub(super) async fn in_time(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(shared.limits.answer, next.run(request)).await;
    answer.unwrap_or_else(|_| LobbyError::TooSlow.into_response())
}

fn refusal(headers: &HeaderMap, address: SocketAddr) -> Option<&'static str> {
    let own = own_hosts(address);
    let is_own = |host: &str| own.iter().any(|own| own == host);
    let hosts: Vec<_> = headers.get_all(HOST).iter().collect();
    match hosts.as_slice() {
        [host] if host.to_str().is_ok_and(is_own) => {}
        _ => return Some("this table answers only at its own address"),
    }
    let foreign = |origin: &HeaderValue| {
        let host = origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://"));
        !host.is_some_and(is_own)
    };
    headers.get_all(ORIGIN).iter().any(foreign).then_some("this table answers only its own page")
}

fn own_hosts(address: SocketAddr) -> Vec<String> {
    let port = address.port();
    let mut hosts = vec![address.to_string(), format!("localhost:{port}")];
    if port == 80 {
        hosts.extend([address.ip().to_string(), "localhost".to_owned()]);
    }
    hosts
}

/// The page may load nothing from elsewhere, be framed by nobody, and be taken for nothing else than it says.
pub(super) async fn headers(request: Request, next: Next) -> Response {
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
    if is_api {
        response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(host: &[&str], origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in host.iter().map(|host| (HOST, *host)).chain(origin.map(|origin| (ORIGIN, origin))) {
            headers.append(name, value.parse().unwrap());
        }
        refusal(&headers, "127.0.0.1:7000".parse().unwrap()).is_some()
    }

    #[test]
    fn only_our_own_names_and_pages_pass() {
        for host in ["127.0.0.1:7000", "localhost:7000"] {
            assert!(!refused(&[host], None));
            assert!(!refused(&[host], Some("http://localhost:7000")));
            for origin in ["http://localhost:7001", "https://localhost:7000", "http://evil.example", "null", "file://"]
            {
                assert!(refused(&[host], Some(origin)), "{origin}");
            }
        }
        for host in ["evil.example:7000", "127.0.0.1", "127.0.0.1:7001", "localhost:7000.evil.example", ""] {
            assert!(refused(&[host], None), "{host}");
        }
        assert!(refused(&[], None));
        assert!(refused(&["127.0.0.1:7000", "evil.example"], None));
    }
}
