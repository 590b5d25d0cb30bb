//! The weights of the signs by which others are read: see [`super::signs`]. Not changed by hand but by
//!
//! ```console
//! cargo run --release -p jantaku-calibrate -- fit --seed 1 --matches 600 --write crates/bots/src/foes/fitted.rs
//! ```
//!
//! with the bots as they were in the commit before that of these numbers.

/// That a player not in riichi waits.
pub const TENPAI: [f64; 31] = [
    -7.2422, // closed
    -4.3462, // one meld
    -2.4271, // two melds
    -0.2618, // three melds
    1.7988,  // four melds
    3.7664,  // closed: tenths of go-arounds
    5.2928,  // one meld: tenths of go-arounds
    3.3148,  // two melds: tenths of go-arounds
    1.3701,  // three melds: tenths of go-arounds
    -0.3845, // closed: their square
    -1.4676, // one meld: their square
    -0.7993, // two melds: their square
    -0.2358, // three melds: their square
    -0.2061, // closed: of the last three discards those from the hand
    -0.1204, // open: of the last three discards those from the hand
    -0.5460, // closed: tiles just drawn discarded in a row, fifths
    0.3425,  // open: tiles just drawn discarded in a row, fifths
    0.3261,  // last discard from the hand: a middle number
    -0.8806, // last discard from the hand: a terminal or honour
    0.5101,  // last discard from the hand: dora or beside it
    0.2523,  // of the first six discards middle numbers
    -0.3611, // of all discards those from the hand
    0.6309,  // dora in melds, red fives too, thirds
    0.1713,  // a meld of a value kind
    -0.2511, // all melds in one suit, quarters
    0.0945,  // dealer
    -0.7947, // others in riichi
    1.0748,  // others in riichi: the last discard was one they have not discarded
    -0.4132, // others in riichi: that and from the hand
    0.3589,  // three players
    1.2892,  // norths laid aside, quarters
];

/// That one who waits wins with a kind.
pub const WAIT: [f64; 40] = [
    1.2995,  // riichi
    1.9031,  // closed, no riichi
    2.6478,  // open
    -0.1514, // open: melds, quarters
    -0.3728, // logarithm of the kinds that can be won with
    0.7299,  // riichi: logarithm of the share of possible shapes
    1.0480,  // closed: logarithm of the share of possible shapes
    1.1088,  // open: logarithm of the share of possible shapes
    0.0295,  // part of two-sided shapes
    -0.7258, // part of closed shapes
    0.2070,  // part of pairs
    -1.3570, // part of single tiles
    -1.4945, // closed: part of two-sided shapes
    -0.5362, // open: part of two-sided shapes
    0.6177,  // open: part of single tiles
    0.8172,  // open: part of pairs, no run among the melds, quarters
    -1.3196, // value kind
    -1.3606, // other honour
    -0.2277, // terminal
    -0.0783, // two or eight
    0.0894,  // three or seven
    -0.6256, // honour of which one is unseen
    -0.1784, // honour of which two are unseen
    0.6948,  // dora
    0.1012,  // beside dora
    0.1379,  // beside the riichi tile
    0.1502,  // two from the riichi tile
    0.0556,  // three from the riichi tile
    -0.7444, // outside of an early discard
    -0.2817, // near an early discard
    -0.0512, // beside a late discard from the hand
    0.0366,  // two from a late discard from the hand
    -0.1454, // all melds in one suit, this one, quarters
    0.0488,  // all melds in one suit, not this one, quarters
    0.1424,  // all melds in one suit, an honour, quarters
    -0.2653, // closed: how much of the own discards is this suit
    -1.3232, // open: how much of the own discards is this suit
    -1.7931, // open, simples only: terminal or honour
    -0.0416, // open, no value shown: value kind
    -0.1985, // number of a kind of which none is unseen
];

/// What feeding one who waits costs, in logarithms of thousands.
pub const PRICE: [f64; 24] = [
    0.4836,  // riichi
    0.7833,  // closed, no riichi
    0.3110,  // open
    0.4401,  // dealer
    0.3255,  // open: dora in melds, red fives too
    0.2388,  // closed: dora in melds, red fives too
    0.3290,  // riichi: dora unseen, quarters
    0.6128,  // closed: dora unseen, quarters
    0.3856,  // open: dora unseen, quarters
    0.0869,  // red fives unseen
    0.0344,  // indicators after the first
    0.1063,  // value melds
    0.0166,  // open: all melds in one suit, two of them
    0.5371,  // open: all melds in one suit, three of them or more
    0.2312,  // no run among two melds
    0.2483,  // no run among three melds or more
    -0.0207, // kans
    0.2568,  // norths laid aside
    0.2694,  // three players
    0.3450,  // ippatsu
    0.4013,  // riichi in the first go-around
    0.4836,  // ura dora in riichi
    0.2620,  // tenths of go-arounds
    -0.0667, // open: melds after the first
];
