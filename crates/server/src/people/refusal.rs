use axum::http::StatusCode;
use jantaku_wire::{Ban, ErrorCode};
use thiserror::Error;

use crate::people::names::NameRefusal;
use crate::refusal::{Refusal, usual_status};

/// For how many minutes one can go on at another device.
pub(crate) const OFFER_MINUTES: u32 = 10;

/// Why somebody is not let in.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(crate) enum EntryRefusal {
    /// The request has no key, or a wrong one.
    #[error("the key is missing: open the link that `jantaku` printed when it started")]
    NoKey,
    /// Nobody is signed in on a server where people are.
    #[error("enter your name first")]
    SignInFirst,
    #[error("whoever runs this server has banned you")]
    Banned(Ban),
    /// What is asked for is not for one person.
    #[error("this server is for one person: for friends, start `jantaku serve`")]
    OnePerson,
    #[error("too many people have signed in from your network: try again in a minute")]
    TooOften,
}

impl Refusal for EntryRefusal {
    fn status(&self) -> StatusCode {
        match self {
            EntryRefusal::TooOften => StatusCode::TOO_MANY_REQUESTS,
            _ => usual_status(self.code()),
        }
    }

    fn code(&self) -> ErrorCode {
        match self {
            EntryRefusal::NoKey => ErrorCode::NoKey,
            EntryRefusal::SignInFirst => ErrorCode::SignInFirst,
            EntryRefusal::Banned(_) => ErrorCode::Banned,
            EntryRefusal::OnePerson => ErrorCode::Malformed,
            EntryRefusal::TooOften => ErrorCode::Busy,
        }
    }

    fn ban(&self) -> Option<Ban> {
        match self {
            EntryRefusal::Banned(ban) => Some(ban.clone()),
            _ => None,
        }
    }
}

/// Why somebody is not signed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SignInRefusal {
    #[error("this code is wrong, was used already, or is older than {OFFER_MINUTES} minutes: make a new one")]
    NoSuchCode,
    /// Many attempts were made from one address, or at one account.
    #[error("there were too many attempts: try again in a minute")]
    TooManyAttempts,
    #[error("a name to sign in by has 1 to 64 characters, all of them visible")]
    NoName,
    #[error("this name to sign in by is taken, or you have an account already")]
    NameTaken,
    #[error("a password has 10 to 256 characters")]
    PasswordLength,
    #[error("this password is among the first that anybody tries: choose several words")]
    PasswordGuessed,
    #[error("the name or the password is wrong")]
    WrongPassword,
    #[error("the name or the recovery code is wrong, or the code was used already")]
    NoRecovery,
    /// Browsers have no passkeys for the server's address.
    #[error("this server has no passkeys: browsers need its name, and https")]
    NoPasskeysHere,
    /// The device answered wrongly, too late, or to what another browser was asked.
    #[error("this passkey was not accepted: try again")]
    PasskeyRefused,
    #[error("this server does not know this passkey, or it was removed here")]
    NoPasskey,
    #[error("you have as many passkeys as one person may have: remove one first")]
    TooManyPasskeys,
    /// Without it nothing would sign them in.
    #[error("this passkey is your only way to sign in: choose a password or add another passkey first")]
    LastWay,
}

impl Refusal for SignInRefusal {
    fn status(&self) -> StatusCode {
        match self {
            SignInRefusal::TooManyAttempts => StatusCode::TOO_MANY_REQUESTS,
            _ => StatusCode::FORBIDDEN,
        }
    }

    fn key(&self) -> Option<&'static str> {
        Some(match self {
            SignInRefusal::NoSuchCode => "no_such_code",
            SignInRefusal::TooManyAttempts => "too_many_attempts",
            SignInRefusal::NoName => "no_sign_in_name",
            SignInRefusal::NameTaken => "sign_in_name_taken",
            SignInRefusal::PasswordLength => "password_length",
            SignInRefusal::PasswordGuessed => "password_guessed",
            SignInRefusal::WrongPassword => "wrong_password",
            SignInRefusal::NoRecovery => "no_recovery_code",
            SignInRefusal::NoPasskeysHere => "no_passkeys_here",
            SignInRefusal::PasskeyRefused => "passkey_refused",
            SignInRefusal::NoPasskey => "no_such_passkey",
            SignInRefusal::TooManyPasskeys => "too_many_passkeys",
            SignInRefusal::LastWay => "last_way_to_sign_in",
        })
    }
}

/// Why somebody is not forgotten.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(crate) enum DataRefusal {
    #[error("that is not your name")]
    OtherName,
    /// They take a seat in a room again and again.
    #[error("you are taking a seat in a room on another page: close it first")]
    InRoom,
}

impl Refusal for DataRefusal {
    fn key(&self) -> Option<&'static str> {
        Some(match self {
            DataRefusal::OtherName => "data_other_name",
            DataRefusal::InRoom => "data_in_room",
        })
    }
}

impl Refusal for NameRefusal {
    fn status(&self) -> StatusCode {
        StatusCode::BAD_REQUEST
    }

    fn key(&self) -> Option<&'static str> {
        Some(match self {
            NameRefusal::Length => "name_length",
            NameRefusal::Invisible => "name_invisible",
            NameRefusal::Blank => "name_blank",
            NameRefusal::Wide => "name_wide",
            NameRefusal::Mixed => "name_mixed",
        })
    }
}
