//! Tiles such as `m5`, `m0` and `z7`; hands as groups of one suit, melds after commas with a mark for the called tile.

use jantaku_core::{Ankan, Chii, Daiminkan, Kakan, Kind, Meld, Pon, Relative, Suit, Tile};

use crate::formats::FormatFault;

/// One tile; `_` and `*` after it are ignored.
pub(super) fn tile(text: &str) -> Result<Tile, FormatFault> {
    match tiles(text.trim_end_matches(['_', '*', '+', '=', '-']))?[..] {
        [tile] => Ok(tile),
        _ => Err(FormatFault::expected("one tile such as `m5`", text)),
    }
}

/// Tiles in the order written; `_` is a hidden tile and is left out.
pub(super) fn tiles(text: &str) -> Result<Vec<Tile>, FormatFault> {
    let wrong = || FormatFault::expected("tiles such as `m123p406z1`", text);
    let (mut suit, mut tiles) = (None, Vec::new());
    for c in text.chars() {
        match c {
            'm' | 'p' | 's' | 'z' => suit = Some(c),
            '_' => {}
            '0'..='9' => {
                let number = c as u8 - b'0';
                let suited = Suit::ALL.into_iter().find(|known| Some(known.letter()) == suit);
                tiles.push(match (suited, number) {
                    (Some(suit), 0) => Tile::red(suit),
                    (Some(suit), _) => Kind::suited(suit, number).ok_or_else(wrong)?.tile(),
                    (None, 1..=7) if suit == Some('z') => {
                        Kind::from_index(26 + usize::from(number)).ok_or_else(wrong)?.tile()
                    }
                    _ => return Err(wrong()),
                });
            }
            _ => return Err(wrong()),
        }
    }
    Ok(tiles)
}

/// The concealed part of a hand string; `*` after it marks riichi.
pub(super) fn concealed(text: &str) -> Result<Vec<Tile>, FormatFault> {
    let hand = text.split(',').next().unwrap_or_default();
    tiles(hand.strip_suffix('*').unwrap_or(hand))
}

/// A meld such as `m12-3`, `p505=`, `s5550=`, `z1111`, `z777+7`: the mark follows the called tile.
pub(super) fn meld(text: &str) -> Result<Meld, FormatFault> {
    let wrong = || FormatFault::expected("a meld such as `m12-3` or `z777+7`", text);
    let Some(at) = text.find(['+', '=', '-']) else {
        let &[a, b, c, d] = &tiles(text)?[..] else { return Err(wrong()) };
        return Ok(Meld::Ankan(Ankan::new([a, b, c, d])?));
    };
    let from = match text.as_bytes()[at] {
        b'+' => Relative::Right,
        b'=' => Relative::Across,
        _ => Relative::Left,
    };
    let suit = text.chars().next().ok_or_else(wrong)?;
    let before = tiles(&text[..at])?;
    let after = tiles(&format!("{suit}{}", &text[at + 1..]))?;
    let (&called, own) = before.split_last().ok_or_else(wrong)?;
    Ok(match (own, &after[..]) {
        (&[a, b], &[]) if a.kind() != b.kind() => Meld::Chii(Chii::new(called, [a, b])?),
        (&[a, b], &[]) => Meld::Pon(Pon::new(called, [a, b], from)?),
        (&[a], &[b]) => Meld::Chii(Chii::new(called, [a, b])?),
        (&[], &[a, b]) => Meld::Chii(Chii::new(called, [a, b])?),
        (&[a, b, c], &[]) => Meld::Daiminkan(Daiminkan::new(called, [a, b, c], from)?),
        (&[a, b], &[added]) => Meld::Kakan(Kakan::new(Pon::new(called, [a, b], from)?, added)?),
        _ => return Err(wrong()),
    })
}

pub(super) fn tile_text(tile: Tile) -> String {
    let number = if tile.is_red() { 0 } else { tile.kind().number() };
    format!("{}{number}", tile.kind().letter())
}

/// Tiles in order, as groups of one suit.
pub(super) fn tiles_text(tiles: &[Tile]) -> String {
    let mut tiles = tiles.to_vec();
    tiles.sort();
    let (mut text, mut suit) = (String::new(), None);
    for tile in tiles {
        let one = tile_text(tile);
        let (letter, number) = one.split_at(1);
        if suit.replace(tile.kind().letter()) != Some(tile.kind().letter()) {
            text.push_str(letter);
        }
        text.push_str(number);
    }
    text
}

/// A meld, marked after the called tile.
pub(super) fn meld_text(meld: &Meld) -> String {
    let digits = |tiles: &[Tile]| tiles.iter().map(|&tile| tile_text(tile).split_off(1)).collect::<String>();
    let letter = meld.kind().letter();
    let mark = match meld.called().map(|(_, from)| from) {
        None => "",
        Some(Relative::Right) => "+",
        Some(Relative::Across) => "=",
        Some(Relative::Left) => "-",
    };
    match meld {
        Meld::Chii(chii) => {
            let mut tiles = chii.own().to_vec();
            tiles.push(chii.called());
            tiles.sort();
            let written = |tile: &Tile| digits(&[*tile]) + if *tile == chii.called() { mark } else { "" };
            format!("{letter}{}", tiles.iter().map(written).collect::<String>())
        }
        Meld::Pon(pon) => format!("{letter}{}{}{mark}", digits(&pon.own()), digits(&[pon.called()])),
        Meld::Daiminkan(kan) => format!("{letter}{}{}{mark}", digits(&kan.own()), digits(&[kan.called()])),
        Meld::Kakan(kan) => {
            let pon = kan.pon();
            format!("{letter}{}{}{mark}{}", digits(&pon.own()), digits(&[pon.called()]), digits(&[kan.added()]))
        }
        Meld::Ankan(kan) => format!("{letter}{}", digits(&kan.tiles())),
    }
}
