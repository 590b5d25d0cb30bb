//! What a player has beyond single matches: characters with money and points, the parlour's tables and prizes, a ladder of
//! thirty, rate matches against the members of a club, and achievements.
//!
//! A [`Profile`] is the fold of its [`Event`]s. A command such as [`Profile::buy_points`] checks what it is asked against the
//! profile and returns events, or refuses with a typed reason; [`Profile::apply`] accepts an event only where a command would
//! have returned it. So a profile can be exported, read again and trusted: nothing in it can be bought without being paid for.
//!
//! The crate does no I/O, reads no clock and draws no random numbers: the time of an event and the seeds of matches come
//! from outside.

mod achievements;
mod cast;
mod event;
mod faults;
mod fold;
mod game;
mod journal;
mod ladder;
mod marker;
mod matches;
mod mode;
mod parlour;
mod practice;
mod profile;
mod rate;
mod refusals;
mod shop;

pub use achievements::Achievement;
pub use cast::{CHARACTERS, GUEST, MEMBERS, Player, RIVALS, member, rival};
pub use event::{Event, Finish, Place};
pub use faults::{FoldError, Refusal};
pub use game::Game;
pub use jantaku_record::MatchId;
pub use journal::{Journal, JournalError, Line, Seal};
pub use ladder::{Entrant, FEE, Ladder, RANKS, RIVAL_MATCHES, WINDOW, window};
pub use marker::marked_wall;
pub use matches::{Among, AmongError, club_rules, ladder_rules, played_by_bots, yakuman_by_chance};
pub use mode::Mode;
pub use parlour::{BUY_IN, GUEST_TABLE, PARLOUR_HOUSE, Pack, ParlourTable};
pub use practice::{CustomHand, PracticeError, ResumeFrom, resume_point};
pub use profile::{Character, FIRST_MONEY, Feature, NAME_LEN, Profile, Slot};
pub use rate::{CLUB_HOUSE, CLUB_MATCHES, MemberRecord, RATES};
pub use refusals::said;
pub use shop::{Buyer, Item, reward};
