use jantaku_engine::{Action, Actions, PublicEvent, SeatEvent, View};
use jantaku_record::formats::mjai::live::Message;
use jantaku_wire::{ReplayStep, convert};
use serde::Serialize;

use super::line::PeerFault;
use super::peer::Peer;
use super::protocol::{Notice, Question, names};
use super::speaker::{Fault, Process, Speaker};

/// Sends messages to a bot, which answers only questions.
#[derive(Default)]
pub struct Talk {
    /// A fault between two questions. Whether it matters shows when an answer is due.
    early: Option<PeerFault>,
}

impl Talk {
    pub fn tell(&mut self, peer: &mut Peer, message: &Message) {
        if self.early.is_none() {
            self.early = peer.say(&message.to_string()).err();
        }
    }

    /// The answer to a question.
    pub fn ask(&mut self, peer: &mut Peer, message: &Message) -> Result<String, PeerFault> {
        self.tell(peer, message);
        self.early.take().map_or_else(|| peer.answer(), Err)
    }
}

/// A bot is sent the events, and a question when the table asks its seat.
pub struct NativeSpeaker {
    names: Vec<String>,
    talk: Talk,
    questions: u32,
}

impl NativeSpeaker {
    pub fn new(names: Vec<String>) -> NativeSpeaker {
        NativeSpeaker { names, talk: Talk::default(), questions: 0 }
    }

    fn tell(&mut self, process: &mut Process, message: Message) {
        self.talk.tell(&mut process.peer, &message);
        process.heard.push(message);
    }
}

impl Speaker for NativeSpeaker {
    fn hears(&mut self, process: &mut Process, event: &SeatEvent) -> Result<(), Fault> {
        process.fold(event);
        if matches!(event, SeatEvent::Dealt { .. }) {
            // The first message stays: nobody needs more of earlier rounds.
            process.heard.truncate(1);
        }
        if process.heard.is_empty() {
            let start = Notice::start(process.seat, &self.names, &process.rules, process.peer.seconds());
            self.tell(process, message(&start));
        }
        let Some(view) = &process.view else { return Ok(()) };
        let (happened, after, denied) = convert::seat_event(event, view);
        let end = match event {
            SeatEvent::Public(PublicEvent::MatchEnded(settlement)) => {
                Some(convert::match_end(settlement, view.table()))
            }
            _ => None,
        };
        self.tell(process, message(&Notice::Event(Box::new(ReplayStep { event: happened, after, denied }))));
        if let Some(end) = end {
            self.tell(process, message(&Notice::End(end)));
        }
        Ok(())
    }

    fn choose(&mut self, process: &mut Process, view: &View, actions: &Actions) -> Result<Action, Fault> {
        if let [Action::Continue] = actions.legal[..] {
            return Ok(Action::Continue);
        }
        self.questions += 1;
        process.asked = actions.clone();
        process.said = None;
        let question = Question::new(self.questions, view, actions, process.peer.given().as_secs_f64());
        let message = message(&question);
        process.heard.push(message.clone());
        let said = self.talk.ask(&mut process.peer, &message)?;
        process.said = Some(said.clone());
        let action = question.judge(&said)?;
        process.peer.settle()?;
        process.choices += 1;
        Ok(action)
    }

    fn offers(&self, _view: &View, actions: &Actions) -> Vec<Message> {
        names(actions).map(Message::from).collect()
    }
}

fn message(said: &impl Serialize) -> Message {
    serde_json::to_value(said).expect("the messages have a form in JSON")
}
