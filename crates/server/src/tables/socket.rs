//! One connection: frames in, frames out, in order.

mod around;
mod connection;
mod elsewhere;
mod in_room;
mod round_trip;
mod sockets;
mod web_socket;

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use jantaku_store::{PlayerRow, SessionRow};
use jantaku_table::{Frame as Text, Message, Outgoing, TableHandle, frame};
use jantaku_wire::ids::{MatchId, SeatToken};
use jantaku_wire::{ClientMessage, ErrorCode, NotSaid, ServerMessage, Talk, VERSION};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, timeout, timeout_at};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

use crate::cluster::Elsewhere;
use crate::http::{Place, is_within};
use crate::people::EntryRefusal;
use crate::refusal::Refused;
use crate::rooms::{LiveRoom, Role};
use crate::tables::socket::around::Around;
use connection::{Connection, Passing};
use round_trip::RoundTrip;

pub(crate) use connection::PassedBy;
pub(crate) use sockets::{Sockets, upgrade};
pub(crate) use web_socket::WebSocket;

/// The time for a client to close its side.
const CLOSING: Duration = Duration::from_secs(1);

struct Socket {
    socket: Connection,
    served: Arc<Sockets>,
    who: PlayerRow,
    session: Option<SessionRow>,
    round_trip: RoundTrip,
    place: Arc<Place>,
}

/// Why a connection ends.
enum End {
    Gone,
    /// The client did what no client of ours does.
    Refused(CloseCode, &'static str),
    Done,
    /// The close frame of another server.
    Closed(Option<CloseFrame>),
    /// The client's session has ended.
    SignedOut,
    /// The server stops, and the client does not know it yet.
    Stopping,
}

enum Opened {
    Table(Hello, TableHandle),
    Room(Arc<LiveRoom>),
    /// The server of this term has it, and has sent its first frame.
    Elsewhere(i64, Box<Passing>, Frame),
}

struct Hello {
    match_id: MatchId,
    /// None for a spectator.
    token: Option<SeatToken>,
    last_event: Option<u32>,
}

impl Socket {
    /// The beginning and the end are boxed: a waiting connection takes no room for them.
    async fn run(mut self, mut ended: Pin<&mut impl Future<Output = ()>>) {
        // A client that is signed out has no say: nothing that it sends later is read.
        let opened = tokio::select! {
            biased;
            () = &mut ended => Err(End::SignedOut),
            opened = Box::pin(self.hello()) => opened,
        };
        let end = match opened {
            Ok(Opened::Table(hello, table)) => {
                let id = self.served.next.fetch_add(1, Ordering::Relaxed);
                let room = Box::pin(self.served.rooms.live.of_match(hello.match_id)).await.ok().flatten();
                let role = if hello.token.is_some() { Role::Member } else { Role::Watcher };
                let around = room.map(|room| Around::enter(&room, &self.who, role));
                let end = tokio::select! {
                    biased;
                    () = ended => End::SignedOut,
                    end = self.at_table(id, hello, &table, around) => end,
                };
                // A table that is gone holds no seat.
                let _ = table.send(Message::Leave { connection: id }).await;
                end
            }
            Ok(Opened::Room(room)) => {
                let mut closing = self.served.closing.clone();
                tokio::select! {
                    biased;
                    () = ended => End::SignedOut,
                    end = self.at_room(&room) => end,
                    _ = closing.changed() => End::Stopping,
                }
            }
            Ok(Opened::Elsewhere(term, passing, first)) => tokio::select! {
                biased;
                () = ended => End::SignedOut,
                end = self.pass_on(term, *passing, first) => end,
            },
            Err(end) => end,
        };
        Box::pin(self.close(end)).await;
    }

    /// Ends the connection with a reason.
    async fn close(mut self, end: End) {
        let farewell = match end {
            End::SignedOut => {
                let banned = self.served.people.refuse_banned(self.who.id).await.err();
                let error = banned.unwrap_or(EntryRefusal::SignInFirst.into());
                Some((error.to_string(), error.code()))
            }
            End::Stopping => Some(("the server stops".to_owned(), ErrorCode::ServerStops)),
            End::Gone | End::Refused(..) | End::Done | End::Closed(_) => None,
        };
        if let Some((message, code)) = farewell {
            let bye = ServerMessage::Bye { message, code: Some(code) };
            let _ = timeout(CLOSING, self.send(frame(&bye))).await;
        }
        let close = match end {
            End::Gone => return,
            End::Refused(code, reason) => Some(CloseFrame { code, reason: reason.into() }),
            End::Closed(close) => close,
            End::Done | End::SignedOut | End::Stopping => {
                Some(CloseFrame { code: CloseCode::Normal, reason: "".into() })
            }
        };
        // What the client still sends is read: closing with it unread would take back what was written last.
        let _ = timeout(CLOSING, async {
            self.socket.send(Frame::Close(close)).await?;
            while let Some(Ok(_)) = self.socket.receive().await {}
            Ok::<_, Error>(())
        })
        .await;
    }

