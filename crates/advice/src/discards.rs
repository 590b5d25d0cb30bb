//! The hand after each discard.

use std::cmp::Reverse;

use jantaku_core::{KindSet, Tile};
use jantaku_engine::{Action, RiichiStatus, View};
use jantaku_score::{Connection, connection, discards, live_waits};

use crate::{WaitLeft, shows_waits, waits_left};

/// The waits of a hand after a discard.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(serde::Serialize, serde::Deserialize, ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct AfterDiscard {
    /// The kinds that win after the discard, with the tiles left of each.
    pub waits: Vec<WaitLeft>,
    /// The waits among the player's discards, this one included: the hand would be furiten.
    #[cfg_attr(feature = "types", ts(as = "Vec<Tile>"))]
    pub furiten: KindSet,
}

/// What the hand waits for after `action`; `None` if it is not a discard, leaves the hand noten, or the house shows no
/// waits.
pub fn after_discard(view: &View, action: Action) -> Option<AfterDiscard> {
    let (Action::Discard { tile, tsumogiri }
    | Action::Riichi { tile, tsumogiri }
    | Action::OpenRiichi { tile, tsumogiri }) = action
    else {
        return None;
    };
    if !shows_waits(view) {
        return None;
    }
    let mut hand = view.hand().clone();
    hand.discard(tile, tsumogiri).ok()?;
    let waits = live_waits(&hand, &view.table().rules);
    if waits.is_empty() {
        return None;
    }
    let mut spoiling = view.table().furiten_kinds(view.seat());
    if view.table().rules.discard_furiten {
        spoiling.insert(tile.kind());
    }
    // Counted from the present view: the discarded tile stays visible.
    Some(AfterDiscard { waits: waits_left(view, waits), furiten: waits & spoiling })
}

/// The hand after a discard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscardHint {
    /// The tile to discard.
    pub tile: Tile,
    /// Tiles missing to tenpai; 0 is tenpai.
    pub shanten: u8,
    /// The kinds that lower the shanten, of those that are left.
    pub ukeire: Vec<WaitLeft>,
    /// How the tile connects with the others.
    pub connection: Connection,
    /// Whether no other discard leaves a lower shanten, or the same with more tiles; after
    /// [`recommend`](crate::recommend), whether the adviser recommends it.
    pub best: bool,
}

impl DiscardHint {
    /// How many unseen tiles lower the shanten.
    pub fn tiles(&self) -> u32 {
        self.ukeire.iter().map(|wait| u32::from(wait.left)).sum()
    }
}

/// A hint for each of `actions` that is a discard without riichi; `None` in riichi or if the house shows no waits.
///
/// ```
/// use jantaku_advice::discard_hints;
/// use jantaku_core::{Ruleset, Wall};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, _) = Match::start(rules.into(), wall)?;
/// let view = game.view(game.table().dealer()).expect("the dealer sits");
/// let hints = discard_hints(&view, &view.legal_actions().legal);
/// let best = hints.iter().flatten().find(|hint| hint.best).expect("some discard is best");
/// println!("discard {}: shanten {}", best.tile, best.shanten);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn discard_hints(view: &View, actions: &[Action]) -> Vec<Option<DiscardHint>> {
    if !shows_waits(view) || view.table().riichi[view.seat()] != RiichiStatus::None {
        return vec![None; actions.len()];
    }
    let mut hints: Vec<_> = actions.iter().map(|action| hint(view, discarded(action)?)).collect();
    mark_widest(&mut hints, |_| true);
    hints
}

/// Marks as best the widest of the discards that may be.
pub(crate) fn mark_widest(hints: &mut [Option<DiscardHint>], may: impl Fn(Tile) -> bool) {
    let best = hints.iter().flatten().filter(|hint| may(hint.tile)).map(rank).max();
    // A red five is kept if a plain one can be discarded.
    let plain: Vec<Tile> = hints.iter().flatten().map(|hint| hint.tile).filter(|tile| !tile.is_red()).collect();
    for hint in hints.iter_mut().flatten() {
        let spare = !hint.tile.is_red() || !plain.contains(&hint.tile.kind().tile());
        hint.best = spare && may(hint.tile) && Some(rank(hint)) == best;
    }
}

