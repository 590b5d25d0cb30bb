use jantaku_core::{self as core, Hand, Relative};
use jantaku_engine::{self as engine, Table};

use super::{DecodeError, seat};
use crate::{DrawFrom, Meld, OpenedHand, ShownHand, Side, Tile};

/// A hand shown, with a drawn tile if it has one more.
pub(super) fn shown(hand: &ShownHand) -> Result<Hand, DecodeError> {
    let melds = hand.melds.iter().map(meld).collect::<Result<Vec<_>, _>>()?;
    let tiles = tiles(&hand.concealed);
    match tiles.split_last() {
        Some((&drawn, rest)) if tiles.len() % 3 == 2 => {
            let mut hand = Hand::new(rest, &melds)?;
            hand.draw(drawn);
            Ok(hand)
        }
        _ => Ok(Hand::new(&tiles, &melds)?),
    }
}

/// The hand that a seat lays open.
pub(super) fn open_hand(who: u8, opened: &[OpenedHand], table: &Table) -> Result<Hand, DecodeError> {
    let hand = opened.iter().find(|hand| hand.seat == who).ok_or(DecodeError::Field("opened"))?;
    let melds = table.melds.get(seat(who)?).ok_or(DecodeError::Field("seat"))?;
    Ok(Hand::new(&tiles(&hand.concealed), melds)?)
}

pub(super) fn meld(meld: &Meld) -> Result<core::Meld, DecodeError> {
    Ok(match meld {
        Meld::Chii { called, own, .. } => core::Meld::Chii(core::Chii::new(called.0, exactly(own)?)?),
        Meld::Pon { called, own, from } => core::Meld::Pon(core::Pon::new(called.0, exactly(own)?, (*from).into())?),
        Meld::Daiminkan { called, own, from } => {
            core::Meld::Daiminkan(core::Daiminkan::new(called.0, exactly(own)?, (*from).into())?)
        }
        Meld::Kakan { called, own, added, from } => {
            let pon = core::Pon::new(called.0, exactly(own)?, (*from).into())?;
            core::Meld::Kakan(core::Kakan::new(pon, added.0)?)
        }
        Meld::Ankan { tiles } => core::Meld::Ankan(core::Ankan::new(exactly(tiles)?)?),
    })
}

fn tiles(tiles: &[Tile]) -> Vec<core::Tile> {
    tiles.iter().map(|tile| tile.0).collect()
}

fn exactly<const N: usize>(of_meld: &[Tile]) -> Result<[core::Tile; N], DecodeError> {
    tiles(of_meld).try_into().map_err(|_| DecodeError::Field("meld"))
}

impl From<Side> for Relative {
    fn from(side: Side) -> Relative {
        match side {
            Side::Right => Relative::Right,
            Side::Across => Relative::Across,
            Side::Left => Relative::Left,
        }
    }
}

impl From<DrawFrom> for engine::DrawFrom {
    fn from(from: DrawFrom) -> engine::DrawFrom {
        match from {
            DrawFrom::Live => engine::DrawFrom::Live,
            DrawFrom::Supplement => engine::DrawFrom::Supplement,
        }
    }
}
