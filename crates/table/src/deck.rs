use jantaku_core::{BySeat, Players, Seat};
use jantaku_record::line::Hex32;
use jantaku_record::{Parts, SharedSeed, WallSource, round_seed, share_seal, shared_commitment};
use jantaku_store::{MatchRow, MatchSeed};
use jantaku_wire::ids::MatchId;
use sha2::{Digest, Sha256};

use super::TableError;

/// The players' shares in the next wall: first each player seals one, and when everybody has seen all seals, the shares
/// are opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealing {
    seals: Parts,
    shares: Parts,
}

impl Sealing {
    pub fn new(players: Players) -> Sealing {
        let nothing = || BySeat::from_fn(players, |_| None);
        Sealing { seals: nothing(), shares: nothing() }
    }

    pub fn seal(&mut self, seat: Seat, seal: [u8; 32]) {
        self.seals[seat] = Some(seal);
    }

    pub fn open(&mut self, id: MatchId, round: u32, seat: Seat, share: [u8; 32]) -> bool {
        let fits = self.fits(id, round, seat, &share);
        if fits {
            self.shares[seat] = Some(share);
        }
        fits
    }

    pub(super) fn fits(&self, id: MatchId, round: u32, seat: Seat, share: &[u8; 32]) -> bool {
        self.seals[seat] == Some(share_seal(id, round + 1, seat, share))
    }

    pub fn is_sealed(&self) -> bool {
        self.seals.values().any(Option::is_some)
    }

    pub(super) fn has_sealed(&self, seat: Seat) -> bool {
        self.seals[seat].is_some()
    }

    pub(super) fn has_opened(&self, seat: Seat) -> bool {
        self.shares[seat].is_some()
    }

    pub fn unopened(&self) -> impl Iterator<Item = Seat> {
        self.seals.iter().map(|(seat, _)| seat).filter(|seat| self.has_sealed(*seat) && !self.has_opened(*seat))
    }

    pub fn seals(&self) -> Vec<Option<Hex32>> {
        self.seals.values().map(|seal| seal.map(Hex32)).collect()
    }
}

/// The wall of a round, counted from 0. Sealed and opened shares count where the match has shared walls.
pub fn wall_source(row: &MatchRow, round: u32, sealing: &Sealing) -> Result<WallSource, TableError> {
    Ok(match &row.seed {
        MatchSeed::Fresh => WallSource::Seed(fresh_seed()?),
        MatchSeed::Fixed(seed) => WallSource::Seed(round_seed(seed, round + 1)),
        MatchSeed::Shared(secret) => shared_wall(row.id, secret, round, sealing),
    })
}

/// The wall of a round where the walls follow from this secret.
pub fn shared_wall(id: MatchId, secret: &[u8; 32], round: u32, sealing: &Sealing) -> WallSource {
    WallSource::Shared(SharedSeed {
        match_id: id,
        round: round + 1,
        seals: Some(sealing.seals.clone()),
        secret: round_secret(secret, round),
        shares: sealing.shares.clone(),
    })
}

/// The commitment to the secret of a round, counted from 0, where the match has shared walls. It is published before
/// anybody seals a share, and stays the same across restarts.
pub fn wall_commitment(id: MatchId, seed: &MatchSeed, round: u32) -> Option<[u8; 32]> {
    match seed {
        MatchSeed::Fresh | MatchSeed::Fixed(_) => None,
        MatchSeed::Shared(secret) => Some(shared_wall_commitment(id, secret, round)),
    }
}

/// The same commitment where the walls follow from this secret.
pub fn shared_wall_commitment(id: MatchId, secret: &[u8; 32], round: u32) -> [u8; 32] {
    shared_commitment(SharedSeed::SEALED, id, round + 1, &round_secret(secret, round))
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
