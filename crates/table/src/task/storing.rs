use std::sync::atomic::Ordering;
use std::time::Duration;

use jantaku_engine::{Event, Match};
use jantaku_record::WallSource;
use jantaku_store::{Appended, Dealt, Seal, Spent};
use tokio::time::Instant;

use super::{TableError, TableTask, now};
use crate::deck::Sealing;

const COMMITS: &str = "jantaku_commit_seconds";

#[derive(Default)]
pub(super) struct Answer {
    pub spent: Option<Spent>,
    pub seal: Option<Seal>,
}

impl TableTask {
    /// Stores what follows from a tile, after the rest.
    pub(super) async fn store_rest(&mut self) -> Result<(), TableError> {
        let events = Vec::from_iter(self.unseen.iter().cloned());
        let count = events.len() as u32;
        let took = self.append(Appended { events, ..self.nothing() }).await?;
        self.stored += count;
        self.unstored = 0;
        self.tempo.stored(took);
        Ok(())
    }

    /// Stores what follows from a choice or a deal, as far as it is stored now, and returns the time that took.
    pub(super) async fn commit(
        &mut self,
        next: Box<Match>,
        events: Vec<Event>,
        dealt: Option<WallSource>,
        Answer { spent, seal }: Answer,
    ) -> Result<Duration, TableError> {
        let (game, round) = (next.table().hanchan() + 1, self.rounds);
        let is_deal = dealt.is_some();
        let rounds = self.rounds + u32::from(is_deal);
        let dealt = dealt.map(|wall| Dealt { round, wall, game }).into_iter().collect();
        self.progress.all_shown.store(false, Ordering::Release);
        let now = self.stored_now(&events);
        let appended = Appended { events: events[..now].to_vec(), dealt, spent, seal, ..self.nothing() };
        let took = self.append(appended).await?;
        self.playing = next;
        self.stored += now as u32;
        self.unstored = events.len() - now;
        self.rounds = rounds;
        if is_deal {
            self.progress.between_hands.store(false, Ordering::Release);
            (self.sealing, self.open_until) = (Sealing::new(self.row.rules.players), None);
            self.votes.begin_hand();
        }
        seal.into_iter().for_each(|seal| self.sealing.seal(seal.seat, seal.bytes));
        if let Some(clocks) = &mut self.clocks {
            if is_deal {
                clocks.deal();
            }
            spent.into_iter().for_each(|spent| clocks.spend(spent));
        }
        self.unseen.extend(events);
        Ok(took)
    }

    pub(super) fn nothing(&self) -> Appended {
        Appended::new(self.row.id, self.stored, Vec::new(), now())
    }

    pub(super) async fn append(&mut self, appended: Appended) -> Result<Duration, TableError> {
        let begun = Instant::now();
        self.store.append(appended).await?;
        let took = begun.elapsed();
        metrics::histogram!(COMMITS).record(took);
        Ok(took)
    }
}
