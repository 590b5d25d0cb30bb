use jantaku_core::{Ruleset, Wall};
use jantaku_engine::RoundPosition;
use jantaku_scenario::{Scene, SceneError};

/// The thirteen orphans without a pair, and the tile that completes them whichever it is.
const ORPHANS: &str = "19m19p19s1234567z";
const FIRST_DRAW: &str = "1m";

/// A wall that deals the first dealer thirteen orphans with thirteen waits and draws a tile of them first. Everything else is
/// shuffled by the seed.
pub fn marked_wall(rules: &Ruleset, seed: [u8; 32]) -> Result<Wall, SceneError> {
    let position = RoundPosition::first(rules);
    let dealer = usize::from(u8::from(position.dealer));
    Scene::at(rules.clone(), position).hand(dealer, ORPHANS).draws_of(dealer, FIRST_DRAW).shuffled(seed).wall()
}

#[cfg(test)]
mod tests {
    use jantaku_core::rules::MenuChosen;
    use jantaku_engine::{Action, EndReason, Match};

    use super::*;
    use crate::ParlourTable;

    /// 144,000 points, and all others below zero. Near miss: only the first hand is marked.
    #[test]
    fn the_marked_hand_wins_the_match_at_once() {
        for (table, red) in ParlourTable::ALL.into_iter().flat_map(|table| [(table, "use"), (table, "no_use")]) {
            let menu = MenuChosen::from([("red_dora".to_owned(), red.to_owned())]);
            let rules = table.rules(&menu).unwrap();
            let wall = marked_wall(&rules, [7; 32]).unwrap();
            assert_eq!(wall, marked_wall(&rules, [7; 32]).unwrap());
            assert_ne!(wall, marked_wall(&rules, [8; 32]).unwrap());
            let (mut game, _) = Match::start(rules.into(), wall).unwrap();
            let dealer = game.table().dealer();
            assert!(game.legal_actions(dealer).legal.contains(&Action::Tsumo));
            game.play(dealer, Action::Tsumo).unwrap();
            for seat in game.table().rules.players.seats() {
                game.play(seat, Action::Continue).ok();
            }
            let end = game.settlement().expect("the match is over");
            assert_eq!(end.reason, EndReason::Bust);
            assert_eq!(end.scores[dealer], 25_000 + 144_000);
            assert!(end.standings[1..].iter().all(|standing| standing.points == 25_000 - 48_000));
        }
    }
}
