use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::notation::Tiles;
use crate::{Counts, Kind, KindSet, Meld, Tile};

/// An error for tiles that cannot be a hand.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum HandError {
    /// Concealed tiles and melds do not add up to 13, not counting the drawn tile.
    #[error("a hand is 13 tiles with each meld counted as three; this one has {0}")]
    WrongSize(usize),
    /// Five or more of one kind.
    #[error("there are only four {0} in the set, the hand has more")]
    FiveOfAKind(Kind),
    /// A tile that is not in the hand.
    #[error("the hand does not hold {0}")]
    NotHeld(Tile),
}

// R-026
/// What a player holds: the concealed tiles in order, the tile just drawn apart, and the melds.
///
/// Between turns a hand is 13 tiles with each meld counted as three; after a draw `drawn` holds the
/// fourteenth; after a chii or pon the fourteenth is among `concealed`.
///
/// ```
/// use jantaku_core::Hand;
/// use jantaku_core::notation::{format_tiles, parse_tiles};
///
/// let mut hand = Hand::new(&parse_tiles("123m456p789s1122z")?, &[])?;
/// hand.draw("3z".parse()?);
/// hand.discard("1z".parse()?, false)?;
/// assert_eq!(format_tiles(hand.concealed()), "123m456p789s1223z");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "HandForm", try_from = "HandForm")]
pub struct Hand {
    concealed: tinyvec::ArrayVec<[Tile; 14]>,
    drawn: Option<Tile>,
    melds: ArrayVec<Meld, 4>,
    /// The concealed tiles and the drawn one by kind; a cache, updated with every change.
    counts: Counts,
    /// The red fives among all tiles, melds included; a cache too.
    reds: u8,
}

impl Hand {
    /// A hand between turns: 13 tiles, each meld counted as three.
    pub fn new(concealed: &[Tile], melds: &[Meld]) -> Result<Self, HandError> {
        let size = concealed.len() + 3 * melds.len();
        if size != 13 || melds.len() > 4 {
            return Err(HandError::WrongSize(size));
        }
        let mut hand = Hand {
            concealed: concealed.iter().copied().collect(),
            drawn: None,
            melds: melds.iter().copied().collect(),
            counts: concealed.iter().copied().collect(),
            reds: 0,
        };
        hand.reds = hand.counted_reds();
        hand.concealed.sort();
        match hand.all_counts().five_of_a_kind() {
            Some(kind) => Err(HandError::FiveOfAKind(kind)),
            None => Ok(hand),
        }
    }

    /// The concealed tiles in order, without the drawn one.
    #[inline]
    pub fn concealed(&self) -> &[Tile] {
        &self.concealed
    }

