//! What points are traded for, and what it is sold for.

use serde::{Deserialize, Serialize};

/// Something that can be had.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Item {
    PlatinumPlate,
    /// For points, and for the ladder's rank 5.
    GoldPlate,
    /// For points, and for the ladder's rank 20.
    SilverPlate,
    BronzePlate,
    IronPlate,
    /// For points: a tile with a bull's eye on its face.
    BullsEyeTile,
    /// For the ladder's rank 25.
    Cologne,
    /// For the ladder's rank 15.
    Bracelet,
    /// For the ladder's rank 10.
    Bag,
    /// For the ladder's rank 3.
    Watch,
    /// For the ladder's rank 1.
    Trophy,
    /// From the dragon king: good for one marked hand.
    Marker,
}

impl Item {
    pub const ALL: [Item; 12] = [
        Item::PlatinumPlate,
        Item::GoldPlate,
        Item::SilverPlate,
        Item::BronzePlate,
        Item::IronPlate,
        Item::BullsEyeTile,
        Item::Cologne,
        Item::Bracelet,
        Item::Bag,
        Item::Watch,
        Item::Trophy,
        Item::Marker,
    ];

    /// The prizes of the ladder, from the first to the last.
    pub fn of_ladder() -> impl Iterator<Item = Item> {
        (1..=crate::RANKS).rev().filter_map(crate::reward)
    }

    /// What it costs in points, where points are traded for it.
    pub const fn points(self) -> Option<i64> {
        match self {
            Item::PlatinumPlate => Some(150_000),
            Item::GoldPlate => Some(100_000),
            Item::SilverPlate => Some(13_000),
            Item::BronzePlate => Some(1_000),
            Item::IronPlate => Some(100),
            Item::BullsEyeTile => Some(20_000),
            _ => None,
        }
    }

    /// What it is worth in yen. The marker has no price.
    pub const fn yen(self) -> Option<i64> {
        match self {
            Item::PlatinumPlate => Some(150_000),
            Item::GoldPlate => Some(100_000),
            Item::SilverPlate => Some(13_000),
            Item::BronzePlate => Some(1_000),
            Item::IronPlate => Some(100),
            Item::BullsEyeTile => Some(10_000),
            Item::Cologne => Some(2_900),
            Item::Bracelet => Some(11_000),
            Item::Bag => Some(75_000),
            Item::Watch => Some(142_500),
            Item::Trophy => Some(500_000),
            Item::Marker => None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Buyer {
    /// Pays the full price for everything that has one.
    Pawnshop,
    /// Pays 80 % for most goods; bull's-eye tiles are not wanted.
    Dealer,
}

impl Buyer {
    pub const ALL: [Buyer; 2] = [Buyer::Pawnshop, Buyer::Dealer];

    /// What this buyer pays for an item, in yen; none where it is not bought.
    pub fn pays(self, item: Item) -> Option<i64> {
        match self {
            Buyer::Pawnshop => item.yen(),
            Buyer::Dealer if item == Item::BullsEyeTile => None,
            Buyer::Dealer => item.yen().map(|yen| yen * 80 / 100),
        }
    }
}

/// What is won by whoever reaches this rank for the first time.
pub fn reward(rank: u8) -> Option<Item> {
    match rank {
        25 => Some(Item::Cologne),
        20 => Some(Item::SilverPlate),
        15 => Some(Item::Bracelet),
        10 => Some(Item::Bag),
        5 => Some(Item::GoldPlate),
        3 => Some(Item::Watch),
        1 => Some(Item::Trophy),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// y099.
    #[test]
    fn prizes_have_a_price_in_points_and_one_in_yen() {
        let prices = |item: Item| (item.points(), Buyer::Pawnshop.pays(item));
        assert_eq!(prices(Item::PlatinumPlate), (Some(150_000), Some(150_000)));
        assert_eq!(prices(Item::GoldPlate), (Some(100_000), Some(100_000)));
        assert_eq!(prices(Item::SilverPlate), (Some(13_000), Some(13_000)));
        assert_eq!(prices(Item::BronzePlate), (Some(1_000), Some(1_000)));
        assert_eq!(prices(Item::IronPlate), (Some(100), Some(100)));
        assert_eq!(prices(Item::BullsEyeTile), (Some(20_000), Some(10_000)));
        assert_eq!(Item::ALL.iter().filter(|item| item.points().is_some()).count(), 6);
        for item in Item::ALL {
            if let Some(less) = Buyer::Dealer.pays(item) {
                assert_eq!(less * 10, item.yen().unwrap() * 8);
            }
        }
        // Near misses: what only one of them buys, and what nobody buys.
        assert_eq!(Buyer::Dealer.pays(Item::BullsEyeTile), None);
        assert!(Buyer::ALL.iter().all(|buyer| buyer.pays(Item::Marker).is_none()));
    }
}
