use jantaku_wire::DrillChoice;

/// What is to be chosen from, and what is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// The choices, in the order shown.
    pub choices: Vec<DrillChoice>,
    /// The numbers of those that are right: several only where all have to be found.
    pub right: Vec<usize>,
}

impl Task {
    pub fn decision(yes: bool) -> Task {
        Task { choices: vec![DrillChoice::Yes {}, DrillChoice::No {}], right: vec![if yes { 0 } else { 1 }] }
    }

    pub fn is_right(&self, choice: DrillChoice) -> bool {
        self.right.iter().any(|&nth| self.choices[nth] == choice)
    }
}
