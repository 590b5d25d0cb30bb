//! A person's data on a server for friends: only they can get it, and it is deleted when they say so.

use serde_json::{Value, json};

use crate::common::{Friend, Server, http, settings};

fn house(name: &str) -> Value {
    json!({"house": {"name": name, "base": "tenhou", "options": {"open_tanyao": false}, "yaku": {}}})
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_is_kept_of_somebody_is_theirs_to_take_and_to_delete() {
    let server = Server::hosted("own-data").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    for (friend, name) in [(&aki, "club"), (&ben, "other club")] {
        assert_eq!(friend.ask("POST /api/houses", &house(name)).await.0, 204);
    }
    let account = json!({"name": "aki", "password": "long enough"});
    assert_eq!(aki.ask("POST /api/account", &account).await.0, 201);
    let new = json!({"preset": "tenhou", "length": "east", "opponents": ["easy", "easy", "easy"], "pace": "instant", "name": "Aki"});
    let created: Value = serde_json::from_str(&aki.ask("POST /api/matches", &new).await.1).unwrap();
    let match_id = created["match_id"].as_str().unwrap().to_owned();

    let (status, data) = aki.ask("GET /api/me/data", &Value::Null).await;
    assert_eq!(status, 200, "{data}");
    let data: Value = serde_json::from_str(&data).unwrap();
    assert_eq!((&data["name"], &data["account"]), (&json!("Aki"), &json!("aki")));
    assert_eq!((&data["houses"][0]["name"], data["houses"].as_array().unwrap().len()), (&json!("club"), 1));
    assert_eq!((&data["matches"][0]["id"], &data["matches"][0]["record"]), (&json!(match_id), &Value::Null));
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    // Its secrets stay where they are.
    assert!(!data.to_string().contains("argon2") && !data.to_string().contains("token"), "{data}");
    assert_eq!(Friend::nobody(server.address).ask("GET /api/me/data", &Value::Null).await.0, 401);

    // Not by mistake.
    let refused =
        |(status, body): (u16, String)| (status, serde_json::from_str::<Value>(&body).unwrap()["refusal"].clone());
    let room = aki.open(&settings()).await;
    assert_eq!(refused(aki.ask("DELETE /api/me/data", &json!({"name": "Ben"})).await), (409, json!("data_other_name")));
    assert_eq!(aki.ask("GET /api/start", &Value::Null).await.0, 200);
    let mut socket = aki.socket().await;
    assert_eq!(aki.ask("DELETE /api/me/data", &json!({"name": " Aki "})).await.0, 204);

    // From then on they are nobody, and their secrets open nothing.
    while socket.next().await.is_some() {}
    assert_eq!(aki.ask("GET /api/start", &Value::Null).await.0, 401);
    let nobody = Friend::nobody(server.address);
    assert_eq!(nobody.ask("POST /api/account/sign-in", &account).await.0, 403);
    assert_eq!(ben.ask(&format!("GET /api/rooms/{}", room.id), &Value::Null).await.0, 404, "they have left their room");
    // Others keep what is theirs.
    let other: Value = ben.get("/api/me/data").await;
    assert_eq!(other["houses"][0]["name"], json!("other club"));
}

/// A server for one person has no people's data to return or delete.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_one_person_says_so() {
    let server = Server::start("own-data-alone").await;
    let json = [("Content-Type", "application/json")];
    for (head, body) in [("GET /api/me/data", ""), ("DELETE /api/me/data", r#"{"name":"You"}"#)] {
        let (status, said) = http(server.address, head, &json, body).await;
        assert_eq!((status, said.contains("jantaku serve")), (400, true), "{head}: {said}");
    }
}
