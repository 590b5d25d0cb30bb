//! How the declared endpoints are answered: a handler takes what its endpoint declares, and answers that or refuses.

use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, MatchedPath, Query, RawPathParams, Request, State};
use axum::handler::Handler;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, SET_COOKIE};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use axum::{Json, Router, body};
use jantaku_wire::contract::{self, Bytes, Declared, Endpoint, File, Maybe, Nothing, Part, Shape, Signed, Socket};
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};
use jantaku_wire::{Catalogue, Visitor, endpoints};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::admin::AdminRefusal;
use crate::houses::Tagged;
use crate::http::{App, unless_kept};
use crate::refusal::{Malformed, Refused};
use crate::rooms::RoomRefusal;
use crate::tables::TableRefusal;

/// What is asked of an endpoint. What of it cannot be is for the handler to say, in its turn.
pub(crate) struct Ask<E: Endpoint<Body: Read>> {
    pub path: Result<E::Path, Refused>,
    pub query: Result<E::Query, Malformed>,
    pub body: Result<<E::Body as Read>::Got, Malformed>,
}

impl<E: Endpoint<Path: Named, Body: Read>> Ask<E> {
    async fn read(parts: RawPathParams, request: Request) -> Ask<E> {
        let part = parts.iter().next().map(|(_, part)| part);
        Ask {
            path: E::Path::named(part.unwrap_or_default()),
            query: Query::try_from_uri(request.uri()).map(|Query(query)| query).map_err(Malformed::from),
            body: E::Body::read(request).await,
        }
    }
}

/// A part of a path that names something.
pub(crate) trait Named: Part + Sized {
    fn named(part: &str) -> Result<Self, Refused>;
}

fn parsed<T: FromStr, R: Into<Refused>>(part: &str, otherwise: R) -> Result<T, Refused> {
    part.parse().map_err(|_| otherwise.into())
}

impl Named for () {
    fn named(_: &str) -> Result<(), Refused> {
        Ok(())
    }
}

impl Named for String {
    fn named(part: &str) -> Result<String, Refused> {
        Ok(part.to_owned())
    }
}

impl Named for u32 {
    fn named(part: &str) -> Result<u32, Refused> {
        parsed(part, Malformed(format!("`{part}` is no number")))
    }
}

impl Named for MatchId {
    fn named(part: &str) -> Result<MatchId, Refused> {
        parsed(part, TableRefusal::NoSuchMatch)
    }
}

impl Named for RoomId {
    fn named(part: &str) -> Result<RoomId, Refused> {
        parsed(part, RoomRefusal::NoSuchRoom)
    }
}

impl Named for PlayerId {
    fn named(part: &str) -> Result<PlayerId, Refused> {
        parsed(part, AdminRefusal::NoSuchPerson).map(PlayerId)
    }
}

/// A body as it is read.
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

impl<T: DeserializeOwned + Send + 'static> Read for contract::Json<T>
where
    contract::Json<T>: Shape,
{
    type Got = T;
    async fn read(request: Request) -> Result<T, Malformed> {
        Ok(Json::from_request(request, &()).await.map(|Json(body)| body)?)
    }
}

impl Read for Bytes {
    type Got = body::Bytes;
    async fn read(request: Request) -> Result<body::Bytes, Malformed> {
        body::Bytes::from_request(request, &()).await.map_err(|error| Malformed(error.body_text()))
    }
}

/// What can be sent as an answer of this shape.
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
        self.map_or(StatusCode::NO_CONTENT.into_response(), |body| (status, Json(body)).into_response())
    }
}

impl Reply<Nothing> for () {
    fn reply(self, status: StatusCode) -> Response {
        status.into_response()
    }
}

/// An answer with a cookie, as the header says it.
pub(crate) struct WithCookie<T>(pub String, pub T);

impl<S, T: Reply<S>> Reply<S> for WithCookie<T> {
    fn reply(self, status: StatusCode) -> Response {
        ([(SET_COOKIE, self.0)], self.1.reply(status)).into_response()
    }
}

/// Who is signed in, and the cookie that keeps them so, where they were not.
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
pub(crate) struct Written<T>(Vec<u8>, PhantomData<fn() -> T>);

impl<T> Written<T> {
    pub fn new(json: Vec<u8>) -> Written<T> {
        Written(json, PhantomData)
    }
}

