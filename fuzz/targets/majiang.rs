#![no_main]

use jantaku_fuzz::{reads_what_it_writes, timed};
use jantaku_record::formats::majiang::{parse, print};

libfuzzer_sys::fuzz_target!(|data: &[u8]| timed(|| reads_what_it_writes(data, (parse, print))));
