use jantaku_core::{Ruleset, Seat};
use jantaku_encode::{ActionId, LEN, UnknownAction, observe};
use jantaku_engine::{Action, Actions, View};
use jantaku_record::formats::mjai::live::Message;
use jantaku_wire::{IllegalIntent, MatchEnd, Phase, ReplayStep, convert};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use thiserror::Error;

pub const NAME: &str = "jantaku";

/// The version of the messages.
pub const VERSION: u32 = 1;

/// The longest line that is read, in bytes: many times the longest of a match.
pub const LONGEST: u64 = 1 << 16;

/// A message without an answer.
#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    Match {
        protocol: u32,
        seat: u8,
        names: Vec<String>,
        rules: Box<Ruleset>,
        seconds: f64,
    },
    /// Something happened, as the bot's seat sees it.
    Event(Box<ReplayStep>),
    /// The match is over.
    End(MatchEnd),
}

impl Notice {
    pub fn start(seat: Seat, names: &[String], rules: &Ruleset, seconds: f64) -> Notice {
        let (names, rules) = (names.to_vec(), Box::new(rules.clone()));
        Notice::Match { protocol: VERSION, seat: seat.into(), names, rules, seconds }
    }
}

/// A question, with all that is needed to answer it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "type", rename = "choose")]
pub struct Question {
    /// Its number in this match, from 1.
    pub decision: u32,
    seat: u8,
    /// The legal actions of the seat, by name.
    pub actions: Vec<String>,
    /// The same actions by number.
    pub numbers: Vec<usize>,
    /// Refused intents, with reasons.
    barred: Vec<IllegalIntent>,
    view: jantaku_wire::View,
    /// The observation as numbers.
    observation: Vec<i16>,
    /// The time for the answer.
    seconds: f64,
}

/// Tells questions from other messages.
pub fn is_question(message: &Message) -> bool {
    message["type"] == "choose"
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AnswerFault {
    #[error("the answer is not JSON: {0}")]
    NotJson(String),
    #[error("the answer is no object with `decision` and `action`")]
    NoObject,
    #[error("in the answer, `{0}` is missing")]
    Missing(&'static str),
    #[error("in the answer, `{field}` is {found}; {wanted} was expected")]
    Wrong { field: &'static str, wanted: &'static str, found: String },
    #[error("the answer is to decision {found}; decision {wanted} was asked")]
    Decision { found: u64, wanted: u32 },
    #[error(transparent)]
    Unknown(#[from] UnknownAction),
    #[error("{action} is against the rules: {why}")]
    Barred { action: &'static str, why: String },
    #[error("{0} is not among the choices")]
    NotAmong(&'static str),
}

impl Question {
    pub fn new(decision: u32, view: &View, actions: &Actions, seconds: f64) -> Question {
        let mut observation = [0; LEN];
        observe(view, &mut observation);
        Question {
            decision,
            seat: view.seat().into(),
            actions: names(actions).map(str::to_owned).collect(),
            numbers: ids(actions).map(ActionId::index).collect(),
            barred: convert::denied(view),
            view: convert::view(view),
            observation: observation.to_vec(),
            seconds,
        }
    }

    pub fn offered(&self) -> Result<Actions, UnknownAction> {
        let action = |&number: &usize| ActionId::from_index(number).map(ActionId::action);
        Ok(Actions { legal: self.numbers.iter().map(action).collect::<Result<_, _>>()?, ..Actions::default() })
    }

    pub fn answer(&self, action: Action) -> Message {
        json!({ "decision": self.decision, "action": id(&action).name() })
    }

    /// Judges an answer. Only the question is needed, so that one in a file is judged in the same way.
    pub fn judge(&self, said: &str) -> Result<Action, AnswerFault> {
        let said: Value = serde_json::from_str(said).map_err(|error| AnswerFault::NotJson(error.to_string()))?;
        let fields = said.as_object().ok_or(AnswerFault::NoObject)?;
        let field = |name: &'static str| fields.get(name).ok_or(AnswerFault::Missing(name));
        let wrong = |field, wanted, found: &Value| AnswerFault::Wrong { field, wanted, found: found.to_string() };
        let decision = field("decision")?;
        let decision = decision.as_u64().ok_or_else(|| wrong("decision", "a number", decision))?;
        if decision != u64::from(self.decision) {
            return Err(AnswerFault::Decision { found: decision, wanted: self.decision });
        }
        let action = field("action")?;
        let id = match (action, action.as_u64()) {
            (Value::String(name), _) => name.parse()?,
            (_, Some(number)) => ActionId::from_index(usize::try_from(number).unwrap_or(usize::MAX))?,
            _ => return Err(wrong("action", "the name or the number of an action", action)),
        };
        match fields.get("explanation") {
            None | Some(Value::String(_) | Value::Null) => {}
            Some(other) => return Err(wrong("explanation", "a text", other)),
        }
        if self.numbers.contains(&id.index()) { Ok(id.action()) } else { Err(self.refusal(id)) }
    }

    fn refusal(&self, id: ActionId) -> AnswerFault {
        let offered = match &self.view.table.phase {
            Phase::Claims { tile, .. } => Some(tile.kind()),
            _ => None,
        };
        let wish = id.action().intent(offered);
        match self.barred.iter().find(|barred| Some(barred.what) == wish) {
            Some(barred) => AnswerFault::Barred { action: id.name(), why: barred.why.message.clone() },
            None => AnswerFault::NotAmong(id.name()),
        }
    }
}

fn id(action: &Action) -> ActionId {
    ActionId::of(action).expect("every legal action has a number")
}

fn ids(actions: &Actions) -> impl Iterator<Item = ActionId> {
    actions.legal.iter().map(id)
}

pub fn names(actions: &Actions) -> impl Iterator<Item = &'static str> {
    ids(actions).map(ActionId::name)
}
