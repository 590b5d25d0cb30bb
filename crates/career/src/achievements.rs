use serde::{Deserialize, Serialize};

use crate::profile::Feature;
use crate::{Finish, Game, Item, ParlourTable, Profile};

/// Something reached for the first time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Achievement {
    FirstWin,
    /// A match ended with 50,000 points or more before uma.
    FiftyThousand,
    /// A match won at the expert table.
    TopTable,
    /// A yakuman won by chance.
    Yakuman,
    LadderFirst,
    AllPrizes,
    DragonKing,
}

/// The points of [`Achievement::FiftyThousand`], and the most that a match may begin with for it to count.
const MANY_POINTS: (i32, i32) = (50_000, 30_000);

impl Achievement {
    pub const ALL: [Achievement; 7] = [
        Achievement::FirstWin,
        Achievement::FiftyThousand,
        Achievement::TopTable,
        Achievement::Yakuman,
        Achievement::LadderFirst,
        Achievement::AllPrizes,
        Achievement::DragonKing,
    ];

    /// `after` is the profile once everything else of the match is booked.
    pub(crate) fn reached(self, after: &Profile, game: &Game, finish: &Finish) -> bool {
        let Some((place, own)) = finish.own() else { return false };
        let won = place == 1;
        let character = game.character().and_then(|slot| after.characters().get(&slot));
        match self {
            Achievement::FirstWin => won,
            Achievement::FiftyThousand => own.points >= MANY_POINTS.0 && finish.start <= MANY_POINTS.1,
            Achievement::TopTable => won && matches!(game, Game::Parlour { table: ParlourTable::Expert, .. }),
            Achievement::Yakuman => finish.yakuman > 0,
            Achievement::LadderFirst => {
                matches!(game, Game::Ladder { .. })
                    && character.and_then(|character| character.ladder.as_ref()).is_some_and(|ladder| ladder.best == 1)
            }
            Achievement::AllPrizes => {
                character.is_some_and(|character| Item::of_ladder().all(|item| character.ladder_prizes.contains(&item)))
            }
            Achievement::DragonKing => won && matches!(game, Game::DragonKing { .. }),
        }
    }
}

impl Feature {
    pub(crate) fn opened(self, rank_held: bool, game: &Game, finish: &Finish) -> bool {
        let Some((place, _)) = finish.own() else { return false };
        match self {
            Feature::Guest => {
                let tables = [ParlourTable::Normal, ParlourTable::Hard];
                place == 1 && matches!(game, Game::Parlour { table, .. } if tables.contains(table))
            }
            Feature::GuestBeaten => {
                let guest = finish.place_of(crate::GUEST.name);
                matches!(game, Game::Guest { .. }) && guest.is_some_and(|guest| place < guest)
            }
            Feature::DragonKing => rank_held,
        }
    }
}
