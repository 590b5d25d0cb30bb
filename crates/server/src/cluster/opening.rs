//! What servers say to each other on a line: a head as JSON, and the body of a request or an answer as it is.

use std::net::IpAddr;

use axum::body::{Body, Bytes};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, Response, StatusCode};
use jantaku_store::{Device, PlayerRow, SessionId, SessionRow};
use jantaku_wire::Person;
use jantaku_wire::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// Who asks. The server whose client they are has seen that they are who they say.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Caller {
    who: Option<(i64, String)>,
    /// By its name, as in the store: servers of earlier versions say nothing of it, and those of later ones may know faces that this one doesn't.
    #[serde(default)]
    face: Option<String>,
    session: Option<Session>,
    pub address: IpAddr,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Session {
    id: u32,
    created: u32,
    seen: u32,
    browser: Option<String>,
    system: Option<String>,
}

impl Caller {
    pub fn new(who: Option<PlayerRow>, session: Option<SessionRow>, address: IpAddr) -> Caller {
        let session = session.map(|SessionRow { id, player: _, created, seen, device }| Session {
            id: id.0,
            created,
            seen,
            browser: device.browser,
            system: device.system,
        });
        let face = who.as_ref().and_then(|who| who.face).map(|face| face.name().to_owned());
        Caller { who: who.map(|who| (who.id.0, who.name)), face, session, address }
    }

    pub fn who(&self) -> Option<PlayerRow> {
        let face = self.face.as_deref().and_then(Person::named);
        self.who.as_ref().map(|(id, name)| PlayerRow { id: PlayerId(*id), name: name.clone(), face })
    }

    pub fn session(&self) -> Option<SessionRow> {
        let Session { id, created, seen, browser, system } = self.session.clone()?;
        let device = Device { browser, system };
        Some(SessionRow { id: SessionId(id), player: self.who()?, created, seen, device })
    }
}

/// What a line is for.
#[derive(Debug)]
pub(crate) enum Opening {
    /// A request, which is answered by one message.
    Request(Caller, PassedOn),
    /// A socket, of which every frame is passed on.
    Socket(Caller),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Head {
    Request { caller: Caller, method: String, target: String, headers: Vec<(String, String)> },
    Socket { caller: Caller },
}

/// A request that is passed on.
#[derive(Debug, Clone)]
pub(crate) struct PassedOn {
    method: String,
    target: String,
    headers: Vec<(String, String)>,
    body: Bytes,
}

impl PassedOn {
    pub fn new(parts: &Parts, body: Bytes) -> PassedOn {
        let (method, target) = (parts.method.to_string(), parts.uri.to_string());
        PassedOn { method, target, headers: listed(&parts.headers), body }
    }

    /// The request as it was; `None` if it can be none.
    pub fn request(self) -> Option<Request<Body>> {
        let mut request = Request::builder().method(self.method.as_str()).uri(self.target);
        request.headers_mut()?.extend(headers(self.headers));
        request.body(Body::from(self.body)).ok()
    }
}

impl Opening {
    pub fn to_bytes(&self) -> Bytes {
        match self {
            Opening::Request(caller, PassedOn { method, target, headers, body }) => {
                let (method, target, headers) = (method.clone(), target.clone(), headers.clone());
                framed(&Head::Request { caller: caller.clone(), method, target, headers }, body)
            }
            Opening::Socket(caller) => framed(&Head::Socket { caller: caller.clone() }, &[]),
        }
    }

    /// What another server opened a line with; `None` if it cannot be read.
    pub fn read(bytes: &Bytes) -> Option<Opening> {
        let (head, body) = parts(bytes)?;
        Some(match head {
            Head::Request { caller, method, target, headers } => {
                Opening::Request(caller, PassedOn { method, target, headers, body })
            }
            Head::Socket { caller } => Opening::Socket(caller),
        })
    }
}

/// An answer that is passed on.
pub(crate) struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: Bytes,
}

#[derive(Serialize, Deserialize)]
struct AnswerHead {
    status: u16,
    headers: Vec<(String, String)>,
}

impl Answer {
    pub fn new(status: StatusCode, headers: &HeaderMap, body: Bytes) -> Answer {
        Answer { status: status.as_u16(), headers: listed(headers), body }
    }

    pub fn to_bytes(&self) -> Bytes {
        framed(&AnswerHead { status: self.status, headers: self.headers.clone() }, &self.body)
    }

