use std::net::Ipv4Addr;
use std::time::Duration;

use jantaku_core::Seat;
use jantaku_record::line::Hex32;
use jantaku_record::{Record, WallSource, prove_walls, share_seal};
use jantaku_server::Limits;
use jantaku_wire::{ClientMessage, ErrorCode, Room, RoomHost, RoomMatch, RoomSeat, ServerMessage, VERSION, Visitor};
use serde_json::{Value, json};

use crate::common::{Client, Friend, Player, Server, http, settings};

pub(crate) struct Follower(pub Client);

impl Follower {
    pub async fn of(friend: &Friend, room: &str) -> Follower {
        let mut client = friend.socket().await;
        client.say(&ClientMessage::Room { version: VERSION, room_id: room.to_owned() }).await.unwrap();
        Follower(client)
    }

    pub async fn until(&mut self, is_so: impl Fn(&Room) -> bool) -> Room {
        loop {
            match self.0.next().await.unwrap().0 {
                ServerMessage::Room(room) if is_so(&room) => return *room,
                ServerMessage::Room(_) | ServerMessage::SaidBefore { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }
}

/// A host who has the room closed, as they see themselves or as others do.
fn host(name: &str, seat: Option<u8>, you: bool) -> RoomHost {
    RoomHost { name: name.to_owned(), seat, here: false, you }
}

pub(crate) fn name_at(room: &Room, seat: usize) -> Option<&str> {
    match &room.seats[seat] {
        RoomSeat::Person { name, .. } => Some(name),
        RoomSeat::Open {} | RoomSeat::Bot { .. } => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_is_told_that_the_server_stops() {
    for proxy in [None, Some(Ipv4Addr::LOCALHOST.into())] {
        let mut server = Server::hosted_within("room-stop", Limits { proxy, ..Limits::default() }).await;
        let aki = Friend::named(server.address, "Aki").await;
        let mut follower = Follower::of(&aki, &aki.open(&settings()).await.id).await;
        follower.until(|_| true).await;
        server.stop();
        let bye = follower.0.next().await.unwrap().0;
        assert!(matches!(bye, ServerMessage::Bye { code: Some(ErrorCode::ServerStops), .. }), "{bye:?}");
        assert!(follower.0.next().await.is_none());
    }
}

/// Two servers on one store: a page at one follows the changes at the other, and its socket closes when its session
/// ends there.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_follows_what_is_done_at_another_server() {
    let server = Server::hosted("followed").await;
    let other = server.another().await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let at_other = |friend: &Friend| Friend { address: other.address, bearer: friend.bearer.clone() };
    let room = aki.open(&settings()).await;
    let mut follower = Follower::of(&at_other(&ben), &room.id).await;
    follower.until(|room| name_at(room, 0) == Some("Aki")).await;
    ben.does(&room.id, json!({"type": "sit", "seat": 1})).await;
    follower.until(|room| name_at(room, 1) == Some("Ben")).await;
    at_other(&aki).does(&room.id, json!({"type": "bot", "seat": 2, "level": "easy"})).await;
    let after = ben.does(&room.id, json!({"type": "sit", "seat": 3})).await;
    assert!(matches!(after.seats[2], RoomSeat::Bot { .. }), "{:?}", after.seats);
    assert_eq!(ben.ask("DELETE /api/me", &Value::Null).await.0, 204);
    loop {
        match follower.0.next().await.unwrap().0 {
            ServerMessage::Bye { code, .. } => break assert_eq!(code, Some(ErrorCode::SignInFirst)),
            ServerMessage::Room(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_said_no_name_sees_the_page_and_nothing_else() {
    let server = Server::hosted("names").await;
    let nobody = Friend::nobody(server.address);
    for head in [
        "GET /api/start",
        "GET /api/rooms",
        "GET /api/career",
        "POST /api/matches",
        "GET /ws",
        "POST /api/rooms",
        "POST /api/rooms/0000000000000001",
    ] {
        assert_eq!(nobody.ask(head, &Value::Null).await.0, 401, "{head}");
    }
    assert_eq!(nobody.ask("GET /healthz", &Value::Null).await, (200, "ok\n".to_owned()));
    let visitor = |body: String| serde_json::from_str::<Visitor>(&body).unwrap();
    let me = visitor(nobody.ask("GET /api/me", &Value::Null).await.1);
    assert_eq!((me.hosted, me.name, me.admin), (true, None, false));
    for name in ["", "   ", "a\u{202e}b", &"x".repeat(25)] {
        let (status, body) = nobody.ask("POST /api/me", &json!({"name": name})).await;
        assert_eq!((status, body.contains("\"refusal\":\"name_")), (400, true), "{body}");
    }
    let (_, answer) = nobody.whole("POST /api/me", &json!({"name": " Aki "})).await;
    assert!(answer.contains("HttpOnly; SameSite=Lax"), "{answer}");

    // Two people of one name are two people; each has matches of their own.
    let [aki, other] = server.friends(["Aki", "Aki"]).await;
    assert_eq!(visitor(aki.ask("GET /api/me", &Value::Null).await.1).name.as_deref(), Some("Aki"));
    let own = json!({"preset": "tenhou", "length": "east", "opponents": ["easy", "easy", "easy"], "pace": "instant", "name": "Aki"});
    let (status, created) = aki.ask("POST /api/matches", &own).await;
    assert_eq!(status, 201, "{created}");
    let id = serde_json::from_str::<Value>(&created).unwrap()["match_id"].as_str().unwrap().to_owned();
    for path in [format!("GET /api/matches/{id}/seat"), format!("DELETE /api/matches/{id}")] {
        assert_eq!(other.ask(&path, &Value::Null).await.0, 404, "{path}");
    }
    assert!(!other.ask("GET /api/start", &Value::Null).await.1.contains(&id));

    // A new name is theirs at once; whoever signs out is nobody again.
    assert_eq!(aki.ask("POST /api/me", &json!({"name": "Akiko"})).await.0, 200);
    assert_eq!(visitor(aki.ask("GET /api/me", &Value::Null).await.1).name.as_deref(), Some("Akiko"));
    assert_eq!(aki.ask("DELETE /api/me", &Value::Null).await.0, 204);
    assert_eq!(aki.ask("GET /api/start", &Value::Null).await.0, 401);
    assert_eq!(other.ask("GET /api/start", &Value::Null).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_makes_people_without_end() {
    // One more each day: on any machine, the fourth is too early.
    let sign_in_every = Duration::from_secs(86_400);
    let limits = Limits { sign_ins: 3.try_into().unwrap(), sign_in_every, ..Limits::default() };
    let server = Server::hosted_within("crowd", limits).await;
    let mut friends = Vec::new();
    for name in ["Aki", "Ben", "Eve"] {
        friends.push(Friend::named(server.address, name).await);
    }
    let nobody = Friend::nobody(server.address);
    let (status, body) = nobody.ask("POST /api/me", &json!({"name": "Dan"})).await;
    assert_eq!((status, body.contains("from your network")), (429, true));
    // People who are here already are not affected.
    assert_eq!(friends[0].ask("POST /api/me", &json!({"name": "Akiko"})).await.0, 200);
    assert_eq!(friends[1].ask("GET /api/start", &Value::Null).await.0, 200);
}

/// The code finds its room, and nobody can try all codes.
#[tokio::test(flavor = "multi_thread")]
async fn a_room_is_found_by_its_code() {
    let attempt_every = Duration::from_secs(86_400);
    let limits = Limits { attempts: 4.try_into().unwrap(), attempt_every, ..Limits::default() };
    let server = Server::hosted_within("codes", limits).await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let room = aki.open(&settings()).await;
    let path = |code: &str| format!("GET /api/codes/{code}");
    assert_eq!(Friend::nobody(server.address).ask(&path(&room.code), &Value::Null).await.0, 401);
    let found = (200, json!({"id": room.id}).to_string());
    for (code, expected) in
        [(&*room.code, 200), (&room.code.to_lowercase(), 200), ("ZZZZ-ZZZZ", 404), ("nonsense", 404)]
    {
        let answer = ben.ask(&path(code), &Value::Null).await;
        assert_eq!(answer.0, expected, "{code}: {}", answer.1);
        assert!(expected != 200 || answer == found, "{answer:?}");
    }
    assert_eq!(ben.ask(&path(&room.code), &Value::Null).await.0, 429);
    // The link is no guess.
    assert_eq!(ben.ask(&format!("GET /api/rooms/{}", room.id), &Value::Null).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_elsewhere_changes_nothing_with_a_cookie() {
    let server = Server::hosted("csrf").await;
    let friend = Friend::named(server.address, "Aki").await;
    let secret = friend.bearer.strip_prefix("Bearer ").unwrap();
    let cookie = format!("jantaku-session-{}={secret}", server.address.port());
    let own = format!("http://{}", server.address);
    for (origin, status) in
        [(Some(own.as_str()), 200), (None, 403), (Some("http://evil.example"), 403), (Some("null"), 403)]
    {
        let mut headers = vec![("Cookie", cookie.as_str()), ("Content-Type", "application/json")];
        headers.extend(origin.map(|origin| ("Origin", origin)));
        let renamed = http(server.address, "POST /api/me", &headers, r#"{"name":"Mallory"}"#).await;
        assert_eq!(renamed.0, status, "{origin:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_agree_on_a_match_play_it_and_play_again() {
    let server = Server::hosted("friends").await;
    let [aki, ben, eve] = server.friends(["Aki", "Ben", "Eve"]).await;
    let room = aki.open(&settings()).await;
    assert_eq!((room.you, &room.host, name_at(&room, 0)), (Some(0), &host("Aki", Some(0), true), Some("Aki")));
    let id = room.id.as_str();
    // Visitors with the link see the room before they give a name.
    let nobody = Friend::nobody(server.address);
    let invited = Room { you: None, terms: None, host: host("Aki", Some(0), false), ..room.clone() };
    assert_eq!(nobody.room(id).await, invited);
    // The room is in the list of those who have a seat there, and of nobody else.
    assert_eq!((aki.list().await.rooms.len(), eve.list().await.rooms.len()), (1, 0));
    let mut follower = Follower::of(&eve, id).await;
    assert_eq!(follower.until(|_| true).await.you, None);

    ben.does(id, json!({"type": "sit", "seat": 2})).await;
    let seen = follower.until(|room| name_at(room, 2).is_some()).await;
    assert_eq!(name_at(&seen, 2), Some("Ben"));
    assert_eq!(eve.refused(id, json!({"type": "sit", "seat": 2})).await, "room_seat_taken");
    assert_eq!(eve.refused(id, json!({"type": "ready", "ready": true})).await, "room_no_seat");
    assert_eq!(ben.refused(id, json!({"type": "bot", "seat": 1, "level": "easy"})).await, "room_not_host");
    aki.seats_bots(id, [1, 3], "random").await;
    let first = room.next.match_id.parse().unwrap();
    let seals = (0..4).filter_map(Seat::new).map(|seat| Hex32(share_seal(first, 1, seat, &[0xab; 32])));
    let seals: Vec<Hex32> = seals.collect();
    let ready = aki.does(id, json!({"type": "ready", "ready": true, "seals": seals})).await;
    assert_eq!(ready.next, room.next, "not all are ready");
    let sealed = ben.does(id, json!({"type": "ready", "ready": true})).await;
    assert_eq!(sealed.next.seals, Some(vec![Some(seals[0]), None, None, None]));
    assert_eq!(sealed.current, None);
    assert_eq!(aki.refused(id, json!({"type": "open", "share": "cd".repeat(32)})).await, "room_not_sealed");
    let begun = aki.does(id, json!({"type": "open", "share": "ab".repeat(32)})).await;
    let RoomMatch { match_id, over } = begun.current.unwrap();
    assert!(!over);
    let seen = follower.until(|room| room.current.is_some()).await;
    assert_eq!(seen.current.unwrap().match_id, match_id);
    assert_eq!(aki.refused(id, json!({"type": "ready", "ready": true})).await, "room_in_play");
    // People without a seat get none, and may not watch unless the room allows it.
    assert_eq!(eve.ask(&format!("GET /api/matches/{match_id}/seat"), &Value::Null).await.0, 404);
    let mut watching = eve.socket().await;
    watching
        .say(&ClientMessage::Watch { version: VERSION, match_id: match_id.clone(), last_event: None })
        .await
        .unwrap();
    let refused = watching.next().await.unwrap().0;
    assert!(matches!(refused, ServerMessage::Error { code: ErrorCode::NotForWatching, .. }), "{refused:?}");

    let (mut first, mut second) = (aki.player(&match_id, 1), ben.player(&match_id, 2));
    let mut follower = Follower::of(&eve, id).await;
    let (ended, other) = tokio::join!(first.play(), second.play());
    assert!(ended && other);
    let seats = |player: &Player| player.welcome.as_ref().unwrap().seat;
    assert_eq!((seats(&first), seats(&second)), (0, 2), "people sit as they chose");
    let seen = follower.until(|room| room.current.as_ref().is_some_and(|current| current.over)).await;
    // The room keeps the results, summed up by people.
    let played = &seen.played[0];
    assert_eq!((seen.played.len(), &played.match_id, played.standings.len()), (1, &match_id, 4));
    assert!(played.standings.is_sorted_by_key(|standing| std::cmp::Reverse(standing.total)), "{played:?}");
    assert_eq!(played.standings.iter().map(|standing| standing.total).sum::<i32>(), 0);
    let (names, totals): (Vec<_>, Vec<_>) = seen.totals.iter().map(|sum| (sum.name.as_str(), sum.total)).unzip();
    let people: Vec<_> = played.standings.iter().filter(|standing| ["Aki", "Ben"].contains(&&*standing.name)).collect();
    assert_eq!(names, people.iter().map(|standing| standing.name.as_str()).collect::<Vec<_>>());
    assert!(nobody.room(id).await.played.is_empty(), "who has no name reads no names");
    assert_eq!((room.east, seen.east), (Some(0), Some(1)), "the winds turn");
    assert_eq!(totals, people.iter().map(|standing| standing.total).collect::<Vec<_>>());
    assert!(seen.seats.iter().all(|seat| !matches!(seat, RoomSeat::Person { ready: true, .. })));
    assert_eq!(eve.ask(&format!("GET /api/matches/{match_id}/replay"), &Value::Null).await.0, 200);

    // The first wall is the committed one, with the only sealed share; the other's is missing. Later both seal and open
    // theirs.
    let (_, record) = eve.ask(&format!("GET /api/matches/{match_id}/record"), &Value::Null).await;
    let commitment = serde_json::to_value(room.next.commitment).unwrap();
    assert!(record.lines().nth(1).unwrap().contains(commitment.as_str().unwrap()), "{record}");
    let proofs = prove_walls(record.as_bytes()).unwrap().rounds;
    assert!(proofs.iter().all(|proof| proof.fault.is_none() && proof.unopened.is_empty()), "{proofs:?}");
    let (first, later) = proofs.split_first().unwrap();
    assert_eq!((first.missing.len(), later.iter().map(|proof| proof.missing.len()).sum::<usize>()), (1, 0));
    let record = Record::read(record.as_bytes()).unwrap();
    let WallSource::Shared(wall) = &record.rounds[0].revealed.as_ref().unwrap().what else {
        panic!("the walls are shared")
    };
    assert_eq!(wall.shares.values().copied().collect::<Vec<_>>(), [Some([0xab; 32]), None, None, None]);
    assert_ne!(seen.next, room.next, "the next match has a secret of its own");

    // The host changes places in a full room, and names it.
    assert_eq!(ben.refused(id, json!({"type": "swap", "seat": 0, "with": 2})).await, "room_not_host");
    let swapped = aki.does(id, json!({"type": "swap", "seat": 0, "with": 2})).await;
    assert_eq!((swapped.you, swapped.host.seat, name_at(&swapped, 0)), (Some(2), Some(2), Some("Ben")));
    aki.does(id, json!({"type": "swap", "seat": 2, "with": 0})).await;
    let called = |name: &str| {
        let mut settings = settings();
        settings["name"] = json!(name);
        json!({"type": "change", "settings": settings})
    };
    let (status, why) = aki.ask(&format!("POST /api/rooms/{id}"), &called("a\u{202e}b")).await;
    assert!(status == 400 && why.contains("name_invisible"), "{status} {why}");
    assert_eq!(aki.does(id, called(" Friday ")).await.settings.name.as_deref(), Some("Friday"));
    assert_eq!(ben.list().await.rooms[0].name.as_deref(), Some("Friday"));

    // For the next match the places are turned.
    aki.ready(id).await;
    let next = ben.ready(id).await.unwrap();
    assert_ne!(next, match_id);
    let seat = |body: (u16, String)| serde_json::from_str::<Value>(&body.1).unwrap()["seat"].clone();
    assert_eq!(seat(aki.ask(&format!("GET /api/matches/{next}/seat"), &Value::Null).await), json!(3));
    assert_eq!(seat(ben.ask(&format!("GET /api/matches/{next}/seat"), &Value::Null).await), json!(1));

    // A forgotten person is forgotten in the room's results, too.
    let forgotten = ben.ask("DELETE /api/me/data", &json!({"name": "Ben"})).await;
    assert_eq!(forgotten.0, 204, "{}", forgotten.1);
    let left = aki.room(id).await;
    assert!(left.totals.len() == 2 && left.totals.iter().all(|sum| sum.name != "Ben"), "{:?}", left.totals);
    assert!(left.played[0].standings.iter().all(|standing| standing.name != "Ben"), "{:?}", left.played);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_knows_who_has_it_open_and_goes_with_its_last_person() {
    let server = Server::hosted("presence").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let mut listed = settings();
    listed["listed"] = json!(true);
    let room = aki.open(&listed).await;
    let id = room.id.as_str();
    assert_eq!(ben.list().await.rooms[0].host, "Aki");
    ben.does(id, json!({"type": "sit", "seat": 1})).await;
    let is_here = |room: &Room, seat: usize| matches!(room.seats[seat], RoomSeat::Person { here: true, .. });
    let mut follower = Follower::of(&aki, id).await;
    follower.until(|room| is_here(room, 0) && !is_here(room, 1)).await;
    let other = Follower::of(&ben, id).await;
    follower.until(|room| is_here(room, 1)).await;
    drop(other);
    follower.until(|room| !is_here(room, 1)).await;
    // A new name is shown at once, and may not look like another's.
    let (status, body) = ben.ask("POST /api/me", &json!({"name": "AKI"})).await;
    assert_eq!((status, body.contains("room_looks_alike")), (409, true), "{body}");
    let namesake = Friend::named(server.address, "Aki").await;
    assert_eq!(namesake.refused(id, json!({"type": "sit", "seat": 2})).await, "room_looks_alike");
    ben.ask("POST /api/me", &json!({"name": "Benno"})).await;
    follower.until(|room| name_at(room, 1) == Some("Benno")).await;
    // The host leaves, and the next person is the host; with that one the room is gone.
    aki.does(id, json!({"type": "leave"})).await;
    assert_eq!(follower.until(|room| room.you.is_none()).await.host, host("Benno", Some(1), false));
    assert_eq!(ben.ask(&format!("POST /api/rooms/{id}"), &json!({"type": "leave"})).await.0, 204);
    assert!(matches!(follower.0.next().await.unwrap().0, ServerMessage::Bye { code: Some(ErrorCode::NoSuchRoom), .. }));
    assert_eq!(aki.ask(&format!("GET /api/rooms/{id}"), &Value::Null).await.0, 404);
    assert_eq!(ben.list().await.rooms, []);
    // Nobody can open rooms without end.
    for _ in 0..5 {
        aki.open(&settings()).await;
    }
    let (status, body) = aki.ask("POST /api/rooms", &settings()).await;
    assert_eq!((status, body.contains("room_too_many")), (409, true));
}
