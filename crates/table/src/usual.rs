//! Usual times: the ninth of ten recent ones.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use tokio::time::Instant;

/// The time for which a wait or a commit counts.
const OF_LATE: Duration = Duration::from_secs(3);
/// The most waits or commits that count.
const MOST_OF_LATE: usize = 256;
/// The number of thoughts of each level that count: enough that one easy hand changes little.
const THOUGHTS: usize = 256;

/// Times of the last seconds.
#[derive(Default)]
pub(super) struct Late(VecDeque<(Instant, Duration)>);

impl Late {
    pub fn add(&mut self, took: Duration) {
        let now = Instant::now();
        self.0.retain(|(at, _)| now - *at < OF_LATE);
        push(&mut self.0, (now, took), MOST_OF_LATE);
    }

    pub fn usual(&self) -> Duration {
        nine_of_ten(self.current())
    }

    fn current(&self) -> impl Iterator<Item = Duration> {
        let now = Instant::now();
        self.0.iter().filter(move |(at, _)| now - *at < OF_LATE).map(|(_, took)| *took)
    }
}

/// The times of bots for their turns. Only turns count, since everybody knows of them.
#[derive(Default)]
pub(super) struct Usual {
    thoughts: HashMap<String, VecDeque<Duration>>,
    /// The waits of each person's bots, so that no table rests for those of another person.
    waits: HashMap<i64, Late>,
}

impl Usual {
    /// A bot of this level has waited this long for one of the person's places, and then thought this long.
    pub fn add(&mut self, person: i64, level: &str, waited: Duration, thought: Duration) {
        self.waits.retain(|_, waits| waits.current().next().is_some());
        self.waits.entry(person).or_default().add(waited);
        push(self.thoughts.entry(level.to_owned()).or_default(), thought, THOUGHTS);
    }

    /// The usual time of these levels, where `in_turn` bots think one after the other.
    pub fn of<'a>(&self, person: i64, levels: impl Iterator<Item = &'a String>, in_turn: u32) -> Duration {
        let thoughts = levels.filter_map(|level| self.thoughts.get(level));
        let slowest = thoughts.map(|thoughts| nine_of_ten(thoughts.iter().copied())).max().unwrap_or_default();
        // With half as much again for the tenth.
        in_steps(slowest * in_turn * 3 / 2) + in_steps(self.waits.get(&person).map_or(Duration::ZERO, Late::usual))
    }
}

fn push<T>(times: &mut VecDeque<T>, time: T, most: usize) {
    if times.len() == most {
        times.pop_front();
    }
    times.push_back(time);
}

/// The time that nine of ten do not exceed.
fn nine_of_ten(times: impl Iterator<Item = Duration>) -> Duration {
    let mut times: Vec<Duration> = times.collect();
    times.sort_unstable();
    times.get((times.len() * 9).div_ceil(10).saturating_sub(1)).copied().unwrap_or_default()
}

/// Rounds a time to steps, so that it says little of any one measurement.
pub(super) fn in_steps(took: Duration) -> Duration {
    match took.as_millis() as u64 {
        0 => Duration::from_millis(1),
        millis => Duration::from_millis((millis + 1).next_power_of_two()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(name: &str) -> [String; 1] {
        [name.to_owned()]
    }

    #[tokio::test(start_paused = true)]
    async fn a_level_needs_what_its_thoughts_took_and_not_what_another_ones_did() {
        let mut usual = Usual::default();
        let of = |usual: &Usual, level: &str, in_turn| usual.of(1, levels(level).iter(), in_turn).as_millis();
        assert_eq!(of(&usual, "master", 2), 2, "nothing is assumed of a level that has not thought yet");
        (0..20).for_each(|_| usual.add(1, "master", Duration::ZERO, Duration::from_millis(100)));
        usual.add(1, "normal", Duration::ZERO, Duration::from_millis(10));
        assert_eq!((of(&usual, "master", 1), of(&usual, "master", 2), of(&usual, "normal", 1)), (257, 513, 17));
        // One that took long does not count, waits only for seconds.
        usual.add(1, "master", Duration::from_secs(8), Duration::from_secs(8));
        (0..30).for_each(|_| usual.add(1, "normal", Duration::from_millis(40), Duration::from_millis(10)));
        assert_eq!((of(&usual, "master", 1), of(&usual, "normal", 1)), (256 + 64, 16 + 64));
        assert_eq!(usual.of(2, levels("normal").iter(), 1).as_millis(), 17, "another person waits for nothing");
        tokio::time::advance(OF_LATE).await;
        assert_eq!((of(&usual, "master", 1), of(&usual, "normal", 1)), (257, 17));
        usual.add(2, "normal", Duration::ZERO, Duration::from_millis(10));
        assert_eq!(usual.waits.len(), 1, "nothing is kept of whoever has left");
    }
}
