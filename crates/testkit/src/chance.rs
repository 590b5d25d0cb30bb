use jantaku_core::{Ruleset, Wall};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A seeded source of choices: one seed, one course of play, for all time.
#[derive(Debug, Clone)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The choices of a seed.
    pub fn new(seed: u64) -> Self {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below `bound`, which must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    /// True in `percent` of a hundred cases.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these; `None` if there is none.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() { None } else { Some(from[self.below(from.len())]) }
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    pub fn wall(&mut self, rules: &Ruleset) -> Wall {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Wall::from_seed(seed, &rules.tile_set())
    }
}
