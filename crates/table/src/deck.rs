//! Where walls come from.

use jantaku_record::{WallSource, round_seed};
use sha2::{Digest, Sha256};

use super::TableError;

/// Gives each round its wall; rounds are counted from 0.
pub type Deck = Box<dyn FnMut(u32) -> Result<WallSource, TableError> + Send>;

/// 256 bits from the operating system.
pub fn fresh_seed() -> Result<[u8; 32], TableError> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| TableError::Randomness(error.to_string()))?;
    Ok(seed)
}

/// 256 bits derived from others, for one purpose.
pub fn derived(seed: &[u8], purpose: &str, number: u32) -> [u8; 32] {
    let parts = [b"jantaku ".as_slice(), purpose.as_bytes(), b" ", seed, &number.to_be_bytes()];
    parts.iter().fold(Sha256::new(), |hash, part| hash.chain_update(part)).finalize().into()
}

/// Fresh walls, or those derived from the seed of a match.
pub fn seeded_deck(match_seed: Option<[u8; 32]>) -> Deck {
    Box::new(move |round| {
        Ok(WallSource::Seed(match match_seed {
            Some(seed) => round_seed(&seed, round + 1),
            None => fresh_seed()?,
        }))
    })
}
