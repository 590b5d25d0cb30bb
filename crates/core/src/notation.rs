//! Tiles as text: mpsz (`123m406p789s11z`, 0 = red five, z 1-7 = East to Red). The reader also accepts `r5m`, `5mr`,
//! the kanji of the honours, and the suit in front (`m123p406`).

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Kind, Suit, Tile};

/// Text that does not name tiles.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{fault} at character {}", at + 1)]
pub struct NotationError {
    /// The character that is wrong, counted from 0.
    pub at: usize,
    /// What is wrong with it.
    pub fault: NotationFault,
}

/// A mistake in a text of tiles.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotationFault {
    /// A character that is no digit, suit letter or honour.
    #[error("`{0}` is neither a number, a suit (m p s z) nor an honour")]
    Unknown(char),
    /// Numbers without a suit letter.
    #[error("the numbers have no suit (m, p, s or z)")]
    NoSuit,
    /// A suit letter without numbers.
    #[error("the suit `{0}` has no numbers")]
    NoNumbers(char),
    /// A number of an honour outside 1 to 7.
    #[error("there is no {0}z: honours are 1z to 7z")]
    NoSuchHonour(u32),
    /// A red mark on a tile other than a five.
    #[error("only fives can be red")]
    RedNotFive,
    /// Not exactly one tile.
    #[error("one tile was expected, here are {0}")]
    NotOneTile(usize),
}

const HONOURS: &str = "東南西北白發中";

/// Reads any number of tiles, in the order written. Blanks are skipped.
pub fn parse_tiles(text: &str) -> Result<Vec<Tile>, NotationError> {
    let mut reader = Reader { chars: text.chars().collect(), at: 0, tiles: Vec::new() };
    while reader.at < reader.chars.len() {
        reader.group()?;
    }
    Ok(reader.tiles)
}

/// Reads exactly one tile.
pub fn parse_tile(text: &str) -> Result<Tile, NotationError> {
    match parse_tiles(text)?.as_slice() {
        [tile] => Ok(*tile),
        tiles => Err(NotationError { at: 0, fault: NotationFault::NotOneTile(tiles.len()) }),
    }
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    tiles: Vec<Tile>,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn fail<T>(&self, at: usize, fault: NotationFault) -> Result<T, NotationError> {
        Err(NotationError { at, fault })
    }

    /// One run of tiles that share a suit letter, or one honour's kanji.
    fn group(&mut self) -> Result<(), NotationError> {
        let start = self.at;
        match self.peek() {
            None => Ok(()),
            Some(c) if c.is_whitespace() => {
                self.at += 1;
                Ok(())
            }
            Some(c) if HONOURS.contains(c) || c == '発' => {
                let number = HONOURS.chars().position(|honour| honour == c).unwrap_or(5);
                self.at += 1;
                self.push(start, 'z', number as u32 + 1)
            }
            Some(suit) if "mpsz".contains(suit) => {
                self.at += 1;
                let digits = self.digits();
                if digits.is_empty() {
                    return self.fail(start, NotationFault::NoNumbers(suit));
                }
                digits.into_iter().try_for_each(|(at, digit)| self.push(at, suit, digit))
            }
            Some('r') => {
                self.at += 1;
                self.suffixed(true)
            }
            Some(c) if c.is_ascii_digit() => self.suffixed(false),
            Some(c) => self.fail(start, NotationFault::Unknown(c)),
        }
    }

    /// Digits followed by a suit letter; `r` before or after marks a red five.
    fn suffixed(&mut self, red_before: bool) -> Result<(), NotationError> {
        let start = self.at;
        let digits = self.digits();
        let suit = match self.peek() {
            Some(suit) if "mpsz".contains(suit) => suit,
            Some(c) if !c.is_whitespace() && c != 'r' => {
                return self.fail(self.at, NotationFault::Unknown(c));
            }
            _ => return self.fail(start, NotationFault::NoSuit),
        };
        self.at += 1;
        // In `5mr` the mark belongs to the five before it; in `4mr5m` it belongs to the five behind it.
        let red_after = self.peek() == Some('r') && !self.chars.get(self.at + 1).is_some_and(char::is_ascii_digit);
        if red_after {
            self.at += 1;
        }
        if digits.is_empty() {
            return self.fail(start, NotationFault::NoNumbers(suit));
        }
        let red = red_before || red_after;
        if red && (digits.len() != 1 || digits[0].1 != 5 || suit == 'z') {
            return self.fail(start, NotationFault::RedNotFive);
        }
        digits.into_iter().try_for_each(|(at, digit)| self.push(at, suit, if red { 0 } else { digit }))
    }

    fn digits(&mut self) -> Vec<(usize, u32)> {
        let mut digits = Vec::new();
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            digits.push((self.at, digit));
            self.at += 1;
        }
        digits
    }

    fn push(&mut self, at: usize, suit: char, digit: u32) -> Result<(), NotationError> {
        let suited = |suit| match digit {
            0 => Some(Tile::red(suit)),
            _ => Kind::suited(suit, digit as u8).map(Kind::tile),
        };
        let tile = match suit {
            'm' => suited(Suit::Man),
            'p' => suited(Suit::Pin),
            's' => suited(Suit::Sou),
            _ if (1..=7).contains(&digit) => Kind::from_index(26 + digit as usize).map(Kind::tile),
            _ => None,
        };
        match tile {
            Some(tile) => {
                self.tiles.push(tile);
                Ok(())
            }
            None => self.fail(at, NotationFault::NoSuchHonour(digit)),
        }
    }
}

