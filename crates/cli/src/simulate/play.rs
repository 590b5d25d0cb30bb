//! One match between bots.

use std::path::PathBuf;
use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::check::Check;
use super::tally::{Counter, Tally};
use crate::failure::Failure;

/// What is played.
pub struct Plan {
    pub rules: Arc<Ruleset>,
    pub bots: Vec<String>,
    pub seed: u64,
    pub duplicate: bool,
    pub records: Option<PathBuf>,
}

impl Plan {
    /// Which bot sits there: all move on by one seat from match to match.
    fn bot_at(&self, seat: Seat, number: u32) -> usize {
        let seats = self.bots.len();
        (seat.index() + seats - number as usize % seats) % seats
    }

    /// Matches that are duplicates of each other have the same walls.
    fn walls(&self, number: u32) -> ChaCha20Rng {
        let deal = if self.duplicate { number / self.bots.len() as u32 } else { number };
        self.stream(2 * u64::from(deal))
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
    let name = |seat| plan.bots[plan.bot_at(seat, number)].clone();
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
    Ok(counter.finish(name))
}
