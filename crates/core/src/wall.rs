use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::rules::TileSet;
use crate::{Tile, notation};

/// The 256 bits a shuffled wall comes from.
pub type WallSeed = [u8; 32];

/// The dead wall (王牌) is seven stacks of two.
const DEAD: usize = 14;

/// Tiles that are not the set the rules play with.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WallError {
    /// Too many or too few of a face.
    #[error("the wall has {found} of {tile}, the rules play with {wanted}")]
    WrongCount {
        /// The face.
        tile: Tile,
        /// How many the wall has.
        found: usize,
        /// How many the rules ask for.
        wanted: usize,
    },
    /// The text of a wall could not be read.
    #[error(transparent)]
    Notation(#[from] notation::NotationError),
}

/// All tiles in a stated order.
///
/// The live wall comes first, in the order of drawing; its first tiles are the deal. The last 14 are the dead
/// wall, stack by stack from its open end, the upper tile of each stack before the lower. Stacks 1 and 2 hold
/// the supplement tiles, stack 3 the first dora indicator, stacks 4 to 7 those of the kans, each over its ura.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Wall {
    tiles: Vec<Tile>,
}

impl Wall {
    /// Supplement tiles in the dead wall, and so the most kans in a round.
    pub const SUPPLEMENTS: usize = 4;
    /// Dora indicators in the dead wall.
    pub const INDICATORS: usize = 5;

    /// A wall in this order, if it holds exactly the tiles of `set`.
    pub fn new(tiles: Vec<Tile>, set: &TileSet) -> Result<Self, WallError> {
        let mut found = [0usize; Tile::COUNT];
        tiles.iter().for_each(|tile| found[tile.index()] += 1);
        match Tile::all().find(|&tile| found[tile.index()] != set.count(tile)) {
            Some(tile) => Err(WallError::WrongCount { tile, found: found[tile.index()], wanted: set.count(tile) }),
            None => Ok(Wall { tiles }),
        }
    }

    /// The wall of a seed: the sorted set shuffled by Fisher and Yates's method with ChaCha20 keyed by `seed`.
    /// Each index is a 32-bit word, drawn again where it would favour low indices. The same for all time.
    pub fn from_seed(seed: WallSeed, set: &TileSet) -> Self {
        let mut rng = ChaCha20Rng::from_seed(seed);
        let mut tiles = set.tiles();
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, below(&mut rng, last as u32 + 1) as usize);
        }
        Wall { tiles }
    }

    /// All tiles in order.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// How many tiles lie before the dead wall.
    pub fn live_len(&self) -> usize {
        self.tiles.len() - DEAD
    }

    /// The tile at a place of the live wall.
    pub fn live(&self, at: usize) -> Option<Tile> {
        self.tiles[..self.live_len()].get(at).copied()
    }

    /// The `nth` supplement tile (嶺上牌), from 0: top of stack 1, its bottom, top of stack 2, its bottom.
    pub fn supplement(&self, nth: usize) -> Option<Tile> {
        self.dead(nth).filter(|_| nth < Self::SUPPLEMENTS)
    }

    /// The `nth` dora indicator, from 0.
    pub fn indicator(&self, nth: usize) -> Option<Tile> {
        self.dead(Self::SUPPLEMENTS + 2 * nth)
    }

    /// The ura indicator under the `nth` dora indicator.
    pub fn ura_indicator(&self, nth: usize) -> Option<Tile> {
        self.dead(Self::SUPPLEMENTS + 2 * nth + 1)
    }

    fn dead(&self, at: usize) -> Option<Tile> {
        self.tiles[self.live_len()..].get(at).copied()
    }
}

/// A number below `bound`, which is not 0; each equally likely. The same for all time.
pub fn below(rng: &mut ChaCha20Rng, bound: u32) -> u32 {
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let word = rng.next_u32();
        if word < fair {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ruleset;

    fn set() -> TileSet {
        Ruleset::preset("tenhou").unwrap().tile_set()
    }

    #[test]
    fn a_seed_gives_one_wall_for_all_time() {
        let wall = Wall::from_seed([7; 32], &set());
        assert_eq!(wall, Wall::from_seed([7; 32], &set()));
        assert_ne!(wall, Wall::from_seed([8; 32], &set()));
        assert_eq!(Wall::new(wall.tiles().to_vec(), &set()), Ok(wall.clone()));
        assert_eq!(notation::format_in_order(&wall.tiles()[..13]), "2z2s9p77z5m1z4s2m5s5z2s6z");
    }

    #[test]
    fn the_dead_wall_is_laid_out_stack_by_stack() {
        let wall = Wall { tiles: set().tiles() };
        let dead = &wall.tiles()[122..];
        assert_eq!(wall.live_len(), 122);
        assert_eq!((wall.supplement(0), wall.supplement(3), wall.supplement(4)), (Some(dead[0]), Some(dead[3]), None));
        assert_eq!((wall.indicator(0), wall.ura_indicator(0)), (Some(dead[4]), Some(dead[5])));
        assert_eq!((wall.indicator(4), wall.ura_indicator(4)), (Some(dead[12]), Some(dead[13])));
        assert_eq!((wall.indicator(5), wall.live(122)), (None, None));
    }

    #[test]
    fn a_wall_with_a_wrong_tile_is_refused() {
        let mut tiles = set().tiles();
        tiles[0] = "9p".parse().unwrap();
        let error = Wall::new(tiles, &set()).unwrap_err();
        assert_eq!(error.to_string(), "the wall has 3 of 1m, the rules play with 4");
    }
}
