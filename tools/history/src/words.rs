//! Short words for events, the same for what a player is shown and for what is stored.

use jantaku_wire::Event;
use serde_json::Value;

const OWN_DRAW: &str = "drew_own";

pub fn of_event(event: &Event) -> String {
    match event {
        Event::Answered { .. } => "answered".to_owned(),
        Event::Dealt { .. } => "dealt".to_owned(),
        Event::DrewOwn { .. } => OWN_DRAW.to_owned(),
        Event::DrewOther { seat, .. } => format!("drew {seat}"),
        Event::Discarded { seat, discard, .. } => format!("discarded {seat} {}", discard.tile),
        Event::RiichiPaid { seat } => format!("riichi_paid {seat}"),
        Event::Called { seat, .. } => format!("called {seat}"),
        Event::KanDeclared { seat, .. } => format!("kan_declared {seat}"),
        Event::Kita { seat } => format!("kita {seat}"),
        Event::DoraRevealed { .. } => "dora_revealed".to_owned(),
        Event::WallRanOut {} => "wall_ran_out".to_owned(),
        Event::HandDeclared { seat, .. } => format!("hand_declared {seat}"),
        Event::RoundEnded { .. } => "round_ended".to_owned(),
        Event::GameEnded { .. } => "game_ended".to_owned(),
        Event::MatchEnded { .. } => "match_ended".to_owned(),
    }
}

#[derive(Debug)]
pub struct Line {
    word: String,
    drawn_by: Option<u64>,
    /// The seat whose answer it is, which nobody else sees.
    answered_by: Option<u64>,
}

impl Line {
    pub fn read(line: &str) -> Line {
        let line: Value = serde_json::from_str(line).unwrap_or_default();
        let kind = line["type"].as_str().unwrap_or_default();
        let word = match kind {
            "discarded" => format!("{kind} {} {}", line["seat"], line["tile"].as_str().unwrap_or_default()),
            "drew" | "riichi_paid" | "called" | "kan_declared" | "kita" => format!("{kind} {}", line["seat"]),
            "tenpai_declared" | "noten_shown" => format!("hand_declared {}", line["seat"]),
            _ => kind.to_owned(),
        };
        let by = |wanted: &str| line["seat"].as_u64().filter(|_| kind == wanted);
        Line { word, drawn_by: by("drew"), answered_by: by("answered") }
    }

    pub fn shown_to(&self, own: u8) -> Option<&str> {
        let own = u64::from(own);
        let word = if self.drawn_by == Some(own) { OWN_DRAW } else { &self.word };
        Some(word).filter(|_| self.answered_by.is_none_or(|seat| seat == own))
    }
}
