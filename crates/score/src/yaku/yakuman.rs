//! Yakuman.

use jantaku_core::Kind;

use super::Reading;
use super::shape::{concealed_triplets, dragon_triplets, quads};
use crate::{Decomposition, Wait};

///
pub(super) fn kokushi(reading: &Reading) -> bool {
    matches!(reading.decomposition, Decomposition::Kokushi { .. })
}

///
pub(super) fn kokushi13(reading: &Reading) -> bool {
    matches!(reading.decomposition, Decomposition::Kokushi { thirteen_sided: true, .. })
}

///
pub(super) fn suuankou(reading: &Reading) -> bool {
    concealed_triplets(reading) == 4
}

///
pub(super) fn suuankou_tanki(reading: &Reading) -> bool {
    suuankou(reading) && reading.wait() == Some(Wait::Tanki)
}

///
pub(super) fn daisangen(reading: &Reading) -> bool {
    dragon_triplets(reading) == 3
}

/// Triplets of winds.
pub(super) fn wind_triplets(reading: &Reading) -> usize {
    reading.triplets().filter(|set| set.kind.is_wind()).count()
}

///
pub(super) fn shousuushii(reading: &Reading) -> bool {
    wind_triplets(reading) == 3 && reading.pair().is_some_and(Kind::is_wind)
}

///
pub(super) fn daisuushii(reading: &Reading) -> bool {
    wind_triplets(reading) == 4
}

/// sets or seven pairs.
pub(super) fn tsuuiisou(reading: &Reading) -> bool {
    reading.all_tiles(Kind::is_honour)
}

///
pub(super) fn chinroutou(reading: &Reading) -> bool {
    reading.all_tiles(Kind::is_terminal)
}

/// the green dragon may be missing, unless the house asks for it.
pub(super) fn ryuuiisou(reading: &Reading) -> bool {
    reading.all_tiles(Kind::is_green) && (reading.all.of(Kind::HATSU) > 0 || !reading.query.rules.ryuuiisou_needs_hatsu)
}

/// The number doubled in 1112345678999 of one suit.
fn chuuren_extra(reading: &Reading) -> Option<Kind> {
    if !reading.query.hand.melds().is_empty() {
        return None;
    }
    let suit = reading.query.winning_tile.kind().suit()?;
    let mut extra = None;
    for number in 1..=9 {
        let kind = Kind::suited(suit, number)?;
        let needed = if kind.is_yaochuu() { 3 } else { 1 };
        match reading.all.of(kind).checked_sub(needed)? {
            0 => {}
            1 if extra.is_none() => extra = Some(kind),
            _ => return None,
        }
    }
    extra
}

/// no melds at all, not even a closed kan.
pub(super) fn chuuren(reading: &Reading) -> bool {
    chuuren_extra(reading).is_some()
}

///
pub(super) fn chuuren9(reading: &Reading) -> bool {
    chuuren_extra(reading) == Some(reading.query.winning_tile.kind())
}

///
pub(super) fn suukantsu(reading: &Reading) -> bool {
    quads(reading) == 4
}
