//! The help of houses over HTTP.

use crate::common::{Server, get, http, made, parsed};
use jantaku_wire::{Created, ErrorCode, HelpBook, YakuValue};
use serde_json::json;

async fn help(server: &Server, query: &str) -> HelpBook {
    get(server.address, &format!("/api/help{query}")).await.unwrap()
}

/// yaku by the house's names, in its order, with its worths.
#[tokio::test]
async fn the_help_speaks_of_the_rules_asked_for() {
    let server = Server::start("help").await;
    let usual = help(&server, "").await;
    assert_eq!(help(&server, &format!("?rules={}", usual.rules)).await, usual);
    let touzai = help(&server, "?rules=touzai").await;
    assert_eq!((touzai.rules.as_str(), touzai.yaku[0].key.as_str()), ("touzai", "menzen_tsumo"));
    let chinitsu = touzai.yaku.iter().find(|yaku| yaku.key == "chinitsu").unwrap();
    assert!(
        matches!(chinitsu.closed, Some(YakuValue::Han(_)))
            && chinitsu.name.as_ref().is_some_and(|name| *name != chinitsu.english)
    );
    let (status, body) = http(server.address, "GET /api/help?rules=nowhere", &[], "").await;
    let failure = parsed::<HelpBook>(200, (status, body)).unwrap_err();
    assert_eq!((status, failure.code), (400, ErrorCode::Malformed));
}

#[tokio::test]
async fn the_help_of_a_match_is_that_of_its_rules() {
    let server = Server::start("help-match").await;
    let request = json!({"preset": "wrc", "length": "east", "opponents": ["random", "random", "random"],
        "pace": "instant", "name": "Test"});
    let id = made::<Created>(server.address, "/api/matches", &request).await.unwrap().match_id;
    let of_match = help(&server, &format!("?match={id}")).await;
    assert_eq!((of_match.rules.as_str(), of_match.facts.red_fives), ("wrc", 0));
    let (status, _) = http(server.address, "GET /api/help?match=nothing", &[], "").await;
    assert_eq!(status, 404);
}
