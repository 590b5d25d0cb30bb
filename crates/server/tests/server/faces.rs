use crate::common::{Friend, Server, settings};
use crate::rooms::Follower;
use jantaku_store::GONE;
use jantaku_wire::{ClientMessage, Person, Replay, Room, RoomSeat, ServerMessage, VERSION, Visitor};
use serde_json::{Value, json};

fn chosen<'a>(names: &'a [String], faces: &[Option<Person>]) -> Vec<(&'a str, Person)> {
    let both = names.iter().map(String::as_str).zip(faces);
    let mut chosen: Vec<_> = both.filter_map(|(name, face)| Some((name, (*face)?))).collect();
    chosen.sort_unstable_by_key(|(name, _)| *name);
    chosen
}

/// A chosen face is shown to everybody: in rooms and at the table of a match, which keeps it.
#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_face_is_seen_by_others() {
    let server = Server::hosted("faces").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let chooses = async |who: &Friend, body: Value| {
        let (status, answer) = who.ask("POST /api/me", &body).await;
        assert_eq!(status, 200, "{answer}");
        serde_json::from_str::<Visitor>(&answer).unwrap().face
    };
    let face_at = |room: &Room, seat: usize| match &room.seats[seat] {
        RoomSeat::Person { face, .. } => *face,
        RoomSeat::Open {} | RoomSeat::Bot { .. } => None,
    };
    let mut watched = settings();
    watched["watching"] = json!("table");
    let room = aki.open(&watched).await;
    let mut follower = Follower::of(&ben, &room.id).await;
    assert_eq!(face_at(&follower.until(|_| true).await, 0), None);
    assert_eq!(chooses(&aki, json!({"name": "Aki", "face": "Emi"})).await, Some(Person::Emi));
    follower.until(|room| face_at(room, 0) == Some(Person::Emi)).await;
    let (status, refused) = aki.ask("POST /api/me", &json!({"name": "Aki", "face": "Gen"})).await;
    assert_eq!((status, refused.contains("`face`: Gen is met in careers")), (400, true), "{refused}");
    assert_eq!(aki.ask("POST /api/me", &json!({"name": "Aki", "face": "Nobody"})).await.0, 400);
    let me: Visitor = aki.get("/api/me").await;
    assert_eq!(me.face, Some(Person::Emi), "what is refused changes nothing");
    // A name and a face are changed apart.
    assert_eq!(chooses(&aki, json!({"name": "Akiko"})).await, Some(Person::Emi));
    let (_, answer) = aki.ask("POST /api/me", &json!({"face": "Emi"})).await;
    assert_eq!(serde_json::from_str::<Visitor>(&answer).unwrap().name.as_deref(), Some("Akiko"));
    let (status, refused) = Friend::nobody(server.address).ask("POST /api/me", &json!({"face": "Emi"})).await;
    assert_eq!((status, refused.contains("sign_in_first")), (401, true), "a face alone makes nobody: {refused}");

    // Whoever says both with their first request has both, too.
    let (_, answer) =
        Friend::nobody(server.address).whole("POST /api/me", &json!({"name": "Cho", "face": "Sora"})).await;
    let cho = ben.known_by(&answer);
    assert_eq!(face_at(&cho.does(&room.id, json!({"type": "sit", "seat": 1})).await, 1), Some(Person::Sora));

    aki.seats_bots(&room.id, 2..room.seats.len(), "easy").await;
    aki.ready(&room.id).await;
    let id = cho.ready(&room.id).await.unwrap();
    // The faces of a match stay as they were at its beginning.
    assert_eq!(chooses(&aki, json!({"face": null})).await, None);
    let mut watcher = ben.socket().await;
    watcher.say(&ClientMessage::Watch { version: VERSION, match_id: id, last_event: None }).await.unwrap();
    let ServerMessage::Watching(of) = watcher.next().await.unwrap().0 else { panic!("they do not watch") };
    assert_eq!(chosen(&of.names, &of.faces), [("Akiko", Person::Emi), ("Cho", Person::Sora)]);
}

/// A replay shows the faces of its match, except for people who were forgotten since.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_has_the_faces_of_its_match_and_none_of_who_is_forgotten() {
    let server = Server::hosted("faces-replay").await;
    let nobody = Friend::nobody(server.address);
    let (_, answer) = nobody.whole("POST /api/me", &json!({"name": "Aki", "face": "Emi"})).await;
    let aki = nobody.known_by(&answer);
    let (_, answer) = nobody.whole("POST /api/me", &json!({"name": "Cho", "face": "Sora"})).await;
    let cho = nobody.known_by(&answer);
    let room = aki.open(&settings()).await.id;
    cho.does(&room, json!({"type": "sit", "seat": 1})).await;
    aki.seats_bots(&room, [2, 3], "random").await;
    aki.ready(&room).await;
    let id = cho.ready(&room).await.unwrap();
    let (mut first, mut second) = (aki.player(&id, 1), cho.player(&id, 2));
    let (ended, other) = tokio::join!(first.play(), second.play());
    assert!(ended && other);

    let replay = async || {
        let (status, body) = aki.ask(&format!("GET /api/matches/{id}/replay"), &Value::Null).await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_str::<Replay>(&body).unwrap()
    };
    let seen = replay().await;
    assert_eq!(chosen(&seen.names, &seen.faces), [("Aki", Person::Emi), ("Cho", Person::Sora)]);
    // Another face is not that of the match.
    assert_eq!(aki.ask("POST /api/me", &json!({"face": "Otto"})).await.0, 200);
    assert_eq!(cho.ask("DELETE /api/me/data", &json!({"name": "Cho"})).await.0, 204);
    let left = replay().await;
    assert_eq!(chosen(&left.names, &left.faces), [("Aki", Person::Emi)]);
    assert!(left.names.iter().any(|name| name == GONE) && !left.names.iter().any(|name| name == "Cho"));
}
