//! Limits on the use of the server.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Enough for a school or a club at one address.
const SIGN_INS: NonZeroU32 = NonZeroU32::new(30).unwrap();

/// Wrong and right ones count the same.
const ATTEMPTS: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// Enough for somebody who mistypes a known password.
const PER_ACCOUNT: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// Enough for a taken name and a few others. Whoever asks for more learns who is here.
const NAMES_ASKED: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// Enough for a greeting, a stamp and a few words more.
const TALKS: NonZeroU32 = NonZeroU32::new(5).unwrap();

#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Connections at a time; more are closed at once.
    pub connections: usize,
    /// The proxy through which people come: it may have all connections, and names the client of each request.
    pub proxy: Option<IpAddr>,
    /// Connections of one address. A browser with a hundred tabs has about as many, and this machine is one address.
    pub per_address: usize,
    /// Connections kept for addresses that have none yet.
    pub reserved: usize,
    /// People who may sign in for the first time from one address at once.
    pub sign_ins: NonZeroU32,
    /// The interval after which one more of them may.
    pub sign_in_every: Duration,
    pub attempts: NonZeroU32,
    /// The interval after which one more attempt is allowed.
    pub attempt_every: Duration,
    /// Attempts at the password of one account at once from one address.
    pub per_account: NonZeroU32,
    /// The interval after which one more attempt is allowed.
    pub per_account_every: Duration,
    /// Sign-in names that one address may ask for at once, which may be taken.
    pub names_asked: NonZeroU32,
    /// The interval after which it may ask for one more.
    pub name_asked_every: Duration,
    /// Rooms opened at one address that may be open.
    pub rooms: usize,
    /// Messages of one person in rooms at once.
    pub talks: NonZeroU32,
    /// The interval after which they may send one more.
    pub talk_every: Duration,
    /// The time to send the head of a request, and so the longest idle time.
    pub head: Duration,
    /// The time from the head of a request to its answer, including its body.
    pub answer: Duration,
    /// The time for which a client may read nothing.
    pub write: Duration,
    /// The time until a socket has a table.
    pub hello: Duration,
    /// The time for another server to pass on a client's first message: somebody may have come in another way before a late one.
    pub passed_hello: Duration,
    /// The interval after which a health check writes to the store again.
    pub write_again: Duration,
    /// The interval of pings; a socket that is silent until the next one is closed.
    pub ping: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 512,
            proxy: None,
            per_address: 256,
            reserved: 64,
            sign_ins: SIGN_INS,
            sign_in_every: Duration::from_secs(2),
            attempts: ATTEMPTS,
            attempt_every: Duration::from_secs(6),
            per_account: PER_ACCOUNT,
            per_account_every: Duration::from_secs(60),
            names_asked: NAMES_ASKED,
            name_asked_every: Duration::from_secs(30),
            rooms: 40,
            talks: TALKS,
            talk_every: Duration::from_secs(4),
            head: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            write: Duration::from_secs(20),
            hello: Duration::from_secs(20),
            passed_hello: Duration::from_secs(4),
            write_again: Duration::from_secs(5),
            ping: Duration::from_secs(30),
        }
    }
}

/// A limit of `at_once`, and one more after each `every`.
pub(crate) fn limiter<Key: Clone + Eq + Hash>(at_once: NonZeroU32, every: Duration) -> DefaultKeyedRateLimiter<Key> {
    let quota = Quota::with_period(every).unwrap_or(Quota::per_second(at_once));
    RateLimiter::keyed(quota.allow_burst(at_once))
}

/// Counts one more, and returns whether it is within the limit. Keys that were not used lately are forgotten.
pub(crate) fn is_within<Key: Clone + Eq + Hash>(limiter: &DefaultKeyedRateLimiter<Key>, of: Key) -> bool {
    limiter.retain_recent();
    limiter.check_key(&of).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rooms::ROOMS;
    use crate::rooms::ROOMS_OF_ONE;
    use crate::tables::MOST_OPEN;

    /// The administrator's page documents every limit of one address or one person with its value.
    #[test]
    fn the_limits_are_documented_as_they_are() {
        let of = Limits::default();
        let counted = [
            ("first sign-ins as a guest, from one address", of.sign_ins, of.sign_in_every),
            ("codes, passwords and passkeys to sign in, from one address", of.attempts, of.attempt_every),
            ("codes of rooms, from one address", of.attempts, of.attempt_every),
            ("passwords of one account, from one address", of.per_account, of.per_account_every),
            ("new accounts, from one address", of.names_asked, of.name_asked_every),
            ("things said in rooms, by one person", of.talks, of.talk_every),
        ];
        let counted = counted.map(|(what, most, every)| format!("| {what} | {most} | {} s |", every.as_secs()));
        let at_a_time = [
            ("connections of one address", of.per_address),
            ("connections kept for addresses that have none yet", of.reserved),
            ("rooms opened at one address", of.rooms),
            ("rooms of one host", ROOMS_OF_ONE),
            ("rooms in all", ROOMS),
            ("matches of one person that are not over, for one more outside a room", MOST_OPEN as usize),
        ];
        let at_a_time = at_a_time.map(|(what, most)| format!("| {what} | {most} |"));
        let page = include_str!("../../../../docs/hosting.md");
        for line in counted.iter().chain(&at_a_time) {
            assert!(page.lines().any(|of| of == line), "docs/hosting.md lacks: {line}");
        }
    }
}
