//! Lessons over HTTP.

use crate::common::{Server, get, http};
use jantaku_wire::{Lesson, LessonList, ServerMessage};

#[tokio::test]
async fn every_lesson_of_the_list_is_served_with_its_tables() {
    let server = Server::start("lessons").await;
    let list: LessonList = get(server.address, "/api/lessons").await.unwrap();
    assert_eq!(list.lessons.len(), jantaku_lessons::keys().count());
    for entry in list.lessons {
        let lesson: Lesson = get(server.address, &format!("/api/lessons/{}", entry.key)).await.unwrap();
        assert_eq!(lesson.steps.len() as u32, entry.steps, "{}", entry.key);
        let welcomed =
            lesson.steps.iter().flat_map(|step| &step.messages).any(|one| matches!(one, ServerMessage::Welcome(_)));
        assert_eq!(welcomed, lesson.steps.iter().any(|step| step.table), "{}", entry.key);
    }
    assert_eq!(http(server.address, "GET /api/lessons/chess", &[], "").await.0, 404);
}
