//! Measures the round trip of a connection.

use std::time::Duration;

use axum::body::Bytes;
use tokio::time::Instant;

/// The round trip of one connection, from a ping to its pong. A client can delay a pong, so that users of the time
/// bound it.
#[derive(Default)]
pub(crate) struct RoundTrip {
    /// The number of the last ping, which its pong has to repeat.
    number: u64,
    pinged: Option<Instant>,
    last: Duration,
}

impl RoundTrip {
    /// Starts the measurement, and returns the ping's payload.
    pub fn ping(&mut self) -> Bytes {
        self.number += 1;
        self.pinged = Some(Instant::now());
        Bytes::copy_from_slice(&self.number.to_be_bytes())
    }

    /// A pong counts once, and only for the last ping.
    pub fn pong(&mut self, payload: &[u8]) {
        if payload == self.number.to_be_bytes() {
            self.last = self.pinged.take().map_or(self.last, |pinged| pinged.elapsed());
        }
    }

    /// The last round trip; zero before the first pong.
    pub fn last(&self) -> Duration {
        self.last
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    const MILLI: Duration = Duration::from_millis(1);

    #[tokio::test(start_paused = true)]
    async fn only_the_first_pong_to_the_last_ping_is_measured() {
        let mut line = RoundTrip::default();
        let early = line.number.to_be_bytes();
        line.pong(&early);
        assert_eq!(line.last(), Duration::ZERO, "nobody was pinged");

        let first = line.ping();
        advance(200 * MILLI).await;
        line.pong(&first);
        assert_eq!(line.last(), 200 * MILLI);
        advance(900 * MILLI).await;
        line.pong(&first);
        assert_eq!(line.last(), 200 * MILLI, "a pong counts once");

        let second = line.ping();
        advance(50 * MILLI).await;
        for other in [&first[..], b"", b"60000"] {
            line.pong(other);
        }
        assert_eq!(line.last(), 200 * MILLI, "no answer to this ping");
        line.pong(&second);
        assert_eq!(line.last(), 50 * MILLI);
    }
}