    /// The tile drawn this turn.
    #[inline]
    pub fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// The melds in the order they were laid.
    #[inline]
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The concealed tiles with the drawn one at the end.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + Clone + '_ {
        self.concealed.iter().copied().chain(self.drawn)
    }

    /// How many of each kind are concealed, the drawn tile included.
    #[inline]
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// The kinds of which all four are concealed, the drawn tile included.
    #[inline]
    pub fn all_four(&self) -> KindSet {
        self.counts.at_least(4)
    }

    /// How many of each kind are held, melds included.
    pub fn all_counts(&self) -> Counts {
        let mut counts = self.counts;
        self.add_melds(&mut counts);
        counts
    }

    /// Adds the tiles of the melds.
    #[inline]
    pub fn add_melds(&self, counts: &mut Counts) {
        for meld in &self.melds {
            meld.tiles_as_called().iter().for_each(|tile| counts.add(tile.kind()));
        }
    }

    /// How many red fives the hand has, melds and the drawn tile included.
    #[inline]
    pub fn reds(&self) -> u8 {
        self.reds
    }

    /// The concealed tiles put into groups of these kinds, each tile once: a red five is in the first group that has its
    /// kind. A kind that no tile is left for is passed over.
    pub fn grouped(&self, drawn: Option<Tile>, groups: impl IntoIterator<Item = Vec<Kind>>) -> Vec<Vec<Tile>> {
        let mut left: Vec<Tile> = self.tiles().chain(drawn).collect();
        left.sort_by_key(|tile| !tile.is_red());
        let mut take = |kind| left.iter().position(|tile| tile.kind() == kind).map(|at| left.remove(at));
        let group = |kinds: Vec<Kind>| {
            let mut tiles: Vec<Tile> = kinds.into_iter().filter_map(&mut take).collect();
            tiles.sort();
            tiles
        };
        groups.into_iter().map(group).collect()
    }

    fn counted_reds(&self) -> u8 {
        let melded = self.melds.iter().flat_map(Meld::tiles_as_called);
        self.tiles().chain(melded).map(|tile| u8::from(tile.is_red())).sum()
    }

    /// The number of tiles that are concealed, the drawn one included.
    #[inline]
    pub fn concealed_len(&self) -> usize {
        self.concealed.len() + usize::from(self.drawn.is_some())
    }

    /// Whether the hand has no melds other than closed kans (門前).
    #[inline]
    pub fn is_closed(&self) -> bool {
        !self.melds.iter().any(Meld::is_open)
    }

    /// Adds a tile drawn from the wall.
    #[inline]
    pub fn draw(&mut self, tile: Tile) {
        self.settle();
        self.drawn = Some(tile);
        self.counts.add(tile.kind());
        self.reds += u8::from(tile.is_red());
    }

    /// Discards the drawn tile itself (`tsumogiri`), or a tile from the rest of the hand.
    #[inline]
    pub fn discard(&mut self, tile: Tile, tsumogiri: bool) -> Result<(), HandError> {
        if tsumogiri {
            if self.drawn != Some(tile) {
                return Err(HandError::NotHeld(tile));
            }
            self.drawn = None;
        } else {
            self.part_with(tile)?;
        }
        self.uncount(tile);
        self.reds -= u8::from(tile.is_red());
        Ok(())
    }

    /// Removes a tile from the rest of the hand; the drawn tile, if any, joins the others.
    fn part_with(&mut self, tile: Tile) -> Result<(), HandError> {
        let gap = self.position(tile)?;
        match self.drawn.take() {
            Some(drawn) => self.fill(gap, drawn),
            None => drop(self.concealed.remove(gap)),
        }
        Ok(())
    }

    /// Lays a meld: its tiles leave the hand. An added kan replaces its pon. Nothing changes on an error.
    pub fn lay(&mut self, meld: Meld) -> Result<(), HandError> {
        let mut changed = self.clone();
        changed.settle();
        if let Meld::Kakan(kakan) = meld {
            changed.remove(kakan.added())?;
            let pon = changed.melds.iter_mut().find(|laid| **laid == Meld::Pon(*kakan.pon()));
            *pon.ok_or(HandError::NotHeld(kakan.added()))? = meld;
        } else {
            for tile in meld.own_when_called() {
                changed.remove(tile)?;
            }
            let size = 3 * (changed.melds.len() + 1) + changed.concealed.len();
            changed.melds.try_push(meld).map_err(|_| HandError::WrongSize(size))?;
        }
        changed.reds = changed.counted_reds();
        *self = changed;
        Ok(())
    }

    /// Sets a tile aside: like a discard from anywhere in the hand, with the drawn tile joining the others.
    pub fn set_aside(&mut self, tile: Tile) -> Result<(), HandError> {
        let drawn = self.drawn == Some(tile);
        self.discard(tile, drawn)
    }

    /// Puts the drawn tile among the others.
    #[inline]
    fn settle(&mut self) {
        if let Some(tile) = self.drawn.take() {
            self.insert(tile);
        }
    }

    fn insert(&mut self, tile: Tile) {
        let at = self.concealed.partition_point(|&held| held < tile);
        self.concealed.insert(at, tile);
    }

    /// Puts the drawn tile among the others in place of the one removed; those between move by one.
    fn fill(&mut self, gap: usize, drawn: Tile) {
        let at = self.concealed.partition_point(|&held| held < drawn);
        let at = if at <= gap {
            self.concealed.copy_within(at..gap, at + 1);
            at
        } else {
            self.concealed.copy_within(gap + 1..at, gap);
            at - 1
        };
        self.concealed[at] = drawn;
    }

    fn position(&self, tile: Tile) -> Result<usize, HandError> {
        self.concealed.iter().position(|&held| held == tile).ok_or(HandError::NotHeld(tile))
    }

    fn remove(&mut self, tile: Tile) -> Result<(), HandError> {
        let at = self.position(tile)?;
        self.concealed.remove(at);
        self.uncount(tile);
        Ok(())
    }

    #[inline]
    fn uncount(&mut self, tile: Tile) {
        let counted = self.counts.take(tile.kind());
        debug_assert!(counted, "what is held is counted");
    }
}

/// A hand in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HandForm {
    concealed: Tiles,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    drawn: Option<Tile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    melds: Vec<Meld>,
}

impl From<Hand> for HandForm {
    fn from(hand: Hand) -> Self {
        HandForm { concealed: Tiles(hand.concealed.to_vec()), drawn: hand.drawn, melds: hand.melds.to_vec() }
    }
}

impl TryFrom<HandForm> for Hand {
    type Error = HandError;

    fn try_from(form: HandForm) -> Result<Self, HandError> {
        let mut hand = Hand::new(&form.concealed.0, &form.melds)?;
        if let Some(tile) = form.drawn {
            hand.draw(tile);
        }
        Ok(hand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pon, Relative, notation::parse_tiles};

    fn hand(text: &str) -> Hand {
        Hand::new(&parse_tiles(text).unwrap(), &[]).unwrap()
    }

    /// R-085
    #[test]
    fn the_drawn_tile_stays_apart_until_another_is_discarded() {
        let mut hand = hand("123456789m1234p");
        let five: Tile = "5p".parse().unwrap();
        hand.draw(five);
        assert_eq!(hand.drawn(), Some(five));
        assert_eq!(hand.clone().discard(five, false), Err(HandError::NotHeld(five)));
        hand.discard("1m".parse().unwrap(), false).unwrap();
        assert_eq!(hand.drawn(), None);
        assert_eq!(hand.concealed().last(), Some(&five));
    }

    #[test]
    fn a_kakan_replaces_its_pon() {
        let mut hand = hand("1115m456789p123s");
        let one: Tile = "1m".parse().unwrap();
        let pon = Pon::new(one, [one, one], Relative::Left).unwrap();
        hand.lay(Meld::Pon(pon)).unwrap();
        assert_eq!(hand.concealed().len(), 11);
        hand.lay(Meld::Kakan(crate::Kakan::new(pon, one).unwrap())).unwrap();
        assert_eq!((hand.concealed().len(), hand.melds().len()), (10, 1));
        assert!(!hand.is_closed());
    }

    #[test]
    fn impossible_hands_are_refused() {
        assert_eq!(Hand::new(&parse_tiles("123m").unwrap(), &[]), Err(HandError::WrongSize(3)));
        let five = Hand::new(&parse_tiles("55550m12345678p").unwrap(), &[]);
        assert_eq!(five.unwrap_err().to_string(), "there are only four 5m in the set, the hand has more");
    }
}
