use jantaku_core::Seat;
use jantaku_record::formats::FormatFault;
use jantaku_record::formats::mjai::live::Message;
use serde::Deserialize;

use super::Asked;
use crate::arena::external_bot::Command;
use crate::arena::line::PeerFault;
use crate::arena::native_bot::Talk;
use crate::arena::peer::{Limits, Peer};
use crate::arena::protocol::{Question, is_question};

/// Sends the messages again. Fails if the last one is no question.
pub fn ask(command: &Command, seat: Seat, limits: Limits, heard: &[Message]) -> Result<Asked, FormatFault> {
    let wrong = |what: &dyn ToString| FormatFault::OutOfPlace(what.to_string());
    let last =
        heard.last().filter(|last| is_question(last)).ok_or_else(|| wrong(&"the last message is no `choose`"))?;
    let question = Question::deserialize(last).map_err(|error| wrong(&error))?;
    let legal = question.actions.iter().map(|name| name.as_str().into()).collect();
    let said = command.start(seat, limits).and_then(|peer| answer(peer, heard));
    Ok(match said {
        Ok(answer) => Asked { legal, fault: question.judge(&answer).err().map(Into::into), answer: Some(answer) },
        Err(fault) => Asked { legal, fault: Some(fault.into()), answer: None },
    })
}

/// The answer to the last question; earlier answers are not checked.
fn answer(mut peer: Peer, heard: &[Message]) -> Result<String, PeerFault> {
    let (mut talk, mut last) = (Talk::default(), String::new());
    for message in heard {
        match is_question(message) {
            true => last = talk.ask(&mut peer, message)?,
            false => talk.tell(&mut peer, message),
        }
    }
    Ok(last)
}
