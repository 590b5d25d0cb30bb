use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use jantaku_core::Ruleset;
use jantaku_store::{Append, Appended, Candidate, Lease, Owned, PlayerChange, PlayerRow, Serving, Store};
use jantaku_testkit::Postgres as Database;
use jantaku_wire::ids::{MatchId, RoomId};
use jantaku_wire::{Ban, Room, RoomCommand, RoomSeat, RoomSettings};
use serde_json::json;
use tokio::net::TcpListener;

use crate::cluster::{Cluster, Elsewhere};
use crate::refusal::Refused;
use crate::rooms::{LiveRoom, Role, RoomRefusal};
use crate::server::tests::{Two, careers, named, services};
use crate::server::{Server, Services};

pub(crate) fn settings() -> RoomSettings {
    let settings =
        json!({"preset": "tenhou", "length": "east", "pace": "instant", "seating": "choice", "listed": true});
    serde_json::from_value(settings).unwrap()
}

pub(crate) async fn opened(at: &Services, host: &PlayerRow) -> RoomId {
    at.rooms.open(host, (HERE, 3), settings()).await.unwrap().id.parse().unwrap()
}

pub(crate) async fn does(
    at: &Services,
    who: &PlayerRow,
    id: RoomId,
    command: RoomCommand,
) -> Result<Option<Room>, Refused> {
    at.rooms.does(who, id, command).await
}

pub(crate) fn bot(seat: u8) -> RoomCommand {
    RoomCommand::Bot { seat, level: "easy".to_owned() }
}

pub(crate) const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

const READY: RoomCommand = RoomCommand::Ready { ready: true, seals: None, terms: None };

fn name_at(room: &Room, seat: usize) -> Option<&str> {
    match &room.seats[seat] {
        RoomSeat::Person { name, .. } => Some(name),
        RoomSeat::Open {} | RoomSeat::Bot { .. } => None,
    }
}

pub(crate) async fn shown(at: &Services, id: RoomId, to: &PlayerRow) -> Room {
    at.rooms.find(id).await.unwrap().state().seen_by(Some(to.id)).unwrap()
}

fn is_gone(room: Result<Arc<LiveRoom>, Refused>) -> bool {
    room.is_err_and(|refused| refused.of() == Some(&RoomRefusal::NoSuchRoom))
}

async fn listed(at: &Services, who: &PlayerRow) -> Vec<String> {
    at.rooms.list(who).await.unwrap().rooms.into_iter().map(|room| room.id).collect()
}

/// A change in a room at one server is shown at the other after one comparison, and people stay there.
#[tokio::test]
async fn a_room_is_followed_from_its_opening_to_its_end() {
    let two = Two::new();
    follows_rooms(&two.one, &two.other).await;
}

async fn follows_rooms(one: &Services, other: &Services) {
    let (_, aki) = named(one, "Aki").await;
    let (_, ben) = named(one, "Ben").await;
    assert!(listed(other, &aki).await.is_empty());
    let id = opened(one, &aki).await;
    // Its link works at once, and the list from the next comparison on.
    let live = other.rooms.find(id).await.unwrap();
    let second = opened(one, &aki).await;
    assert_eq!(listed(other, &ben).await, [id.to_string()]);
    other.catch_up().await.unwrap();
    assert_eq!(listed(other, &ben).await.len(), 2);

    let (_here, mut states) = live.enter(&aki, Role::Member);
    states.mark_unchanged();
    other.catch_up().await.unwrap();
    assert!(!states.has_changed().unwrap(), "nothing is new");
    does(one, &ben, id, RoomCommand::Sit { seat: 2 }).await.unwrap();
    other.catch_up().await.unwrap();
    let seen = states.borrow_and_update().seen_by(Some(aki.id)).unwrap();
    assert_eq!(name_at(&seen, 2), Some("Ben"));
    assert!(matches!(seen.seats[0], RoomSeat::Person { here: true, .. }), "who is there stays there");

    // A change made to an outdated room is made again to the current one.
    does(one, &ben, id, RoomCommand::Sit { seat: 3 }).await.unwrap();
    does(other, &aki, id, bot(2)).await.unwrap();
    let seen = shown(other, id, &aki).await;
    assert_eq!((name_at(&seen, 3), &seen.seats[2]), (Some("Ben"), &RoomSeat::Bot { level: "easy".to_owned() }));
    let taken = does(one, &ben, id, RoomCommand::Sit { seat: 2 }).await.unwrap_err();
    assert_eq!(taken.of(), Some(&RoomRefusal::RoomSeatTaken), "{taken}");

    for (at, who) in [(other, &ben), (one, &aki)] {
        does(at, who, id, RoomCommand::Leave {}).await.unwrap();
    }
    other.catch_up().await.unwrap();
    assert_eq!(states.borrow_and_update().seen_by(Some(aki.id)), None, "whoever has it open sees that it is gone");
    assert!(is_gone(other.rooms.find(id).await));
    assert_eq!(listed(other, &aki).await, [second.to_string()]);
    let gone = does(other, &aki, id, RoomCommand::Sit { seat: 0 }).await.unwrap_err();
    assert_eq!(gone.of(), Some(&RoomRefusal::NoSuchRoom), "{gone}");
}

