#![no_main]

use jantaku_fuzz::{counted, mutate_lines, replays};

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutate_lines(data, size, max_size, seed)
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| counted(data, || replays(data)));
