//! What the points come to at the end.

use super::choice;

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
