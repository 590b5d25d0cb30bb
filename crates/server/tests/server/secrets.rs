//! Every secret of a person, after each way in which its session can end.

use crate::admin::{beside, number};
use crate::common::{Client, Friend, Server, token};
use crate::sessions::{code, go_on};
use crate::watching::begun;
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Ban, ClientMessage, ErrorCode, RecoveryCodes, ServerMessage, SessionList, VERSION};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    SignedOut,
    EndedAtAnotherDevice,
    OthersEnded,
    PasswordChanged,
    Recovered,
    Banned,
    Forgotten,
    /// The same browser signs somebody in anew.
    SignedInAnew,
}

const WAYS: [Way; 8] = [
    Way::SignedOut,
    Way::EndedAtAnotherDevice,
    Way::OthersEnded,
    Way::PasswordChanged,
    Way::Recovered,
    Way::Banned,
    Way::Forgotten,
    Way::SignedInAnew,
];

struct Held {
    /// The session that ends.
    laptop: Friend,
    /// Another one of the same person.
    phone: Friend,
    match_id: String,
    seat: SeatToken,
    at_table: Client,
    /// A code to go on at another device.
    offered: Value,
    recovery: Vec<String>,
}

impl Held {
    async fn of(server: &Server) -> Held {
        let laptop = Friend::named(server.address, "Aki").await;
        let account = json!({"name": "aki", "password": PASSWORD});
        let codes = laptop.ask("POST /api/account", &account).await.1;
        let recovery = serde_json::from_str::<RecoveryCodes>(&codes).unwrap().codes;
        let phone = go_on(&Friend::nobody(server.address), &code(&laptop).await).await;
        let (_, match_id) = begun(&laptop, "nobody").await;
        let seat = token(server.address, &laptop.bearer, &match_id).await.unwrap();
        let mut at_table = says(&laptop, &match_id, &seat).await.unwrap();
        assert_eq!(first(&mut at_table).await, Ok(()));
        let offered = code(&laptop).await;
        Held { laptop, phone, match_id, seat, at_table, offered, recovery }
    }

    async fn end(&self, server: &Server, way: Way) {
        let done = match way {
            Way::SignedOut => self.laptop.ask("DELETE /api/me", &Value::Null).await,
            Way::EndedAtAnotherDevice => {
                let list = self.laptop.ask("GET /api/sessions", &Value::Null).await.1;
                let sessions = serde_json::from_str::<SessionList>(&list).unwrap().sessions;
                let own = sessions.iter().find(|session| session.own).unwrap().id;
                self.phone.ask(&format!("DELETE /api/sessions/{own}"), &Value::Null).await
            }
            Way::OthersEnded => self.phone.ask("DELETE /api/sessions", &Value::Null).await,
            Way::PasswordChanged => {
                let change = json!({"old": PASSWORD, "new": "correct horse 2"});
                self.phone.ask("POST /api/account/password", &change).await
            }
            Way::Recovered => {
                let body = json!({"name": "aki", "code": self.recovery[0], "password": "correct horse 2"});
                Friend::nobody(server.address).ask("POST /api/account/recover", &body).await
            }
            Way::Banned => {
                let store = beside(server);
                let ban = Ban { since: crate::admin::now(), until: None, reason: None };
                store.ban(number(&store, "aki").await, ban).await.unwrap();
                return;
            }
            // A room keeps people with a seat there during a match.
            Way::Forgotten => {
                let raw = rusqlite::Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
                raw.execute("DELETE FROM room_seats", []).unwrap();
                self.phone.ask("DELETE /api/me/data", &json!({"name": "Aki"})).await
            }
            Way::SignedInAnew => {
                let body = json!({"name": "aki", "password": PASSWORD});
                self.laptop.ask("POST /api/account/sign-in", &body).await
            }
        };
        assert!((200..300).contains(&done.0), "{way:?}: {done:?}");
    }
}

