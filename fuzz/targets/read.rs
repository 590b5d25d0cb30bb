#![no_main]

use jantaku_fuzz::{counted, replays};

libfuzzer_sys::fuzz_target!(|data: &[u8]| counted(data, || replays(data)));
