//! Matches that bots play.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use jantaku_bots::Bot;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::{Recording, SeatInfo, SeatKind, chance_seeds, match_seed, play_match};
use jantaku_stats::seatings;

use crate::{DatasetError, Rows};

/// Bots at a table: who sits where changes from match to match, as in `jantaku simulate`.
#[derive(Debug, Clone)]
pub struct Table {
    rules: Arc<Ruleset>,
    bots: Vec<String>,
    seatings: Vec<Vec<usize>>,
    seed: u64,
}

impl Table {
    /// A table with these bots, by name. Walls and chance follow from the seed and the number of a match.
    ///
    /// # Errors
    ///
    /// Another number of bots than the rules seat, and names that no bot has.
    pub fn new(rules: Arc<Ruleset>, bots: &[String], seed: u64) -> Result<Table, DatasetError> {
        let (found, wanted) = (bots.len(), rules.players.count());
        if found != wanted {
            return Err(DatasetError::Seats { found, wanted, rules: rules.name.clone() });
        }
        for name in bots {
            jantaku_bots::by_name(name, [0; 32])?;
        }
        Ok(Table { rules, bots: bots.to_vec(), seatings: seatings(bots), seed })
    }

    /// Plays the match of this number, and returns its decisions and its record.
    ///
    /// # Errors
    ///
    /// Rules under which no match can be played.
    pub fn play(&self, number: u32) -> Result<(Rows, Recording), DatasetError> {
        let seating = &self.seatings[number as usize % self.seatings.len()];
        let names: Vec<&String> = seating.iter().map(|&bot| &self.bots[bot]).collect();
        let mut seeds = chance_seeds(self.seed, number.into());
        let mut bots: Vec<Box<dyn Bot + Send>> =
            names.iter().map(|name| jantaku_bots::by_name(name, seeds())).collect::<Result<_, _>>()?;
        let seats: Vec<SeatInfo> =
            names.iter().map(|name| SeatInfo { name: (*name).clone(), kind: SeatKind::Bot }).collect();
        let (rows, dealt) = (RefCell::new(Rows::default()), Cell::new(0_u16));
        let choose = |game: &Match, seat: Seat, actions: &Actions| {
            let Some(view) = game.view(seat) else { return Action::Pass };
            let action = bots[seat.index()].choose(&view, actions);
            if actions.legal[..] != [Action::Continue] {
                rows.borrow_mut().push(dealt.get().saturating_sub(1), &view, actions, action);
            }
            action
        };
        let watch = |_: &Match, event: &Event| {
            dealt.set(dealt.get().saturating_add(u16::from(matches!(event, Event::Dealt { .. }))));
        };
        let seed = match_seed(self.seed, number.into());
        let (game, recording) = play_match(self.rules.clone(), &seats, &seed, choose, watch)
            .map_err(|error| DatasetError::Play { number, error })?;
        let mut rows = rows.into_inner();
        rows.rounds = dealt.get().into();
        rows.finish(&Arc::default(), &self.rules.name, number, game.settlement());
        Ok((rows, recording))
    }
}
