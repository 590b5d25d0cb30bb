//! A bot that is a process of its own, at its seat.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, SeatEvent, View};
use jantaku_record::formats::mjai::live::{self, unasked};

use super::decision::Decision;
use super::line::PeerFault;
use super::mjai_bot::MjaiSpeaker;
use super::native_bot::NativeSpeaker;
use super::peer::{Limits, Peer};
use super::socket;
use super::speaker::{Fault, Process, Protocol, Speaker};
use crate::failure::Failure;

/// The command and the protocol of a bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    pub protocol: Protocol,
    pub line: String,
}

impl Command {
    pub fn start(&self, seat: Seat, limits: Limits) -> Result<Peer, PeerFault> {
        if self.protocol == Protocol::Native && self.line.starts_with(socket::SCHEME) {
            return Peer::connect(&self.line, limits);
        }
        let argument = matches!(self.protocol, Protocol::Mjai(dialect) if dialect.seat_is_argument());
        Peer::start(&self.line, argument.then_some(seat.index()), limits)
    }

    /// Refuses rules that the protocol cannot express.
    pub fn can_play(&self, rules: &Ruleset) -> Result<(), Failure> {
        match self.protocol {
            Protocol::Native => Ok(()),
            Protocol::Mjai(_) => live::sayable(rules).map_err(Failure::input),
        }
    }
}

/// A process and the seat that it plays.
pub struct ExternalBot {
    command: Command,
    speaker: Box<dyn Speaker>,
    bot: State,
}

enum State {
    Plays(Box<Process>),
    Failed { fault: Fault, decision: Box<Decision>, choices: u32 },
}

impl ExternalBot {
    pub fn new(command: &Command, rules: &Arc<Ruleset>, seat: Seat, names: Vec<String>, limits: Limits) -> ExternalBot {
        let speaker: Box<dyn Speaker> = match command.protocol {
            Protocol::Native => Box::new(NativeSpeaker::new(names)),
            Protocol::Mjai(dialect) => Box::new(MjaiSpeaker::new(rules, seat, names, dialect)),
        };
        let bot = match command.start(seat, limits) {
            Ok(peer) => {
                let (rules, heard, asked) = (rules.clone(), Vec::new(), Actions::default());
                let process = Process { peer, rules, seat, view: None, heard, asked, said: None, choices: 0 };
                State::Plays(Box::new(process))
            }
            Err(fault) => {
                let decision = Decision::before_any(command.protocol, seat, rules, &fault);
                State::Failed { fault: fault.into(), decision: Box::new(decision), choices: 0 }
            }
        };
        ExternalBot { command: command.clone(), speaker, bot }
    }

    pub fn failed(&self) -> Option<&Decision> {
        match &self.bot {
            State::Plays(_) => None,
            State::Failed { decision, .. } => Some(decision),
        }
    }

    /// The number of its choices.
    pub fn choices(&self) -> u32 {
        match &self.bot {
            State::Plays(process) => process.choices,
            State::Failed { choices, .. } => *choices,
        }
    }

    /// The reason if its process never began: the command is wrong, and not the bot.
    pub fn never_started(&self) -> Option<Failure> {
        match &self.bot {
            State::Failed { fault: fault @ Fault::Peer(PeerFault::Start(_) | PeerFault::Connect(_)), .. } => {
                Some(Failure::input(format!(
                    "`{}`: {fault}; our own bots are {}; before a command may stand {}",
                    self.command.line,
                    jantaku_bots::NAMES.join(", "),
                    Protocol::all().map(|protocol| format!("`{protocol}:`")).collect::<Vec<_>>().join(", "),
                )))
            }
            _ => None,
        }
    }

    /// Its choice; none once it has failed.
    pub fn choose(&mut self, view: &View, actions: &Actions) -> Option<Action> {
        let State::Plays(process) = &mut self.bot else { return None };
        match self.speaker.choose(process, view, actions) {
            Ok(action) => Some(action),
            Err(fault) => {
                self.fail(fault);
                None
            }
        }
    }

    pub fn hears(&mut self, event: &SeatEvent) {
        let State::Plays(process) = &mut self.bot else { return };
        if let Err(fault) = self.speaker.hears(process, event) {
            self.fail(fault);
        }
    }

    fn fail(&mut self, fault: Fault) {
        let State::Plays(process) = &mut self.bot else { return };
        let view = process.view.as_ref();
        let decision = Decision {
            dialect: self.command.protocol.to_string(),
            seat: process.seat.index(),
            rules: process.rules.to_toml(),
            heard: std::mem::take(&mut process.heard),
            legal: view.map(|view| self.speaker.offers(view, &process.asked)).unwrap_or_default(),
            denied: view.map(denied).unwrap_or_default(),
            answer: process.said.take(),
            fault: fault.to_string(),
        };
        self.bot = State::Failed { fault, decision: Box::new(decision), choices: process.choices };
    }
}

/// The refused actions of a seat, with reasons.
fn denied(view: &View) -> Vec<String> {
    let mut said: Vec<String> = view.illegal_intents().iter().map(|denied| denied.why.to_string()).collect();
    said.dedup();
    said
}

/// The choice of the stand-in for a failed bot: it discards its draws and claims nothing.
pub fn stand_in(view: &View, actions: &Actions) -> Action {
    let legal = &actions.legal;
    let discards = legal.iter().find(|action| matches!(action, Action::Discard { tsumogiri: true, .. }));
    let discards = discards.or_else(|| legal.iter().find(|action| matches!(action, Action::Discard { .. })));
    let passes = || legal.iter().find(|&&action| action == Action::Pass);
    let other = || passes().or(legal.first()).copied().unwrap_or(Action::Pass);
    unasked(view, actions).or(discards.copied()).unwrap_or_else(other)
}
