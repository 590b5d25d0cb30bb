//! How a match begins, how long it lasts and when it ends.

use super::choice;
use crate::{Ruleset, Wind};

choice! {
    /// What decides where everybody sits; seat 0 deals first.
    SeatsBy {
        /// The program draws the seats.
        Program,
        /// Two throws of the dice: the first falls on who throws again, the second on the first dealer.
        Dice,
        /// Everybody draws a wind tile for their seat.
        Winds,
    }

    /// When a match of several games is settled.
    HanchanSettlement {
        /// After each game: the next begins anew, and the results are added up.
        Each,
        /// Once, after the last game: points, honba and riichi sticks carry over, and a bust ends the whole match.
        Once,
    }

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

    /// An exhaustive draw in the last hand.
    LastHandDraw {
        /// The deal stays or passes as in any other hand.
        Normal,
        /// The dealer deals again until somebody wins.
        DealerStaysUntilWon,
    }

    /// Whether the last dealer may end the match.
    Yame {
        /// No: play goes on.
        Off,
        /// A dealer in first place is asked.
        LeaderChoice,
        /// The match ends automatically if the dealer is in first place.
        LeaderAutomatic,
        /// The dealer is asked, in any place.
        DealerChoice,
    }

    /// What is played after the last round.
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

    /// Whether the match ends when a player's score falls too low.
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
        /// One honba is added.
        Increment,
        /// They go back to zero.
        Reset,
        /// They stay as they are.
        Keep,
    }
}

impl Ruleset {
    /// The number of games of the match that are settled on their own.
    pub const fn settled_games(&self) -> u8 {
        match self.hanchan_settlement {
            HanchanSettlement::Each => self.hanchan_count,
            HanchanSettlement::Once => 1,
        }
    }

    /// The number of winds played between one settlement and the next, not counting extensions.
    pub const fn winds_to_play(&self) -> usize {
        match self.hanchan_settlement {
            HanchanSettlement::Each => self.round_winds.len(),
            HanchanSettlement::Once => self.round_winds.len() * self.hanchan_count as usize,
        }
    }

    /// The wind of a round since the last settlement, counted from 0; further rounds continue in the order of the
    /// winds.
    pub fn wind(&self, index: u8) -> Option<Wind> {
        let last = *self.round_winds.last()?;
        let (index, regular) = (usize::from(index), self.winds_to_play());
        match index.checked_sub(regular) {
            None => self.round_winds.get(index % self.round_winds.len()).copied(),
            Some(beyond) => Some(Wind::ALL[(last as usize + beyond + 1) % 4]),
        }
    }

    /// The game of the match that a round belongs to, from 0, for the `index`th round after `settled` games. Extension
    /// rounds belong to the last game.
    pub fn hanchan(&self, settled: u8, index: u8) -> u8 {
        let listed = self.round_winds.len().max(1);
        let within = usize::from(index).min(self.winds_to_play().saturating_sub(1)) / listed;
        settled + within as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// the winds of a match that is settled once run through all its games.
    #[test]
    fn the_winds_of_a_match_settled_once_run_through_all_its_games() {
        use Wind::{East, South, West};
        let mut rules = Ruleset::preset("tenhou").unwrap();
        (rules.hanchan_count, rules.hanchan_settlement) = (2, HanchanSettlement::Once);
        let winds = |rules: &Ruleset| (0..6).map(|index| rules.wind(index).unwrap()).collect::<Vec<_>>();
        assert_eq!(winds(&rules)[..5], [East, South, East, South, West]);
        assert_eq!((0..6).map(|index| rules.hanchan(0, index)).collect::<Vec<_>>(), [0, 0, 1, 1, 1, 1]);
        assert_eq!((rules.settled_games(), rules.winds_to_play()), (1, 4));
        // Near miss: with each game settled on its own, its winds start anew.
        rules.hanchan_settlement = HanchanSettlement::Each;
        assert_eq!(winds(&rules)[..3], [East, South, West]);
        assert_eq!((0..3).map(|index| rules.hanchan(1, index)).collect::<Vec<_>>(), [1, 1, 1]);
        assert_eq!((rules.settled_games(), rules.winds_to_play()), (2, 2));
    }
}
