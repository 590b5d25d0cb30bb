//! The weights of the signs by which others are read: see [`super::signs`]. Not changed by hand but by
//!
//! ```console
//! cargo run --release -p jantaku-calibrate -- fit --seed 1 --matches 500 --write crates/bots/src/foes/fitted.rs
//! ```
//!
//! played by the bots as they were then, who went by the numbers of before: a run today comes near these.

/// That a player not in riichi waits.
pub const TENPAI: [f64; 31] = [
    -7.4675, // closed
    -4.0610, // one meld
    -2.2806, // two melds
    0.0305,  // three melds
    2.7062,  // four melds
    3.6158,  // closed: tenths of go-arounds
    4.9080,  // one meld: tenths of go-arounds
    3.1781,  // two melds: tenths of go-arounds
    2.0060,  // three melds: tenths of go-arounds
    -0.1084, // closed: their square
    -1.2640, // one meld: their square
    -0.6632, // two melds: their square
    -0.5979, // three melds: their square
    -0.2547, // closed: of the last three discards those from the hand
    -0.1495, // open: of the last three discards those from the hand
    -1.0148, // closed: tiles just drawn discarded in a row, fifths
    0.2397,  // open: tiles just drawn discarded in a row, fifths
    0.3170,  // last discard from the hand: a middle number
    -0.7926, // last discard from the hand: a terminal or honour
    0.3651,  // last discard from the hand: dora or beside it
    0.2033,  // of the first six discards middle numbers
    -0.5028, // of all discards those from the hand
    0.4500,  // dora in melds, red fives too, thirds
    0.2790,  // a meld of a value kind
    -0.8922, // all melds in one suit, quarters
    -0.0370, // dealer
    -0.7166, // others in riichi
    0.7765,  // others in riichi: the last discard was one they have not discarded
    -0.1799, // others in riichi: that and from the hand
    0.3371,  // three players
    0.8603,  // norths laid aside, quarters
];

/// That one who waits wins with a kind.
pub const WAIT: [f64; 40] = [
    0.7070,  // riichi
    1.4658,  // closed, no riichi
    2.6441,  // open
    -0.1305, // open: melds, quarters
    -0.4446, // logarithm of the kinds that can be won with
    0.6723,  // riichi: logarithm of the share of possible shapes
    0.9967,  // closed: logarithm of the share of possible shapes
    1.1518,  // open: logarithm of the share of possible shapes
    0.8006,  // part of two-sided shapes
    -0.0885, // part of closed shapes
    0.7454,  // part of pairs
    -1.1304, // part of single tiles
    -1.5712, // closed: part of two-sided shapes
    -0.9739, // open: part of two-sided shapes
    0.1060,  // open: part of single tiles
    0.3804,  // open: part of pairs, no run among the melds, quarters
    -1.1600, // value kind
    -1.3502, // other honour
    -0.1715, // terminal
    -0.0042, // two or eight
    0.1250,  // three or seven
    -0.5088, // honour of which one is unseen
    -0.5227, // honour of which two are unseen
    0.7764,  // dora
    0.0445,  // beside dora
    0.1455,  // beside the riichi tile
    0.1856,  // two from the riichi tile
    0.0881,  // three from the riichi tile
    -0.5024, // outside of an early discard
    -0.2244, // near an early discard
    0.0336,  // beside a late discard from the hand
    0.0912,  // two from a late discard from the hand
    0.0440,  // all melds in one suit, this one, quarters
    -0.1621, // all melds in one suit, not this one, quarters
    0.0451,  // all melds in one suit, an honour, quarters
    -0.0663, // closed: how much of the own discards is this suit
    -1.1787, // open: how much of the own discards is this suit
    -2.0048, // open, simples only: terminal or honour
    0.2931,  // open, no value shown: value kind
    -0.4626, // number of a kind of which none is unseen
];

/// What feeding one who waits costs, in logarithms of thousands.
pub const PRICE: [f64; 24] = [
    0.4850,  // riichi
    0.8591,  // closed, no riichi
    0.4969,  // open
    0.4153,  // dealer
    0.3009,  // open: dora in melds, red fives too
    0.1631,  // closed: dora in melds, red fives too
    0.3571,  // riichi: dora unseen, quarters
    0.4965,  // closed: dora unseen, quarters
    0.3471,  // open: dora unseen, quarters
    0.0648,  // red fives unseen
    0.0106,  // indicators after the first
    0.0507,  // value melds
    0.0689,  // open: all melds in one suit, two of them
    0.4849,  // open: all melds in one suit, three of them or more
    0.2837,  // no run among two melds
    0.4816,  // no run among three melds or more
    0.0391,  // kans
    0.2167,  // norths laid aside
    0.2756,  // three players
    0.3886,  // ippatsu
    0.3202,  // riichi in the first go-around
    0.4850,  // ura dora in riichi
    0.2934,  // tenths of go-arounds
    -0.1314, // open: melds after the first
];