/// Writes tiles sorted and grouped by suit: `123m406p11z`.
pub fn format_tiles(tiles: &[Tile]) -> String {
    let mut sorted = tiles.to_vec();
    sorted.sort();
    format_in_order(&sorted)
}

/// Writes tiles in the order given, with neighbours of one suit grouped.
pub fn format_in_order(tiles: &[Tile]) -> String {
    let mut text = String::with_capacity(tiles.len() * 2);
    for (index, tile) in tiles.iter().enumerate() {
        let letter = tile.kind().letter();
        let digit = if tile.is_red() { 0 } else { tile.kind().number() };
        text.push(char::from(b'0' + digit));
        if tiles.get(index + 1).is_none_or(|next| next.kind().letter() != letter) {
            text.push(letter);
        }
    }
    text
}

/// Tiles in order, in JSON as one text: `"123m406p"`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tiles(pub Vec<Tile>);

impl From<Tiles> for String {
    fn from(tiles: Tiles) -> String {
        format_in_order(&tiles.0)
    }
}

impl TryFrom<String> for Tiles {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        parse_tiles(&text).map(Tiles)
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_tile(text)
    }
}

impl TryFrom<String> for Tile {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn all_notations_name_the_same_tiles() {
        let expected = parse_tiles("406m12s17z").unwrap();
        for text in ["4m0m6m12s東中", "4m r5m 6m1s2s東7z", "4m5mr 6m12s1z中", "m406s12z17", " 406m 12s 1z7z"] {
            assert_eq!(parse_tiles(text).as_ref(), Ok(&expected), "{text}");
        }
    }

    #[test]
    fn errors_point_at_the_character() {
        let message = |text: &str| parse_tiles(text).unwrap_err().to_string();
        assert_eq!(message("123m4x"), "`x` is neither a number, a suit (m p s z) nor an honour at character 6");
        assert_eq!(message("123"), "the numbers have no suit (m, p, s or z) at character 1");
        assert_eq!(message("18z"), "there is no 8z: honours are 1z to 7z at character 2");
        assert_eq!(message("0z"), "there is no 0z: honours are 1z to 7z at character 1");
        assert_eq!(message("r4m"), "only fives can be red at character 2");
        assert_eq!(message("m"), "the suit `m` has no numbers at character 1");
        assert_eq!(parse_tile("12m").unwrap_err().to_string(), "one tile was expected, here are 2 at character 1");
    }

    proptest! {
        #[test]
        fn reading_back_what_was_written(indices in prop::collection::vec(0usize..37, 0..40)) {
            let tiles: Vec<Tile> = indices.into_iter().filter_map(|index| Tile::all().nth(index)).collect();
            prop_assert_eq!(parse_tiles(&format_in_order(&tiles)).unwrap(), tiles);
        }

        #[test]
        fn no_text_panics(text in "\\PC{0,30}") {
            let _ = parse_tiles(&text);
        }
    }
}
