//! Lessons as JSON.

use axum::Json;
use axum::extract::Path;

use crate::lobby::LobbyError;
use jantaku_lessons::LessonError;
use jantaku_wire::{Lesson, LessonList};

pub(super) async fn list() -> Result<Json<LessonList>, LobbyError> {
    Ok(Json(jantaku_lessons::list()?))
}

pub(super) async fn lesson(Path(key): Path<String>) -> Result<Json<Lesson>, LobbyError> {
    jantaku_lessons::lesson(&key).map(Json).map_err(|error| match error {
        LessonError::Unknown => LobbyError::NoSuchLesson,
        error => error.into(),
    })
}
