//! The tiles in play.

use std::ops::Range;

use super::{ManzuCycle, RedFives, Ruleset, TilesPlayed};
use crate::{Kind, KindSet, Tile};

/// The tiles in play under some rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileSet {
    played: TilesPlayed,
    red_fives: RedFives,
    supplements: u8,
    indicator_stack: u8,
}

impl TilesPlayed {
    /// The kinds in play.
    #[inline]
    pub const fn kinds(self) -> KindSet {
        match self {
            TilesPlayed::No2mTo8m => KindSet::from_bits(!0b1111_1110),
            TilesPlayed::Full136 => KindSet::ALL,
        }
    }
}

impl TileSet {
    /// The tiles of a house: those played, its red fives, the places for supplement tiles and the stack of the first indicator.
    pub const fn new(played: TilesPlayed, red_fives: RedFives, supplements: u8, indicator_stack: u8) -> TileSet {
        TileSet { played, red_fives, supplements, indicator_stack }
    }

    /// The number of tiles.
    pub const fn size(&self) -> usize {
        match self.played {
            TilesPlayed::No2mTo8m => 108,
            TilesPlayed::Full136 => 136,
        }
    }

    /// The number of places for supplement tiles in the wall.
    pub const fn supplements(&self) -> usize {
        self.supplements as usize
    }

    /// The number of tiles of the dead wall before the first indicator.
    pub(crate) const fn before_indicators(&self) -> usize {
        2 * (self.indicator_stack as usize).saturating_sub(1)
    }

    /// The number of copies of a face.
    pub fn count(&self, tile: Tile) -> usize {
        let kind = tile.kind();
        let short = !self.played.kinds().contains(kind);
        let five = KindSet::FIVES.contains(kind).then(|| kind.suit()).flatten();
        let red = five.map_or(0, |suit| self.red_fives.of(suit).min(4));
        match (short, tile.is_red()) {
            (true, _) => 0,
            (_, true) => usize::from(red),
            (_, false) => 4 - usize::from(red),
        }
    }

    /// Returns all tiles of the set, sorted.
    pub fn tiles(&self) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = Tile::all().flat_map(|tile| std::iter::repeat_n(tile, self.count(tile))).collect();
        tiles.sort();
        tiles
    }
}

impl Ruleset {
    /// The tiles in play under these rules: 136, or 108 without 2m to 8m.
    pub fn tile_set(&self) -> TileSet {
        TileSet::new(self.tile_set, self.red_fives, self.supplement_tiles, self.dora_indicator_stack)
    }

    /// Which of the turned indicators a winner in riichi looks under: that of the deal, those of kans, all or none.
    pub fn ura_under(&self, indicators: usize) -> Range<usize> {
        let first = usize::from(!self.ura_dora);
        let end = if self.kan_ura_dora { indicators } else { indicators.min(1) };
        first..end.max(first)
    }

    /// The dora that an indicator points to under these rules.
    #[inline]
    pub fn dora(&self, indicator: Tile) -> Kind {
        indicator.kind().dora(self.manzu_cycle == ManzuCycle::OneToNine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Suit;

    /// each red five stands in for an ordinary one of its suit.
    #[test]
    fn the_set_has_136_tiles_and_the_red_fives_of_the_house() {
        let mut rules = Ruleset::preset("yakuza").unwrap();
        for [m, p, s] in [[0, 0, 0], [1, 1, 1], [1, 2, 1], [2, 2, 2]] {
            rules.red_fives = RedFives { m, p, s };
            let tiles = rules.tile_set().tiles();
            for kind in Kind::all() {
                assert_eq!(tiles.iter().filter(|tile| tile.kind() == kind).count(), 4, "{kind}");
            }
            let red = Suit::ALL.map(|suit| tiles.iter().filter(|tile| **tile == Tile::red(suit)).count());
            assert_eq!((tiles.len(), red), (136, [m, p, s].map(usize::from)));
            assert_eq!(tiles.iter().filter(|tile| tile.is_red()).count(), red.iter().sum());
        }
        rules.tile_set = TilesPlayed::No2mTo8m;
        assert_eq!(rules.tile_set().tiles().len(), 108);
    }
}
