//! Liability for a player's discard that completes a called yakuman set (包).

use super::choice;

choice! {
    /// A hand with liability (包).
    PaoHand {
        /// Big three dragons (third set of dragons).
        Daisangen,
        /// Big four winds (fourth set of winds).
        Daisuushii,
        /// All honours (fourth set).
        Tsuuiisou,
        /// All terminals (fourth set).
        Chinroutou,
        /// All green (fourth set).
        Ryuuiisou,
        /// Four kans (fourth kan).
        Suukantsu,
        /// Any win on the supplement tile of an open kan.
        DaiminkanRinshan,
    }

    /// What the liable player pays for.
    PaoScope {
        /// Only the yakuman that the liability is for.
        LiableOnly,
        /// All that the hand pays.
        WholeHand,
    }

    /// Who pays when a player other than the liable one deals in.
    PaoRon {
        /// The liable player and the discarder, half each.
        HalfEach,
        /// The liable player alone.
        LiablePaysAll,
    }

    /// Who pays the honba when a player other than the liable one deals in.
    PaoHonba {
        /// The liable player pays the honba.
        Liable,
        /// The discarder pays the honba.
        Discarder,
    }

    /// Who pays the honba of a self-draw with liability.
    PaoHonbaTsumo {
        /// The liable player, for all.
        Liable,
        /// Each player, an equal share.
        Each,
    }
}
