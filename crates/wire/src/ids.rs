use std::fmt;
use std::str::FromStr;

use jantaku_core::Seat;
pub use jantaku_record::{MatchId, NoId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub i64);

impl PlayerId {
    /// The user of the machine on which `jantaku play` runs.
    pub const LOCAL: PlayerId = PlayerId(1);
}

/// A room, by 64 random bits: anybody with its link may enter it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomId(pub u64);

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        MatchId(self.0).fmt(f)
    }
}

impl FromStr for RoomId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<RoomId, NoId> {
        text.parse().map(|MatchId(bits)| RoomId(bits))
    }
}

/// The secret of a seat: 32 hexadecimal digits, 128 bits. Whoever has it is the player of that seat, so that only the
/// player is sent it, and no log contains it.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "wire.ts", as = "String")]
pub struct SeatToken(String);

impl SeatToken {
    pub fn from_bits(bits: [u8; 16]) -> SeatToken {
        SeatToken(bits.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// The token of this text; a text that is nobody's token opens no seat.
    pub fn new(text: impl Into<String>) -> SeatToken {
        SeatToken(text.into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Compares as [`same_secret`] does.
    pub fn matches(&self, other: &SeatToken) -> bool {
        same_secret(&self.0, &other.0)
    }
}

/// Whether two secrets are the same, in a time that does not depend on the place of a difference.
pub fn same_secret(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    one.len() == other.len() && one.iter().zip(other).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

impl fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatToken(…)")
    }
}

/// The role of somebody at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The player of a seat.
    Seat(Seat),
    Spectator,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_are_written_as_matches_are() {
        assert_eq!(RoomId(0xab).to_string(), "00000000000000ab");
        assert_eq!("00000000000000ab".parse(), Ok(RoomId(0xab)));
        assert_eq!("ab".parse::<RoomId>(), Err(NoId));
    }

    #[test]
    fn ids_read_as_they_are_written_and_tokens_stay_out_of_logs() {
        let id = MatchId(0x1f);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!("1f".parse::<MatchId>(), Err(NoId));
        assert_eq!("000000000000001F".parse::<MatchId>(), Err(NoId));
        let token = SeatToken::from_bits([0xab; 16]);
        assert_eq!(token.as_str().len(), 32);
        assert!(!format!("{token:?}").contains("ab"));
        assert!(token.matches(&SeatToken::new(token.as_str())));
        assert!(!token.matches(&SeatToken::new("")));
        assert!(!token.matches(&SeatToken::from_bits([0xaa; 16])));
    }
}
