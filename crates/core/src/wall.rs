#[cfg(feature = "rand")]
mod shuffle;

use std::sync::Arc;

#[cfg(feature = "seeds")]
pub use shuffle::WallSeed;
#[cfg(feature = "rand")]
pub use shuffle::below;
use thiserror::Error;

use crate::rules::TileSet;
use crate::{Dice, Players, Tile, notation};

/// The dead wall (王牌) is seven stacks of two.
const DEAD: usize = 14;

/// Tiles that are not those of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WallError {
    /// Too many or too few of a face.
    #[error("the wall has {found} of {tile}, the rules play with {wanted}")]
    WrongCount {
        /// The face whose number is wrong.
        tile: Tile,
        /// How many the wall has.
        found: usize,
        /// How many the rules require.
        wanted: usize,
    },
    /// Text that is not a wall.
    #[error(transparent)]
    Notation(#[from] notation::NotationError),
}

/// All tiles in a fixed order.
///
/// The live wall comes first, in the order of drawing; its first tiles are the deal. Next are the places of the
/// supplement tiles and the indicators, stack by stack from the open end of the dead wall, the upper tile of each stack
/// before the lower: the supplement tiles, 4 or 8, then five stacks with a dora indicator over its ura indicator.
///
/// The dead wall (王牌) always has fourteen tiles: with each supplement tile drawn, the last tile of the live wall joins
/// it. With eight places for supplement tiles the stacks of the last two indicators are at first outside those fourteen
/// and can be drawn as the last live tiles, the farthest stack first; after the kans that turn them they no longer can.
///
/// A wall never changes: all clones share its tiles.
///
/// ```
/// use jantaku_core::{Ruleset, Wall, notation};
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// assert_eq!(wall.tiles().len(), 136);
/// assert_eq!(notation::format_in_order(&wall.tiles()[..13]), "2z2s9p77z5m1z4s2m5s5z2s6z");
/// # Ok::<(), jantaku_core::rules::RulesError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Wall {
    tiles: Arc<[Tile]>,
    set: TileSet,
    dice: Option<Dice>,
}

/// A place in the wall, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// The `nth` tile of the deal and the draws after it.
    Live(usize),
    /// The `nth` supplement tile (嶺上牌): top of stack 1, its bottom, top of stack 2, and so on.
    Supplement(usize),
    /// The `nth` dora indicator.
    Indicator(usize),
    /// The ura indicator under the `nth` dora indicator.
    Ura(usize),
}

/// The position in the wall of the `nth` of the thirteen tiles dealt to the player who sits `turn` seats after the
/// dealer: everyone in turn takes four tiles three times, then one.
// R-021, R-022
#[inline]
pub fn dealt_at(players: Players, turn: usize, nth: usize) -> usize {
    let players = players.count();
    match nth {
        0..12 => nth / 4 * 4 * players + turn * 4 + nth % 4,
        _ => 12 * players + turn,
    }
}

impl TileSet {
    /// The number of live tiles, the deal included, before any supplement tile is drawn.
    pub const fn live_len(&self) -> usize {
        self.size() - DEAD
    }

    /// The number of tiles that are not drawn. The live wall loses a tile with each supplement tile drawn.
    pub const fn dead_len(&self) -> usize {
        DEAD
    }

    /// The position of a place in the wall; `None` if there is no such place.
    #[inline]
    pub fn index(&self, place: Place) -> Option<usize> {
        let dead = self.size() - self.supplements() - 2 * Wall::INDICATORS;
        let before = self.before_indicators();
        match place {
            Place::Live(nth) if nth < dead => Some(nth),
            // Where the two walls meet, the farthest stack comes first.
            Place::Live(nth) if nth < self.live_len() => {
                Some(self.size() - 2 - (nth - dead) / 2 * 2 + (nth - dead) % 2)
            }
            Place::Supplement(nth) if nth < before.min(self.supplements()) => Some(dead + nth),
            // If the first indicator is nearer the end, the last supplement tiles are behind all indicators (R-012).
            Place::Supplement(nth) if nth < self.supplements() => Some(dead + 2 * Wall::INDICATORS + nth),
            Place::Indicator(nth) if nth < Wall::INDICATORS => Some(dead + before + 2 * nth),
            Place::Ura(nth) if nth < Wall::INDICATORS => Some(dead + before + 2 * nth + 1),
            _ => None,
        }
    }
}

impl Wall {
    /// The most kans in a round, all players together.
    pub const KANS: usize = 4;
    /// The number of dora indicators in the dead wall.
    pub const INDICATORS: usize = 5;

    /// A wall in this order, if it has exactly the tiles of `set`.
    pub fn new(tiles: Vec<Tile>, set: &TileSet) -> Result<Self, WallError> {
        count(&tiles, set)?;
        Ok(Wall { tiles: tiles.into(), set: *set, dice: None })
    }

    /// Checks that the wall has exactly the tiles of `set`.
    pub fn check(&self, set: &TileSet) -> Result<(), WallError> {
        if self.set == *set { Ok(()) } else { count(&self.tiles, set) }
    }

