//! Liability for a hand that another fed (包).

use super::choice;

choice! {
    /// A hand with liability (包).
    PaoHand {
        /// The third dragon set.
        Daisangen,
        /// The fourth wind set.
        Daisuushii,
        /// The fourth set of honours.
        Tsuuiisou,
        /// The fourth set of terminals.
        Chinroutou,
        /// The fourth green set.
        Ryuuiisou,
        /// The fourth quad.
        Suukantsu,
        /// An open kan whose supplement tile wins, whatever the hand.
        DaiminkanRinshan,
    }

    /// What the liable player pays for.
    PaoScope {
        /// The yakuman fed only.
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
        /// Each player the own share.
        Each,
    }
}
