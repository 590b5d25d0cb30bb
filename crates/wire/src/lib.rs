//! The protocol between the table in the browser and the server, as types of its own: nothing of the engine's is
//! serialised as it is, and no rule has to be known to read it. The TypeScript types under `crates/web/ui/src/wire`
//! are generated from these.
//!
//! Every request brings the key of the link that opens the page, as a cookie or as `Authorization: Bearer KEY`; on a server for friends it brings
//! the session of whoever has said a name, in the same ways.
//!
//! **HTTP**: the [`endpoints`], each with its method, path, query, body and answer. An error is a [`Failure`] with a status of 4xx or 5xx.
//! Passkeys are added and used in two requests each, with WebAuthn's own JSON between them.
//!
//! **WebSocket** at `/ws`: each frame is one JSON text.
//!
//! 1. The client opens with [`ClientMessage::Hello`]: the match, the secret of its seat ([`SeatToken`](ids::SeatToken), which
//!    `GET /api/matches/{id}/seat` gives to whose seat it is), and the number of the last event it has kept. A spectator
//!    opens with [`ClientMessage::Watch`], and is sent [`ServerMessage::Watching`], [`ServerMessage::PublicView`] and
//!    [`ServerMessage::PublicEvent`] in the same way. Nobody watches a match of their own.
//! 2. The server answers [`ServerMessage::Welcome`]. Then, if the client's `last_event` is one of this stream, the
//!    events after it; else a full [`ServerMessage::View`], whose `next_event` says which number the next event has.
//! 3. Each [`ServerMessage::Event`] has the next number of this seat's stream, from 0, without gaps. It brings with it
//!    what changed beside the fact itself ([`After`]), so that the browser need not know why.
//! 4. Whenever the seat has to decide, a [`ServerMessage::Prompt`] follows. Its `decision_id` is the number the next
//!    event will have: any later event voids the prompt. The client answers [`ClientMessage::Act`] and gets
//!    [`ServerMessage::Ack`] once the answer is stored; the same answer sent again is acked again and has no effect.
//!    A prompt still open is sent again after a reconnect. Between rounds, where walls are shared, it names the next wall, and
//!    the answer may bring the seal of a share. If one does, [`ServerMessage::Seals`] follows the last answer, whoever has sealed a share sends
//!    [`ClientMessage::Open`], and gets [`ServerMessage::Opened`] once the share is stored. The deal waits ten seconds for that at most.
//!    Where time counts, the prompt says how much is left; when it has run out, the engine's default is chosen. After two such choices in a row
//!    on the seat's turn or between rounds the table chooses at once, until [`ClientMessage::Back`] or an answer. Everybody at the table is sent
//!    [`ServerMessage::Away`] whenever somebody is away or back.
//!    Where the match has a claim window, no clock runs for claims: [`ServerMessage::ClaimWindow`] opens one for everybody after each discard, and answers are stored
//!    and acked when it is over.
//! 5. [`ServerMessage::Replaced`]: another tab took the seat, and the connection is closed. [`ServerMessage::Bye`]:
//!    the table is closed, or [the server stops](ErrorCode::ServerStops) and may soon be back.
//!
//! At the table of a room [`ServerMessage::Watchers`] says how many people watch, whenever that changes.
//!
//! A socket may be opened with [`ClientMessage::Room`] instead: it is sent [`ServerMessage::Room`] at once and whenever the room changes, and
//! [`ServerMessage::Bye`] when the room is gone or the server stops. Whom the host keeps out is sent [`ServerMessage::KeptOut`] in place of the room, until they are
//! let in.
//!
//! People in a room, and those with a seat at its table, say something with [`ClientMessage::Say`]. Everybody there is sent it as [`ServerMessage::Said`];
//! who comes into the room is first sent what was [said before](ServerMessage::SaidBefore), and who takes a seat what [may be said](ServerMessage::TalkRules).
//! What is not passed on is answered with [`ServerMessage::NotSaid`]. Nothing of it is stored.
//!
//! Tiles are `"1m"` to `"9m"`, `p`, `s`, `"1z"` to `"7z"` (east, south, west, north, white, green, red); `"0m"`,
//! `"0p"`, `"0s"` are the red fives. Seats are numbers from 0, the first dealer.

mod account;
mod admin;
mod advice;
mod career;
mod ceremony;
mod client;
pub mod contract;
pub mod convert;
mod display;
mod drill;
mod end;
mod ending;
pub mod endpoints;
mod event;
mod failure;
mod help;
mod house;
pub mod ids;
mod info;
mod lesson;
mod matches;
pub mod names;
mod outcome;
mod people;
mod pieces;
mod placement;
mod practice;
mod prompt;
mod replay;
mod room;
mod rules;
mod score;
mod server;
mod session;
mod start;
mod statistics;
pub mod summary;
mod table;
mod talk;
mod time;

pub use account::*;
pub use admin::*;
pub use advice::*;
pub use career::*;
pub use ceremony::*;
pub use client::*;
pub use display::*;
pub use drill::*;
pub use end::*;
pub use ending::*;
pub use event::*;
pub use failure::*;
pub use help::*;
pub use house::*;
pub use info::*;
pub use jantaku_advice::safety::{Class as SafetyClass, Grade as SafetyGrade, Kabe as SafetyWall};
pub use jantaku_advice::{AfterDiscard, KanWarning, Outlook as HandOutlook, WaitLeft};
pub use jantaku_core::rules::{LeftoverSticks as Leftover, NagashiHand, RiichiButton, SettleUnit, Terms as Words};
pub use jantaku_core::{Relative as Side, Tile, Wind};
pub use jantaku_engine::{Action, ClaimOn, DrawFrom, Intent, RiverTile, RoundName, SettlementLine as ResultLine};
pub use jantaku_record::Noted;
pub use jantaku_record::line::EndedBy;
pub use jantaku_score::Reason as TransferReason;
pub use lesson::*;
pub use matches::*;
pub use outcome::*;
pub use people::*;
pub use pieces::*;
pub use placement::*;
pub use practice::*;
pub use prompt::*;
pub use replay::*;
pub use room::*;
pub use rules::*;
pub use score::*;
pub use server::*;
pub use session::*;
pub use start::*;
pub use statistics::*;
pub use summary::{RuleFact, RuleLine, RuleTopic};
pub use table::*;
pub use talk::*;
pub use time::*;

/// The version of this protocol: a client of another version is refused.
pub const VERSION: u32 = 6;
