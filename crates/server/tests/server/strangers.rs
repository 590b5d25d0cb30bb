//! Somebody without a seat changes nothing of the match and its room, whatever they send, and is told so.

use std::iter::successors;
use std::path::Path;

use crate::common::{Client, Friend, Server, settings, token};
use crate::rooms::Follower;
use crate::sessions::{code, go_on};
use crate::stored::rows;
use crate::watching::begun;
use jantaku_record::line::Hex32;
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{
    Action, Choice, ClientMessage, ErrorCode, NotSaid, Phrase, Proposal, ServerMessage, SessionList, Talk, VERSION,
};
use serde_json::{Value, json};

const KEPT: [&str; 10] =
    ["matches", "seats", "walls", "events", "times", "seals", "shares", "results", "rooms", "room_seats"];

/// The current decision at the table, and where it is.
struct Standing {
    room: String,
    match_id: String,
    decision_id: u32,
    choices: Vec<Choice>,
}

impl Standing {
    /// One message of each kind, in turn. A new kind does not compile until it has its place here.
    fn next(&self, message: Option<&ClientMessage>, token: &SeatToken) -> Option<ClientMessage> {
        let (version, match_id, last_event) = (VERSION, self.match_id.clone(), None);
        let Some(message) = message else {
            return Some(ClientMessage::Hello { version, match_id, token: token.clone(), last_event });
        };
        Some(match message {
            ClientMessage::Hello { .. } => ClientMessage::Watch { version, match_id, last_event },
            ClientMessage::Watch { .. } => ClientMessage::Room { version, room_id: self.room.clone() },
            ClientMessage::Room { .. } => self.act(),
            ClientMessage::Act { .. } => ClientMessage::Open { round: 2, share: Hex32([1; 32]) },
            ClientMessage::Open { .. } => ClientMessage::Pass { window_id: self.decision_id },
            ClientMessage::Pass { .. } => ClientMessage::Say { talk: Talk::Phrase { phrase: Phrase::Hello } },
            ClientMessage::Say { .. } => ClientMessage::Back {},
            ClientMessage::Back {} => ClientMessage::Vote { on: Proposal::End {}, yes: true },
            ClientMessage::Vote { .. } => ClientMessage::Ping {},
            ClientMessage::Ping {} => return None,
        })
    }

    /// The answer that would count from the seat itself.
    fn act(&self) -> ClientMessage {
        let (match_id, decision_id, action) = (self.match_id.clone(), self.decision_id, self.choices[0].action);
        ClientMessage::Act { match_id, decision_id, action, seal: None }
    }

    /// The seat's owner is asked the same as before, and nothing new is stored.
    async fn check(&self, aki: &Friend, dir: &Path, before: &[Vec<String>], after: &str) {
        let (_, decision_id, choices) = asked(aki, &self.match_id).await;
        assert_eq!((decision_id, &choices), (self.decision_id, &self.choices), "{after}");
        assert_eq!(kept(dir), before, "{after}");
    }
}

pub(crate) async fn asked(friend: &Friend, match_id: &str) -> (Client, u32, Vec<Choice>) {
    let mut client = Client::join_as(friend.address, &friend.bearer, match_id, None).await.unwrap();
    loop {
        if let ServerMessage::Prompt { decision_id, choices, .. } = client.next().await.unwrap().0 {
            return (client, decision_id, choices);
        }
    }
}

fn kept(dir: &Path) -> Vec<Vec<String>> {
    let raw = rusqlite::Connection::open(dir.join("jantaku.sqlite")).unwrap();
    KEPT.iter().map(|table| rows(&raw, table)).collect()
}

/// A sender without the right to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stranger {
    Unopened,
    /// Is refused with this secret, and goes on sending.
    Refused(Secret),
    Elsewhere,
    Spectator,
    KeptOut,
    Replaced,
    SignedOut,
}

/// A secret that opens no seat of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Secret {
    Empty,
    Wrong,
    /// Of the same person's seat in an earlier match.
    Old,
    /// Of another person's seat in another match.
    Foreign,
}

const STRANGERS: [Stranger; 10] = [
    Stranger::Unopened,
    Stranger::Refused(Secret::Empty),
    Stranger::Refused(Secret::Wrong),
    Stranger::Refused(Secret::Old),
    Stranger::Refused(Secret::Foreign),
    Stranger::Elsewhere,
    Stranger::Spectator,
    Stranger::KeptOut,
    Stranger::Replaced,
    Stranger::SignedOut,
];

