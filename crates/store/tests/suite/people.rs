use jantaku_store::{
    AccountRow, Device, GONE, HouseRow, MatchRow, NewSession, PlayerChange, PlayerRow, SeatRow, SessionId, SessionRow,
    Store, Who,
};
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{Ban, Person};

pub fn session(hash: u8, now: u32) -> NewSession {
    let device = Device { browser: Some("Firefox".to_owned()), system: None };
    NewSession { hash: [hash; 32], device, now }
}

pub fn renamed(name: &str) -> PlayerChange {
    PlayerChange { name: Some(name.to_owned()), face: None }
}

/// A name and a face change independently, also at the same time; a guest may have a face from the first.
pub async fn changes_names_and_faces_apart(store: &Store) {
    let faced = |face| PlayerChange { name: None, face: Some(face) };
    let aki = store.add_player("Aki".to_owned(), Some(Person::Emi), session(221, 100)).await.unwrap();
    let known = async || store.signed_in([221; 32]).await.unwrap().unwrap().player;
    assert_eq!((aki.face, known().await), (Some(Person::Emi), aki.clone()));
    let akiko = PlayerRow { name: "Akiko".to_owned(), ..aki.clone() };
    assert_eq!(store.change_player(aki.id, renamed("Akiko")).await, Ok(akiko.clone()), "the face stays");
    let [name, face] = [renamed("Aki"), faced(Some(Person::Otto))];
    let (name, face) = tokio::join!(store.change_player(aki.id, name), store.change_player(aki.id, face));
    assert_eq!((name.is_ok(), face.is_ok()), (true, true));
    assert_eq!(known().await, PlayerRow { face: Some(Person::Otto), ..aki.clone() });
    let by_name = PlayerRow { face: None, ..aki.clone() };
    assert_eq!(store.change_player(aki.id, faced(None)).await, Ok(by_name.clone()), "that of the name");
    assert_eq!(store.change_player(aki.id, PlayerChange::default()).await, Ok(by_name), "nothing");
}

/// People are known by their sessions, until these end.
pub async fn knows_people(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, session(1, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, session(2, 100)).await.unwrap();
    assert!(aki.id != ben.id && aki.id != PlayerId::LOCAL);
    let known = store.signed_in([1; 32]).await.unwrap().unwrap();
    assert_eq!((&known.player, known.created, known.seen, &known.device), (&aki, 100, 100, &session(1, 100).device));
    assert_eq!(store.signed_in([3; 32]).await.unwrap(), None);
    let akiko = PlayerRow { name: "Akiko".to_owned(), face: Some(Person::Emi), ..aki.clone() };
    let change = PlayerChange { name: Some("Akiko".to_owned()), face: Some(Some(Person::Emi)) };
    assert_eq!(store.change_player(aki.id, change).await, Ok(akiko.clone()));
    store.see_session(known.id, 700).await.unwrap();
    let seen = SessionRow { player: akiko, seen: 700, ..known.clone() };
    assert_eq!(store.signed_in([1; 32]).await.unwrap(), Some(seen));
    // Nobody ends a session of somebody else.
    assert!(!store.end_session(ben.id, known.id).await.unwrap());
    assert!(store.end_session(aki.id, known.id).await.unwrap());
    assert_eq!(store.signed_in([1; 32]).await.unwrap(), None);
    assert_eq!(store.signed_in([2; 32]).await.unwrap().unwrap().player, ben);
}

