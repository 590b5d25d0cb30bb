//! The next wall: everybody is shown the seals of the players' shares, the shares are opened, and it is dealt.

use std::time::Duration;

use jantaku_core::Seat;
use jantaku_store::{Appended, Share, StoredMatch};
use jantaku_wire::{ErrorCode, ServerMessage};
use tokio::time::Instant;

use super::{Answer, TableTask};
use crate::TableError;
use crate::deck::{Sealing, wall_source};

/// The time a deal waits for shares that were sealed and are not opened.
pub const TIME_TO_OPEN: Duration = Duration::from_secs(10);

impl TableTask {
    pub(super) fn next_deal(&self) -> Instant {
        let is_waited_for = |seat: Seat| !self.is_away(seat);
        match self.open_until {
            Some(end) if self.sealing.unopened().any(is_waited_for) => end.max(self.rest_until),
            _ => self.rest_until,
        }
    }

    pub(super) async fn go_on_to_the_deal(&mut self) -> Result<(), TableError> {
        if self.open_until.is_none() && self.sealing.is_sealed() {
            self.open_until = Some(Instant::now() + TIME_TO_OPEN);
            let seals = self.seals();
            seals.iter().for_each(|seals| self.streams.send_message(seals));
            return Ok(());
        }
        let source = wall_source(&self.row, self.rounds, &self.sealing)?;
        let mut next = self.playing.clone();
        let events = next.deal(source.wall(&self.row.rules.tile_set()))?;
        self.commit(next, events, Some(source), Answer::default()).await.map(drop)
    }

    pub(super) fn seals(&self) -> Option<ServerMessage> {
        self.open_until.map(|_| ServerMessage::Seals { round: self.rounds + 1, seals: self.sealing.seals() })
    }

    /// Programs send shares by themselves, so that a share does not mean the player is there.
    pub(super) async fn open(&mut self, seat: Seat, round: u32, share: [u8; 32]) -> Result<(), TableError> {
        let answer = match self.refuses(seat, round, &share) {
            Some((code, message)) => ServerMessage::Error { code, message: message.to_owned(), decision_id: None },
            None => {
                if !self.sealing.has_opened(seat) {
                    let share = Share { round: self.rounds, seat, bytes: share };
                    self.append(Appended { share: Some(share), ..self.nothing() }).await?;
                    self.sealing.open(self.row.id, share.round, seat, share.bytes);
                }
                ServerMessage::Opened { round }
            }
        };
        let stream = self.streams.seats.iter_mut().find(|stream| stream.seat() == seat);
        stream.into_iter().for_each(|stream| stream.send_message(&answer));
        Ok(())
    }

    /// The reason why a share is refused.
    fn refuses(&self, seat: Seat, round: u32, share: &[u8; 32]) -> Option<(ErrorCode, &'static str)> {
        let dealt = self.rounds;
        if round <= dealt {
            return Some((ErrorCode::Stale, "the wall of this round is dealt"));
        }
        if self.open_until.is_none() || round != dealt + 1 {
            return Some((ErrorCode::NotAsked, "nobody has been shown the seals of this round"));
        }
        if !self.sealing.has_sealed(seat) {
            return Some((ErrorCode::NotAsked, "this seat has sealed no share"));
        }
        let fits = self.sealing.fits(self.row.id, dealt, seat, share);
        (!fits).then_some((ErrorCode::Illegal, "this is not the share that was sealed"))
    }
}

/// Restores the shares in the next wall.
pub(super) fn sealing(stored: &StoredMatch) -> Sealing {
    let (row, round) = (&stored.row, stored.walls.len() as u32);
    let mut sealing = Sealing::new(row.rules.players);
    stored.seals.iter().for_each(|seal| sealing.seal(seal.seat, seal.bytes));
    // A share that an earlier version has stored without its seal does not count.
    for share in &stored.shares {
        sealing.open(row.id, round, share.seat, share.bytes);
    }
    sealing
}
