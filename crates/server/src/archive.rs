mod kept;
mod lists;
mod refusal;
mod routes;
mod statistics;

use std::io::{self, Write};
use std::marker::PhantomData;
use std::sync::Arc;

use jantaku_core::Seat;
use jantaku_engine::{Action, Event, PublicEvent, RoundPosition};
use jantaku_record::line::{Clock, TableInfo};
use jantaku_record::{Header, Noted, Record, Recording, SeatInfo, SeatKind, WallSource};
use jantaku_store::{Presence, SeatRow, Spent, Store, StoreError, StoredMatch};
use jantaku_table::intact;
use jantaku_wire::convert::record::{self, ReplayFault};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{DamagedMatch, Person, Replay, TimeControl, TimePart, Watching};

use crate::houses::{Houses, find};
use crate::http::Written;
use crate::jobs::Jobs;
use crate::refusal::{Malformed, Refused};
use crate::tables::{TableRefusal, Tables};

pub(crate) use refusal::ArchiveRefusal;
pub(crate) use routes::routes;
pub(crate) use statistics::Statistics;

/// The longest replay, in bytes of JSON. An event takes about 3 kB as four seats see it: this is a match of 20,000
/// events, ten times a long one.
const REPLAY_LEN: usize = 64 * 1024 * 1024;

pub(crate) struct Archive {
    pub store: Store,
    pub jobs: Arc<Jobs>,
    pub houses: Arc<Houses>,
    pub tables: Arc<Tables>,
}

impl Archive {
    /// Returns the record of a finished match as JSON lines; of a damaged one, the rounds before the damage.
    pub async fn record(&self, id: MatchId) -> Result<String, Refused> {
        let (recording, _) = self.recorded(id).await?;
        self.jobs.run(move || recording.to_json_lines()).await
    }

    /// Adds the players' faces, which are not in records.
    async fn recorded(&self, id: MatchId) -> Result<(Recording, Vec<Option<Person>>), Refused> {
        let saved = async || self.saved(id).await.map(|(record, _)| (record, Vec::new()));
        let stored = match self.store.load(id).await {
            Ok(stored) => stored.ok_or(TableRefusal::NoSuchMatch)?,
            Err(StoreError::Damaged { .. }) => return saved().await,
            Err(error) => return Err(error.into()),
        };
        if self.tables.stopped.check(id).is_err() {
            return saved().await;
        }
        match stored.row.finished && self.tables.unshown(&[id]).await?.is_empty() {
            true => {
                let faces = stored.row.faces();
                Ok((self.jobs.run(|| recording(stored)).await?, faces))
            }
            false => Err(ArchiveRefusal::OutOfOrder.into()),
        }
    }

    /// Returns the record of a damaged match's rounds before the damage, and their number.
    async fn saved(&self, id: MatchId) -> Result<(Recording, usize), Refused> {
        let mut stored = self.store.readable(id).await?.ok_or(TableRefusal::NoSuchMatch)?;
        let saved = self.jobs.run(move || {
            let (events, rounds) = intact(&stored);
            stored.events.truncate(events);
            (rounds > 0).then(|| (recording(stored), rounds))
        });
        Ok(saved.await?.ok_or(ArchiveRefusal::Storage)?)
    }

    pub(crate) async fn damaged(&self, id: String, why: String) -> DamagedMatch {
        let saved = match id.parse() {
            Ok(id) => self.saved(id).await.map_or(0, |(_, rounds)| rounds),
            Err(_) => 0,
        };
        DamagedMatch { match_id: id, why, rounds: saved as u32 }
    }

    /// Returns the replay of a finished match; of a running one, the rounds that the player may see.
    pub async fn replay(&self, player: PlayerId, id: MatchId) -> Result<Written<Replay>, Refused> {
        match self.recorded(id).await {
            Err(refused) if refused.of() == Some(&ArchiveRefusal::OutOfOrder) => self.replay_so_far(player, id).await,
            record => {
                let (recording, faces) = record?;
                self.jobs.run(move || json(&Replay { faces, ..replay_of(recording)? })).await?
            }
        }
    }

