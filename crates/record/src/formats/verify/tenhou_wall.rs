//! Tenhou's walls, computed from the published seed: MT19937 fills blocks that SHA-512 turns into random numbers, and
//! with those the tiles are shuffled: 108 of them with three players, whose wall has eight places for supplement tiles.
//!
//! Source: Tenhou's description of its wall and dice generation (tenhou.net/stat/rand/); for three players its logs.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use rand_mt::Mt;
use sha2::{Digest, Sha512};

use super::{Check, Fault};
use crate::formats::log::{Log, LogRound, Move, TileNumbers};
use crate::formats::tenhou::TILES;
use jantaku_core::{Players, dealt_at};

/// The prefix of a seed of this method.
const METHOD: &str = "mt19937ar-sha512-n288-base64,";
/// The length of the generator's key, in words.
const KEY_WORDS: usize = 624;
/// The number of hash blocks of random numbers for each round.
const BLOCKS: usize = 9;
const WORDS_IN: usize = 32;
/// The index of the random number of the first die, whatever the number of tiles.
const DICE: usize = 135;
/// The tiles not used with three players: 2m to 8m.
const ABSENT: std::ops::Range<u8> = 4..32;

/// The walls of a match, one after the other.
pub(super) struct Walls {
    generator: Option<Mt>,
    players: Players,
}

impl Walls {
    /// The walls of a record, if it has a seed of this method.
    pub fn new(log: &Log) -> Walls {
        let key = log.seed.as_deref().and_then(key);
        Walls { generator: key.map(Mt::new_with_key), players: log.players() }
    }

    /// Compares the next wall with a round's tiles; returns whether there was one to compare.
    pub fn check(&mut self, round: &LogRound) -> Result<bool, Fault> {
        let (Some(generator), Some(numbers)) = (&mut self.generator, &round.numbers) else { return Ok(false) };
        let (wall, dice) = next_wall(generator, self.players);
        if let Some(stated) = round.start.dice.filter(|stated| *stated != dice) {
            return Err((0, Check::Wall, format!("the dice {stated:?}"), format!("{dice:?}")));
        }
        let (record, ours) = (order(round, numbers), order_of(&wall, round, numbers));
        match record.iter().zip(&ours).find(|(record, ours)| record != ours) {
            Some((record, ours)) => Err((0, Check::Wall, said(*record), said(*ours))),
            None => Ok(true),
        }
    }
}

fn said((place, number): (&'static str, u8)) -> String {
    format!("tile {number} {place}")
}

fn key(seed: &str) -> Option<[u32; KEY_WORDS]> {
    let bytes = BASE64_STANDARD.decode(seed.strip_prefix(METHOD)?).ok()?;
    let (words, []) = bytes.as_chunks::<4>() else { return None };
    let words: Vec<u32> = words.iter().map(|&word| u32::from_le_bytes(word)).collect();
    words.try_into().ok()
}

/// The tiles in Tenhou's order, and the dice.
fn next_wall(generator: &mut Mt, players: Players) -> (Vec<u8>, [u8; 2]) {
    let mut random = Vec::with_capacity(BLOCKS * 16);
    for _ in 0..BLOCKS {
        let block: [[u8; 4]; WORDS_IN] = std::array::from_fn(|_| generator.next_u32().to_le_bytes());
        let hash = Sha512::digest(block.as_flattened());
        random.extend(hash.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word)));
    }
    let mut wall: Vec<u8> = (0..TILES).filter(|number| players == Players::Four || !ABSENT.contains(number)).collect();
    for (at, word) in random.iter().enumerate().take(wall.len() - 1) {
        let left = (wall.len() - at) as u32;
        wall.swap(at, at + (word % left) as usize);
    }
    let die = |word: u32| (word % 6) as u8 + 1;
    (wall, [die(random[DICE]), die(random[DICE + 1])])
}

/// The tiles that a record shows, each with its place.
fn order(round: &LogRound, numbers: &TileNumbers) -> Vec<(&'static str, u8)> {
    let players = numbers.hands.players();
    let mut order = Vec::with_capacity(136);
    for (_, hand) in players.seats_from(round.start.dealer).map(|seat| (seat, &numbers.hands[seat])) {
        order.extend(hand.iter().map(|&number| ("dealt", number)));
    }
    order.extend(numbers.draws.iter().map(|&number| ("drawn", number)));
    order.extend(numbers.indicators.iter().map(|&number| ("turned", number)));
    order
}

/// The same places of the wall: tiles are taken from its end; supplements and indicators are at its beginning.
fn order_of(wall: &[u8], round: &LogRound, numbers: &TileNumbers) -> Vec<(&'static str, u8)> {
    let supplement_tiles = if numbers.hands.players() == Players::Three { 8 } else { 4 };
    let players = numbers.hands.players();
    let from_end = |nth: usize| wall.len().checked_sub(nth + 1).and_then(|at| wall.get(at)).copied().unwrap_or(TILES);
    let mut order = Vec::with_capacity(136);
    for turn in 0..players.count() {
        order.extend((0..13).map(|nth| ("dealt", from_end(dealt_at(players, turn, nth)))));
    }
    let (mut live, mut supplements, mut after_kan) = (13 * players.count(), 0, false);
    for step in &round.moves {
        match step {
            Move::Draw { .. } if after_kan => {
                // The upper tile of each stack comes first.
                let tile = wall.get(supplements ^ 1).filter(|_| supplements < supplement_tiles);
                order.push(("drawn", tile.copied().unwrap_or(TILES)));
                supplements += 1;
                after_kan = false;
            }
            Move::Draw { .. } => {
                order.push(("drawn", from_end(live)));
                live += 1;
            }
            Move::Meld { meld, .. } => after_kan = meld.is_kan(),
            Move::Kita { .. } => after_kan = true,
            _ => {}
        }
    }
    let turned = |nth: usize| wall.get(supplement_tiles + 1 + 2 * nth).copied().unwrap_or(TILES);
    order.extend((0..numbers.indicators.len()).map(|nth| ("turned", turned(nth))));
    order
}
