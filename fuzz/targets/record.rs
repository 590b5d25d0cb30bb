#![no_main]

use jantaku_fuzz::counted;
use jantaku_record::{Line, Reader, Record};

libfuzzer_sys::fuzz_target!(|data: &[u8]| counted(data, || {
    let Ok(reader) = Reader::new(data) else { return };
    let header = Line::Match(Box::new(reader.header().clone()));
    for line in std::iter::once(header).chain(reader.map_while(|line| line.ok().map(|(_, line)| line))) {
        let json = line.to_json();
        let again: Line = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
        assert_eq!(again, line, "{json}");
    }
    if let Ok(record) = Record::read(data) {
        let _ = record.replay();
    }
}));
