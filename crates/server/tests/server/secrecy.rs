use std::path::Path;

use crate::common::{Client, Friend, Server, settings};
use crate::rooms::Follower;
use jantaku_core::{Ruleset, Wall};
use jantaku_engine::Match;
use jantaku_record::{Line, WallSource};
use jantaku_store::Store;
use jantaku_testkit::{Chance, redealt};
use jantaku_wire::{Action, Choice, ClientMessage, Event, RoomSeat, ServerMessage, VERSION};
use serde_json::{Value, json};
use tokio::task::JoinSet;

/// The seat whose own hand is the same.
const OWN: usize = 2;
/// After this many turns of that seat the server is asked everything.
const ASKED_EVERY: usize = 9;

/// Every request about a match, its room and the people in it.
const ASKED: &[&str] = &[
    "GET /api/start",
    "GET /api/matches",
    "GET /api/matches?search=aki",
    "GET /api/matches/ID/record",
    "GET /api/matches/ID/replay",
    "GET /api/matches/ID/advice",
    "GET /api/matches/ID/review",
    "GET /api/matches/ID/reach",
    "GET /api/matches/ID/why?seat=0&step=3",
    "GET /api/matches/ID/why?seat=1&step=3",
    "GET /api/help?match=ID",
    "GET /api/rooms",
    "GET /api/rooms/ROOM",
    "GET /api/statistics",
    "GET /api/statistics/hands?figure=wins",
    "GET /api/statistics/hands?figure=places",
    "GET /api/career",
    "GET /api/career/profile",
    "GET /api/drills",
    "GET /api/lessons",
    "GET /api/me",
    "GET /api/account",
    "GET /healthz",
    "GET /metrics",
];

struct Company {
    seated: Vec<Friend>,
    spectator: Friend,
    /// Is in the room.
    bystander: Friend,
    /// Has the links, and is nowhere.
    stranger: Friend,
    room: String,
    match_id: String,
}

impl Company {
    async fn of(server: &Server) -> Company {
        let named = async |name| Friend::named(server.address, name).await;
        let seated = vec![named("Aki").await, named("Ben").await, named("Eve").await, named("Dan").await];
        let mut wanted = settings();
        (wanted["watching"], wanted["listed"]) = (json!("hands"), json!(true));
        let room = seated[0].open(&wanted).await.id;
        for (seat, friend) in seated.iter().enumerate().skip(1) {
            friend.does(&room, json!({"type": "sit", "seat": seat})).await;
        }
        let mut begun = None;
        for friend in &seated {
            begun = friend.does(&room, json!({"type": "ready", "ready": true})).await.current;
        }
        let (spectator, bystander, stranger) = (named("Sam").await, named("Ria").await, named("Zoe").await);
        Company { seated, spectator, bystander, stranger, room, match_id: begun.unwrap().match_id }
    }

    /// The same people at another address.
    fn at(&self, server: &Server) -> Company {
        let at = |friend: &Friend| Friend { address: server.address, bearer: friend.bearer.clone() };
        let [spectator, bystander, stranger] = [&self.spectator, &self.bystander, &self.stranger].map(at);
        let (room, match_id) = (self.room.clone(), self.match_id.clone());
        Company { seated: self.seated.iter().map(at).collect(), spectator, bystander, stranger, room, match_id }
    }

    /// They may see no hand but their own.
    fn outsiders(&self) -> [&Friend; 4] {
        [&self.seated[OWN], &self.spectator, &self.bystander, &self.stranger]
    }

    /// Every answer to them.
    async fn asked(&self) -> Vec<String> {
        let mut answers = Vec::new();
        for (who, friend) in self.outsiders().into_iter().enumerate() {
            for head in ASKED {
                let head = head.replace("ID", &self.match_id).replace("ROOM", &self.room);
                let (status, body) = friend.ask(&head, &Value::Null).await;
                let body = body.replace(&format!("localhost:{}", friend.address.port()), "localhost");
                answers.push(format!("{who} {head}: {status} {body}"));
            }
        }
        answers
    }
}

/// A copy of a server's store in which the hand that is played has another wall.
fn with_wall(server: &Server, match_id: &str, wall: &Wall, dir: &Path) {
    std::fs::create_dir_all(dir).unwrap();
    let file = dir.join("jantaku.sqlite");
    Store::back_up(server.dir(), &file).unwrap();
    let raw = rusqlite::Connection::open(file).unwrap();
    let (_, events) = Match::start(rules().into(), wall.clone()).unwrap();
    let line = WallSource::Stated(wall.clone()).revealed().to_json();
    raw.execute("UPDATE walls SET wall = ?2 WHERE match_id = ?1", [match_id, &line]).unwrap();
    for (sequence, event) in events.iter().enumerate() {
        let sql = "UPDATE events SET line = ?3 WHERE match_id = ?1 AND sequence = ?2";
        let changed =
            raw.execute(sql, rusqlite::params![match_id, sequence as i64, Line::from(event).to_json()]).unwrap();
        assert_eq!(changed, 1, "a match begins with as many events whatever its wall");
    }
}

/// The number of hands: 2 in CI, multiplied by `JANTAKU_TEST_SCALE`.
fn hands() -> u64 {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok());
    2 * scale.unwrap_or(1)
}

fn rules() -> Ruleset {
    let tenhou = Ruleset::preset("tenhou").unwrap();
    Ruleset { round_winds: tenhou.round_winds[..1].to_vec(), ..tenhou }
}

/// What everybody was sent and answered in one hand.
#[derive(Default)]
struct Told {
    own: Vec<String>,
    spectator: Vec<String>,
    answers: Vec<String>,
    other: Vec<String>,
}

