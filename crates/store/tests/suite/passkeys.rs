use jantaku_store::{AccountRow, NewPasskey, Passkey, Recovered, RemovedPasskey, Store};

use crate::suite::people::session;

pub fn passkey(credential: u8) -> NewPasskey {
    let passkey =
        Passkey { credential: vec![credential; 16], handle: vec![9; 64], key: vec![8; 36], state: vec![0; 7] };
    NewPasskey { passkey, device: session(0, 0).device, now: 100 }
}

/// A passkey signs its person in as long as it is there, and the last way to sign in stays.
pub async fn keeps_passkeys(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, session(51, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, session(52, 100)).await.unwrap();
    let account = |name: &str| AccountRow { name: name.to_owned(), password: None, codes: 0 };
    let codes = vec![[53; 32], [54; 32]];
    assert!(store.add_passkey(aki.id, passkey(1), Some((account("keys"), codes))).await.unwrap());
    assert!(store.account(aki.id).await.unwrap() == Some(AccountRow { codes: 2, ..account("keys") }));
    assert!(
        !store.add_passkey(ben.id, passkey(2), Some((account("keys"), vec![]))).await.unwrap(),
        "the name is taken"
    );
    assert!(!store.add_passkey(aki.id, passkey(2), Some((account("more"), vec![]))).await.unwrap(), "one account each");
    assert!(store.passkey(vec![2; 16]).await.unwrap().is_none(), "what is refused adds nothing");
    assert!(store.add_passkey(ben.id, passkey(2), None).await.is_err(), "there is no account");
    assert!(store.add_passkey(aki.id, passkey(1), None).await.is_err(), "a credential is one passkey");

    let (found, kept) = store.passkey(vec![1; 16]).await.unwrap().unwrap();
    assert_eq!((&found, kept.created, kept.used, &kept.device), (&aki, 100, None, &session(0, 0).device));
    assert!(kept.passkey == passkey(1).passkey);

    // The browser was somebody else's before; what the device said is kept.
    let before = store.signed_in([52; 32]).await.unwrap().unwrap().id;
    assert!(store.use_passkey(kept.id, vec![1; 7], session(55, 200), Some(before)).await.unwrap());
    assert_eq!(store.signed_in([55; 32]).await.unwrap().unwrap().player, aki);
    assert_eq!(store.signed_in([52; 32]).await.unwrap(), None);
    let (_, used) = store.passkey(vec![1; 16]).await.unwrap().unwrap();
    assert_eq!((used.passkey.state, used.used), (vec![1; 7], Some(200)));

    // One of two may go, the last may not.
    let remove = |of, id| store.remove_passkey(of, id);
    assert_eq!(remove(aki.id, kept.id).await.unwrap(), RemovedPasskey::LastWay);
    assert!(store.add_passkey(aki.id, passkey(3), None).await.unwrap());
    let all = store.passkeys(aki.id).await.unwrap();
    assert_eq!(all.iter().map(|row| row.passkey.credential[0]).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(remove(ben.id, kept.id).await.unwrap(), RemovedPasskey::NoPasskey, "not theirs");
    assert_eq!(remove(aki.id, kept.id).await.unwrap(), RemovedPasskey::Done);
    assert!(!store.use_passkey(kept.id, vec![1; 7], session(56, 300), None).await.unwrap());
    assert_eq!(store.signed_in([56; 32]).await.unwrap(), None);
    assert_eq!(remove(aki.id, all[1].id).await.unwrap(), RemovedPasskey::LastWay);

    // A password, chosen by a recovery code, is a way as well.
    let recovered =
        store.recover("keys".to_owned(), [53; 32], "hash".to_owned(), session(57, 400), None).await.unwrap();
    assert!(matches!(recovered, Recovered::SignedIn(..)));
    assert_eq!(remove(aki.id, all[1].id).await.unwrap(), RemovedPasskey::Done);
    assert!(store.passkeys(aki.id).await.unwrap().is_empty());
}
