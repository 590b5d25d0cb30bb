use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// The number of matches among the members after each of the player's.
pub const CLUB_MATCHES: u8 = 2;
/// The rates that can be agreed on: marks for a thousand points.
pub const RATES: RangeInclusive<i32> = 1..=10;

pub const CLUB_HOUSE: &str = "touzai";

/// The results of one player in all matches with or beside the profile's.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct MemberRecord {
    pub matches: u32,
    /// The number of times each place was reached, first place first.
    pub places: [u32; 4],
    /// The sum of all results of rate matches, in marks.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub marks: i64,
    pub best: i32,
}

impl MemberRecord {
    pub(crate) fn add(&mut self, place: u8, points: i32, marks: i32) {
        let is_first = self.matches == 0;
        self.matches += 1;
        if let Some(count) = self.places.get_mut(usize::from(place).saturating_sub(1)) {
            *count += 1;
        }
        self.marks += i64::from(marks);
        self.best = if is_first { points } else { self.best.max(points) };
    }
}
