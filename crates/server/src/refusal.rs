use std::any::Any;
use std::fmt::{self, Debug, Display};
use std::ops::Deref;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use jantaku_store::StoreError;
use jantaku_table::TableError;
use jantaku_wire::{Ban, ErrorCode, Failure, RuleFault};
use thiserror::Error;

/// The messages of refusals, in English.
pub(crate) const SENTENCES: &str = include_str!("../texts/en/refusals.ftl");

pub trait Refusal: Any + Debug + Display + Send + Sync {
    fn status(&self) -> StatusCode {
        usual_status(self.code())
    }

    fn code(&self) -> ErrorCode {
        ErrorCode::Refused
    }

    /// The reason for programs, where the code does not say it.
    fn key(&self) -> Option<&'static str> {
        None
    }

    fn ban(&self) -> Option<Ban> {
        None
    }

    /// All faults of rules, where they are refused.
    fn faults(&self) -> Vec<RuleFault> {
        Vec::new()
    }
}

/// The usual status of a code.
pub(crate) fn usual_status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::Malformed | ErrorCode::FaultyRules | ErrorCode::UnknownRules => StatusCode::BAD_REQUEST,
        ErrorCode::NoKey | ErrorCode::SignInFirst => StatusCode::UNAUTHORIZED,
        ErrorCode::Banned => StatusCode::FORBIDDEN,
        ErrorCode::NoSuchMatch | ErrorCode::NoSuchSeat | ErrorCode::NoSuchRoom | ErrorCode::NoSuchHouse => {
            StatusCode::NOT_FOUND
        }
        ErrorCode::Busy | ErrorCode::ServerStops => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Stopped | ErrorCode::Storage | ErrorCode::DamagedCareer => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::CONFLICT,
    }
}

pub struct Refused(Box<dyn Refusal>);

impl Refused {
    /// The refusal, if it is of this subject.
    pub fn of<R: Refusal>(&self) -> Option<&R> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}

impl<R: Refusal> From<R> for Refused {
    fn from(refusal: R) -> Refused {
        Refused(Box::new(refusal))
    }
}

impl Deref for Refused {
    type Target = dyn Refusal;

    fn deref(&self) -> &dyn Refusal {
        &*self.0
    }
}

impl Debug for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&*self.0, f)
    }
}

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&*self.0, f)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let refusal = self.key().map(str::to_owned);
        let (code, message, ban, faults) = (self.code(), self.to_string(), self.ban(), self.faults());
        (self.status(), Json(Failure { code, message, refusal, ban, faults })).into_response()
    }
}

/// A malformed request; why, in words.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct Malformed(pub String);

impl Malformed {
    /// A field of the request is malformed.
    pub fn field(name: &str, why: impl Display) -> Malformed {
        Malformed(format!("`{name}`: {why}"))
    }
}

impl Refusal for Malformed {
    fn code(&self) -> ErrorCode {
        ErrorCode::Malformed
    }
}

impl From<JsonRejection> for Malformed {
    fn from(rejection: JsonRejection) -> Malformed {
        Malformed(rejection.body_text())
    }
}

impl From<QueryRejection> for Malformed {
    fn from(rejection: QueryRejection) -> Malformed {
        Malformed(rejection.body_text())
    }
}

#[derive(Debug, Error)]
pub enum Overload {
    #[error("the server is busy: try again in a moment")]
    Busy,
    /// The request was not complete, or not answered, in time.
    #[error("the request took too long: try again in a moment")]
    TooSlow,
    #[error("too many people have signed in from your network: try again in a minute")]
    TooOften,
}

impl Refusal for Overload {
    fn status(&self) -> StatusCode {
        match self {
            Overload::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Overload::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Overload::TooOften => StatusCode::TOO_MANY_REQUESTS,
        }
    }

    fn code(&self) -> ErrorCode {
        ErrorCode::Busy
    }
}

impl Refusal for TableError {
    fn status(&self) -> StatusCode {
        match self {
            TableError::Store(StoreError::Full) => StatusCode::INSUFFICIENT_STORAGE,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn code(&self) -> ErrorCode {
        self.code()
    }
}

impl Refusal for StoreError {
    fn status(&self) -> StatusCode {
        TableError::Store(self.clone()).status()
    }

    fn code(&self) -> ErrorCode {
        TableError::Store(self.clone()).code()
    }
}
