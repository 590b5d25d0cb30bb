use jantaku_core::{BySeat, Players};
use jantaku_engine::Tally;
use serde::{Deserialize, Serialize};

use super::{LineError, by_seat};

/// What a seat has besides its points; zero values are omitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TallyForm {
    #[serde(skip_serializing_if = "is_nothing")]
    pub earlier: i32,
    #[serde(skip_serializing_if = "is_nothing")]
    pub won: bool,
    #[serde(skip_serializing_if = "is_nothing")]
    pub chips: i32,
    #[serde(skip_serializing_if = "is_nothing")]
    pub fouls: u32,
}

pub(super) fn is_nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// One for each seat, or an empty list if no seat has anything.
pub(super) fn forms(tally: &BySeat<Tally>) -> Vec<TallyForm> {
    if tally.values().all(is_nothing) {
        return Vec::new();
    }
    let form = |&Tally { earlier, won, chips, fouls }: &Tally| TallyForm { earlier, won, chips, fouls };
    tally.values().map(form).collect()
}

pub(super) fn tally(forms: Vec<TallyForm>, players: Players) -> Result<BySeat<Tally>, LineError> {
    if forms.is_empty() {
        return Ok(BySeat::from_fn(players, |_| Tally::default()));
    }
    let tally = |TallyForm { earlier, won, chips, fouls }| Tally { earlier, won, chips, fouls };
    by_seat("tally", forms.into_iter().map(tally).collect())
}
