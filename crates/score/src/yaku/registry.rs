//! Every yaku with its test.

use jantaku_core::{Yaku, YakuSet};

use crate::Irregular;

use super::need::Need;
use super::{Reading, colours, common, context, moment, runs, shape, triplets, yakuman};

/// How a yaku is found.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    yaku: Yaku,
    /// What the hand needs for the yaku to be checked.
    need: Need,
    test: fn(&Reading) -> bool,
}

pub(super) const fn asked(yaku: Yaku, need: Need, test: fn(&Reading) -> bool) -> Entry {
    Entry { yaku, need, test }
}

/// The yaku that `common` finds all at once.
const COMMON: &[Yaku] = {
    use Yaku::*;
    &[
        Riichi,
        DoubleRiichi,
        Ippatsu,
        MenzenTsumo,
        Pinfu,
        Tanyao,
        Iipeikou,
        SeatWind,
        RoundWind,
        Haku,
        Hatsu,
        Chun,
        Toitoi,
        Chanta,
        Ittsuu,
        Chiitoitsu,
        SanshokuDoujun,
        Sanankou,
        SanshokuDoukou,
        Junchan,
        Honitsu,
        Ryanpeikou,
        Chinitsu,
    ]
};

const IRREGULAR: &[Entry] = &[
    asked(Yaku::Shiisanpuutaa, Need::NoSets, |reading| reading.is(Irregular::Shiisanpuutaa)),
    asked(Yaku::Shiisuupuutaa, Need::NoSets, |reading| reading.is(Irregular::Shiisuupuutaa)),
    asked(Yaku::ChiishinUushii, Need::NoSets, |reading| reading.is(Irregular::ChiishinUushii)),
    asked(Yaku::AmericanCivilWar, Need::NoSets, |reading| reading.is(Irregular::AmericanCivilWar)),
];

/// The entries by yaku; `None` for those of `COMMON`.
const REGISTRY: [Option<Entry>; Yaku::COUNT] = {
    let lists =
        [colours::YAKU, context::YAKU, moment::YAKU, runs::YAKU, shape::YAKU, triplets::YAKU, yakuman::YAKU, IRREGULAR];
    let mut registry = [None; Yaku::COUNT];
    let (mut list, mut known) = (0, COMMON.len());
    while list < lists.len() {
        let mut at = 0;
        while at < lists[list].len() {
            let entry = lists[list][at];
            assert!(registry[entry.yaku as usize].is_none(), "a yaku is registered twice");
            registry[entry.yaku as usize] = Some(entry);
            (at, known) = (at + 1, known + 1);
        }
        list += 1;
    }
    assert!(known == Yaku::COUNT, "a yaku is not registered");
    registry
};

/// By need, the yaku that are checked if it is met.
pub(super) const ASKED: [YakuSet; Need::COUNT] = {
    let mut asked = [YakuSet::EMPTY; Need::COUNT];
    let mut at = 0;
    while at < REGISTRY.len() {
        if let Some(entry) = REGISTRY[at] {
            asked[entry.need as usize].insert(entry.yaku);
        }
        at += 1;
    }
    asked
};

/// All yaku that are checked.
pub(super) const TO_ASK: YakuSet = {
    let mut all = YakuSet::EMPTY;
    let mut at = 0;
    while at < REGISTRY.len() {
        if let Some(entry) = REGISTRY[at] {
            all.insert(entry.yaku);
        }
        at += 1;
    }
    all
};

/// Whether a reading has a yaku.
#[inline]
pub(crate) fn has(reading: &Reading, yaku: Yaku) -> bool {
    static BY_YAKU: [Option<Entry>; Yaku::COUNT] = REGISTRY;
    match BY_YAKU[yaku as usize] {
        Some(entry) => (entry.test)(reading),
        None => common::common(reading).contains(yaku),
    }
}