#[derive(Debug, PartialEq, Eq)]
enum Answer {
    Refused(ErrorCode),
    NotSaid(NotSaid),
    Replaced,
    /// Not refused: the message changes nothing of the match, or is about public things.
    Harmless,
}

fn expected(stranger: Stranger, message: &ClientMessage) -> Answer {
    use ClientMessage as Say;
    match (stranger, message) {
        (Stranger::Refused(_), _) => Answer::Refused(ErrorCode::NoSuchSeat),
        (Stranger::SignedOut, _) => Answer::Refused(ErrorCode::SignInFirst),
        (Stranger::Replaced, _) => Answer::Replaced,
        (_, Say::Ping {}) => Answer::Harmless,
        (Stranger::Unopened, Say::Hello { .. }) => Answer::Refused(ErrorCode::NoSuchSeat),
        (Stranger::Unopened, Say::Watch { .. } | Say::Room { .. }) => Answer::Harmless,
        (Stranger::Unopened, _) => Answer::Refused(ErrorCode::OutOfOrder),
        // It goes to another room.
        (Stranger::Elsewhere, Say::Say { .. }) => Answer::Harmless,
        (_, Say::Say { .. }) => Answer::NotSaid(NotSaid::OnlyListens),
        (Stranger::KeptOut, _) => Answer::Refused(ErrorCode::OutOfOrder),
        (_, Say::Hello { .. } | Say::Watch { .. } | Say::Room { .. }) => Answer::Refused(ErrorCode::OutOfOrder),
        (Stranger::Elsewhere, Say::Act { .. }) => Answer::Refused(ErrorCode::NoSuchMatch),
        // It goes to another match.
        (Stranger::Elsewhere, Say::Vote { .. } | Say::Open { .. }) => Answer::Refused(ErrorCode::NotAsked),
        (Stranger::Elsewhere, _) => Answer::Harmless,
        (Stranger::Spectator, _) => Answer::Refused(ErrorCode::NotAsked),
    }
}

/// The answer to a refused message.
async fn answer(client: &mut Client) -> Answer {
    loop {
        match client.next().await.expect("closed without a word").0 {
            ServerMessage::Error { code, .. } | ServerMessage::Bye { code: Some(code), .. } => {
                return Answer::Refused(code);
            }
            ServerMessage::NotSaid { why } => return Answer::NotSaid(why),
            ServerMessage::Replaced {} => return Answer::Replaced,
            ServerMessage::Pong {} => return Answer::Harmless,
            _ => {}
        }
    }
}

struct Cast {
    aki: Friend,
    ben: Friend,
    eve: Friend,
    standing: Standing,
    /// The match of somebody else.
    other: String,
    foreign: SeatToken,
    old: SeatToken,
}

impl Cast {
    async fn of(server: &Server) -> Cast {
        let named = async |name| Friend::named(server.address, name).await;
        let (aki, ben, eve) = (named("Aki").await, named("Ben").await, named("Eve").await);
        let (_, before) = begun(&aki, "table").await;
        let old = token(server.address, &aki.bearer, &before).await.unwrap();
        assert_eq!(aki.ask(&format!("DELETE /api/matches/{before}"), &Value::Null).await.0, 204);
        let (_, other) = begun(&ben, "nobody").await;
        let foreign = token(server.address, &ben.bearer, &other).await.unwrap();
        let (room, match_id) = begun_without(&aki, &eve).await;
        let (_, decision_id, choices) = asked(&aki, &match_id).await;
        let standing = Standing { room, match_id, decision_id, choices };
        Cast { aki, ben, eve, standing, other, foreign, old }
    }

    fn secret(&self, stranger: Stranger) -> SeatToken {
        match stranger {
            Stranger::Refused(Secret::Empty) => SeatToken::new(""),
            Stranger::Refused(Secret::Old) => self.old.clone(),
            Stranger::Refused(Secret::Foreign) => self.foreign.clone(),
            _ => SeatToken::new("0".repeat(32)),
        }
    }

