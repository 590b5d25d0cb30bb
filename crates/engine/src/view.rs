use std::sync::Arc;

use jantaku_core::{Hand, KindSet, Ruleset, Seat};

use crate::fold::FoldError;
use crate::own::Own;
use crate::{Action, Actions, Denial, Denied, PlayError, SeatEvent, Settlement, Table, legal, round, setup};

/// What one seat knows: the table and its own hand. Everything it may do follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    pub(crate) seat: Seat,
    pub(crate) table: Table,
    pub(crate) own: Own,
    pub(crate) ended: Option<Settlement>,
}

impl View {
    /// The view of a seat at the start of a round: `event` is its [`SeatEvent::Dealt`].
    pub fn start(rules: Arc<Ruleset>, seat: Seat, event: &SeatEvent) -> Result<View, FoldError> {
        let SeatEvent::Dealt { start, hand } = event else {
            return Err(FoldError::OutOfPlace("a stream begins with a deal"));
        };
        setup::check(&rules, start)?;
        if seat.index() >= rules.players.count() {
            return Err(FoldError::NoSuchSeat(seat));
        }
        let own = Own::new(Hand::new(hand, &[])?, &rules);
        Ok(View { seat, table: Table::dealt(rules, start), own, ended: None })
    }

    /// Folds the next event of this seat's stream. On an error nothing has changed.
    pub fn apply(&mut self, event: &SeatEvent) -> Result<(), FoldError> {
        let marks = self.own.marks();
        let before = event.changes_hand_of(self.seat).then(|| self.own.clone());
        let folded = self.fold(event);
        if folded.is_err() {
            match before {
                Some(own) => self.own = own,
                None => self.own.restore(marks),
            }
        }
        folded
    }

    fn fold(&mut self, event: &SeatEvent) -> Result<(), FoldError> {
        self.own.apply(&self.table, self.seat, event.seen())?;
        if let Some(open) = event.open(self.seat) {
            self.table.apply(&open)?;
        }
        if let SeatEvent::Public(crate::PublicEvent::MatchEnded(settlement)) = event {
            self.ended = Some((**settlement).clone());
        }
        Ok(())
    }

    /// Whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The open table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The own hand.
    pub fn hand(&self) -> &Hand {
        &self.own.hand
    }

    /// The kinds the hand waits for between turns, as it was after the last discard.
    pub fn waits(&self) -> KindSet {
        self.own.waits
    }

    /// How far the hand was from complete after the last discard, by whatever tiles: 0 is tenpai.
    pub fn shanten(&self) -> i8 {
        self.own.shanten
    }

    /// Why this seat may not ron now, if it is furiten.
    pub fn furiten(&self) -> Option<Denial> {
        self.own.furiten(&self.table, self.seat)
    }

    /// The final standings, once the match is over.
    pub fn settlement(&self) -> Option<&Settlement> {
        self.ended.as_ref()
    }

    /// What this seat may do: the one source of legality.
    pub fn legal_actions(&self) -> Actions {
        if self.ended.is_some() { Actions::default() } else { legal::actions(&self.table, self.seat, &self.own) }
    }

    /// What this seat might expect to be able to do and is not, and why.
    pub fn denials(&self) -> Vec<Denied> {
        if self.ended.is_some() { Vec::new() } else { legal::denials(&self.table, self.seat, &self.own) }
    }

    /// Whether this seat may choose so now, or why not: what [`Round::play`](crate::Round::play) would say.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        match self.ended {
            Some(_) => Err(PlayError::NotAsked(self.seat)),
            None => round::check(&self.table, self.seat, &self.own, action),
        }
    }
}
