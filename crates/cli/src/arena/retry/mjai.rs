use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Actions, View};
use jantaku_record::formats::FormatFault;
use jantaku_record::formats::mjai::live::{Decoded, Decoder, Dialect, Message, judge, messages, offers};

use super::Asked;
use crate::arena::external_bot::Command;
use crate::arena::peer::{Limits, Peer};
use crate::arena::speaker::Fault;

/// Sends the messages again. Fails if one is malformed.
pub fn ask(
    command: &Command,
    rules: Arc<Ruleset>,
    seat: Seat,
    dialect: Dialect,
    limits: Limits,
    heard: &[Message],
) -> Result<Asked, FormatFault> {
    let (decoder, unsent) = (Decoder::new(rules, Some(seat)), Vec::new());
    let mut asking = Asking { decoder, dialect, heard: Decoded::Nothing, unsent };
    let said = match command.start(seat, limits) {
        Ok(peer) => asking.ask(peer, heard)?,
        Err(fault) => Err(fault.into()),
    };
    let actions = asking.actions();
    let legal = asking.decoder.view().map(|view| offers(view, &actions)).unwrap_or_default();
    Ok(match said {
        Ok(answer) => Asked { legal, fault: asking.fault(&actions, &answer), answer: Some(answer) },
        Err(fault) => Asked { legal, fault: Some(fault), answer: None },
    })
}

/// Sends a bot the messages up to the decision.
struct Asking {
    decoder: Decoder,
    dialect: Dialect,
    heard: Decoded,
    unsent: Vec<Message>,
}

impl Asking {
    /// The answer to the last message; earlier answers are not checked.
    fn ask(&mut self, mut peer: Peer, heard: &[Message]) -> Result<Result<String, Fault>, FormatFault> {
        let mut last = String::new();
        for (nth, message) in heard.iter().enumerate() {
            for line in messages(&message.to_string())?.0 {
                self.heard = self.decoder.decode(&line)?;
            }
            match self.send(&mut peer, message, nth + 1 == heard.len()) {
                Ok(Some(answer)) => last = answer,
                Ok(None) => {}
                Err(fault) => return Ok(Err(fault)),
            }
        }
        Ok(Ok(last))
    }

    /// Its answer, if one is due.
    fn send(&mut self, peer: &mut Peer, message: &Message, last: bool) -> Result<Option<String>, Fault> {
        let asked = matches!(self.heard, Decoded::Asked | Decoded::OwnRiichi);
        self.unsent.push(message.clone());
        let due = match self.dialect {
            Dialect::Gimite => true,
            Dialect::MjaiApp => asked || last || message["type"] == "start_game",
            Dialect::Mortal => asked,
        };
        match self.dialect {
            Dialect::MjaiApp if !due => return Ok(None),
            Dialect::MjaiApp => peer.say(&Message::from(std::mem::take(&mut self.unsent)).to_string())?,
            Dialect::Gimite | Dialect::Mortal => peer.say(&message.to_string())?,
        }
        Ok(if due { Some(peer.answer()?) } else { None })
    }

    fn actions(&self) -> Actions {
        let asked = matches!(self.heard, Decoded::Asked | Decoded::OwnRiichi);
        self.decoder.view().filter(|_| asked).map(View::legal_actions).unwrap_or_default()
    }

    fn fault(&self, actions: &Actions, answer: &str) -> Option<Fault> {
        let view = self.decoder.view()?;
        judge(view, actions, answer, self.heard == Decoded::OwnRiichi).err().map(Fault::from)
    }
}
