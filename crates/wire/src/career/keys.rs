//! What a career names by key: characters, tables, packs, items, buyers, features and achievements.

use jantaku_career as career;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Enums of the career as types of the protocol, with the same keys.
macro_rules! mirrored {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident)* })*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export_to = "wire.ts")]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl From<career::$name> for $name {
            fn from(found: career::$name) -> $name {
                match found {
                    $(career::$name::$variant => $name::$variant,)*
                }
            }
        }

        impl From<$name> for career::$name {
            fn from(stated: $name) -> career::$name {
                match stated {
                    $($name::$variant => career::$name::$variant,)*
                }
            }
        }
    )*};
}

mirrored! {
    /// One of the four characters that a player can be.
    Slot {
        Phoenix
        Tiger
        Tortoise
        Dragon
    }
    ParlourTable {
        Easy
        /// Players who know the rules.
        Normal
        Hard
        Expert
    }
    /// A pack of points.
    Pack {
        Small
        Medium
        Large
    }
    /// Something that can be had.
    Item {
        PlatinumPlate
        /// For points, and on the ladder.
        GoldPlate
        /// For points, and on the ladder.
        SilverPlate
        BronzePlate
        IronPlate
        BullsEyeTile
        Cologne
        Bracelet
        Bag
        Watch
        Trophy
        /// From the dragon king.
        Marker
    }
    Buyer {
        Pawnshop
        Dealer
    }
    /// What is closed to a new character.
    Feature {
        /// A match against the guest, and the expert table.
        Guest
        GuestBeaten
        /// The dragon king's match.
        DragonKing
    }
    /// Something reached for the first time.
    Achievement {
        FirstWin
        FiftyThousand
        /// A match won at the expert table.
        TopTable
        Yakuman
        /// First place of the ladder.
        LadderFirst
        /// Every prize of the ladder.
        AllPrizes
        /// The dragon king's match won.
        DragonKing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_those_of_the_career() {
        for item in career::Item::ALL {
            assert_eq!(serde_json::to_string(&Item::from(item)).unwrap(), serde_json::to_string(&item).unwrap());
            assert_eq!(career::Item::from(Item::from(item)), item);
        }
        for achievement in career::Achievement::ALL {
            let mirrored = Achievement::from(achievement);
            assert_eq!(serde_json::to_string(&mirrored).unwrap(), serde_json::to_string(&achievement).unwrap());
        }
    }
}
