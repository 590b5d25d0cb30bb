//! The texts that people read, in English: `texts/en`, as constants that `build/texts.rs` generates.

// The compiler names every text that nothing uses.
#![deny(dead_code)]
#![allow(non_snake_case)]

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
