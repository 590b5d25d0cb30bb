use jantaku_career::refusals;
use jantaku_wire::{ErrorCode, RuleFault};
use thiserror::Error;

use crate::refusal::{Refusal, SENTENCES};

/// Rules that cannot be.
#[derive(Debug, Error)]
#[error("{}", .0.iter().map(|fault| fault.message.as_str()).collect::<Vec<_>>().join("; "))]
pub(crate) struct FaultyRules(pub Vec<RuleFault>);

impl Refusal for FaultyRules {
    fn code(&self) -> ErrorCode {
        ErrorCode::FaultyRules
    }

    fn faults(&self) -> Vec<RuleFault> {
        self.0.clone()
    }
}

refusals! {
    SENTENCES;
    /// Why rules cannot be kept.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(crate) enum HouseRefusal {
        NameTaken,
        NoSuchHouse,
    }
}

impl Refusal for HouseRefusal {
    fn code(&self) -> ErrorCode {
        match self {
            HouseRefusal::NameTaken => ErrorCode::NameTaken,
            HouseRefusal::NoSuchHouse => ErrorCode::NoSuchHouse,
        }
    }
}
