//! The secret by which a browser shows who it belongs to.

use std::fmt;

use jantaku_store::SessionHash;
use jantaku_table::TableError;
use sha2::{Digest, Sha256};

/// A session: 64 hexadecimal digits, 256 bits. Whoever has it is that person, so only their browser does: the store has its
/// hash, and no log contains it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Session(String);

impl Session {
    /// A new one, out of the operating system's random bits.
    pub fn fresh() -> Result<Session, TableError> {
        let bits = jantaku_table::fresh_seed()?;
        Ok(Session(bits.iter().map(|byte| format!("{byte:02x}")).collect()))
    }

    /// The session of this text, if it can be one.
    pub fn parse(text: &str) -> Option<Session> {
        let is_one = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_one.then(|| Session(text.to_owned()))
    }

    /// As the browser keeps it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As the store keeps it.
    pub fn hash(&self) -> SessionHash {
        Sha256::digest(&self.0).into()
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Session(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_read_as_it_is_kept_and_stays_out_of_logs() {
        let session = Session::fresh().unwrap();
        assert_eq!(Session::parse(session.as_str()), Some(session.clone()));
        assert_ne!(Session::fresh().unwrap(), session);
        assert_eq!(format!("{session:?}"), "Session(…)");
        assert_eq!((Session::parse(""), Session::parse(&"g".repeat(64))), (None, None));
    }
}
