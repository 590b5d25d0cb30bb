#![no_main]

use jantaku_fuzz::{replays, timed};

libfuzzer_sys::fuzz_target!(|data: &[u8]| timed(|| replays(data)));
