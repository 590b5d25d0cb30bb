//! A player's career: the pages of the parlour, the ladder and the club, and the commands there.

mod commands;
mod feature;
mod page;

pub use commands::{CareerCommand, CareerGame, NewCareerMatch};
pub use feature::Feature;
pub use jantaku_career::{Achievement, Buyer, Item, MemberRecord, Mode, Pack, ParlourTable, Slot};
pub use page::{
    AccountMove, AchievementState, CareerCharacter, CareerPage, Club, LadderMove, LadderReward, LadderState, MatchNews,
    OpenGame, Owned, PackOffer, Parlour, Price, Rival, TableOffer,
};
