//! Fu, limits and yaku.

use super::choice;

choice! {
    /// What is counted for eight in a row (八連荘).
    Paarenchan {
        /// Hands dealt by one dealer, those that were drawn among them.
        KeptDeals,
        /// Wins of one player, who need not have dealt the first ones; any draw ends the row.
        Wins,
    }

    /// Where the fu of an edge, middle or pair wait count.
    WaitFuScope {
        /// Wherever the reading of the hand has such a wait.
        Decomposition,
        /// Only where no other kind would complete the hand.
        SingleTileOnly,
    }

    /// The share of a fourth player in a self-draw at a table of three.
    TsumoLoss {
        /// Nobody pays it.
        Loss,
        /// The two others pay half of it each.
        NorthSplit,
    }

    /// The self-draw's 2 fu in a pinfu hand.
    PinfuTsumo {
        /// Not counted: 20 fu.
        ZeroFu,
        /// Counted: 2 fu.
        Counted,
    }

    /// An open hand of 20 fu won on a discard.
    OpenPinfuFu {
        /// Raised by 2, so 30.
        Thirty,
        /// Left at 20.
        Twenty,
    }

    /// The tiles of a set.
    TilesPlayed {
        /// All 136.
        Full136,
        /// 108: no characters from 2 to 8.
        No2mTo8m,
    }

    /// The suits of daisharin.
    DaisharinSuits {
        /// Dots only.
        Pinzu,
        /// Any suit.
        AnySuit,
    }
}
