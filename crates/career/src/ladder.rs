use serde::{Deserialize, Serialize};

use crate::cast::RIVALS;

pub const RANKS: u8 = 30;
/// The ranks that one match is about.
pub const WINDOW: u8 = 4;
/// The fee of the tournament in yen, paid once.
pub const FEE: i64 = 50_000;
/// The number of matches among the rivals after each of the player's.
pub const RIVAL_MATCHES: u8 = 3;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrant {
    Me,
    Other(String),
}

impl Entrant {
    pub fn name(&self) -> Option<&str> {
        match self {
            Entrant::Me => None,
            Entrant::Other(name) => Some(name),
        }
    }
}

/// The best of the four ranks that somebody of this rank plays for: the two above and the one below, moved where the ladder
/// ends.
pub fn window(rank: u8) -> u8 {
    rank.saturating_sub(2).clamp(1, RANKS - WINDOW + 1)
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ladder {
    order: Vec<Entrant>,
    pub best: u8,
    pub defences: u32,
    /// The number of matches among the rivals before the player's next.
    pub rivals_due: u8,
}

impl Ladder {
    pub(crate) fn new() -> Ladder {
        let rivals = RIVALS.iter().map(|rival| Entrant::Other(rival.name.to_owned()));
        Ladder { order: rivals.chain([Entrant::Me]).collect(), best: RANKS, defences: 0, rivals_due: 0 }
    }

    pub fn order(&self) -> &[Entrant] {
        &self.order
    }

    pub fn rank(&self) -> u8 {
        (1..).zip(&self.order).find(|(_, entrant)| **entrant == Entrant::Me).map_or(RANKS, |(rank, _)| rank)
    }

    /// Returns the four from this rank on, if the ladder has them.
    pub fn four(&self, first: u8) -> Option<[Entrant; 4]> {
        let from = usize::from(first).checked_sub(1)?;
        self.order.get(from..from + usize::from(WINDOW))?.to_vec().try_into().ok()
    }

    pub fn next_four(&self) -> (u8, [Entrant; 4]) {
        let first = window(self.rank());
        (first, self.four(first).expect("the window lies on the ladder"))
    }

    /// Returns the best rank of each four without the player.
    pub fn rivals_windows(&self) -> Vec<u8> {
        let rank = self.rank();
        (1..=RANKS - WINDOW + 1).filter(|first| !(*first..first + WINDOW).contains(&rank)).collect()
    }

    /// Whether these are the four from this rank on, in any order.
    pub(crate) fn are_four(&self, first: u8, order: &[Entrant; 4]) -> bool {
        let sorted = |mut four: [Entrant; 4]| {
            four.sort();
            four
        };
        self.four(first).is_some_and(|four| sorted(four) == sorted(order.clone()))
    }

    pub(crate) fn place(&mut self, first: u8, order: &[Entrant; 4]) {
        let from = usize::from(first.max(1)) - 1;
        self.order.iter_mut().skip(from).zip(order).for_each(|(at, entrant)| *at = entrant.clone());
        self.best = self.best.min(self.rank());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reward;

    /// y096, y097.
    #[test]
    fn a_window_is_the_two_above_and_the_one_below_and_moves_at_the_ends() {
        assert_eq!((window(16), window(4), window(29)), (14, 2, 27));
        assert_eq!((window(30), window(3), window(2), window(1)), (27, 1, 1, 1));
        for rank in 1..=RANKS {
            let first = window(rank);
            assert!((first..first + WINDOW).contains(&rank) && first + WINDOW - 1 <= RANKS);
        }
    }

    ///
    #[test]
    fn a_newcomer_is_the_last_of_thirty() {
        let ladder = Ladder::new();
        assert_eq!((ladder.order().len(), ladder.rank(), ladder.next_four().0), (30, 30, 27));
        assert_eq!(ladder.rivals_windows(), (1..=26).collect::<Vec<_>>());
        assert_eq!((ladder.four(28), ladder.four(0)), (None, None));
    }

    /// y098.
    #[test]
    fn seven_ranks_have_a_prize() {
        let prizes: Vec<(u8, i64)> = (1..=RANKS).rev().filter_map(|rank| Some((rank, reward(rank)?.yen()?))).collect();
        let expected = [(25, 2900), (20, 13000), (15, 11000), (10, 75000), (5, 100_000), (3, 142_500), (1, 500_000)];
        assert_eq!(prizes, expected);
        let sum: i64 = prizes.iter().map(|(_, yen)| yen).sum();
        assert_eq!((sum, sum - FEE), (844_400, 794_400));
    }
}
