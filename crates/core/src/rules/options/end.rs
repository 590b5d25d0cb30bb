//! How long a match goes on and when it ends.

use super::choice;

choice! {
    /// What keeps the deal (連荘); an abortive draw always does.
    Renchan {
        /// Never: the deal passes even after the dealer wins.
        None,
        /// After the dealer wins.
        Win,
        /// After the dealer wins or is tenpai at an exhaustive draw.
        Tenpai,
        /// After anything but another player's win.
        Noten,
    }

    /// An exhaustive draw in the very last hand.
    LastHandDraw {
        /// The deal stays or passes as in any other hand.
        Normal,
        /// The dealer deals again until somebody wins.
        DealerStaysUntilWon,
    }

    /// May the last dealer end the match, who must be on top unless said otherwise?
    Yame {
        /// Never: the dealer plays on.
        Off,
        /// A dealer in first place is asked.
        LeaderChoice,
        /// With the dealer in first place the match ends by itself.
        LeaderAutomatic,
        /// The dealer is asked, in whatever place.
        DealerChoice,
    }

    /// Play after the last wind.
    Extension {
        /// Nothing: the match ends.
        None,
        /// Further hands until somebody has the goal points, checked after each hand.
        SuddenDeath,
        /// Further hands until somebody has the goal points, checked when the deal passes.
        SuddenDeathRepeatFirst,
        /// A whole further round.
        ExtraRound,
    }

    /// Does the match end when a score falls?
    Bust {
        /// Play goes on below zero.
        Off,
        /// The match ends below zero; at exactly zero play goes on.
        BelowZero,
        /// The match ends at zero or below.
        ZeroOrBelow,
    }

    /// What happens to the honba.
    HonbaAfter {
        /// One is added.
        Increment,
        /// They go back to zero.
        Reset,
        /// They stay as they are.
        Keep,
    }
}
