#![no_main]

use jantaku_core::Ruleset;
use jantaku_core::rules::RulesError;
use jantaku_fuzz::counted;

libfuzzer_sys::fuzz_target!(|text: &str| counted(text.as_bytes(), || {
    for read in [Ruleset::from_toml, Ruleset::from_kept_toml] {
        match read(text) {
            Ok(rules) => {
                assert_eq!(rules.check(), Ok(()));
                let written = rules.to_toml();
                assert_eq!(Ruleset::from_toml(&written).as_ref(), Ok(&rules));
                assert_eq!(Ruleset::from_kept_toml(&written), Ok(rules));
            }
            Err(RulesError::Faulty(faults)) => {
                assert!(!faults.is_empty());
                let lines = text.split('\n').count();
                assert!(faults.iter().all(|fault| fault.line.is_none_or(|line| (1..=lines).contains(&line))));
            }
            Err(_) => {}
        }
    }
}));
