use jantaku_core::Ruleset;
use jantaku_engine::Match;
use jantaku_scenario::{Scene, ViewScript};

use crate::Play;

/// What tests do with a [`Scene`]: a scene that cannot be fails the test.
pub trait SceneExt: Sized {
    /// A first round under a preset.
    fn of(preset: &str) -> Self;

    /// The round after one that is over: everybody goes on.
    fn after(play: &mut Play) -> Self;

    fn deal(self) -> Play;

    /// Deals it as the next round of this match.
    fn deal_next(self, play: &mut Play) -> &mut Play;
}

impl SceneExt for Scene {
    #[track_caller]
    fn of(preset: &str) -> Scene {
        Scene::new(Ruleset::preset(preset).unwrap_or_else(|error| panic!("{error}")))
    }

    #[track_caller]
    fn after(play: &mut Play) -> Scene {
        let position = play.next_hand();
        Scene::at(play.table().rules.as_ref().clone(), position)
    }

    #[track_caller]
    fn deal(self) -> Play {
        let setup = self.setup().unwrap_or_else(|error| panic!("{error}"));
        let wall = setup.wall.clone();
        let (game, events) = Match::start_from(setup).unwrap_or_else(|error| panic!("{error}"));
        Play::new(game, events, wall)
    }

    #[track_caller]
    fn deal_next(self, play: &mut Play) -> &mut Play {
        play.deal(self.wall().unwrap_or_else(|error| panic!("{error}")))
    }
}

/// East 1 of a Tenhou match, as this seat sees it.
pub fn tenhou(me: usize, hand: &'static str) -> ViewScript {
    ViewScript::new(Ruleset::preset("tenhou").expect("a preset"), me, hand)
}
