use std::sync::Arc;

use async_trait::async_trait;
use jantaku_career::{Entrant, Finish, yakuman_by_chance};
use jantaku_core::Seat;
use jantaku_engine::{self as engine, PublicEvent, Settlement};
use jantaku_record::WallSource;
use jantaku_store::{Append, Appended, MatchRow, Store, StoreError, Who};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{EndedBy, Mode};

use crate::careers::{CareerError, Careers, again};

/// Stores a table's match, and with its end the change of the player's career.
pub(crate) struct Booked {
    store: Store,
    careers: Arc<Careers>,
    row: MatchRow,
}

impl Booked {
    pub fn new(store: Store, careers: Arc<Careers>, row: MatchRow) -> Booked {
        Booked { store, careers, row }
    }

    fn person(&self) -> Option<(Seat, PlayerId)> {
        if self.row.mode == Mode::Friends {
            return None;
        }
        let mut seats = self.row.rules.players.seats().zip(&self.row.seats);
        seats.find_map(|(seat, row)| match row.who {
            Who::Person { player, .. } => Some((seat, player)),
            Who::Bot(_) => None,
        })
    }

    async fn finish(&self, own: Seat, settlement: &Settlement, appended: &Appended) -> Result<Finish, StoreError> {
        let entrant = |(seat, row): (Seat, &jantaku_store::SeatRow)| match seat == own {
            true => Entrant::Me,
            false => Entrant::Other(row.name.clone()),
        };
        let seats: Vec<Entrant> = self.row.rules.players.seats().zip(&self.row.seats).map(entrant).collect();
        let stored = self.store.load(appended.id).await?;
        let (mut events, walls) = stored.map(|stored| (stored.events, stored.walls)).unwrap_or_default();
        events.extend(appended.events.iter().cloned());
        let is_rigged = |round: usize| matches!(walls.get(round), Some(WallSource::Rigged(_)));
        let yakuman = yakuman_by_chance(own, &events, is_rigged);
        Ok(Finish::of(&self.row.rules, settlement, &seats, yakuman))
    }
}

#[async_trait]
impl Append for Booked {
    async fn end(&self, id: MatchId, by: EndedBy) -> Result<bool, StoreError> {
        self.store.end(id, by).await
    }

    async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        let settlement = appended.events.iter().find_map(|event| match event {
            engine::Event::Public(PublicEvent::MatchEnded(settlement)) => Some(settlement.clone()),
            _ => None,
        });
        let Some(settlement) = settlement else { return self.store.append(appended).await };
        match self.person() {
            Some((seat, player)) => self.settle(seat, player, &settlement, appended).await,
            None => self.store.append(appended).await,
        }
    }
}

impl Booked {
    async fn settle(
        &self,
        seat: Seat,
        player: PlayerId,
        settlement: &Settlement,
        appended: Appended,
    ) -> Result<(), StoreError> {
        let finish = self.finish(seat, settlement, &appended).await?;
        again(|| self.book(player, finish.clone(), appended.clone())).await
    }

    async fn book(&self, player: PlayerId, finish: Finish, appended: Appended) -> Result<(), StoreError> {
        let career = match self.careers.open(player).await {
            Ok(career) => career,
            Err(CareerError::Store(error)) => return Err(error),
            // The match itself is not lost with the career.
            Err(error) => {
                tracing::error!(match_id = %appended.id, "the end of the match is not booked: {error}");
                return self.store.append(appended).await;
            }
        };
        let events = match career.profile().settle(appended.id, finish) {
            Ok(events) => events,
            // Begun before there were careers, or in another profile.
            Err(refusal) => {
                tracing::info!(match_id = %appended.id, "the end of the match is not booked: {refusal}");
                return self.store.append(appended).await;
            }
        };
        let store = async |lines| self.store.append(Appended { career: Some(lines), ..appended }).await;
        career.book(&events, store).await?;
        self.careers.play_due(player);
        Ok(())
    }
}
