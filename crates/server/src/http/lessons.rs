//! Lessons as JSON.

use axum::Json;
use axum::extract::Path;
use jantaku_wire::{Lesson, LessonList};

use crate::refusal::Refused;

pub(super) async fn list() -> Result<Json<LessonList>, Refused> {
    Ok(Json(jantaku_lessons::list()?))
}

pub(super) async fn lesson(Path(key): Path<String>) -> Result<Json<Lesson>, Refused> {
    Ok(Json(jantaku_lessons::lesson(&key)?))
}