    /// The first message, and what it asks for.
    async fn hello(&mut self) -> Result<Opened, End> {
        let patience = match self.socket {
            Connection::Own(..) => self.served.limits.hello,
            Connection::Passed(_) => self.served.limits.passed_hello,
        };
        let end = Instant::now() + patience;
        loop {
            let received = timeout_at(end, self.socket.receive()).await;
            let received = received.map_err(|_| End::Refused(CloseCode::Policy, "no hello"))?;
            let Some(message) = self.message(received).await? else { continue };
            let (ClientMessage::Hello { version, .. }
            | ClientMessage::Watch { version, .. }
            | ClientMessage::Room { version, .. }) = message
            else {
                self.refuse(ErrorCode::OutOfOrder, "the first message is a hello").await?;
                continue;
            };
            if version != VERSION {
                let message =
                    format!("this server speaks version {VERSION}, the page version {version}: load it again");
                self.refuse(ErrorCode::Version, &message).await?;
                return Err(End::Done);
            }
            match self.open(&message).await {
                Ok(opened) => return Ok(opened),
                Err(refused) if refused.of::<Elsewhere>().is_some() => return Err(self.not_here()),
                Err(error) => self.refuse(error.code(), &error.to_string()).await?,
            }
        }
    }

    /// Passes on a message, or its refusal.
    async fn say(&mut self, room: Option<&Arc<LiveRoom>>, talk: Talk) -> Result<(), End> {
        let said = match room {
            None => Err(NotSaid::OnlyListens),
            Some(_) if !is_within(&self.served.talks, self.who.id) => Err(NotSaid::TooOften),
            Some(room) => self.served.rooms.say(&self.who, room, talk).await,
        };
        match said {
            Ok(()) => Ok(()),
            Err(why) => self.send(frame(&ServerMessage::NotSaid { why })).await,
        }
    }

