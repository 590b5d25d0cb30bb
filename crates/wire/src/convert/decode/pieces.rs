use jantaku_core::{self as core, Hand, MeldError};
use jantaku_engine::Table;

use super::{DecodeError, seat};
use crate::{Meld, OpenedHand, ShownHand};

/// A hand shown, with a drawn tile if it has one more.
pub(super) fn shown(hand: &ShownHand) -> Result<Hand, DecodeError> {
    let melds = hand.melds.iter().map(meld).collect::<Result<Vec<_>, _>>()?;
    let tiles = &hand.concealed;
    match tiles.split_last() {
        Some((&drawn, rest)) if tiles.len() % 3 == 2 => {
            let mut hand = Hand::new(rest, &melds)?;
            hand.draw(drawn);
            Ok(hand)
        }
        _ => Ok(Hand::new(tiles, &melds)?),
    }
}

/// The hand that a seat lays open.
pub(super) fn open_hand(who: u8, opened: &[OpenedHand], table: &Table) -> Result<Hand, DecodeError> {
    let hand = opened.iter().find(|hand| hand.seat == who).ok_or(DecodeError::Field("opened"))?;
    let melds = table.melds.get(seat(who)?).ok_or(DecodeError::Field("seat"))?;
    Ok(Hand::new(&hand.concealed, melds)?)
}

pub(super) fn meld(meld: &Meld) -> Result<core::Meld, MeldError> {
    Ok(match *meld {
        Meld::Chii { called, own, .. } => core::Meld::Chii(core::Chii::new(called, own)?),
        Meld::Pon { called, own, from } => core::Meld::Pon(core::Pon::new(called, own, from)?),
        Meld::Daiminkan { called, own, from } => core::Meld::Daiminkan(core::Daiminkan::new(called, own, from)?),
        Meld::Kakan { called, own, added, from } => {
            core::Meld::Kakan(core::Kakan::new(core::Pon::new(called, own, from)?, added)?)
        }
        Meld::Ankan { tiles } => core::Meld::Ankan(core::Ankan::new(tiles)?),
    })
}
