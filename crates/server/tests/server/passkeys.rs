//! Passkeys on a server for friends: added, used, refused and removed.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jantaku_server::Limits;
use jantaku_store::{Called, Store};
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{AccountState, Ban, Failure, RecoveryCodes, Visitor};
use serde_json::{Value, json};

use crate::authenticator::Authenticator;
use crate::common::{Friend, Server, answer, parsed};

fn origin(server: &Server) -> String {
    format!("http://localhost:{}", server.address.port())
}

/// The question to a browser for a sign-in by passkey, and the cookie by which the browser is known.
async fn asked(server: &Server) -> (Value, String) {
    let (status, whole) = Friend::nobody(server.address).whole("POST /api/passkeys/sign-in/options", &json!({})).await;
    assert_eq!(status, 200, "{whole}");
    let cookie = whole.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned();
    (serde_json::from_str(whole.split("\r\n\r\n").nth(1).unwrap()).unwrap(), cookie)
}

/// The server's answer to a device's answer in a browser with these cookies.
async fn sends(server: &Server, cookie: &str, said: &Value) -> (u16, String) {
    let origin = origin(server);
    let headers = [("Cookie", cookie), ("Origin", origin.as_str()), ("Content-Type", "application/json")];
    let whole = answer(server.address, "POST /api/passkeys/sign-in", &headers, &said.to_string()).await.unwrap();
    (whole.split(' ').nth(1).unwrap().parse().unwrap(), whole)
}

async fn signs_in(server: &Server, device: &mut Authenticator) -> Friend {
    let (asked, cookie) = asked(server).await;
    let (status, whole) = sends(server, &cookie, &device.sign_in(&asked)).await;
    assert_eq!(status, 201, "{whole}");
    Friend::nobody(server.address).known_by(&whole)
}

fn why((status, whole): (u16, String)) -> String {
    let body = whole.split("\r\n\r\n").last().unwrap();
    let refusal = serde_json::from_str::<Failure>(body).unwrap().refusal;
    assert_eq!(status, 403, "{whole}");
    refusal.unwrap()
}

async fn asks(friend: &Friend, name: Option<&str>) -> Value {
    parsed(200, friend.ask("POST /api/passkeys/options", &json!({"name": name})).await).unwrap()
}

async fn adds(friend: &Friend, device: &mut Authenticator, name: Option<&str>) -> Vec<String> {
    let made = device.make(&asks(friend, name).await);
    parsed::<RecoveryCodes>(201, friend.ask("POST /api/passkeys", &made).await).unwrap().codes
}

