//! How points are settled at the end.

use std::fmt;

use super::choice;
use crate::Ruleset;

choice! {
    /// Who gets the oka.
    Oka {
        /// Nobody: there is no oka.
        None,
        /// The player in first place.
        ToFirst,
    }

    /// How results are rounded to thousands.
    Rounding {
        /// They are not rounded.
        None,
        /// To the nearest thousand, halves up.
        Nearest,
        /// To the nearest thousand, halves down.
        HalfDown,
        /// To the nearest thousand, halves away from zero.
        HalfAway,
        /// Always up, to the next thousand.
        Ceil,
    }

    /// What happens to the remainder of rounding.
    SettleRest {
        /// It goes into the result of first place.
        Winner,
        /// It is dropped: the results need not add up to zero.
        None,
    }

    /// How leftover sticks are split between players who share first place, in hundreds.
    LeftoverSplit {
        /// Evenly; what cannot be split goes to the player nearest the first dealer.
        SeatRemainder,
        /// Evenly; what cannot be split is lost.
        Floor,
    }

    /// Who receives the points of players who have won no hand.
    YakitoriTo {
        /// The players who have won a hand share them; what cannot be split goes to the best placed of those.
        ToWinners,
        /// Each player who has won a hand gets the whole amount.
        ToEach,
    }

    /// The unit in which results are given.
    #[page = "SettleUnit"]
    SettleUnit {
        /// Points, as they are on the table.
        Points,
        /// Thousands of points, with decimals where needed.
        Thousands,
        /// Marks, as many for each thousand points as the house sets.
        Marks,
    }

    /// How players with equal scores are placed.
    TieBreak {
        /// The player nearer to the first dealer in turn order is ahead.
        FirstDealerOrder,
        /// They share the places.
        Shared,
    }

    /// What happens to sticks left at the end.
    #[page = "Leftover"]
    LeftoverSticks {
        /// They go to first place.
        ToFirst,
        /// They are lost to everybody.
        Lost,
    }
}

impl SettleUnit {
    /// The name of the unit, in the plural.
    pub const fn name(self) -> &'static str {
        match self {
            SettleUnit::Points => "points",
            SettleUnit::Thousands => "thousands",
            SettleUnit::Marks => "marks",
        }
    }
}

/// A gain or loss in the unit of the house's results, written with a sign and, where needed, decimals.
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
    /// A thousand points in the unit of the results.
    pub const fn per_thousand(&self) -> i32 {
        match self.settle_unit {
            SettleUnit::Points => 1000,
            SettleUnit::Thousands => 1,
            SettleUnit::Marks => self.rate,
        }
    }

    /// Points in the unit of the results.
    pub const fn amount(&self, points: i32) -> Amount {
        Amount { thousandths: points as i64 * self.per_thousand() as i64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    ///
    #[test]
    fn results_are_in_the_unit_of_the_house() {
        let mut rules = Ruleset::preset("yakuza").unwrap();
        let amounts = |rules: &Ruleset| [51_300, -19_000, 0, 200].map(|points| rules.amount(points).to_string());
        rules.settle_unit = SettleUnit::Points;
        assert_eq!(amounts(&rules), ["+51300", "-19000", "+0", "+200"]);
        rules.settle_unit = SettleUnit::Thousands;
        assert_eq!(amounts(&rules), ["+51.3", "-19", "+0", "+0.2"]);
        (rules.settle_unit, rules.rate) = (SettleUnit::Marks, 5);
        assert_eq!(amounts(&rules), ["+256.5", "-95", "+0", "+1"]);
    }
}
