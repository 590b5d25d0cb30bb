//! Sources of walls, and the commitment before a deal that its wall was fixed.

use jantaku_core::rules::{SeatsBy, TileSet};
use jantaku_core::{Players, SeatDraw, Wall, WallSeed};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::line::{Hex32, SeatDrawForm, Tiles};
use crate::shared::Parts;
use crate::{Fault, Line, SharedSeed};

const COMMITMENT: &[u8] = b"jantaku wall commitment v1\n";
const ROUND_SEED: &[u8] = b"jantaku round seed v1\n";
const SEATS: &[u8] = b"jantaku seats v1\n";

/// What is published of a wall before its deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Commitment {
    /// The commitment to its seed.
    Seed(Hex32),
    /// The commitment to the server's secret, and the seals of the players' shares; in version 1 there were none.
    Shared(Hex32, Option<Parts>),
}

impl Commitment {
    /// Checks what comes after what in a match. With shared walls it has them in every round, so that nobody picks the one that matters, and once
    /// there are seals it has them in every later round.
    pub(crate) fn check_order(before: Option<&Commitment>, after: Option<&Commitment>) -> Result<(), Fault> {
        match (before, after) {
            (Some(Commitment::Shared(_, Some(_))), Some(Commitment::Shared(_, None))) => Err(Fault::EarlierVersion),
            (Some(Commitment::Shared(..)), Some(Commitment::Shared(..))) => Ok(()),
            (Some(Commitment::Shared(..)), _) | (_, Some(Commitment::Shared(..))) => Err(Fault::MixedWalls),
            (_, _) => Ok(()),
        }
    }
}

/// The source of a round's wall.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a match has one for each round")]
pub enum WallSource {
    /// A seed, committed to before the deal and revealed after the round.
    Seed(WallSeed),
    /// A secret of the server, committed to before the deal, and shares of the players; revealed after the round.
    Shared(SharedSeed),
    /// A given order of tiles, without a commitment.
    Stated(Wall),
    /// An order of tiles that was made to favour somebody.
    Rigged(Wall),
}

impl WallSource {
    /// Returns the wall that the source gives for a set of tiles.
    pub fn wall(&self, set: &TileSet) -> Wall {
        match self {
            WallSource::Seed(seed) => Wall::from_seed(*seed, set),
            WallSource::Shared(shared) => Wall::from_seed(shared.seed(), set),
            WallSource::Stated(wall) | WallSource::Rigged(wall) => wall.clone(),
        }
    }

    /// What decides the seats of the match that begins with this wall, where its house leaves that to the dice or to a
    /// draw of tiles: it follows from SHA-256 of the line `jantaku seats v1`, its line feed, and the seed, or the secret
    /// alone. So it is known before anybody sends a share, which belongs to a seat. A given order of tiles decides nothing.
    pub fn seat_draw(&self, by: SeatsBy, players: Players) -> Option<SeatDraw> {
        let secret = match self {
            WallSource::Seed(seed) => seed,
            WallSource::Shared(shared) => &shared.secret,
            WallSource::Stated(_) | WallSource::Rigged(_) => return None,
        };
        SeatDraw::from_seed(Sha256::new().chain_update(SEATS).chain_update(secret).finalize().into(), by, players)
    }

    /// Checks what a record says decided the seats of a match that begins with this wall. Where the wall is shared, it has
    /// to say so.
    pub(crate) fn check_seats(
        &self,
        stated: Option<&SeatDrawForm>,
        by: SeatsBy,
        players: Players,
    ) -> Result<Option<SeatDraw>, Fault> {
        match (stated, self.seat_draw(by, players)) {
            (None, Some(_)) if matches!(self, WallSource::Shared(_)) => Err(Fault::SeatsNotStated),
            (None, _) => Ok(None),
            (Some(stated), Some(draw)) if SeatDrawForm::from(&draw) == *stated => Ok(Some(draw)),
            (Some(_), _) => Err(Fault::SeatsDrawn),
        }
    }

    /// The source of the same wall in another match, to which a commitment of this one says nothing.
    #[must_use]
    pub fn for_another_match(self, set: &TileSet) -> WallSource {
        match self {
            WallSource::Shared(_) => WallSource::Stated(self.wall(set)),
            WallSource::Seed(_) | WallSource::Stated(_) | WallSource::Rigged(_) => self,
        }
    }

