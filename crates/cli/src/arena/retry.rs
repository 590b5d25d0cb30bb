//! `jantaku arena --replay-decision`: one failed decision, asked once more.

use std::str::FromStr;
use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Actions, View};
use jantaku_record::formats::mjai::live::{Decoded, Decoder, Dialect, Message, judge, messages, offers};
use serde::Serialize;

use super::child::{Child, Limits};
use super::decision::{Decision, in_short};
use super::external_bot::{Command, Fault};
use super::{Args, Who};
use crate::failure::Failure;
use crate::{input, output};

/// The outcome.
#[derive(Serialize)]
struct Report<'a> {
    heard: String,
    answer: Option<&'a str>,
    legal: &'a [Message],
    fault: Option<String>,
}

pub fn run(args: &Args, file: &str) -> Result<(), Failure> {
    let decision: Decision =
        serde_json::from_str(&input::file(file)?).map_err(|error| Failure::input(format!("{file}: {error}")))?;
    let wrong = |what: &str, error: &dyn ToString| Failure::input(format!("{file}: `{what}`: {}", error.to_string()));
    let rules = Ruleset::from_toml(&decision.rules).map_err(|error| wrong("rules", &error))?;
    let dialect = Dialect::from_str(&decision.dialect).map_err(|error| wrong("dialect", &error))?;
    let seat = Seat::new(decision.seat).ok_or_else(|| wrong("seat", &decision.seat))?;
    if decision.heard.is_empty() {
        return Err(wrong("heard", &"the bot failed before the first message"));
    }
    let [bot] = &args.bots[..] else { return Err(Failure::input("--replay-decision asks one --bot")) };
    let Who::Process(command) = Who::of(bot) else {
        return Err(Failure::input(format!("--bot {bot}: a command is asked, not one of our own bots")));
    };
    let mut asking = Asking {
        decoder: Decoder::new(Arc::new(rules), Some(seat)),
        dialect,
        heard: Decoded::Nothing,
        unsent: Vec::new(),
        limits: args.limits()?,
    };
    let asked = asking.ask(&Command { dialect, ..command }, seat, &decision.heard);
    let asked = asked.map_err(|error| wrong("heard", &error))?;
    let actions = asking.actions();
    let legal = asking.decoder.view().map(|view| offers(view, &actions)).unwrap_or_default();
    let (answer, fault) = match &asked {
        Ok(answer) => (Some(answer.as_str()), asking.fault(&actions, answer)),
        Err(fault) => (None, Some(fault.to_string())),
    };
    let holds = fault.is_none();
    let report = Report { heard: decision.event(), answer, legal: &legal, fault };
    if args.json {
        output::json(&report)?
    } else {
        print(&report)?
    }
    if holds { Ok(()) } else { Err(Failure::Reported) }
}

fn print(report: &Report<'_>) -> Result<(), Failure> {
    output::print(format!("heard:    {}", report.heard))?;
    output::print(format!("answered: {}", report.answer.unwrap_or("nothing")))?;
    output::print(format!("legal:    {}", in_short(report.legal)))?;
    output::print(report.fault.as_deref().unwrap_or("the answer is fine"))
}

/// Sends a bot the messages up to the decision.
struct Asking {
    decoder: Decoder,
    dialect: Dialect,
    heard: Decoded,
    unsent: Vec<Message>,
    limits: Limits,
}

impl Asking {
    /// The answer to the last message; earlier answers are not checked. Fails if a message makes no sense.
    fn ask(
        &mut self,
        command: &Command,
        seat: Seat,
        heard: &[Message],
    ) -> Result<Result<String, Fault>, jantaku_record::formats::FormatFault> {
        let mut child = match command.start(seat, self.limits) {
            Ok(child) => child,
            Err(fault) => return Ok(Err(fault.into())),
        };
        let mut last = String::new();
        for (nth, message) in heard.iter().enumerate() {
            for line in messages(&message.to_string())?.0 {
                self.heard = self.decoder.decode(&line)?;
            }
            match self.send(&mut child, message, nth + 1 == heard.len()) {
                Ok(Some(answer)) => last = answer,
                Ok(None) => {}
                Err(fault) => return Ok(Err(fault)),
            }
        }
        Ok(Ok(last))
    }

    /// Its answer, if one is due.
    fn send(&mut self, child: &mut Child, message: &Message, last: bool) -> Result<Option<String>, Fault> {
        let asked = matches!(self.heard, Decoded::Asked | Decoded::OwnRiichi);
        self.unsent.push(message.clone());
        let due = match self.dialect {
            Dialect::Gimite => true,
            Dialect::MjaiApp => asked || last || message["type"] == "start_game",
            Dialect::Mortal => asked,
        };
        match self.dialect {
            Dialect::MjaiApp if !due => return Ok(None),
            Dialect::MjaiApp => child.say(&Message::from(std::mem::take(&mut self.unsent)).to_string())?,
            Dialect::Gimite | Dialect::Mortal => child.say(&message.to_string())?,
        }
        Ok(if due { Some(child.answer()?) } else { None })
    }

    fn actions(&self) -> Actions {
        let asked = matches!(self.heard, Decoded::Asked | Decoded::OwnRiichi);
        self.decoder.view().filter(|_| asked).map(View::legal_actions).unwrap_or_default()
    }

    fn fault(&self, actions: &Actions, answer: &str) -> Option<String> {
        let view = self.decoder.view()?;
        judge(view, actions, answer, self.heard == Decoded::OwnRiichi).err().map(|fault| fault.to_string())
    }
}
