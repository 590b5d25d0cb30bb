//! Walls that the server and the players fix together, so that nobody alone chooses one.
//!
//! `docs/fair-wall.md` specifies them byte by byte.

use jantaku_core::{BySeat, Seat, WallSeed};
use sha2::{Digest, Sha256};

use crate::line::{Hex32, SeatInfo};
use crate::{Fault, MatchId, SeatKind};

const COMMITMENT: &[u8] = b"jantaku shared wall commitment v1\n";
const SEED: &[u8] = b"jantaku shared wall seed v1\n";

/// What the wall of a round follows from when its players have a share in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedSeed {
    /// The match.
    pub match_id: MatchId,
    /// The number of the round in the match, from 1.
    pub round: u32,
    /// What the server fixed before it knew any share.
    pub secret: [u8; 32],
    /// What each player added after the commitment to the secret; `None` for bots, and for people who sent nothing.
    pub shares: BySeat<Option<[u8; 32]>>,
}

impl SharedSeed {
    /// The version of the protocol.
    pub const VERSION: u32 = 1;

    /// What a record reveals of a shared wall, checked against its first line.
    pub(crate) fn of_record(
        match_id: Option<MatchId>,
        round: usize,
        seats: &[SeatInfo],
        secret: Hex32,
        shares: Vec<Option<Hex32>>,
    ) -> Result<SharedSeed, Fault> {
        let (found, wanted) = (shares.len(), seats.len());
        let shares = shares.into_iter().map(|share| share.map(|share| share.0)).collect();
        let shares = BySeat::from_vec(shares).filter(|_| found == wanted).ok_or(Fault::Shares { found, wanted })?;
        let is_bot = |seat: Seat| seats[seat.index()].kind == SeatKind::Bot;
        if let Some((seat, _)) = shares.iter().find(|(seat, share)| share.is_some() && is_bot(*seat)) {
            return Err(Fault::BotShare(seat));
        }
        let match_id = match_id.ok_or(Fault::NoMatchId)?;
        Ok(SharedSeed { match_id, round: round as u32, secret: secret.0, shares })
    }
    /// The commitment to the secret.
    pub fn commitment(&self) -> [u8; 32] {
        shared_commitment(self.match_id, self.round, &self.secret)
    }

    /// The seed of the wall: SHA-256 of the line `jantaku shared wall seed v1`, its line feed, the match's id, the
    /// round's number, the secret, and for each seat the byte 0, or the byte 1 and its share.
    pub fn seed(&self) -> WallSeed {
        let secret = bound(SEED, self.match_id, self.round, &self.secret);
        let add = |hash: Sha256, share: &Option<[u8; 32]>| match share {
            None => hash.chain_update([0]),
            Some(share) => hash.chain_update([1]).chain_update(share),
        };
        self.shares.values().fold(secret, add).finalize().into()
    }

    /// The people at the table whose share is missing.
    pub fn missing(&self, seats: &[SeatInfo]) -> Vec<Seat> {
        let people = self.shares.iter().zip(seats).filter(|(_, info)| info.kind == SeatKind::Human);
        people.filter(|((_, share), _)| share.is_none()).map(|((seat, _), _)| seat).collect()
    }
}

/// The commitment to the secret of a shared wall: SHA-256 of the line `jantaku shared wall commitment v1`, its line feed,
/// the match's id as eight bytes and the round's number as four, the highest first, and the secret.
pub fn shared_commitment(match_id: MatchId, round: u32, secret: &[u8; 32]) -> [u8; 32] {
    bound(COMMITMENT, match_id, round, secret).finalize().into()
}

fn bound(label: &[u8], match_id: MatchId, round: u32, secret: &[u8; 32]) -> Sha256 {
    let numbers = Sha256::new().chain_update(label).chain_update(match_id.0.to_be_bytes());
    numbers.chain_update(round.to_be_bytes()).chain_update(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_changes_the_seed() {
        let shares = BySeat::from_vec(vec![Some([1; 32]), None, Some([2; 32]), None]).unwrap();
        let seed = SharedSeed { match_id: MatchId(3), round: 4, secret: [5; 32], shares: shares.clone() };
        let other = |at: usize, share| {
            let mut shares = shares.clone();
            shares[Seat::new(at).unwrap()] = share;
            SharedSeed { shares, ..seed.clone() }
        };
        let all = [
            seed.clone(),
            SharedSeed { match_id: MatchId(2), ..seed.clone() },
            SharedSeed { round: 5, ..seed.clone() },
            SharedSeed { secret: [6; 32], ..seed.clone() },
            other(0, Some([2; 32])),
            other(0, None),
            other(1, Some([1; 32])),
            other(3, Some([0; 32])),
        ];
        let mut seeds = all.clone().map(|seed| seed.seed()).to_vec();
        seeds.sort();
        seeds.dedup();
        assert_eq!(seeds.len(), all.len());
        let mut commitments = all.map(|seed| seed.commitment()).to_vec();
        commitments.sort();
        commitments.dedup();
        assert_eq!(commitments.len(), 4, "the shares come later than the commitment");
    }

    #[test]
    fn only_people_owe_a_share() {
        let info = |kind| SeatInfo { name: String::new(), kind };
        let seats = [SeatKind::Human, SeatKind::Human, SeatKind::Bot, SeatKind::Human].map(info);
        let shares = BySeat::from_vec(vec![None, Some([1; 32]), None, None]).unwrap();
        let seed = SharedSeed { match_id: MatchId(1), round: 1, secret: [0; 32], shares };
        assert_eq!(seed.missing(&seats), [0, 3].map(|at| Seat::new(at).unwrap()));
    }
}
