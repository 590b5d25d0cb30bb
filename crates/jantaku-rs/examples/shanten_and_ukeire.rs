//! How far each discard leaves a hand from tenpai, and what brings it nearer.

use std::cmp::Reverse;
use std::error::Error;

use jantaku_rs::score::tiles_left;
use jantaku_rs::{Counts, TilesPlayed, discards, parse_tiles, shanten};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let hand: Counts = parse_tiles("1340m5678p24678s1z")?.into_iter().collect();
    let played = TilesPlayed::Full136;
    println!("shanten {}", shanten(&hand, 0, played).min());

    let mut options = discards(&hand, 0, played);
    options.sort_by_key(|after| (after.shanten.min(), Reverse(tiles_left(after.ukeire, &hand))));
    for after in &options {
        let tiles = tiles_left(after.ukeire, &hand);
        let kinds: Vec<String> = after.ukeire.iter().map(|kind| kind.to_string()).collect();
        println!("{}: shanten {}, {tiles} tiles: {}", after.kind, after.shanten.min(), kinds.join(" "));
    }
    Ok(())
}
