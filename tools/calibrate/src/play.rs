//! Matches between our levels, observed with all tiles open.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jantaku_bots::{Bot, by_name};
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match, Phase, PublicEvent, RoundEnd};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rayon::prelude::*;

/// A series of matches, each by the next house. When each house has had one, the players move on by one seat.
pub struct Plan {
    pub rules: Vec<Arc<Ruleset>>,
    /// The players by name; with three seats, the first three in the order of the match.
    pub bots: Vec<String>,
    /// The seed of the walls and of the bots' randomness.
    pub seed: u64,
    pub matches: u32,
}

pub trait Observer: Send + Default {
    /// A bot has chosen among several actions in play; the choice is not carried out yet.
    fn decided(&mut self, played: &Match, seat: Seat, bot: &dyn Bot, actions: &Actions, action: Action);

    fn took(&mut self, _time: Duration) {}

    /// A bot had no such choice.
    fn no_choice(&mut self, _seat: Seat) {}

    fn ended(&mut self, _end: &RoundEnd) {}
}

impl Plan {
    /// Plays all matches. The observers come in the order of the matches, on any number of threads.
    pub fn play<O: Observer>(&self) -> Result<Vec<O>, String> {
        (0..self.matches).into_par_iter().map(|number| self.one(number)).collect()
    }

    fn one<O: Observer>(&self, number: u32) -> Result<O, String> {
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        rng.set_stream(u64::from(number));
        let mut bytes = || {
            let mut bytes = [0; 32];
            rng.fill_bytes(&mut bytes);
            bytes
        };
        let at = number as usize;
        let rules = &self.rules[at % self.rules.len()];
        let shift = at / self.rules.len();
        let names = rules.players.seats().map(|seat| &self.bots[(seat.index() + shift) % self.bots.len()]);
        let names: Vec<&String> = names.collect();
        let walls = bytes();
        let bots: Result<Vec<_>, _> = names.iter().map(|name| by_name(name, bytes())).collect();
        let mut bots = bots.map_err(|unknown| unknown.to_string())?;
        let infos: Vec<SeatInfo> =
            names.iter().map(|&name| SeatInfo { name: name.clone(), kind: SeatKind::Bot }).collect();
        let observer = RefCell::new(O::default());
        let choose = |played: &Match, seat: Seat, actions: &Actions| {
            let Some(view) = played.view(seat) else { return Action::Pass };
            let bot = &mut bots[seat.index()];
            let begun = Instant::now();
            let action = bot.choose(&view, actions);
            let took = begun.elapsed();
            let in_play = matches!(played.table().phase, Phase::Turn { .. } | Phase::Claims { .. });
            let mut observer = observer.borrow_mut();
            if in_play && actions.legal.len() > 1 {
                observer.decided(played, seat, bot.as_ref(), actions, action);
                observer.took(took);
            } else {
                observer.no_choice(seat);
            }
            action
        };
        let watch = |_: &Match, event: &Event| {
            if let Event::Public(PublicEvent::RoundEnded(end)) = event {
                observer.borrow_mut().ended(end);
            }
        };
        play_match(rules.clone(), &infos, &walls, choose, watch)
            .map_err(|error| format!("match {number} of seed {}: {error}", self.seed))?;
        Ok(observer.into_inner())
    }
}
