//! Practice: matches that count for nothing, from the first hand, from a custom hand, or from the middle of another
//! match.

use std::sync::Arc;

use jantaku_career::{CustomHand, ResumeFrom, resume_point};
use jantaku_core::Seat;
use jantaku_engine::Event;
use jantaku_record::WallSource;
use jantaku_store::{Appended, MatchRow, MatchSeed, SeatRow, Store, StoredMatch, Who};
use jantaku_table::{Sealing, derived, fresh_seed, now, wall_source};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{self as wire, Mode, NewMatch, NewPractice};

use crate::archive::ArchiveRefusal;
use crate::houses::{Houses, check};
use crate::jobs::Jobs;
use crate::refusal::{Malformed, Refused};
use crate::tables::{
    Agreed, Matches, TableRefusal, Tables, beginning, dealt, first_hand, fresh_id, fresh_token, seated,
};

pub(crate) struct Practice {
    pub store: Store,
    pub jobs: Arc<Jobs>,
    pub houses: Arc<Houses>,
    pub tables: Arc<Tables>,
    pub matches: Arc<Matches>,
}

impl Practice {
    pub async fn begin(&self, player: PlayerId, new: NewPractice) -> Result<MatchId, Refused> {
        match new {
            NewPractice::Match { chosen } => self.practise_match(player, chosen, None).await,
            NewPractice::Hand { chosen, hand } => self.practise_match(player, chosen, Some(custom_hand(hand))).await,
            NewPractice::Record { match_id, event } => {
                let id = parsed(&match_id)?;
                let stored = self.store.load(id).await?.ok_or(TableRefusal::NoSuchMatch)?;
                if !stored.row.finished || !self.tables.unshown(&[id]).await?.is_empty() {
                    return Err(ArchiveRefusal::OutOfOrder.into());
                }
                let (row, first) = self.resumed(player, stored, ResumeFrom::Event(event as usize)).await?;
                let id = row.id;
                self.matches.begin(player, row, first).await?;
                Ok(id)
            }
            NewPractice::LastChoice { match_id } => {
                self.go_back(player, parsed(&match_id)?, ResumeFrom::LastChoice).await
            }
            NewPractice::LastDeal { match_id } => self.go_back(player, parsed(&match_id)?, ResumeFrom::LastDeal).await,
        }
    }

    async fn practise_match(
        &self,
        player: PlayerId,
        chosen: NewMatch,
        hand: Option<CustomHand>,
    ) -> Result<MatchId, Refused> {
        let chosen = NewMatch { time: None, ..chosen };
        let rules = check(&self.houses.on_offer(player).await?.0, &chosen)?;
        // Every wall follows from a seed, so that a hand played again is followed by the same hands.
        let seed = self.matches.seeds.of_next_match().await?.map_or_else(fresh_seed, Ok)?;
        let made_up = hand.map(|hand| hand.setup(&rules, derived(&seed, "custom hand", 0))).transpose()?;
        let seat = made_up.as_ref().map(|(_, seat)| seat.index());
        let row = Agreed::of(&chosen, rules, Some(seed))?.row(player, seat)?;
        let mut row = MatchRow { mode: Mode::Practice, ..row };
        let first = match made_up {
            Some((setup, _)) => dealt(&row, setup.position, WallSource::Rigged(setup.wall))?,
            None => {
                let wall = wall_source(&row, 0, &Sealing::new(row.rules.players))?;
                row.seats = seated(row.seats, &row.rules, &wall);
                first_hand(&row, wall)?
            }
        };
        let id = row.id;
        self.matches.begin(player, row, first).await?;
        Ok(id)
    }

    /// Resumes a practice match from an earlier point. A match that is still open is given up for it.
    async fn go_back(&self, player: PlayerId, id: MatchId, from: ResumeFrom) -> Result<MatchId, Refused> {
        let stored = self.store.load(id).await?.ok_or(TableRefusal::NoSuchMatch)?;
        if stored.row.mode != Mode::Practice {
            return Err(Malformed("`match_id`: only practice can be taken back".to_owned()).into());
        }
        let over = stored.row.finished;
        let (row, first) = self.resumed(player, stored, from).await?;
        let new = row.id;
        if over {
            self.matches.begin(player, row, first).await?;
            return Ok(new);
        }
        TableRefusal::unless_done(self.store.replace(player, id, row, first).await?)?;
        self.tables.end_table(id);
        Ok(new)
    }

    /// The match that goes on from a point of another, with everything before it.
    async fn resumed(
        &self,
        player: PlayerId,
        stored: StoredMatch,
        from: ResumeFrom,
    ) -> Result<(MatchRow, Appended), Refused> {
        let (seat, _) = self.store.seat(player, stored.row.id).await?.ok_or(TableRefusal::NoSuchSeat)?;
        let seed = stored.row.seed.fixed().map_or_else(fresh_seed, Ok)?;
        let before = self.jobs.run(move || before_point(stored, seat, from)).await??;
        let StoredMatch { row, walls, events, .. } = before;
        let mut seats = row.seats;
        let name = seats[seat.index()].name.clone();
        // Friends do not sit in somebody's practice.
        for other in seats.iter_mut().filter(|other| other.bot().is_none()) {
            other.who = Who::Bot(jantaku_bots::USUAL.to_owned());
        }
        seats[seat.index()] = SeatRow { name, face: None, who: Who::Person { player, token: fresh_token()? } };
        let (id, created, mode) = (fresh_id()?, now(), Mode::Practice);
        let row = MatchRow {
            id,
            created,
            seats,
            time: None,
            seed: MatchSeed::Fixed(seed),
            mode,
            finished: false,
            ended: None,
            ..row
        };
        let set = row.rules.tile_set();
        let walls = walls.into_iter().map(|wall| wall.for_another_match(&set)).collect();
        let first = beginning(&row, walls, events);
        Ok((row, first))
    }
}

/// The part of a match before the point from which it is resumed.
fn before_point(mut stored: StoredMatch, seat: Seat, from: ResumeFrom) -> Result<StoredMatch, Refused> {
    let rules = Arc::new(stored.row.rules.clone());
    let walls: Vec<_> = stored.walls.iter().map(|source| source.wall(&rules.tile_set())).collect();
    let many = resume_point(&rules, &walls, &stored.events, seat, from)?;
    stored.events.truncate(many);
    let rounds = stored.events.iter().filter(|event| matches!(event, Event::Dealt { .. })).count();
    stored.walls.truncate(rounds);
    Ok(stored)
}

fn custom_hand(hand: wire::CustomHand) -> CustomHand {
    let wire::CustomHand { wind, number, seat, hand, draws, indicators, honba, sticks, points } = hand;
    CustomHand { round: (wind, number), seat, hand, draws, indicators, honba, sticks, points }
}

fn parsed(id: &str) -> Result<MatchId, TableRefusal> {
    id.parse().map_err(|_| TableRefusal::NoSuchMatch)
}
