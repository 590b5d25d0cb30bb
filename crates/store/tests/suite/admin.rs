use jantaku_store::{AccountRow, Called, Decided, PeoplePage, Store};
use jantaku_wire::Ban;
use jantaku_wire::ids::{PlayerId, RoomId};

use crate::suite::people::session;

/// Bans last until their end, only accounts administer, reports are kept once, and lists omit only forgotten people.
pub async fn keeps_what_is_decided(store: &Store) {
    let aki = store.add_player("Aki_".to_owned(), None, session(51, 100)).await.unwrap();
    let ben = store.add_player("Ben_".to_owned(), None, session(52, 110)).await.unwrap();
    let gone = store.add_player("Gone_".to_owned(), None, session(53, 120)).await.unwrap();
    let account = AccountRow { name: "aki@admin".to_owned(), password: Some("canary".to_owned()), codes: 0 };
    assert!(store.add_account(aki.id, account, vec![[54; 32]]).await.unwrap());

    let listed = |search: &str, after, limit, now| {
        let page = PeoplePage { search: search.to_owned(), after, limit };
        async move {
            let found = store.people(page, now).await.unwrap();
            (found.people.iter().map(|person| person.name.clone()).collect::<Vec<_>>(), found.next)
        }
    };
    assert_eq!(listed("n_", None, 5, 200).await, (vec!["Ben_".to_owned()], None), "signs mean themselves");
    assert_eq!(listed("@ADMIN", None, 5, 200).await.0, ["Aki_"]);
    assert_eq!(listed("_", None, 1, 200).await, (vec!["Gone_".to_owned()], Some(gone.id.0)));
    assert_eq!(listed("_", Some(gone.id.0), 2, 200).await, (vec!["Ben_".to_owned(), "Aki_".to_owned()], None));

    // A ban is in force until its end.
    let ban = Ban { since: 200, until: Some(300), reason: Some("insults".to_owned()) };
    store.offer_device(ben.id, [55; 32], 900).await.unwrap();
    store.ban(ben.id, Ban { until: None, ..ban.clone() }).await.unwrap();
    store.ban(ben.id, ban.clone()).await.unwrap();
    assert_eq!(store.device_offer([55; 32], 250).await.unwrap(), None, "what was offered signs nobody in");
    assert_eq!(store.ban_of(ben.id, 299).await.unwrap(), Some(ban.clone()));
    assert_eq!((store.ban_of(ben.id, 300).await.unwrap(), store.ban_of(aki.id, 250).await.unwrap()), (None, None));
    let number = |of: PlayerId| store.people_called(Called::Number(of.0), 250);
    let called = |name: &str| store.people_called(Called::Name { name: name.to_owned(), account: None }, 300);
    // A name of digits is nobody's number, and a number nobody's name.
    let five = store.add_player(ben.id.0.to_string(), None, session(54, 130)).await.unwrap();
    assert_eq!(called(&five.name).await.unwrap()[0].id, five.id.0);
    let [person] = &number(ben.id).await.unwrap()[..] else { panic!("one") };
    assert_eq!((person.ban.as_ref(), person.sessions, person.seen), (Some(&ban), 1, Some(110)));
    assert_eq!(called("Ben_").await.unwrap()[0].ban, None);
    let banned = Decided { banned: [ben.id].into(), ..Decided::default() };
    assert_eq!((store.decided(299).await.unwrap(), store.decided(300).await.unwrap()), (banned, Decided::default()));
    assert!(store.unban(ben.id, 250).await.unwrap() && !store.unban(ben.id, 250).await.unwrap());

    // Only who has an account administers, as long as they have it.
    assert!(!store.grant_admin(ben.id).await.unwrap() && !store.revoke_admin(aki.id).await.unwrap());
    assert!(store.grant_admin(aki.id).await.unwrap() && store.grant_admin(aki.id).await.unwrap());
    assert!(store.is_admin(aki.id).await.unwrap() && !store.is_admin(ben.id).await.unwrap());
    assert!(number(aki.id).await.unwrap()[0].admin);
    assert!(store.revoke_admin(aki.id).await.unwrap() && !store.is_admin(aki.id).await.unwrap());
    assert!(store.grant_admin(aki.id).await.unwrap());

    // A report is kept once, with its last time, and goes with either person.
    for (by, about, at) in [(aki.id, ben.id, 400), (gone.id, ben.id, 410), (aki.id, ben.id, 420)] {
        store.add_report(by, about, RoomId(7), at).await.unwrap();
    }
    let reports = store.reports(9).await.unwrap();
    let kept: Vec<_> = reports.iter().map(|report| (report.at, report.by.as_str(), report.about.as_str())).collect();
    assert_eq!(kept, [(420, "Aki_", "Ben_"), (410, "Gone_", "Ben_")]);
    store.forget_player(gone.id, vec![]).await.unwrap().unwrap();
    store.forget_player(aki.id, vec![]).await.unwrap().unwrap();
    assert_eq!(store.reports(9).await.unwrap(), []);
    assert!(!store.is_admin(aki.id).await.unwrap());
    assert_eq!(listed("_", None, 5, 200).await.0, ["Ben_"]);
    let all = store.people(PeoplePage { limit: 99, ..PeoplePage::default() }, 200).await.unwrap().people;
    assert!(all.iter().all(|person| person.id != PlayerId::LOCAL.0 && person.name != jantaku_store::GONE));
    assert!(!store.close_room(RoomId(99)).await.unwrap());
}
