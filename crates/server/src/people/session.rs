//! The secret that identifies a browser, and the sockets that its session keeps open.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use jantaku_store::{PlayerRow, SecretHash, SessionId};
use jantaku_table::TableError;
use jantaku_wire::ids::PlayerId;
use sha2::{Digest, Sha256};
use tokio::sync::watch;

/// A session: 64 hexadecimal digits, 256 bits. Whoever has it is that person, so only their browser does: the store has
/// its hash, and no log contains it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Session(String);

impl Session {
    /// From the operating system's random bits.
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
    pub fn hash(&self) -> SecretHash {
        Sha256::digest(&self.0).into()
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Session(…)")
    }
}

#[derive(Default)]
pub(crate) struct OpenSessions(Mutex<Open>);

type Open = HashMap<SessionId, OpenSession>;

struct OpenSession {
    /// The person, by the last known name.
    who: PlayerRow,
    end: watch::Sender<()>,
}

impl OpenSessions {
    pub fn follow(&self, id: SessionId, who: &PlayerRow) -> Following {
        let begun = || OpenSession { who: who.clone(), end: watch::Sender::default() };
        Following(self.open().entry(id).or_insert_with(begun).end.subscribe())
    }

    pub fn followed(&self) -> Vec<SessionId> {
        self.open().keys().copied().collect()
    }

    /// Ends those of the asked sessions that do not go on, and returns the people whose names have changed.
    pub fn compare(&self, asked: &[SessionId], going_on: &HashMap<SessionId, PlayerRow>) -> Vec<PlayerRow> {
        let mut open = self.open();
        let mut renamed = Vec::new();
        for id in asked {
            let Some(who) = going_on.get(id) else {
                open.remove(id);
                continue;
            };
            if let Some(session) = open.get_mut(id).filter(|session| session.who != *who) {
                session.who.clone_from(who);
                renamed.push(who.clone());
            }
        }
        renamed
    }

    /// Ends a session for its followers.
    pub fn end(&self, id: SessionId) {
        self.open().remove(&id);
    }

    /// Ends the sessions of these people for their followers.
    pub fn end_of(&self, people: &HashSet<PlayerId>) {
        self.open().retain(|_, session| !people.contains(&session.who.id));
    }

    /// The sessions that somebody follows.
    fn open(&self) -> MutexGuard<'_, Open> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, session| session.end.receiver_count() > 0);
        open
    }
}

pub(crate) struct Following(watch::Receiver<()>);

impl Following {
    pub async fn ended(&mut self) {
        // Nothing is ever sent: the sender is dropped with the session.
        while self.0.changed().await.is_ok() {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_follows_a_session_hears_of_its_end_and_of_no_other() {
        let open = OpenSessions::default();
        let person = |id| PlayerRow { id: PlayerId(id), name: "Aki".to_owned(), face: None };
        let (mut one, mut again) = (open.follow(SessionId(1), &person(4)), open.follow(SessionId(1), &person(4)));
        let mut other = open.follow(SessionId(2), &person(5));
        open.end(SessionId(1));
        one.ended().await;
        again.ended().await;
        tokio::select! {
            biased;
            () = other.ended() => panic!("another session has ended"),
            () = std::future::ready(()) => {}
        }
        drop(other);
        let _third = open.follow(SessionId(3), &person(6));
        assert_eq!(open.followed(), [SessionId(3)], "what nobody follows is forgotten");
    }

    #[test]
    fn a_session_is_read_as_it_is_kept_and_stays_out_of_logs() {
        let session = Session::fresh().unwrap();
        assert_eq!(Session::parse(session.as_str()), Some(session.clone()));
        assert_ne!(Session::fresh().unwrap(), session);
        assert_eq!(format!("{session:?}"), "Session(…)");
        assert_eq!((Session::parse(""), Session::parse(&"g".repeat(64))), (None, None));
    }
}
