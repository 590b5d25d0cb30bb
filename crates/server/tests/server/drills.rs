//! Drills over HTTP.

use crate::common::{Player, Server, create, get, http};
use jantaku_drills::Drill;
use jantaku_wire::{DailyPuzzle, DrillList, DrillQuestion, ServerMessage};

#[tokio::test]
async fn every_skill_of_the_list_has_a_question_with_its_answer() {
    let server = Server::start("drills").await;
    let list: DrillList = get(server.address, "/api/drills").await.unwrap();
    assert_eq!(list.drills.len(), Drill::ALL.len());
    for drill in list.drills {
        for skill in drill.skills {
            let path = format!("/api/drills/question?drill={}&skill={}&n=100000&rules=tenhou", drill.key, skill.key);
            let question: DrillQuestion = get(server.address, &path).await.unwrap();
            assert_eq!((&question.drill, &question.skill), (&drill.key, &skill.key), "{path}");
            assert!(!question.right.is_empty(), "{path}");
            assert!(question.right.iter().all(|nth| usize::from(*nth) < question.choices.len()), "{path}");
            let at_table = question.messages.iter().any(|message| matches!(message, ServerMessage::Prompt { .. }));
            assert_ne!(at_table, question.hand.is_some(), "{path}");
        }
    }
    for level in 1..=5 {
        let at = format!("/api/drills/question?drill=push&skill=tenpai&n=3&level={level}");
        let question: DrillQuestion = get(server.address, &at).await.unwrap();
        assert_eq!(question.level, level);
        // There is none so easy: the nearest.
        let at = format!("/api/drills/question?drill=discard&skill=ryanshanten&n=3&level={level}");
        let question: DrillQuestion = get(server.address, &at).await.unwrap();
        assert!(question.level.abs_diff(level) <= 2, "{} for {level}", question.level);
    }
    let get = async |path: &str| http(server.address, &format!("GET {path}"), &[], "").await;
    assert_eq!(get("/api/drills/question?drill=chess&skill=one&n=0").await.0, 404);
    assert_eq!(get("/api/drills/question?drill=waits&skill=kan&n=0").await.0, 404);
    assert_eq!(get("/api/drills/question?drill=waits&skill=one&n=-1").await.0, 400);
    assert_eq!(get("/api/drills/question?drill=waits&skill=one&n=0&rules=chess").await.0, 400);
    let (status, _) = get("/api/drills/question?drill=waits&skill=one&n=0&from=own").await;
    assert_eq!(status, 404, "nothing has been played");
}

#[tokio::test]
async fn the_puzzle_of_a_day_is_the_same_for_all_and_every_level_answers_it() {
    let server = Server::start("daily").await;
    let get = async |path: &str| http(server.address, &format!("GET {path}"), &[], "").await;
    let (status, answer) = get("/api/drills/daily?date=2026-11-25").await;
    assert_eq!(status, 200, "{answer}");
    let puzzle: DailyPuzzle = serde_json::from_str(&answer).unwrap();
    assert_eq!((puzzle.date.as_str(), puzzle.levels.len()), ("2026-11-25", 5));
    assert_eq!(get("/api/drills/daily?date=2026-11-25").await.1, answer);
    assert_ne!(get("/api/drills/daily?date=2026-11-26").await.1, answer);
    for day in ["tomorrow", "2026-02-30", "9999-99-99", "2026-1-1"] {
        assert_eq!(get(&format!("/api/drills/daily?date={day}")).await.0, 400, "{day}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_has_questions_of_its_own() {
    let server = Server::start("own-drills").await;
    let get = async |path: &str| http(server.address, &format!("GET {path}"), &[], "").await;
    let id = create(server.address, ["easy"; 3]).await;
    let path = "/api/drills/question?drill=waits&skill=two&n=0&from=own";
    assert_eq!(get(path).await.0, 404, "it is not over");
    let mut player = Player::new(server.address, id.clone(), 2);
    while !player.play().await {}
    let (status, answer) = get(path).await;
    assert_eq!(status, 200, "{answer}");
    let question: DrillQuestion = serde_json::from_str(&answer).unwrap();
    assert_eq!(question.drill, "waits");
    assert_ne!(get("/api/drills/question?drill=waits&skill=two&n=1&from=own").await.1, answer, "the next one");

    let (_, record) = get(&format!("/api/matches/{id}/record")).await;
    let (whole, broken) = (server.dir().join("whole.jsonl"), server.dir().join("broken.jsonl"));
    std::fs::write(&whole, &record).unwrap();
    std::fs::write(&broken, &record[..100]).unwrap();
    let other = Server::with_records("given-records", vec![broken, whole]).await;
    let given = http(other.address, &format!("GET {path}"), &[], "").await;
    assert_eq!(given, (200, answer), "from the record as from the match");
}
