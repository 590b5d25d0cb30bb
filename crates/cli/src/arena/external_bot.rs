//! A bot that is a process of its own, at its seat.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Phase, SeatEvent, View};
use jantaku_record::formats::mjai::live::{
    Answer, AnswerFault, Dialect, Encoder, Message, is_kept, judge, offers, unasked,
};
use thiserror::Error;

use super::child::{Child, ChildFault, Limits};
use super::decision::Decision;
use crate::failure::Failure;

/// What ended a bot's play.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    #[error(transparent)]
    Process(#[from] ChildFault),
    #[error(transparent)]
    Answer(#[from] AnswerFault),
}

/// How a bot is started and spoken to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    pub dialect: Dialect,
    pub line: String,
}

impl Command {
    pub fn start(&self, seat: Seat, limits: Limits) -> Result<Child, ChildFault> {
        Child::start(&self.line, self.dialect.seat_is_argument().then_some(seat.index()), limits)
    }
}

/// A process and the seat that it plays.
pub struct ExternalBot {
    command: Command,
    rules: Arc<Ruleset>,
    seat: Seat,
    /// None once it has failed.
    child: Option<Child>,
    encoder: Encoder,
    view: Option<View<'static>>,
    /// The messages of the game: `start_game`, and those of the current round.
    heard: Vec<Message>,
    /// How many of these have not been sent yet.
    unsent: usize,
    /// Its answer to what was sent last.
    said: Option<String>,
    /// Its choice, until the table asks for it.
    given: Option<Action>,
    /// How many choices it has made.
    pub choices: u32,
    failed: Option<(Fault, Decision)>,
}

impl ExternalBot {
    pub fn new(command: &Command, rules: &Arc<Ruleset>, seat: Seat, names: Vec<String>, limits: Limits) -> ExternalBot {
        let encoder = Encoder::new(rules.clone(), seat, names, command.dialect);
        let (child, fault) = match command.start(seat, limits) {
            Ok(child) => (Some(child), None),
            Err(fault) => (None, Some(fault)),
        };
        let (command, rules, heard) = (command.clone(), rules.clone(), Vec::new());
        let (view, unsent, said, given, choices, failed) = (None, 0, None, None, 0, None);
        let mut bot =
            ExternalBot { command, rules, seat, child, encoder, view, heard, unsent, said, given, choices, failed };
        if let Some(fault) = fault {
            bot.fail(fault.into(), &Actions::default());
        }
        bot
    }

    /// The decision it failed at, if it has.
    pub fn failed(&self) -> Option<&Decision> {
        self.failed.as_ref().map(|(_, decision)| decision)
    }

    /// Why its process never began, if it did not: the command is wrong, and not the bot.
    pub fn never_started(&self) -> Option<Failure> {
        match &self.failed {
            Some((fault @ Fault::Process(ChildFault::Start(_)), _)) => Some(Failure::input(format!(
                "`{}`: {fault}; our own bots are {}",
                self.command.line,
                jantaku_bots::NAMES.join(", ")
            ))),
            _ => None,
        }
    }

    /// Its choice, where the table asks for it; none once it has failed.
    pub fn choose(&mut self, view: &View, actions: &Actions) -> Option<Action> {
        let given = || self.given.take().expect("the table asks what the view has asked");
        unasked(view, actions).or_else(|| self.failed.is_none().then(given))
    }

    /// Sends what its seat sees, and takes its answers.
    pub fn hears(&mut self, event: &SeatEvent) {
        if self.failed.is_some() || !self.fold(event) {
            return;
        }
        self.given = None;
        let due = self.view.as_ref().is_some_and(|view| view.table().indicator_due());
        let mut messages = self.encoder.encode(event, due);
        let actions = self.actions();
        let asked = !actions.legal.is_empty();
        if let (true, Some(last), Some(view)) = (asked, messages.last_mut(), &self.view) {
            self.encoder.hint(view, &actions, last);
        }
        if matches!(event, SeatEvent::Dealt { .. }) {
            let of_game = self.heard.first().filter(|first| first["type"] == "start_game" && messages.len() == 1);
            self.heard = of_game.cloned().into_iter().collect();
        }
        if let Err(fault) = self.deliver(messages, &actions) {
            self.fail(fault, &actions);
        }
    }

    /// Folds an event, and returns whether it was new: the bot's own answer is folded when it gives it.
    fn fold(&mut self, event: &SeatEvent) -> bool {
        match &mut self.view {
            _ if matches!(event, SeatEvent::Answered { .. }) => return false,
            Some(view) => view.apply(event).expect("what a seat sees can be folded"),
            none => {
                *none = Some(View::start(self.rules.clone(), self.seat, event).expect("a match begins with a deal"))
            }
        }
        true
    }

