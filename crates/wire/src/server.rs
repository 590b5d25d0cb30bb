use jantaku_record::line::Hex32;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    After, Choice, EndedBy, Event, IllegalIntent, MatchInfo, NotSaid, PublicAfter, PublicView, Room, Said, TalkRules,
    TileSafety, TimePart, View, Vote, Welcome,
};

/// A message of the server.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts", optional_fields)]
pub enum ServerMessage {
    /// The seat is taken.
    Welcome(Welcome),
    /// All that the seat may know: replaces what the client has kept.
    View {
        view: Box<View>,
        /// The number of the next event.
        next_event: u32,
    },
    Event {
        /// Its number in this seat's stream.
        n: u32,
        event: Box<Event>,
        /// The state after it.
        after: Box<After>,
        /// While the seat is not asked: the refused actions, with reasons.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<IllegalIntent>>")]
        denied: Vec<IllegalIntent>,
    },
    /// A spectator may watch.
    Watching(MatchInfo),
    /// All that a spectator may know: replaces what the client has kept.
    PublicView {
        view: Box<PublicView>,
        /// The number of the next event.
        next_event: u32,
    },
    /// An event that everybody sees.
    PublicEvent {
        /// Its number in the spectators' stream.
        n: u32,
        event: Box<Event>,
        /// The state after it.
        after: Box<PublicAfter>,
    },
    /// The seat has to decide.
    Prompt {
        /// To be sent back with the answer.
        decision_id: u32,
        /// The legal choices, in a fixed order.
        choices: Vec<Choice>,
        /// The refused actions, with reasons.
        denied: Vec<IllegalIntent>,
        /// If a tile is to be discarded and somebody threatens: the safety of each kind.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<TileSafety>>")]
        safety: Vec<TileSafety>,
        /// The time that the seat has, if time counts, when the message is sent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        time: Option<TimeLeft>,
        /// Between rounds, if walls are shared: the next one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        next_wall: Option<NextWall>,
    },
    /// The seals of the next wall are complete, and no more are accepted: each owner opens the sealed share now, with
    /// [`ClientMessage::Open`](crate::ClientMessage::Open). Everybody is sent this, and newcomers before the deal.
    Seals {
        round: u32,
        /// The seal of each seat that has sealed a share, as 64 hexadecimal digits.
        #[ts(as = "Vec<Option<String>>")]
        seals: Vec<Option<Hex32>>,
    },
    /// The share that the seat has opened is stored, and counts.
    Opened {
        round: u32,
    },
    /// In a match with claim windows: a tile was discarded, or laid aside where it may be robbed. Everybody is sent
    /// this, whether or not they can claim it. Players who can are also prompted. What follows is shown when the window
    /// is over, or as soon as all people but the one whose tile it is have answered their prompt or sent
    /// [`ClientMessage::Pass`](crate::ClientMessage::Pass). The next event but [`Event::Answered`] ends it.
    ClaimWindow {
        /// To be sent back with a pass.
        window_id: u32,
        /// The rest of the window, in milliseconds.
        millis: u32,
    },
    /// The players who are away: their time has run out on two turns in a row, or they have had no connection for a
    /// while without a clock. The table chooses for them at once, until they answer a prompt, send
    /// [`ClientMessage::Back`](crate::ClientMessage::Back), or join anew. Everybody is sent this whenever it changes;
    /// before the first message nobody is away.
    Away {
        seats: Vec<u8>,
        /// Those of these seats that bots play; for the others the engine's default is chosen.
        bots: Vec<u8>,
    },
    /// The open votes: sent to all seats whenever they change. Before the first message there are none.
    Votes {
        votes: Vec<Vote>,
        /// A seat that has just voted against a proposal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        against: Option<u8>,
    },
    /// The match has ended early: nothing follows.
    Ended {
        by: EndedBy,
    },
    Ack {
        decision_id: u32,
    },
    /// A message was refused; nothing has changed.
    Error {
        code: ErrorCode,
        message: String,
        /// The decision the refused answer was for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decision_id: Option<u32>,
    },
    Replaced {},
    Bye {
        message: String,
        /// The reason for programs, if something failed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        code: Option<ErrorCode>,
    },
    /// The number of people without a seat who watch this table; before the first message there are none.
    Watchers {
        count: u32,
    },
    /// The player of this seat may talk, by these rules.
    TalkRules(TalkRules),
    /// The last messages in the room before the client came.
    SaidBefore {
        /// The messages, oldest first.
        lines: Vec<Said>,
    },
    Said(Said),
    /// The client's last message is not passed on.
    NotSaid {
        why: NotSaid,
    },
    Room(Box<Room>),
    /// The host keeps this person out of the room. The room is sent again once they are let in.
    KeptOut {},
    Pong {},
}

/// The wall of the next round, before it is known to anybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct NextWall {
    pub round: u32,
    /// The commitment to the server's secret, as 64 hexadecimal digits.
    #[ts(as = "String")]
    pub commitment: Hex32,
}

/// The rest of a seat's time for its decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TimeLeft {
    /// Milliseconds for the decision alone.
    pub decision: u32,
    /// Milliseconds for the round.
    pub bank: u32,
    /// The part that runs first.
    #[serde(default, skip_serializing_if = "TimePart::is_decision")]
    #[ts(optional, as = "Option<TimePart>")]
    pub first: TimePart,
}

/// The reason why a message was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ErrorCode {
    /// Not a message of this protocol.
    Malformed,
    /// A client of another version.
    Version,
    /// The request does not bring the key of the link that opens the page.
    NoKey,
    /// Nobody is signed in on this server for friends.
    SignInFirst,
    /// The person is banned from the server; `ban` says until when.
    Banned,
    NoSuchRoom,
    /// The host of the room keeps this person out.
    KeptOut,
    NoSuchMatch,
    /// The secret opens no seat of the match.
    NoSuchSeat,
    /// The player of this seat has left the room of the match.
    Left,
    /// The match is not open to people without a seat.
    NotForWatching,
    /// A player of a match does not watch it.
    OwnMatch,
    /// The first message must be a hello, and no later one may be.
    OutOfOrder,
    /// An answer to a decision that is over.
    Stale,
    /// An answer to a decision that this seat has not been asked for.
    NotAsked,
    /// The rules bar the choice; the message says which rule.
    Illegal,
    /// The rules of a record are not known; they have to be named.
    UnknownRules,
    /// The rules contradict themselves.
    FaultyRules,
    /// Another house has the name.
    NameTaken,
    NoSuchHouse,
    /// The match is over and can no longer be given up.
    MatchOver,
    /// The match was given up.
    GivenUp,
    /// The player's career does not allow it, or the room; `refusal` says why.
    Refused,
    /// The player's career cannot be read; the message says where.
    DamagedCareer,
    /// The table failed, and cannot go on.
    Stopped,
    /// The server stops. A client comes back to the same address until it answers again.
    ServerStops,
    /// The server is too busy: try again.
    Busy,
    /// The disk is full: nothing was stored.
    DiskFull,
    /// The store, or the table, has failed; the message says how.
    Storage,
}
