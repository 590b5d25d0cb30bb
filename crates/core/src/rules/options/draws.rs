//! Hands that nobody wins.

use super::choice;

choice! {
    /// Four discards of one wind.
    SuufonRenda {
        /// Play goes on.
        Off,
        /// They end the round when they are the first four discards and nobody called.
        FirstGoAround,
        /// They end the round whenever all four players discard it one after another, without a call or kan between.
        AnyGoAround,
    }

    /// Four kans of several players (四開槓); those of one player never end the round.
    Suukaikan {
        /// Play goes on.
        Off,
        /// They end the round as soon as the fourth stands, before its supplement tile.
        AtFourthKan,
        /// They end the round once the discard after the fourth has passed without ron.
        AfterLastDiscard,
    }

    /// Nine kinds of terminals and honours (九種九牌).
    KyuushuKyuuhai {
        /// They end no round.
        Off,
        /// A player with nine kinds in the first turn, before any call, may end the round.
        NineKindsOptional,
        /// A player may have the deal repeated: before the first draw the dealer with exactly nine kinds, or anyone
        /// with exactly eight and one of them twice; at the own first draw whoever has exactly eight and draws another.
        Shanghai,
    }

    /// Showing a tenpai hand at an exhaustive draw.
    TenpaiDeclaration {
        /// Every tenpai hand is shown.
        Automatic,
        /// In turn order from the dealer, each tenpai player shows the hand or counts as noten; in riichi it is shown.
        Voluntary,
    }

    /// Which hands may score nagashi.
    NagashiHand {
        /// Any.
        Any,
        /// Closed ones, closed kans among them.
        Closed,
        /// Closed ones without any closed kan.
        ClosedNoAnkan,
    }

    /// How the match goes on after nagashi.
    NagashiAfter {
        /// As after a self-draw of whoever scored it: its dealer repeats, another's passes the deal, sticks are taken.
        AsTsumoWin,
        /// As after any exhaustive draw.
        AsDrawDealerRule,
        /// The dealer deals again, whoever scored it.
        WindsStay,
    }

    /// What nagashi is worth.
    Nagashi {
        /// Nothing.
        Off,
        /// A mangan, base 2000, paid as a self-draw.
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
