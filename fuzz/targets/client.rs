#![no_main]

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_fuzz::counted;
use jantaku_record::formats::client::parse;
use jantaku_record::formats::verify::replay_client;

libfuzzer_sys::fuzz_target!(|data: &[u8]| counted(data, || {
    let Ok(stream) = std::str::from_utf8(data).map_err(drop).and_then(|text| parse(text).map_err(drop)) else { return };
    let steps: usize = stream.rounds.iter().map(|round| round.steps.len()).sum();
    assert!(steps <= data.len());
    if let Ok(rules) = stream.ruleset() {
        replay_client(&stream, &Arc::<Ruleset>::new(rules));
    }
}));
