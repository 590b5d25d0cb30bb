//! Riichi, and the fouls connected with it.

use super::choice;

choice! {
    /// The riichi stick when the riichi tile is ronned.
    StakeOnRon {
        /// It is not paid.
        Returned,
        /// The stick is paid nevertheless.
        Lost,
    }

    /// Riichi with a furiten wait.
    FuritenRiichi {
        /// Riichi may be declared in furiten.
        Allowed,
        /// Riichi may not be declared in furiten.
        Forbidden,
    }

    /// What dealing into an open riichi costs (開立直).
    OpenRiichiRon {
        /// A yakuman, unless the discarder is in riichi too.
        YakumanUnlessRiichi,
        /// A yakuman, whatever the hand is worth.
        Yakuman,
        /// What the hand is worth.
        Usual,
    }

    /// A closed kan after riichi.
    RiichiAnkan {
        /// A closed kan is never allowed.
        Never,
        /// When the waits stay the same.
        WaitsUnchanged,
        /// When the tiles are a triplet in every reading of the waiting hand.
        NoReadingChanged,
        /// When the tiles are a triplet in every reading of the waiting hand, and no wait loses a yaku.
        NoReadingOrYakuChanged,
        /// Always; a kan that changes the waits is a foul.
        UncheckedPenalised,
    }

    /// Fouls (錯和): riichi with a hand that is not tenpai, a kan in riichi that breaks the hand.
    ChomboMode {
        /// Nobody can commit a foul.
        Prevented,
        /// Riichi is offered only where it can be declared, and a kan in riichi that breaks the hand is punished as below.
        KansPenalised,
        /// Fouls are possible, and marked as such: a player found in riichi without tenpai when hands are shown pays,
        /// the sticks of the hand go back, and it is dealt again without another honba.
        Penalised,
    }

    /// What a foul costs at once.
    ChomboAmount {
        /// No points are paid.
        None,
        /// To each of the others, what they would have paid for a self-drawn mangan.
        Mangan,
    }
}
