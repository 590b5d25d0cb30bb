//! Fu, limits and yaku.

use super::choice;

choice! {
    /// What counts as eight in a row (八連荘).
    Paarenchan {
        /// Hands that one player deals in a row, draws included.
        KeptDeals,
        /// Wins of one player in a row, the first not necessarily as the dealer; a draw ends the row.
        Wins,
    }

    /// When an edge, middle or pair wait gets its fu.
    WaitFuScope {
        /// Wherever the reading of the hand has such a wait.
        Decomposition,
        /// Only where no other kind would complete the hand.
        SingleTileOnly,
    }

    /// The share of a fourth player in a self-draw at a table of three.
    TsumoLoss {
        /// Nobody pays the missing player's share.
        Loss,
        /// The two others pay half of it each.
        NorthSplit,
    }

    /// The self-draw's 2 fu in a pinfu hand.
    PinfuTsumo {
        /// They are not counted: the hand has 20 fu.
        ZeroFu,
        /// The two fu are counted.
        Counted,
    }

    /// An open hand of 20 fu won on a discard.
    OpenPinfuFu {
        /// 30: 2 are added, and the sum is rounded up.
        Thirty,
        /// 20 fu: nothing is added.
        Twenty,
    }

    /// The tiles in play.
    TilesPlayed {
        /// All 136 tiles of the set.
        Full136,
        /// 108 tiles: no characters from 2 to 8.
        No2mTo8m,
    }

    /// The suits of daisharin.
    DaisharinSuits {
        /// In the suit of dots only.
        Pinzu,
        /// In any of the three suits.
        AnySuit,
    }
}
