//! Answers the declared endpoints: a handler gets what its endpoint declares, and answers that or refuses.

use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::Arc;

use axum::body::{self, Body};
use axum::extract::{DefaultBodyLimit, FromRef, FromRequest, MatchedPath, Query, RawPathParams, Request, State};
use axum::handler::Handler;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, SET_COOKIE};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use axum::{Extension, Json, RequestExt, Router};
use jantaku_store::{PlayerRow, SessionRow};
use jantaku_wire::contract::{
    self, Anybody, Bytes, Declared, Endpoint, File, Known, Maybe, Nothing, Shape, Signed, Socket,
};
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};
use jantaku_wire::{Catalogue, Visitor, endpoints};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::admin::AdminRefusal;
use crate::houses::Tagged;
use crate::http::{App, Place, unless_kept};
use crate::people::EntryRefusal;
use crate::refusal::{Malformed, Refused};
use crate::rooms::RoomRefusal;
use crate::tables::TableRefusal;

/// A request to an endpoint, and its caller. The handler reports, in its turn, which parts of it are malformed.
pub(crate) struct Ask<E: Served> {
    pub who: <E::Who as Who>::Row,
    pub session: Option<SessionRow>,
    pub place: Arc<Place>,
    pub headers: HeaderMap,
    pub path: Result<E::Path, Refused>,
    pub query: Result<E::Query, Malformed>,
    pub body: Result<<E::Body as Read>::Got, Malformed>,
}

pub(crate) trait Served: Endpoint<Who: Who, Path: Named, Body: Read> {}

impl<E: Endpoint<Who: Who, Path: Named, Body: Read>> Served for E {}

impl<E: Served> Ask<E> {
    async fn read(mut request: Request) -> Result<Ask<E>, Response> {
        let Extension(place) = request.extract_parts().await.map_err(IntoResponse::into_response)?;
        let parts: RawPathParams = request.extract_parts().await.map_err(IntoResponse::into_response)?;
        let part = parts.iter().next().map(|(_, part)| part);
        Ok(Ask {
            who: E::Who::row(request.extensions().get().cloned()).map_err(IntoResponse::into_response)?,
            session: request.extensions().get().cloned(),
            place,
            headers: request.headers().clone(),
            path: E::Path::named(part.unwrap_or_default()),
            query: Query::try_from_uri(request.uri()).map(|Query(query)| query).map_err(Malformed::from),
            body: E::Body::read(request).await,
        })
    }
}

pub(crate) trait Who {
    type Row: Send;
    fn row(row: Option<PlayerRow>) -> Result<Self::Row, Refused>;
}

impl Who for Known {
    type Row = PlayerRow;
    fn row(row: Option<PlayerRow>) -> Result<PlayerRow, Refused> {
        Ok(row.ok_or(EntryRefusal::SignInFirst)?)
    }
}

impl Who for Anybody {
    type Row = Option<PlayerRow>;
    fn row(row: Option<PlayerRow>) -> Result<Option<PlayerRow>, Refused> {
        Ok(row)
    }
}

pub(crate) trait Named: Sized {
    fn named(part: &str) -> Result<Self, Refused>;
}

/// The refusal for a name that nothing has.
macro_rules! named {
    ($($name:ty: $read:expr, $refusal:expr;)*) => { $(
        impl Named for $name {
            fn named(part: &str) -> Result<$name, Refused> {
                $read(part).map_err(|_| $refusal.into())
            }
        }
    )* };
}

named! {
    (): |_| Ok::<(), Refused>(()), TableRefusal::NoSuchMatch;
    String: String::from_str, TableRefusal::NoSuchMatch;
    u32: u32::from_str, Malformed("a number is part of this path".to_owned());
    MatchId: MatchId::from_str, TableRefusal::NoSuchMatch;
    RoomId: RoomId::from_str, RoomRefusal::NoSuchRoom;
    PlayerId: |part: &str| part.parse().map(PlayerId), AdminRefusal::AdminNoSuchPerson;
}

pub(crate) trait Read: Shape {
    type Got: Send;
    fn read(request: Request) -> impl Future<Output = Result<Self::Got, Malformed>> + Send;
}

impl Read for Nothing {
    type Got = ();
    async fn read(_: Request) -> Result<(), Malformed> {
        Ok(())
    }
}

impl<T: DeserializeOwned + Send> Read for contract::Json<T>
where
    contract::Json<T>: Shape,
{
    type Got = T;
    async fn read(request: Request) -> Result<T, Malformed> {
        Ok(Json::from_request(request, &()).await.map(|Json(body)| body)?)
    }
}

impl Read for Bytes {
    type Got = Vec<u8>;
    async fn read(request: Request) -> Result<Vec<u8>, Malformed> {
        let read = body::Bytes::from_request(request, &()).await;
        read.map(Vec::from).map_err(|error| Malformed(error.body_text()))
    }
}

/// The bytes of a file, if it is not too long.
pub(crate) fn whole<E: Endpoint>(body: Result<Vec<u8>, Malformed>) -> Result<Vec<u8>, Malformed> {
    body.map_err(|_| Malformed(format!("the file is longer than {} MiB", E::DECLARED.most >> 20)))
}

pub(crate) trait Reply<S> {
    fn reply(self, status: StatusCode) -> Response;
}

