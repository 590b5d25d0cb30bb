use jantaku_record::line::Hex32;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    After, Choice, EndedBy, Event, IllegalIntent, MatchInfo, NotSaid, PublicAfter, PublicView, Room, Said, TalkRules,
    TileSafety, TimePart, View, Vote, Welcome,
};

/// What the server says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts", optional_fields)]
pub enum ServerMessage {
    /// The seat is taken.
    Welcome(Welcome),
    /// All that the seat may know: replaces whatever the client kept.
    View {
        view: Box<View>,
        /// The number the next event will have.
        next_event: u32,
    },
    Event {
        /// Its number in this seat's stream.
        n: u32,
        event: Box<Event>,
        /// How things stand after it.
        after: Box<After>,
        /// While nothing is asked of the seat: what it might expect to do about this and is not able to, and why.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<IllegalIntent>>")]
        denied: Vec<IllegalIntent>,
    },
    /// A spectator may watch.
    Watching(MatchInfo),
    /// All that a spectator may know: replaces whatever the client kept.
    PublicView {
        view: Box<PublicView>,
        /// The number the next event will have.
        next_event: u32,
    },
    /// Something happened that everybody sees.
    PublicEvent {
        /// Its number in the spectators' stream.
        n: u32,
        event: Box<Event>,
        /// How things stand after it.
        after: Box<PublicAfter>,
    },
    /// The seat has to decide.
    Prompt {
        /// To be sent back with the answer.
        decision_id: u32,
        /// What may be done, in a fixed order.
        choices: Vec<Choice>,
        /// What a player might expect to be able to do and is not, and why.
        denied: Vec<IllegalIntent>,
        /// Where a tile is to be discarded and somebody threatens: how safe each kind is that may be.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<TileSafety>>")]
        safety: Vec<TileSafety>,
        /// How long the seat has, where time counts: as of when the message is sent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        time: Option<TimeLeft>,
        /// Between rounds, where walls are shared: the next one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        next_wall: Option<NextWall>,
    },
    /// The seals of the next wall are all there, and no more are accepted: whoever has sealed a share opens it now, with
    /// [`ClientMessage::Open`](crate::ClientMessage::Open). Everybody is sent this, and whoever joins before the deal.
    Seals {
        round: u32,
        /// The seal of each seat that has sealed a share, as 64 hexadecimal digits.
        #[ts(as = "Vec<Option<String>>")]
        seals: Vec<Option<Hex32>>,
    },
    /// The share that the seat has opened counts, and is stored.
    Opened { round: u32 },
    /// Where the match has a claim window: a tile was discarded, or laid aside where it may be robbed. Everybody is sent this, whether or not they can claim it. Whoever
    /// can is prompted, too. What follows is shown when the window is over, or as soon as all people but the one whose tile it is have answered their
    /// prompt or said [`ClientMessage::Pass`](crate::ClientMessage::Pass). The next event but [`Event::Answered`] ends it.
    ClaimWindow {
        /// To be sent back with a pass.
        window_id: u32,
        /// How long it is still open, in milliseconds.
        millis: u32,
    },
    /// Who is away: their time has run out on two turns in a row, or they have had no connection for a
    /// while where no clock runs. The table chooses for them at once, until they answer a prompt, say
    /// [`ClientMessage::Back`](crate::ClientMessage::Back), or join anew. Everybody is sent this whenever it changes; nobody is away until it is said.
    Away {
        seats: Vec<u8>,
        /// Those of these seats that bots play; for the others the engine's default is chosen.
        bots: Vec<u8>,
    },
    /// What is being voted on: sent to all seats whenever it changes. Nothing is, until this is said.
    Votes {
        votes: Vec<Vote>,
        /// Who has just voted against something that was voted on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        against: Option<u8>,
    },
    /// The match has ended before its end: nothing follows.
    Ended { by: EndedBy },
    /// The answer counts, and is stored.
    Ack { decision_id: u32 },
    /// A message was refused; nothing has changed.
    Error {
        code: ErrorCode,
        message: String,
        /// The decision the refused answer was for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decision_id: Option<u32>,
    },
    /// Another connection took the seat; this one is closed.
    Replaced {},
    /// The server ends the connection.
    Bye {
        message: String,
        /// Why, for programs, if something failed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        code: Option<ErrorCode>,
    },
    /// How many people without a seat watch this table; nobody, until this is said.
    Watchers { count: u32 },
    /// Whoever has this seat may talk, and these are the rules of it.
    TalkRules(TalkRules),
    /// What was said in the room last, before the client came.
    SaidBefore {
        /// What, the last at the end.
        lines: Vec<Said>,
    },
    /// Somebody has said something.
    Said(Said),
    /// What the client has just said is not passed on.
    NotSaid { why: NotSaid },
    /// A room as it is now.
    Room(Box<Room>),
    /// The host keeps this person out of the room. It is told of again once they are let in.
    KeptOut {},
    /// The answer to a ping.
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

/// What is left of a seat's time for its decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TimeLeft {
    /// Milliseconds of the decision's own.
    pub decision: u32,
    /// Milliseconds of the round's.
    pub bank: u32,
    /// Which of them run first.
    #[serde(default, skip_serializing_if = "TimePart::is_decision")]
    #[ts(optional, as = "Option<TimePart>")]
    pub first: TimePart,
}

/// Why a message was refused.
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
    /// Whoever runs the server keeps this person off it; `ban` says until when.
    Banned,
    NoSuchRoom,
    /// The host of the room keeps this person out.
    KeptOut,
    NoSuchMatch,
    /// The secret opens no seat of the match.
    NoSuchSeat,
    /// Whoever has this seat has left the room of the match.
    Left,
    /// The match is not open to people without a seat.
    NotForWatching,
    /// Who has a seat in a match does not watch it.
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
    /// The rules cannot be.
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
    /// Too much is going on at once: try again.
    Busy,
    /// The disk is full: nothing was stored.
    DiskFull,
    /// The store, or the table, has failed; the message says how.
    Storage,
}