/// Of two people who take the last seat at two servers at once, one gets it; of two who complete a room at once, both
/// play in one match.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_seat_is_taken_once() {
    let two = Two::new();
    takes_the_last_seat_once(&two.one, &two.other).await;
}

async fn takes_the_last_seat_once(one: &Services, other: &Services) {
    let (_, aki) = named(one, "Aki").await;
    let (_, ben) = named(one, "Ben").await;
    let (_, eve) = named(other, "Eve").await;
    for _ in 0..8 {
        let id = opened(one, &aki).await;
        for seat in [2, 3] {
            does(one, &aki, id, bot(seat)).await.unwrap();
        }
        other.rooms.find(id).await.unwrap();
        let does_at = |at: &Services, who: &PlayerRow, command: RoomCommand| {
            let (at, who) = (at.clone(), who.clone());
            tokio::spawn(async move { does(&at, &who, id, command).await })
        };
        let sit = RoomCommand::Sit { seat: 1 };
        let (bens, eves) = (does_at(one, &ben, sit.clone()), does_at(other, &eve, sit));
        let (bens, eves) = (bens.await.unwrap(), eves.await.unwrap());
        let (there, refused) = if bens.is_ok() { (&ben, eves) } else { (&eve, bens) };
        assert_eq!(refused.unwrap_err().of(), Some(&RoomRefusal::RoomSeatTaken));
        for at in [one, other] {
            at.catch_up().await.unwrap();
            assert_eq!(name_at(&shown(at, id, &aki).await, 1), Some(there.name.as_str()));
        }

        let (akis, theirs) = (does_at(one, &aki, READY), does_at(other, there, READY));
        akis.await.unwrap().unwrap();
        theirs.await.unwrap().unwrap();
        let mut begun = Vec::new();
        for (at, who) in [(one, &aki), (other, there)] {
            at.catch_up().await.unwrap();
            let match_id: MatchId = shown(at, id, &aki).await.current.unwrap().match_id.parse().unwrap();
            at.tables.seat(who.id, match_id).await.unwrap();
            begun.push(match_id);
        }
        assert_eq!(begun[0], begun[1]);
        ends(&one.store, begun[0]).await;
        one.store.close_room(id).await.unwrap();
        one.catch_up().await.unwrap();
        assert!(is_gone(one.rooms.find(id).await));
    }
}

