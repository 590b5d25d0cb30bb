use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Kind;

/// The number of players. A table of three has no fourth seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Players {
    /// Three players, without the north seat (三人麻雀).
    Three,
    /// Four players, one on each side.
    Four,
}

impl Players {
    /// Returns the number of players: 3 or 4.
    #[inline]
    pub const fn count(self) -> usize {
        match self {
            Players::Three => 3,
            Players::Four => 4,
        }
    }

    /// The seats, from seat 0.
    #[inline]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.count() as u8).map(Seat)
    }

    /// The seats in turn order, beginning with `first`.
    #[inline]
    pub fn seats_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        (0..self.count()).map(move |steps| first.plus(steps, self))
    }

    /// The seats after `first`, in turn order.
    #[inline]
    pub fn others(self, first: Seat) -> impl Iterator<Item = Seat> {
        (1..self.count()).map(move |steps| first.plus(steps, self))
    }

    /// A number of turns modulo the number of players.
    #[inline]
    const fn wrap(self, turns: usize) -> usize {
        match turns.checked_sub(self.count()) {
            None => turns,
            // Division is slow, and more than one go-around is rare.
            Some(beyond) if beyond < self.count() => beyond,
            Some(beyond) => beyond % self.count(),
        }
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> u8 {
        players.count() as u8
    }
}

impl TryFrom<u8> for Players {
    type Error = &'static str;

    fn try_from(count: u8) -> Result<Self, Self::Error> {
        match count {
            3 => Ok(Players::Three),
            4 => Ok(Players::Four),
            _ => Err("a table has 3 or 4 players"),
        }
    }
}

/// A place at the table, the same for the whole match. Seat 0 is the first dealer.
///
/// ```
/// use jantaku_core::{Players, Relative, Seat, Wind};
///
/// let [first, second] = [0, 1].map(|index| Seat::new(index).expect("a seat of four"));
/// assert_eq!(second.wind(first, Players::Four), Wind::South);
/// assert_eq!(first.relative(second, Players::Four), Some(Relative::Right));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, 0 to 3.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < 4 { Some(Seat(index as u8)) } else { None }
    }

    /// Returns the index of the seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` turns later (counter-clockwise, to the right).
    #[inline]
    pub const fn plus(self, steps: usize, players: Players) -> Seat {
        Seat(players.wrap(self.index() + steps) as u8)
    }

    /// The seat whose turn is next.
    #[inline]
    pub const fn next(self, players: Players) -> Seat {
        self.plus(1, players)
    }

    /// How many turns `other` comes after this seat: 0 for itself.
    #[inline]
    pub const fn distance_to(self, other: Seat, players: Players) -> usize {
        players.wrap(other.index() + players.count() - self.index())
    }

    /// This seat's wind when `dealer` deals.
    pub const fn wind(self, dealer: Seat, players: Players) -> Wind {
        Wind::ALL[dealer.distance_to(self, players)]
    }

    /// Where `other` sits as seen from here, or `None` for this seat itself.
    pub const fn relative(self, other: Seat, players: Players) -> Option<Relative> {
        match (self.distance_to(other, players), players) {
            (1, _) => Some(Relative::Right),
            (2, Players::Four) => Some(Relative::Across),
            (2, Players::Three) | (3, _) => Some(Relative::Left),
            _ => None,
        }
    }

    /// The seat on that side, or `None` if nobody sits there: opposite at a table of three.
    pub const fn at(self, side: Relative, players: Players) -> Option<Seat> {
        match (side, players) {
            (Relative::Right, _) => Some(self.plus(1, players)),
            (Relative::Across, Players::Four) => Some(self.plus(2, players)),
            (Relative::Across, Players::Three) => None,
            (Relative::Left, _) => Some(self.plus(players.count() - 1, players)),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Seat::new(usize::from(index)).ok_or("a seat is a number from 0 to 3")
    }
}

/// A wind: of the round, or of a seat in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Wind {
    /// The east wind (東).
    #[serde(rename = "E")]
    East,
    /// The south wind (南).
    #[serde(rename = "S")]
    South,
    /// The west wind (西).
    #[serde(rename = "W")]
    West,
    /// The north wind (北).
    #[serde(rename = "N")]
    North,
}

