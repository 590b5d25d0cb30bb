use std::net::SocketAddr;

use crate::common::{JSON, Player, Server, get, head, http};
use jantaku_core::Ruleset;
use jantaku_core::rules::HouseRules;
use jantaku_wire::{
    Catalogue, Created, ErrorCode, Failure, HouseChecked, HouseDraft, HouseGroup, HouseRead, RuleFact, RuleTopic,
    StartPage,
};
use serde_json::{Value, json};

async fn post(address: SocketAddr, path: &str, body: &Value) -> (u16, String) {
    http(address, &format!("POST {path}"), &JSON, &body.to_string()).await
}

async fn start_page(address: SocketAddr) -> StartPage {
    get(address, "/api/start").await.unwrap()
}

async fn catalogue(address: SocketAddr) -> Catalogue {
    get(address, "/api/rules").await.unwrap()
}

fn failure((status, body): (u16, String)) -> (u16, Failure) {
    (status, serde_json::from_str(&body).unwrap_or_else(|error| panic!("{status} {error}: {body}")))
}

fn club(name: &str) -> Value {
    json!({
        "name": name,
        "base": "yakuza",
        "options": { "kuikae": "no_same", "starting_points": 30000 },
        "yaku": { "chankan": false, "renhou": { "limit": "mangan" }, "chanta": [3, 1] },
    })
}

fn save(name: &str, replaces: Option<&str>) -> Value {
    json!({ "house": club(name), "replaces": replaces })
}

/// The catalogue changes with the houses alone: a client that has it gets it once.
#[tokio::test]
async fn the_catalogue_is_sent_again_only_when_a_house_has_changed() {
    let server = Server::start("catalogue").await;
    let tag = async || head(server.address, "GET /api/rules", &[]).await["etag"].clone();
    let known = tag().await;
    let get = async |tag: &str| http(server.address, "GET /api/rules", &[("If-None-Match", tag)], "").await;
    assert_eq!(get(&known).await, (304, String::new()));
    assert_eq!(get("\"else\"").await.0, 200);
    assert_eq!(post(server.address, "/api/houses", &save("club", None)).await.0, 204);
    assert_eq!(get(&known).await.0, 200);
    assert_ne!(tag().await, known);
    assert_eq!(http(server.address, "DELETE /api/houses/club", &[], "").await.0, 204);
    assert_eq!(tag().await, known);
}

#[tokio::test]
async fn all_faults_of_a_bad_house_are_named_and_nothing_is_kept() {
    let server = Server::start("bad-house").await;
    let bad = json!({
        "name": "Tenhou",
        "base": "tenhou",
        "options": {
            "starting_points": -5,
            "kita_chankan_yaku": true,
            "kita_ron": false,
            "kuikae": "sometimes",
            "uma": [1, "two"],
            "goal_points": 1.5,
            "opentanyao": true,
        },
        "yaku": { "pinfu": [14, 0], "pinfoo": [1, 0] },
    });
    let (status, failed) = failure(post(server.address, "/api/houses", &json!({ "house": bad })).await);
    assert_eq!((status, failed.code), (400, ErrorCode::FaultyRules));
    let (status, checked) = post(server.address, "/api/rules/check", &bad).await;
    let checked: HouseChecked = serde_json::from_str(&checked).unwrap();
    assert_eq!((status, &checked.faults, checked.file), (200, &failed.faults, None));
    let mut about: Vec<String> = failed.faults.iter().map(|fault| fault.options.join(".")).collect();
    about.sort();
    let expected = [
        "goal_points",
        "kita_chankan_yaku.kita_ron",
        "kuikae",
        "name",
        "opentanyao",
        "starting_points",
        "uma",
        "yaku.pinfoo",
        "yaku.pinfu",
    ];
    assert_eq!(about, expected);
    assert!(failed.faults.iter().all(|fault| fault.line.is_none() && fault.message.len() > 20));
    let kita = failed.faults.iter().find(|fault| fault.options.contains(&"kita_ron".to_owned())).unwrap();
    assert_eq!(kita.message, "“Chankan on a kita” needs “Ron on a kita”");
    assert!(start_page(server.address).await.presets.iter().all(|preset| preset.group != HouseGroup::Own));
    for body in [json!({}), json!({ "house": { "name": "x" } }), json!({ "house": club("x"), "more": 1 })] {
        assert_eq!(failure(post(server.address, "/api/houses", &body).await).1.code, ErrorCode::Malformed);
    }
    let (_, none) = post(
        server.address,
        "/api/houses",
        &json!({ "house": { "name": " ", "base": "no", "options": {}, "yaku": {} } }),
    )
    .await;
    assert!(none.contains("1 to 40 characters") && none.contains("there is no preset `no`"), "{none}");
}

#[tokio::test]
async fn a_house_that_bars_a_late_yaku_says_so_in_short() {
    let server = Server::start("late-yaku").await;
    for (sakizuke, facts) in [("allowed", None), ("first_call", Some([RuleFact::FirstCall {}]))] {
        let mut house = club("Kansaki");
        house["options"]["sakizuke"] = json!(sakizuke);
        let (_, checked) = post(server.address, "/api/rules/check", &house).await;
        let checked: HouseChecked = serde_json::from_str(&checked).unwrap();
        let line = checked.summary.iter().find(|line| line.topic == RuleTopic::LateYaku);
        assert_eq!(line.map(|line| line.facts.as_slice()), facts.as_ref().map(<[RuleFact; 1]>::as_slice));
    }
}

