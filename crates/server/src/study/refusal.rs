use axum::http::StatusCode;
use jantaku_career::PracticeError;
use jantaku_drills::DrillError;
use jantaku_lessons::LessonError;
use jantaku_wire::ErrorCode;

use crate::refusal::{Refusal, usual_status};

impl Refusal for LessonError {
    fn status(&self) -> StatusCode {
        match self {
            LessonError::Unknown => StatusCode::NOT_FOUND,
            _ => usual_status(self.code()),
        }
    }

    fn code(&self) -> ErrorCode {
        match self {
            LessonError::Unknown => ErrorCode::Malformed,
            _ => ErrorCode::Storage,
        }
    }
}

impl Refusal for DrillError {
    fn status(&self) -> StatusCode {
        match self {
            DrillError::Unknown | DrillError::Rules(_) => StatusCode::NOT_FOUND,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn code(&self) -> ErrorCode {
        ErrorCode::Malformed
    }
}

impl Refusal for PracticeError {
    fn code(&self) -> ErrorCode {
        ErrorCode::Malformed
    }

    fn key(&self) -> Option<&'static str> {
        Some(self.key())
    }
}
