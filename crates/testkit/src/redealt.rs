use jantaku_core::{Ruleset, Tile, Wall};

use crate::Chance;

/// The same wall of four players with everything re-dealt that this seat never sees, or that a spectator never sees where there is none: the
/// other hands, and the dead wall but for the first indicator. What the others draw stays: where they throw it back, everybody sees it.
pub fn redealt(wall: &Wall, rules: &Ruleset, chance: &mut Chance, own: Option<usize>) -> Wall {
    let mut tiles: Vec<Tile> = wall.tiles().to_vec();
    let (dealt, dead) = (52, tiles.len() - 14);
    let owner = |at: &usize| if *at < 48 { at / 4 % 4 } else { at - 48 };
    let others = (0..dealt).filter(|at| Some(owner(at)) != own);
    let hidden: Vec<usize> = others.chain((dead..tiles.len()).filter(|at| *at != dead + 4)).collect();
    for last in (1..hidden.len()).rev() {
        tiles.swap(hidden[last], hidden[chance.below(last + 1)]);
    }
    Wall::new(tiles, &rules.tile_set()).unwrap_or_else(|error| panic!("the same tiles make a wall: {error}"))
}
