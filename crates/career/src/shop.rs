use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Item {
    PlatinumPlate,
    GoldPlate,
    SilverPlate,
    BronzePlate,
    IronPlate,
    /// A tile with a bull's eye on its face.
    BullsEyeTile,
    Cologne,
    Bracelet,
    Bag,
    Watch,
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

    pub fn of_ladder() -> impl Iterator<Item = Item> {
        (1..=crate::RANKS).rev().filter_map(crate::reward)
    }

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
    Pawnshop,
    Dealer,
}

impl Buyer {
    pub const ALL: [Buyer; 2] = [Buyer::Pawnshop, Buyer::Dealer];

    pub fn pays(self, item: Item) -> Option<i64> {
        match self {
            Buyer::Pawnshop => item.yen(),
            Buyer::Dealer if item == Item::BullsEyeTile => None,
            Buyer::Dealer => item.yen().map(|yen| yen * 80 / 100),
        }
    }
}

/// Returns the prize for reaching this rank for the first time.
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
