//! Headers between servers.

use std::fmt;

use axum::body::Bytes;
use axum::http::header::{
    CONNECTION, EXPECT, HeaderName, PROXY_AUTHENTICATE, PROXY_AUTHORIZATION, TE, TRAILER, TRANSFER_ENCODING, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Request, Uri};
use data_encoding::HEXLOWER;
use http_body_util::Full;
use jantaku_wire::ids::same_secret;

use crate::cluster::caller::Caller;

/// The prefix of the servers' own headers: a client's are not passed on.
const OURS: &str = "jantaku-";
const SECRET: HeaderName = HeaderName::from_static("jantaku-secret");
/// The term of the server that asks.
const FROM: HeaderName = HeaderName::from_static("jantaku-from");
/// The term of the server that is asked, and in its answer that of the one that answers.
const TO: HeaderName = HeaderName::from_static("jantaku-to");
const CALLER: HeaderName = HeaderName::from_static("jantaku-caller");

/// Headers that belong to one connection, and not to a request.
const OF_CONNECTION: [HeaderName; 9] = [
    CONNECTION,
    EXPECT,
    HeaderName::from_static("keep-alive"),
    PROXY_AUTHENTICATE,
    PROXY_AUTHORIZATION,
    TE,
    TRAILER,
    TRANSFER_ENCODING,
    UPGRADE,
];

/// Known to the servers of one store alone.
#[derive(Clone)]
pub(crate) struct Secret(String);

impl Secret {
    pub fn new(text: String) -> Secret {
        Secret(text)
    }

    pub fn text_of(bits: [u8; 32]) -> String {
        HEXLOWER.encode(&bits)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The head of a request from server to server.
pub(super) struct Head<'a> {
    pub secret: &'a Secret,
    pub from: i64,
    pub to: i64,
    pub caller: &'a Caller,
}

impl Head<'_> {
    pub fn add(&self, headers: &mut HeaderMap) {
        // Digits are always a header.
        let mut secret = HeaderValue::try_from(self.secret.0.as_str()).unwrap_or(HeaderValue::from_static(""));
        secret.set_sensitive(true);
        headers.insert(SECRET, secret);
        headers.insert(FROM, self.from.into());
        headers.insert(TO, self.to.into());
        headers.insert(CALLER, self.caller.header());
    }
}

/// Returns the term of the asking server and its caller, if it knows the secret and means this one.
pub(super) fn asked_by(headers: &HeaderMap, secret: &Secret, own: i64) -> Option<(i64, Caller)> {
    let said = only(headers, &SECRET)?.to_str().ok()?;
    if !same_secret(said, &secret.0) || term(headers, &TO)? != own {
        return None;
    }
    Some((term(headers, &FROM)?, Caller::read(only(headers, &CALLER)?)?))
}

pub(super) fn sign(headers: &mut HeaderMap, own: i64) {
    headers.insert(TO, own.into());
}

/// Whether the server of this term has answered.
pub(super) fn is_signed(headers: &HeaderMap, by: i64) -> bool {
    term(headers, &TO) == Some(by)
}

pub(crate) fn passed_on(parts: &Parts, body: Bytes) -> Request<Full<Bytes>> {
    let mut request = Request::new(Full::new(body));
    *request.method_mut() = parts.method.clone();
    // A client may name the whole address, which does not concern the other server.
    let target = parts.uri.path_and_query().cloned();
    *request.uri_mut() = target.map_or(Uri::default(), Uri::from);
    *request.headers_mut() = kept(&parts.headers);
    request
}

/// The headers of a request or an answer that are passed on.
pub(super) fn kept(headers: &HeaderMap) -> HeaderMap {
    let named = headers.get_all(CONNECTION).iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
    let is_passed_on = |name: &HeaderName| {
        !(OF_CONNECTION.contains(name)
            || name.as_str().starts_with(OURS)
            || named.iter().any(|other| name.as_str().eq_ignore_ascii_case(other)))
    };
    let passed_on = headers.iter().filter(|(name, _)| is_passed_on(name));
    passed_on.map(|(name, value)| (name.clone(), value.clone())).collect()
}

fn term(headers: &HeaderMap, name: &HeaderName) -> Option<i64> {
    only(headers, name)?.to_str().ok()?.parse().ok()
}

/// The value of a header that occurs once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a HeaderValue> {
    let mut values = headers.get_all(name).iter();
    values.next().filter(|_| values.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(&'static str, &str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn what_is_said_of_a_connection_is_not_passed_on() {
        let said = headers(&[
            ("connection", "close, X-Hop"),
            ("x-hop", "1"),
            ("upgrade", "h2c"),
            ("transfer-encoding", "chunked"),
            ("jantaku-secret", "guess"),
            ("jantaku-later", "1"),
            ("cookie", "a"),
            ("x-two", "1"),
        ]);
        assert_eq!(kept(&said), headers(&[("cookie", "a"), ("x-two", "1")]));
    }

    #[test]
    fn only_a_server_with_the_secret_that_means_this_one_is_believed() {
        let secret = Secret::new(Secret::text_of([7; 32]));
        let caller = Caller::new(None, None, [127, 0, 0, 1].into());
        let said = |secret: &Secret, to: i64| {
            // Such headers of a client are not believed.
            let mut said = headers(&[("jantaku-to", "4"), ("jantaku-from", "9")]);
            Head { secret, from: 3, to, caller: &caller }.add(&mut said);
            said
        };
        let right = said(&secret, 4);
        assert_eq!(asked_by(&right, &secret, 4).map(|(from, _)| from), Some(3));
        assert!(asked_by(&right, &secret, 5).is_none(), "meant for another");
        assert!(asked_by(&said(&Secret::new(Secret::text_of([8; 32])), 4), &secret, 4).is_none());
        assert!(asked_by(&said(&Secret::new(String::new()), 4), &secret, 4).is_none());
        for name in [SECRET, FROM, TO, CALLER] {
            let mut without = right.clone();
            without.remove(&name);
            assert!(asked_by(&without, &secret, 4).is_none(), "{name}");
            let mut twice = right.clone();
            twice.append(&name, right[&name].clone());
            assert!(asked_by(&twice, &secret, 4).is_none(), "{name}");
        }
        assert!(!format!("{right:?}{secret:?}").contains("0707"));
    }
}