#[tokio::test]
async fn somebody_has_so_many_houses_and_changes_them_still() {
    let server = Server::start("houses").await;
    let post = |body: Value| async move { post(server.address, "/api/houses", &body).await };
    for nth in 0..50 {
        assert_eq!(post(save(&format!("House {nth}"), None)).await.0, 204);
    }
    for replaces in [None, Some("nobody's")] {
        let (status, failed) = failure(post(save("One more", replaces)).await);
        let fault = &failed.faults[0];
        assert_eq!((status, fault.options.as_slice()), (400, ["name".to_owned()].as_slice()));
        assert!(fault.message.contains("50 houses"), "{}", fault.message);
    }
    assert_eq!(post(save("One more", Some("House 7"))).await.0, 204);
}

#[tokio::test]
async fn a_house_is_kept_listed_changed_and_forgotten() {
    let server = Server::start("house").await;
    let post = |path: &'static str, body: Value| async move { post(server.address, path, &body).await };
    assert_eq!(post("/api/houses", save(" Our / club ", None)).await.0, 204);
    let page = start_page(server.address).await;
    let own: Vec<_> = page.presets.iter().filter(|preset| preset.group == HouseGroup::Own).collect();
    assert_eq!((own.len(), own[0].name.as_str(), own[0].title.as_str()), (1, "Our / club", "Our / club"));
    assert_eq!(page.preselected.preset, "Our / club");
    let draft: HouseDraft = serde_json::from_value(club("Our / club")).unwrap();
    assert_eq!(catalogue(server.address).await.houses, [draft]);

    // A name is used once; a change names the house that it replaces.
    assert_eq!(failure(post("/api/houses", save("Our / club", None)).await), {
        let message = "You already have rules with this name.".to_owned();
        (409, Failure { code: ErrorCode::NameTaken, message, refusal: None, ban: None, faults: vec![] })
    });
    assert_eq!(post("/api/houses", save("a\u{202e}b", None)).await.0, 400, "a name that turns the text around it");
    assert_eq!(post("/api/houses", save("Other", None)).await.0, 204);
    assert_eq!(post("/api/houses", save("Other", Some("Our / club"))).await.0, 409);
    assert_eq!(post("/api/houses", save("Other", Some("Other"))).await.0, 204);
    assert_eq!(post("/api/houses", save("Ours", Some("Our / club"))).await.0, 204);
    let names = |catalogue: &Catalogue| catalogue.houses.iter().map(|house| house.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&catalogue(server.address).await), ["Other", "Ours"]);

    assert_eq!(http(server.address, "DELETE /api/houses/Ours", &[], "").await.0, 204);
    let foreign = [("Origin", "http://evil.example")];
    assert_eq!(http(server.address, "DELETE /api/houses/Other", &foreign, "").await.0, 403);
    let (status, gone) = failure(http(server.address, "DELETE /api/houses/Ours", &[], "").await);
    assert_eq!((status, gone.code), (404, ErrorCode::NoSuchHouse));
    assert_eq!(names(&catalogue(server.address).await), ["Other"]);
    assert_ne!(start_page(server.address).await.preselected.preset, "Ours");
}

#[tokio::test]
async fn a_match_keeps_the_rules_of_a_house_that_is_gone() {
    let server = Server::start("house-match").await;
    assert_eq!(post(server.address, "/api/houses", &save("Ours", None)).await.0, 204);
    let request = json!({"preset": "Ours", "length": "east", "opponents": ["random", "random", "random"],
        "pace": "instant", "name": "Test"});
    let (status, created) = post(server.address, "/api/matches", &request).await;
    assert_eq!(status, 201, "{created}");
    let id = serde_json::from_str::<Created>(&created).unwrap().match_id;
    assert_eq!(http(server.address, "DELETE /api/houses/Ours", &[], "").await.0, 204);
    assert_eq!(post(server.address, "/api/matches", &request).await.0, 400);

    let mut player = Player::new(server.address, id.clone(), 3);
    while !player.play().await {}
    assert_eq!(player.welcome.as_ref().unwrap().of.rules, "Ours");
    let (_, record) = http(server.address, &format!("GET /api/matches/{id}/record"), &[], "").await;
    let read = jantaku_record::Record::read(record.as_bytes()).unwrap();
    let file = "base = \"yakuza\"\nname = \"Ours\"\nkuikae = \"no_same\"\nstarting_points = 30000\n\
                [yaku]\nchankan = false\nrenhou = { limit = \"mangan\" }\nchanta = [3, 1]\n";
    assert_eq!(read.header.rules, Ruleset::from_toml(file).unwrap());
}

#[tokio::test]
async fn a_house_goes_out_and_comes_in_as_a_rule_file() {
    let server = Server::start("house-file").await;
    let (_, checked) = post(server.address, "/api/rules/check", &club("Ours")).await;
    let checked: HouseChecked = serde_json::from_str(&checked).unwrap();
    assert!(
        checked.faults.is_empty()
            && checked
                .summary
                .iter()
                .any(|line| { line.facts.iter().any(|fact| matches!(fact, RuleFact::Points { start: 30000, .. })) })
    );
    let file = checked.file.unwrap();
    assert_eq!(HouseRules::from_toml(&file).unwrap().base.name, "yakuza");
    let read = async |text: &str| {
        let (status, answer) = http(server.address, "POST /api/rules/read", &[], text).await;
        assert_eq!(status, 200, "{answer}");
        serde_json::from_str::<HouseRead>(&answer).unwrap()
    };
    let found = read(&file).await;
    assert_eq!(serde_json::to_value(found.house.unwrap()).unwrap(), club("Ours"));
    let faulty = read("base = \"tenhou\"\nkuikae = 3\n\npinfu = 1\n").await;
    assert_eq!(faulty.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [Some(2), Some(4)]);
    assert_eq!(faulty.house, None);
    let long = "#".repeat(70_000);
    assert_eq!(http(server.address, "POST /api/rules/read", &[], &long).await.0, 400);
}
