//! Answers only requests with the key.
//!
//! Every user of the machine reaches the port, and so does every program. The link that `jantaku play` prints contains the
//! key, and turns it into a cookie. A program sends it as `Authorization: Bearer KEY`.

use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};

use super::Shared;
use crate::key::LaunchKey;
use crate::lobby::LobbyError;

/// Lets requests with the key pass; the link that contains it leads to the page, with the key as a cookie.
pub(super) async fn holders_only(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    // Browsers send cookies to every port of a host.
    let cookie = format!("jantaku-{}", shared.address.port());
    let (path, query) = (request.uri().path(), request.uri().query().unwrap_or_default());
    let is_key = |part: &&str| part.starts_with("key=");
    let given = query.split('&').find(is_key).and_then(|part| part.strip_prefix("key="));
    match given.filter(|_| path == "/") {
        Some(key) if shared.key.is(key) => {
            let rest: Vec<&str> = query.split('&').filter(|part| !is_key(part)).collect();
            let page = if rest.is_empty() { "/".to_owned() } else { format!("/?{}", rest.join("&")) };
            let cookie = format!("{cookie}={key}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
            ([(SET_COOKIE, cookie)], Redirect::to(&page)).into_response()
        }
        None if opens(&shared.key, request.headers(), &cookie) => next.run(request).await,
        _ if path.starts_with("/api/") => LobbyError::NoKey.into_response(),
        _ => (StatusCode::UNAUTHORIZED, LobbyError::NoKey.to_string()).into_response(),
    }
}

/// Whether a request brings the key, as a program or as a page does.
fn opens(key: &LaunchKey, headers: &HeaderMap, cookie: &str) -> bool {
    let values = |name| headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    let bearers = values(AUTHORIZATION).filter_map(|value| value.strip_prefix("Bearer "));
    let cookies = values(COOKIE).flat_map(|value| value.split("; ")).filter_map(|pair| pair.split_once('='));
    let cookies = cookies.filter(|(name, _)| *name == cookie).map(|(_, value)| value);
    bearers.chain(cookies).any(|text| key.is(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_opens_as_a_bearer_or_as_the_cookie_of_its_port() {
        let key = LaunchKey::from_bits([0xab; 16]);
        let text = key.as_str().to_owned();
        assert_eq!(LaunchKey::parse(text.clone()), Some(key.clone()));
        assert_eq!(LaunchKey::parse("ab; Path=/".to_owned()), None);
        assert!(!format!("{key:?}").contains("ab"));
        let opens = |name, value: String| {
            let headers = HeaderMap::from_iter([(name, value.parse().unwrap())]);
            opens(&key, &headers, "jantaku-7000")
        };
        assert!(opens(AUTHORIZATION, format!("Bearer {text}")));
        assert!(opens(COOKIE, format!("a=b; jantaku-7000={text}; c=d")));
        for value in [text.clone(), format!("Bearer {text}0"), "Bearer ".to_owned(), format!("Basic {text}")] {
            assert!(!opens(AUTHORIZATION, value));
        }
        for value in [format!("jantaku-7001={text}"), "jantaku-7000=".to_owned(), format!("xjantaku-7000={text}")] {
            assert!(!opens(COOKIE, value));
        }
    }
}
