use std::sync::Arc;
use std::time::{Duration, Instant};

use jantaku_bots::Bot;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Match};

use crate::play::{Observer, Plan};

#[derive(Default)]
struct Watch(Vec<Duration>);

impl Observer for Watch {
    fn decided(&mut self, _: &Match, _: Seat, _: &dyn Bot, _: &Actions, _: Action) {}

    fn took(&mut self, time: Duration) {
        self.0.push(time);
    }
}

/// Prints for each level the times of decisions with a choice, and of matches between four of it.
pub fn print(bots: &[String], matches: u32) -> Result<(), String> {
    let rules = Arc::new(Ruleset::preset("tenhou").map_err(|error| error.to_string())?);
    let one_core = rayon::ThreadPoolBuilder::new().num_threads(1).build().map_err(|error| error.to_string())?;
    println!(
        "{:<10}{:>10}{:>12}{:>12}{:>12}{:>12}",
        "level", "decisions", "median ms", "99 % ms", "longest ms", "match s"
    );
    for bot in bots {
        let plan = Plan { rules: vec![rules.clone()], bots: vec![bot.clone()], seed: 1, matches };
        let begun = Instant::now();
        let seen = one_core.install(|| plan.play::<Watch>())?;
        let each = begun.elapsed().as_secs_f64() / f64::from(matches.max(1));
        let mut times: Vec<Duration> = seen.into_iter().flat_map(|watch| watch.0).collect();
        times.sort_unstable();
        let [median, most, longest] = [0.5, 0.99, 1.0].map(|part| 1e3 * part_of(&times, part).as_secs_f64());
        println!("{bot:<10}{:>10}{median:>12.3}{most:>12.3}{longest:>12.3}{each:>12.3}", times.len());
    }
    Ok(())
}

/// The time within which this part of them came, if there are any.
fn part_of(times: &[Duration], part: f64) -> Duration {
    let rank = (part * times.len() as f64).ceil() as usize;
    times.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_the_time_within_which_so_many_came() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        let parts = [0.5, 0.99, 1.0].map(|part| part_of(&times, part).as_millis());
        assert_eq!(parts, [100, 198, 200]);
        assert_eq!(part_of(&times[..1], 0.5), times[0]);
        assert_eq!(part_of(&[], 0.5), Duration::ZERO);
    }
}