    async fn open(&self, stranger: Stranger) -> Client {
        let (version, match_id) = (VERSION, self.standing.match_id.clone());
        match stranger {
            Stranger::Unopened => self.ben.socket().await,
            Stranger::Refused(_) => {
                let mut client = self.ben.socket().await;
                let hello = self.standing.next(None, &self.secret(stranger)).unwrap();
                client.say(&hello).await.unwrap();
                client
            }
            Stranger::Elsewhere => asked(&self.ben, &self.other).await.0,
            Stranger::Spectator => {
                let mut client = self.ben.socket().await;
                client.say(&ClientMessage::Watch { version, match_id, last_event: None }).await.unwrap();
                while !matches!(client.next().await.unwrap().0, ServerMessage::PublicView { .. }) {}
                client
            }
            Stranger::KeptOut => {
                let mut client = Follower::of(&self.eve, &self.standing.room).await.0;
                assert_eq!(client.next().await.unwrap().0, ServerMessage::KeptOut {});
                client
            }
            Stranger::Replaced => {
                let (client, ..) = asked(&self.aki, &match_id).await;
                drop(asked(&self.aki, &match_id).await);
                client
            }
            Stranger::SignedOut => {
                let phone = go_on(&Friend::nobody(self.aki.address), &code(&self.aki).await).await;
                let (client, ..) = asked(&phone, &match_id).await;
                let (_, list) = phone.ask("GET /api/sessions", &Value::Null).await;
                let sessions = serde_json::from_str::<SessionList>(&list).unwrap().sessions;
                let own = sessions.iter().find(|session| session.own).unwrap().id;
                assert_eq!(self.aki.ask(&format!("DELETE /api/sessions/{own}"), &Value::Null).await.0, 204);
                client
            }
        }
    }
}

/// A match of the host's against bots, in a room that somebody is kept out of: the room and the match.
async fn begun_without(host: &Friend, stranger: &Friend) -> (String, String) {
    let mut settings = settings();
    settings["watching"] = json!("table");
    let room = host.open(&settings).await.id;
    let mut follower = Follower::of(stranger, &room).await;
    follower.until(|_| true).await;
    let seen = host.room(&room).await;
    host.does(&room, json!({"type": "keep_out_bystander", "who": seen.bystanders[0].who})).await;
    host.seats_bots(&room, 1..4, "random").await;
    let id = host.ready(&room).await.unwrap();
    (room, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_message_of_a_stranger_changes_anything() {
    let server = Server::hosted("strangers").await;
    let cast = Cast::of(&server).await;
    let before = kept(server.dir());
    for stranger in STRANGERS {
        let secret = cast.secret(stranger);
        let first = cast.standing.next(None, &secret);
        for message in successors(first, |message| cast.standing.next(Some(message), &secret)) {
            let mut client = cast.open(stranger).await;
            let said = client.say(&message).await;
            assert!(
                said.is_ok() || matches!(stranger, Stranger::Replaced | Stranger::SignedOut | Stranger::Refused(_))
            );
            let expected = expected(stranger, &message);
            if expected == Answer::Harmless {
                client.say(&ClientMessage::Ping {}).await.unwrap();
            }
            let what = format!("{stranger:?} says {message:?}");
            assert_eq!(answer(&mut client).await, expected, "{what}");
            cast.standing.check(&cast.aki, server.dir(), &before, &what).await;
        }
    }
    // The same answer counts from the seat itself.
    let (mut client, ..) = asked(&cast.aki, &cast.standing.match_id).await;
    client.say(&cast.standing.act()).await.unwrap();
    while !matches!(client.next().await.unwrap().0, ServerMessage::Ack { .. }) {}
    assert_ne!(kept(server.dir()), before);
}

/// No spectator's choice counts.
#[tokio::test(flavor = "multi_thread")]
async fn no_choice_of_a_spectator_counts() {
    let server = Server::hosted("spectators").await;
    let cast = Cast::of(&server).await;
    let before = kept(server.dir());
    let mut client = cast.open(Stranger::Spectator).await;
    let choices = cast.standing.choices.iter().map(|choice| choice.action);
    for action in choices.chain([Action::Continue, Action::Stop, Action::Pass, Action::Tsumo]) {
        for decision_id in [cast.standing.decision_id, cast.standing.decision_id + 1] {
            let match_id = cast.standing.match_id.clone();
            client.say(&ClientMessage::Act { match_id, decision_id, action, seal: None }).await.unwrap();
            assert_eq!(answer(&mut client).await, Answer::Refused(ErrorCode::NotAsked));
        }
    }
    cast.standing.check(&cast.aki, server.dir(), &before, "a spectator").await;
}
