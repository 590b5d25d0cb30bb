//! Walls that the server and the players fix together, so that nobody alone chooses one.
//!
//! `docs/fair-wall.md` specifies them byte by byte.

use jantaku_core::{BySeat, Seat, WallSeed};
use sha2::{Digest, Sha256};

use crate::line::{Hex32, SeatInfo};
use crate::{Fault, MatchId, SeatKind};

const SEAL: &[u8] = b"jantaku shared wall seal v2\n";

/// 32 bytes of each seat that has some.
pub type Parts = BySeat<Option<[u8; 32]>>;

/// What the wall of a round follows from when its players have a share in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedSeed {
    /// The match that the seed is for.
    pub match_id: MatchId,
    /// The number of the round in the match, from 1.
    pub round: u32,
    /// What the server fixed before it knew any share.
    pub secret: [u8; 32],
    /// The seals of the players' shares, which everybody was shown before the first share was opened. In version 1 there were none.
    pub seals: Option<Parts>,
    /// What each player added after the commitment to the secret; `None` for bots, and for people who sent nothing.
    pub shares: Parts,
}

impl SharedSeed {
    /// The version of the protocol that has seals.
    pub const SEALED: u32 = 2;

    /// What a record reveals of a shared wall, checked against its first line.
    pub(crate) fn of_record(
        (match_id, round): (Option<MatchId>, usize),
        seats: &[SeatInfo],
        seals: Option<Parts>,
        secret: Hex32,
        shares: Vec<Option<Hex32>>,
    ) -> Result<SharedSeed, Fault> {
        let shares = parts(seats, shares)?;
        let match_id = match_id.ok_or(Fault::NoMatchId)?;
        Ok(SharedSeed { match_id, round: round as u32, seals, secret: secret.0, shares })
    }

    /// The version of the protocol.
    pub fn version(&self) -> u32 {
        if self.seals.is_some() { SharedSeed::SEALED } else { 1 }
    }

    /// The commitment to the secret.
    pub fn commitment(&self) -> [u8; 32] {
        shared_commitment(self.version(), self.match_id, self.round, &self.secret)
    }

    /// The seed of the wall: SHA-256 of the line `jantaku shared wall seed v2`, its line feed, the match's id, the
    /// round's number, the secret, and for each seat the byte 0, or the byte 1 and its seal, and the same of its share.
    /// In version 1 the line says so, and there are no seals.
    pub fn seed(&self) -> WallSeed {
        let label = format!("jantaku shared wall seed v{}\n", self.version());
        let mut hash = bound(label.as_bytes(), self.match_id, self.round).chain_update(self.secret);
        for (seat, share) in self.shares.iter() {
            for part in self.seals.iter().map(|seals| &seals[seat]).chain([share]) {
                hash.update([u8::from(part.is_some())]);
                part.iter().for_each(|part| hash.update(part));
            }
        }
        hash.finalize().into()
    }

    /// Checks that each share is the one that was sealed.
    pub(crate) fn check_seals(&self) -> Result<(), Fault> {
        let Some(seals) = &self.seals else { return Ok(()) };
        let fits = |(seat, share): (Seat, &Option<[u8; 32]>)| {
            share.is_none_or(|share| seals[seat] == Some(share_seal(self.match_id, self.round, seat, &share)))
        };
        let other = self.shares.iter().find(|part| !fits(*part));
        other.map_or(Ok(()), |(seat, _)| Err(Fault::SharedSeal(seat)))
    }

    /// The people at the table who sent no share, nor a seal of one.
    pub fn missing(&self, seats: &[SeatInfo]) -> Vec<Seat> {
        self.without_share(seats, |seat| !self.has_sealed(seat))
    }

    /// The people who sealed a share that was not opened.
    pub fn unopened(&self, seats: &[SeatInfo]) -> Vec<Seat> {
        self.without_share(seats, |seat| self.has_sealed(seat))
    }

    fn without_share(&self, seats: &[SeatInfo], is_meant: impl Fn(Seat) -> bool) -> Vec<Seat> {
        let people = self.shares.iter().zip(seats).filter(|(_, info)| info.kind == SeatKind::Human);
        let without = people.filter(|((_, share), _)| share.is_none()).map(|((seat, _), _)| seat);
        without.filter(|seat| is_meant(*seat)).collect()
    }

    fn has_sealed(&self, seat: Seat) -> bool {
        self.seals.as_ref().is_some_and(|seals| seals[seat].is_some())
    }
}

