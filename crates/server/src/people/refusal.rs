use axum::http::StatusCode;
use jantaku_career::refusals;
use jantaku_wire::{Ban, ErrorCode};

use crate::people::names::NameRefusal;
use crate::refusal::{Refusal, SENTENCES};

pub(crate) const OFFER_MINUTES: u32 = 10;

refusals! {
    SENTENCES;
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) enum EntryRefusal {
        /// The request has no key, or a wrong one.
        NoKey,
        /// Nobody is signed in on a server where people are.
        SignInFirst,
        Banned(Ban),
    }
}

impl Refusal for EntryRefusal {
    fn code(&self) -> ErrorCode {
        match self {
            EntryRefusal::NoKey => ErrorCode::NoKey,
            EntryRefusal::SignInFirst => ErrorCode::SignInFirst,
            EntryRefusal::Banned(_) => ErrorCode::Banned,
        }
    }

    fn ban(&self) -> Option<Ban> {
        match self {
            EntryRefusal::Banned(ban) => Some(ban.clone()),
            _ => None,
        }
    }
}

refusals! {
    SENTENCES;
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum SignInRefusal {
        NoSuchCode,
        /// Many attempts were made from one address, or at one account.
        TooManyAttempts,
        NoSignInName,
        SignInNameTaken,
        PasswordLength,
        PasswordGuessed,
        WrongPassword,
        NoRecoveryCode,
        /// Browsers have no passkeys for the server's address.
        NoPasskeysHere,
        /// The device answered wrongly, too late, or to another browser's question.
        PasskeyRefused,
        NoSuchPasskey,
        TooManyPasskeys,
        /// Without it nothing would sign them in.
        LastWayToSignIn,
    }
}

impl Refusal for SignInRefusal {
    fn status(&self) -> StatusCode {
        match self {
            SignInRefusal::TooManyAttempts => StatusCode::TOO_MANY_REQUESTS,
            _ => StatusCode::FORBIDDEN,
        }
    }

    fn key(&self) -> Option<&'static str> {
        Some(self.key())
    }
}

refusals! {
    SENTENCES;
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(crate) enum DataRefusal {
        DataOtherName,
        /// They keep taking a seat in a room.
        DataInRoom,
    }
}

impl Refusal for DataRefusal {
    fn key(&self) -> Option<&'static str> {
        Some(self.key())
    }
}

impl Refusal for NameRefusal {
    fn status(&self) -> StatusCode {
        StatusCode::BAD_REQUEST
    }

    fn key(&self) -> Option<&'static str> {
        Some(self.key())
    }
}
