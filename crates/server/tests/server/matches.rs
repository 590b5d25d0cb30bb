//! Matches of one person: begun, listed, given up, and saved if damaged.

use std::collections::BTreeSet;

use jantaku_core::{Players, Ruleset};
use jantaku_record::Record;
use jantaku_store::{Append, Appended, StoredMatch};
use jantaku_wire::{
    Created, ErrorCode, Failure, HouseGroup, Length, MatchPage, NewMatch, Person, ServerMessage, StartPage,
};

use crate::common::{Client, Player, Server, create, get, http, made};

async fn start_page(server: &Server) -> StartPage {
    get(server.address, "/api/start").await.unwrap()
}

/// The id of a new match, or the refusal.
async fn begin(server: &Server, choice: &NewMatch) -> Result<String, String> {
    let created: Result<Created, Failure> = made(server.address, "/api/matches", choice).await;
    created.map(|created| created.match_id).map_err(|failure| failure.message)
}

async fn stored(server: &Server, id: &str) -> StoredMatch {
    server.store().load(id.parse().unwrap()).await.unwrap().unwrap()
}

async fn stopped(server: &Server, id: &str) -> Option<String> {
    let mut client = Client::join(server.address, id, None).await.unwrap();
    match client.next().await.unwrap().0 {
        ServerMessage::Error { code: ErrorCode::Stopped, message, .. } => Some(message),
        ServerMessage::Welcome(_) => None,
        other => panic!("{other:?}"),
    }
}

fn only(preset: &str) -> Vec<Ruleset> {
    vec![Ruleset::preset(preset).unwrap()]
}

/// the first dealer, who has seat 0, is chosen by chance: the player comes to sit on every seat.
#[tokio::test]
async fn the_first_dealer_is_chosen_by_chance() {
    let name = "seats";
    let server = Server::offering(name, only("tenhou")).await;
    let choice = start_page(&server).await.preselected;
    for _ in 0..24 {
        begin(&server, &choice).await.unwrap();
    }
    let seats: BTreeSet<u8> = start_page(&server).await.open.matches.iter().map(|kept| kept.seat).collect();
    assert_eq!(seats, [0, 1, 2, 3].into());
}

/// where the house lets the dice or wind tiles decide, they move everybody from where the program would have sat them; the
/// same seed throws the same dice. Where the program decides, nothing else does.
#[tokio::test]
async fn the_dice_or_the_tiles_decide_the_seats_where_one_likes() {
    let seated = async |by: &str| {
        let server = Server::offering(&format!("seats-by-{by}"), only("pretty_girls")).await;
        let mut choice = start_page(&server).await.preselected;
        choice.menu.insert("seats".to_owned(), by.to_owned());
        let mut all = Vec::new();
        for _ in 0..12 {
            let id = begin(&server, &choice).await.unwrap();
            let stored = stored(&server, &id).await;
            let draw = stored.seat_draw();
            all.push((stored.row.seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>(), draw));
        }
        all
    };
    let by_program = seated("program").await;
    for by in ["dice", "winds"] {
        let drawn = seated(by).await;
        assert_eq!(drawn, seated(by).await);
        let moved = drawn.iter().zip(&by_program).filter(|((now, draw), (before, none))| {
            assert_eq!((none, now), (&None, &draw.as_ref().unwrap().seated(before.clone(), Players::Four)));
            now != before
        });
        assert!(moved.count() > 5, "{by}");
    }
}

/// what is set in the menu of a house is played and kept; what is on no menu is refused, and a house whose
/// rules are not those of its description has none.
#[tokio::test]
async fn a_match_is_made_by_what_the_menu_says() {
    let name = "menu";
    let own = Ruleset { name: "shanghai".to_owned(), kiriage: true, ..Ruleset::preset("shanghai").unwrap() };
    let rules = vec![Ruleset::preset("yakuza").unwrap(), Ruleset::preset("tenhou").unwrap(), own];
    let server = Server::offering(name, rules).await;
    let page = start_page(&server).await;
    let lines: Vec<usize> = page.presets.iter().map(|preset| preset.menu.len()).collect();
    assert_eq!(lines, [4, 0, 0]);
    let mut choice = page.preselected;
    choice.menu = [("length".to_owned(), "half".to_owned()), ("kuitan".to_owned(), "no_use".to_owned())].into();
    let id = begin(&server, &choice).await.unwrap();
    let rules = stored(&server, &id).await.row.rules;
    assert_eq!((rules.round_winds.len(), rules.open_tanyao, rules.name.as_str()), (2, false, "yakuza"));
    assert_eq!(start_page(&server).await.preselected.menu, choice.menu);
    choice.length = Length::EastSouth;
    assert!(begin(&server, &choice).await.is_ok());
    choice.menu.insert("length".to_owned(), "quarter".to_owned());
    let refused = begin(&server, &choice).await.unwrap_err();
    assert_eq!(refused, "`length` says East and South, and the choice of length in `menu` East only: ask for one");
    choice.menu.remove("length");
    assert!(begin(&server, &choice).await.is_ok());
    choice.menu.insert("uma".to_owned(), "0_0".to_owned());
    let refused = begin(&server, &choice).await.unwrap_err();
    assert!(refused.contains("the menu of `yakuza` has no line `uma`"), "{refused}");
    choice.preset = "tenhou".to_owned();
    let refused = begin(&server, &choice).await.unwrap_err();
    assert!(refused.contains("`tenhou` has none"), "{refused}");
}