    pub fn read(bytes: &Bytes) -> Option<Answer> {
        let (AnswerHead { status, headers }, body) = parts(bytes)?;
        Some(Answer { status, headers, body })
    }

    /// The answer as it was; `None` if it can be none.
    pub fn response(self) -> Option<Response<Body>> {
        let mut response = Response::builder().status(self.status);
        response.headers_mut()?.extend(headers(self.headers));
        response.body(Body::from(self.body)).ok()
    }
}

/// Headers as text. Ours are all of it.
fn listed(headers: &HeaderMap) -> Vec<(String, String)> {
    let text =
        |(name, value): (&HeaderName, &HeaderValue)| Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned()));
    headers.iter().filter_map(text).collect()
}

fn headers(listed: Vec<(String, String)>) -> HeaderMap {
    listed.into_iter().filter_map(|(name, value)| Some((name.parse().ok()?, value.parse().ok()?))).collect()
}

/// The length of the head in four bytes, the head, and the body.
fn framed(head: &impl Serialize, body: &[u8]) -> Bytes {
    // Texts and numbers are always JSON.
    let head = serde_json::to_vec(head).unwrap_or_default();
    let len = u32::try_from(head.len()).unwrap_or(u32::MAX).to_be_bytes();
    [&len, head.as_slice(), body].concat().into()
}

fn parts<T: for<'a> Deserialize<'a>>(bytes: &Bytes) -> Option<(T, Bytes)> {
    let len = u32::from_be_bytes(*bytes.first_chunk()?) as usize;
    let end = 4usize.checked_add(len)?;
    Some((serde_json::from_slice(bytes.get(4..end)?).ok()?, bytes.slice(end..)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_and_an_answer_arrive_as_they_were() {
        let request = Request::post("/api/rooms/7?a=b").header("x-one", "1").header("x-one", "2").body(()).unwrap();
        let who = PlayerRow { id: PlayerId(4), name: "雀".to_owned(), face: Some(Person::Hana) };
        let device = Device { browser: Some("Firefox".to_owned()), system: None };
        let session = SessionRow { id: SessionId(3), player: who.clone(), created: 1, seen: 2, device };
        let caller = Caller::new(Some(who.clone()), Some(session.clone()), [127, 0, 0, 1].into());
        let asked = PassedOn::new(&request.into_parts().0, Bytes::from_static(b"\0body"));
        let Some(Opening::Request(caller, asked)) = Opening::read(&Opening::Request(caller, asked).to_bytes()) else {
            panic!("it cannot be read")
        };
        assert_eq!((caller.who(), caller.session()), (Some(who), Some(session)));
        assert_eq!(asked.body, &b"\0body"[..]);
        let request = asked.request().unwrap();
        assert_eq!((request.method().as_str(), request.uri().to_string()), ("POST", "/api/rooms/7?a=b".to_owned()));
        assert!(request.headers().get_all("x-one").iter().eq(["1", "2"]));

        let answer = Answer::new(StatusCode::CONFLICT, request.headers(), Bytes::from_static(b"no"));
        let response = Answer::read(&answer.to_bytes()).unwrap().response().unwrap();
        assert_eq!((response.status(), response.headers().get_all("x-one").iter().count()), (StatusCode::CONFLICT, 2));
    }

    /// Whoever has a face of a later program is known by their name until this one is replaced, as where the store is read.
    #[test]
    fn whoever_asks_is_known_whatever_face_they_have() {
        for (said, face) in [(r#","face":"Hana""#, Some(Person::Hana)), (r#","face":"Zuzu""#, None), ("", None)] {
            let caller = format!(r#"{{"who":[4,"Aki"],"session":null,"address":"127.0.0.1"{said}}}"#);
            let caller: Caller = serde_json::from_str(&caller).unwrap();
            assert_eq!(caller.who(), Some(PlayerRow { id: PlayerId(4), name: "Aki".to_owned(), face }));
        }
    }

    #[test]
    fn what_no_server_says_is_not_read() {
        for bytes in [&b""[..], b"\0\0", b"\xff\xff\xff\xff{}", b"\0\0\0\x02{}", b"\0\0\0\x03{}"] {
            let bytes = Bytes::copy_from_slice(bytes);
            assert!(Opening::read(&bytes).is_none() && Answer::read(&bytes).is_none());
        }
    }
}