async fn state(friend: &Friend) -> AccountState {
    friend.get("/api/account").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_gets_an_account_by_a_passkey_and_signs_in_by_it_elsewhere() {
    let server = Server::hosted("passkey").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let visitor: Visitor = aki.get("/api/me").await;
    assert_eq!(visitor.passkeys, Some(origin(&server)));
    let mut device = Authenticator::new(1, visitor.passkeys.unwrap());
    let options = asks(&aki, Some("Ａki ")).await;
    assert_eq!((&options["rp"]["id"], &options["user"]["name"]), (&json!("localhost"), &json!("aki")));
    assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
    assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
    let (status, body) = aki.ask("POST /api/passkeys", &device.make(&options)).await;
    assert_eq!((status, serde_json::from_str::<RecoveryCodes>(&body).unwrap().codes.len()), (201, 10));
    let known = state(&aki).await;
    assert_eq!((known.name.as_deref(), known.password, known.codes), (Some("aki"), false, 10));
    assert_eq!((known.passkeys.len(), known.passkeys[0].used), (1, None));
    for (name, reason) in
        [(Some("AKI"), "sign_in_name_taken"), (Some(" "), "no_sign_in_name"), (None, "no_sign_in_name")]
    {
        assert_eq!(why(ben.ask("POST /api/passkeys/options", &json!({"name": name})).await), reason);
    }

    let phone = signs_in(&server, &mut device).await;
    assert!(phone.bearer != aki.bearer && phone.is_known().await && aki.is_known().await);
    assert!(phone.ask("GET /api/me", &Value::Null).await.1.contains("\"Aki\""));
    assert!(state(&phone).await.passkeys[0].used.is_some());
    signs_in(&server, &mut device).await;

    // An account is kept, and a device does not get a second passkey of the same person.
    let again = asks(&aki, None).await;
    assert_eq!(
        (&again["user"]["id"], again["excludeCredentials"].as_array().unwrap().len()),
        (&options["user"]["id"], 1)
    );
    let mut key = Authenticator::new(2, origin(&server));
    assert!(adds(&aki, &mut key, Some("another")).await.is_empty());
    assert_eq!((state(&aki).await.name.as_deref(), state(&aki).await.passkeys.len()), (Some("aki"), 2));
    signs_in(&server, &mut key).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_signs_in_once_by_what_it_was_asked_itself_and_on_our_page_alone() {
    let server = Server::hosted("passkey-refused").await;
    let aki = Friend::named(server.address, "Aki").await;
    let mut device = Authenticator::new(1, origin(&server));
    adds(&aki, &mut device, Some("aki")).await;

    // Neither the same answer again nor an old one to a new question.
    let (first, cookie) = asked(&server).await;
    let said = device.sign_in(&first);
    assert_eq!(sends(&server, &cookie, &said).await.0, 201);
    assert_eq!(why(sends(&server, &cookie, &said).await), "passkey_refused");
    let (_, fresh) = asked(&server).await;
    assert_eq!(why(sends(&server, &fresh, &said).await), "passkey_refused");

    // The question to one browser does not count for another, nor for one without a cookie; and a wrong answer is the
    // last.
    let ((own, own_cookie), (_, other_cookie)) = (asked(&server).await, asked(&server).await);
    let said = device.sign_in(&own);
    assert_eq!(why(sends(&server, &other_cookie, &said).await), "passkey_refused");
    assert_eq!(why(sends(&server, "a=b", &said).await), "passkey_refused");
    assert_eq!(sends(&server, &own_cookie, &said).await.0, 201);
    assert_eq!(why(sends(&server, &other_cookie, &said).await), "passkey_refused");

    // Another page, a device that counts backwards, a passkey that is somebody else's, and one that nobody has.
    let (mut elsewhere, mut copied) = (device.clone(), device.clone());
    elsewhere.origin = "http://evil.example".to_owned();
    copied.counter = 0;
    let mut unknown = Authenticator::new(3, origin(&server));
    unknown.make(&asks(&aki, None).await);
    for (device, reason) in
        [(&mut elsewhere, "passkey_refused"), (&mut copied, "passkey_refused"), (&mut unknown, "no_such_passkey")]
    {
        let (asked, cookie) = asked(&server).await;
        assert_eq!(why(sends(&server, &cookie, &device.sign_in(&asked)).await), reason);
    }
    signs_in(&server, &mut device).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_is_added_by_the_session_that_asked_for_it() {
    let server = Server::hosted("passkey-added").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let mut device = Authenticator::new(1, origin(&server));
    let made = device.make(&asks(&aki, Some("aki")).await);
    assert_eq!(why(ben.ask("POST /api/passkeys", &made).await), "passkey_refused", "Ben asked for nothing");
    asks(&ben, Some("ben")).await;
    assert_eq!(why(ben.ask("POST /api/passkeys", &made).await), "passkey_refused", "Ben was asked otherwise");
    assert_eq!(aki.ask("POST /api/passkeys", &made).await.0, 201);
    assert_eq!(why(aki.ask("POST /api/passkeys", &made).await), "passkey_refused", "a second time");
    let mut elsewhere = Authenticator::new(2, "http://127.0.0.1:1".to_owned());
    let made = elsewhere.make(&asks(&aki, None).await);
    assert_eq!(why(aki.ask("POST /api/passkeys", &made).await), "passkey_refused", "another page");
    let made = device.clone().make(&asks(&ben, Some("ben")).await);
    assert_eq!(why(ben.ask("POST /api/passkeys", &made).await), "passkey_refused", "the passkey is Aki's");
    assert_eq!((state(&aki).await.passkeys.len(), state(&ben).await.name), (1, None));
    let nobody = Friend::nobody(server.address);
    assert_eq!(nobody.ask("POST /api/passkeys/options", &json!({"name": "x"})).await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_way_to_sign_in_stays() {
    let server = Server::hosted("passkey-last").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (mut device, mut key) = (Authenticator::new(1, origin(&server)), Authenticator::new(2, origin(&server)));
    let codes = adds(&aki, &mut device, Some("aki")).await;
    adds(&aki, &mut key, None).await;
    let passkeys = state(&aki).await.passkeys;
    let remove = |nth: usize| format!("DELETE /api/passkeys/{}", passkeys[nth].id);
    assert_eq!(ben.ask(&remove(0), &Value::Null).await.0, 204, "nothing of Ben's");
    assert_eq!(state(&aki).await.passkeys.len(), 2);
    assert_eq!(aki.ask(&remove(0), &Value::Null).await.0, 204);
    let (asked, cookie) = asked(&server).await;
    assert_eq!(why(sends(&server, &cookie, &device.sign_in(&asked)).await), "no_such_passkey");
    assert_eq!(why(aki.ask(&remove(1), &Value::Null).await), "last_way_to_sign_in");

    // With a password it may go. A password that is there is not replaced without it.
    let head = "POST /api/account/password";
    let wrong = json!({"old": "a guess at it", "new": "correct horse"});
    assert_eq!(why(aki.ask(head, &wrong).await), "wrong_password");
    assert_eq!(aki.ask(head, &json!({"new": "correct horse"})).await.0, 204);
    assert_eq!(why(aki.ask(head, &json!({"new": "another horse"})).await), "wrong_password");
    let nobody = Friend::nobody(server.address);
    let password = |password: &str| json!({"name": "aki", "password": password});
    assert_eq!(nobody.ask("POST /api/account/sign-in", &password("correct horse")).await.0, 201);
    assert_eq!(aki.ask(&remove(1), &Value::Null).await.0, 204);
    assert!(state(&aki).await.passkeys.is_empty());

    // Whoever has lost the device has their recovery codes.
    let recovery = json!({"name": "aki", "code": codes[0], "password": "battery staple"});
    assert_eq!(nobody.ask("POST /api/account/recover", &recovery).await.0, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_or_forgotten_is_signed_in_by_no_passkey() {
    let server = Server::hosted("passkey-banned").await;
    let aki = Friend::named(server.address, "Aki").await;
    let mut device = Authenticator::new(1, origin(&server));
    adds(&aki, &mut device, Some("aki")).await;
    let store = Store::open_beside(server.dir()).unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as u32;
    let number =
        PlayerId(store.people_called(Called::Name { name: "Aki".to_owned(), account: None }, now).await.unwrap()[0].id);
    store.ban(number, Ban { since: now, until: None, reason: None }).await.unwrap();
    let (question, cookie) = asked(&server).await;
    let (status, whole) = sends(&server, &cookie, &device.sign_in(&question)).await;
    assert!(status == 403 && whole.contains("\"banned\""), "{whole}");
    assert!(store.unban(number, now).await.unwrap());
    let back = signs_in(&server, &mut device).await;

    let data: Value = back.get("/api/me/data").await;
    assert_eq!(data["passkeys"].as_array().unwrap().len(), 1);
    assert_eq!(back.ask("DELETE /api/me/data", &json!({"name": "Aki"})).await.0, 204);
    let (question, cookie) = asked(&server).await;
    assert_eq!(why(sends(&server, &cookie, &device.sign_in(&question)).await), "no_such_passkey");
}

/// One more each day: on any machine, the attempt after the burst is too early.
#[tokio::test(flavor = "multi_thread")]
async fn passkeys_are_asked_for_only_so_often_and_only_where_people_sign_in() {
    let limits =
        Limits { attempts: 2.try_into().unwrap(), attempt_every: Duration::from_secs(86_400), ..Limits::default() };
    let server = Server::hosted_within("passkey-often", limits).await;
    asked(&server).await;
    asked(&server).await;
    let nobody = Friend::nobody(server.address);
    assert_eq!(nobody.ask("POST /api/passkeys/sign-in/options", &json!({})).await.0, 429);
    let aki = Friend::named(server.address, "Aki").await;
    assert_eq!(aki.ask("POST /api/passkeys/options", &json!({"name": "aki"})).await.0, 429);
    let (status, whole) = sends(&server, "a=b", &json!({"id": "canary"})).await;
    assert!(status == 400 && !whole.contains("canary"), "{whole}");

    let alone = Server::start("passkey-alone").await;
    let json = [("Content-Type", "application/json")];
    let whole = answer(alone.address, "POST /api/passkeys/sign-in/options", &json, "{}").await.unwrap();
    assert!(whole.starts_with("HTTP/1.1 400"), "{whole}");
}
