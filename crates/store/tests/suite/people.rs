//! People, and where they are signed in.

use jantaku_store::{Device, NewSession, PlayerRow, SessionRow, Store};
use jantaku_wire::ids::PlayerId;

/// A session whose secret has this hash.
pub fn session(hash: u8, now: u32) -> NewSession {
    let device = Device { browser: Some("Firefox".to_owned()), system: None };
    NewSession { hash: [hash; 32], device, now }
}

/// People are known by their sessions, until these end.
pub async fn knows_people(store: &dyn Store) {
    let aki = store.add_player("Aki".to_owned(), session(1, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), session(2, 100)).await.unwrap();
    assert!(aki.id != ben.id && aki.id != PlayerId::LOCAL);
    let known = store.signed_in([1; 32]).await.unwrap().unwrap();
    assert_eq!((&known.player, known.created, known.seen, &known.device), (&aki, 100, 100, &session(1, 100).device));
    assert_eq!(store.signed_in([3; 32]).await.unwrap(), None);
    store.rename_player(aki.id, "Akiko".to_owned()).await.unwrap();
    store.see_session(known.id, 700).await.unwrap();
    let seen = SessionRow { player: PlayerRow { name: "Akiko".to_owned(), ..aki.clone() }, seen: 700, ..known.clone() };
    assert_eq!(store.signed_in([1; 32]).await.unwrap(), Some(seen));
    // Nobody ends a session of somebody else.
    assert!(!store.end_session(ben.id, known.id).await.unwrap());
    assert!(store.end_session(aki.id, known.id).await.unwrap());
    assert_eq!(store.signed_in([1; 32]).await.unwrap(), None);
    assert_eq!(store.signed_in([2; 32]).await.unwrap().unwrap().player, ben);
}

/// What is offered signs in once, in time, and only whoever has the newest secret.
pub async fn moves_people_to_other_devices(store: &dyn Store) {
    let aki = store.add_player("Aki".to_owned(), session(11, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), session(12, 100)).await.unwrap();
    let before = store.signed_in([12; 32]).await.unwrap().unwrap().id;
    store.offer_device(aki.id, [21; 32], 700).await.unwrap();
    store.offer_device(aki.id, [22; 32], 700).await.unwrap();
    assert_eq!(store.accept_device([21; 32], session(13, 200), None).await.unwrap(), None, "a newer one voids it");
    assert_eq!(store.device_offer([22; 32], 700).await.unwrap(), None, "too late");
    assert_eq!(store.accept_device([22; 32], session(13, 700), Some(before)).await.unwrap(), None, "too late");
    assert!(store.signed_in([12; 32]).await.unwrap().is_some(), "what is refused ends nothing");
    assert_eq!(store.device_offer([22; 32], 699).await.unwrap(), Some(aki.clone()));
    let accepted = store.accept_device([22; 32], session(13, 699), Some(before)).await.unwrap();
    assert_eq!(accepted, Some(aki.clone()));
    assert_eq!(store.accept_device([22; 32], session(14, 699), None).await.unwrap(), None, "a second time");
    assert_eq!(store.signed_in([12; 32]).await.unwrap(), None, "the browser was somebody else before");
    let [new, old] = &store.sessions(aki.id).await.unwrap()[..] else { panic!("two devices") };
    assert_eq!((new.seen, old.seen), (699, 100));
    assert_eq!(store.end_other_sessions(aki.id, new.id).await.unwrap(), [old.id]);
    assert_eq!(store.sessions(aki.id).await.unwrap(), std::slice::from_ref(new));
    assert_eq!(store.sessions(ben.id).await.unwrap(), []);
}
