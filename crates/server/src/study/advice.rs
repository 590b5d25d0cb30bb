//! The adviser at a table for practice and in replays, and the yaku within reach at any table.

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
    /// What the adviser says of the decision that the player has now, and of the discard of a tile: in practice only.
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

    /// A match for practice, and where the player sits.
    async fn practised(&self, player: PlayerId, id: MatchId) -> Result<(StoredMatch, Seat), Refused> {
        let (stored, seat) = self.shown_to(player, id).await?;
        if stored.row.mode != Mode::Practice {
            return Err(Malformed("the adviser speaks in practice only".to_owned()).into());
        }
        Ok((stored, seat))
    }

    /// What has been shown of a match, and where the player sits.
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

    /// Why the discard at a step of the replay of a finished match was good or bad, by what that seat knew then.
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

/// What a seat has seen of the last round: nothing else goes into its advice.
fn seen(stored: StoredMatch, seat: Seat) -> Result<View<'static>, Refused> {
    let mut seen = last_round(&stored.events).iter().filter_map(|event| event.seen_by(seat));
    let dealt = seen.next().ok_or_else(|| TableError::Replay(format!("{seat:?} is dealt no hand")))?;
    let folded = View::start(Arc::new(stored.row.rules), seat, &dealt).and_then(|mut view| {
        seen.try_for_each(|event| view.apply(&event))?;
        Ok(view)
    });
    Ok(folded.map_err(TableError::from)?)
}