    /// Returns the rounds before the running one, for people without a seat, where the room shows hands. The stored
    /// events alone decide which rounds those are, so that no hand in play is among them.
    async fn replay_so_far(&self, player: PlayerId, id: MatchId) -> Result<Written<Replay>, Refused> {
        let mut stored = self.store.load(id).await?.ok_or(TableRefusal::NoSuchMatch)?;
        if stored.row.watching != Watching::Hands {
            return Err(ArchiveRefusal::OutOfOrder.into());
        }
        self.tables.check_watcher(player, id).await?;
        let last = stored.events.iter().rposition(|event| matches!(event, Event::Dealt { .. })).unwrap_or_default();
        if last == 0 {
            return Err(ArchiveRefusal::OutOfOrder.into());
        }
        stored.events.truncate(last);
        let faces = stored.row.faces();
        let replay = move || json(&Replay { goes_on: true, faces, ..replay_of(recording(stored))? });
        self.jobs.run(replay).await?
    }

    /// Returns the replay of a file; `rules` names a preset, for a record that does not state its own.
    pub async fn replay_bytes(
        &self,
        player: PlayerId,
        bytes: Vec<u8>,
        rules: Option<&str>,
    ) -> Result<Written<Replay>, Refused> {
        let (known, _) = self.houses.on_offer(player).await?;
        let rules = rules.map(|name| find(&known, name).cloned()).transpose()?;
        self.jobs.run(move || json(&record::of_bytes(&bytes, rules.map(Arc::new).as_ref())?)).await?
    }
}

fn replay_of(recording: Recording) -> Result<Replay, ReplayFault> {
    record::of_record(&Record::try_from(recording)?)
}

fn json(replay: &Replay) -> Result<Written<Replay>, Refused> {
    let mut json = Bounded { bytes: Vec::new(), most: REPLAY_LEN };
    serde_json::to_writer(&mut json, replay).map_err(|_| Malformed("the record is too long to be shown".to_owned()))?;
    Ok(Written(json.bytes, PhantomData))
}

struct Bounded {
    bytes: Vec<u8>,
    most: usize,
}

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > self.most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn recording(stored: StoredMatch) -> Recording {
    let seat = |row: &SeatRow| SeatInfo {
        name: row.name.clone(),
        kind: if row.bot().is_some() { SeatKind::Bot } else { SeatKind::Human },
    };
    let seats: Vec<SeatInfo> = stored.row.seats.iter().map(seat).collect();
    let is_cut_short = stored.row.ended.is_some();
    let (table, mut notes) = (table_info(&stored), notes(&stored).into_iter().peekable());
    let rules = Arc::new(stored.row.rules);
    let mut header = Header::new(&rules, seats);
    let is_shared = stored.walls.iter().any(|wall| matches!(wall, WallSource::Shared(_)));
    header.match_id = is_shared.then_some(stored.row.id);
    // A match that begins with a custom hand may begin anywhere.
    header.excerpt = matches!(stored.events.first(), Some(Event::Dealt { start, .. }) if start.position != RoundPosition::first(&rules));
    header.table = Some(table);
    let mut recording = Recording::with_header(header);
    let mut walls = stored.walls.into_iter();
    // Notes made between two rounds belong after the next deal.
    let mut is_in_round = false;
    for (sequence, event) in (0..).zip(&stored.events) {
        let is_deal = matches!(event, Event::Dealt { .. });
        if is_deal {
            walls.next().into_iter().for_each(|wall| recording.seal(wall));
            recording.push(event);
            is_in_round = true;
        }
        while is_in_round && let Some((_, seat, what)) = notes.next_if(|(before, ..)| *before <= sequence) {
            recording.note(seat, what);
        }
        if !is_deal {
            recording.push(event);
        }
        is_in_round &= !matches!(event, Event::Public(PublicEvent::RoundEnded(_)));
    }
    if is_cut_short {
        recording.break_off();
    }
    recording
}