/// Whether a frame belongs to the hand. The number of spectators is the same, but sent at any moment.
fn is_of_the_hand(message: &ServerMessage) -> bool {
    !matches!(message, ServerMessage::Watchers { .. } | ServerMessage::TalkRules(_))
}

fn is_end(message: &ServerMessage) -> bool {
    match message {
        ServerMessage::Event { event, .. } | ServerMessage::PublicEvent { event, .. } => {
            matches!(**event, Event::RoundEnded { .. })
        }
        _ => false,
    }
}

/// Discards its draws, and claims nothing: the hand decides nothing that others see.
fn idle(choices: &[Choice]) -> Action {
    let is_idle = |action: &Action| matches!(action, Action::Pass | Action::Discard { tsumogiri: true, .. });
    choices.iter().map(|choice| choice.action).find(is_idle).expect("a draw to be thrown back, or a claim to be passed")
}

/// Plays the hand on this seat, and returns its frames and the seat; at times sends every request.
async fn play(
    mut client: Client,
    first: Vec<(ServerMessage, String)>,
    asks: Option<&Company>,
    match_id: String,
) -> (Told, Client) {
    let (mut told, mut turns, mut first) = (Told::default(), 0, first.into_iter());
    loop {
        let (message, text) = match first.next() {
            Some(known) => known,
            None => client.next().await.unwrap(),
        };
        if is_end(&message) {
            return (told, client);
        }
        if is_of_the_hand(&message) {
            told.own.push(text);
        }
        if let ServerMessage::Prompt { decision_id, choices, .. } = message {
            let action = idle(&choices);
            if let Some(company) = asks.filter(|_| matches!(action, Action::Discard { .. })) {
                // The table waits for this seat, so nothing moves meanwhile.
                if turns % ASKED_EVERY == 0 {
                    told.answers.extend(company.asked().await);
                }
                turns += 1;
            }
            let act = ClientMessage::Act { match_id: match_id.clone(), decision_id, action, seal: None };
            client.say(&act).await.unwrap();
        }
    }
}

/// A hand played by this wall.
async fn hand(server: &Server, company: &Company, wall: &Wall, name: &str) -> Told {
    let dir = std::env::temp_dir().join(format!("jantaku-redealt-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    with_wall(server, &company.match_id, wall, &dir);
    let server = Server::hosted_on(dir).await;
    let company = company.at(&server);
    let id = company.match_id.clone();

    let mut spectator = company.spectator.socket().await;
    let watch = ClientMessage::Watch { version: VERSION, match_id: id.clone(), last_event: None };
    spectator.say(&watch).await.unwrap();
    let mut bystander = Follower::of(&company.bystander, &company.room).await;
    let mut seats = Vec::new();
    for friend in &company.seated {
        let mut client = Client::join_as(friend.address, &friend.bearer, &id, None).await.unwrap();
        let mut first = vec![client.next().await.unwrap()];
        while !matches!(first.last(), Some((ServerMessage::View { .. }, _))) {
            first.push(client.next().await.unwrap());
        }
        seats.push((client, first));
    }
    // Everybody is there before the first answer.
    let is_here = |seat: &RoomSeat| matches!(seat, RoomSeat::Person { here: true, .. });
    bystander.until(|room| room.watchers == 1 && room.seats.iter().all(is_here)).await;

    let mut playing = JoinSet::new();
    let mut own = None;
    for (seat, (client, first)) in seats.into_iter().enumerate() {
        match seat {
            OWN => own = Some((client, first)),
            _ => drop(playing.spawn({
                let id = id.clone();
                async move { (seat, play(client, first, None, id).await) }
            })),
        }
    }
    let (client, first) = own.unwrap();
    let (mut told, stays) = play(client, first, Some(&company), id).await;
    let mut seats = vec![stays];
    while let Some(played) = playing.join_next().await {
        let (seat, (other, stays)) = played.unwrap();
        seats.push(stays);
        if seat == 0 {
            told.other = other.own;
        }
    }
    loop {
        let (message, text) = spectator.next().await.unwrap();
        if is_end(&message) {
            break;
        }
        if is_of_the_hand(&message) {
            told.spectator.push(text);
        }
    }
    bystander.0.say(&ClientMessage::Ping {}).await.unwrap();
    assert_eq!(bystander.0.next().await.unwrap().0, ServerMessage::Pong {}, "in the room nothing of a hand is said");
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_tiles_change_nothing_that_others_are_sent_or_answered() {
    let server = Server::hosted("redealt").await;
    let company = Company::of(&server).await;
    let rules = rules();
    for number in 0..hands() {
        let mut chance = Chance::new(number);
        let wall = chance.wall(&rules);
        let other = redealt(&wall, &rules, &mut chance, Some(OWN));
        let one = hand(&server, &company, &wall, "one").await;
        let two = hand(&server, &company, &other, "two").await;
        for (name, one, two) in [
            ("own", &one.own, &two.own),
            ("spectator", &one.spectator, &two.spectator),
            ("answers", &one.answers, &two.answers),
        ] {
            assert_eq!(one.len(), two.len(), "{name}");
            one.iter().zip(two).for_each(|(one, two)| assert_eq!(one, two, "{name}"));
        }
        assert_ne!(one.other, two.other, "the other hands are others");
        assert!(one.own.len() > 100 && one.answers.len() >= 2 * 4 * ASKED.len(), "{}", one.answers.len());
        let answered = one.answers.iter().filter(|answer| answer.contains(": 200 ")).count();
        assert!(answered > one.answers.len() / 2, "{answered} of {}", one.answers.len());
    }
}
