//! A line between two nodes. One task of each side has the line: it sends, listens and keeps the time; the two halves that the
//! program holds talk to it through queues.

use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use async_nats::{Client, Message, StatusCode, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use thiserror::Error;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::flow::{Assembly, Inbound, Outbound, Part, TELL_EVERY, WINDOW};
use crate::frame::{Frame, Kind};

/// How often each side says that it is there.
const BEAT_EVERY: Duration = Duration::from_secs(1);
/// How long a side may be silent before its line is broken, and how long a frame may wait for NATS.
const SILENCE: Duration = Duration::from_secs(5);

/// Why a line carries nothing any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Broken {
    /// One of its sides has closed it in order, so nothing can be sent.
    #[error("the line to the other server is closed")]
    Closed,
    /// This side has dropped its sender without closing the line.
    #[error("the line to the other server was given up")]
    GivenUp,
    /// The other side has broken it.
    #[error("the other server has broken the line")]
    ByPeer,
    /// NATS says that nobody listens there any more: the other node has ended, or lost NATS.
    #[error("the other server is gone")]
    Gone,
    /// Something was sent that did not come.
    #[error("a message from the other server was lost")]
    Lost,
    /// Nothing was heard for too long, of the other side or because this program did not run.
    #[error("nothing was heard from the other server for {} s", SILENCE.as_secs())]
    Silent,
    /// What came is not what the other side may send.
    #[error("what the other server sent cannot be read")]
    Unreadable,
    /// The other node's program is older or newer.
    #[error("this server speaks version {own} of the link between servers, the other one version {other}")]
    Version {
        /// The version of this program.
        own: u8,
        /// The version of the other node's program.
        other: u8,
    },
    /// NATS does not take what this side sends.
    #[error("NATS does not take messages for the other server")]
    Away,
}

/// A line between two nodes. It lasts until one of them closes it, until it breaks, or until its sender is dropped, which breaks it.
#[derive(Debug)]
pub struct Line {
    pub sender: Sender,
    /// Receives, also in another task than the sender's.
    pub receiver: Receiver,
}

/// The half of a line that sends.
#[derive(Debug)]
pub struct Sender {
    orders: mpsc::Sender<Order>,
    ending: Arc<OnceLock<Broken>>,
}

/// The half of a line that receives. Whoever drops it takes nothing more, so that the other side soon waits.
#[derive(Debug)]
pub struct Receiver {
    parts: mpsc::Receiver<Part>,
    assembly: Assembly,
    taken: Arc<Taken>,
    ending: Arc<OnceLock<Broken>>,
}

/// Which end of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The node that asked for it.
    Dialing,
    /// The node that was asked.
    Answering,
}

impl Line {
    /// Opens one end of the line of this name.
    pub(crate) async fn open(client: &Client, name: &str, side: Side) -> Result<Line, Broken> {
        let (here, there) = match side {
            Side::Dialing => ("dialing", "answering"),
            Side::Answering => ("answering", "dialing"),
        };
        let frames = client.subscribe(format!("{name}.{here}")).await.map_err(|_| Broken::Away)?;
        let (orders, ordered) = mpsc::channel(1);
        let (arrived, parts) = mpsc::channel(WINDOW);
        let (taken, ending) = <(Arc<Taken>, Arc<OnceLock<Broken>>)>::default();
        let keeper = Keeper {
            client: client.clone(),
            own: format!("{name}.{here}"),
            to: format!("{name}.{there}"),
            frames,
            orders: ordered,
            parts: arrived,
            taken: taken.clone(),
            inbound: Inbound::default(),
            outbound: Outbound::default(),
            heard: Instant::now(),
            may_speak: side == Side::Dialing,
        };
        tokio::spawn(keeper.keep(ending.clone()));
        let receiver = Receiver { parts, assembly: Assembly::default(), taken, ending: ending.clone() };
        Ok(Line { sender: Sender { orders, ending }, receiver })
    }

    /// Closes the line in order, as [`Sender::close`] does.
    pub async fn close(self) -> Result<(), Broken> {
        self.sender.close().await
    }
}

impl Sender {
    /// Sends a message after those before it. Waits while the other side is behind in reading; where it is dropped meanwhile,
    /// the message is not sent. Sent is not arrived: if it does not arrive, the line breaks.
    pub async fn send(&self, message: Bytes) -> Result<(), Broken> {
        self.order(Order::Send(message)).await
    }

    /// Sends what is still to be sent, and that this is the end: the other side reads everything and then `None`. What the other
    /// side has sent and this one has not received yet may be lost.
    pub async fn close(self) -> Result<(), Broken> {
        self.order(Order::Close).await?;
        self.orders.closed().await;
        match ending(&self.ending) {
            Broken::Closed => Ok(()),
            broken => Err(broken),
        }
    }

    async fn order(&self, order: Order) -> Result<(), Broken> {
        self.orders.send(order).await.map_err(|_| ending(&self.ending))
    }
}

