//! Yakuman.

use jantaku_core::{Kind, KindSet, Suit, Yaku};

use super::Reading;
use super::need::Need;
use super::registry::{Entry, asked};
use crate::Wait;
use crate::decomposition::Form;

pub(super) const YAKU: &[Entry] = &[
    asked(Yaku::Kokushi, Need::Orphans, kokushi),
    asked(Yaku::Kokushi13, Need::Orphans, kokushi13),
    asked(Yaku::Suuankou, Need::FourConcealed, suuankou),
    asked(Yaku::SuuankouTanki, Need::FourConcealed, suuankou_tanki),
    asked(Yaku::Daisangen, Need::TwoDragons, daisangen),
    asked(Yaku::Shousuushii, Need::TwoWinds, shousuushii),
    asked(Yaku::Daisuushii, Need::TwoWinds, daisuushii),
    asked(Yaku::Tsuuiisou, Need::Outsides, tsuuiisou),
    asked(Yaku::Chinroutou, Need::Outsides, chinroutou),
    asked(Yaku::Ryuuiisou, Need::OneSuit, ryuuiisou),
    asked(Yaku::Chuuren, Need::OneSuit, chuuren),
    asked(Yaku::Chuuren9, Need::OneSuit, chuuren9),
    asked(Yaku::Suukantsu, Need::TwoQuads, suukantsu),
];

//
fn kokushi(reading: &Reading) -> bool {
    matches!(reading.form, Form::Kokushi { .. })
}

//
fn kokushi13(reading: &Reading) -> bool {
    matches!(reading.form, Form::Kokushi { thirteen_sided: true, .. })
}

//
fn suuankou(reading: &Reading) -> bool {
    reading.concealed.len() == 4
}

//
fn suuankou_tanki(reading: &Reading) -> bool {
    suuankou(reading) && reading.wait() == Some(Wait::Tanki)
}

//
fn daisangen(reading: &Reading) -> bool {
    KindSet::DRAGONS.within(reading.triplets)
}

/// The number of wind triplets.
pub(super) fn wind_triplets(reading: &Reading) -> usize {
    (reading.triplets & KindSet::WINDS).len()
}

//
fn shousuushii(reading: &Reading) -> bool {
    wind_triplets(reading) == 3 && reading.pair_in(KindSet::WINDS)
}

//
fn daisuushii(reading: &Reading) -> bool {
    wind_triplets(reading) == 4
}

//
/// Sets or seven pairs.
fn tsuuiisou(reading: &Reading) -> bool {
    reading.only(KindSet::HONOURS)
}

//
fn chinroutou(reading: &Reading) -> bool {
    reading.only(KindSet::TERMINALS)
}

/// The bamboo printed in green only, without the dragon.
pub(super) const GREEN: KindSet = KindSet::numbers(Suit::Sou, &[2, 3, 4, 6, 8]);

//
/// The green dragon may be missing, unless the house requires it.
fn ryuuiisou(reading: &Reading) -> bool {
    reading.only(GREEN.or(KindSet::of(&[Kind::HATSU])))
        && (reading.whole.all.of(Kind::HATSU) > 0 || !reading.whole.query.rules.ryuuiisou_needs_hatsu)
}

/// The number doubled in 1112345678999 of one suit.
fn chuuren_extra(reading: &Reading) -> Option<Kind> {
    if !reading.whole.query.hand.melds().is_empty() {
        return None;
    }
    let suit = reading.whole.query.winning_tile.kind().suit()?;
    let mut extra = None;
    if !reading.only(KindSet::suit(suit)) {
        return None;
    }
    for number in 1..=9 {
        let kind = Kind::suited(suit, number)?;
        let needed = if kind.is_yaochuu() { 3 } else { 1 };
        match reading.whole.all.of(kind).checked_sub(needed)? {
            0 => {}
            1 if extra.is_none() => extra = Some(kind),
            _ => return None,
        }
    }
    extra
}

//
/// No melds at all, not even a closed kan.
fn chuuren(reading: &Reading) -> bool {
    chuuren_extra(reading).is_some()
}

//
fn chuuren9(reading: &Reading) -> bool {
    chuuren_extra(reading) == Some(reading.whole.query.winning_tile.kind())
}

//
fn suukantsu(reading: &Reading) -> bool {
    reading.quads().len() == 4
}
