//! Yaku of the moment: how and when the winning tile came.

use jantaku_core::{Wind, Yaku};

use super::Reading;
use super::need::Need;
use super::registry::{Entry, asked};
use crate::whole::Whole;
use crate::{Riichi, WinBy};

pub(super) const YAKU: &[Entry] = &[
    asked(Yaku::OpenRiichi, Need::OpenRiichi, open_riichi),
    asked(Yaku::OpenDoubleRiichi, Need::OpenRiichi, open_double_riichi),
    asked(Yaku::Haitei, Need::Moment, haitei),
    asked(Yaku::Houtei, Need::Moment, houtei),
    asked(Yaku::Rinshan, Need::Moment, rinshan),
    asked(Yaku::Chankan, Need::Moment, chankan),
    asked(Yaku::Tenhou, Need::Moment, tenhou),
    asked(Yaku::Chiihou, Need::Moment, chiihou),
];

fn tsumo(reading: &Reading) -> bool {
    reading.whole.query.by == WinBy::Tsumo
}

//
/// A double riichi is one too where the house has no word for it.
#[inline]
pub(super) fn riichi(whole: &Whole) -> bool {
    whole.query.context.riichi != Riichi::None
}

//
#[inline]
pub(super) fn double_riichi(whole: &Whole) -> bool {
    whole.query.context.riichi == Riichi::Double
}

fn open_riichi(reading: &Reading) -> bool {
    reading.whole.query.context.open_riichi
}

fn open_double_riichi(reading: &Reading) -> bool {
    open_riichi(reading) && double_riichi(reading.whole)
}

//
#[inline]
pub(super) fn ippatsu(whole: &Whole) -> bool {
    whole.query.context.ippatsu
}

//
#[inline]
pub(super) fn menzen_tsumo(whole: &Whole) -> bool {
    whole.closed & (whole.query.by == WinBy::Tsumo)
}

//
pub(super) fn haitei(reading: &Reading) -> bool {
    let context = &reading.whole.query.context;
    let apart = !context.rinshan || reading.whole.query.rules.rinshan_with_haitei;
    context.last_tile && tsumo(reading) && apart
}

//
pub(super) fn houtei(reading: &Reading) -> bool {
    reading.whole.query.context.last_tile && !tsumo(reading)
}

//
pub(super) fn rinshan(reading: &Reading) -> bool {
    reading.whole.query.context.rinshan
}

//
pub(super) fn chankan(reading: &Reading) -> bool {
    reading.whole.query.context.chankan
}

//
fn tenhou(reading: &Reading) -> bool {
    first_draw(reading) && reading.whole.query.seat_wind == Wind::East
}

//
fn chiihou(reading: &Reading) -> bool {
    first_draw(reading) && reading.whole.query.seat_wind != Wind::East
}

fn first_draw(reading: &Reading) -> bool {
    reading.whole.query.context.first_turn && tsumo(reading)
}
