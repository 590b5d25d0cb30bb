//! The dice that decide where the wall is broken, and in some houses who deals first.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Players, Seat};

/// Two dice, rolled before the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Dice([u8; 2]);

/// A die that does not show a number from 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct NoDie(pub u8);

impl Dice {
    /// The numbers that the two dice show.
    pub const fn pips(self) -> [u8; 2] {
        self.0
    }

    /// The seat on which the throw falls: counted in turn order, whoever throws being one. The dealer throws for the
    /// wall that is broken (開門); the sum is less than the number of stacks in a wall, so the break never reaches the
    /// next wall.
    pub const fn falls_on(self, thrower: Seat, players: Players) -> Seat {
        let [a, b] = self.0;
        thrower.plus(a as usize + b as usize - 1, players)
    }
}

impl TryFrom<[u8; 2]> for Dice {
    type Error = NoDie;

    fn try_from(pips: [u8; 2]) -> Result<Dice, NoDie> {
        match pips.into_iter().find(|die| !(1..=6).contains(die)) {
            Some(wrong) => Err(NoDie(wrong)),
            None => Ok(Dice(pips)),
        }
    }
}

impl From<Dice> for [u8; 2] {
    fn from(dice: Dice) -> [u8; 2] {
        dice.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// five, nine are the dealer's own wall; six the right, seven the opposite, eight the left.
    #[test]
    fn the_dice_are_counted_from_the_dealer_in_turn_order() {
        let seat = |index| Seat::new(index).unwrap();
        let broken =
            |pips: [u8; 2], dealer, players| Dice::try_from(pips).unwrap().falls_on(seat(dealer), players).index();
        let sums = [[1, 1], [1, 2], [2, 2], [2, 3], [3, 3], [3, 4], [4, 4], [4, 5], [5, 5], [5, 6], [6, 6]];
        assert_eq!(sums.map(|pips| broken(pips, 0, Players::Four)), [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
        assert_eq!(broken([3, 4], 1, Players::Four), 3);
        assert_eq!([[1, 1], [1, 2], [2, 2]].map(|pips| broken(pips, 2, Players::Three)), [0, 1, 2]);
        assert_eq!(Dice::try_from([0, 3]), Err(NoDie(0)));
        assert_eq!(Dice::try_from([3, 7]), Err(NoDie(7)));
    }
}
