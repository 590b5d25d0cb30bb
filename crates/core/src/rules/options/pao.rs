//! Liability for a hand that another fed (包).

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
        /// The whole hand.
        WholeHand,
    }

    /// Who pays what is covered when another player than the liable one deals in.
    PaoRon {
        /// The liable player and the discarder, half each.
        HalfEach,
        /// The liable player alone.
        LiablePaysAll,
    }

    /// Who pays honba on a ron from a third player.
    PaoHonba {
        /// The liable player.
        Liable,
        /// The discarder.
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