/// An offer signs in once, in time, and only with the newest secret.
pub async fn moves_people_to_other_devices(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, session(11, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, session(12, 100)).await.unwrap();
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

/// However many sessions are asked for, none that has ended or is of a banned person is returned, and people have their
/// present names.
pub async fn knows_which_sessions_go_on(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, session(211, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, session(212, 100)).await.unwrap();
    let of = async |hash: u8| store.signed_in([hash; 32]).await.unwrap().unwrap().id;
    let (akis, bens) = (of(211).await, of(212).await);
    let never = (0..1_000).map(|number| SessionId(1_000_000 + number));
    let asked: Vec<SessionId> = [akis].into_iter().chain(never).chain([bens]).collect();
    assert_eq!(store.going_on(asked.clone(), 10).await.unwrap(), [(akis, aki.clone()), (bens, ben.clone())]);
    assert_eq!(store.going_on(vec![bens], 10).await.unwrap(), [(bens, ben.clone())]);
    assert_eq!(store.going_on(vec![], 10).await.unwrap(), []);
    store.ban(ben.id, Ban { since: 1, until: Some(10), reason: None }).await.unwrap();
    assert_eq!(store.going_on(vec![akis, bens], 9).await.unwrap(), [(akis, aki.clone())]);
    assert_eq!(store.going_on(vec![bens], 10).await.unwrap(), [(bens, ben.clone())], "the ban is over");
    let akiko = store.change_player(aki.id, renamed("Akiko")).await.unwrap();
    assert!(store.end_session(ben.id, bens).await.unwrap());
    assert_eq!(store.going_on(asked, 10).await.unwrap(), [(akis, akiko)]);
}

/// Nothing of a forgotten person is found; a finished match stays without their name.
pub async fn forgets_people(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, session(201, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, session(202, 100)).await.unwrap();
    let own = store.signed_in([201; 32]).await.unwrap().unwrap().id;
    for player in [&aki, &ben] {
        let (name, base, rules) = ("club".to_owned(), "tenhou".to_owned(), "{}".to_owned());
        assert!(store.save_house(player.id, HouseRow { name, base, rules }, None).await.unwrap());
    }
    let account = AccountRow { name: "forgotten".to_owned(), password: Some("hash".to_owned()), codes: 0 };
    assert!(store.add_account(aki.id, account, vec![[203; 32]]).await.unwrap());
    assert!(store.add_passkey(aki.id, crate::suite::passkeys::passkey(205), None).await.unwrap());
    store.offer_device(aki.id, [204; 32], 700).await.unwrap();
    store.set_setting("last choice".to_owned(), "tenhou".to_owned()).await.unwrap();
    let seat = |player: &PlayerRow, token: &str| SeatRow {
        name: player.name.clone(),
        face: Some(Person::Emi),
        who: Who::Person { player: player.id, token: SeatToken::new(token) },
    };
    let (played, open) = (MatchId(901), MatchId(902));
    for (id, other) in [(played, Some(&ben)), (open, None)] {
        let (row, mut first) = crate::suite::new_match(id.0, 100);
        let mut seats = row.seats.clone();
        (seats[0], seats[1]) =
            (seat(&aki, &format!("aki {id}")), other.map_or(seats[2].clone(), |other| seat(other, "ben")));
        if other.is_some() {
            first.events.push(crate::suite::match_ended(Vec::new()));
        }
        store.create(MatchRow { seats, ..row }, first).await.unwrap();
    }

    assert_eq!(store.forget_player(aki.id, vec!["last choice".to_owned()]).await.unwrap(), Some(vec![own]));
    assert_eq!(store.signed_in([201; 32]).await.unwrap(), None);
    assert!(store.account_named("forgotten".to_owned()).await.unwrap().is_none());
    assert!(store.passkey(vec![205; 16]).await.unwrap().is_none());
    assert_eq!(store.device_offer([204; 32], 200).await.unwrap(), None);
    assert_eq!(store.setting("last choice".to_owned()).await.unwrap(), None);
    assert_eq!((store.houses(aki.id).await.unwrap().len(), store.houses(ben.id).await.unwrap().len()), (0, 1));
    assert!(store.load(open).await.unwrap().is_none(), "it is given up");
    let seats = store.load(played).await.unwrap().unwrap().row.seats;
    let Who::Person { token, .. } = &seats[0].who else { panic!("a person's seat") };
    assert_eq!((seats[0].name.as_str(), &seats[1]), (GONE, &seat(&ben, "ben")));
    assert!(!token.matches(&SeatToken::new(format!("aki {played}"))), "its secret opens nothing any more");
    assert_eq!(store.signed_in([202; 32]).await.unwrap().unwrap().player, ben);
}
