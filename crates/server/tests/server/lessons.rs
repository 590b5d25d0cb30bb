use crate::common::{Server, http};
use jantaku_wire::{Lesson, LessonList, ServerMessage};

#[tokio::test]
async fn every_lesson_of_the_list_is_served_with_its_tables() {
    let server = Server::start("lessons").await;
    let get = async |path: &str| http(server.address, &format!("GET {path}"), &[], "").await;
    let (status, answer) = get("/api/lessons").await;
    assert_eq!(status, 200);
    let list: LessonList = serde_json::from_str(&answer).unwrap();
    assert_eq!(list.lessons.len(), jantaku_lessons::keys().count());
    for entry in list.lessons {
        let (status, answer) = get(&format!("/api/lessons/{}", entry.key)).await;
        assert_eq!(status, 200, "{}", entry.key);
        let lesson: Lesson = serde_json::from_str(&answer).unwrap();
        assert_eq!(lesson.steps.len() as u32, entry.steps, "{}", entry.key);
        let welcomed =
            lesson.steps.iter().flat_map(|step| &step.messages).any(|one| matches!(one, ServerMessage::Welcome(_)));
        assert_eq!(welcomed, lesson.steps.iter().any(|step| step.table), "{}", entry.key);
    }
    assert_eq!(get("/api/lessons/chess").await.0, 404);
}
