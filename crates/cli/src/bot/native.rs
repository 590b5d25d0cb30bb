use std::sync::Arc;

use jantaku_bots::Bot;
use jantaku_core::Seat;
use jantaku_record::formats::FormatFault;
use jantaku_record::formats::mjai::live::Message;
use jantaku_wire::convert::Decoder;
use serde::Deserialize;

use super::Player;
use crate::arena::protocol::{Notice, Question, VERSION, is_question};

/// A bot that reads the protocol `jantaku` and answers questions. It folds the events into the view that it chooses by.
pub struct NativePlayer {
    bot: Box<dyn Bot + Send>,
    decoder: Option<Decoder>,
    over: bool,
}

impl NativePlayer {
    pub fn new(bot: Box<dyn Bot + Send>) -> NativePlayer {
        NativePlayer { bot, decoder: None, over: false }
    }

    fn notice(&mut self, notice: Notice) -> Result<(), FormatFault> {
        self.over = matches!(notice, Notice::End(_));
        match notice {
            Notice::Match { protocol, .. } if protocol != VERSION => {
                return Err(out_of_place(format!("the table speaks version {protocol}, this bot {VERSION}")));
            }
            Notice::Match { seat, rules, .. } => {
                let seat = Seat::try_from(seat).map_err(out_of_place)?;
                self.decoder = Some(Decoder::new(Arc::from(rules), seat));
            }
            Notice::Event(step) => {
                let decoder = self.decoder.as_mut().ok_or_else(no_match)?;
                decoder.decode(&step.event, &step.after).map_err(out_of_place)?;
            }
            Notice::End(_) => {}
        }
        Ok(())
    }

    fn answer(&mut self, question: &Question) -> Result<Message, FormatFault> {
        let view = self.decoder.as_ref().and_then(Decoder::view).ok_or_else(no_match)?;
        let actions = question.offered().map_err(out_of_place)?;
        Ok(question.answer(self.bot.choose(view, &actions)))
    }
}

impl Player for NativePlayer {
    fn hears(&mut self, text: &str) -> Result<Option<Message>, FormatFault> {
        let syntax = |error: serde_json::Error| FormatFault::Syntax(error.to_string());
        let message: Message = serde_json::from_str(text).map_err(syntax)?;
        if is_question(&message) {
            return self.answer(&Question::deserialize(message).map_err(syntax)?).map(Some);
        }
        self.notice(Notice::deserialize(message).map_err(syntax)?)?;
        Ok(None)
    }

    fn is_over(&self) -> bool {
        self.over
    }
}

fn no_match() -> FormatFault {
    FormatFault::OutOfPlace("a message before `match` and the first deal".to_owned())
}

fn out_of_place(error: impl ToString) -> FormatFault {
    FormatFault::OutOfPlace(error.to_string())
}
