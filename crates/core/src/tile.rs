use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the three numbered suits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Suit {
    /// The suit of characters (萬子).
    Man,
    /// The suit of dots (筒子).
    Pin,
    /// The suit of bamboo (索子).
    Sou,
}

impl Suit {
    /// All suits in the order of the notation.
    pub const ALL: [Suit; 3] = [Suit::Man, Suit::Pin, Suit::Sou];

    /// The suit's letter in mpsz notation.
    pub fn letter(self) -> char {
        match self {
            Suit::Man => 'm',
            Suit::Pin => 'p',
            Suit::Sou => 's',
        }
    }
}

/// The class of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TileClass {
    /// 2 to 8 (中張牌).
    Simple,
    /// 1 and 9 (老頭牌).
    Terminal,
    /// Winds and dragons (字牌).
    Honour,
}

/// One of the 34 kinds of tile, without regard to a red five.
///
/// ```
/// use jantaku_core::{Kind, Suit};
///
/// let five = Kind::suited(Suit::Pin, 5).expect("suits have fives");
/// assert_eq!(five.to_string(), "5p");
/// assert_eq!(five.offset(2), Kind::suited(Suit::Pin, 7));
/// assert_eq!(Kind::EAST.to_string(), "1z");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "Tile", try_from = "Tile")]
pub struct Kind(u8);

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 34;
    /// The kind of the east wind (東).
    pub const EAST: Kind = Kind(27);
    /// The kind of the south wind (南).
    pub const SOUTH: Kind = Kind(28);
    /// The kind of the west wind (西).
    pub const WEST: Kind = Kind(29);
    /// The kind of the north wind (北).
    pub const NORTH: Kind = Kind(30);
    /// The kind of the white dragon (白).
    pub const HAKU: Kind = Kind(31);
    /// The kind of the green dragon (發).
    pub const HATSU: Kind = Kind(32);
    /// The kind of the red dragon (中).
    pub const CHUN: Kind = Kind(33);

    /// All kinds: characters, dots, bamboo, winds, dragons.
    pub fn all() -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Kind)
    }

    /// The kind with this index (0 to 33), in the order of [`Kind::all`].
    pub const fn from_index(index: usize) -> Option<Kind> {
        if index < Self::COUNT { Some(Kind(index as u8)) } else { None }
    }

    /// The kind of a suit and a number from 1 to 9.
    pub const fn suited(suit: Suit, number: u8) -> Option<Kind> {
        if number >= 1 && number <= 9 { Some(Kind(suit as u8 * 9 + number - 1)) } else { None }
    }

    /// The index from 0 to 33.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit, or `None` for an honour.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Man),
            1 => Some(Suit::Pin),
            2 => Some(Suit::Sou),
            _ => None,
        }
    }

    /// The number from 1 to 9 of a suit tile; for honours 1 to 7 as in `1z` to `7z`.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The letter of the notation: m, p, s or z.
    pub fn letter(self) -> char {
        self.suit().map_or('z', Suit::letter)
    }

    /// The kind `steps` higher in the same suit, if there is one. An honour has none but itself.
    #[inline]
    pub const fn offset(self, steps: i8) -> Option<Kind> {
        let number = (self.number() as i8).saturating_add(steps);
        match self.suit() {
            _ if steps == 0 => Some(self),
            Some(suit) if number > 0 => Kind::suited(suit, number as u8),
            _ => None,
        }
    }

    /// Simple, terminal or honour.
    pub const fn class(self) -> TileClass {
        match (self.0, self.0 % 9) {
            (27.., _) => TileClass::Honour,
            (_, 0 | 8) => TileClass::Terminal,
            _ => TileClass::Simple,
        }
    }

    /// Returns whether the kind is a wind or a dragon.
    pub const fn is_honour(self) -> bool {
        self.0 >= 27
    }

    /// White, green or red dragon.
    pub const fn is_dragon(self) -> bool {
        self.0 >= 31
    }

    /// East, south, west or north.
    pub const fn is_wind(self) -> bool {
        self.0 >= 27 && self.0 < 31
    }

    /// 1 or 9 of a suit.
    pub const fn is_terminal(self) -> bool {
        matches!(self.class(), TileClass::Terminal)
    }

    /// 2, 3, 4, 6, 8 of bamboo and the green dragon.
    pub const fn is_green(self) -> bool {
        matches!(self.0, 19 | 20 | 21 | 23 | 25 | 32)
    }

    /// The dora that an indicator of this kind points to: suits wrap from 9 to 1, winds and dragons cycle among
    /// themselves. If the only characters are 1 and 9, `1m` points to `9m`.
    #[inline]
    pub const fn dora(self, short_man: bool) -> Kind {
        if self.0 == 0 && short_man { Kind(8) } else { DORA[self.index()] }
    }

    /// The plain tile of this kind.
    pub const fn tile(self) -> Tile {
        Tile(self.0)
    }
}

/// By indicator, with all characters in play.
const DORA: [Kind; Kind::COUNT] = {
    let mut dora = [Kind(0); Kind::COUNT];
    let mut at = 0;
    while at < Kind::COUNT as u8 {
        dora[at as usize] = Kind(match at {
            0..27 => at / 9 * 9 + (at % 9 + 1) % 9,
            27..31 => 27 + (at - 27 + 1) % 4,
            _ => 31 + (at - 31 + 1) % 3,
        });
        at += 1;
    }
    dora
};

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), self.letter())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the 37 faces, in mpsz notation: the 34 kinds, `1m` to `9m`, `p`, `s` and `1z` to `7z`, and the three red fives, `0m`, `0p` and `0s`.
/// The first is the default, which fills unused places of short lists.
#[derive(Default, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(
        export_to = "wire.ts",
        type = "`${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}${'m' | 'p' | 's'}` | `${1 | 2 | 3 | 4 | 5 | 6 | 7}z`"
    )
)]
pub struct Tile(u8);

