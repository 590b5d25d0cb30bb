//! The orders in which yaku are listed: those of the houses' documents, where yaku missing there follow in the common order, and the
//! one in which they are learned.

use super::House;
use super::Yaku::{self, *};

impl House {
    /// The yaku in the order of the house's document; empty if it has no list.
    pub const fn order(self) -> &'static [Yaku] {
        match self {
            House::Yakuza => YAKUZA,
            House::PrettyGirls => PRETTY_GIRLS,
            House::Touzai => TOUZAI,
            House::Shanghai => &[],
            House::PoolOfDreams => POOL_OF_DREAMS,
        }
    }
}

impl Yaku {
    /// The ten to learn first, the one seen most often first, each with a key; the value triplets share a place.
    //
    pub const LEARN_FIRST: [(&'static str, &'static [Yaku]); 10] = [
        ("riichi", &[Riichi]),
        ("yakuhai", &[Haku, Hatsu, Chun, SeatWind, RoundWind]),
        ("tanyao", &[Tanyao]),
        ("pinfu", &[Pinfu]),
        ("menzen_tsumo", &[MenzenTsumo]),
        ("honitsu", &[Honitsu]),
        ("iipeikou", &[Iipeikou]),
        ("toitoi", &[Toitoi]),
        ("sanshoku_doujun", &[SanshokuDoujun]),
        ("chiitoitsu", &[Chiitoitsu]),
    ];
}

#[rustfmt::skip]
const YAKUZA: &[Yaku] = &[
    Pinfu, Tanyao, Iipeikou, MenzenTsumo, Riichi, Ippatsu, Haku, Hatsu, Chun, SeatWind, RoundWind, Haitei,
    Houtei, Rinshan, Chankan, Toitoi, Chanta, Ittsuu, Chiitoitsu, SanshokuDoujun, Sanankou, Honroutou,
    Shousangen, SanshokuDoukou, Sankantsu, DoubleRiichi, Junchan, Honitsu, Ryanpeikou, Chinitsu, Suuankou,
    Tsuuiisou, Daisangen, Ryuuiisou, Kokushi, Shousuushii, Chinroutou, Daisharin, Suukantsu, Chuuren, Tenhou,
    Chiihou, SuuankouTanki, Kokushi13, Daisuushii, Chuuren9,
];

#[rustfmt::skip]
const PRETTY_GIRLS: &[Yaku] = &[
    Riichi, Chiitoitsu, MenzenTsumo, Ippatsu, Haitei, Houtei, Rinshan, Chankan, DoubleRiichi, Pinfu, Iipeikou,
    SanshokuDoujun, Ittsuu, Ryanpeikou, Toitoi, Sanankou, SanshokuDoukou, Sankantsu, Tanyao, SeatWind,
    RoundWind, Haku, Hatsu, Chun, Chanta, Junchan, Honroutou, Shousangen, Honitsu, Chinitsu, Kokushi, Kokushi13,
    Suuankou, SuuankouTanki, Daisangen, Shousuushii, Daisuushii, Tsuuiisou, Daichisei, Chinroutou, Ryuuiisou,
    BeniKujaku, Chuuren, Chuuren9, Suukantsu, Tenhou, Chiihou, Renhou,
];

#[rustfmt::skip]
const TOUZAI: &[Yaku] = &[
    MenzenTsumo, Pinfu, Tanyao, Chanta, Iipeikou, SanshokuDoujun, Ittsuu, RoundWind, SeatWind, Hatsu, Chun,
    Haku, Riichi, Chankan, Rinshan, Haitei, Houtei, Toitoi, Honitsu, SanshokuDoukou, Sanankou, Sankantsu,
    Chiitoitsu, Junchan, DoubleRiichi, Ryanpeikou, Ippatsu, IsshokuSanjun, Shousangen, Honroutou, Chinitsu,
    IsshokuYonjun, Daisangen, Shousuushii, Daisuushii, Tsuuiisou, Chinroutou, Ryuuiisou, Suuankou,
    SuuankouTanki, Chuuren, Chuuren9, Kokushi, Kokushi13, Suukantsu, Tenhou, Chiihou, Renhou,
];

#[rustfmt::skip]
const POOL_OF_DREAMS: &[Yaku] = &[
    Riichi, DoubleRiichi, Ippatsu, Haku, Hatsu, Chun, SeatWind, RoundWind, Shousangen, Tanyao, Chanta, Junchan,
    Honroutou, Pinfu, Iipeikou, Ryanpeikou, Ittsuu, SanshokuDoujun, Toitoi, Sanankou, Sankantsu, SanshokuDoukou,
    Chiitoitsu, Honitsu, Chinitsu, MenzenTsumo, Haitei, Houtei, Rinshan, Chankan, Renhou, Suuankou,
    SuuankouTanki, Shousuushii, Daisuushii, Daisangen, Tsuuiisou, Daichisei, Chinroutou, Chuuren, Chuuren9,
    Suukantsu, Kokushi, Kokushi13, Ryuuiisou, Daisharin, Tenhou, Chiihou, Paarenchan,
];

#[cfg(test)]
mod tests {
    use super::*;

    ///
    #[test]
    fn no_house_lists_a_yaku_twice() {
        for house in House::ALL {
            let mut listed = house.order().to_vec();
            listed.sort();
            assert!(listed.windows(2).all(|pair| pair[0] != pair[1]), "{house:?}");
        }
    }
}
