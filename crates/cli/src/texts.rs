//! What the commands print for people: `text!("key", value = …)` is a text of `texts/en/messages.ftl`, which `build.rs` reads.

// A text that nothing prints is named here.
#![cfg_attr(feature = "formats", deny(unused_macro_rules))]

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
