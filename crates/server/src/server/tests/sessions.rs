use futures_util::FutureExt;
use jantaku_store::SessionRow;
use jantaku_wire::SignIn;

use crate::people::Session;
use crate::rooms::Role;
use crate::server::Services;
use crate::server::tests::{Two, named, rooms};

async fn row(at: &Services, session: &Session) -> SessionRow {
    at.people.signed_in(session).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_session_that_ends_elsewhere_is_heard_of_and_no_other() {
    let two = Two::new();
    let (one, other) = (&two.one, &two.other);
    let (akis, aki) = named(one, "Aki").await;
    let (bens, _) = named(one, "Ben").await;
    let (akis, bens) = (row(other, &akis).await, row(other, &bens).await);
    let mut following = other.people.follow_session(&akis).await.unwrap().unwrap();
    let mut not_ended = other.people.follow_session(&bens).await.unwrap().unwrap();
    other.catch_up().await.unwrap();
    assert_eq!(following.ended().now_or_never(), None);
    one.people.end_session(&aki, akis.id).await.unwrap();
    assert_eq!(following.ended().now_or_never(), None, "nobody has asked");
    other.catch_up().await.unwrap();
    assert_eq!(following.ended().now_or_never(), Some(()));
    assert_eq!(not_ended.ended().now_or_never(), None);
}

/// A person without a seat is shown by the name that they took elsewhere.
#[tokio::test]
async fn a_name_that_is_taken_elsewhere_is_shown() {
    let two = Two::new();
    let (one, other) = (&two.one, &two.other);
    let (_, aki) = named(one, "Aki").await;
    let (eves, eve) = named(one, "Eve").await;
    let id = one.rooms.open(&aki, (rooms::HERE, 3), rooms::settings()).await.unwrap().id.parse().unwrap();
    let live = other.rooms.find(id).await.unwrap();
    let eves = row(other, &eves).await;
    let _following = other.people.follow_session(&eves).await.unwrap().unwrap();
    let _here = live.enter(&eve, Role::Member);
    let names = || {
        let seen = live.state().seen_by(Some(aki.id)).unwrap();
        seen.bystanders.iter().map(|other| other.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(), ["Eve"]);
    one.people.change_player(eve.id, SignIn { name: Some("Eva".to_owned()), face: None }).await.unwrap();
    other.catch_up().await.unwrap();
    assert_eq!(names(), ["Eva"]);
}
