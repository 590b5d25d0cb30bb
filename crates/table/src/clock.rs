//! The time that people have for their decisions.
//!
//! Each decision has some seconds of its own; time beyond them comes out of a bank for the whole round. In byoyomi the
//! bank is used first, and then each decision has its own seconds alone. A clock runs from the moment its seat is asked
//! until its answer is stored, whether or not anybody is connected; the time on the line is not charged, within the
//! bounds of [`lag`](crate::lag). When a clock has run out, the table makes the engine's default choice: for everybody
//! the same time later, so that an answer can still be on its way, and the moment reveals nothing of anybody's line.
//!
//! Between hands people read the result. [`READING`] is the time for that at every time control, and costs no bank.

use std::time::Duration;

use jantaku_core::{BySeat, Players, Seat};
use jantaku_store::Spent;
use jantaku_wire::{TimeControl, TimeLeft, TimePart};
use tokio::time::Instant;

use crate::lag::{self, LagCredit};

pub(super) struct Clocks {
    control: TimeControl,
    banks: BySeat<Duration>,
    credits: BySeat<LagCredit>,
    running: BySeat<Option<Running>>,
}

/// The time to read the result of a hand: three wins of many yaku are read out in less.
const READING: Duration = Duration::from_secs(30);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Timed {
    Decision,
    Reading,
}

/// A clock that runs.
#[derive(Debug, Clone, Copy)]
struct Running {
    decision: u32,
    since: Instant,
    timed: Timed,
}

impl Clocks {
    pub fn new(control: TimeControl, players: Players) -> Clocks {
        let bank = Duration::from_secs(control.per_round.into());
        Clocks {
            control,
            banks: BySeat::from_fn(players, |_| bank),
            credits: BySeat::from_fn(players, |_| LagCredit::new()),
            running: BySeat::from_fn(players, |_| None),
        }
    }

    pub fn deal(&mut self) {
        let bank = Duration::from_secs(self.control.per_round.into());
        self.banks.iter_mut().for_each(|(_, left)| *left = bank);
    }

    pub fn spend(&mut self, spent: Spent) {
        (_, self.banks[spent.seat]) = self.after(spent.seat, Duration::from_millis(spent.millis.into()));
    }

    /// The clock goes on if it runs for this decision already.
    pub fn start(&mut self, seat: Seat, decision: u32, timed: Timed) {
        if self.running[seat].is_none_or(|running| running.decision != decision) {
            self.running[seat] = Some(Running { decision, since: Instant::now(), timed });
        }
    }

    pub fn stop(&mut self, seat: Seat) {
        self.running[seat] = None;
    }

    /// Whether an answer comes after its time, less the round trip of its connection.
    pub fn is_too_late(&self, seat: Seat, round_trip: Duration) -> bool {
        self.running[seat]
            .is_some_and(|running| self.taken(seat, running, round_trip).0 > self.most(seat, running.timed))
    }

    /// Settles a decision, and returns the time charged for it: never more than the seat had. Reading costs nothing.
    pub fn settle(&mut self, seat: Seat, round_trip: Duration) -> Option<Spent> {
        let running = self.running[seat].filter(|running| running.timed == Timed::Decision)?;
        let (took, covered) = self.taken(seat, running, round_trip);
        self.credits[seat].use_up(covered);
        Some(Spent { seat, millis: took.min(self.most(seat, running.timed)).as_millis() as u32 })
    }

    /// The time a decision has taken without the line, and the time on the line.
    fn taken(&self, seat: Seat, running: Running, round_trip: Duration) -> (Duration, Duration) {
        let took = running.since.elapsed();
        let covered = self.credits[seat].covers(took, round_trip);
        (took - covered, covered)
    }

    pub fn left(&self, seat: Seat) -> Option<TimeLeft> {
        let Running { since, timed, .. } = self.running[seat]?;
        let ((decision, bank), first) = match timed {
            Timed::Decision => (self.after(seat, since.elapsed()), self.control.first),
            Timed::Reading => ((READING.saturating_sub(since.elapsed()), Duration::ZERO), TimePart::Decision),
        };
        Some(TimeLeft { decision: decision.as_millis() as u32, bank: bank.as_millis() as u32, first })
    }

    /// The next decision to end without an answer: when, which seat's, and its number.
    pub fn next(&self) -> Option<(Instant, Seat, u32)> {
        let ends = self.running.iter().filter_map(|(seat, running)| {
            let Running { decision, since, timed } = (*running)?;
            Some((since + self.most(seat, timed) + lag::PER_DECISION, seat, decision))
        });
        ends.min()
    }

    /// What is left of a decision's own seconds and of the bank after this time.
    fn after(&self, seat: Seat, took: Duration) -> (Duration, Duration) {
        let (own, bank) = (self.per_decision(), self.banks[seat]);
        match self.control.first {
            TimePart::Decision => (own.saturating_sub(took), bank.saturating_sub(took.saturating_sub(own))),
            TimePart::Bank => (own.saturating_sub(took.saturating_sub(bank)), bank.saturating_sub(took)),
        }
    }

    fn most(&self, seat: Seat, timed: Timed) -> Duration {
        match timed {
            Timed::Decision => self.per_decision() + self.banks[seat],
            Timed::Reading => READING,
        }
    }

