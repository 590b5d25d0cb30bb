//! What the points come to at the end.

use std::fmt;

use super::choice;
use crate::Ruleset;

choice! {
    /// Who gets the oka.
    Oka {
        /// There is none.
        None,
        /// The first place.
        ToFirst,
    }

    /// How results are rounded to thousands.
    Rounding {
        /// Not at all.
        None,
        /// To the nearest, a half up.
        Nearest,
        /// A half goes down.
        HalfDown,
        /// A half goes away from zero.
        HalfAway,
        /// Always up.
        Ceil,
    }

    /// Where the rest goes that rounding leaves.
    SettleRest {
        /// Into the result of the first place.
        Winner,
        /// Nowhere: each result stands by itself, and they need not add up.
        None,
    }

    /// Leftover sticks of players who share the first place, split in hundreds.
    LeftoverSplit {
        /// What cannot be split goes to the seat nearest the first dealer.
        SeatRemainder,
        /// What cannot be split is lost.
        Floor,
    }

    /// Who gets what a player pays who has won no hand.
    YakitoriTo {
        /// Those who have won one share it; what cannot be split goes to the best placed of them.
        ToWinners,
        /// Each who has won one gets the whole.
        ToEach,
    }

    /// What results are told in.
    SettleUnit {
        /// Points.
        Points,
        /// Thousands of points.
        Thousands,
        /// Marks: `rate` for each thousand points.
        Marks,
    }

    /// Order of equal scores.
    TieBreak {
        /// The seat nearer to the first dealer is ahead.
        FirstDealerOrder,
        /// They share the places.
        Shared,
    }

    /// Sticks left at the end.
    LeftoverSticks {
        /// To the first place.
        ToFirst,
        /// Lost.
        Lost,
    }
}

impl SettleUnit {
    /// Its name, of several.
    pub const fn name(self) -> &'static str {
        match self {
            SettleUnit::Points => "points",
            SettleUnit::Thousands => "thousands",
            SettleUnit::Marks => "marks",
        }
    }
}

/// A gain or loss in the unit a house tells results in: written with its sign, and with decimals where it has some.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Amount {
    thousandths: i64,
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, sign) = (self.thousandths.unsigned_abs(), if self.thousandths < 0 { '-' } else { '+' });
        let decimals = format!(".{:03}", size % 1000);
        write!(f, "{sign}{}{}", size / 1000, decimals.trim_end_matches('0').trim_end_matches('.'))
    }
}

impl Ruleset {
    /// What a thousand points are in the unit that results are told in.
    pub const fn per_thousand(&self) -> i32 {
        match self.settle_unit {
            SettleUnit::Points => 1000,
            SettleUnit::Thousands => 1,
            SettleUnit::Marks => self.rate,
        }
    }

    /// Points as results are told.
    pub const fn amount(&self, points: i32) -> Amount {
        Amount { thousandths: points as i64 * self.per_thousand() as i64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    ///
    #[test]
    fn results_are_told_in_the_unit_of_the_house() {
        let mut rules = Ruleset::preset("yakuza").unwrap();
        let told = |rules: &Ruleset| [51_300, -19_000, 0, 200].map(|points| rules.amount(points).to_string());
        rules.settle_unit = SettleUnit::Points;
        assert_eq!(told(&rules), ["+51300", "-19000", "+0", "+200"]);
        rules.settle_unit = SettleUnit::Thousands;
        assert_eq!(told(&rules), ["+51.3", "-19", "+0", "+0.2"]);
        (rules.settle_unit, rules.rate) = (SettleUnit::Marks, 5);
        assert_eq!(told(&rules), ["+256.5", "-95", "+0", "+1"]);
    }
}
