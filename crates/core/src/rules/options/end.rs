//! How long a match goes on and when it ends.

use super::choice;

choice! {
    /// What keeps the deal (連荘); an abortive draw always does.
    Renchan {
        /// Nothing: the deal passes even after the dealer's win.
        None,
        /// The dealer's win.
        Win,
        /// The dealer's win, or being tenpai at an exhaustive draw.
        Tenpai,
        /// All but another player's win.
        Noten,
    }

    /// An exhaustive draw in the very last hand.
    LastHandDraw {
        /// As in any other hand.
        Normal,
        /// The dealer deals on until somebody wins.
        DealerStaysUntilWon,
    }

    /// May the last dealer end the match, who must be on top unless said otherwise?
    Yame {
        /// No.
        Off,
        /// The dealer is asked.
        LeaderChoice,
        /// It ends by itself.
        LeaderAutomatic,
        /// The dealer is asked, on top or not.
        DealerChoice,
    }

    /// Play after the last wind.
    Extension {
        /// None: the match ends.
        None,
        /// Until somebody has the goal, checked after each hand.
        SuddenDeath,
        /// Until somebody has the goal; a dealer who repeats plays on first.
        SuddenDeathRepeatFirst,
        /// A whole further wind.
        ExtraRound,
    }

    /// Does the match end when a score falls?
    Bust {
        /// No.
        Off,
        /// Below zero; exactly zero plays on.
        BelowZero,
        /// At zero or below.
        ZeroOrBelow,
    }

    /// What happens to the honba.
    HonbaAfter {
        /// One more.
        Increment,
        /// Back to none.
        Reset,
        /// As before.
        Keep,
    }
}
