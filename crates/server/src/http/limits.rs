//! How much of the server anybody may use, and for how long.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::Quota;

/// As many people as a school or a club may bring at one address.
const SIGN_INS: NonZeroU32 = NonZeroU32::new(30).unwrap();

/// The limits of a server.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Connections at a time; more are closed at once.
    pub connections: usize,
    /// Connections of one address. A browser with a hundred tabs has about as many, and this machine is one address.
    pub per_address: usize,
    /// The connections that are kept for addresses that have none yet.
    pub reserved: usize,
    /// How many people may sign in for the first time from one address at once.
    pub sign_ins: NonZeroU32,
    /// After how long one more of them may.
    pub sign_in_every: Duration,
    /// How long a connection may take to send the head of a request, and so how long it may be idle.
    pub head: Duration,
    /// How long a request may take, from its head to its answer: the body of the request is sent meanwhile.
    pub answer: Duration,
    /// How long a client may read nothing of what waits for it.
    pub write: Duration,
    /// How long a socket may take until it has a table.
    pub hello: Duration,
    /// How often a socket is pinged; one that says nothing until the next ping is closed.
    pub ping: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 512,
            per_address: 256,
            reserved: 64,
            sign_ins: SIGN_INS,
            sign_in_every: Duration::from_secs(2),
            head: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            write: Duration::from_secs(20),
            hello: Duration::from_secs(20),
            ping: Duration::from_secs(30),
        }
    }
}

impl Limits {
    /// How often somebody may sign in for the first time from one address.
    pub(super) fn sign_in_quota(&self) -> Quota {
        let every = Quota::with_period(self.sign_in_every);
        every.unwrap_or(Quota::per_second(self.sign_ins)).allow_burst(self.sign_ins)
    }
}
