//! The parts of a run: people play without an attack and then under one, for each attack anew, since what else the machine does changes.

use std::fmt;
use std::ops::Range;
use std::time::Duration;

use clap::ValueEnum;
use jantaku_testkit::Timed;
use tokio::runtime;
use tokio::time::{Instant, sleep_until};

use crate::attack::{self, Attack, Bound, Done, Tries};
use crate::client::{Failure, Visitor};
use crate::guess::Secret;
use crate::guess::Wait;
use crate::usage::{Usage, busy};

/// The rest of the server before the next part.
const REST: Duration = Duration::from_secs(5);

#[derive(Debug, Clone)]
pub struct Mallory {
    pub visitor: Visitor,
    pub matches: Vec<String>,
    pub bound: Bound,
}

pub struct Phase {
    done: Option<(Attack, Done)>,
    time: Range<Instant>,
    used: Used,
}

/// Processor time in hundredths of a second.
#[derive(Debug, Clone, Copy, Default)]
struct Used {
    server: u64,
    generator: u64,
    machine: u64,
}

impl Used {
    fn now(server: impl Fn() -> Usage) -> Used {
        let generator = Usage::of(std::process::id()).ticks;
        Used { server: server().ticks, generator, machine: busy() }
    }

    fn since(self, before: Used) -> Used {
        Used {
            // A server that has ended has used nothing.
            server: self.server.saturating_sub(before.server),
            generator: self.generator - before.generator,
            machine: self.machine - before.machine,
        }
    }
}

/// The parts of a run: each attack after a time without one, or no attack at all.
pub fn plan(each: Duration, attacks: &[Attack]) -> Vec<(Range<Instant>, Option<Attack>)> {
    let pairs = attacks.iter().flat_map(|&attack| [None, Some(attack)]);
    let parts = if attacks.is_empty() { vec![None] } else { pairs.collect() };
    let now = Instant::now();
    let begins = (0..).map(|nth| now + (each + REST) * nth);
    begins.map(|begin| begin..begin + each).zip(parts).collect()
}

impl Phase {
    pub async fn run(
        (time, attack): (Range<Instant>, Option<Attack>),
        mallory: &Mallory,
        server: impl Fn() -> Usage,
    ) -> Result<Phase, Failure> {
        sleep_until(time.start).await;
        let before = Used::now(&server);
        let done = match attack {
            None => None,
            Some(attack) => Some((attack, mallory.clone().attack(attack, time.end).await?)),
        };
        sleep_until(time.end).await;
        Ok(Phase { done, time, used: Used::now(&server).since(before) })
    }

    pub fn own(&self, waits: &[Wait]) -> Vec<Wait> {
        waits.iter().filter(|wait| self.time.contains(&wait.since)).copied().collect()
    }

    pub fn own_guesses(&self, secrets: &[Secret]) -> Timed {
        let mut timed = Timed::default();
        let own = secrets.iter().filter(|secret| self.time.contains(&secret.wait.since));
        own.for_each(|secret| timed.add_at(secret.discards, secret.held, secret.wait.took));
        timed
    }

    pub fn name(&self) -> String {
        let attack = self.done.as_ref().and_then(|(attack, _)| attack.to_possible_value());
        attack.map_or_else(|| "no attack".to_owned(), |attack| attack.get_name().to_owned())
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = (self.time.end - self.time.start).as_secs_f64();
        let Used { server, generator, machine } = self.used;
        let others = machine.saturating_sub(server + generator);
        let [server, generator, others] = [server, generator, others].map(|ticks| ticks as f64 / seconds);
        let name = self.name();
        write!(f, "{name}: server {server:.0}% of a core, generator {generator:.0}%, other programs {others:.0}%")?;
        let Some((_, Done { connections, requests })) = &self.done else { return Ok(()) };
        let tries = |tries: &Tries| format!("{} ({} refused)", tries.made(), tries.refused());
        write!(f, ", {} connections, {} requests and frames", tries(connections), tries(requests))
    }
}

impl Mallory {
    /// Attacks on a thread of its own, so that no person waits for an attacker's turn.
    async fn attack(self, attack: Attack, until: Instant) -> Result<Done, Failure> {
        let attacking = tokio::task::spawn_blocking(move || {
            let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(attack::run(self.visitor, attack, self.bound, self.matches, until))
        });
        attacking.await?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_counts_where_it_began() {
        let plan = plan(Duration::from_secs(10), &[Attack::Frames]);
        assert_eq!(plan.iter().map(|(_, attack)| *attack).collect::<Vec<_>>(), [None, Some(Attack::Frames)]);
        let phases = plan.into_iter().map(|(time, _)| Phase { done: None, time, used: Used::default() });
        let [without, under] = phases.collect::<Vec<_>>().try_into().ok().unwrap();
        let took = Duration::from_secs(20);
        let waits = [0, 9, 10, 14, 15, 24, 25]
            .map(|after| Wait { since: without.time.start + Duration::from_secs(after), took });
        let counted = |phase: &Phase| phase.own(&waits).iter().map(|wait| wait.since).collect::<Vec<_>>();
        assert_eq!(counted(&without), [waits[0].since, waits[1].since]);
        assert_eq!(counted(&under), [waits[4].since, waits[5].since]);
    }
}
