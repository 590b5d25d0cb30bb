use jantaku_advice as advice;
use jantaku_engine::{self as engine, IllegalReason, View};

use crate::{Choice, IllegalIntent, ServerMessage, TimeLeft, Why};

/// The prompt for a seat: the legal choices, the refused ones, and what helps to decide.
pub fn prompt(view: &View, actions: &engine::Actions, decision_id: u32, time: Option<TimeLeft>) -> ServerMessage {
    let choice = |(&action, hint): (&engine::Action, Option<advice::DiscardHint>), foul| Choice {
        action,
        foul,
        after: advice::after_discard(view, action),
        hint: hint.map(Into::into),
        warnings: advice::kan_warnings(view, action),
    };
    let mut hints = advice::discard_hints(view, &actions.legal);
    advice::recommend(view, actions, &mut hints);
    let legal = actions.legal.iter().zip(hints).map(|legal| choice(legal, false));
    let fouls = actions.fouls.iter().map(|foul| choice((foul, None), true));
    let safety = advice::safety(view, actions).into_iter().map(Into::into).collect();
    let choices = legal.chain(fouls).collect();
    ServerMessage::Prompt { decision_id, choices, denied: denied(view), safety, time, next_wall: None }
}

/// The refused actions of a seat, with reasons.
pub fn denied(view: &View) -> Vec<IllegalIntent> {
    let denied = |denied: engine::IllegalIntent| IllegalIntent { what: denied.what, why: why(denied.why) };
    view.illegal_intents().into_iter().map(denied).collect()
}

pub(super) fn why(illegal_reason: IllegalReason) -> Why {
    let (rule, tile) = match illegal_reason {
        IllegalReason::FuritenDiscard(tile) => ("furiten_discard", Some(tile)),
        IllegalReason::Furiten147 { discarded, .. } => ("furiten_147", Some(discarded)),
        IllegalReason::FuritenPassed(tile) => ("furiten_passed", Some(tile)),
        IllegalReason::FuritenRiichi(tile) => ("furiten_riichi", Some(tile)),
        IllegalReason::NoYaku => ("no_yaku", None),
        IllegalReason::BelowTwoHan { .. } => ("below_two_han", None),
        IllegalReason::LateYaku(_) => ("late_yaku", None),
        IllegalReason::Kuikae { tile, .. } => ("kuikae", Some(tile)),
        IllegalReason::KuikaeNoDiscard => ("kuikae_no_discard", None),
        IllegalReason::InRiichi => ("in_riichi", None),
        IllegalReason::RiichiKan => ("riichi_kan", None),
        IllegalReason::RiichiKanNotDrawn => ("riichi_kan_not_drawn", None),
        IllegalReason::MustWin => ("must_win", None),
        IllegalReason::HandOpen => ("hand_open", None),
        IllegalReason::NotTenpai => ("not_tenpai", None),
        IllegalReason::TooFewTiles { .. } => ("too_few_tiles", None),
        IllegalReason::TooFewPoints { .. } => ("too_few_points", None),
        IllegalReason::RiichiFuriten(tile) => ("riichi_furiten", Some(tile)),
        IllegalReason::LastTile => ("last_tile", None),
        IllegalReason::FourKans => ("four_kans", None),
        IllegalReason::KitaTooFewTiles { .. } => ("kita_too_few_tiles", None),
        IllegalReason::KitaInRiichi => ("kita_in_riichi", None),
        IllegalReason::KitaAfterCall => ("kita_after_call", None),
        IllegalReason::RoundEnds => ("round_ends", None),
        IllegalReason::ClosedKan => ("closed_kan", None),
        IllegalReason::NotFirstTurn => ("not_first_turn", None),
    };
    Why { rule: rule.to_owned(), tile, message: illegal_reason.to_string() }
}

#[cfg(test)]
mod tests {
    use jantaku_core::Ruleset;
    use jantaku_testkit::{Scene, SceneExt, seat};

    use super::*;
    use crate::convert;

    /// The dealer's view of waits: the number of discards with waits, the waits after the drawn tile's, and furiten.
    fn shown(wait_display: bool) -> (usize, Vec<(String, u8)>, bool) {
        let rules = Ruleset { wait_display, ..Ruleset::preset("tenhou").unwrap() };
        let mut t = Scene::new(rules).hand(0, "123456789m1123p").indicators("9s").draws("4p").deal();
        let message = prompt(&t.view(0), &t.round().legal_actions(seat(0)), 0, None);
        let ServerMessage::Prompt { choices, .. } = message else { panic!("{message:?} is no prompt") };
        let own = convert::view(&t.tsumogiri(0).view(0)).own;
        let waits = own.waits.iter().map(|wait| (wait.kind.to_string(), wait.left)).collect();
        (choices.iter().filter(|choice| choice.after.is_some()).count(), waits, own.furiten.is_some())
    }

    ///
    #[test]
    fn waits_are_sent_where_the_house_shows_them() {
        let (after, waits, furiten) = shown(true);
        assert!(after > 1 && furiten);
        assert_eq!(waits, [("1p".to_owned(), 2), ("4p".to_owned(), 3)]);
        assert_eq!(shown(false), (0, vec![], true), "furiten is sent all the same");
    }
}