impl Receiver {
    /// The next message, or `None` after the last one where a side has closed the line in order. Nothing is lost where it is dropped
    /// while it waits. What arrived before a line broke can still be received.
    pub async fn receive(&mut self) -> Result<Option<Bytes>, Broken> {
        while let Some(part) = self.parts.recv().await {
            self.taken.add();
            if let Some(message) = self.assembly.add(part) {
                return Ok(Some(message));
            }
        }
        match ending(&self.ending) {
            Broken::Closed => Ok(None),
            broken => Err(broken),
        }
    }
}

/// Why the line has ended. A keeper that could not say it was stopped with its runtime.
fn ending(ending: &OnceLock<Broken>) -> Broken {
    ending.get().copied().unwrap_or(Broken::GivenUp)
}

/// What a sender wants.
#[derive(Debug)]
enum Order {
    Send(Bytes),
    Close,
}

/// How many parts the program has taken.
#[derive(Debug, Default)]
struct Taken {
    count: AtomicU64,
    many: Notify,
}

impl Taken {
    fn add(&self) {
        if (self.count.fetch_add(1, Ordering::Relaxed) + 1).is_multiple_of(TELL_EVERY) {
            self.many.notify_one();
        }
    }
}

/// Has one end of a line.
struct Keeper {
    client: Client,
    /// Where this side listens.
    own: String,
    /// Where the other side listens.
    to: String,
    frames: Subscriber,
    orders: mpsc::Receiver<Order>,
    parts: mpsc::Sender<Part>,
    taken: Arc<Taken>,
    inbound: Inbound,
    outbound: Outbound,
    /// When something was heard last.
    heard: Instant,
    /// Whether the other side listens. The side that answers does before it says so, the side that dials once it speaks. Until then NATS
    /// would report that nobody is there, and its report may come after the other side has been heard.
    may_speak: bool,
}

impl Keeper {
    /// Keeps the line until it ends, and says why to both sides.
    async fn keep(mut self, ending: Arc<OnceLock<Broken>>) {
        let Err(broken) = self.carry().await;
        let _ = ending.set(broken);
        if !matches!(broken, Broken::Closed | Broken::ByPeer | Broken::Gone) {
            tracing::debug!(%broken, "a line to another server broke");
            // The other side hears it sooner so. If it does not, it hears nothing, which is as good.
            let _ = self.publish(Kind::Break, Bytes::new()).await;
        }
    }

    async fn carry(&mut self) -> Result<Infallible, Broken> {
        let mut beat = interval(BEAT_EVERY);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                frame = self.frames.next() => self.hear(&frame.ok_or(Broken::Away)?)?,
                _ = beat.tick() => {
                    self.listen()?;
                    if self.may_speak {
                        self.publish(Kind::Beat, Bytes::new()).await?;
                    }
                }
                () = self.taken.many.notified() => self.publish(Kind::Beat, Bytes::new()).await?,
                order = self.orders.recv(), if self.outbound.is_idle() => match order.ok_or(Broken::GivenUp)? {
                    Order::Send(message) => self.outbound.begin(message),
                    Order::Close => return Err(self.close().await),
                },
                () = std::future::ready(()), if self.outbound.may_send() => self.send_part().await?,
            }
        }
    }

    /// Whether the other side was heard not too long ago. A program that slept for longer may have missed that it was given up.
    fn listen(&self) -> Result<(), Broken> {
        if self.heard.elapsed() > SILENCE { Err(Broken::Silent) } else { Ok(()) }
    }

    fn hear(&mut self, message: &Message) -> Result<(), Broken> {
        self.listen()?;
        if message.status == Some(StatusCode::NO_RESPONDERS) {
            return Err(Broken::Gone);
        }
        (self.heard, self.may_speak) = (Instant::now(), true);
        let frame = Frame::read(&message.payload)?;
        self.outbound.acknowledge(frame.taken)?;
        let Some(part) = self.inbound.accept(frame)? else { return Ok(()) };
        match self.parts.try_send(part) {
            Ok(()) | Err(TrySendError::Closed(_)) => Ok(()),
            // There is a place for every part that the other side may send.
            Err(TrySendError::Full(_)) => Err(Broken::Unreadable),
        }
    }

    async fn send_part(&mut self) -> Result<(), Broken> {
        match self.outbound.next_part() {
            Some((kind, part)) => self.publish(kind, part).await,
            None => Ok(()),
        }
    }

    /// Says that this is the end, and waits until that has left the program, which may be about to end.
    async fn close(&self) -> Broken {
        match self.publish(Kind::Close, Bytes::new()).await {
            Ok(()) if timeout(SILENCE, self.client.flush()).await.is_ok_and(|flushed| flushed.is_ok()) => {
                Broken::Closed
            }
            Ok(()) => Broken::Away,
            Err(broken) => broken,
        }
    }

    async fn publish(&self, kind: Kind, payload: Bytes) -> Result<(), Broken> {
        let taken = self.taken.count.load(Ordering::Relaxed);
        let frame = Frame { kind, number: self.outbound.last(), taken, payload }.to_bytes();
        // With an address for replies, NATS says there if nobody listens.
        let published = self.client.publish_with_reply(self.to.clone(), self.own.clone(), frame);
        match timeout(SILENCE, published).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Broken::Away),
        }
    }
}
