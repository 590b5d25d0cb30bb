//! How long people have for their decisions.
//!
//! Each decision has some seconds of its own; what it takes beyond them comes out of a bank for the whole round. A clock
//! runs from the moment its seat is asked until its answer is stored, whether or not anybody is connected. When it has run
//! out, the table chooses what the engine does by default. Whoever lets it run out twice in a row is away: the table chooses for
//! them at once, until they are heard of again. Only decisions count for this that everybody knows of: who is away is public, and
//! must not say who was asked for a claim.

use std::time::Duration;

use jantaku_core::{BySeat, Players, Seat};
use jantaku_store::Spent;
use jantaku_wire::{TimeControl, TimeLeft};
use tokio::time::Instant;

/// The clocks of a table where time counts.
pub(super) struct Clocks {
    control: TimeControl,
    /// What is left of each seat's bank.
    banks: BySeat<Duration>,
    /// Which decision each seat is asked for, and since when.
    running: BySeat<Option<(u32, Instant)>>,
    /// How many decisions in a row, of those that everybody knows of, each seat has let pass.
    missed: BySeat<u8>,
}

/// Whoever misses so many decisions in a row is away.
const AWAY_AFTER: u8 = 2;

impl Clocks {
    pub fn new(control: TimeControl, players: Players) -> Clocks {
        let bank = Duration::from_secs(control.per_round.into());
        Clocks {
            control,
            banks: BySeat::from_fn(players, |_| bank),
            running: BySeat::from_fn(players, |_| None),
            missed: BySeat::from_fn(players, |_| 0),
        }
    }

    /// A new round fills every bank.
    pub fn deal(&mut self) {
        let bank = Duration::from_secs(self.control.per_round.into());
        self.banks.iter_mut().for_each(|(_, left)| *left = bank);
    }

    /// Takes what a stored answer took.
    pub fn spend(&mut self, spent: Spent) {
        let beyond = Duration::from_millis(spent.millis.into()).saturating_sub(self.per_decision());
        self.banks[spent.seat] = self.banks[spent.seat].saturating_sub(beyond);
    }

    /// A seat is asked: its clock runs, unless it does so for this decision already.
    pub fn start(&mut self, seat: Seat, decision: u32) {
        if self.running[seat].is_none_or(|(asked, _)| asked != decision) {
            self.running[seat] = Some((decision, Instant::now()));
        }
    }

    /// A seat has nothing to decide any more.
    pub fn stop(&mut self, seat: Seat) {
        self.running[seat] = None;
    }

    /// The time of a seat has run out for a decision that everybody knows of; whether its player is away by that.
    pub fn miss(&mut self, seat: Seat) -> bool {
        self.missed[seat] = self.missed[seat].saturating_add(1);
        self.missed[seat] == AWAY_AFTER
    }

    /// The player of a seat is heard of.
    pub fn hear(&mut self, seat: Seat) {
        self.missed[seat] = 0;
    }

    /// Whether the player of a seat is away.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.missed[seat] >= AWAY_AFTER
    }

    /// What the decision of a seat has taken so far.
    pub fn spent(&self, seat: Seat) -> Option<Spent> {
        let (_, since) = self.running[seat]?;
        Some(Spent { seat, millis: since.elapsed().as_millis() as u32 })
    }

    /// What a seat has left for its decision, where it has one to make.
    pub fn left(&self, seat: Seat) -> Option<TimeLeft> {
        let (_, since) = self.running[seat]?;
        let elapsed = since.elapsed();
        let decision = self.per_decision().saturating_sub(elapsed);
        let bank = self.banks[seat].saturating_sub(elapsed.saturating_sub(self.per_decision()));
        Some(TimeLeft { decision: decision.as_millis() as u32, bank: bank.as_millis() as u32 })
    }

    /// The clock that runs out next: when, of which seat, for which decision.
    pub fn next(&self) -> Option<(Instant, Seat, u32)> {
        let ends = self.running.iter().filter_map(|(seat, running)| {
            let (decision, since) = (*running)?;
            Some((since + self.per_decision() + self.banks[seat], seat, decision))
        });
        ends.min()
    }

    fn per_decision(&self) -> Duration {
        Duration::from_secs(self.control.per_decision.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTROL: TimeControl = TimeControl { per_decision: 5, per_round: 20 };

    fn seat(at: usize) -> Seat {
        Seat::new(at).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn what_a_decision_takes_beyond_its_own_seconds_comes_out_of_the_bank() {
        let mut clocks = Clocks::new(CONTROL, Players::Four);
        clocks.start(seat(1), 7);
        tokio::time::advance(Duration::from_secs(8)).await;
        clocks.start(seat(1), 7);
        assert_eq!(clocks.left(seat(1)), Some(TimeLeft { decision: 0, bank: 17_000 }), "asked again is not asked anew");
        let spent = clocks.spent(seat(1)).unwrap();
        assert_eq!(spent, Spent { seat: seat(1), millis: 8_000 });
        clocks.spend(spent);
        clocks.stop(seat(1));
        assert_eq!((clocks.spent(seat(1)), clocks.next()), (None, None));

        clocks.start(seat(1), 8);
        assert_eq!(clocks.left(seat(1)), Some(TimeLeft { decision: 5_000, bank: 17_000 }));
        clocks.start(seat(2), 3);
        let end = Instant::now() + Duration::from_secs(22);
        assert_eq!(clocks.next(), Some((end, seat(1), 8)), "whose bank is smaller runs out first");
        // An answer within its own seconds costs the bank nothing.
        clocks.spend(Spent { seat: seat(2), millis: 5_000 });
        assert_eq!(clocks.left(seat(2)), Some(TimeLeft { decision: 5_000, bank: 20_000 }));
        clocks.deal();
        assert_eq!(clocks.left(seat(1)), Some(TimeLeft { decision: 5_000, bank: 20_000 }));
    }
}
