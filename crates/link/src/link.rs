//! One node's end of NATS: it dials other nodes, and they dial it.

use std::time::Duration;

use async_nats::client::RequestErrorKind;
use async_nats::connection::State;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Message, ServerAddr, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use thiserror::Error;
use tokio::sync::mpsc::{self, OwnedPermit};
use tokio::time::timeout;

use crate::frame::{VERSION, check_version};
use crate::line::{Broken, Line, Side};

/// How long a node may take to answer when it is dialed.
const ANSWER_WITHIN: Duration = Duration::from_secs(4);
/// How many lines may wait until they are taken from [`Incoming`]. Further ones are refused.
const WAITING: usize = 256;
/// The name of a line that is refused.
const NO_LINE: &str = "";

/// Why there is no link, or no line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LinkError {
    /// The address is none of NATS. It is not quoted, as it may hold a password.
    #[error("the address of NATS cannot be read: it is like nats://user:password@host:4222")]
    Address,
    /// NATS does not let this program in, now or later.
    #[error("NATS refuses the name and the password of its address")]
    Refused,
    /// NATS cannot be reached now.
    #[error("NATS cannot be reached")]
    Away,
    /// No node of this term is there.
    #[error("there is no server of term {0}")]
    NoNode(i64),
    /// The node of this term has not answered in time.
    #[error("the server of term {0} does not answer")]
    NoAnswer(i64),
    /// Too many lines wait for the node of this term to take them.
    #[error("the server of term {0} is too busy")]
    Busy(i64),
    /// The line broke before the first message was sent, or the node speaks another version.
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// One node's end of NATS. Clones are the same end.
#[derive(Debug, Clone)]
pub struct Link {
    client: Client,
}

impl Link {
    /// Connects for the node of this term. NATS need not be there: it is tried until it is, and again whenever it goes.
    ///
    /// # Errors
    ///
    /// An address that cannot be read, and servers that are there and all refuse who signs in: trying again would not change that.
    pub async fn open(address: &str, own: i64) -> Result<(Link, Incoming), LinkError> {
        let (servers, options) = crate::address::options(address)?;
        if is_refused(&servers, &options).await {
            return Err(LinkError::Refused);
        }
        let client = options.retry_on_initial_connect().connect(servers).await.map_err(|_| LinkError::Away)?;
        let dials = client.subscribe(subject(own)).await.map_err(|_| LinkError::Away)?;
        let (waiting, lines) = mpsc::channel(WAITING);
        tokio::spawn(answer(client.clone(), dials, waiting));
        Ok((Link { client }, Incoming { lines }))
    }

    /// Opens a line to a node, with its first message. Fails at once where there is no such node or no NATS, and after a few
    /// seconds where the node does not answer.
    pub async fn dial(&self, to: i64, first: Bytes) -> Result<Line, LinkError> {
        if !self.is_connected() {
            return Err(LinkError::Away);
        }
        timeout(ANSWER_WITHIN, self.dial_patiently(to, first)).await.unwrap_or(Err(LinkError::NoAnswer(to)))
    }

    async fn dial_patiently(&self, to: i64, first: Bytes) -> Result<Line, LinkError> {
        let request = async_nats::Request::new().payload(Bytes::from_static(&[VERSION])).timeout(None);
        let answer = self.client.send_request(subject(to), request).await.map_err(|error| match error.kind() {
            RequestErrorKind::NoResponders => LinkError::NoNode(to),
            _ => LinkError::Away,
        })?;
        check_version(&answer.payload)?;
        let name = answer.payload.get(1..).and_then(|name| std::str::from_utf8(name).ok()).ok_or(Broken::Unreadable)?;
        if name == NO_LINE {
            return Err(LinkError::Busy(to));
        }
        let line = Line::open(&self.client, name, Side::Dialing).await?;
        line.sender.send(first).await?;
        Ok(line)
    }

    /// Whether NATS is there, as far as is known.
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

/// Whether each of these servers is there and lets nobody in by this name and password.
async fn is_refused(servers: &[ServerAddr], options: &ConnectOptions) -> bool {
    use ConnectErrorKind::{Authentication, AuthorizationViolation};
    for server in servers {
        match options.clone().connect(server.clone()).await {
            Err(error) if matches!(error.kind(), Authentication | AuthorizationViolation) => {}
            Ok(_) | Err(_) => return false,
        }
    }
    true
}

/// The lines that other nodes open.
#[derive(Debug)]
pub struct Incoming {
    lines: mpsc::Receiver<(Bytes, Line)>,
}

impl Incoming {
    /// The next line and its first message; nothing once the link has ended. Nothing is lost where it is dropped while it waits.
    pub async fn next(&mut self) -> Option<(Bytes, Line)> {
        self.lines.recv().await
    }
}

/// Where a node is dialed.
fn subject(term: i64) -> String {
    format!("jantaku.node.{term}")
}

/// Answers whoever dials this node, until nobody takes lines any more.
async fn answer(client: Client, mut dials: Subscriber, waiting: mpsc::Sender<(Bytes, Line)>) {
    loop {
        let dial = tokio::select! {
            dial = dials.next() => dial,
            () = waiting.closed() => None,
        };
        let Some(dial) = dial else { return };
        let (client, place) = (client.clone(), waiting.clone().try_reserve_owned());
        tokio::spawn(async move {
            let answered = match place {
                Ok(place) => accept(&client, &dial, place).await,
                Err(_) => reply(&client, &dial, NO_LINE).await,
            };
            if let Err(error) = answered {
                tracing::debug!(%error, "a line to this server did not come about");
            }
        });
    }
}

/// Opens the line that a node asks for, under a name that nobody has used, and waits for its first message. A request that comes twice
/// opens a second line, on which nobody speaks.
async fn accept(client: &Client, dial: &Message, place: OwnedPermit<(Bytes, Line)>) -> Result<(), LinkError> {
    if let Err(other) = check_version(&dial.payload) {
        reply(client, dial, NO_LINE).await?;
        return Err(other.into());
    }
    let name = client.new_inbox();
    let mut line = Line::open(client, &name, Side::Answering).await?;
    reply(client, dial, &name).await?;
    if let Some(first) = line.receiver.receive().await? {
        place.send((first, line));
    }
    Ok(())
}

/// Says which version this program speaks, and the name of the line.
async fn reply(client: &Client, dial: &Message, name: &str) -> Result<(), LinkError> {
    let to = dial.reply.clone().ok_or(Broken::Unreadable)?;
    client.publish(to, [&[VERSION], name.as_bytes()].concat().into()).await.map_err(|_| LinkError::Away)
}