impl<T> Reply<contract::Json<T>> for Written<T> {
    fn reply(self, status: StatusCode) -> Response {
        (status, [(CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

/// A catalogue, for a client that may have kept it.
pub(crate) struct Kept(pub HeaderMap, pub Arc<Tagged>);

impl Reply<contract::Json<Catalogue>> for Kept {
    fn reply(self, _: StatusCode) -> Response {
        let Kept(request, catalogue) = self;
        let head = [
            (CONTENT_TYPE, "application/json".to_owned()),
            (CACHE_CONTROL, "no-cache".to_owned()),
            (ETAG, catalogue.etag.clone()),
        ];
        unless_kept(&request, head, || Body::from(catalogue.json.clone()))
    }
}

/// The type of a file of JSON lines.
pub(crate) const LINES: &str = "application/x-ndjson";

/// The bytes of a file, if it is not too long.
pub(crate) fn whole<E: Endpoint>(body: Result<body::Bytes, Malformed>) -> Result<Vec<u8>, Malformed> {
    let most = E::DECLARED.most >> 20;
    body.map(Vec::from).map_err(|_| Malformed(format!("the file is longer than {most} MiB")))
}

/// A file of this name and type.
pub(crate) struct Attached(pub String, pub &'static str, pub String);

impl Reply<File> for Attached {
    fn reply(self, status: StatusCode) -> Response {
        let Attached(name, kind, text) = self;
        let named = format!("attachment; filename=\"{name}\"");
        (status, [(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, &named)], text).into_response()
    }
}

/// A handler of an endpoint: it takes parts of the request and of the program, and may ask what the endpoint declares.
pub(crate) trait Answers<E, Parts>: Clone + Send + Sync + 'static {
    fn answer(self, request: Request, app: App) -> impl Future<Output = Response> + Send;
}

macro_rules! answers {
    ($($part:ident)*) => {
        impl<E, F, Answering, A, $($part),*> Answers<E, (A, $($part,)* Ask<E>)> for F
        where
            E: Endpoint<Path: Named, Body: Read>,
            F: FnOnce($($part,)* Ask<E>) -> Answering + Clone + Send + Sync + 'static,
            Answering: Future<Output = Result<A, Refused>> + Send,
            A: Reply<E::Answer>,
            $($part: FromRequestParts<App> + Send,)*
        {
            #[allow(non_snake_case, unused_variables)] // as many parts as there are
            async fn answer(self, request: Request, app: App) -> Response {
                let (mut head, body) = request.into_parts();
                $(let $part = match $part::from_request_parts(&mut head, &app).await {
                    Ok(part) => part,
                    Err(refused) => return refused.into_response(),
                };)*
                let parts = match RawPathParams::from_request_parts(&mut head, &app).await {
                    Ok(parts) => parts,
                    Err(refused) => return refused.into_response(),
                };
                let ask = Ask::read(parts, Request::from_parts(head, body)).await;
                match self($($part,)* ask).await {
                    Ok(answer) => answer.reply(status::<E>()),
                    Err(refused) => refused.into_response(),
                }
            }
        }
    };
}

answers!();
answers!(P1);
answers!(P1 P2);
answers!(P1 P2 P3);
answers!(P1 P2 P3 P4);
answers!(P1 P2 P3 P4 P5);

fn status<E: Endpoint>() -> StatusCode {
    const { assert!(E::DECLARED.status >= 100 && E::DECLARED.status < 300, "a status of what is done") };
    StatusCode::from_u16(E::DECLARED.status).unwrap_or_default()
}

/// The handlers of a subject's endpoints.
#[derive(Default)]
pub(crate) struct Routes {
    pub router: Router<App>,
    /// The names of the endpoints.
    pub names: Vec<&'static str>,
}

impl Routes {
    /// With a handler of this endpoint.
    pub fn on<E: Endpoint, Parts: 'static>(self, _: E, handler: impl Answers<E, Parts>) -> Routes {
        let handler = move |State(app): State<App>, request: Request| handler.clone().answer(request, app);
        self.add(E::DECLARED, on(filter(E::DECLARED.method), handler))
    }

    /// With a handler of a socket.
    pub fn on_socket<E: Endpoint<Answer = Socket>, Parts: 'static>(
        self,
        _: E,
        handler: impl Handler<Parts, App>,
    ) -> Routes {
        self.add(E::DECLARED, on(filter(E::DECLARED.method), handler))
    }

    fn add(self, declared: Declared, handler: MethodRouter<App>) -> Routes {
        let Routes { router, mut names } = self;
        names.push(declared.name);
        let handler = handler.layer(DefaultBodyLimit::max(declared.most));
        Routes { router: router.route(declared.path, handler), names }
    }

    /// With those of another subject.
    pub fn and(self, other: Routes) -> Routes {
        Routes { router: self.router.merge(other.router), names: [self.names, other.names].concat() }
    }
}

/// What is declared of the endpoint that a request was routed to; nothing of the page.
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
