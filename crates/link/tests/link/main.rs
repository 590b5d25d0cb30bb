//! Lines over a real nats-server: see `jantaku_testkit::Nats`.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // what fails, fails the test

mod dialing;
mod faults;
mod lines;

use std::time::Duration;

use async_nats::{Client, ConnectOptions};
use bytes::Bytes;
use jantaku_link::{Incoming, Line, Link, LinkError};
use jantaku_testkit::Nats;
use tokio::time::{sleep, timeout};

/// How long a test waits for what must happen, however slow the machine is.
const PATIENCE: Duration = Duration::from_secs(120);

/// Waits for what must happen.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(PATIENCE, what).await.expect("this should have happened by now")
}

/// A node, once it has NATS.
async fn node(nats: &Nats, term: i64) -> (Link, Incoming) {
    let (link, incoming) = Link::open(&nats.address(), term).await.unwrap();
    soon(connected(&link)).await;
    (link, incoming)
}

async fn connected(link: &Link) {
    while !link.is_connected() {
        sleep(Duration::from_millis(10)).await;
    }
}

/// What comes of dialing a node that NATS is about to know.
async fn dial(link: &Link, to: i64) -> Result<Line, LinkError> {
    soon(async {
        loop {
            match link.dial(to, Bytes::from_static(b"first")).await {
                Err(LinkError::Away | LinkError::NoNode(_)) => sleep(Duration::from_millis(10)).await,
                dialed => return dialed,
            }
        }
    })
    .await
}

/// Both ends of a line between two nodes, and the nodes.
struct Ends {
    dialing: Line,
    answering: Line,
    _nodes: [(Link, Incoming); 2],
}

async fn ends(nats: &Nats) -> Ends {
    let one = node(nats, 1).await;
    let mut two = node(nats, 2).await;
    let dialing = dial(&one.0, 2).await.unwrap();
    let (first, answering) = soon(two.1.next()).await.unwrap();
    assert_eq!(first, Bytes::from_static(b"first"));
    Ends { dialing, answering, _nodes: [one, two] }
}

/// Somebody else in NATS, who doesn't hear what they say themselves.
async fn stranger(nats: &Nats) -> Client {
    let options = ConnectOptions::with_user_and_password(Nats::USER.to_owned(), Nats::PASSWORD.to_owned()).no_echo();
    let address = nats.address();
    let (_, host) = address.rsplit_once('@').unwrap();
    options.connect(host).await.unwrap()
}

/// The message of this number.
fn numbered(number: usize) -> Bytes {
    number.to_string().into()
}