fn table_info(stored: &StoredMatch) -> TableInfo {
    let row = &stored.row;
    let clock = |TimeControl { per_decision, per_round, first }| {
        let byoyomi = first == TimePart::Bank;
        Clock { per_decision, per_round, byoyomi }
    };
    let bots = row.seats.iter().map(|seat| seat.bot().map(str::to_owned)).collect();
    TableInfo {
        clock: row.time.map(clock),
        claim_window: row.claim_window,
        bots,
        seats_drawn: stored.seat_draw().as_ref().map(Into::into),
        ended: row.ended,
    }
}

/// Notes on players, in order, each with the number of the event that it precedes. The time to go on to the next round
/// is left out.
fn notes(stored: &StoredMatch) -> Vec<(u32, Seat, Noted)> {
    let presences = stored.presences.iter().map(|(before, presence)| match presence {
        Presence::Away { seat, bot } => (*before, *seat, Noted::Away { bot: bot.clone() }),
        Presence::Back { seat } => (*before, *seat, Noted::Back),
    });
    let goes_on =
        |at: u32| matches!(stored.events.get(at as usize), Some(Event::Answered { action: Action::Continue, .. }));
    let spent = stored.spent.iter().filter(|(before, _)| !goes_on(*before));
    let spent = spent.map(|&(before, Spent { seat, millis })| (before, seat, Noted::Spent { millis }));
    let mut notes: Vec<_> = presences.chain(spent).collect();
    notes.sort_by_key(|(before, ..)| *before);
    notes
}

#[cfg(test)]
mod tests {
    use jantaku_core::rules::SeatsBy;
    use jantaku_core::{BySeat, Ruleset};
    use jantaku_engine::Match;
    use jantaku_record::{Note, SharedSeed, play_match};
    use jantaku_store::{MatchRow, MatchSeed, Who};
    use jantaku_wire::ids::SeatToken;
    use jantaku_wire::{EndedBy, Mode, Pace};

    use super::*;

    fn stored(seats: Vec<SeatRow>, walls: Vec<WallSource>, events: Vec<Event>) -> StoredMatch {
        let row = MatchRow {
            id: MatchId(7),
            created: 0,
            rules: Ruleset::preset("tenhou").unwrap(),
            seats,
            pace: Pace::Fast,
            time: Some(TimeControl { per_decision: 10, per_round: 60, first: TimePart::Bank }),
            claim_window: None,
            seed: MatchSeed::Fresh,
            whims: [0; 32],
            mode: Mode::Free,
            watching: Watching::Table,
            finished: true,
            ended: None,
        };
        StoredMatch {
            row,
            walls,
            events,
            spent: Vec::new(),
            presences: Vec::new(),
            seals: Vec::new(),
            shares: Vec::new(),
        }
    }

    fn bots() -> Vec<SeatRow> {
        ["a", "b", "c", "d"].map(|name| SeatRow::of_bot(name, "easy")).to_vec()
    }

    /// A commitment to a shared wall holds for one match, so the record names it.
    #[test]
    fn the_record_of_a_shared_wall_names_its_match() {
        let rules = Ruleset::preset("tenhou").unwrap();
        let nothing = || BySeat::from_fn(rules.players, |_| None);
        let (seals, shares) = (Some(nothing()), nothing());
        let shared = SharedSeed { match_id: MatchId(7), round: 1, seals, secret: [1; 32], shares };
        for wall in [WallSource::Shared(shared), WallSource::Seed([1; 32])] {
            let (_, events) = Match::start(Arc::new(rules.clone()), wall.wall(&rules.tile_set())).unwrap();
            let is_shared = matches!(wall, WallSource::Shared(_));
            let record = Record::try_from(recording(stored(bots(), vec![wall], events))).unwrap();
            assert_eq!(record.header.match_id, is_shared.then_some(MatchId(7)));
        }
    }