async fn ends(store: &Store, id: MatchId) {
    let stored = store.load(id).await.unwrap().unwrap();
    store.append(Appended { career: None, ..careers::end(&stored) }).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_are_followed_in_postgres() {
    let Some(server) = Database::start() else { return };
    let open = async || services(Store::connect(&server.address()).await.unwrap());
    let (one, other) = (open().await, open().await);
    follows_rooms(&one, &other).await;
    takes_the_last_seat_once(&one, &other).await;
}

/// A room knows at once a match that begins elsewhere, and shows its end no sooner than its table does.
#[tokio::test]
async fn a_match_that_ends_is_over_in_its_room_when_that_is_shown() {
    let two = Two::new();
    let (_, aki) = named(&two.one, "Aki").await;
    let id = opened(&two.one, &aki).await;
    let live = two.other.rooms.find(id).await.unwrap();
    for seat in [1, 2, 3] {
        does(&two.one, &aki, id, bot(seat)).await.unwrap();
    }
    let begun = does(&two.one, &aki, id, READY).await.unwrap().unwrap();
    let match_id = begun.current.unwrap().match_id.parse().unwrap();
    assert!(Arc::ptr_eq(&two.other.rooms.live.of_match(match_id).await.unwrap().unwrap(), &live));
    let current = || live.state().room.unwrap().current;
    assert_eq!(current(), Some((match_id, false)));

    ends(&two.store, match_id).await;
    two.other.rooms.live.follow(|_| false).await.unwrap();
    assert_eq!(current(), Some((match_id, false)), "its table has not shown the end");
    let called = |name: &str| PlayerChange { name: Some(name.to_owned()), face: None };
    two.store.change_player(aki.id, called("Akiko")).await.unwrap();
    two.other.rooms.live.follow(|_| false).await.unwrap();
    assert_eq!(current(), Some((match_id, false)), "not with another change either");
    assert!(live.state().room.unwrap().matches.iter().any(|of| of.id == match_id), "it is read already");
    assert_eq!(shown(&two.other, id, &aki).await.played, [], "and not shown");
    assert_eq!(name_at(&shown(&two.other, id, &aki).await, 0), Some("Akiko"));
    two.other.rooms.live.match_ended(match_id).await;
    two.store.change_player(aki.id, called("Aki")).await.unwrap();
    two.other.rooms.live.follow(|_| false).await.unwrap();
    assert_eq!(current(), Some((match_id, true)), "its table is about to show it");
    assert_eq!(shown(&two.other, id, &aki).await.played.len(), 1);
    two.one.catch_up().await.unwrap();
    assert!(shown(&two.one, id, &aki).await.current.unwrap().over, "there is no table");
}

/// The end of a match elsewhere is not shown here before its table has shown it, in the room or in lists.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_elsewhere_is_over_once_its_table_has_shown_that() {
    let Some(server) = Database::start() else { return };
    let (one, _) = among_others(&server).await;
    let (other, lease) = among_others(&server).await;
    let (_, aki) = named(&one, "Aki").await;
    let id = opened(&one, &aki).await;
    for command in [bot(1), bot(2), bot(3), READY] {
        does(&other, &aki, id, command).await.unwrap();
    }
    one.catch_up().await.unwrap();
    let is_playing = async || one.rooms.list(&aki).await.unwrap().rooms[0].playing;
    let finished = async || one.archive.finished_matches(aki.id, None, None).await.unwrap().matches.len();
    let match_id = other.rooms.find(id).await.unwrap().state().room.unwrap().current.unwrap().0;
    let refused = one.tables.table(match_id).await.err().unwrap();
    assert!(matches!(refused.of(), Some(Elsewhere(term)) if *term == lease.term()), "{refused}");
    lease.owner(Owned::Table(match_id)).await.unwrap();

    server.sql("UPDATE matches SET finished = 1");
    one.catch_up().await.unwrap();
    assert_eq!((is_playing().await, finished().await), (true, 0));
    lease.release(match_id).await.unwrap();
    one.catch_up().await.unwrap();
    assert_eq!((is_playing().await, finished().await), (false, 1));
}

/// A server that serves a store together with others, which it does not answer.
async fn among_others(server: &Database) -> (Services, Arc<Lease>) {
    let candidate = Candidate::new(&server.address()).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let (store, lease) = candidate.take("a server", Serving::Together(&address)).await.unwrap().unwrap();
    let lease = Arc::new(lease);
    let cluster = Cluster::new(&store, lease.clone(), listener).await.unwrap();
    let server = Server::new(store, vec![Ruleset::preset("tenhou").unwrap()], None);
    (Services::of(server.among_others(cluster)), lease)
}

