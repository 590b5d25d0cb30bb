//! What a spectator sees.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};

use crate::fold::Open;
use crate::{DrawFrom, Event, FoldError, PublicEvent, RoundStart, Settlement, Table, setup};

/// A fact as a spectator sees it. It cannot contain a hidden tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpectatorEvent {
    /// A round begins with its deal.
    Dealt {
        /// The facts that everybody sees.
        start: Box<RoundStart>,
    },
    /// A seat draws a tile.
    Drew {
        /// The seat that draws.
        seat: Seat,
        /// The wall or the supplement tiles.
        from: DrawFrom,
    },
    /// An event that everybody sees.
    Public(PublicEvent),
}

impl Event {
    /// The event as a spectator sees it; `None` if it is not visible.
    pub fn seen_by_spectator(&self) -> Option<SpectatorEvent> {
        Some(match self.open()? {
            Open::Dealt(start) => SpectatorEvent::Dealt { start: Box::new(start.clone()) },
            Open::Drew { seat, from } => SpectatorEvent::Drew { seat, from },
            Open::Public(event) => SpectatorEvent::Public(event.clone()),
        })
    }
}

/// The table as a spectator sees it: the fold of the public events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicView {
    table: Table,
    ended: Option<Box<Settlement>>,
}

impl PublicView {
    /// The view at the start of a round: `event` is a [`SpectatorEvent::Dealt`].
    pub fn start(rules: Arc<Ruleset>, event: &SpectatorEvent) -> Result<PublicView, FoldError> {
        let SpectatorEvent::Dealt { start } = event else {
            return Err(FoldError::OutOfPlace("a stream begins with a deal"));
        };
        setup::check(&rules, start)?;
        Ok(PublicView { table: Table::dealt(rules, start), ended: None })
    }

    /// Folds the next event. On an error nothing has changed.
    pub fn apply(&mut self, event: &SpectatorEvent) -> Result<(), FoldError> {
        self.table.apply(&match event {
            SpectatorEvent::Dealt { start } => Open::Dealt(start),
            &SpectatorEvent::Drew { seat, from } => Open::Drew { seat, from },
            SpectatorEvent::Public(event) => Open::Public(event),
        })?;
        if let SpectatorEvent::Public(PublicEvent::MatchEnded(settlement)) = event {
            self.ended = Some(settlement.clone());
        }
        Ok(())
    }

    /// Returns the part of the round that everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The final standings, once the match is over.
    pub fn settlement(&self) -> Option<&Settlement> {
        self.ended.as_deref()
    }
}
