use std::net::IpAddr;

use axum::http::HeaderValue;
use data_encoding::BASE64URL_NOPAD;
use jantaku_store::{Device, PlayerRow, SessionId, SessionRow};
use jantaku_wire::Person;
use jantaku_wire::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// The person for whom a server asks another: the first one has checked who they are.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Caller {
    who: Option<(i64, String)>,
    /// By its name, as in the store: servers of later versions may know faces that this one doesn't.
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

    /// JSON in base64, since a header takes no free text.
    pub fn header(&self) -> HeaderValue {
        // Texts and numbers are always JSON, and these digits are always a header.
        let json = serde_json::to_vec(self).unwrap_or_default();
        let mut value = HeaderValue::try_from(BASE64URL_NOPAD.encode(&json)).unwrap_or(HeaderValue::from_static(""));
        value.set_sensitive(true);
        value
    }

    pub fn read(header: &HeaderValue) -> Option<Caller> {
        serde_json::from_slice(&BASE64URL_NOPAD.decode(header.as_bytes()).ok()?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_arrives_as_they_were() {
        let who = PlayerRow { id: PlayerId(4), name: "雀\u{7f}".to_owned(), face: Some(Person::Hana) };
        let device = Device { browser: Some("Firefox".to_owned()), system: None };
        let session = SessionRow { id: SessionId(3), player: who.clone(), created: 1, seen: 2, device };
        let caller = Caller::new(Some(who.clone()), Some(session.clone()), [127, 0, 0, 1].into());
        let caller = Caller::read(&caller.header()).unwrap();
        assert_eq!((caller.who(), caller.session()), (Some(who), Some(session)));
        assert_eq!(caller.address, IpAddr::from([127, 0, 0, 1]));
    }

    /// A caller with a face of a later program has the face of their name, as where the store is read.
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
        for text in ["", "e30", "{}", "%%"] {
            assert!(Caller::read(&HeaderValue::from_static(text)).is_none(), "{text}");
        }
    }
}
