//! Only those who may ask are answered.
//!
//! Every user of the machine reaches the port of `jantaku play`, and so does every program. The printed link contains
//! the key, and turns it into a cookie. A program sends it as `Authorization: Bearer KEY`.
//!
//! A server for friends shows its page to everybody; anything else needs a session, as a cookie or as `Authorization:
//! Bearer SESSION`.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use jantaku_store::PlayerRow;
use jantaku_wire::ids::PlayerId;

use crate::http::endpoint::asked_of;
use crate::http::site::{Entrance, Site};
use crate::jobs::asked_by;
use crate::people::{EntryRefusal, LaunchKey, People, Session};
use crate::refusal::Refused;

/// Passes requests of known people, with their [`PlayerRow`]; on a server for friends also with their
/// [`SessionRow`](jantaku_store::SessionRow).
pub(super) async fn known_only(
    State((site, people)): State<(Arc<Site>, Arc<People>)>,
    request: Request,
    next: Next,
) -> Response {
    match &site.entrance {
        Entrance::Key(key) => holders_only(&site, key, request, next).await,
        Entrance::Names => signed_in_only(&site, &people, request, next).await,
    }
}

/// Passes requests with the key; the link that contains it leads to the page, with the key as a cookie.
async fn holders_only(site: &Site, key: &LaunchKey, mut request: Request, next: Next) -> Response {
    let (path, query) = (request.uri().path(), request.uri().query().unwrap_or_default());
    let is_key = |part: &&str| part.starts_with("key=");
    let given = query.split('&').find(is_key).and_then(|part| part.strip_prefix("key="));
    match given.filter(|_| path == "/") {
        Some(given) if key.is(given) => {
            let rest: Vec<&str> = query.split('&').filter(|part| !is_key(part)).collect();
            let page = if rest.is_empty() { "/".to_owned() } else { format!("/?{}", rest.join("&")) };
            ([(SET_COOKIE, site.set_cookie(given))], Redirect::to(&page)).into_response()
        }
        None if secrets(request.headers(), &site.cookie).any(|secret| key.is(secret)) => {
            request.extensions_mut().insert(PlayerRow { id: PlayerId::LOCAL, name: "You".to_owned(), face: None });
            next.run(request).await
        }
        _ => refuse(path, EntryRefusal::NoKey),
    }
}

/// Passes the page, and requests of people who are signed in.
async fn signed_in_only(site: &Site, people: &People, mut request: Request, next: Next) -> Response {
    let who = match &secrets(request.headers(), &site.cookie).find_map(Session::parse) {
        Some(session) => people.signed_in(session).await,
        None => Ok(None),
    };
    let path = request.uri().path();
    let is_page = !(path.starts_with("/api/") || path == "/ws");
    let is_for_all = is_page || asked_of(&request).is_some_and(|declared| declared.to_all);
    match who {
        Err(error) => return error.into_response(),
        Ok(Some(session)) => {
            if let Some(why) = people.refuse_banned(session.player.id).await.err().filter(|_| !is_page) {
                return why.into_response();
            }
            request.extensions_mut().insert(session.player.clone());
            request.extensions_mut().insert(session);
        }
        _ if is_for_all => {}
        _ => return refuse(path, EntryRefusal::SignInFirst),
    }
    next.run(request).await
}

/// Computes the answer in the turn of the person who was let in.
pub(super) async fn in_own_turn(request: Request, next: Next) -> Response {
    match request.extensions().get::<PlayerRow>().map(|who| who.id) {
        Some(player) => asked_by(player, next.run(request)).await,
        None => next.run(request).await,
    }
}

fn refuse(path: &str, why: EntryRefusal) -> Response {
    match path.starts_with("/api/") {
        true => Refused::from(why).into_response(),
        false => (StatusCode::UNAUTHORIZED, why.to_string()).into_response(),
    }
}

fn secrets<'a>(headers: &'a HeaderMap, cookie: &'a str) -> impl Iterator<Item = &'a str> {
    let values = headers.get_all(AUTHORIZATION).into_iter().filter_map(|value| value.to_str().ok());
    values.filter_map(|value| value.strip_prefix("Bearer ")).chain(cookies(headers, cookie))
}

pub(crate) fn cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let values = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let pairs = values.flat_map(|value| value.split("; ")).filter_map(|pair| pair.split_once('='));
    pairs.filter(move |(found, _)| *found == name).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jobs::who_asks;
    use axum::body::{Body, to_bytes};
    use axum::middleware::from_fn;
    use axum::routing::get;
    use axum::{Extension, Router};
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;

    /// A request is computed in the turn of the person who was let in with it, or in nobody's.
    #[tokio::test]
    async fn what_is_asked_for_is_computed_in_the_turn_of_who_asks() {
        let asked = Router::new().route("/", get(|| async { who_asks().to_string() })).layer(from_fn(in_own_turn));
        let known = asked.clone().layer(Extension(PlayerRow { id: PlayerId(7), name: "Aki".to_owned(), face: None }));
        for (router, person) in [(asked, "0"), (known, "7")] {
            let Ok(answer) = TowerToHyperService::new(router).call(Request::new(Body::empty())).await;
            assert_eq!(to_bytes(answer.into_body(), 100).await.unwrap(), person);
        }
    }

    #[test]
    fn a_secret_comes_as_a_bearer_or_as_the_cookie_of_its_port() {
        let key = LaunchKey::from_bits([0xab; 16]);
        let text = key.as_str().to_owned();
        assert_eq!(LaunchKey::parse(text.clone()), Some(key.clone()));
        assert_eq!(LaunchKey::parse("ab; Path=/".to_owned()), None);
        assert!(!format!("{key:?}").contains("ab"));
        let opens = |name, value: String| {
            let headers = HeaderMap::from_iter([(name, value.parse().unwrap())]);
            secrets(&headers, "jantaku-7000").any(|secret| key.is(secret))
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
