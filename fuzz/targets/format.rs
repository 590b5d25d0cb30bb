#![no_main]

use std::sync::LazyLock;

use jantaku_fuzz::{counted, reads_what_it_writes};
use jantaku_record::formats::{FORMATS, Format};

/// The format that JANTAKU_FORMAT names.
static FORMAT: LazyLock<&Format> = LazyLock::new(|| {
    let name = std::env::var("JANTAKU_FORMAT").unwrap_or_default();
    FORMATS.iter().find(|format| format.name == name).unwrap_or_else(|| panic!("JANTAKU_FORMAT is `{name}`, no format"))
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let format = *FORMAT;
    counted(data, || reads_what_it_writes(data, format))
});