    /// Checks that the wall is the one committed to.
    pub(crate) fn check(&self, committed: Option<&Commitment>) -> Result<(), Fault> {
        match (committed, self) {
            (Some(&Commitment::Seed(committed)), WallSource::Seed(seed)) => {
                let given = Hex32(commitment(seed));
                if committed == given { Ok(()) } else { Err(Fault::Commitment { committed, given }) }
            }
            (Some(&Commitment::Shared(committed, _)), WallSource::Shared(shared)) => {
                let (given, &SharedSeed { match_id, round, .. }) = (Hex32(shared.commitment()), shared);
                match committed == given {
                    true => shared.check_seals(),
                    false => Err(Fault::SharedCommitment { match_id, round, committed, given }),
                }
            }
            (None, WallSource::Stated(_) | WallSource::Rigged(_)) => Ok(()),
            _ => Err(Fault::Expected("what reveals the wall that was committed to")),
        }
    }

    /// The line before the deal.
    pub fn sealed(&self) -> Line {
        match self {
            WallSource::Seed(seed) => Line::Wall { commitment: Some(Hex32(commitment(seed))) },
            WallSource::Shared(shared) => Line::SharedWall {
                version: shared.version(),
                commitment: Hex32(shared.commitment()),
                seals: shared.seals.as_ref().map(written),
            },
            WallSource::Stated(_) | WallSource::Rigged(_) => Line::Wall { commitment: None },
        }
    }

    /// The line after the round.
    pub fn revealed(&self) -> Line {
        match self {
            WallSource::Seed(seed) => Line::Seed { seed: Hex32(*seed) },
            WallSource::Shared(shared) => {
                Line::SharedSeed { secret: Hex32(shared.secret), shares: written(&shared.shares) }
            }
            WallSource::Stated(wall) | WallSource::Rigged(wall) => Line::Tiles {
                tiles: Tiles(wall.tiles().to_vec()),
                dice: wall.dice(),
                rigged: matches!(self, WallSource::Rigged(_)),
            },
        }
    }
}

fn written(parts: &Parts) -> Vec<Option<Hex32>> {
    parts.values().map(|part| part.map(Hex32)).collect()
}

/// The commitment to a seed: SHA-256 of the line `jantaku wall commitment v1`, its line feed, and the 32 bytes.
pub fn commitment(seed: &WallSeed) -> [u8; 32] {
    Sha256::new().chain_update(COMMITMENT).chain_update(seed).finalize().into()
}

/// The seed of a match's `nth` round, counted from 1: SHA-256 of the line `jantaku round seed v1`, its line feed,
/// the match's seed, and the number as four bytes, the highest first.
pub fn round_seed(match_seed: &WallSeed, nth: u32) -> WallSeed {
    Sha256::new().chain_update(ROUND_SEED).chain_update(match_seed).chain_update(nth.to_be_bytes()).finalize().into()
}

/// The seed of match `number` of the series with this seed: the first 32 bytes of stream `2 * number` of ChaCha20 seeded with it.
/// The odd streams are for what players leave to chance.
pub fn match_seed(series: u64, number: u64) -> WallSeed {
    let mut rng = ChaCha20Rng::seed_from_u64(series);
    rng.set_stream(2 * number);
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    seed
}

/// The seeds of a match's rounds, the first round first; it never ends.
#[derive(Debug, Clone)]
pub struct RoundSeeds {
    match_seed: WallSeed,
    dealt: u32,
}

impl RoundSeeds {
    /// Those of a match with this seed.
    pub fn new(match_seed: WallSeed) -> RoundSeeds {
        RoundSeeds { match_seed, dealt: 0 }
    }

    /// The seed of the next round.
    pub fn deal(&mut self) -> WallSeed {
        self.dealt += 1;
        round_seed(&self.match_seed, self.dealt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commitments_and_round_seeds_are_the_same_for_all_time() {
        let hex = |bytes| String::from(Hex32(bytes));
        assert_eq!(hex(commitment(&[7; 32])), "7d0d411b2d6e5ab3bfc9d95813497cfeb35cfe615882aded24dfd9069c44c4e9");
        assert_eq!(hex(round_seed(&[7; 32], 1)), "b28e4a8feb9b846c35400ad84580e60ef4f1ca573caae4db130b5341f5424c7e");
        assert_ne!(round_seed(&[7; 32], 1), round_seed(&[7; 32], 2));
        assert_eq!(hex(match_seed(7, 1)), "afbef20bdfce20a27376cb747613eee8ff4625b0d10520a4b29f6b3173dfdf5e");
        assert_ne!(match_seed(7, 1), match_seed(7, 2));
        let mut seeds = RoundSeeds::new([7; 32]);
        assert_eq!([seeds.deal(), seeds.deal()], [round_seed(&[7; 32], 1), round_seed(&[7; 32], 2)]);
    }
}
