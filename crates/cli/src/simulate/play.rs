//! One match between bots.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::Arc;

use jantaku_bots::Bot;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::{SeatInfo, SeatKind, chance_seeds, match_seed, play_match};
use jantaku_stats::{Counter, Tally};

use super::check::Check;
use crate::failure::Failure;

/// What is played.
pub struct Plan {
    pub rules: Arc<Ruleset>,
    pub bots: Vec<String>,
    /// All seatings of them; match follows match through these.
    pub seatings: Vec<Vec<usize>>,
    pub seed: u64,
    pub duplicate: bool,
    pub records: Option<PathBuf>,
}

impl Plan {
    /// Which bot sits there.
    pub fn bot_at(&self, seat: Seat, number: u32) -> usize {
        self.seatings[number as usize % self.seatings.len()][seat.index()]
    }

    /// The name of who sits there.
    pub fn name(&self, seat: Seat, number: u32) -> &str {
        &self.bots[self.bot_at(seat, number)]
    }

    /// How many matches have the same walls.
    pub fn matches_of_a_deal(&self) -> u32 {
        if self.duplicate { self.seatings.len() as u32 } else { 1 }
    }

    fn deal(&self, number: u32) -> u32 {
        number / self.matches_of_a_deal()
    }

    /// The seeds of what the bots leave to chance, one after the other.
    pub fn seeds(&self, number: u32) -> impl FnMut() -> [u8; 32] + use<> {
        chance_seeds(self.seed, u64::from(number))
    }
}

/// Those who sit at a table.
pub trait Seats {
    /// The choice of a seat.
    fn choose(&mut self, played: &Match, seat: Seat, actions: &Actions) -> Action;

    /// What happens, answers too.
    fn watch(&mut self, _event: &Event) {}
}

/// Our bots, by seat.
struct Bots(Vec<Box<dyn Bot + Send>>);

impl Seats for Bots {
    fn choose(&mut self, played: &Match, seat: Seat, actions: &Actions) -> Action {
        played.view(seat).map_or(Action::Pass, |view| self.0[seat.index()].choose(&view, actions))
    }
}

/// Plays match `number`, counted from 0, between our bots.
pub fn one(plan: &Plan, number: u32) -> Result<Tally, Failure> {
    let mut seeds = plan.seeds(number);
    let bots: Result<_, _> =
        plan.rules.players.seats().map(|seat| jantaku_bots::by_name(plan.name(seat, number), seeds())).collect();
    between(plan, number, &mut Bots(bots.map_err(Failure::input)?))
}

/// Plays match `number` between those who sit there, and writes its record if records are wanted.
pub fn between(plan: &Plan, number: u32, seats: &mut impl Seats) -> Result<Tally, Failure> {
    let name = |seat| plan.name(seat, number).to_owned();
    let info = |seat| SeatInfo { name: name(seat), kind: SeatKind::Bot };
    let infos: Vec<SeatInfo> = plan.rules.players.seats().map(info).collect();
    let mut counter = Counter::new(&plan.rules);
    let mut check = Check::default();
    let seats = RefCell::new(seats);
    let choose = |played: &Match, seat: Seat, actions: &Actions| seats.borrow_mut().choose(played, seat, actions);
    let watch = |played: &Match, event: &Event| {
        counter.event(event);
        check.event(played, event);
        seats.borrow_mut().watch(event);
    };
    let seed = match_seed(plan.seed, u64::from(plan.deal(number)));
    let (_, recording) = play_match(plan.rules.clone(), &infos, &seed, choose, watch)
        .map_err(|error| Failure::DoesNotHold(miette::miette!("match {number} of seed {}: {error}", plan.seed)))?;
    if let Some(dir) = &plan.records {
        let path = dir.join(format!("{number:06}.jsonl"));
        std::fs::write(&path, recording.to_json_lines())
            .map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
    }
    Ok(counter.finish(plan.deal(number), name))
}
