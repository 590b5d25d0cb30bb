//! Yaku: one small function each, registered in one list. What a yaku is worth, and whether it exists, is the house's
//! [`YakuTable`](jantaku_core::YakuTable); the functions only say whether a reading has it.

mod occasion;
mod shape;
mod yakuman;

use jantaku_core::{Counts, Kind, Yaku};

use crate::{Decomposition, Set, Value, Wait, WinQuery, YakuLine};

pub(crate) use shape::is_pinfu;

/// One way to read the winning hand, with what the yaku ask about it.
pub(crate) struct Reading<'a> {
    pub query: &'a WinQuery<'a>,
    pub decomposition: &'a Decomposition,
    /// All tiles: concealed, melds and the winning tile.
    pub all: Counts,
    /// No meld but closed kans.
    pub closed: bool,
}

impl Reading<'_> {
    pub(crate) fn sets(&self) -> &[Set] {
        self.decomposition.sets()
    }

    /// The pair of a standard hand.
    fn pair(&self) -> Option<Kind> {
        match self.decomposition {
            Decomposition::Standard { pair, .. } => Some(*pair),
            _ => None,
        }
    }

    /// The wait of a standard hand.
    fn wait(&self) -> Option<Wait> {
        match self.decomposition {
            Decomposition::Standard { wait, .. } => Some(*wait),
            _ => None,
        }
    }

    fn runs(&self) -> impl Iterator<Item = Kind> {
        self.sets().iter().filter(|set| !set.is_triplet()).map(|set| set.kind)
    }

    /// Triplets and quads.
    fn triplets(&self) -> impl Iterator<Item = &Set> {
        self.sets().iter().filter(|set| set.is_triplet())
    }

    fn has_triplet(&self, kind: Kind) -> bool {
        self.triplets().any(|set| set.kind == kind)
    }

    fn all_tiles(&self, test: impl Fn(Kind) -> bool) -> bool {
        self.all.held().iter().all(test)
    }
}

type Test = fn(&Reading) -> bool;

/// Every yaku with its test.
const REGISTRY: &[(Yaku, Test)] = &[
    (Yaku::Riichi, occasion::riichi),
    (Yaku::DoubleRiichi, occasion::double_riichi),
    (Yaku::Ippatsu, occasion::ippatsu),
    (Yaku::MenzenTsumo, occasion::menzen_tsumo),
    (Yaku::Pinfu, shape::is_pinfu),
    (Yaku::Tanyao, shape::tanyao),
    (Yaku::Iipeikou, shape::iipeikou),
    (Yaku::SeatWind, shape::seat_wind),
    (Yaku::RoundWind, shape::round_wind),
    (Yaku::Haku, shape::haku),
    (Yaku::Hatsu, shape::hatsu),
    (Yaku::Chun, shape::chun),
    (Yaku::Haitei, occasion::haitei),
    (Yaku::Houtei, occasion::houtei),
    (Yaku::Rinshan, occasion::rinshan),
    (Yaku::Chankan, occasion::chankan),
    (Yaku::Toitoi, shape::toitoi),
    (Yaku::Chanta, shape::chanta),
    (Yaku::Ittsuu, shape::ittsuu),
    (Yaku::Chiitoitsu, shape::chiitoitsu),
    (Yaku::SanshokuDoujun, shape::sanshoku_doujun),
    (Yaku::Sanankou, shape::sanankou),
    (Yaku::SanshokuDoukou, shape::sanshoku_doukou),
    (Yaku::Sankantsu, shape::sankantsu),
    (Yaku::Honroutou, shape::honroutou),
    (Yaku::Shousangen, shape::shousangen),
    (Yaku::Junchan, shape::junchan),
    (Yaku::Honitsu, shape::honitsu),
    (Yaku::Ryanpeikou, shape::ryanpeikou),
    (Yaku::Chinitsu, shape::chinitsu),
    (Yaku::Tenhou, occasion::tenhou),
    (Yaku::Chiihou, occasion::chiihou),
    (Yaku::Kokushi, yakuman::kokushi),
    (Yaku::Kokushi13, yakuman::kokushi13),
    (Yaku::Suuankou, yakuman::suuankou),
    (Yaku::SuuankouTanki, yakuman::suuankou_tanki),
    (Yaku::Daisangen, yakuman::daisangen),
    (Yaku::Shousuushii, yakuman::shousuushii),
    (Yaku::Daisuushii, yakuman::daisuushii),
    (Yaku::Tsuuiisou, yakuman::tsuuiisou),
    (Yaku::Chinroutou, yakuman::chinroutou),
    (Yaku::Ryuuiisou, yakuman::ryuuiisou),
    (Yaku::Chuuren, yakuman::chuuren),
    (Yaku::Chuuren9, yakuman::chuuren9),
    (Yaku::Suukantsu, yakuman::suukantsu),
    (Yaku::Daisharin, yakuman::daisharin),
];

/// The first takes the place of the second. Where a house does not know the first, the second counts.
const IN_PLACE_OF: &[(Yaku, Yaku)] = &[
    (Yaku::DoubleRiichi, Yaku::Riichi),
    (Yaku::Ryanpeikou, Yaku::Iipeikou),
    (Yaku::Junchan, Yaku::Chanta),
    (Yaku::Chinitsu, Yaku::Honitsu),
    (Yaku::Kokushi13, Yaku::Kokushi),
    (Yaku::SuuankouTanki, Yaku::Suuankou),
    (Yaku::Chuuren9, Yaku::Chuuren),
];

/// The yaku of a reading that count in the house, in the order of results. A yakuman drives out everything else
/// without stacking only the highest counts.
pub(crate) fn find(reading: &Reading) -> Vec<YakuLine> {
    let table = &reading.query.rules.yaku;
    let value = |yaku| {
        let units = table.units(yaku).map(Value::Units);
        units.or_else(|| table.han(yaku, reading.closed).map(Value::Han))
    };
    let known = REGISTRY.iter().filter_map(|&(yaku, test)| Some((yaku, value(yaku)?, test)));
    let found: Vec<YakuLine> =
        known.filter(|(_, _, test)| test(reading)).map(|(yaku, value, _)| YakuLine { yaku, value }).collect();
    let replaced = |line: &YakuLine| {
        IN_PLACE_OF.iter().any(|&(higher, lower)| line.yaku == lower && found.iter().any(|line| line.yaku == higher))
    };
    let kept: Vec<YakuLine> = found.iter().copied().filter(|line| !replaced(line)).collect();
    let yakuman: Vec<YakuLine> = kept.iter().copied().filter(|line| line.value.units() > 0).collect();
    match (yakuman.is_empty(), reading.query.rules.yakuman_stacking) {
        (true, _) => kept,
        (false, true) => yakuman,
        (false, false) => yakuman.into_iter().rev().max_by_key(|line| line.value.units()).into_iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_yaku_is_registered_once_and_in_order() {
        let registered: Vec<Yaku> = REGISTRY.iter().map(|(yaku, _)| *yaku).collect();
        assert_eq!(registered, Yaku::ALL);
    }
}
