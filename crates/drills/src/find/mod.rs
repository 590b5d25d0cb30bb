//! What makes a position a question: one file for each way of finding the answer.

pub mod discard;
pub mod doubt;
pub mod judged;
pub mod points;
pub mod safety;
pub mod waits;
pub mod wins;

use crate::Task;

/// A question of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The skill that it trains.
    pub skill: &'static str,
    /// How hard it is, from 1 to 5.
    pub level: u8,
    /// The choices, and what is right.
    pub task: Task,
}

/// The level of a lead: 1 from the first of these steps on, 2 from the second, and so on; 5 below all.
fn level(lead: f64, steps: [f64; 4]) -> u8 {
    1 + steps.iter().filter(|&&step| lead < step).count() as u8
}
