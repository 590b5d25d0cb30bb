//! One match between bots.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use jantaku_bots::Bot;
use jantaku_core::Seat;
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::{Recording, Series};
use jantaku_stats::{Counter, Tally};

use super::check::Check;
use crate::failure::Failure;
use crate::output_file::Force;

/// The bots and rules of the matches, and the place of their records.
pub struct Plan {
    pub series: Series,
    pub records: Option<Records>,
}

/// The place of the matches' records, by number.
pub struct Records {
    dir: PathBuf,
    force: Force,
}

impl Records {
    /// In this directory, if records are wanted. It must have none of these matches.
    pub fn in_dir(dir: Option<&Path>, force: Force, matches: u32) -> Result<Option<Records>, Failure> {
        let Some(dir) = dir else { return Ok(None) };
        let number = |name: &str| name.strip_suffix(".jsonl")?.parse().ok();
        force.directory(dir, |name| number(name).is_some_and(|number: u32| number < matches))?;
        Ok(Some(Records { dir: dir.to_owned(), force }))
    }

    fn write(&self, number: u32, recording: &Recording) -> Result<(), Failure> {
        self.force.write(&self.dir.join(format!("{number:06}.jsonl")), recording.to_json_lines())
    }
}

pub trait Seats {
    fn choose(&mut self, played: &Match, seat: Seat, actions: &Actions) -> Action;

    /// Gets every event, answers too.
    fn watch(&mut self, _event: &Event) {}
}

struct Bots(Vec<Box<dyn Bot + Send>>);

impl Seats for Bots {
    fn choose(&mut self, played: &Match, seat: Seat, actions: &Actions) -> Action {
        played.view(seat).map_or(Action::Pass, |view| self.0[seat.index()].choose(&view, actions))
    }
}

/// Plays match `number`, counted from 0, between our bots.
pub fn one(plan: &Plan, number: u32) -> Result<Tally, Failure> {
    let bot = |seat, seed| jantaku_bots::by_name(plan.series.name(seat, number), seed);
    between(plan, number, &mut Bots(plan.series.seated(number, bot).map_err(Failure::input)?))
}

/// Plays match `number` between these seats, and writes its record if records are wanted.
pub fn between(plan: &Plan, number: u32, seats: &mut impl Seats) -> Result<Tally, Failure> {
    let Plan { series, records } = plan;
    let mut counter = Counter::new(series.rules());
    let mut check = Check::default();
    let seats = RefCell::new(seats);
    let choose = |played: &Match, seat: Seat, actions: &Actions| seats.borrow_mut().choose(played, seat, actions);
    let watch = |played: &Match, event: &Event| {
        counter.event(event);
        check.event(played, event);
        seats.borrow_mut().watch(event);
    };
    let (_, recording) = series
        .play(number, choose, watch)
        .map_err(|error| Failure::DoesNotHold(miette::miette!("match {number} of seed {}: {error}", series.seed())))?;
    if let Some(records) = records {
        records.write(number, &recording)?;
    }
    Ok(counter.finish(series.deal(number), |seat| series.name(seat, number).to_owned()))
}
