//! One match that deals its own rounds, played one decision after the other.

use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset, Seat, Wall, WallSeed};
use jantaku_engine::{Action, Actions, Event, Match, PlayError, SetupErrors, View};
use jantaku_record::RoundSeeds;

/// A match whose walls follow from its seed ([`RoundSeeds`]).
///
/// It asks one seat at a time: where several decide at once, the lowest is asked first, and none sees another's choice. To go on to
/// the next round is no decision, unless the seat may also stop.
#[derive(Debug, Clone)]
pub struct SeededMatch {
    game: Match,
    seeds: RoundSeeds,
    seat: Seat,
    actions: Actions,
}

/// What happens in a match, in order.
#[derive(Debug)]
pub enum Incident {
    /// A round is about to be dealt from this seed.
    Deal(WallSeed),
    /// An event of the round.
    Event(Event),
}

impl SeededMatch {
    /// Starts a match.
    ///
    /// # Errors
    ///
    /// Rules under which no match can start.
    pub fn start(
        rules: Arc<Ruleset>,
        seed: WallSeed,
        watch: &mut impl FnMut(Incident),
    ) -> Result<SeededMatch, SetupErrors> {
        let mut seeds = RoundSeeds::new(seed);
        let first = seeds.deal();
        watch(Incident::Deal(first));
        let wall = Wall::from_seed(first, &rules.tile_set());
        let (game, events) = Match::start(rules, wall)?;
        events.into_iter().for_each(|event| watch(Incident::Event(event)));
        let seat = game.table().dealer();
        let mut started = SeededMatch { game, seeds, seat, actions: Actions::default() };
        started.go_on(watch);
        Ok(started)
    }

    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The seat that is asked; the last one that was, if the match is over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it may do; nothing if the match is over.
    pub fn actions(&self) -> &Actions {
        &self.actions
    }

    pub fn view(&self) -> View<'_> {
        self.game.view(self.seat).expect("the seat that is asked sits there")
    }

    /// Makes the decision of the seat that is asked, and returns the points right after it, before any other game begins.
    ///
    /// # Errors
    ///
    /// A choice that the rules bar, or any after the end. Nothing is changed then.
    pub fn play(&mut self, action: Action, watch: &mut impl FnMut(Incident)) -> Result<BySeat<i32>, PlayError> {
        self.game.play_with(self.seat, action, &mut |_, event| watch(Incident::Event(event)))?;
        let points = self.game.table().scores.clone();
        self.go_on(watch);
        Ok(points)
    }

    /// Goes on to the next decision, or to the end of the match.
    fn go_on(&mut self, watch: &mut impl FnMut(Incident)) {
        while self.game.settlement().is_none() {
            let Some(seat) = self.game.asked().next() else {
                let seed = self.seeds.deal();
                watch(Incident::Deal(seed));
                let wall = Wall::from_seed(seed, &self.game.table().rules.tile_set());
                // The match waits for a wall, and this one has its tiles.
                let dealt = self.game.deal_with(wall, &mut |_, event| watch(Incident::Event(event)));
                dealt.expect("a wall of these rules");
                continue;
            };
            self.seat = seat;
            self.game.legal_actions_into(seat, &mut self.actions);
            if self.actions.legal[..] != [Action::Continue] {
                return;
            }
            let played = self.game.play_with(seat, Action::Continue, &mut |_, event| watch(Incident::Event(event)));
            played.expect("it is legal");
        }
        self.game.legal_actions_into(self.seat, &mut self.actions);
    }
}
