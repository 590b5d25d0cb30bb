//! Chii, pon and kan.

use super::choice;

choice! {
    /// What may not be discarded right after a call (喰い替え).
    Kuikae {
        /// Every tile may be discarded.
        Allowed,
        /// The kind just called may not be discarded.
        NoSame,
        /// Neither the kind just called nor the kind at the other end of the run may be discarded.
        NoSameOrSuji,
        /// Neither a kind of the run nor the kind at its other end may be discarded.
        NoTileOfRun,
    }

    /// A kan after four of one player.
    AfterFourKans {
        /// Nobody may declare one.
        NoMoreKans,
        /// One aborts the hand, unless it is robbed.
        FifthKanAborts,
    }

    /// A pon and a chii of the same discard.
    CallPriority {
        /// The pon, or open kan.
        PonOverChii,
        /// Whichever was called first, in the order in which the answers came in.
        FirstCall,
    }
}
