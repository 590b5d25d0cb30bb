//! Tiles as two digits, and melds as strings of them with a letter before the called or added tile. Its place names the
//! seat that the tile came from, counted over four seats; with three players the fourth is empty.

use jantaku_core::{Ankan, Chii, Daiminkan, Kakan, Kind, Meld, Players, Pon, Relative, Seat, Suit, Tile};

use crate::formats::FormatFault;
use crate::formats::tenhou::{side, steps};

/// The tile of a code: 11 to 19, 21 to 29, 31 to 39, 41 to 47, the red fives 51 to 53.
pub(super) fn tile(code: u64) -> Option<Tile> {
    let (suit, number) = ((code / 10) as usize, (code % 10) as u8);
    match suit {
        1..=3 => Kind::suited(Suit::ALL[suit - 1], number).map(Kind::tile),
        4 if (1..=7).contains(&number) => Kind::from_index(26 + usize::from(number)).map(Kind::tile),
        5 if (1..=3).contains(&number) => Some(Tile::red(Suit::ALL[usize::from(number) - 1])),
        _ => None,
    }
}

/// The contents of a string among draws or discards.
pub(super) enum Called {
    Meld(Meld),
    Riichi(u64),
    Kita,
}

/// The place of a called tile in a meld whose last place is `last`; `None` if nobody sits on that side.
pub(super) fn place(seat: Seat, from: Relative, players: Players, last: usize) -> Option<usize> {
    match steps(seat, from, players)? {
        3 => Some(0),
        2 => Some(1),
        _ => Some(last),
    }
}

/// Reads such a string of a seat.
pub(super) fn called(text: &str, seat: Seat, players: Players) -> Result<Called, FormatFault> {
    let wrong = || FormatFault::expected("a call such as `c123…`, `12p1212` or `r25`", text);
    let at = text.find(|c: char| c.is_ascii_alphabetic()).ok_or_else(wrong)?;
    let letter = text.as_bytes()[at];
    let digits: String = text.chars().filter(|c| !c.is_ascii_alphabetic()).collect();
    if digits.len() + 1 != text.len() || !digits.len().is_multiple_of(2) || !at.is_multiple_of(2) {
        return Err(wrong());
    }
    let codes = digits.as_bytes().as_chunks::<2>().0;
    let code = |pair: &[u8; 2]| std::str::from_utf8(pair).ok().and_then(|pair| pair.parse::<u64>().ok());
    let codes: Vec<u64> = codes.iter().map(code).collect::<Option<_>>().ok_or_else(wrong)?;
    if letter == b'r' {
        let [code] = codes[..] else { return Err(wrong()) };
        return Ok(Called::Riichi(code));
    }
    let mut tiles: Vec<Tile> = codes.into_iter().map(tile).collect::<Option<_>>().ok_or_else(wrong)?;
    let place = at / 2;
    if place >= tiles.len() {
        return Err(wrong());
    }
    let marked = tiles.remove(place);
    let from = |last: usize| {
        let steps = match place {
            0 => 3,
            1 => 2,
            _ if place == last => 1,
            _ => return Err(wrong()),
        };
        let nobody = || FormatFault::expected("the place of a tile called from a player, over four seats,", text);
        side(steps, seat, players).ok_or_else(nobody)
    };
    let meld = match (letter, &tiles[..]) {
        (b'f', []) if marked == Kind::NORTH.tile() => return Ok(Called::Kita),
        (b'c', &[a, b]) => Chii::new(marked, [a, b]).map(Meld::Chii)?,
        (b'p', &[a, b]) => Pon::new(marked, [a, b], from(2)?).map(Meld::Pon)?,
        (b'm', &[a, b, c]) => Daiminkan::new(marked, [a, b, c], from(3)?).map(Meld::Daiminkan)?,
        (b'a', &[a, b, c]) => Ankan::new([marked, a, b, c]).map(Meld::Ankan)?,
        // The letter of the pon is replaced, and the added tile precedes the called one.
        (b'k', &[_, _, _]) => {
            let from = from(2)?;
            let of_pon = tiles.remove(place);
            Meld::Kakan(Kakan::new(Pon::new(of_pon, [tiles[0], tiles[1]], from)?, marked)?)
        }
        _ => return Err(wrong()),
    };
    Ok(Called::Meld(meld))
}
