//! The length of a match, its pace, and the time to think.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Pace {
    Instant,
    Fast,
    /// As at a lively table.
    #[default]
    Normal,
    Slow,
}

/// The time to think: "5+20" is five seconds for each decision and twenty more for each round. With the round's seconds
/// first it is byoyomi: once they are used up, each decision has its own seconds and no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct TimeControl {
    /// Seconds for each decision.
    pub per_decision: u16,
    /// Seconds for all decisions of a round together.
    pub per_round: u16,
    /// The part that a decision uses first.
    #[serde(default, skip_serializing_if = "TimePart::is_decision")]
    #[ts(optional, as = "Option<TimePart>")]
    pub first: TimePart,
}

/// A part of the time that people have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum TimePart {
    /// The seconds of the decision.
    #[default]
    Decision,
    /// The seconds of the round.
    Bank,
}

impl TimePart {
    /// Whether it is the default part.
    pub(crate) fn is_decision(&self) -> bool {
        *self == TimePart::Decision
    }
}

impl TimeControl {
    /// The seconds that a decision may have in all, its own and the round's.
    pub const RANGE: std::ops::RangeInclusive<u32> = 3..=3_600;

    /// Whether the seconds for a decision are within [`TimeControl::RANGE`].
    pub fn is_playable(self) -> bool {
        Self::RANGE.contains(&(u32::from(self.per_decision) + u32::from(self.per_round)))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Length {
    East,
    EastSouth,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seconds_of_the_decision_come_first_where_nothing_is_said() {
        let of = |first| TimeControl { per_decision: 10, per_round: 60, first };
        let read = |text: &str| serde_json::from_str::<TimeControl>(text).ok();
        let earlier = r#"{"per_decision":10,"per_round":60}"#;
        assert_eq!(read(earlier), Some(of(TimePart::Decision)));
        assert_eq!(serde_json::to_string(&of(TimePart::Decision)).unwrap(), earlier);
        let byoyomi = r#"{"per_decision":10,"per_round":60,"first":"bank"}"#;
        assert_eq!(read(byoyomi), Some(of(TimePart::Bank)));
        assert_eq!(serde_json::to_string(&of(TimePart::Bank)).unwrap(), byoyomi);
        assert_eq!(read(&byoyomi.replace("bank", "both")), None);
    }
}
