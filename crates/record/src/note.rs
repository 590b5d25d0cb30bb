use jantaku_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Line;

/// What a record says of a player between two events. No rule depends on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The number of events of the round that came before.
    pub after: usize,
    /// The seat of the player it is about.
    pub seat: Seat,
    /// The event that is noted.
    pub what: Noted,
}

/// What a note says of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts", optional_fields))]
pub enum Noted {
    /// They are away from now on.
    Away {
        /// The level of the bot that plays for them, if one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// The player is back at the table.
    Back,
    /// What a decision took. The choice is the seat's next event, or it was to pass.
    Spent {
        /// The time on their clock, in milliseconds.
        millis: u32,
    },
}

impl Noted {
    /// The line of a note on a seat.
    pub(crate) fn line(self, seat: Seat) -> Line {
        match self {
            Noted::Away { bot } => Line::Away { seat, bot },
            Noted::Back => Line::Back { seat },
            Noted::Spent { millis } => Line::Spent { seat, millis },
        }
    }

    /// The seat and the note of a line that is one.
    pub(crate) fn of(line: &Line) -> Option<(Seat, Noted)> {
        match line {
            Line::Away { seat, bot } => Some((*seat, Noted::Away { bot: bot.clone() })),
            Line::Back { seat } => Some((*seat, Noted::Back)),
            Line::Spent { seat, millis } => Some((*seat, Noted::Spent { millis: *millis })),
            _ => None,
        }
    }
}