    /// The same wall with these dice.
    #[must_use]
    pub fn with_dice(self, dice: Option<Dice>) -> Self {
        Wall { dice, ..self }
    }

    /// The dice that broke the wall, if known.
    pub fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// All tiles in order.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The number of live tiles, the deal included, before any supplement tile is drawn.
    pub fn live_len(&self) -> usize {
        self.set.live_len()
    }

    /// The tile at a place.
    #[inline]
    pub fn at(&self, place: Place) -> Option<Tile> {
        self.tiles.get(self.set.index(place)?).copied()
    }
}

fn count(tiles: &[Tile], set: &TileSet) -> Result<(), WallError> {
    let mut found = [0usize; Tile::COUNT];
    tiles.iter().for_each(|tile| found[tile.index()] += 1);
    match Tile::all().find(|&tile| found[tile.index()] != set.count(tile)) {
        Some(tile) => Err(WallError::WrongCount { tile, found: found[tile.index()], wanted: set.count(tile) }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ruleset;

    fn set() -> TileSet {
        Ruleset::preset("tenhou").unwrap().tile_set()
    }

    /// R-010, R-011
    #[test]
    fn the_dead_wall_is_laid_out_stack_by_stack() {
        let set = set();
        assert_eq!(set.live_len(), 122);
        let at = |place| set.index(place);
        assert_eq!([0, 1, 2, 3].map(|nth| at(Place::Supplement(nth))), [122, 123, 124, 125].map(Some));
        assert_eq!(at(Place::Supplement(4)), None);
        for nth in 0..5 {
            let upper = 126 + 2 * nth;
            assert_eq!((at(Place::Indicator(nth)), at(Place::Ura(nth))), (Some(upper), Some(upper + 1)));
        }
        assert_eq!([121, 122].map(|nth| at(Place::Live(nth))), [Some(121), None]);
        assert_eq!((at(Place::Indicator(5)), at(Place::Ura(5))), (None, None));
    }

    #[test]
    fn with_the_indicator_on_stack_two_the_last_supplements_lie_at_the_far_end() {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.dora_indicator_stack = 2;
        let set = rules.tile_set();
        let at = |place| set.index(place);
        assert_eq!([0, 1, 2, 3].map(|nth| at(Place::Supplement(nth))), [122, 123, 134, 135].map(Some));
        assert_eq!((at(Place::Indicator(0)), at(Place::Ura(0))), (Some(124), Some(125)));
        assert_eq!((at(Place::Indicator(4)), at(Place::Ura(4))), (Some(132), Some(133)));
    }

    /// However many kans and norths there are, no tile has two places.
    #[test]
    fn eight_supplement_tiles_leave_every_tile_one_place() {
        let set = Ruleset::preset("tenhou_sanma").unwrap().tile_set();
        assert_eq!((set.live_len(), set.size()), (39 + 55, 108));
        assert_eq!(set.index(Place::Indicator(0)), Some(98), "stack 5 of the dead wall");
        for kans in 0..=4 {
            for norths in 0..=4 {
                let drawn = kans + norths;
                let live = (0..set.live_len() - drawn).map(Place::Live);
                let supplements = (0..drawn).map(Place::Supplement);
                let indicators = (0..=kans).flat_map(|nth| [Place::Indicator(nth), Place::Ura(nth)]);
                let mut used: Vec<usize> =
                    live.chain(supplements).chain(indicators).map(|place| set.index(place).unwrap()).collect();
                let all = used.len();
                used.sort();
                used.dedup();
                assert_eq!(used.len(), all, "{kans} kans, {norths} norths");
            }
        }
    }

    #[test]
    fn a_wall_with_a_wrong_tile_is_refused() {
        let mut tiles = set().tiles();
        tiles[0] = "9p".parse().unwrap();
        let error = Wall::new(tiles, &set()).unwrap_err();
        assert_eq!(error.to_string(), "the wall has 3 of 1m, the rules play with 4");
    }

    /// R-001, R-009: the wall is all 136 tiles, four of each of the 34 kinds.
    #[test]
    fn the_wall_is_the_whole_set() {
        let wall = Wall::from_seed([7; 32], &set());
        for kind in crate::Kind::all() {
            assert_eq!(wall.tiles().iter().filter(|tile| tile.kind() == kind).count(), 4, "{kind}");
        }
        assert_eq!(wall.tiles().len(), 136);
    }

    // R-021, R-022
    #[test]
    fn the_deal_uses_each_of_the_first_tiles_once() {
        for players in [Players::Three, Players::Four] {
            let seats = players.count();
            let mut dealt: Vec<usize> =
                (0..seats).flat_map(|turn| (0..13).map(move |nth| dealt_at(players, turn, nth))).collect();
            assert_eq!(dealt[..5], [0, 1, 2, 3, 4 * seats]);
            assert_eq!(dealt[12..14], [12 * seats, 4]);
            dealt.sort();
            assert!(dealt.into_iter().eq(0..13 * seats));
        }
    }
}
