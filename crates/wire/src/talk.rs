//! Messages of people in a room: phrases and pictures that everybody reads in their own language, and, if the room
//! allows it, their own words.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a room allows its people to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct TalkRules {
    /// Whether nothing is passed on while a hand is played.
    #[serde(default)]
    pub between_hands: bool,
    #[serde(default)]
    pub own_words: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Phrase {
    /// At the beginning of a match.
    Hello,
    GoodGame,
    ThankYou,
    Sorry,
    /// Praise of a hand.
    NiceHand,
    SoClose,
    /// The others are asked to wait.
    OneMoment,
    /// Somebody is there again.
    IAmBack,
    /// There is no hurry.
    TakeYourTime,
    /// Somebody would like to play again.
    OneMore,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Stamp {
    Smile,
    Laugh,
    Cry,
    Surprise,
    Think,
    Sleep,
    /// A cup of tea.
    Tea,
    Heart,
}

/// A message of a person in a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum Talk {
    Phrase {
        phrase: Phrase,
    },
    Stamp {
        stamp: Stamp,
    },
    /// Words of their own, at most [`Talk::LEN`] characters as people count them; plain text.
    Words {
        words: String,
    },
}

impl Talk {
    /// The most characters of somebody's own words.
    pub const LEN: usize = 80;
}

/// A message, and its author.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Said {
    /// The author's id: the same for all messages of one person in a room, and different in every room.
    pub who: String,
    pub name: String,
    /// Their seat in the current match, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    pub talk: Talk,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum NotSaid {
    /// They have sent many messages just now.
    TooOften,
    /// A hand is being played, and the room allows messages between hands only.
    DuringHand,
    /// The room allows phrases and pictures only.
    OwnWords,
    /// Empty, too long, or with characters that are not shown as they are written.
    Unreadable,
    /// Spectators only listen, and so do the people of a match without a room.
    OnlyListens,
}
