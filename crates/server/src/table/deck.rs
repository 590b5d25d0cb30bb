//! Where walls come from.

use jantaku_core::{Ruleset, Wall};
use jantaku_record::Line;
use jantaku_record::line::Hex32;
use sha2::{Digest, Sha256};

use super::TableError;

/// Gives each round its wall, as the `seed` or `tiles` line that the store keeps.
pub type Deck = Box<dyn FnMut(u32) -> Result<Line, TableError> + Send>;

/// 256 bits from the operating system.
pub(crate) fn fresh_seed() -> Result<[u8; 32], TableError> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| TableError::Randomness(error.to_string()))?;
    Ok(seed)
}

/// 256 bits derived from others, for one purpose.
pub(crate) fn derived(seed: &[u8], purpose: &str, number: u32) -> [u8; 32] {
    let parts = [b"jantaku ".as_slice(), purpose.as_bytes(), b" ", seed, &number.to_be_bytes()];
    parts.iter().fold(Sha256::new(), |hash, part| hash.chain_update(part)).finalize().into()
}

/// Fresh walls, or those derived from a seed.
pub(crate) fn seeded_deck(seed: Option<[u8; 32]>) -> Deck {
    Box::new(move |round| {
        let seed = match seed {
            Some(seed) => derived(&seed, "round", round),
            None => fresh_seed()?,
        };
        Ok(Line::Seed { seed: Hex32(seed) })
    })
}

/// The wall that a line of the store stands for.
pub(crate) fn wall(line: &Line, rules: &Ruleset) -> Result<Wall, TableError> {
    match line {
        Line::Seed { seed } => Ok(Wall::from_seed(seed.0, &rules.tile_set())),
        Line::Tiles { tiles } => Ok(Wall::new(tiles.0.clone(), &rules.tile_set())?),
        other => Err(TableError::NoWall(other.kind())),
    }
}
