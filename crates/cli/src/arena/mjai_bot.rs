//! Bots that speak mjai.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Phase, SeatEvent, View};
use jantaku_record::formats::mjai::live::{Answer, Dialect, Encoder, Message, is_kept, judge, offers, unasked};

use super::speaker::{Fault, Process, Speaker};

/// A bot answers as soon as it hears: its choice waits for the table's question.
pub struct MjaiSpeaker {
    dialect: Dialect,
    encoder: Encoder,
    /// The number of messages not sent yet.
    unsent: usize,
    given: Option<Action>,
}

impl MjaiSpeaker {
    pub fn new(rules: &Arc<Ruleset>, seat: Seat, names: Vec<String>, dialect: Dialect) -> MjaiSpeaker {
        MjaiSpeaker { dialect, encoder: Encoder::new(rules.clone(), seat, names, dialect), unsent: 0, given: None }
    }
}

impl Speaker for MjaiSpeaker {
    fn hears(&mut self, process: &mut Process, event: &SeatEvent) -> Result<(), Fault> {
        // The bot's own answer is folded when it gives it.
        if matches!(event, SeatEvent::Answered { .. }) {
            return Ok(());
        }
        process.fold(event);
        self.given = None;
        let due = process.view.as_ref().is_some_and(|view| view.table().indicator_due());
        let mut messages = self.encoder.encode(event, due);
        process.asked = process.view.as_ref().map(askable).unwrap_or_default();
        let asked = !process.asked.legal.is_empty();
        if let (true, Some(last), Some(view)) = (asked, messages.last_mut(), &process.view) {
            self.encoder.hint(view, &process.asked, last);
        }
        if matches!(event, SeatEvent::Dealt { .. }) {
            let of_game = process.heard.first().filter(|first| first["type"] == "start_game" && messages.len() == 1);
            process.heard = of_game.cloned().into_iter().collect();
        }
        self.deliver(process, messages)
    }

    fn choose(&mut self, _process: &mut Process, view: &View, actions: &Actions) -> Result<Action, Fault> {
        let given = || self.given.take().expect("the table asks what the view has asked");
        Ok(unasked(view, actions).unwrap_or_else(given))
    }

    fn offers(&self, view: &View, actions: &Actions) -> Vec<Message> {
        offers(view, actions)
    }
}

/// The legal actions of a seat that mjai can express.
fn askable(view: &View) -> Actions {
    match view.table().phase {
        Phase::Turn { .. } | Phase::Claims { .. } => view.legal_actions(),
        _ => Actions::default(),
    }
}

impl MjaiSpeaker {
    fn deliver(&mut self, process: &mut Process, messages: Vec<Message>) -> Result<(), Fault> {
        let count = messages.len();
        let actions = process.asked.clone();
        for (nth, message) in messages.into_iter().enumerate() {
            let asked = nth + 1 == count && !actions.legal.is_empty();
            let pause = matches!(message["type"].as_str(), Some("start_game" | "end_kyoku" | "end_game"));
            process.heard.push(message);
            self.unsent += 1;
            let due = match self.dialect {
                Dialect::Gimite => true,
                Dialect::MjaiApp => asked || pause,
                Dialect::Mortal => asked,
            };
            if due || self.dialect == Dialect::Mortal {
                self.send(process)?;
            }
            if due {
                let said = answer(process)?;
                let none = Actions::default();
                self.take(process, &said, if asked { &actions } else { &none })?;
                if asked {
                    process.peer.settle()?;
                }
            }
        }
        Ok(())
    }

    fn send(&mut self, process: &mut Process) -> Result<(), Fault> {
        let fresh = &process.heard[process.heard.len() - std::mem::take(&mut self.unsent)..];
        let line = match self.dialect {
            Dialect::MjaiApp => Message::from(fresh.to_vec()).to_string(),
            _ => fresh.iter().map(Message::to_string).collect::<Vec<_>>().join("\n"),
        };
        process.said = None;
        Ok(process.peer.say(&line)?)
    }

    /// Judges an answer and keeps the choice; after a riichi it asks for the discard.
    fn take(&mut self, process: &mut Process, said: &str, actions: &Actions) -> Result<(), Fault> {
        let Some(view) = &mut process.view else { return Ok(()) };
        let action = match judge(view, actions, said, false)? {
            Answer::Nothing => return Ok(()),
            Answer::Riichi => return self.riichi(process, actions),
            Answer::Action(action) => action,
        };
        if is_kept(view, action) {
            // It is one of the choices of this very view.
            let _ = view.apply(&SeatEvent::Answered { action });
        }
        process.choices += 1;
        self.given = Some(action);
        Ok(())
    }

    fn riichi(&mut self, process: &mut Process, actions: &Actions) -> Result<(), Fault> {
        let mut message = self.encoder.reach();
        if let Some(view) = &process.view {
            self.encoder.hint(view, actions, &mut message);
        }
        process.heard.push(message);
        self.unsent += 1;
        self.send(process)?;
        let said = answer(process)?;
        let Some(view) = &process.view else { return Ok(()) };
        if let Answer::Action(action) = judge(view, actions, &said, true)? {
            process.choices += 1;
            self.given = Some(action);
        }
        Ok(())
    }
}

fn answer(process: &mut Process) -> Result<String, Fault> {
    let said = process.peer.answer()?;
    process.said = Some(said.clone());
    Ok(said)
}
