//! What fills the parts of a wall that a scene doesn't state.

use jantaku_core::{Kind, KindSet, Ruleset, Tile};

use crate::SceneError;

/// The tiles of a set that have no place yet.
pub(crate) struct Unplaced(Vec<Tile>);

impl Unplaced {
    /// The whole set in its own order.
    pub fn new(rules: &Ruleset) -> Unplaced {
        Unplaced(rules.tile_set().tiles())
    }

    pub fn in_order(tiles: Vec<Tile>) -> Unplaced {
        Unplaced(tiles)
    }

    /// Takes a stated tile out.
    pub fn take(&mut self, tile: Tile) -> Result<(), SceneError> {
        let at = self.0.iter().position(|&left| left == tile).ok_or(SceneError::Missing(tile))?;
        self.0.remove(at);
        Ok(())
    }

    /// What is left, in order.
    pub fn into_tiles(self) -> Vec<Tile> {
        self.0
    }

    /// The last tile among those worth most.
    pub fn best(&mut self, worth: impl Fn(Tile) -> u8) -> Option<Tile> {
        let best = (0..self.0.len()).max_by_key(|&at| worth(self.0[at]))?;
        Some(self.0.remove(best))
    }

    /// A tile far from the last one, and of none of these kinds if possible.
    pub fn any(&mut self, but: KindSet) -> Option<Tile> {
        let far = self.0.len() * 5 / 8;
        let mut places = (0..self.0.len()).map(|step| (far + step) % self.0.len());
        let at = places.find(|&at| !but.contains(self.0[at].kind())).unwrap_or(far);
        (at < self.0.len()).then(|| self.0.remove(at))
    }

    /// The hand made up to thirteen with tiles that fit it and each other as little as possible.
    pub fn scattered(&mut self, stated: &[Tile], seat: usize) -> Vec<Tile> {
        let mut hand = stated.to_vec();
        while hand.len() < 13 {
            let fits = |tile: Tile| -> u32 { hand.iter().map(|held| nearness(held.kind(), tile.kind())).sum() };
            let places = (0..self.0.len()).map(|step| (step + seat * 23) % self.0.len());
            let least = places.min_by_key(|&at| fits(self.0[at]) + u32::from(self.0[at].kind().is_yaochuu()));
            let Some(at) = least else { break };
            hand.push(self.0.remove(at));
        }
        hand
    }
}

/// How well two tiles fit: not at all more than two apart.
fn nearness(a: Kind, b: Kind) -> u32 {
    let apart = a.number().abs_diff(b.number());
    match (a == b, a.letter() == b.letter() && !a.is_honour()) {
        (true, _) => 9,
        (_, true) if apart <= 2 => 8 - 2 * u32::from(apart),
        _ => 0,
    }
}