/// the face of a single player is kept with the match, and asked for anew for the next one.
#[tokio::test]
async fn a_match_has_the_face_of_its_player() {
    let name = "face";
    let server = Server::offering(name, only("tenhou")).await;
    let mut choice = start_page(&server).await.preselected;
    choice.face = Some(Person::Emi);
    let id = begin(&server, &choice).await.unwrap();
    let faces: Vec<_> = stored(&server, &id).await.row.faces().into_iter().flatten().collect();
    assert_eq!(faces, [Person::Emi]);
    assert_eq!(start_page(&server).await.preselected.face, None);
    choice.face = Some(Person::Shinobu);
    let refused = begin(&server, &choice).await.unwrap_err();
    assert!(refused.starts_with("`face`"), "{refused}");
}

/// A match is damaged in its second round: the list says that one round can be saved, and its record has it.
#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_saved_of_a_damaged_match_is_listed_and_saved() {
    let mut server = Server::start("saved").await;
    let id = create(server.address, ["random"; 3]).await;
    let mut player = Player::new(server.address, id.clone(), 4);
    while !player.play().await {}
    server.stop();
    let raw = rusqlite::Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let second: u32 = raw
        .query_row(
            "SELECT sequence FROM events WHERE line LIKE '%\"dealt\"%' ORDER BY sequence LIMIT 1 OFFSET 1",
            [],
            |row| row.get(0),
        )
        .unwrap();
    // A line that cannot be read, one that does not follow, and a row of the list that cannot be shown.
    for (nth, damage) in [
        format!("UPDATE events SET line = 'x' WHERE sequence = {}", second + 5),
        format!(
            "UPDATE events SET line = (SELECT line FROM events WHERE sequence = {second}) WHERE sequence = {}",
            second + 5
        ),
        "UPDATE matches SET title = NULL".to_owned(),
    ]
    .iter()
    .enumerate()
    {
        let copy = std::env::temp_dir().join(format!("jantaku-saved-{nth}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&copy);
        std::fs::create_dir_all(&copy).unwrap();
        raw.execute("VACUUM INTO ?1", [copy.join("jantaku.sqlite").to_str().unwrap()]).unwrap();
        rusqlite::Connection::open(copy.join("jantaku.sqlite")).unwrap().execute(damage, []).unwrap();
        let server = Server::on(copy).await;
        assert!(stopped(&server, &id).await.is_some() || nth == 2);
        let listed = start_page(&server).await.finished;
        let damaged = &listed.damaged[0];
        assert_eq!((listed.damaged.len(), listed.matches.len()), (1, 0), "{damage}");
        let record =
            Record::read(http(server.address, &format!("GET /api/matches/{id}/record"), &[], "").await.1.as_bytes())
                .unwrap();
        assert_eq!(record.rounds.len(), damaged.rounds as usize, "{damage}");
        record.replay().unwrap();
        assert_eq!(damaged.rounds == 1, nth < 2, "{damage}");
        assert!(stopped(&server, &id).await.is_some(), "a match that is listed as damaged is not played on");
    }
}

/// A match that does not replay is tried once: coming again gives the same incident, and others play on. It can be
/// given up.
#[tokio::test]
async fn a_table_that_cannot_be_set_up_is_not_tried_again() {
    let name = "stopped";
    let server = Server::offering(name, only("tenhou")).await;
    let choice = start_page(&server).await.preselected;
    let broken = begin(&server, &choice).await.unwrap();
    let other = begin(&server, &choice).await.unwrap();
    let stored = stored(&server, &broken).await;
    // A second deal, for which there is no wall.
    let (after, events) = (stored.events.len() as u32, vec![stored.events[0].clone()]);
    server.store().append(Appended::new(stored.row.id, after, events, 0)).await.unwrap();
    let first = stopped(&server, &broken).await.unwrap();
    assert_eq!(stopped(&server, &broken).await, Some(first));
    assert_eq!(stopped(&server, &other).await, None);
    assert_eq!(start_page(&server).await.open.damaged.len(), 1);
    assert_eq!(give_up(&server, &broken).await, None);
    let open = start_page(&server).await.open;
    assert_eq!((open.damaged.len(), open.matches.len()), (0, 1));
}

/// Each house has its group and its lengths; the first match can be made.
#[tokio::test]
async fn the_start_page_says_what_is_played_and_how_long() {
    let name = "groups";
    let own = Ruleset { name: "Thursday club".to_owned(), ..Ruleset::preset("ema").unwrap() };
    let rules = Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap()).chain([own]).collect();
    let server = Server::offering(name, rules).await;
    let page = start_page(&server).await;
    let of = |name: &str| page.presets.iter().find(|preset| preset.name == name).unwrap();
    assert_eq!((of("tenhou").group, of("yakuza").group), (HouseGroup::Modern, HouseGroup::Described));
    assert_eq!(of("Thursday club").group, HouseGroup::Own);
    assert_eq!(page.presets.iter().filter(|preset| preset.group == HouseGroup::Described).count(), 5);
    assert_eq!(of("tenhou").lengths, [Length::East, Length::EastSouth]);
    assert_eq!(of("m_league").lengths, [Length::EastSouth]);
    assert!(page.presets.iter().all(|preset| preset.lengths.contains(&preset.length)));
    begin(&server, &page.first).await.unwrap();
}