    /// The first ping is sent at once, so that the round trip is known early.
    fn pings(&self) -> Interval {
        let mut pings = interval(self.served.limits.ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings
    }

    /// Pings a client that was heard since the last time; any other is gone.
    async fn ping(&mut self, is_heard: &mut bool) -> Result<(), End> {
        match std::mem::replace(is_heard, false) {
            true => self.socket.send(Frame::Ping(self.round_trip.ping())).await.map_err(|_| End::Gone),
            false => Err(End::Gone),
        }
    }

    /// Passes messages between the client and its table, and the news of the room around it, if there is one.
    async fn at_table(&mut self, id: u64, hello: Hello, table: &TableHandle, mut around: Option<Around>) -> End {
        let (outbox, mut outgoing) = mpsc::unbounded_channel();
        let Hello { match_id, token, last_event } = hello;
        if table.send(Message::Join { connection: id, token, last_event, outbox }).await.is_err() {
            return End::Refused(CloseCode::Restart, "the table has stopped");
        }
        let own = match_id.to_string();
        let talks_in = around.as_ref().and_then(Around::talks_in);
        let mut pings = self.pings();
        let (mut is_heard, mut answered) = (true, None);
        // Nothing comes before the table's own first message.
        let mut is_greeted = false;
        loop {
            let done = tokio::select! {
                biased;
                next = outgoing.recv() => match next {
                    Some(Outgoing::Text(text)) => {
                        is_greeted = true;
                        self.send(text).await
                    }
                    Some(Outgoing::Close) | None => Err(End::Done),
                },
                // Nothing is read before the last answer is answered, so that nothing overtakes the acknowledgement.
                () = settled(&mut answered), if answered.is_some() => {
                    answered = None;
                    Ok(())
                }
                // Nor before the table has said whether the client has a place at it.
                received = self.socket.receive(), if is_greeted && answered.is_none() => {
                    is_heard = true;
                    self.take(received, id, &own, table, talks_in.as_ref()).await.map(|waiting| answered = waiting)
                }
                news = next(&mut around), if is_greeted => match news {
                    Ok(news) => self.send(frame(&news)).await,
                    Err(error) => self.bye(&error).await,
                },
                _ = pings.tick(), if is_greeted => self.ping(&mut is_heard).await,
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Passes an answer on to the table, which drops the other end of the result once it has answered.
    async fn take(
        &mut self,
        received: Received,
        id: u64,
        own: &str,
        table: &TableHandle,
        talks_in: Option<&Arc<LiveRoom>>,
    ) -> Result<Unanswered, End> {
        match self.message(received).await? {
            Some(ClientMessage::Act { match_id, decision_id, action, seal }) if match_id == own => {
                let (settles, answered) = oneshot::channel();
                // A table that has stopped has said so: that is still to be sent.
                let (seal, round_trip) = (seal.map(|seal| seal.0), self.round_trip.last());
                let act = Message::Act { connection: id, decision_id, action, seal, round_trip, settles };
                let _ = table.send(act).await;
                return Ok(Some(answered));
            }
            Some(ClientMessage::Act { decision_id, .. }) => {
                let message = "this connection sits at another match".to_owned();
                let code = ErrorCode::NoSuchMatch;
                self.send(frame(&ServerMessage::Error { code, message, decision_id: Some(decision_id) })).await?;
            }
            Some(ClientMessage::Open { round, share }) => {
                let (settles, answered) = oneshot::channel();
                let _ = table.send(Message::Open { connection: id, round, share: share.0, settles }).await;
                return Ok(Some(answered));
            }
            Some(ClientMessage::Hello { .. } | ClientMessage::Watch { .. } | ClientMessage::Room { .. }) => {
                self.refuse(ErrorCode::OutOfOrder, "the hello was said already").await?;
            }
            Some(ClientMessage::Pass { window_id }) => {
                let _ = table.send(Message::Pass { connection: id, window_id }).await;
            }
            Some(ClientMessage::Back {}) => {
                // A table that has stopped has said so.
                let _ = table.send(Message::Back { connection: id }).await;
            }
            Some(ClientMessage::Vote { on, yes }) => {
                let _ = table.send(Message::Vote { connection: id, on, yes }).await;
            }
            Some(ClientMessage::Say { talk }) => self.say(talks_in, talk).await?,
            Some(ClientMessage::Ping {}) | None => {}
        }
        Ok(None)
    }

    /// A client's message; `None` if it is answered here.
    async fn message(&mut self, received: Received) -> Result<Option<ClientMessage>, End> {
        match received {
            None => Err(End::Gone),
            Some(Err(_)) => Err(End::Refused(CloseCode::Size, "a frame too long or broken")),
            Some(Ok(Frame::Close(_))) => Err(End::Done),
            Some(Ok(Frame::Binary(_))) => Err(End::Refused(CloseCode::Unsupported, "messages are text")),
            Some(Ok(Frame::Pong(payload))) => {
                self.round_trip.pong(&payload);
                Ok(None)
            }
            Some(Ok(Frame::Ping(_) | Frame::Frame(_))) => Ok(None),
            Some(Ok(Frame::Text(text))) => match serde_json::from_str(&text) {
                Ok(ClientMessage::Ping {}) => {
                    self.send(frame(&ServerMessage::Pong {})).await?;
                    Ok(None)
                }
                Ok(message) => Ok(Some(message)),
                Err(error) => {
                    self.refuse(ErrorCode::Malformed, &format!("no message of this protocol: {error}")).await?;
                    Ok(None)
                }
            },
        }
    }

    async fn refuse(&mut self, code: ErrorCode, message: &str) -> Result<(), End> {
        self.send(frame(&ServerMessage::Error { code, message: message.to_owned(), decision_id: None })).await
    }

    async fn bye(&mut self, error: &Refused) -> Result<(), End> {
        self.send(frame(&ServerMessage::Bye { message: error.to_string(), code: Some(error.code()) })).await?;
        Err(End::Done)
    }

    /// The connection breaks if the client does not read in time.
    async fn send(&mut self, text: Text) -> Result<(), End> {
        self.socket.send_text(&text).await.map_err(|_| End::Gone)
    }
}

type Received = Option<Result<Frame, Error>>;
/// Waits for an answer to be answered.
type Unanswered = Option<oneshot::Receiver<()>>;

/// The next news of the room around the table; never, without a room.
async fn next(around: &mut Option<Around>) -> Result<ServerMessage, Refused> {
    match around {
        Some(around) => around.next().await,
        None => std::future::pending().await,
    }
}

async fn settled(waiting: &mut Unanswered) {
    if let Some(answered) = waiting {
        let _ = answered.await;
    }
}
