//! Warnings about kans.

use jantaku_core::{Hand, KindSet, Seat};
use jantaku_engine::{Action, View};
use jantaku_score::{live_waits, shanten};

use crate::shows_waits;

/// A disadvantage of a kan.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "types",
    derive(serde::Serialize, serde::Deserialize, ts_rs::TS),
    serde(tag = "type", rename_all = "snake_case"),
    ts(export_to = "wire.ts")
)]
pub enum KanWarning {
    /// The hand is tenpai, or would be after a discard, and would no longer be.
    BreaksTenpai,
    /// The shanten would rise.
    LowersHand,
    /// The waits would change.
    ChangesWaits {
        /// The waits after the kan.
        #[cfg_attr(feature = "types", ts(as = "Vec<jantaku_core::Tile>"))]
        waits: KindSet,
    },
    /// A dora indicator would be turned while others are in riichi.
    NewDora {
        /// The players in riichi.
        #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
        riichi: Vec<Seat>,
    },
}

/// Warnings about this choice, if it is a kan and the house helps with waits.
pub fn kan_warnings(view: &View, action: Action) -> Vec<KanWarning> {
    let after = view.after_kan(action).filter(|_| shows_waits(view));
    after.map_or(Vec::new(), |after| hand_spoilt(view, &after).into_iter().chain(new_dora(view)).collect())
}

/// The change of the hand for the worse.
fn hand_spoilt(view: &View, after: &Hand) -> Option<KanWarning> {
    let rules = &view.table().rules;
    let away = |hand: &Hand| shanten(&hand.counts(), hand.melds().len(), rules.tile_set).min();
    // A complete hand could stay tenpai as well.
    let before = away(view.hand()).max(0);
    let waits = live_waits(after, rules);
    if waits.is_empty() {
        let further = (away(after) > before).then_some(KanWarning::LowersHand);
        return if before == 0 { Some(KanWarning::BreaksTenpai) } else { further };
    }
    let changed = !view.waits().is_empty() && view.waits() != waits;
    // What the hand holds all of cannot come, whether or not the house counts it as a wait.
    let held = after.all_counts();
    let there: KindSet = waits.iter().filter(|&kind| held.of(kind) < 4).collect();
    changed.then_some(KanWarning::ChangesWaits { waits: if there.is_empty() { waits } else { there } })
}

/// The new dora for other players who are in riichi.
fn new_dora(view: &View) -> Option<KanWarning> {
    let table = view.table();
    let others = table.riichi.iter().filter(|(at, riichi)| *at != view.seat() && riichi.is_riichi());
    let riichi: Vec<Seat> = others.map(|(at, _)| at).collect();
    (table.kan_turns_dora() && !riichi.is_empty()).then_some(KanWarning::NewDora { riichi })
}

#[cfg(test)]
mod tests {
    use jantaku_core::Tile;
    use jantaku_core::notation::parse_tiles;
    use jantaku_core::rules::DeadWaitScope;
    use jantaku_testkit::{Play, Scene, SceneExt, seat};

    use super::*;

    const NOTHING: [KanWarning; 0] = [];

    /// The warnings for each kan that the dealer is offered.
    fn offered_warnings(play: &mut Play) -> Vec<Vec<KanWarning>> {
        let actions = play.round().legal_actions(seat(0));
        let kan = |action: &&Action| matches!(action, Action::Ankan { .. } | Action::Kakan { .. } | Action::Daiminkan);
        let view = play.view(0);
        actions.legal.iter().filter(kan).map(|&action| kan_warnings(&view, action)).collect()
    }

    fn closed(hand: &str, drawn: &str) -> Vec<Vec<KanWarning>> {
        offered_warnings(&mut Scene::of("tenhou").hand(0, hand).draws(drawn).deal())
    }

    fn waiting(tiles: &str) -> KanWarning {
        KanWarning::ChangesWaits { waits: parse_tiles(tiles).unwrap().into_iter().map(Tile::kind).collect() }
    }

    ///
    #[test]
    fn a_closed_kan_warns_of_what_becomes_of_the_hand() {
        // The fourth three is part of a run.
        assert_eq!(closed("333345m234p99s11z", "7z"), [[KanWarning::BreaksTenpai]]);
        // The same if only a discard makes it tenpai.
        assert_eq!(closed("333345m234p9s117z", "9s"), [[KanWarning::BreaksTenpai]]);
        assert_eq!(closed("333345m29p18s147z", "7z"), [[KanWarning::LowersHand]]);
        // The hand no longer waits for the three after the pair of ones.
        assert_eq!(closed("1112m234p567999s", "1m"), [[waiting("2m")]]);
        // All four eights are in the kan.
        assert_eq!(closed("234m345p678888s1z", "1z"), [[waiting("5s")]]);
        // Near misses: separate triplets, in a tenpai hand and in a noten one.
        assert_eq!(closed("234m567p7899s111z", "1z"), [NOTHING]);
        assert_eq!(closed("24m5729p168s1113z", "1z"), [NOTHING]);
    }

    ///
    #[test]
    fn open_and_added_kans_warn_too() {
        let mut open = Scene::of("tenhou").hand(0, "33345m234p56778s").draws("9m 3m").deal();
        assert_eq!(offered_warnings(open.tsumogiri(0).tsumogiri(1)), [[KanWarning::BreaksTenpai]]);
        let scene = Scene::of("tenhou").rules(|rules| rules.dead_wait_scope = DeadWaitScope::ConcealedAndMelds);
        let mut added = scene.hand(0, "3345m234p56799s1z").draws("4z 3m 9m 1m 9p 3m").deal();
        added.tsumogiri(0).tsumogiri(1).pon(0).discard(0, "1z").tsumogiri(1).tsumogiri(2).tsumogiri(3).pass_all();
        assert_eq!(offered_warnings(&mut added), [[waiting("6m")]]);
    }

    /// The warnings for a kan that leaves the hand intact, in this house, with the player to the right in riichi or
    /// not.
    fn safe_kan(riichi: bool, change: impl FnOnce(&mut jantaku_core::Ruleset)) -> Vec<Vec<KanWarning>> {
        let scene = Scene::of("tenhou").rules(change).hand(0, "234m567p7899s111z").hand(1, "123456789m1123p");
        let mut play = scene.draws("9p 6s 9m 1m 1z").deal();
        play.tsumogiri(0);
        if riichi {
            play.riichi(1, "6s")
        } else {
            play.discard(1, "6s")
        };
        offered_warnings(play.tsumogiri(2).tsumogiri(3).pass_all())
    }

    ///
    #[test]
    fn a_new_dora_for_a_riichi_is_warned_of_where_a_kan_turns_one() {
        assert_eq!(safe_kan(true, |_| ()), [[KanWarning::NewDora { riichi: vec![seat(1)] }]]);
        assert_eq!(safe_kan(false, |_| ()), [NOTHING]);
        assert_eq!(safe_kan(true, |rules| (rules.kan_dora, rules.kan_ura_dora) = (false, false)), [NOTHING]);
        assert_eq!(
            safe_kan(true, |rules| rules.wait_display = false),
            [NOTHING],
            "the house shows nothing of the kind"
        );
    }
}