/// What a record says of the players' seals before a deal, checked against its first line.
pub(crate) fn seals_of_record(
    version: u32,
    match_id: Option<MatchId>,
    seats: &[SeatInfo],
    seals: Option<Vec<Option<Hex32>>>,
) -> Result<Option<Parts>, Fault> {
    match (version, seals) {
        (1, None) => Ok(None),
        (SharedSeed::SEALED, Some(_)) if match_id.is_none() => Err(Fault::NoMatchId),
        (SharedSeed::SEALED, Some(seals)) => parts(seats, seals).map(Some),
        (1 | SharedSeed::SEALED, _) => Err(Fault::Seals(version)),
        (other, _) => Err(Fault::SharedVersion(other)),
    }
}

/// The shares or the seals of a line, by seat: bots have none.
fn parts(seats: &[SeatInfo], parts: Vec<Option<Hex32>>) -> Result<Parts, Fault> {
    let (found, wanted) = (parts.len(), seats.len());
    let parts = parts.into_iter().map(|part| part.map(|part| part.0)).collect();
    let parts = BySeat::from_vec(parts).filter(|_| found == wanted).ok_or(Fault::Shares { found, wanted })?;
    let is_bot = |seat: Seat| seats[seat.index()].kind == SeatKind::Bot;
    let of_bot = parts.iter().find(|(seat, part)| part.is_some() && is_bot(*seat)).map(|(seat, _)| seat);
    of_bot.map_or(Ok(parts), |seat| Err(Fault::BotShare(seat)))
}

/// The commitment to the secret of a shared wall: SHA-256 of the line `jantaku shared wall commitment v2`, or `v1`, its line
/// feed, the match's id as eight bytes and the round's number as four, the highest first, and the secret.
pub fn shared_commitment(version: u32, match_id: MatchId, round: u32, secret: &[u8; 32]) -> [u8; 32] {
    let label = format!("jantaku shared wall commitment v{version}\n");
    bound(label.as_bytes(), match_id, round).chain_update(secret).finalize().into()
}

/// The seal of a share: SHA-256 of the line `jantaku shared wall seal v2`, its line feed, the match's id as eight bytes
/// and the round's number as four, the highest first, the seat as one byte, and the share.
pub fn share_seal(match_id: MatchId, round: u32, seat: Seat, share: &[u8; 32]) -> [u8; 32] {
    bound(SEAL, match_id, round).chain_update([seat.into()]).chain_update(share).finalize().into()
}

fn bound(label: &[u8], match_id: MatchId, round: u32) -> Sha256 {
    Sha256::new().chain_update(label).chain_update(match_id.0.to_be_bytes()).chain_update(round.to_be_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_changes_the_seed() {
        let shares = BySeat::from_vec(vec![Some([1; 32]), None, Some([2; 32]), None]).unwrap();
        let seals = Some(BySeat::from_vec(vec![Some([7; 32]), None, Some([8; 32]), None]).unwrap());
        let seed = SharedSeed { match_id: MatchId(3), round: 4, seals, secret: [5; 32], shares: shares.clone() };
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
            SharedSeed { seals: None, ..seed.clone() },
            SharedSeed { seals: Some(shares.clone()), ..seed.clone() },
        ];
        let mut seeds = all.clone().map(|seed| seed.seed()).to_vec();
        seeds.sort();
        seeds.dedup();
        assert_eq!(seeds.len(), all.len());
        let mut commitments = all.map(|seed| seed.commitment()).to_vec();
        commitments.sort();
        commitments.dedup();
        assert_eq!(commitments.len(), 5, "seals and shares come later than the commitment, which names its version");
    }

    #[test]
    fn only_people_owe_a_share() {
        let info = |kind| SeatInfo { name: String::new(), kind };
        let seats = [SeatKind::Human, SeatKind::Human, SeatKind::Bot, SeatKind::Human].map(info);
        let shares = BySeat::from_vec(vec![None, Some([1; 32]), None, None]).unwrap();
        let seals = BySeat::from_vec(vec![Some([2; 32]), Some([3; 32]), None, None]).unwrap();
        let seed = SharedSeed { match_id: MatchId(1), round: 1, seals: None, secret: [0; 32], shares };
        let at = |at| Seat::new(at).unwrap();
        assert_eq!((seed.missing(&seats), seed.unopened(&seats)), (vec![at(0), at(3)], vec![]));
        let seed = SharedSeed { seals: Some(seals), ..seed };
        assert_eq!((seed.missing(&seats), seed.unopened(&seats)), (vec![at(3)], vec![at(0)]));
    }
}