fn discarded(action: &Action) -> Option<Tile> {
    match *action {
        Action::Discard { tile, .. } => Some(tile),
        _ => None,
    }
}

/// A lower shanten is better, then more tiles.
fn rank(hint: &DiscardHint) -> (Reverse<u8>, u32) {
    (Reverse(hint.shanten), hint.tiles())
}

fn hint(view: &View, tile: Tile) -> Option<DiscardHint> {
    let hand = view.hand();
    let counts = hand.counts();
    let all = discards(&counts, hand.melds().len(), view.table().rules.tile_set);
    let after = all.into_iter().find(|after| after.kind == tile.kind())?;
    let ukeire = waits_left(view, after.ukeire).into_iter().filter(|wait| wait.left > 0).collect();
    let shanten = u8::try_from(after.shanten.min()).ok()?;
    Some(DiscardHint { tile, shanten, ukeire, connection: connection(&counts, tile.kind()), best: false })
}

#[cfg(test)]
mod tests {
    use jantaku_core::Ruleset;
    use jantaku_testkit::{Scene, SceneExt, seat};

    use super::*;

    /// The hints for the dealer's discards.
    fn hints(scene: Scene) -> Vec<DiscardHint> {
        let t = scene.deal();
        discard_hints(&t.view(0), &t.round().legal_actions(seat(0)).legal).into_iter().flatten().collect()
    }

    fn of<'a>(hints: &'a [DiscardHint], tile: &str) -> &'a DiscardHint {
        hints.iter().find(|hint| hint.tile.to_string() == tile).unwrap()
    }

    /// R-381
    #[test]
    fn each_discard_says_how_far_the_hand_is_and_what_brings_it_nearer() {
        let hand = Scene::of("tenhou").hand(0, "123m4599p34678s2z").indicators("3p").draws("9m");
        let hints = hints(hand);
        let honour = of(&hints, "2z");
        assert_eq!((honour.shanten, honour.connection, honour.best), (1, Connection::Lone, true));
        let ukeire: Vec<_> = honour.ukeire.iter().map(|wait| (wait.kind.tile().to_string(), wait.left)).collect();
        // One of the 3p is the indicator, and all of the 6p are unseen.
        assert_eq!(ukeire[..2], [("3p".to_owned(), 3), ("6p".to_owned(), 4)]);
        assert_eq!((of(&hints, "9m").connection, of(&hints, "9m").best), (Connection::Lone, true));
        assert_eq!((of(&hints, "1m").connection, of(&hints, "1m").best), (Connection::Run, false));
        assert_eq!((of(&hints, "4p").connection, of(&hints, "4p").shanten), (Connection::Near, 2));
        assert_eq!(of(&hints, "9p").connection, Connection::Pair);
    }

    /// R-381: the shape is the same, but the red five is a dora.
    #[test]
    fn of_a_red_five_and_its_like_the_red_one_stays() {
        let hints = hints(Scene::of("tenhou").hand(0, "019m219p19s12345z").draws("5m"));
        assert_eq!(["5m", "2p", "0m"].map(|tile| of(&hints, tile).best), [true, true, false]);
    }

    /// R-372, R-381
    #[test]
    fn nothing_is_hinted_where_the_house_shows_no_waits() {
        let scene = |wait_display| {
            let rules = Ruleset { wait_display, ..Ruleset::preset("tenhou").unwrap() };
            Scene::new(rules).hand(0, "123m4599p34678s2z").draws("9m")
        };
        assert_eq!(hints(scene(false)), []);
        assert!(!hints(scene(true)).is_empty());
    }
}