/// Says hello with a secret, in somebody's browser. None if they have no socket.
async fn says(browser: &Friend, match_id: &str, token: &SeatToken) -> Option<Client> {
    let origin = format!("http://{}", browser.address);
    let mut client = Client::open_as(browser.address, &browser.bearer, Some(&origin)).await.ok()?;
    let (match_id, token) = (match_id.to_owned(), token.clone());
    client.say(&ClientMessage::Hello { version: VERSION, match_id, token, last_event: None }).await.ok()?;
    Some(client)
}

/// Whether a seat is opened, or the refusal.
async fn first(client: &mut Client) -> Result<(), Option<ErrorCode>> {
    loop {
        match client.next().await.map(|(message, _)| message) {
            Some(ServerMessage::Error { code, .. } | ServerMessage::Bye { code: Some(code), .. }) => {
                return Err(Some(code));
            }
            Some(ServerMessage::View { .. }) => return Ok(()),
            Some(_) => {}
            None => return Err(None),
        }
    }
}

async fn end_of(client: &mut Client) -> Option<ErrorCode> {
    let mut why = None;
    while let Some((message, _)) = client.next().await {
        if let ServerMessage::Bye { code, .. } = message {
            why = code;
        }
    }
    why
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_outlives_what_it_stands_for() {
    for way in WAYS {
        let server = Server::hosted(&format!("secrets-{way:?}")).await;
        let mut held = Held::of(&server).await;
        let (eve, nobody) = (Friend::named(server.address, "Eve").await, Friend::nobody(server.address));
        held.end(&server, way).await;

        // The socket, the session, and the seat by that session.
        let why = if way == Way::Banned { ErrorCode::Banned } else { ErrorCode::SignInFirst };
        assert_eq!(end_of(&mut held.at_table).await, Some(why), "{way:?}: the open socket");
        let status = held.laptop.ask("GET /api/start", &Value::Null).await.0;
        assert!(matches!(status, 401 | 403), "{way:?}: {status}");
        assert!(says(&held.laptop, &held.match_id, &held.seat).await.is_none(), "{way:?}: the ended session");

        // The seat's secret alone opens nothing for others: neither a stranger nor the same person as a new guest.
        let again = Friend::named(server.address, "Aki").await;
        for other in [&eve, &again] {
            let mut client = says(other, &held.match_id, &held.seat).await.unwrap();
            assert_eq!(first(&mut client).await, Err(Some(ErrorCode::NoSuchSeat)), "{way:?}: another's session");
        }
        // It is the owner's at their other devices, as long as they have any.
        let goes_on = matches!(
            way,
            Way::SignedOut | Way::EndedAtAnotherDevice | Way::OthersEnded | Way::PasswordChanged | Way::SignedInAnew
        );
        match says(&held.phone, &held.match_id, &held.seat).await {
            Some(mut client) => assert_eq!((first(&mut client).await, goes_on), (Ok(()), true), "{way:?}: the phone"),
            None => assert!(!goes_on, "{way:?}: the phone"),
        }

        // An offered code goes with all that the owner ends at once.
        let is_offered = matches!(way, Way::SignedOut | Way::EndedAtAnotherDevice | Way::SignedInAnew);
        let status = nobody.ask("POST /api/devices", &held.offered).await.0;
        assert_eq!(status, if is_offered { 201 } else { 403 }, "{way:?}: the code for another device");

        // A recovery code counts once, and as long as its account is there.
        let body = json!({"name": "aki", "code": held.recovery[0], "password": "correct horse 3"});
        let status = nobody.ask("POST /api/account/recover", &body).await.0;
        let is_kept = !matches!(way, Way::Recovered | Way::Banned | Way::Forgotten);
        assert_eq!(status, if is_kept { 201 } else { 403 }, "{way:?}: the recovery code");

        if way == Way::Banned {
            // A ban uses nothing up.
            let store = beside(&server);
            assert!(store.unban(number(&store, "Aki").await, crate::admin::now()).await.unwrap());
            let body = json!({"name": "aki", "code": held.recovery[0], "password": "correct horse 3"});
            assert_eq!(nobody.ask("POST /api/account/recover", &body).await.0, 201, "once the ban is lifted");
        }
    }
}
