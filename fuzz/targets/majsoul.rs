#![no_main]

use jantaku_fuzz::{counted, replays_majsoul};

libfuzzer_sys::fuzz_target!(|data: &[u8]| counted(data, || replays_majsoul(data)));
