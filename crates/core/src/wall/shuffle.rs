//! Random walls; the randomness is passed in.

use rand_core::Rng;

use super::Wall;
use crate::Dice;
use crate::rules::TileSet;
#[cfg(feature = "seeds")]
use crate::{Players, SeatDraw, ceremony::Seating, rules::SeatsBy};

/// The 256 bits that a shuffled wall is made from.
#[cfg(feature = "seeds")]
pub type WallSeed = [u8; 32];

impl Wall {
    /// The wall of a seed: [`shuffled`](Wall::shuffled) with ChaCha20 keyed by `seed`. A seed gives the same wall in
    /// every version.
    #[cfg(feature = "seeds")]
    pub fn from_seed(seed: WallSeed, set: &TileSet) -> Self {
        use rand_core::SeedableRng;
        Wall::shuffled(set, &mut rand_chacha::ChaCha20Rng::from_seed(seed))
    }

    /// A random wall: the sorted set shuffled by the Fisher–Yates method. Each index is a 32-bit word, drawn again if
    /// it would favour low indices. The two dice follow from the same words.
    pub fn shuffled(set: &TileSet, rng: &mut impl Rng) -> Self {
        let mut tiles = set.tiles();
        shuffle(&mut tiles, rng);
        Wall { tiles: tiles.into(), set: *set, dice: throw(rng) }
    }
}

#[cfg(feature = "seeds")]
impl SeatDraw {
    /// What a seed decides of the seats of a match, with ChaCha20 keyed by it; `None` where the program decides them. A
    /// seed gives the same seats in every version.
    pub fn from_seed(seed: WallSeed, by: SeatsBy, players: Players) -> Option<SeatDraw> {
        use rand_core::SeedableRng;
        let mut rng = rand_chacha::ChaCha20Rng::from_seed(seed);
        match by {
            SeatsBy::Program => None,
            SeatsBy::Dice => Some(SeatDraw::Dice([throw(&mut rng)?, throw(&mut rng)?])),
            SeatsBy::Winds => {
                let mut tiles = Seating::tiles(players);
                shuffle(&mut tiles, &mut rng);
                Seating::draw(tiles).map(SeatDraw::Winds)
            }
        }
    }
}

/// Shuffles by the Fisher–Yates method.
fn shuffle<T>(tiles: &mut [T], rng: &mut impl Rng) {
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

fn throw(rng: &mut impl Rng) -> Option<Dice> {
    Dice::try_from(std::array::from_fn(|_| below(rng, 6) as u8 + 1)).ok()
}

/// A number below `bound`, each equally likely; `bound` is not 0. The same words give the same number in every version.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let word = rng.next_u32();
        if word < fair {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ruleset, notation};

    /// a seed throws the same dice and mixes the same tiles for all time; by itself it decides nothing.
    #[test]
    fn a_seed_gives_the_same_seats_for_all_time() {
        let of = |nth, by| SeatDraw::from_seed([nth; 32], by, Players::Four);
        assert_eq!(of(7, SeatsBy::Program), None);
        let Some(SeatDraw::Dice(throws)) = of(7, SeatsBy::Dice) else { panic!("dice") };
        assert_eq!(throws.map(Dice::pips), [[1, 2], [3, 3]]);
        let Some(SeatDraw::Winds(draw)) = of(7, SeatsBy::Winds) else { panic!("winds") };
        let tiles: Vec<_> = draw.tiles.iter().map(|tile| tile.kind().tile()).collect();
        assert_eq!(notation::format_in_order(&tiles), "25341z");
        // Whoever begins comes to deal first from every seat.
        for by in [SeatsBy::Dice, SeatsBy::Winds] {
            let mut seats: Vec<usize> =
                (0..50).map(|nth| of(nth, by).unwrap().seats(Players::Four)[0].index()).collect();
            seats.sort();
            seats.dedup();
            assert_eq!(seats, [0, 1, 2, 3]);
        }
    }

    ///
    #[test]
    fn a_seed_gives_one_wall_for_all_time() {
        let set = Ruleset::preset("tenhou").unwrap().tile_set();
        let wall = Wall::from_seed([7; 32], &set);
        assert_eq!(wall, Wall::from_seed([7; 32], &set));
        assert_ne!(wall, Wall::from_seed([8; 32], &set));
        assert_eq!(wall.dice().map(Dice::pips), Some([6, 2]));
        assert_eq!(Wall::new(wall.tiles().to_vec(), &set).map(|same| same.with_dice(wall.dice())), Ok(wall.clone()));
        assert_eq!(notation::format_in_order(&wall.tiles()[..13]), "2z2s9p77z5m1z4s2m5s5z2s6z");
    }
}
