//! A decision that a bot failed at, as it is told and kept.

use serde::{Deserialize, Serialize};

use jantaku_record::formats::mjai::live::Message;

/// Everything needed to ask a bot once more.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// How the bot was spoken to.
    pub dialect: String,
    /// Its seat, from 0.
    pub seat: usize,
    /// The rules, as TOML.
    pub rules: String,
    /// What it had been told: the game, and the round up to the choice.
    pub heard: Vec<Message>,
    /// What it could have answered.
    pub legal: Vec<Message>,
    /// What it could not, and why.
    pub denied: Vec<String>,
    /// What it answered, if anything.
    pub answer: Option<String>,
    /// What is wrong with that.
    pub fault: String,
}

impl Decision {
    /// The message it failed at.
    pub fn event(&self) -> String {
        self.heard.last().map_or_else(|| "before the first message".to_owned(), Message::to_string)
    }

    /// The whole in lines.
    pub fn lines(&self) -> Vec<String> {
        let legal: Vec<String> = self.legal.iter().map(Message::to_string).collect();
        let mut lines = vec![self.fault.clone(), format!("  heard:    {}", self.event())];
        lines.extend(self.answer.as_ref().map(|answer| format!("  answered: {answer}")));
        if !legal.is_empty() {
            lines.push(format!("  legal:    {}", legal.join(" ")));
        }
        lines.extend(self.denied.iter().map(|why| format!("  not:      {why}")));
        lines
    }
}
