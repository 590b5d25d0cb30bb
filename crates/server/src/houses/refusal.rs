use jantaku_wire::{ErrorCode, Length, RuleFault};
use thiserror::Error;

use crate::refusal::Refusal;

/// Why rules cannot be kept, or played by.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(crate) enum HouseRefusal {
    /// The length of a match is chosen beside the menu of its house, too.
    #[error("`length` says {}, and the choice of length in `menu` {}: ask for one", winds(*.length), winds(*.menu))]
    TwoLengths { length: Length, menu: Length },
    #[error("{}", .0.iter().map(|fault| fault.message.as_str()).collect::<Vec<_>>().join("; "))]
    Faulty(Vec<RuleFault>),
    #[error("there is a house called “{0}” already")]
    NameTaken(String),
    #[error("there is no such house")]
    NoSuchHouse,
}

impl Refusal for HouseRefusal {
    fn code(&self) -> ErrorCode {
        match self {
            HouseRefusal::TwoLengths { .. } => ErrorCode::Malformed,
            HouseRefusal::Faulty(_) => ErrorCode::FaultyRules,
            HouseRefusal::NameTaken(_) => ErrorCode::NameTaken,
            HouseRefusal::NoSuchHouse => ErrorCode::NoSuchHouse,
        }
    }

    fn faults(&self) -> Vec<RuleFault> {
        match self {
            HouseRefusal::Faulty(faults) => faults.clone(),
            _ => Vec::new(),
        }
    }
}

fn winds(length: Length) -> &'static str {
    match length {
        Length::East => "East only",
        Length::EastSouth => "East and South",
    }
}
