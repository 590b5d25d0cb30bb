//! Checks in debug builds: a second table replays every event, and every seat folds what it sees; after each event all
//! tiles and points must still be there, and a seat's fold must be its view.

use std::iter::repeat_n;

use jantaku_core::{Kind, Meld, Tile};
use jantaku_engine::{Event, Match, View};

/// The replaying table. In release builds it does nothing.
#[derive(Default)]
pub struct Check {
    replay: Option<Match>,
    /// Events that the deal has already led to.
    ahead: Vec<Event>,
    /// Tiles that have left the wall, by face.
    drawn: Vec<Tile>,
    /// The view of each seat from its own stream.
    views: Vec<View<'static>>,
}

impl Check {
    /// Follows one event; panics if it does not follow from the match so far.
    pub fn event(&mut self, played: &Match, event: &Event) {
        if !cfg!(debug_assertions) {
            return;
        }
        if let Event::Dealt { hands, .. } = event {
            self.deal(played);
            self.drawn = hands.values().flatten().copied().collect();
        }
        if let Event::Drew { tile, .. } = event {
            self.drawn.push(*tile);
        }
        self.seen(played, event);
        let replay = self.replay.as_mut().expect("a match begins with a deal");
        if self.ahead.is_empty() {
            replay.apply(event).expect("a record of what was played replays");
        } else {
            assert_eq!(self.ahead.remove(0), *event, "the same wall deals the same");
        }
        if self.ahead.is_empty() {
            self.conserved();
            self.folded();
        }
    }

    /// Each seat folds its part of an event.
    fn seen(&mut self, played: &Match, event: &Event) {
        let seats = played.table().players().seats();
        if self.views.is_empty() {
            let rules = &played.table().rules;
            let first = |seat| View::start(rules.clone(), seat, &event.seen_by(seat).expect("everybody sees the deal"));
            self.views = seats.map(|seat| first(seat).expect("a view begins with a deal")).collect();
            return;
        }
        for view in &mut self.views {
            if let Some(seen) = event.seen_by(view.seat()) {
                view.apply(&seen).expect("what a seat sees can be folded");
            }
        }
    }

    fn folded(&self) {
        let Some(replay) = &self.replay else { return };
        for view in &self.views {
            assert_eq!(Some(view), replay.view(view.seat()).as_ref(), "what a seat has folded is its view");
        }
    }

    fn deal(&mut self, played: &Match) {
        let wall = played.round().wall().clone();
        let dealt = match &mut self.replay {
            Some(replay) => replay.deal(wall).expect("the next hand can be dealt"),
            none => {
                let rules = played.table().rules.clone();
                let (replay, events) = Match::start(rules, wall).expect("the first hand can be dealt");
                *none = Some(replay);
                events
            }
        };
        // The deal itself is checked with what follows from it.
        self.ahead = dealt;
        self.drawn.clear();
    }

    fn conserved(&self) {
        let Some(replay) = &self.replay else { return };
        let (table, round) = (replay.table(), replay.round());
        let mut found: Vec<Tile> = Vec::new();
        for seat in table.players().seats() {
            let hand = round.hand(seat).expect("every seat has a hand");
            found.extend(hand.tiles());
            found.extend(hand.melds().iter().flat_map(Meld::tiles));
            found.extend(repeat_n(Kind::NORTH.tile(), usize::from(table.kita[seat])));
            found.extend(table.rivers[seat].iter().filter(|lying| lying.claimed_by.is_none()).map(|lying| lying.tile));
        }
        let mut drawn = self.drawn.clone();
        found.sort();
        drawn.sort();
        assert_eq!(found, drawn, "every tile drawn lies somewhere, once");
        // A kan with the last tile, where a house allows it, draws a supplement that the live wall no longer makes up
        // for.
        let live = round.wall().live_len();
        let left = usize::from(table.live_left);
        assert_eq!(live - left, drawn.len().min(live), "the wall is shorter by what was drawn");
        let points: i32 = table.scores.values().sum();
        let pot = table.sticks as i32 * table.rules.riichi_stake;
        let all = table.rules.starting_points * table.players().count() as i32;
        assert_eq!(points + pot, all, "points and sticks are what the match began with");
    }
}
