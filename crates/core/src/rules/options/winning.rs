//! Claiming a win, and furiten.

use super::choice;

choice! {
    /// Who gets the honba when several players win on one tile.
    MultiRonHonba {
        /// The winner next in turn order after the discarder.
        First,
        /// Each winner gets all of them.
        Each,
    }

    /// Who gets the riichi sticks when several players win on one tile.
    MultiRonSticks {
        /// The winner next in turn order after the discarder.
        First,
        /// Each winner gets their own stick back; the winner next in turn order gets the others.
        OwnBackRestFirst,
    }

    /// Several rons on one tile.
    MultiRon {
        /// Only the player next in turn order wins (頭ハネ).
        HeadBump,
        /// Two rons are both paid; three abort the hand (三家和).
        DoublePayTripleAbort,
        /// Every ron is paid.
        AllPay,
    }

    /// When the yaku of a win must be certain.
    Sakizuke {
        /// It may come with the winning tile (後付け).
        Allowed,
        /// Every tile that the hand waits for must give a yaku, not necessarily the same one; a yaku that comes from
        /// the moment, such as rinshan or the last tile, does not count.
        EveryWait,
        /// One and the same yaku must come with every tile that the hand waits for (片和了なし).
        OneYaku,
        /// One and the same yaku must come with every tile that the hand waits for, and the first call must be part of
        /// it unless the yaku is entirely in the concealed tiles (完全先付け).
        FirstCall,
    }

    /// When furiten from a passed tile ends.
    TempFuritenUntil {
        /// At the player's next draw.
        OwnDraw,
        /// At the player's next draw or call.
        OwnDrawOrCall,
        /// At the player's next discard.
        OwnDiscard,
    }

    /// Whether a wait is dead if the player holds all four copies.
    DeadWaitScope {
        /// Allowed, unless all four are in the concealed part of the hand.
        Concealed,
        /// Never, whether the four are in the concealed part or in melds.
        ConcealedAndMelds,
    }
}
