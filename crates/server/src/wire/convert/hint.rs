//! Hints for the discard.

use std::cmp::Reverse;

use jantaku_core::Tile;
use jantaku_engine::{RiichiStatus, View};
use jantaku_score::{self as score, connection, discards};

use super::table::{shows_waits, waits_left};
use crate::wire::{Action, Choice, Connection, DiscardHint};

/// Adds to each discard how it leaves the hand, where the house shows it and the player has a choice.
pub(super) fn add(view: &View, choices: &mut [Choice]) {
    if !shows_waits(view) || view.table().riichi[view.seat()] != RiichiStatus::None {
        return;
    }
    for choice in choices.iter_mut().filter(|choice| !choice.foul) {
        if let Action::Discard { tile, .. } = choice.action {
            choice.hint = hint(view, tile.0);
        }
    }
    let best = choices.iter().filter_map(|choice| choice.hint.as_ref()).map(rank).max();
    // A red five is kept where its like may go.
    let plain: Vec<Tile> = choices.iter().filter_map(discarded).filter(|tile| !tile.is_red()).collect();
    for choice in choices {
        let spare = discarded(choice).is_some_and(|tile| !tile.is_red() || !plain.contains(&tile.kind().tile()));
        if let Some(hint) = &mut choice.hint {
            hint.best = spare && Some(rank(hint)) == best;
        }
    }
}

fn discarded(choice: &Choice) -> Option<Tile> {
    match choice.action {
        Action::Discard { tile, .. } => Some(tile.0),
        _ => None,
    }
}

/// Nearer to tenpai is better, then more tiles to come.
fn rank(hint: &DiscardHint) -> (Reverse<u8>, u32) {
    (Reverse(hint.shanten), hint.ukeire.iter().map(|wait| u32::from(wait.left)).sum())
}

fn hint(view: &View, tile: Tile) -> Option<DiscardHint> {
    let hand = view.hand();
    let counts = hand.counts();
    let all = discards(&counts, hand.melds().len(), view.table().rules.tile_set);
    let after = all.into_iter().find(|after| after.kind == tile.kind())?;
    let ukeire = waits_left(view, hand, after.ukeire).into_iter().filter(|wait| wait.left > 0).collect();
    let connection = match connection(&counts, tile.kind()) {
        score::Connection::Triplet => Connection::Triplet,
        score::Connection::Pair => Connection::Pair,
        score::Connection::Run => Connection::Run,
        score::Connection::Near => Connection::Near,
        score::Connection::Lone if tile.kind().is_honour() => Connection::LoneHonour,
        score::Connection::Lone => Connection::Lone,
    };
    Some(DiscardHint { shanten: u8::try_from(after.shanten.min()).ok()?, ukeire, connection, best: false })
}

#[cfg(test)]
mod tests {
    use jantaku_core::Ruleset;
    use jantaku_testkit::{Scene, seat};

    use super::*;
    use crate::wire::ServerMessage;
    use crate::wire::convert::prompt;

    /// The dealer's discards with their hints: tile, shanten, kinds and tiles accepted, whether best.
    fn hints(scene: Scene) -> Vec<(String, DiscardHint)> {
        let t = scene.deal();
        let message = prompt(&t.view(0), &t.round().legal_actions(seat(0)), 0);
        let ServerMessage::Prompt { choices, .. } = message else { panic!("{message:?} is no prompt") };
        let hint = |choice: &Choice| Some((discarded(choice)?.to_string(), choice.hint.clone()?));
        choices.iter().filter_map(hint).collect()
    }

    fn of<'a>(hints: &'a [(String, DiscardHint)], tile: &str) -> &'a DiscardHint {
        &hints.iter().find(|(of, _)| of == tile).unwrap().1
    }

    ///
    #[test]
    fn each_discard_tells_how_far_the_hand_is_and_what_brings_it_nearer() {
        let hand = Scene::of("tenhou").hand(0, "123m4599p34678s2z").indicators("3p").draws("9m");
        let hints = hints(hand);
        let honour = of(&hints, "2z");
        assert_eq!((honour.shanten, honour.connection, honour.best), (1, Connection::LoneHonour, true));
        let ukeire: Vec<_> = honour.ukeire.iter().map(|wait| (wait.tile.0.to_string(), wait.left)).collect();
        // One of the 3p is the indicator, and one of the 5s lies in no sight.
        assert_eq!(ukeire[..2], [("3p".to_owned(), 3), ("6p".to_owned(), 4)]);
        assert_eq!((of(&hints, "9m").connection, of(&hints, "9m").best), (Connection::Lone, true));
        assert_eq!((of(&hints, "1m").connection, of(&hints, "1m").best), (Connection::Run, false));
        assert_eq!((of(&hints, "4p").connection, of(&hints, "4p").shanten), (Connection::Near, 2));
        assert_eq!(of(&hints, "9p").connection, Connection::Pair);
    }

    /// the shape is the same, but the red one is a dora.
    #[test]
    fn of_a_red_five_and_its_like_the_red_one_stays() {
        let hints = hints(Scene::of("tenhou").hand(0, "019m219p19s12345z").draws("5m"));
        assert_eq!(["5m", "2p", "0m"].map(|tile| of(&hints, tile).best), [true, true, false]);
    }

    ///
    #[test]
    fn nothing_is_hinted_where_the_house_shows_no_waits() {
        let rules = Ruleset { wait_display: false, ..Ruleset::preset("tenhou").unwrap() };
        assert_eq!(hints(Scene::with(rules).hand(0, "123m4599p34678s2z").draws("9m")), []);
    }
}