impl<T: Serialize> Reply<contract::Json<T>> for T {
    fn reply(self, status: StatusCode) -> Response {
        (status, Json(self)).into_response()
    }
}

impl<T: Serialize> Reply<Maybe<T>> for Option<T> {
    fn reply(self, status: StatusCode) -> Response {
        self.map_or(StatusCode::NO_CONTENT.into_response(), |body| body.reply(status))
    }
}

impl Reply<Nothing> for () {
    fn reply(self, status: StatusCode) -> Response {
        status.into_response()
    }
}

pub(crate) struct WithCookie<T>(pub String, pub T);

impl<S, T: Reply<S>> Reply<S> for WithCookie<T> {
    fn reply(self, status: StatusCode) -> Response {
        ([(SET_COOKIE, self.0)], self.1.reply(status)).into_response()
    }
}

/// The person who signed in, and the cookie that keeps them so, if it is new.
pub(crate) struct SignedIn(pub Visitor, pub Option<String>);

impl Reply<Signed> for SignedIn {
    fn reply(self, status: StatusCode) -> Response {
        match self.1 {
            Some(cookie) => WithCookie(cookie, self.0).reply(status),
            None => self.0.reply(StatusCode::OK),
        }
    }
}

/// An answer that is JSON already.
pub(crate) struct Written<T>(pub Vec<u8>, pub PhantomData<fn() -> T>);

impl<T> Reply<contract::Json<T>> for Written<T> {
    fn reply(self, status: StatusCode) -> Response {
        (status, [(CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

/// A catalogue, for a client that may have kept it.
pub(crate) struct Kept(pub HeaderMap, pub Arc<Tagged>);

impl Reply<contract::Json<Catalogue>> for Kept {
    fn reply(self, _: StatusCode) -> Response {
        let Tagged { json, etag } = &*self.1;
        let head = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache"), (ETAG, etag)];
        let head = head.map(|(name, value)| (name, value.to_owned()));
        unless_kept(&self.0, head, || Body::from(json.clone()))
    }
}

pub(crate) const LINES: &str = "application/x-ndjson";

pub(crate) struct Attached(pub String, pub &'static str, pub String);

impl Reply<File> for Attached {
    fn reply(self, status: StatusCode) -> Response {
        let Attached(name, kind, text) = self;
        let named = format!("attachment; filename=\"{name}\"");
        (status, [(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, &named)], text).into_response()
    }
}

/// A handler of an endpoint, which takes services and the request.
pub(crate) trait Answers<E, Parts>: Clone + Send + Sync + 'static {
    fn answer(self, request: Request, app: App) -> impl Future<Output = Response> + Send;
}

macro_rules! answers {
    ($($service:ident)*) => {
        impl<E, F, Answering, A, $($service),*> Answers<E, (A, $($service,)*)> for F
        where
            E: Served,
            F: FnOnce($(State<$service>,)* Ask<E>) -> Answering + Clone + Send + Sync + 'static,
            Answering: Future<Output = Result<A, Refused>> + Send,
            A: Reply<E::Answer>,
            $($service: FromRef<App> + Send,)*
        {
            async fn answer(self, request: Request, _app: App) -> Response {
                let ask = match Ask::read(request).await {
                    Ok(ask) => ask,
                    Err(refused) => return refused,
                };
                match self($(State($service::from_ref(&_app)),)* ask).await {
                    Ok(answer) => answer.reply(StatusCode::from_u16(E::DECLARED.status).unwrap_or_default()),
                    Err(refused) => refused.into_response(),
                }
            }
        }
    };
}

answers!();
answers!(S1);
answers!(S1 S2);

#[derive(Default)]
pub(crate) struct Routes {
    pub router: Router<App>,
    pub names: Vec<&'static str>,
}

impl Routes {
    pub fn on<E: Endpoint, Parts: 'static>(self, _: E, handler: impl Answers<E, Parts>) -> Routes {
        let handler = move |State(app): State<App>, request: Request| handler.clone().answer(request, app);
        self.add(E::DECLARED, on(filter(E::DECLARED.method), handler))
    }

    pub fn on_socket<E: Endpoint<Answer = Socket>, T: 'static>(self, _: E, handler: impl Handler<T, App>) -> Routes {
        self.add(E::DECLARED, on(filter(E::DECLARED.method), handler))
    }

    fn add(self, declared: Declared, handler: MethodRouter<App>) -> Routes {
        let Routes { router, mut names } = self;
        names.push(declared.name);
        let handler = handler.layer(DefaultBodyLimit::max(declared.most));
        Routes { router: router.route(declared.path, handler), names }
    }

    /// Adds those of another subject.
    pub fn and(self, other: Routes) -> Routes {
        Routes { router: self.router.merge(other.router), names: [self.names, other.names].concat() }
    }
}

/// Returns the declaration of the endpoint to which a request was routed; none for the page.
pub(super) fn asked_of(request: &Request) -> Option<&'static Declared> {
    let path = request.extensions().get::<MatchedPath>()?.as_str();
    let method = if request.method() == Method::HEAD { &Method::GET } else { request.method() };
    endpoints::ALL.iter().find(|declared| declared.path == path && declared.method.as_str() == method.as_str())
}

fn filter(method: contract::Method) -> MethodFilter {
    match method {
        contract::Method::Get => MethodFilter::GET,
        contract::Method::Post => MethodFilter::POST,
        contract::Method::Delete => MethodFilter::DELETE,
    }
}
