//! A player's career: what the pages of the parlour, the ladder and the club show, and what can be asked for there.

mod commands;
mod feature;
mod mode;
mod page;

pub use commands::{CareerCommand, CareerGame, NewCareerMatch};
pub use feature::Feature;
pub use jantaku_career::{Achievement, Buyer, Item, Pack, ParlourTable, Slot};
pub use mode::Mode;
pub use page::{
    AccountMove, AchievementState, CareerCharacter, CareerPage, Club, LadderMove, LadderReward, LadderState, MatchNews,
    OpenGame, Owned, PackOffer, Parlour, Price, ResultsRecord, Rival, TableOffer,
};