    fn per_decision(&self) -> Duration {
        Duration::from_secs(self.control.per_decision.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTROL: TimeControl = TimeControl { per_decision: 5, per_round: 20, first: TimePart::Decision };

    fn left(decision: u32, bank: u32) -> Option<TimeLeft> {
        Some(TimeLeft { decision, bank, first: TimePart::Decision })
    }

    /// A line without lag.
    const NEAR: Duration = Duration::ZERO;

    fn seat(at: usize) -> Seat {
        Seat::new(at).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn what_a_decision_takes_beyond_its_own_seconds_comes_out_of_the_bank() {
        let mut clocks = Clocks::new(CONTROL, Players::Four);
        clocks.start(seat(1), 7, Timed::Decision);
        tokio::time::advance(Duration::from_secs(8)).await;
        clocks.start(seat(1), 7, Timed::Decision);
        assert_eq!(clocks.left(seat(1)), left(0, 17_000), "asked again is not asked anew");
        let spent = clocks.settle(seat(1), NEAR).unwrap();
        assert_eq!(spent, Spent { seat: seat(1), millis: 8_000 });
        clocks.spend(spent);
        clocks.stop(seat(1));
        assert_eq!((clocks.settle(seat(1), NEAR), clocks.next()), (None, None));

        clocks.start(seat(1), 8, Timed::Decision);
        assert_eq!(clocks.left(seat(1)), left(5_000, 17_000));
        clocks.start(seat(2), 3, Timed::Decision);
        let end = Instant::now() + Duration::from_secs(22) + lag::PER_DECISION;
        assert_eq!(clocks.next(), Some((end, seat(1), 8)), "whose bank is smaller runs out first");
        // An answer within its own seconds costs the bank nothing.
        clocks.spend(Spent { seat: seat(2), millis: 5_000 });
        assert_eq!(clocks.left(seat(2)), left(5_000, 20_000));
        clocks.deal();
        assert_eq!(clocks.left(seat(1)), left(5_000, 20_000));
    }

    #[tokio::test(start_paused = true)]
    async fn in_byoyomi_the_bank_is_used_before_the_seconds_of_the_decision() {
        let control = TimeControl { per_decision: 10, per_round: 60, first: TimePart::Bank };
        let mut clocks = Clocks::new(control, Players::Four);
        let left = |decision, bank| Some(TimeLeft { decision, bank, first: TimePart::Bank });
        // A short decision costs the bank what it takes, where it would cost nothing with its own seconds first.
        clocks.spend(Spent { seat: seat(0), millis: 4_000 });
        clocks.start(seat(0), 1, Timed::Decision);
        assert_eq!(clocks.left(seat(0)), left(10_000, 56_000));
        tokio::time::advance(Duration::from_millis(55_999)).await;
        assert_eq!(clocks.left(seat(0)), left(10_000, 1), "its own seconds are whole as long as the bank lasts");
        tokio::time::advance(Duration::from_millis(4_001)).await;
        assert_eq!(clocks.left(seat(0)), left(6_000, 0));
        assert_eq!(clocks.next().unwrap().0, Instant::now() + Duration::from_secs(6) + lag::PER_DECISION);

        // Once the bank is used up, each decision has its own seconds, and none is carried over.
        let spent = clocks.settle(seat(0), NEAR).unwrap();
        clocks.spend(spent);
        clocks.start(seat(0), 2, Timed::Decision);
        assert_eq!(clocks.left(seat(0)), left(10_000, 0));
        assert_eq!(clocks.next().unwrap().0, Instant::now() + Duration::from_secs(10) + lag::PER_DECISION);
        clocks.deal();
        assert_eq!(clocks.left(seat(0)), left(10_000, 60_000));
    }
    #[tokio::test(start_paused = true)]
    async fn the_round_trip_is_taken_off_and_an_answer_on_its_way_still_counts() {
        let line = Duration::from_millis(200);
        let mut clocks = Clocks::new(TimeControl { per_round: 0, ..CONTROL }, Players::Four);
        for (decision, (took, is_too_late, charged)) in
            [(3_000, false, 2_800), (5_200, false, 5_000), (5_201, true, 5_000), (100, false, 0)]
                .into_iter()
                .enumerate()
        {
            clocks.start(seat(0), decision as u32, Timed::Decision);
            tokio::time::advance(Duration::from_millis(took)).await;
            assert_eq!(clocks.is_too_late(seat(0), line), is_too_late, "after {took} ms");
            assert_eq!(clocks.settle(seat(0), line).unwrap().millis, charged, "after {took} ms");
            clocks.stop(seat(0));
        }
    }

    /// When a decision ends without an answer reveals nothing of the line, nor of the claims that were answered in
    /// secret.
    #[tokio::test(start_paused = true)]
    async fn every_line_is_waited_for_as_long() {
        let mut clocks = Clocks::new(CONTROL, Players::Four);
        for decision in 0..9 {
            clocks.start(seat(1), decision, Timed::Decision);
            tokio::time::advance(Duration::from_secs(5)).await;
            clocks.settle(seat(1), Duration::from_secs(60));
            clocks.stop(seat(1));
        }
        let mut end = |at| {
            clocks.start(seat(at), 10, Timed::Decision);
            let end = clocks.next();
            clocks.stop(seat(at));
            end.map(|(end, ..)| end)
        };
        assert_eq!(end(1), end(2));
    }
}
