//! The fitted weights of the signs. Not edited by hand, but written by
//!
//! ```console
//! cargo run --release -p jantaku-calibrate -- fit --seed 1 --matches 700 --write /tmp/fitted2.rs
//! ```
//!
//! The bots that played used the weights before these, so a new run gives similar numbers, not the same.

/// The chance that an opponent not in riichi is tenpai.
pub const TENPAI: [f64; 31] = [
    -7.2187, // closed
    -3.7610, // one meld
    -2.1467, // two melds
    0.5291,  // three melds
    3.2132,  // four melds
    0.8618,  // closed: tenths of go-arounds
    4.1268,  // one meld: tenths of go-arounds
    3.1792,  // two melds: tenths of go-arounds
    0.5665,  // three melds: tenths of go-arounds
    1.5614,  // closed: their square
    -1.1089, // one meld: their square
    -0.9131, // two melds: their square
    -0.0678, // three melds: their square
    -0.3922, // closed: of the last three discards those from the hand
    -0.1928, // open: of the last three discards those from the hand
    -2.2923, // closed: tiles just drawn discarded in a row, fifths
    0.7286,  // open: tiles just drawn discarded in a row, fifths
    0.3620,  // last discard from the hand: a middle number
    -0.7889, // last discard from the hand: a terminal or honour
    0.2279,  // last discard from the hand: dora or beside it
    0.1086,  // of the first six discards middle numbers
    -0.9628, // of all discards those from the hand
    0.5211,  // dora in melds, red fives too, thirds
    0.4385,  // a meld of a value kind
    -0.4267, // all melds in one suit, quarters
    0.1207,  // dealer
    -0.7068, // others in riichi
    0.8710,  // others in riichi: the last discard was one they have not discarded
    -0.2429, // others in riichi: that and from the hand
    0.6907,  // three players
    0.4471,  // norths laid aside, quarters
];

/// The chance that a tenpai opponent wins with a kind.
pub const WAIT: [f64; 40] = [
    0.9991,  // riichi
    0.6383,  // closed, no riichi
    2.6931,  // open
    -0.3149, // open: melds, quarters
    -0.3788, // logarithm of the kinds that can be won with
    0.7540,  // riichi: logarithm of the share of possible shapes
    0.6595,  // closed: logarithm of the share of possible shapes
    1.1352,  // open: logarithm of the share of possible shapes
    0.6166,  // part of two-sided shapes
    -0.6311, // part of closed shapes
    0.5379,  // part of pairs
    -1.6507, // part of single tiles
    -0.7166, // closed: part of two-sided shapes
    -0.9379, // open: part of two-sided shapes
    0.2530,  // open: part of single tiles
    0.3546,  // open: part of pairs, no run among the melds, quarters
    -0.9868, // value kind
    -1.6686, // other honour
    -0.0519, // terminal
    0.0805,  // two or eight
    0.0826,  // three or seven
    -0.2579, // honour of which one is unseen
    -0.3322, // honour of which two are unseen
    0.8053,  // dora
    0.0991,  // beside dora
    0.1757,  // beside the riichi tile
    0.2229,  // two from the riichi tile
    0.3005,  // three from the riichi tile
    -0.3795, // outside of an early discard
    -0.1677, // near an early discard
    0.1183,  // beside a late discard from the hand
    0.0818,  // two from a late discard from the hand
    -0.0429, // all melds in one suit, this one, quarters
    -0.0796, // all melds in one suit, not this one, quarters
    0.1409,  // all melds in one suit, an honour, quarters
    -0.2077, // closed: how much of the own discards is this suit
    -1.0188, // open: how much of the own discards is this suit
    -2.1214, // open, simples only: terminal or honour
    0.5745,  // open, no value shown: value kind
    -0.2896, // number of a kind of which none is unseen
];

/// The price of dealing in to a tenpai opponent, as the logarithm of thousands of points.
pub const PRICE: [f64; 24] = [
    0.5001,  // riichi
    1.1447,  // closed, no riichi
    0.4864,  // open
    0.4223,  // dealer
    0.3059,  // open: dora in melds, red fives too
    0.2044,  // closed: dora in melds, red fives too
    0.3911,  // riichi: dora unseen, quarters
    0.4251,  // closed: dora unseen, quarters
    0.3892,  // open: dora unseen, quarters
    0.0683,  // red fives unseen
    0.0383,  // indicators after the first
    0.1190,  // value melds
    0.0189,  // open: all melds in one suit, two of them
    0.4911,  // open: all melds in one suit, three of them or more
    0.2377,  // no run among two melds
    0.3399,  // no run among three melds or more
    -0.0580, // kans
    0.2275,  // norths laid aside
    0.2818,  // three players
    0.3625,  // ippatsu
    0.3323,  // riichi in the first go-around
    0.5001,  // ura dora in riichi
    0.2564,  // tenths of go-arounds
    -0.1153, // open: melds after the first
];
