use jantaku_record::line::Hex32;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ids::SeatToken;
use super::{Action, Proposal, Talk};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub enum ClientMessage {
    /// Takes a seat. The first message of a connection, and only the first.
    Hello {
        /// The version of the protocol the client speaks.
        version: u32,
        match_id: String,
        /// The secret of the seat.
        token: SeatToken,
        /// The number of the last event that the client has kept, if any.
        last_event: Option<u32>,
    },
    /// Watches a match without a seat. The first message of a connection, and only the first.
    Watch {
        /// The version of the protocol the client speaks.
        version: u32,
        match_id: String,
        /// The number of the last event that the client has kept, if any.
        last_event: Option<u32>,
    },
    /// Follows a room and all its changes. The first message of a connection, and only the first.
    Room {
        /// The version of the protocol the client speaks.
        version: u32,
        room_id: String,
    },
    Act {
        /// The match, as in the hello.
        match_id: String,
        decision_id: u32,
        /// One of the prompt's choices.
        action: Action,
        /// With [`Action::Continue`], where the prompt names the [next wall](crate::NextWall): the seal of the player's share in it, as 64
        /// hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<String>")]
        seal: Option<Hex32>,
    },
    /// Opens the share that the seat has sealed, once the [seals](crate::ServerMessage::Seals) of all seats are there.
    Open {
        /// The round, as the seals name it.
        round: u32,
        /// The share: the 32 random bytes that were sealed, as 64 hexadecimal digits.
        #[ts(as = "String")]
        share: Hex32,
    },
    /// The player has nothing to claim in a [window](crate::ServerMessage::ClaimWindow). A player with a prompt answers
    /// that instead.
    Pass {
        window_id: u32,
    },
    /// Says something to everybody in the room, or at its table.
    Say {
        talk: Talk,
    },
    /// Votes for or against a proposal; the first vote for it proposes it. A proposal that somebody votes against is
    /// off until the next hand.
    Vote {
        on: Proposal,
        yes: bool,
    },
    /// The player is there again, after [`ServerMessage::Away`](crate::ServerMessage::Away).
    Back {},
    Ping {},
}
