use jantaku_store::{AccountRow, Recovered, Store};
use jantaku_wire::Ban;

use crate::suite::people::session;

/// A name belongs to one account, a recovery code works once, and a changed password ends the other sessions.
pub async fn keeps_accounts(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, session(31, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, session(32, 100)).await.unwrap();
    let row =
        |password: &str, codes| AccountRow { name: "aki@x".to_owned(), password: Some(password.to_owned()), codes };
    assert!(store.account(aki.id).await.unwrap().is_none());
    assert!(store.add_account(aki.id, row("one", 2), vec![[1; 32], [2; 32]]).await.unwrap());
    assert!(!store.add_account(ben.id, row("two", 0), vec![]).await.unwrap(), "the name is taken");
    let other = AccountRow { name: "aki2".to_owned(), ..row("three", 0) };
    assert!(!store.add_account(aki.id, other, vec![]).await.unwrap(), "one each");
    assert!(store.account(aki.id).await.unwrap() == Some(row("one", 2)));
    assert!(store.account_named("aki@x".to_owned()).await.unwrap() == Some((aki.clone(), row("one", 2))));
    assert!(store.account_named("ben".to_owned()).await.unwrap().is_none());

    // Whoever signs in where they were somebody else is so no more.
    let before = store.signed_in([32; 32]).await.unwrap().unwrap().id;
    store.begin_session(aki.id, session(33, 200), Some(before)).await.unwrap();
    assert_eq!(store.signed_in([32; 32]).await.unwrap(), None);
    let (old, new) =
        (store.signed_in([31; 32]).await.unwrap().unwrap(), store.signed_in([33; 32]).await.unwrap().unwrap());
    store.offer_device(aki.id, [41; 32], 1000).await.unwrap();
    assert_eq!(store.change_password(aki.id, "four".to_owned(), new.id).await.unwrap(), [old.id]);
    assert!(store.account(aki.id).await.unwrap() == Some(row("four", 2)));
    assert_eq!(store.device_offer([41; 32], 200).await.unwrap(), None, "an offer ends with the other sessions");

    let recover =
        |name: &str, code: u8| store.recover(name.to_owned(), [code; 32], "five".to_owned(), session(34, 300), None);
    assert_eq!(recover("aki@x", 3).await.unwrap(), Recovered::NoSuchCode);
    assert_eq!(recover("ben", 1).await.unwrap(), Recovered::NoSuchCode);
    assert!(store.account(aki.id).await.unwrap() == Some(row("four", 2)), "what is refused changes nothing");
    let ban = Ban { since: 250, until: Some(350), reason: None };
    store.ban(aki.id, ban.clone()).await.unwrap();
    assert_eq!(recover("aki@x", 3).await.unwrap(), Recovered::NoSuchCode, "who has no code learns nothing of a ban");
    assert_eq!(recover("aki@x", 1).await.unwrap(), Recovered::Banned(ban));
    assert!(store.account(aki.id).await.unwrap() == Some(row("four", 2)), "a ban uses no code up");
    assert!(store.unban(aki.id, 300).await.unwrap());
    let ended = store.sessions(aki.id).await.unwrap().iter().map(|session| session.id).collect();
    assert_eq!(recover("aki@x", 1).await.unwrap(), Recovered::SignedIn(aki.clone(), ended));
    assert_eq!(recover("aki@x", 1).await.unwrap(), Recovered::NoSuchCode, "a second time");
    assert!(store.account(aki.id).await.unwrap() == Some(row("five", 1)));
    assert_eq!(store.sessions(aki.id).await.unwrap().len(), 1);
}