#[tokio::test]
async fn what_is_decided_is_done_by_both_servers_at_once() {
    let two = Two::new();
    let (_, aki) = named(&two.one, "Aki").await;
    let (_, ben) = named(&two.one, "Ben").await;
    let id = opened(&two.one, &aki).await;
    does(&two.other, &ben, id, RoomCommand::Sit { seat: 1 }).await.unwrap();
    two.one.catch_up().await.unwrap();
    two.store.ban(ben.id, Ban { since: 1, until: None, reason: None }).await.unwrap();
    let (done, too) = tokio::join!(two.one.admin.enforce(), two.other.admin.enforce());
    done.and(too).unwrap();
    let first = two.store.room_versions().await.unwrap();
    for at in [&two.one, &two.other] {
        at.catch_up().await.unwrap();
        assert_eq!(name_at(&shown(at, id, &aki).await, 1), None);
    }
    assert_eq!(two.store.room_versions().await.unwrap(), first, "nothing is left to do");
}

/// A damaged room keeps no other from being followed.
#[tokio::test]
async fn a_damaged_room_keeps_no_other_from_being_followed() {
    let two = Two::new();
    let (_, aki) = named(&two.one, "Aki").await;
    let (damaged, new, well) =
        (opened(&two.one, &aki).await, opened(&two.one, &aki).await, opened(&two.one, &aki).await);
    two.other.rooms.find(damaged).await.unwrap();
    let raw = rusqlite::Connection::open(two.dir.join("jantaku.sqlite")).unwrap();
    let sql = "UPDATE rooms SET rules = 'x', version = version + 1 WHERE id IN (?1, ?2)";
    raw.execute(sql, [damaged.to_string(), new.to_string()]).unwrap();
    for _ in 0..2 {
        two.other.catch_up().await.unwrap();
    }
    assert_eq!(listed(&two.other, &aki).await, [well.to_string()]);
}

/// Empty rooms end, also those of an earlier server; with somebody there, or during a match, they stay.
#[tokio::test]
async fn rooms_without_anybody_end_by_themselves() {
    let two = Two::new();
    let keeping = |kept: Duration| {
        let server = Server::new(two.store.clone(), vec![Ruleset::preset("tenhou").unwrap()], None);
        Services::of(server.keeping_rooms(kept))
    };
    let (patient, hasty) = (keeping(Duration::from_secs(86_400)), keeping(Duration::ZERO));
    let (_, aki) = named(&patient, "Aki").await;
    let (_, ben) = named(&patient, "Ben").await;
    let (empty, visited, played) =
        (opened(&patient, &aki).await, opened(&patient, &aki).await, opened(&patient, &aki).await);
    for seat in 1..4 {
        does(&patient, &aki, played, bot(seat)).await.unwrap();
    }
    does(&patient, &aki, played, READY).await.unwrap();
    // One address opens no more; another one does.
    let refused = patient.rooms.open(&ben, (HERE, 3), settings()).await.unwrap_err();
    assert_eq!(refused.of(), Some(&RoomRefusal::RoomTooManyHere), "{refused}");
    let elsewhere = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 7));
    assert!(patient.rooms.open(&ben, (elsewhere, 3), settings()).await.is_ok());

    patient.catch_up().await.unwrap();
    assert_eq!(patient.store.rooms().await.unwrap().len(), 4, "nobody has been gone for long");
    let there = hasty.rooms.find(visited).await.unwrap();
    let here = there.enter(&ben, Role::Member);
    hasty.catch_up().await.unwrap();
    let left = async || hasty.store.rooms().await.unwrap().into_iter().map(|room| room.id).collect::<Vec<_>>();
    let kept = left().await;
    assert!(kept.len() == 2 && kept.contains(&visited) && kept.contains(&played) && !kept.contains(&empty));
    drop(here);
    hasty.catch_up().await.unwrap();
    assert_eq!(left().await, [played]);
    assert!(is_gone(hasty.rooms.find(visited).await));
    // A room that another server has ended is gone here, and makes place for others.
    patient.catch_up().await.unwrap();
    assert!(patient.rooms.open(&ben, (HERE, 3), settings()).await.is_ok());
}
