//! What Tenhou's formats have in common: tile numbers, packed melds, names of aborts and limits.

pub(super) mod held;
pub(super) mod tags;

use jantaku_core::{Ankan, Chii, Daiminkan, Kakan, Kind, Meld, MeldError, Players, Pon, Relative, Seat, Tile};
use jantaku_engine::Abort;

use super::log::StatedLimit;

/// The number of tiles that Tenhou numbers; with three players some numbers are unused.
pub(super) const TILES: u8 = 136;

/// The face of a tile number: four of each kind, the first five of a suit red where there are red fives.
pub(super) fn face(number: u8, reds: bool) -> Option<Tile> {
    let kind = Kind::from_index(usize::from(number / 4))?;
    match kind.suit() {
        Some(suit) if reds && kind.number() == 5 && number.is_multiple_of(4) => Some(Tile::red(suit)),
        _ => Some(kind.tile()),
    }
}

/// The contents of a packed meld.
pub(super) enum Packed {
    Meld(Meld),
    /// A North set aside, by its number.
    Kita(u8),
}

/// The contents of a packed meld, as numbers.
pub(super) enum Numbers {
    Chii { called: u8, own: [u8; 2] },
    Pon { called: u8, own: [u8; 2] },
    Kakan { called: u8, own: [u8; 2], added: u8 },
    Daiminkan { called: u8, own: [u8; 3] },
    Ankan([u8; 4]),
    Kita(u8),
}

/// The numbers of a packed meld; `None` if the bits are not a meld.
pub(super) fn numbers(bits: u32) -> Option<Numbers> {
    let number = |index: u32| u8::try_from(index).ok().filter(|&number| number < TILES);
    if bits & 0x4 != 0 {
        let place = bits >> 10;
        let (called, run) = ((place % 3) as usize, place / 3);
        let base = run / 7 * 9 + run % 7;
        let tile = |nth: usize| number((base + nth as u32) * 4 + ((bits >> (3 + 2 * nth)) & 3));
        let own = [tile((called + 1) % 3)?, tile((called + 2) % 3)?];
        return Some(Numbers::Chii { called: tile(called)?, own });
    }
    if bits & 0x18 != 0 {
        let (unused, place) = ((bits >> 5) & 3, bits >> 9);
        let (called, kind) = ((place % 3) as usize, place / 3);
        let mut all = (0..4).filter(|&nth| nth != unused).map(|nth| number(kind * 4 + nth));
        let all = [all.next()??, all.next()??, all.next()??];
        let (called, own) = (all[called], [all[(called + 1) % 3], all[(called + 2) % 3]]);
        return Some(match bits & 0x10 {
            0 => Numbers::Pon { called, own },
            _ => Numbers::Kakan { called, own, added: number(kind * 4 + unused)? },
        });
    }
    let id = bits >> 8;
    if bits & 0x20 != 0 {
        return number(id).map(Numbers::Kita);
    }
    let kind = id / 4 * 4;
    let all = [number(kind)?, number(kind + 1)?, number(kind + 2)?, number(kind + 3)?];
    if bits & 3 == 0 {
        return Some(Numbers::Ankan(all));
    }
    let called = (id % 4) as usize;
    let own = [all[(called + 1) % 4], all[(called + 2) % 4], all[(called + 3) % 4]];
    Some(Numbers::Daiminkan { called: all[called], own })
}

/// Unpacks a meld of `seat`; `None` if the bits are not a meld.
pub(super) fn unpack(bits: u32, seat: Seat, players: Players, reds: bool) -> Option<Result<Packed, MeldError>> {
    let from = || side(bits & 3, seat, players);
    let tile = |number: u8| face(number, reds);
    let two = |[one, other]: [u8; 2]| Some([tile(one)?, tile(other)?]);
    Some(
        match numbers(bits)? {
            Numbers::Chii { called, own } => Chii::new(tile(called)?, two(own)?).map(Meld::Chii),
            Numbers::Pon { called, own } => Pon::new(tile(called)?, two(own)?, from()?).map(Meld::Pon),
            Numbers::Kakan { called, own, added } => {
                let (pon, added) = (Pon::new(tile(called)?, two(own)?, from()?), tile(added)?);
                pon.and_then(|pon| Kakan::new(pon, added)).map(Meld::Kakan)
            }
            Numbers::Daiminkan { called, own: [a, b, c] } => {
                Daiminkan::new(tile(called)?, [tile(a)?, tile(b)?, tile(c)?], from()?).map(Meld::Daiminkan)
            }
            Numbers::Ankan([a, b, c, d]) => Ankan::new([tile(a)?, tile(b)?, tile(c)?, tile(d)?]).map(Meld::Ankan),
            Numbers::Kita(number) => return Some(Ok(Packed::Kita(number))),
        }
        .map(Packed::Meld),
    )
}

/// The side of a player; Tenhou counts four seats from the caller, even with three players.
pub(super) fn side(steps: u32, seat: Seat, players: Players) -> Option<Relative> {
    let from = Seat::new((seat.index() + steps as usize) % 4)?;
    (from.index() < players.count()).then(|| seat.relative(from, players)).flatten()
}

/// The number of seats that Tenhou counts from `seat` to the player on that side.
pub(super) fn steps(seat: Seat, side: Relative, players: Players) -> Option<u32> {
    let from = seat.at(side, players)?;
    Some(((from.index() + 4 - seat.index()) % 4) as u32)
}

/// Names of the aborts, for mjlog and for people.
pub(super) const ABORTS: [(Abort, &str, &str); 5] = [
    (Abort::KyuushuKyuuhai, "yao9", "九種九牌"),
    (Abort::SuufonRenda, "kaze4", "四風連打"),
    (Abort::SuuchaRiichi, "reach4", "四家立直"),
    (Abort::Suukaikan, "kan4", "四槓散了"),
    (Abort::Sanchahou, "ron3", "三家和了"),
];

/// Names of the limits; their index is mjlog's number, except that kazoe and yakuman share one.
pub(super) const LIMITS: [(StatedLimit, &str); 7] = [
    (StatedLimit::None, ""),
    (StatedLimit::Mangan, "満貫"),
    (StatedLimit::Haneman, "跳満"),
    (StatedLimit::Baiman, "倍満"),
    (StatedLimit::Sanbaiman, "三倍満"),
    (StatedLimit::Yakuman, "役満"),
    (StatedLimit::Kazoe, "数え役満"),
];
