//! Claiming a win, and furiten.

use super::choice;

choice! {
    /// Who gets the honba when several win with one tile.
    MultiRonHonba {
        /// The first in turn order from the discarder.
        First,
        /// Each winner gets all of them.
        Each,
    }

    /// Who gets the riichi sticks when several win with one tile.
    MultiRonSticks {
        /// The first in turn order from the discarder.
        First,
        /// Each winner gets the own stick back, the first also the rest.
        OwnBackRestFirst,
    }

    /// Several rons on one tile.
    MultiRon {
        /// Only the next in turn wins (頭ハネ).
        HeadBump,
        /// Two are paid, three end the round (三家和).
        DoublePayTripleAbort,
        /// All are paid.
        AllPay,
    }

    /// When the yaku of a win must be settled.
    Sakizuke {
        /// It may come with the winning tile (後付け).
        Allowed,
        /// Every tile the hand waits for must give a yaku, be it each another; what the tile itself brings, such as
        /// rinshan or the last tile, is none for this.
        EveryWait,
        /// One and the same yaku must be there with every tile the hand waits for (片和了なし).
        OneYaku,
        /// That, and the first call must be part of it, unless it lies wholly in the concealed tiles (完全先付け).
        FirstCall,
    }

    /// When furiten from a passed tile ends.
    TempFuritenUntil {
        /// At the own draw.
        OwnDraw,
        /// At the own draw or call.
        OwnDrawOrCall,
        /// At the own discard.
        OwnDiscard,
    }

    /// Is a wait dead whose four tiles the player holds?
    DeadWaitScope {
        /// Only tiles in the concealed part make it dead.
        Concealed,
        /// Tiles in melds make it dead too.
        ConcealedAndMelds,
    }
}
