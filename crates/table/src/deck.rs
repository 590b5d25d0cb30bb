//! Where walls come from.

use jantaku_core::{BySeat, Players};
use jantaku_record::{SharedSeed, WallSource, round_seed, shared_commitment};
use jantaku_store::{MatchRow, MatchSeed};
use jantaku_wire::ids::MatchId;
use sha2::{Digest, Sha256};

use super::TableError;

/// What each seat adds to a shared wall.
pub type Shares = BySeat<Option<[u8; 32]>>;

/// No shares.
pub fn no_shares(players: Players) -> Shares {
    BySeat::from_fn(players, |_| None)
}

/// The wall of a match's round, counted from 0. Shares count where the walls of the match are shared.
pub fn wall_source(row: &MatchRow, round: u32, shares: &Shares) -> Result<WallSource, TableError> {
    Ok(match &row.seed {
        MatchSeed::Fresh => WallSource::Seed(fresh_seed()?),
        MatchSeed::Fixed(seed) => WallSource::Seed(round_seed(seed, round + 1)),
        MatchSeed::Shared(secret) => WallSource::Shared(SharedSeed {
            match_id: row.id,
            round: round + 1,
            seals: None,
            secret: round_secret(secret, round),
            shares: shares.clone(),
        }),
    })
}

/// The commitment to the secret of a round, counted from 0, where the walls of the match are shared. It is published before
/// anybody sends a share, and stays the same however often a table is put up.
pub fn wall_commitment(id: MatchId, seed: &MatchSeed, round: u32) -> Option<[u8; 32]> {
    match seed {
        MatchSeed::Fresh | MatchSeed::Fixed(_) => None,
        MatchSeed::Shared(secret) => Some(shared_wall_commitment(id, secret, round)),
    }
}

/// The same where the walls of the match follow from this secret.
pub fn shared_wall_commitment(id: MatchId, secret: &[u8; 32], round: u32) -> [u8; 32] {
    shared_commitment(1, id, round + 1, &round_secret(secret, round))
}

fn round_secret(secret: &[u8; 32], round: u32) -> [u8; 32] {
    derived(secret, "secret of a shared wall", round)
}

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
