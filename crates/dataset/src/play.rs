//! Matches that bots play.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use jantaku_bots::Bot;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::{Recording, Series};

use crate::{DatasetError, Ended, Rows};

/// Bots at a table: the matches of a series, as `jantaku simulate` plays them.
#[derive(Debug, Clone)]
pub struct Table(Series);

impl Table {
    /// A table with these bots, by name. Walls and chance follow from the seed and the number of a match.
    ///
    /// # Errors
    ///
    /// Another number of bots than the rules seat, and names that no bot has.
    pub fn new(rules: Arc<Ruleset>, bots: &[String], seed: u64) -> Result<Table, DatasetError> {
        for name in bots {
            jantaku_bots::by_name(name, [0; 32])?;
        }
        let (found, wanted, name) = (bots.len(), rules.players.count(), rules.name.clone());
        let series = Series::new(rules, bots.to_vec(), seed, false);
        series.map(Table).map_err(|_| DatasetError::Seats { found, wanted, rules: name })
    }

    /// The name of the bot on this seat in the match of this number.
    pub(crate) fn bot(&self, seat: Seat, number: u32) -> &str {
        self.0.name(seat, number)
    }

    /// Plays the match of this number, and returns its decisions and its record.
    ///
    /// # Errors
    ///
    /// Rules under which no match can be played.
    pub fn play(&self, number: u32) -> Result<(Rows, Recording), DatasetError> {
        let series = &self.0;
        let mut bots: Vec<Box<dyn Bot + Send>> =
            series.seated(number, |seat, seed| jantaku_bots::by_name(series.name(seat, number), seed))?;
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
        let (game, recording) =
            series.play(number, choose, watch).map_err(|error| DatasetError::Play { number, error })?;
        let mut rows = rows.into_inner();
        rows.rounds = dealt.get().into();
        rows.finish(
            &Arc::default(),
            &series.rules().name,
            number,
            &game.settlement().map(Ended::of).unwrap_or_default(),
        );
        Ok((rows, recording))
    }
}
