//! What people read, in English: the texts of `texts/en`, as `build/texts.rs` writes them down.

// A text that nothing shows is named here.
#![deny(dead_code)]
#![allow(non_snake_case)]

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