impl Wind {
    /// All winds in turn order.
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// The tile kind of this wind.
    pub const fn kind(self) -> Kind {
        match self {
            Wind::East => Kind::EAST,
            Wind::South => Kind::SOUTH,
            Wind::West => Kind::WEST,
            Wind::North => Kind::NORTH,
        }
    }

    /// The wind after this one.
    pub const fn next(self) -> Wind {
        Wind::ALL[(self as usize + 1) % 4]
    }

    /// E, S, W or N.
    pub const fn letter(self) -> char {
        match self {
            Wind::East => 'E',
            Wind::South => 'S',
            Wind::West => 'W',
            Wind::North => 'N',
        }
    }
}

impl fmt::Display for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// Where another player sits as seen from a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts", rename = "Side"))]
pub enum Relative {
    /// The next player (下家).
    Right,
    /// The player opposite (対面).
    Across,
    /// The previous player (上家), whose discards may be called for chii.
    Left,
}

impl fmt::Display for Relative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Relative::Right => "right",
            Relative::Across => "across",
            Relative::Left => "left",
        })
    }
}

/// One value for each seat at the table.
///
/// ```
/// use jantaku_core::{BySeat, Players, Seat};
///
/// let mut scores = BySeat::from_fn(Players::Three, |_| 35_000);
/// scores[Seat::new(2).expect("a seat of three")] -= 1_000;
/// assert_eq!(scores.values().sum::<i32>(), 104_000);
/// ```
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T>(ArrayVec<T, 4>);

/// Searches clone rounds often: this copies four values without a loop.
impl<T: Clone> Clone for BySeat<T> {
    #[inline]
    fn clone(&self) -> Self {
        BySeat(match self.0.as_slice() {
            [a, b, c, d] => ArrayVec::from([a.clone(), b.clone(), c.clone(), d.clone()]),
            values => values.iter().cloned().collect(),
        })
    }
}

impl<T> BySeat<T> {
    /// One value for each seat, made by `make`.
    pub fn from_fn(players: Players, make: impl FnMut(Seat) -> T) -> Self {
        BySeat(players.seats().map(make).collect())
    }

    /// From a list with one value per seat; `None` if it has neither three nor four.
    pub fn from_vec(values: Vec<T>) -> Option<Self> {
        (3..=4).contains(&values.len()).then(|| BySeat(values.into_iter().collect()))
    }

    /// The number of players.
    #[inline]
    pub fn players(&self) -> Players {
        if self.0.len() == 3 { Players::Three } else { Players::Four }
    }

    /// The value of a seat, or `None` if nobody sits there.
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The value of a seat, mutable, or `None` if nobody sits there.
    #[inline]
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// Seats with their values, from seat 0.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// Seats with their values, mutable.
    #[inline]
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The values, from seat 0.
    #[inline]
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// A value for each seat, made from the present ones.
    pub fn map<U>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, value)| change(seat, value)).collect())
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let found = values.len();
        let wrong = || D::Error::custom(format!("a list by seat has {found} values; a table has 3 or 4 seats"));
        BySeat::from_vec(values).ok_or_else(wrong)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_and_seats_agree_for_three_and_four() {
        for players in [Players::Three, Players::Four] {
            for here in players.seats() {
                for there in players.seats() {
                    let side = here.relative(there, players);
                    assert_eq!(side.is_none(), here == there);
                    if let Some(side) = side {
                        assert_eq!(here.at(side, players), Some(there));
                    }
                }
            }
        }
        assert_eq!(Seat(0).at(Relative::Across, Players::Three), None);
    }

    /// R-027
    #[test]
    fn seat_winds_count_from_the_dealer() {
        assert_eq!(Seat(2).wind(Seat(2), Players::Four), Wind::East);
        assert_eq!(Seat(1).wind(Seat(2), Players::Four), Wind::North);
        assert_eq!(Seat(1).wind(Seat(2), Players::Three), Wind::West);
    }
}
