//! One match between bots.

use std::path::PathBuf;
use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::check::Check;
use crate::failure::Failure;
use crate::measure::tally::{Counter, Tally};

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

    fn walls(&self, number: u32) -> ChaCha20Rng {
        self.stream(2 * u64::from(self.deal(number)))
    }

    fn chances(&self, number: u32) -> ChaCha20Rng {
        self.stream(2 * u64::from(number) + 1)
    }

    fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        rng
    }
}

fn bytes(rng: &mut ChaCha20Rng) -> [u8; 32] {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// Plays match `number`, counted from 0, and writes its record if records are wanted.
pub fn one(plan: &Plan, number: u32) -> Result<Tally, Failure> {
    let players = plan.rules.players;
    let name = |seat| plan.name(seat, number).to_owned();
    let mut chances = plan.chances(number);
    let mut bots = Vec::new();
    for seat in players.seats() {
        bots.push(jantaku_bots::by_name(&name(seat), bytes(&mut chances)).map_err(Failure::input)?);
    }
    let infos: Vec<SeatInfo> = players.seats().map(|seat| SeatInfo { name: name(seat), kind: SeatKind::Bot }).collect();
    let mut counter = Counter::new(&plan.rules);
    let mut check = Check::default();
    let choose = |played: &Match, seat: Seat, actions: &Actions| match played.view(seat) {
        Some(view) => bots[seat.index()].choose(&view, actions),
        None => Action::Pass,
    };
    let watch = |played: &Match, event: &Event| {
        counter.event(event);
        check.event(played, event);
    };
    let seed = bytes(&mut plan.walls(number));
    let (_, recording) = play_match(plan.rules.clone(), &infos, &seed, choose, watch)
        .map_err(|error| Failure::DoesNotHold(miette::miette!("match {number} of seed {}: {error}", plan.seed)))?;
    if let Some(dir) = &plan.records {
        let path = dir.join(format!("{number:06}.jsonl"));
        std::fs::write(&path, recording.to_json_lines())
            .map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
    }
    Ok(counter.finish(plan.deal(number), name))
}
