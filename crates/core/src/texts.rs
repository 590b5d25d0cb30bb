//! The texts that people read, in every language: the folders of `texts`, as constants that `build/texts.rs` generates.

// The compiler names every text that nothing uses.
#![cfg_attr(feature = "rules-files", deny(dead_code))]
#![cfg_attr(not(feature = "rules-files"), allow(dead_code))]
#![allow(non_snake_case, unused_imports)]

use crate::language::Text;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