/// In mpsz notation, 0 is a red five:
///
/// ```
/// use jantaku_core::Tile;
///
/// let five: Tile = "5s".parse()?;
/// let red: Tile = "0s".parse()?;
/// assert!(red.is_red() && red.kind() == five.kind());
/// # Ok::<(), jantaku_core::notation::NotationError>(())
/// ```
impl Tile {
    /// The number of faces.
    pub const COUNT: usize = 37;

    /// The red five of a suit (赤牌).
    pub const fn red(suit: Suit) -> Tile {
        Tile(34 + suit as u8)
    }

    /// All faces, the red fives last.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        (0..Self::COUNT as u8).map(Tile)
    }

    /// The index from 0 to 36: the kinds, then the red fives of characters, dots and bamboo.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind; a red five is an ordinary five of its suit.
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[self.0 as usize]
    }

    /// Whether this is a red five.
    #[inline]
    pub const fn is_red(self) -> bool {
        self.0 >= 34
    }

    /// The rank in the order of tiles.
    #[inline]
    const fn rank(self) -> u8 {
        RANKS[self.0 as usize]
    }
}

/// By face, with an entry for every byte, so that no bounds check is needed.
static KINDS: [Kind; 256] = {
    let mut kinds = [Kind(0); 256];
    let mut at = 0;
    while at < Tile::COUNT as u8 {
        kinds[at as usize] = Kind(if at < 34 { at } else { (at - 34) * 9 + 4 });
        at += 1;
    }
    kinds
};

/// By face: the red five before the ordinary ones.
static RANKS: [u8; 256] = {
    let mut ranks = [0; 256];
    let mut at = 0;
    while at < Tile::COUNT {
        let tile = Tile(at as u8);
        ranks[at] = 2 * tile.kind().0 + !tile.is_red() as u8;
        at += 1;
    }
    ranks
};

impl PartialOrd for Tile {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Tile {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl From<Kind> for Tile {
    fn from(kind: Kind) -> Self {
        kind.tile()
    }
}

impl TryFrom<Tile> for Kind {
    type Error = &'static str;

    fn try_from(tile: Tile) -> Result<Self, Self::Error> {
        if tile.is_red() { Err("a kind of tile is never a red five") } else { Ok(tile.kind()) }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_red() { write!(f, "0{}", self.kind().letter()) } else { self.kind().fmt(f) }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> Self {
        tile.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R-008
    #[test]
    fn dora_cycles_within_suits_winds_and_dragons() {
        let points = |text: &str, short| text.parse::<Tile>().unwrap().kind().dora(short).to_string();
        for (indicator, dora) in [
            ("2p", "3p"),
            ("9m", "1m"),
            ("9s", "1s"),
            ("4z", "1z"),
            ("1z", "2z"),
            ("7z", "5z"),
            ("6z", "7z"),
            ("0s", "6s"),
        ] {
            assert_eq!(points(indicator, false), dora);
        }
        assert_eq!(points("1m", true), "9m");
        assert_eq!(points("1p", true), "2p");
    }

    /// R-019
    #[test]
    fn a_red_five_is_a_five() {
        assert_eq!(Tile::red(Suit::Pin).kind(), Kind::suited(Suit::Pin, 5).unwrap());
        assert!(Tile::red(Suit::Pin) < Kind::suited(Suit::Pin, 5).unwrap().tile());
        assert!(Tile::red(Suit::Pin) > Kind::suited(Suit::Pin, 4).unwrap().tile());
    }

    /// R-005
    #[test]
    fn thirteen_kinds_are_yaochuu() {
        let yaochuu: Vec<Kind> = Kind::all().filter(|kind| kind.is_yaochuu()).collect();
        assert_eq!(yaochuu.len(), 13);
        assert!(yaochuu.iter().all(|kind| kind.class() != TileClass::Simple));
    }

    /// R-002, R-003, R-004: three suits of nine, four winds, three dragons; each kind is of one class.
    #[test]
    fn every_kind_is_of_one_suit_or_honour_and_of_one_class() {
        for suit in Suit::ALL {
            let kinds: Vec<Kind> = Kind::all().filter(|kind| kind.suit() == Some(suit)).collect();
            assert_eq!(kinds.iter().map(|kind| kind.number()).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
            assert!(kinds.iter().all(|kind| (kind.class() == TileClass::Terminal) == [1, 9].contains(&kind.number())));
        }
        let of = |is: fn(Kind) -> bool| Kind::all().filter(|&kind| is(kind)).collect::<Vec<_>>();
        assert_eq!(of(Kind::is_wind), [Kind::EAST, Kind::SOUTH, Kind::WEST, Kind::NORTH]);
        assert_eq!(of(Kind::is_dragon), [Kind::HAKU, Kind::HATSU, Kind::CHUN]);
        assert_eq!(of(Kind::is_honour).len(), 7);
        let class = |wanted| Kind::all().filter(|kind| kind.class() == wanted).count();
        assert_eq!([TileClass::Simple, TileClass::Terminal, TileClass::Honour].map(class), [21, 6, 7]);
    }
}
