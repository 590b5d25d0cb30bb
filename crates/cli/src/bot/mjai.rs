use std::sync::Arc;

use jantaku_bots::Bot;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::Action;
use jantaku_record::formats::FormatFault;
use jantaku_record::formats::mjai::live::{Decoded, Decoder, Dialect, Message, answer, messages};
use serde_json::json;

use super::Player;

/// A bot that reads mjai and answers.
pub struct MjaiPlayer {
    decoder: Decoder,
    bot: Box<dyn Bot + Send>,
    dialect: Option<Dialect>,
    /// The announced riichi, whose discard is still to be sent.
    declared: Option<Action>,
    /// Whether the last message was the end of a game.
    over: bool,
    name: String,
    room: String,
}

impl MjaiPlayer {
    pub fn new(
        rules: Arc<Ruleset>,
        bot: Box<dyn Bot + Send>,
        seat: Option<Seat>,
        dialect: Option<Dialect>,
        name: String,
        room: String,
    ) -> MjaiPlayer {
        MjaiPlayer { decoder: Decoder::new(rules, seat), bot, dialect, declared: None, over: false, name, room }
    }

    fn choose(&mut self) -> Result<Message, FormatFault> {
        let view = self.decoder.view().ok_or_else(nothing_dealt)?;
        let action = self.bot.choose(view, &self.decoder.choices());
        let said = answer(view, action).ok_or_else(|| no_word(action))?;
        self.declared = matches!(action, Action::Riichi { .. }).then_some(action);
        self.decoder.chosen(action)?;
        Ok(said)
    }

    /// The discard of the riichi just chosen, or of one that was chosen for this seat.
    fn riichi_discard(&mut self) -> Result<Message, FormatFault> {
        let view = self.decoder.view().ok_or_else(nothing_dealt)?;
        let mut actions = view.legal_actions();
        actions.legal.retain(|action| matches!(action, Action::Riichi { .. }));
        let action = match self.declared.take() {
            Some(action) => action,
            None if actions.legal.is_empty() => {
                return Err(FormatFault::OutOfPlace("a `reach` of a hand that may not declare it".to_owned()));
            }
            None => self.bot.choose(view, &actions),
        };
        let Action::Riichi { tile, tsumogiri } = action else { return Err(no_word(action)) };
        answer(view, Action::Discard { tile, tsumogiri }).ok_or_else(|| no_word(action))
    }
}

impl Player for MjaiPlayer {
    fn hears(&mut self, text: &str) -> Result<Option<Message>, FormatFault> {
        let (lines, array) = messages(text)?;
        let mut heard = Decoded::Nothing;
        for line in &lines {
            let dialect = if array { Dialect::MjaiApp } else { line.dialect() };
            self.dialect.get_or_insert(dialect);
            heard = self.decoder.decode(line)?;
        }
        self.over = heard == Decoded::GameOver;
        let none = || json!({ "type": "none" });
        let choice = match heard {
            Decoded::Asked => Some(self.choose()?),
            Decoded::OwnRiichi => Some(self.riichi_discard()?),
            Decoded::Hello => Some(json!({ "type": "join", "name": self.name, "room": self.room })),
            Decoded::Nothing | Decoded::GameOver if self.dialect == Some(Dialect::Mortal) => None,
            Decoded::Nothing | Decoded::GameOver => Some(none()),
            Decoded::Error(message) => return Err(FormatFault::OutOfPlace(format!("the server gives up: {message}"))),
        };
        Ok(choice)
    }

    fn is_over(&self) -> bool {
        self.over
    }
}

fn nothing_dealt() -> FormatFault {
    FormatFault::OutOfPlace("a choice before `start_kyoku`".to_owned())
}

fn no_word(action: Action) -> FormatFault {
    FormatFault::OutOfPlace(format!("mjai has no word for `{action}`"))
}
