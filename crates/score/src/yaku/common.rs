//! The yaku that are looked for in every hand at once: they are so common, or so cheap to find, that checking each by
//! itself would cost more.

use jantaku_core::{Yaku, YakuSet};

use super::{Reading, context, shape};
use crate::whole::Whole;

/// The common yaku of a reading.
pub(super) fn common(reading: &Reading) -> YakuSet {
    of_hand(reading.whole) | of_reading(reading)
}

/// The common yaku that are the same in every reading.
#[inline]
pub(super) fn of_hand(whole: &Whole) -> YakuSet {
    those([
        (Yaku::Riichi, context::riichi(whole)),
        (Yaku::DoubleRiichi, context::double_riichi(whole)),
        (Yaku::Ippatsu, context::ippatsu(whole)),
        (Yaku::MenzenTsumo, context::menzen_tsumo(whole)),
        (Yaku::Tanyao, shape::tanyao(whole)),
        (Yaku::Honitsu, shape::honitsu(whole)),
        (Yaku::Chinitsu, shape::chinitsu(whole)),
    ])
}

/// The common yaku that depend on the reading.
#[inline]
pub(super) fn of_reading(reading: &Reading) -> YakuSet {
    those([
        (Yaku::Pinfu, shape::is_pinfu(reading)),
        (Yaku::Iipeikou, shape::iipeikou(reading)),
        (Yaku::SeatWind, shape::seat_wind(reading)),
        (Yaku::RoundWind, shape::round_wind(reading)),
        (Yaku::Haku, shape::haku(reading)),
        (Yaku::Hatsu, shape::hatsu(reading)),
        (Yaku::Chun, shape::chun(reading)),
        (Yaku::Toitoi, shape::toitoi(reading)),
        (Yaku::Chanta, shape::chanta(reading)),
        (Yaku::Ittsuu, shape::ittsuu(reading)),
        (Yaku::Chiitoitsu, shape::chiitoitsu(reading)),
        (Yaku::SanshokuDoujun, shape::sanshoku_doujun(reading)),
        (Yaku::Sanankou, shape::sanankou(reading)),
        (Yaku::SanshokuDoukou, shape::sanshoku_doukou(reading)),
        (Yaku::Junchan, shape::junchan(reading)),
        (Yaku::Ryanpeikou, shape::ryanpeikou(reading)),
    ])
}

#[inline]
fn those<const N: usize>(yaku: [(Yaku, bool); N]) -> YakuSet {
    yaku.into_iter().fold(YakuSet::EMPTY, |set, (yaku, is)| set | YakuSet::just(yaku, is))
}
