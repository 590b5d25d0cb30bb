//! Riichi and what may be done wrong in it.

use super::choice;

choice! {
    /// The stick when the declaring discard is ronned.
    StakeOnRon {
        /// It is not paid.
        Returned,
        /// It is paid.
        Lost,
    }

    /// Riichi with a furiten wait.
    FuritenRiichi {
        /// Allowed.
        Allowed,
        /// Forbidden.
        Forbidden,
    }

    /// What a player pays who deals into an open riichi (開立直).
    OpenRiichiRon {
        /// A yakuman, unless that player is in riichi too.
        YakumanUnlessRiichi,
        /// A yakuman.
        Yakuman,
        /// What the hand is worth.
        Usual,
    }

    /// A closed kan after riichi.
    RiichiAnkan {
        /// Never.
        Never,
        /// When the waits stay the same.
        WaitsUnchanged,
        /// When every reading of the waiting hand has the triplet.
        NoReadingChanged,
        /// The same, and the hand loses no yaku by it on any of its waits.
        NoReadingOrYakuChanged,
        /// Always; one that changes the waits is a foul.
        UncheckedPenalised,
    }

    /// Fouls (錯和): riichi with a hand that is not tenpai, a kan in riichi that breaks the hand.
    ChomboMode {
        /// Nobody can commit one.
        Prevented,
        /// They are marked, and whoever is found in riichi without tenpai when hands are shown pays; the sticks of the
        /// hand go back and it is dealt again without a further honba.
        Penalised,
    }

    /// What a foul costs at once.
    ChomboAmount {
        /// Nothing.
        None,
        /// To each of the others what they would have paid for a self-drawn mangan.
        Mangan,
    }
}