    /// The actions it may choose from, as far as mjai can express them.
    fn actions(&self) -> Actions {
        let asks = |view: &&View| matches!(view.table().phase, Phase::Turn { .. } | Phase::Claims { .. });
        self.view.as_ref().filter(asks).map(View::legal_actions).unwrap_or_default()
    }

    fn deliver(&mut self, messages: Vec<Message>, actions: &Actions) -> Result<(), Fault> {
        let count = messages.len();
        for (nth, message) in messages.into_iter().enumerate() {
            let asked = nth + 1 == count && !actions.legal.is_empty();
            let pause = matches!(message["type"].as_str(), Some("start_game" | "end_kyoku" | "end_game"));
            self.heard.push(message);
            self.unsent += 1;
            let due = match self.command.dialect {
                Dialect::Gimite => true,
                Dialect::MjaiApp => asked || pause,
                Dialect::Mortal => asked,
            };
            if due || self.command.dialect == Dialect::Mortal {
                self.send()?;
            }
            if due {
                let said = self.answer()?;
                let none = Actions::default();
                self.take(&said, if asked { actions } else { &none })?;
                if asked && let Some(child) = &mut self.child {
                    child.settle()?;
                }
            }
        }
        Ok(())
    }

    /// Sends the messages that have not been sent.
    fn send(&mut self) -> Result<(), Fault> {
        let fresh = &self.heard[self.heard.len() - std::mem::take(&mut self.unsent)..];
        let line = match self.command.dialect {
            Dialect::MjaiApp => Message::from(fresh.to_vec()).to_string(),
            _ => fresh.iter().map(Message::to_string).collect::<Vec<_>>().join("\n"),
        };
        self.said = None;
        Ok(self.child.as_mut().map_or(Ok(()), |child| child.say(&line))?)
    }

    fn answer(&mut self) -> Result<String, Fault> {
        let Some(child) = &mut self.child else { return Ok(String::new()) };
        let said = child.answer()?;
        self.said = Some(said.clone());
        Ok(said)
    }

    /// Judges an answer and keeps the choice; after a riichi it asks for the discard.
    fn take(&mut self, said: &str, actions: &Actions) -> Result<(), Fault> {
        let Some(view) = &mut self.view else { return Ok(()) };
        let action = match judge(view, actions, said, false)? {
            Answer::Nothing => return Ok(()),
            Answer::Riichi => return self.riichi(actions),
            Answer::Action(action) => action,
        };
        if is_kept(view, action) {
            // It is one of the choices of this very view.
            let _ = view.apply(&SeatEvent::Answered { action });
        }
        self.choices += 1;
        self.given = Some(action);
        Ok(())
    }

    fn riichi(&mut self, actions: &Actions) -> Result<(), Fault> {
        let mut message = self.encoder.reach();
        if let Some(view) = &self.view {
            self.encoder.hint(view, actions, &mut message);
        }
        self.heard.push(message);
        self.unsent += 1;
        self.send()?;
        let said = self.answer()?;
        let Some(view) = &self.view else { return Ok(()) };
        if let Answer::Action(action) = judge(view, actions, &said, true)? {
            self.choices += 1;
            self.given = Some(action);
        }
        Ok(())
    }

    fn fail(&mut self, fault: Fault, actions: &Actions) {
        self.child = None;
        let view = self.view.as_ref();
        let decision = Decision {
            dialect: self.command.dialect.name().to_owned(),
            seat: self.seat.index(),
            rules: self.rules.to_toml(),
            heard: self.heard.clone(),
            legal: view.map(|view| offers(view, actions)).unwrap_or_default(),
            denied: view.map(denied).unwrap_or_default(),
            answer: self.said.take(),
            fault: fault.to_string(),
        };
        self.failed = Some((fault, decision));
    }
}

/// What the seat might have expected to be able to do, and why not.
fn denied(view: &View) -> Vec<String> {
    let mut said: Vec<String> = view.illegal_intents().iter().map(|denied| denied.why.to_string()).collect();
    said.dedup();
    said
}

/// The choice of the stand-in for a bot that has failed: it discards what it draws and claims nothing.
pub fn stand_in(view: &View, actions: &Actions) -> Action {
    let legal = &actions.legal;
    let discards = legal.iter().find(|action| matches!(action, Action::Discard { tsumogiri: true, .. }));
    let discards = discards.or_else(|| legal.iter().find(|action| matches!(action, Action::Discard { .. })));
    let passes = || legal.iter().find(|&&action| action == Action::Pass);
    let other = || passes().or(legal.first()).copied().unwrap_or(Action::Pass);
    unasked(view, actions).or(discards.copied()).unwrap_or_else(other)
}
