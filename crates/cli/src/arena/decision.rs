//! A decision at which a bot failed, as it is printed and stored.

use jantaku_core::{Ruleset, Seat};
use jantaku_record::formats::mjai::live::Message;
use serde::{Deserialize, Serialize};

use super::line::PeerFault;
use super::protocol::is_question;
use super::speaker::Protocol;

/// Everything needed to ask a bot once more.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    pub dialect: String,
    pub seat: usize,
    /// The rules, as TOML.
    pub rules: String,
    /// The messages that it received: the game, and the round up to the choice.
    pub heard: Vec<Message>,
    pub legal: Vec<Message>,
    /// The refused answers, with reasons.
    pub denied: Vec<String>,
    pub answer: Option<String>,
    /// The fault of the answer.
    pub fault: String,
}

impl Decision {
    /// The decision of a bot that never started.
    pub fn before_any(protocol: Protocol, seat: Seat, rules: &Ruleset, fault: &PeerFault) -> Decision {
        let (dialect, fault) = (protocol.to_string(), fault.to_string());
        let (heard, legal, denied) = (Vec::new(), Vec::new(), Vec::new());
        Decision { dialect, seat: seat.index(), rules: rules.to_toml(), heard, legal, denied, answer: None, fault }
    }

    /// The message at which it failed; before a question of ours, the last event.
    pub fn event(&self) -> String {
        let Some((last, earlier)) = self.heard.split_last() else { return "before the first message".to_owned() };
        match earlier.iter().rev().find(|message| message["type"] == "event") {
            Some(happened) if is_question(last) => format!("{}, decision {}", happened["event"], last["decision"]),
            _ => last.to_string(),
        }
    }

    /// The decision as lines of text.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.fault.clone(), format!("  heard:    {}", self.event())];
        lines.extend(self.answer.as_ref().map(|answer| format!("  answered: {answer}")));
        if !self.legal.is_empty() {
            lines.push(format!("  legal:    {}", in_short(&self.legal)));
        }
        lines.extend(self.denied.iter().map(|why| format!("  not:      {why}")));
        lines
    }
}

/// Answers by their types, each with its tiles: `dahai 1m 4s, chi 3m4m`. Actions by name stay as they are.
pub fn in_short(answers: &[Message]) -> String {
    let mut kinds: Vec<(&str, Vec<String>)> = Vec::new();
    for answer in answers {
        if let Some(name) = answer.as_str() {
            kinds.push((name, Vec::new()));
            continue;
        }
        let kind = answer["type"].as_str().unwrap_or_default();
        let tiles = match (&answer["consumed"], &answer["pai"]) {
            (Message::Array(consumed), _) => consumed.iter().filter_map(Message::as_str).collect(),
            (_, pai) => pai.as_str().unwrap_or_default().to_owned(),
        };
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, all)) if all.contains(&tiles) => {}
            Some((_, all)) => all.push(tiles),
            None => kinds.push((kind, vec![tiles])),
        }
    }
    let said = kinds.into_iter().map(|(kind, tiles)| format!("{kind} {}", tiles.join(" ")).trim_end().to_owned());
    said.collect::<Vec<_>>().join(", ")
}
