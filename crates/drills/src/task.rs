use jantaku_core::Tile;

/// What is to be chosen from, and what is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// The choices, in the order shown.
    pub choices: Vec<Choice>,
    /// The numbers of those that are right: several only where all have to be found.
    pub right: Vec<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    Tile(Tile),
    /// A number of fu.
    Fu(u8),
    /// What the discarder pays.
    Ron(i32),
    /// What the others pay for a self-draw.
    Tsumo {
        /// The dealer; `None` if the dealer won.
        dealer: Option<i32>,
        others: i32,
    },
    /// To do it: declare riichi, call, push.
    Yes,
    /// Not to do it.
    No,
}

impl Task {
    pub fn decision(yes: bool) -> Task {
        Task { choices: vec![Choice::Yes, Choice::No], right: vec![if yes { 0 } else { 1 }] }
    }

    pub fn is_right(&self, choice: Choice) -> bool {
        self.right.iter().any(|&nth| self.choices[nth] == choice)
    }
}
