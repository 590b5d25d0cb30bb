//! Chii, pon and kan.

use super::choice;

choice! {
    /// What may not be discarded right after a call (喰い替え).
    Kuikae {
        /// Everything may.
        Allowed,
        /// Not the kind just called.
        NoSame,
        /// Neither that kind nor the kind at the other end of the run.
        NoSameOrSuji,
        /// Nor any other kind of the run.
        NoTileOfRun,
    }

    /// A kan after four of one player.
    AfterFourKans {
        /// Nobody may declare one.
        NoMoreKans,
        /// It ends the round, once nobody has robbed it.
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
