//! mjai during a match: the messages to a seat, the view that follows from them, and the seat's answers.

mod answer;
mod decoder;
mod encoder;
mod judge;

use jantaku_core::rules::Paarenchan;
use jantaku_core::{Ruleset, Yaku};
use jantaku_engine::{Action, Actions, Phase, Standing, View};
use thiserror::Error;

pub use answer::{Message, answer, offers};
use decoder::counts_hands;
pub use decoder::{Decoded, Decoder, is_kept, messages};
pub use encoder::Encoder;
pub use judge::{Answer, AnswerFault, judge};

pub use super::{Dialect, UnknownDialect};

/// Rules that mjai cannot express.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("mjai cannot be played by the rules `{rules}`: {why}", why = .options.join("; "))]
pub struct Unsayable {
    /// The name of the rules.
    pub rules: String,
    /// Each option in the way, and why.
    pub options: Vec<String>,
}

/// Checks that a seat which receives only mjai can know everything that it may do under these rules.
///
/// Questions outside turns and claims are no obstacle: a repeated deal, a hand shown by choice, the end of the match.
/// Bots are not asked those; see [`unasked`].
pub fn sayable(rules: &Ruleset) -> Result<(), Unsayable> {
    let mut options = Vec::new();
    if [Yaku::OpenRiichi, Yaku::OpenDoubleRiichi].into_iter().any(|yaku| rules.yaku.knows(yaku)) {
        options.push("`yaku.open_riichi`: no message says that a hand is open".to_owned());
    }
    if counts_hands(rules) && rules.paarenchan == Paarenchan::Wins {
        options.push("`paarenchan`: no message counts the hands somebody has won in a row".to_owned());
    }
    if rules.wareme {
        options.push("`wareme`: no message has the dice that broke the wall".to_owned());
    }
    if options.is_empty() { Ok(()) } else { Err(Unsayable { rules: rules.name.clone(), options }) }
}

/// The choice of a seat that is not asked, because mjai cannot express the question: the deal is repeated if possible,
/// a tenpai hand is shown and no other, and the match ends if the seat may end it and is in first place.
pub fn unasked(view: &View, actions: &Actions) -> Option<Action> {
    let table = view.table();
    let leads = || {
        let settlement = table.settlement_if_stopped();
        let first = |standing: &Standing| standing.seat == view.seat() && standing.place == 1;
        settlement.is_some_and(|settlement| settlement.standings.iter().any(first))
    };
    let choice = match table.phase {
        Phase::Opening => Action::KyuushuKyuuhai,
        Phase::Showdown { .. } if actions.legal.contains(&Action::ShowTenpai) => Action::ShowTenpai,
        Phase::Showdown { .. } => Action::HideHand,
        Phase::Over(_) if actions.legal.contains(&Action::Stop) && leads() => Action::Stop,
        Phase::Over(_) => Action::Continue,
        Phase::Draw { .. } | Phase::Turn { .. } | Phase::Claims { .. } => return None,
    };
    actions.legal.contains(&choice).then_some(choice)
}
