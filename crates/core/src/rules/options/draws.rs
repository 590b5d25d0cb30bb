//! Hands that nobody wins.

use super::choice;

choice! {
    /// Four discards of the same wind.
    SuufonRenda {
        /// Play goes on without an abort.
        Off,
        /// The hand is aborted when they are the first four discards and nobody has called.
        FirstGoAround,
        /// The hand is aborted whenever all four players discard the wind one after another, without a call or kan
        /// between.
        AnyGoAround,
    }

    /// Four kans by several players (四開槓); four kans by one player never end the round.
    Suukaikan {
        /// Play goes on without an abort.
        Off,
        /// The hand is aborted as soon as the fourth kan is made, before its supplement tile.
        AtFourthKan,
        /// The hand is aborted once the discard after the fourth kan has passed without a ron.
        AfterLastDiscard,
    }

    /// Nine kinds of terminals and honours (九種九牌).
    KyuushuKyuuhai {
        /// Play goes on without an abort.
        Off,
        /// A player with nine kinds in the first turn, before any call, may abort the hand.
        NineKindsOptional,
        /// A player may have the hand dealt again: before the first draw the dealer with exactly nine kinds, or anyone
        /// with exactly eight and one of them twice; at the first draw anyone with exactly eight who draws another.
        Shanghai,
    }

    /// Showing a tenpai hand at an exhaustive draw.
    TenpaiDeclaration {
        /// Every tenpai hand is shown.
        Automatic,
        /// In turn order from the dealer, each tenpai player shows the hand or counts as noten; a hand in riichi is
        /// always shown.
        Voluntary,
    }

    /// Which hands may score nagashi.
    #[page = "NagashiHand"]
    NagashiHand {
        /// Any hand, open or closed.
        Any,
        /// Closed hands, closed kans allowed.
        Closed,
        /// Closed hands without a closed kan.
        ClosedNoAnkan,
    }

    /// How the match goes on after nagashi.
    NagashiAfter {
        /// As after a self-draw: the dealer stays for the dealer's own nagashi, the deal passes for another's, and the
        /// riichi sticks are taken.
        AsTsumoWin,
        /// As after any exhaustive draw.
        AsDrawDealerRule,
        /// The dealer deals again, whoever scored it.
        WindsStay,
    }

    /// What nagashi is worth.
    Nagashi {
        /// Nothing is paid for it.
        Off,
        /// A mangan, paid as a self-draw.
        Mangan,
        /// A haneman, paid as a self-draw.
        Haneman,
        /// A baiman, paid as a self-draw.
        Baiman,
        /// A sanbaiman, paid as a self-draw.
        Sanbaiman,
        /// A yakuman, paid as a self-draw.
        Yakuman,
    }
}
