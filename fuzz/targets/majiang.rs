#![no_main]

use jantaku_fuzz::{counted, reads_what_it_writes};
use jantaku_record::formats::majiang::{parse, print};

libfuzzer_sys::fuzz_target!(|data: &[u8]| counted(data, || reads_what_it_writes(data, (parse, print))));
