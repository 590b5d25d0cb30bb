//! Base points and limits.

use std::fmt;

use jantaku_core::rules::Terms;
use jantaku_core::{FixedLimit, Ruleset};
use serde::{Deserialize, Serialize};

/// A named level of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Mangan (満貫), 2000 base points.
    Mangan,
    /// Haneman (跳満), 3000 base points.
    Haneman,
    /// Baiman (倍満), 4000 base points.
    Baiman,
    /// Sanbaiman (三倍満), 6000 base points.
    Sanbaiman,
    /// 数え役満: 13 han or more, base of a yakuman.
    Kazoe,
    /// 役満, base 8000 for each unit unless the house says otherwise.
    Yakuman(u8),
}

impl Limit {
    /// The base points in a house.
    pub const fn base(self, rules: &Ruleset) -> i32 {
        match self {
            Limit::Mangan => 2000,
            Limit::Haneman => 3000,
            Limit::Baiman => 4000,
            Limit::Sanbaiman => 6000,
            Limit::Kazoe => rules.yakuman_base,
            Limit::Yakuman(units) => rules.yakuman_base * units as i32,
        }
    }
}

impl Limit {
    /// The house's own name for the limit, as in its document, if it has one.
    pub fn own_name(self, terms: Terms) -> Option<&'static str> {
        Some(match (terms, self) {
            (Terms::Yakuza, Limit::Kazoe) => "natural limit",
            (Terms::PrettyGirls, Limit::Kazoe) => "counted yakuman",
            (Terms::Touzai, Limit::Mangan) => "limit",
            (Terms::Touzai, Limit::Haneman) => "one half limit",
            (Terms::Touzai, Limit::Baiman) => "double limit",
            (Terms::Touzai, Limit::Yakuman(1)) => "extra limit",
            (Terms::PoolOfDreams, Limit::Yakuman(1)) => "limit hand",
            _ => return None,
        })
    }

    /// The limit's name in a house: its own, or the common one if it has none.
    pub fn name(self, terms: Terms) -> String {
        self.own_name(terms).map_or_else(|| self.to_string(), str::to_owned)
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

/// The most base points of any hand: the upper bound without limits (青天井), which multiples of a yakuman stay below.
pub const MOST_BASE: i32 = 10_000_000;

/// The han of a yakuman without limits (青天井).
const YAKUMAN_HAN: u8 = 13;

/// The worth of a hand with these yakuman units and other han: total han, base points, limit.
#[inline]
pub fn worth(rules: &Ruleset, units: u8, han: u8, fu: u8) -> (u8, i32, Option<Limit>) {
    if rules.aotenjou {
        let han = units.saturating_mul(YAKUMAN_HAN).saturating_add(han);
        return (han, unlimited(han, fu), None);
    }
    let (base, limit) = match units {
        0 => base_points(rules, han, fu),
        _ => (Limit::Yakuman(units).base(rules), Some(Limit::Yakuman(units))),
    };
    (han, base, limit)
}

/// fu × 2^(2 + han), capped.
fn unlimited(han: u8, fu: u8) -> i32 {
    let doubled = 1i64.checked_shl(2 + u32::from(han)).filter(|doubled| (1..=i64::from(MOST_BASE)).contains(doubled));
    doubled.map_or(MOST_BASE, |doubled| (doubled * i64::from(fu)).min(i64::from(MOST_BASE)) as i32)
}

/// Base points of a hand without yakuman: fu × 2^(2 + han), or the limit it reaches in this house.
#[inline]
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
    (limit.map_or(0, |limit| limit.base(rules)), limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 29 han used to shift into the sign.
    #[test]
    fn without_limits_more_han_are_never_worth_less() {
        let points: Vec<i32> = (0..=u8::MAX).map(|han| unlimited(han, 30)).collect();
        assert!(points.is_sorted() && points[0] == 120 && points[255] == MOST_BASE);
    }
}
