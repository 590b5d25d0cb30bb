//! mjai as it is spoken while a match is played: what a seat is told, what that makes of its view, and its answers.

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

/// A house that mjai has no words for.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("mjai cannot be played by the rules `{rules}`: {why}", why = .options.join("; "))]
pub struct Unsayable {
    /// The house.
    pub rules: String,
    /// Each option that is in the way, and why.
    pub options: Vec<String>,
}

/// Whether a seat that is told nothing but mjai can know all that it may do in this house.
///
/// What the house asks beside turns and claims is no obstacle: a deal that may be repeated, a hand that may be shown,
/// an end that may be chosen. Bots are not asked that; see [`unasked`].
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

/// The choice of a seat that is not asked, because mjai has no words for the question: the deal is repeated where it
/// may be, a tenpai hand is shown and no other, and the match ends where the seat may end it and leads.
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
