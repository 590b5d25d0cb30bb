//! Replays a record under its rules: the walls from their seeds, every choice, and every payment again.

use std::sync::Arc;

use jantaku_engine::{Event, Match, PublicEvent, ReplayError, RoundPosition, RoundSetup};
use serde_json::Value;

use crate::record::{At, Record, RecordedRound};
use crate::{Fault, Line, RecordError, WallSource};

impl Record {
    /// Replays the record; an excerpt from the state that its first deal states. Fails at the first line that does not
    /// follow from the rules, the walls and the choices. If the record ends before its match, returns the match as it
    /// then is.
    pub fn replay(&self) -> Result<Match, RecordError> {
        let rules = Arc::new(self.header.rules.clone());
        let mut rounds = self.rounds.iter();
        let first = rounds.next().ok_or(Fault::Ends("the first round").at(2))?;
        let wall = first.wall(&rules)?;
        let position = if self.header.excerpt { first.position()? } else { RoundPosition::first(&rules) };
        let setup = RoundSetup { rules: rules.clone(), position, wall };
        let (mut played, dealt) = Match::start_from(setup).map_err(|error| Fault::from(error).at(first.sealed.line))?;
        self.seat_draw()?;
        first.replay(&mut played, &dealt)?;
        for round in rounds {
            let wall = round.wall(&rules)?;
            let dealt = played.deal(wall).map_err(|error| Fault::from(error).at(round.sealed.line))?;
            round.replay(&mut played, &dealt)?;
        }
        if let Some(At { line, what }) = &self.ended {
            let event = Event::Public(PublicEvent::MatchEnded(Box::new(what.clone())));
            played.apply(&event).map_err(|error| fault(error).at(*line))?;
        }
        Ok(played)
    }
}

impl RecordedRound {
    /// The state of the match in the round's deal.
    fn position(&self) -> Result<RoundPosition, RecordError> {
        match self.events.first() {
            Some(At { what: Event::Dealt { start, .. }, .. }) => Ok(start.position.clone()),
            _ => Err(Fault::Ends("the first deal").at(self.sealed.line)),
        }
    }

    /// The end of the game, if this round ended a game that is not the last of the match.
    pub fn end_of_game(&self) -> Option<At<Event>> {
        let At { line, what } = self.game_ended.clone()?;
        Some(At { line, what: Event::Public(PublicEvent::GameEnded(Box::new(what))) })
    }

    /// A deal that the wall does not give.
    fn deals_otherwise(&self, difference: Fault) -> Fault {
        difference.of_wall(matches!(self.revealed, Some(At { what: WallSource::Shared(_), .. })))
    }

    /// Replays one round, whose deal has been folded into `played` already.
    fn replay(&self, played: &mut Match, dealt: &[Event]) -> Result<(), RecordError> {
        for (recorded, expected) in self.events.iter().zip(dealt) {
            if recorded.what != *expected {
                return Err(self.deals_otherwise(differs(&recorded.what, expected)).at(recorded.line));
            }
        }
        for recorded in self.events.iter().skip(dealt.len()).chain(&self.end_of_game()) {
            played.apply(&recorded.what).map_err(|error| fault(error).at(recorded.line))?;
        }
        Ok(())
    }
}

fn fault(error: ReplayError) -> Fault {
    match error {
        ReplayError::NoChoice(event) => Fault::NoChoice(Line::from(&*event).kind()),
        ReplayError::Unexpected { expected, found } => differs(&found, &expected),
        other => Fault::Replay(other),
    }
}

/// The first difference between two events.
fn differs(record: &Event, rules: &Event) -> Fault {
    let json = |event| serde_json::to_value(Line::from(event)).unwrap_or_default();
    let (record, rules) = (json(record), json(rules));
    let (at, record, rules) =
        difference(String::new(), &record, &rules).unwrap_or_else(|| (String::new(), record, rules));
    Fault::Differs { at, record: record.to_string(), rules: rules.to_string() }
}

/// The path to the first difference between two values, with both. Fields that name a kind are compared first, since
/// the other fields of different kinds need no comparison.
fn difference(at: String, a: &Value, b: &Value) -> Option<(String, Value, Value)> {
    match (a, b) {
        (Value::Object(of_a), Value::Object(of_b)) => {
            let mut keys: Vec<&String> = of_a.keys().chain(of_b.keys()).collect();
            keys.sort_by_key(|key| (!matches!(key.as_str(), "type" | "kind" | "reason"), *key));
            let none = Value::Null;
            let of = |map: &'_ serde_json::Map<String, Value>, key| map.get(key).unwrap_or(&none).clone();
            let dot = if at.is_empty() { "" } else { "." };
            keys.into_iter().find_map(|key| difference(format!("{at}{dot}{key}"), &of(of_a, key), &of(of_b, key)))
        }
        (Value::Array(of_a), Value::Array(of_b)) if of_a.len() == of_b.len() => {
            of_a.iter().zip(of_b).enumerate().find_map(|(nth, (a, b))| difference(format!("{at}[{nth}]"), a, b))
        }
        _ => (a != b).then(|| (at, a.clone(), b.clone())),
    }
}