async fn give_up(server: &Server, id: &str) -> Option<(u16, ErrorCode)> {
    let (status, body) = http(server.address, &format!("DELETE /api/matches/{id}"), &[], "").await;
    (status != 204).then(|| (status, serde_json::from_str::<Failure>(&body).unwrap().code))
}

/// A match that is given up leaves the list, ends its table and is not found; a finished one stays.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_given_up_until_it_is_over() {
    let server = Server::start("given-up").await;
    let id = create(server.address, ["random"; 3]).await;
    let mut client = Client::join(server.address, &id, None).await.unwrap();
    assert!(matches!(client.next().await, Some((ServerMessage::Welcome(_), _))));
    assert_eq!(give_up(&server, &id).await, None);
    let farewell = loop {
        match client.next().await.unwrap().0 {
            ServerMessage::Bye { code, .. } => break code,
            _ => continue,
        }
    };
    assert_eq!(farewell, Some(ErrorCode::GivenUp));
    assert_eq!(client.text().await, None, "nothing follows");
    assert_eq!(start_page(&server).await.open.matches, []);
    for unknown in [id.as_str(), "0123456789abcdef", "x"] {
        assert_eq!(give_up(&server, unknown).await, Some((404, ErrorCode::NoSuchMatch)));
    }
    let (status, _) = http(server.address, &format!("GET /api/matches/{id}/record"), &[], "").await;
    assert_eq!(status, 404, "no record of what was not finished");
    let mut again = Client::join(server.address, &id, None).await.unwrap();
    let refused = again.next().await.unwrap().0;
    assert!(matches!(refused, ServerMessage::Error { code: ErrorCode::NoSuchMatch, .. }), "{refused:?}");

    let played = create(server.address, ["random"; 3]).await;
    let mut player = Player::new(server.address, played.clone(), 4);
    while !player.play().await {}
    assert_eq!(give_up(&server, &played).await, Some((409, ErrorCode::MatchOver)));
    let finished = start_page(&server).await.finished.matches;
    let (seat, scores) = (usize::from(finished[0].seat), &finished[0].scores);
    let ahead = scores.iter().filter(|&&score| score > scores[seat]).count() as u8;
    assert!(finished[0].place.is_some_and(|place| place > ahead), "{finished:?}");
    for (search, found) in [("tenHOU", 1), ("x%0Atest", 1), ("%20", 1), ("x", 0), ("%25", 0)] {
        let (_, body) = http(server.address, &format!("GET /api/matches?search={search}"), &[], "").await;
        assert_eq!(serde_json::from_str::<MatchPage>(&body).unwrap().matches.len(), found, "{search}");
    }
    let (status, _) = http(server.address, &format!("GET /api/matches?search={}", "x".repeat(500)), &[], "").await;
    assert_eq!(status, 400);
}
