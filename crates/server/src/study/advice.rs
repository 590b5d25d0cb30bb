//! The adviser in practice and in replays, and the yaku within reach at any table.

use std::sync::Arc;

use jantaku_core::Seat;
use jantaku_engine::{Event, SeatEvent, View};
use jantaku_record::Record;
use jantaku_store::{Store, StoredMatch};
use jantaku_table::TableError;
use jantaku_wire::convert::record::{self, ReplayFault};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{Advised, LookBack, Mode, PastDiscard, Tile, YakuInReach, convert};

use crate::archive::Archive;
use crate::jobs::Jobs;
use crate::refusal::{Malformed, Refused};
use crate::tables::{TableRefusal, Tables};

pub(crate) struct Adviser {
    pub store: Store,
    pub jobs: Arc<Jobs>,
    pub tables: Arc<Tables>,
    pub archive: Arc<Archive>,
}

impl Adviser {
    /// The adviser's view of the player's current decision, and of the discard of a tile: in practice only.
    pub async fn advice(&self, player: PlayerId, id: MatchId, discard: Option<Tile>) -> Result<Advised, Refused> {
        let (stored, seat) = self.practised(player, id).await?;
        self.jobs.run(move || Ok(convert::advised(&seen(stored, seat)?, discard))).await?
    }

    /// A look back at the player's last hand, once it has ended: in practice only.
    pub async fn look_back(&self, player: PlayerId, id: MatchId) -> Result<LookBack, Refused> {
        let (stored, seat) = self.practised(player, id).await?;
        let back = move || {
            let seen: Vec<SeatEvent> =
                last_round(&stored.events).iter().filter_map(|event| event.seen_by(seat)).collect();
            Ok(convert::look_back(&Arc::new(stored.row.rules), seat, &seen).map_err(TableError::from)?)
        };
        self.jobs.run(back).await?
    }

    /// A practice match, and the player's seat.
    async fn practised(&self, player: PlayerId, id: MatchId) -> Result<(StoredMatch, Seat), Refused> {
        let (stored, seat) = self.shown_to(player, id).await?;
        if stored.row.mode != Mode::Practice {
            return Err(Malformed("the adviser speaks in practice only".to_owned()).into());
        }
        Ok((stored, seat))
    }

    /// The part of a match that was shown, and the player's seat.
    async fn shown_to(&self, player: PlayerId, id: MatchId) -> Result<(StoredMatch, Seat), Refused> {
        let mut stored = self.store.load(id).await?.ok_or(TableRefusal::NoSuchMatch)?;
        // Only now: what was stored before is shown by then, or left out.
        self.tables.keep_shown(&mut stored);
        let (seat, _) = self.store.seat(player, id).await?.ok_or(TableRefusal::NoSuchSeat)?;
        Ok((stored, seat))
    }

    /// The yaku within reach of the player's hand.
    pub async fn in_reach(&self, player: PlayerId, id: MatchId) -> Result<YakuInReach, Refused> {
        let (stored, seat) = self.shown_to(player, id).await?;
        self.jobs.run(move || Ok(convert::in_reach(&seen(stored, seat)?))).await?
    }

    /// Why a discard in the replay of a finished match was good or bad, by what that seat knew then.
    pub async fn past_discard(&self, id: MatchId, seat: Seat, step: usize) -> Result<PastDiscard, Refused> {
        let text = self.archive.record(id).await?;
        let why = move || -> Result<PastDiscard, ReplayFault> {
            record::past_discard(&Record::read(text.as_bytes())?, seat, step)
        };
        Ok(self.jobs.run(why).await??)
    }
}

fn last_round(events: &[Event]) -> &[Event] {
    let round = events.iter().rposition(|event| matches!(event, Event::Dealt { .. })).unwrap_or_default();
    &events[round..]
}

/// The view of the last round: nothing else goes into the advice.
fn seen(stored: StoredMatch, seat: Seat) -> Result<View<'static>, Refused> {
    let mut seen = last_round(&stored.events).iter().filter_map(|event| event.seen_by(seat));
    let dealt = seen.next().ok_or_else(|| TableError::Replay(format!("{seat:?} is dealt no hand")))?;
    let folded = View::start(Arc::new(stored.row.rules), seat, &dealt).and_then(|mut view| {
        seen.try_for_each(|event| view.apply(&event))?;
        Ok(view)
    });
    Ok(folded.map_err(TableError::from)?)
}