    /// where dice or wind tiles decide the seats, the record says what they showed, with a proof; where the
    /// program decides, it says nothing.
    #[test]
    fn the_record_has_what_decided_the_seats() {
        for seats_by in [SeatsBy::Program, SeatsBy::Dice, SeatsBy::Winds] {
            let rules = Ruleset { seats_by, ..Ruleset::preset("pretty_girls").unwrap() };
            let wall = WallSource::Seed([1; 32]);
            let (_, events) = Match::start(Arc::new(rules.clone()), wall.wall(&rules.tile_set())).unwrap();
            let mut stored = stored(bots(), vec![wall], events);
            (stored.row.rules, stored.row.ended) = (rules, Some(EndedBy::Agreed));
            let draw = stored.seat_draw();
            let record = Record::try_from(recording(stored)).unwrap();
            assert_eq!((record.seat_draw().unwrap(), draw.is_some()), (draw, seats_by != SeatsBy::Program));
            record.replay().unwrap();
        }
    }

    /// Going on to the next round is no decision, and what happens between two rounds belongs to the second.
    #[test]
    fn the_record_says_how_people_played() {
        let rules = Arc::new(Ruleset::preset("tenhou").unwrap());
        let info = |row: SeatRow| SeatInfo { name: row.name, kind: SeatKind::Bot };
        let info: Vec<_> = bots().into_iter().map(info).collect();
        let mut events = Vec::new();
        let watch = |_: &Match, event: &Event| events.push(event.clone());
        let (_, played) = play_match(rules, &info, &[3; 32], |_, _, may| may.legal[0], watch).unwrap();
        let rounds = Record::try_from(played).unwrap().rounds;
        let walls = rounds.into_iter().map(|round| round.revealed.unwrap().what).collect();
        let of = |is: fn(&Event) -> bool| (0..).zip(&events).filter(move |(_, event)| is(event)).map(|(at, _)| at);
        let discard: u32 = of(|event| matches!(event, Event::Public(PublicEvent::Discarded { .. }))).next().unwrap();
        let continued = |event: &Event| matches!(event, Event::Answered { action: Action::Continue, .. });
        let goes_on: u32 = of(continued).next().unwrap();
        let next_deal: u32 = of(|event| matches!(event, Event::Dealt { .. })).nth(1).unwrap();
        let (first, second) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());

        let mut seats = bots();
        seats[0].who = Who::Person { player: PlayerId::LOCAL, token: SeatToken::new("secret") };
        let mut stored = stored(seats, walls, events);
        let spent = |millis| Spent { seat: first, millis };
        stored.spent = vec![(discard, spent(2_800)), (goes_on, spent(900))];
        let bot = Some("normal".to_owned());
        let away = Presence::Away { seat: second, bot: bot.clone() };
        stored.presences = vec![(discard, away), (next_deal, Presence::Back { seat: second })];
        let record = Record::try_from(recording(stored)).unwrap();
        let clock = Some(Clock { per_decision: 10, per_round: 60, byoyomi: true });
        let bots = [None, Some("easy"), Some("easy"), Some("easy")].map(|level| level.map(str::to_owned)).to_vec();
        assert_eq!(
            record.header.table,
            Some(TableInfo { clock, claim_window: None, bots, seats_drawn: None, ended: None })
        );
        let notes = |round: usize| record.rounds[round].notes.iter().map(|at| at.what.clone()).collect::<Vec<_>>();
        let after = discard as usize;
        let away = Note { after, seat: second, what: Noted::Away { bot } };
        let thought = Note { after, seat: first, what: Noted::Spent { millis: 2_800 } };
        assert_eq!(notes(0), [away, thought]);
        assert_eq!(notes(1), [Note { after: 1, seat: second, what: Noted::Back }]);
        record.replay().unwrap();
    }

    #[test]
    fn what_is_too_long_is_not_written_to_its_end() {
        let mut bounded = Bounded { bytes: Vec::new(), most: 10 };
        assert!(serde_json::to_writer(&mut bounded, &[1, 2, 3]).is_ok());
        let error = serde_json::to_writer(&mut bounded, &vec![1_000_000; 1_000]).unwrap_err();
        assert!(error.is_io() && bounded.bytes.len() <= 10);
    }
}
