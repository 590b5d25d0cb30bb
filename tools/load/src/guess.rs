//! What times reveal. Once a match is over, its record says what others could not know, and the times are compared with
//! it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use jantaku_core::Seat;
use jantaku_engine::{Event, Match, Phase, PublicEvent};
use jantaku_record::Record;
use tokio::time::Instant;

use crate::client::Failure;

#[derive(Debug, Clone, Copy)]
pub struct Wait {
    pub since: Instant,
    pub took: Duration,
}

impl Wait {
    pub fn since(since: Instant) -> Wait {
        Wait { since, took: since.elapsed() }
    }
}

/// The times at which a seat saw the events of its stream, by number.
pub type Seen = BTreeMap<u32, Instant>;

/// A wait, and whether the hidden fact was true.
#[derive(Debug, Clone, Copy)]
pub struct Secret {
    pub wait: Wait,
    /// The number of tiles discarded in the hand: it is public, and times and secrets both change with it.
    pub discards: u32,
    pub held: bool,
}

/// What the time between two events may reveal.
#[derive(Debug, Default)]
pub struct Guesses {
    /// After a discard that no person can claim: whether a bot can.
    pub claims: Vec<Secret>,
    /// After the draw of a bot that has not declared riichi: whether its hand is ready.
    pub tenpai: Vec<Secret>,
}

impl Guesses {
    pub fn add(&mut self, other: Guesses) {
        self.claims.extend(other.claims);
        self.tenpai.extend(other.tenpai);
    }

    /// What the first of these people may have guessed of the bots, with the truth.
    pub fn of(record: &Record, people: &[Seat], seen: &Seen) -> Result<Guesses, Failure> {
        let mut guessing = Guessing { people, seen, next: 0, discards: 0, guesses: Guesses::default() };
        let rules = Arc::new(record.header.rules.clone());
        let mut playing: Option<Match> = None;
        for round in &record.rounds {
            let wall = round.wall(&rules)?;
            let (mut played, dealt) = match playing.take() {
                None => Match::start(rules.clone(), wall)?,
                Some(mut before) => {
                    let dealt = before.deal(wall)?;
                    (before, dealt)
                }
            };
            guessing.discards = 0;
            dealt.iter().for_each(|event| guessing.count(event));
            for recorded in round.events.iter().skip(dealt.len()).chain(&round.end_of_game()) {
                played.apply(&recorded.what)?;
                guessing.count(&recorded.what);
                guessing.guess(&played, &recorded.what);
            }
            playing = Some(played);
        }
        Ok(guessing.guesses)
    }
}

struct Guessing<'a> {
    people: &'a [Seat],
    seen: &'a Seen,
    next: u32,
    discards: u32,
    guesses: Guesses,
}

impl Guessing<'_> {
    fn count(&mut self, event: &Event) {
        let sees = |seat: &Seat| event.seen_by(*seat).is_some();
        self.next += u32::from(self.people.first().is_some_and(sees));
        self.discards += u32::from(matches!(event, Event::Public(PublicEvent::Discarded { .. })));
    }

    /// `event` is the last one that was counted.
    fn guess(&mut self, played: &Match, event: &Event) {
        let at = |n: u32| self.seen.get(&n);
        let (Some(&since), Some(&then)) = (at(self.next.wrapping_sub(1)), at(self.next)) else { return };
        let wait = Wait { since, took: then - since };
        let discards = self.discards;
        let secret = |held| Secret { wait, discards, held };
        // Whom one waits for when a person can claim is another matter.
        let is_for_bots = !self.people.iter().any(|seat| played.is_asked(*seat));
        let table = played.table();
        match (event, &table.phase) {
            (Event::Public(PublicEvent::Discarded { .. }), Phase::Claims { .. }) if is_for_bots => {
                self.guesses.claims.push(secret(played.asked().next().is_some()));
            }
            (Event::Drew { seat, .. }, Phase::Turn { .. })
                if !self.people.contains(seat) && !table.riichi[*seat].is_riichi() =>
            {
                if let Some(view) = played.view(*seat) {
                    self.guesses.tenpai.push(secret(view.shanten() <= 0));
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use jantaku_core::Ruleset;
    use jantaku_engine::Actions;
    use jantaku_record::{SeatInfo, SeatKind, play_match};
    use jantaku_testkit::Timed;

    use super::*;

    #[test]
    fn times_that_follow_the_truth_tell_it() {
        let rules = Arc::new(Ruleset::preset("tenhou").unwrap());
        let seats = ["a", "b", "c", "d"].map(|name| SeatInfo { name: name.to_owned(), kind: SeatKind::Bot });
        let mut bot = jantaku_bots::by_name("easy", [1; 32]).unwrap();
        let choose = |played: &Match, seat, actions: &Actions| bot.choose(&played.view(seat).unwrap(), actions);
        let (_, recording) = play_match(rules, &seats, &[7; 32], choose, |_, _| {}).unwrap();
        let record = Record::read(recording.to_json_lines().as_bytes()).unwrap();
        let people = [Seat::new(1).unwrap()];
        let begun = Instant::now();
        let even: Seen = (0..5_000).map(|n| (n, begun + Duration::from_secs(n.into()))).collect();
        let auc = |secrets: &[Secret]| {
            let mut timed = Timed::default();
            secrets.iter().for_each(|secret| timed.add(secret.held, secret.wait.took));
            timed.auc()
        };
        let guesses = Guesses::of(&record, &people, &even).unwrap();
        assert!(guesses.claims.len() > 100 && guesses.tenpai.len() > 100);
        assert_eq!((auc(&guesses.claims), auc(&guesses.tenpai)), (Some(0.5), Some(0.5)));
        // A millisecond more after each discard that somebody could claim.
        let held = |at: &Instant| guesses.claims.iter().filter(|one| one.held && one.wait.since < *at).count() as u64;
        let late = even.iter().map(|(n, at)| (*n, *at + Duration::from_millis(held(at)))).collect();
        let told = Guesses::of(&record, &people, &late).unwrap();
        assert_eq!((auc(&told.claims), auc(&told.tenpai)), (Some(1.0), Some(0.5)));
        // Of an event that was not seen nothing can be guessed.
        assert!(Guesses::of(&record, &people, &Seen::new()).unwrap().claims.is_empty());
    }
}
