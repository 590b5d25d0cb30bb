//! Walls are random in every way that is measured here, and shuffles with a known bias are not.
//!
//! The seeds are the numbers from 0 on, so each run measures the same walls. `JANTAKU_TEST_SCALE=1000` measures ten million; that takes a release build.

use jantaku_core::{Ruleset, Tile, Wall, below};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

const TILES: usize = 136;

/// 10,000 walls in CI.
fn walls() -> u64 {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok());
    10_000 * scale.unwrap_or(1_u64)
}

fn seed(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// What is counted over many walls.
struct Counts {
    walls: u64,
    /// Of each face at each place.
    places: Vec<[u64; Tile::COUNT]>,
    /// Of two faces side by side: one pair of places in each wall, in turn.
    pairs: Vec<[u64; Tile::COUNT]>,
    /// Of the first faces of two walls that follow each other.
    walls_in_a_row: Vec<[u64; Tile::COUNT]>,
    previous: Option<usize>,
    /// Of runs of suits and of honours, of odd and of even kinds, all walls together.
    runs: [u64; 2],
    dice: [u64; 36],
}

/// The two ways in which tiles are put into two classes for the runs.
const CLASSES: [fn(usize) -> bool; 2] = [|kind| kind < 18, |kind| kind.is_multiple_of(2)];

impl Counts {
    fn of(walls: u64, wall: impl Fn(u64) -> (Vec<Tile>, [u8; 2])) -> Counts {
        let none = || vec![[0; Tile::COUNT]; Tile::COUNT];
        let mut counts = Counts {
            walls,
            places: vec![[0; Tile::COUNT]; TILES],
            pairs: none(),
            walls_in_a_row: none(),
            previous: None,
            runs: [0; 2],
            dice: [0; 36],
        };
        for number in 0..walls {
            let (tiles, dice) = wall(number);
            counts.add(number, &tiles, dice);
        }
        counts
    }

    fn add(&mut self, number: u64, tiles: &[Tile], dice: [u8; 2]) {
        for (place, tile) in self.places.iter_mut().zip(tiles) {
            place[tile.index()] += 1;
        }
        let at = 2 * (number as usize % (TILES / 2));
        self.pairs[tiles[at].index()][tiles[at + 1].index()] += 1;
        let first = tiles[0].index();
        match self.previous.take() {
            Some(previous) => self.walls_in_a_row[previous][first] += 1,
            None => self.previous = Some(first),
        }
        for (runs, class) in self.runs.iter_mut().zip(CLASSES) {
            let changes = tiles.windows(2).filter(|two| class(two[0].kind().index()) != class(two[1].kind().index()));
            *runs += 1 + changes.count() as u64;
        }
        self.dice[usize::from(dice[0] - 1) * 6 + usize::from(dice[1] - 1)] += 1;
    }

    /// How far each count is from what is expected, in standard deviations.
    fn deviations(&self, count: &[u64; Tile::COUNT]) -> Vec<(&'static str, f64)> {
        let (walls, all) = (self.walls as f64, TILES as f64);
        let share = |face: usize| count[face] as f64 / all;
        let places = self
            .places
            .iter()
            .flat_map(|place| place.iter().enumerate().map(|(face, &found)| (found, walls * share(face))));
        // Two places of a wall cannot have the same tile, which makes the sum larger than for independent places.
        let places = chi_square(places) * (all - 1.0) / all;
        let faces = count.iter().filter(|count| **count > 0).count() as f64;
        let two = |same: f64, walls: f64| {
            move |(one, found): (usize, &[u64; Tile::COUNT])| {
                let found = *found;
                (0..Tile::COUNT).map(move |other| {
                    let left = count[other] as f64 - if one == other { same } else { 0.0 };
                    (found[other], walls * share(one) * left / (all - same))
                })
            }
        };
        let pairs: Vec<_> = self.pairs.iter().enumerate().flat_map(two(1.0, walls)).collect();
        let rows: Vec<_> = self.walls_in_a_row.iter().enumerate().flat_map(two(0.0, (self.walls / 2) as f64)).collect();
        let possible = |cells: &[(u64, f64)]| cells.iter().filter(|(_, expected)| *expected > 0.0).count() as f64 - 1.0;
        let dice = self.dice.iter().map(|&found| (found, walls / 36.0));
        let [suits, parity] = std::array::from_fn(|nth| self.runs_deviation(nth, count));
        vec![
            ("places", normal(places, (all - 1.0) * (faces - 1.0))),
            ("neighbours", normal(chi_square(pairs.iter().copied()), possible(&pairs))),
            ("walls in a row", normal(chi_square(rows.iter().copied()), possible(&rows))),
            ("dice", normal(chi_square(dice), 35.0)),
            ("runs of suits", suits),
            ("runs of parity", parity),
        ]
    }

    /// Wald and Wolfowitz's runs test over all walls.
    fn runs_deviation(&self, nth: usize, count: &[u64; Tile::COUNT]) -> f64 {
        let of_class = Tile::all().filter(|tile| CLASSES[nth](tile.kind().index()));
        let one = of_class.map(|tile| count[tile.index()]).sum::<u64>() as f64;
        let (all, walls) = (TILES as f64, self.walls as f64);
        let twice = 2.0 * one * (all - one);
        let (mean, variance) = (1.0 + twice / all, twice * (twice - all) / (all * all * (all - 1.0)));
        (self.runs[nth] as f64 - walls * mean) / (walls * variance).sqrt()
    }
}

/// The sum over all cells that can be found at all.
fn chi_square(cells: impl Iterator<Item = (u64, f64)>) -> f64 {
    let of = |(found, expected): (u64, f64)| match expected > 0.0 {
        true => (found as f64 - expected).powi(2) / expected,
        false => {
            assert_eq!(found, 0, "a tile that is not in play");
            0.0
        }
    };
    cells.map(of).sum()
}

/// A value of chi-square in standard deviations of the normal distribution, by Wilson and Hilferty.
fn normal(chi_square: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

fn faces(rules: &Ruleset) -> [u64; Tile::COUNT] {
    let mut count = [0; Tile::COUNT];
    rules.tile_set().tiles().iter().for_each(|tile| count[tile.index()] += 1);
    count
}

/// The largest deviation, either way.
fn largest(deviations: &[(&str, f64)]) -> f64 {
    deviations.iter().map(|(_, deviation)| deviation.abs()).fold(0.0, f64::max)
}

fn print(what: &str, deviations: &[(&str, f64)]) {
    let text: Vec<String> = deviations.iter().map(|(name, deviation)| format!("{name} {deviation:.2}")).collect();
    println!("{what}: {}", text.join(", "));
}

///
#[test]
fn walls_are_as_random_as_chance_has_it() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let set = rules.tile_set();
    let counts = Counts::of(walls(), |number| {
        let wall = Wall::from_seed(seed(number), &set);
        (wall.tiles().to_vec(), wall.dice().unwrap().pips())
    });
    let deviations = counts.deviations(&faces(&rules));
    print(&format!("{} walls", walls()), &deviations);
    assert!(largest(&deviations) < 4.0);
}

/// A way to choose the tile that the one at `last` is swapped with.
type Choose = fn(&mut ChaCha20Rng, usize) -> usize;

fn shuffled(rules: &Ruleset, number: u64, choose: Choose) -> (Vec<Tile>, [u8; 2]) {
    let (mut rng, mut tiles) = (ChaCha20Rng::from_seed(seed(number)), rules.tile_set().tiles());
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, choose(&mut rng, last));
    }
    let dice = [0; 2].map(|_: u8| below(&mut rng, 6) as u8 + 1);
    (tiles, dice)
}

/// Each of these mistakes has been made in real programs.
const BIASED: [(&str, Choose); 3] = [
    ("a byte modulo the number of tiles", |rng, last| rng.next_u32() as usize % 256 % (last + 1)),
    ("a swap with any tile", |rng, _| below(rng, TILES as u32) as usize),
    ("a swap with earlier tiles only", |rng, last| below(rng, last as u32) as usize),
];

#[test]
fn biased_shuffles_are_found() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let deviations =
        |walls, choose| Counts::of(walls, |number| shuffled(&rules, number, choose)).deviations(&faces(&rules));
    for (what, choose) in BIASED {
        let deviations = deviations(5_000, choose);
        print(what, &deviations);
        assert!(largest(&deviations) > 10.0);
    }
    // It is their choice of tiles that is found: with a fair one the same code is as random as the walls.
    let fair: Choose = |rng, last| below(rng, last as u32 + 1) as usize;
    assert!(largest(&deviations(5_000, fair)) < 4.0);
    assert_eq!(shuffled(&rules, 7, fair).0, Wall::from_seed(seed(7), &rules.tile_set()).tiles());
}
