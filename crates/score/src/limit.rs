//! Base points and limits (R-217..R-226).

use std::fmt;

use jantaku_core::{FixedLimit, Ruleset};

/// A named level of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limit {
    /// 満貫, base 2000.
    Mangan,
    /// 跳満, base 3000.
    Haneman,
    /// 倍満, base 4000.
    Baiman,
    /// 三倍満, base 6000.
    Sanbaiman,
    /// 数え役満: 13 han or more, base 8000.
    Kazoe,
    /// 役満, base 8000 for each unit.
    Yakuman(u8),
}

impl Limit {
    /// The base points.
    pub const fn base(self) -> i32 {
        match self {
            Limit::Mangan => 2000,
            Limit::Haneman => 3000,
            Limit::Baiman => 4000,
            Limit::Sanbaiman => 6000,
            Limit::Kazoe => 8000,
            Limit::Yakuman(units) => yakuman_points(units),
        }
    }
}

impl From<FixedLimit> for Limit {
    fn from(limit: FixedLimit) -> Limit {
        match limit {
            FixedLimit::Mangan => Limit::Mangan,
            FixedLimit::Haneman => Limit::Haneman,
            FixedLimit::Baiman => Limit::Baiman,
            FixedLimit::Sanbaiman => Limit::Sanbaiman,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Mangan => f.write_str("mangan"),
            Limit::Haneman => f.write_str("haneman"),
            Limit::Baiman => f.write_str("baiman"),
            Limit::Sanbaiman => f.write_str("sanbaiman"),
            Limit::Kazoe => f.write_str("kazoe yakuman"),
            Limit::Yakuman(1) => f.write_str("yakuman"),
            Limit::Yakuman(2) => f.write_str("double yakuman"),
            Limit::Yakuman(units) => write!(f, "{units}x yakuman"),
        }
    }
}

/// The base points of so many yakuman units.
pub const fn yakuman_points(units: u8) -> i32 {
    8000 * units as i32
}

/// Base points of a hand without yakuman: fu × 2^(2 + han), or the limit it reaches in this house.
pub fn base_points(rules: &Ruleset, han: u8, fu: u8) -> (i32, Option<Limit>) {
    let limit = match han {
        13.. if rules.kazoe_yakuman => Some(Limit::Kazoe),
        11.. if rules.sanbaiman => Some(Limit::Sanbaiman),
        8.. => Some(Limit::Baiman),
        6.. => Some(Limit::Haneman),
        5 => Some(Limit::Mangan),
        _ => {
            let raw = i32::from(fu) << (2 + han);
            let mangan_from = if rules.kiriage { 1900 } else { 2000 };
            return if raw > mangan_from { (2000, Some(Limit::Mangan)) } else { (raw, None) };
        }
    };
    (limit.map_or(0, Limit::base), limit)
}
