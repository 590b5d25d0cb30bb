//! What a player's finished matches add up to. The facts of matches stay in memory: but for the names of people who are forgotten, they
//! never change again.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jantaku_core::{BySeat, Seat};
use jantaku_engine::Event;
use jantaku_record::WallSource;
use jantaku_stats::{Collector, Filter, Listing, ListingError, MatchFacts, Selection};
use jantaku_store::{Store, StoreError, StoredMatch, Summary};
use jantaku_table::intact;
use jantaku_wire::convert::{PlayedMatch, listed, statistics, yaku_name};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{
    ListedEntry, Mode, RulesChoice, StatisticsChoices, StatisticsList, StatisticsPage, StatisticsQuery, names,
};

use crate::archive::kept::Kept;
use crate::archive::refusal::no_such_page;
use crate::jobs::Jobs;
use crate::refusal::{Malformed, Refused};
use crate::tables::Tables;

/// The number of matches that one request reads: it answers soon, and the next one goes on.
const READ_AT_ONCE: usize = 40;
/// The number of matches that stay in memory, or as many as one player has.
const KEPT: usize = 10_000;
/// The hands in a page of the list.
const LISTED: usize = 50;

/// `None` if the match cannot be read.
type Known = Option<Arc<Facts>>;

struct Facts {
    played: PlayedMatch,
    facts: MatchFacts,
}

pub(crate) struct Statistics {
    store: Store,
    jobs: Arc<Jobs>,
    tables: Arc<Tables>,
    /// The facts of matches read before.
    known: Mutex<Kept<Known>>,
}

impl Statistics {
    pub fn new(store: Store, jobs: Arc<Jobs>, tables: Arc<Tables>) -> Statistics {
        Statistics { store, jobs, tables, known: Mutex::new(Kept::new(KEPT)) }
    }

    fn known(&self) -> MutexGuard<'_, Kept<Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether the facts are known with the current names.
fn is_known(known: &Kept<Known>, summary: &Summary) -> bool {
    let has_its_names = |facts: &Arc<Facts>| facts.facts.names.values().eq(&summary.names);
    known.get(summary.id).is_some_and(|known| known.as_ref().is_none_or(has_its_names))
}

struct Library {
    matches: Vec<(Arc<Facts>, Seat)>,
    pending: usize,
    damaged: usize,
}

impl Statistics {
    pub async fn page(&self, player: PlayerId, query: StatisticsQuery) -> Result<StatisticsPage, Refused> {
        if query.figure.is_some() || query.group.is_some() || query.value.is_some() || query.after.is_some() {
            return Err(Malformed("`figure`, `group`, `value` and `after` are of a list of hands".to_owned()).into());
        }
        let filters = Filters::of(&query)?;
        let library = self.library(player).await?;
        let (pending, damaged) = (library.pending as u32, library.damaged as u32);
        let page = move || {
            let choices = library.choices();
            library.counted(&filters, |selection, played| StatisticsPage {
                pending,
                damaged,
                choices,
                ..statistics(selection, played)
            })
        };
        self.jobs.run(page).await
    }

    pub async fn hands(&self, player: PlayerId, query: StatisticsQuery) -> Result<StatisticsList, Refused> {
        let filters = Filters::of(&query)?;
        let listing = listing(&query)?;
        let library = self.library(player).await?;
        let pending = library.pending as u32;
        let list = move || library.counted(&filters, |selection, played| listed(selection, &listing, played));
        let yaku = query.value.as_deref().and_then(yaku_name);
        Ok(StatisticsList { pending, yaku, ..part(self.jobs.run(list).await?, query.after.as_deref())? })
    }

    /// Reads a few more of the player's matches first.
    async fn library(&self, player: PlayerId) -> Result<Library, Refused> {
        let found = self.tables.counting(player).await?;
        let summaries = found.matches;
        let missing: Vec<MatchId> = {
            let known = self.known();
            let missing = summaries.iter().filter(|summary| !is_known(&known, summary));
            missing.map(|summary| summary.id).take(READ_AT_ONCE).collect()
        };
        for id in missing {
            let facts = self.facts(id).await?;
            self.known().insert(id, facts);
        }
        let mut known = self.known();
        known.used(summaries.iter().map(|summary| summary.id));
        let mut library = Library { matches: Vec::new(), pending: 0, damaged: found.damaged.len() };
        for summary in summaries.iter().rev() {
            match known.get(summary.id).filter(|_| is_known(&known, summary)) {
                // No round of it counts.
                Some(Some(facts)) if facts.facts.rounds.is_empty() => {}
                Some(Some(facts)) => library.matches.push((facts.clone(), summary.seat)),
                Some(None) => library.damaged += 1,
                None => library.pending += 1,
            }
        }
        Ok(library)
    }

    async fn facts(&self, id: MatchId) -> Result<Known, Refused> {
        let stored = match self.store.load(id).await {
            Ok(Some(stored)) => stored,
            Ok(None) | Err(StoreError::Damaged { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        self.jobs.run(move || facts(stored).map(Arc::new)).await
    }
}

/// The facts of a match; `None` if its events do not replay. Rounds with a rigged wall do not count, nor does the
/// result of a match with one. In a match that ended early, the finished hands count.
fn facts(mut stored: StoredMatch) -> Option<Facts> {
    let (whole, _) = intact(&stored);
    if stored.row.ended.is_some() {
        stored.events.truncate(whole);
    }
    if whole < stored.events.len() {
        return None;
    }
    let StoredMatch { row, walls, events, .. } = stored;
    let is_rigged = |wall: Option<&WallSource>| matches!(wall, Some(WallSource::Rigged(_)));
    let names = BySeat::from_vec(row.seats.iter().map(|seat| seat.name.clone()).collect())?;
    let mut collector = Collector::new(&row.rules, names, None);
    let rounds = events.chunk_by(|_, next| !matches!(next, Event::Dealt { .. }));
    for (number, round) in rounds.enumerate().filter(|(number, _)| !is_rigged(walls.get(*number))) {
        collector.round(number, round);
    }
    let mut facts = collector.finish();
    facts.results = facts.results.filter(|_| !walls.iter().any(|wall| is_rigged(Some(wall))));
    let title = row.rules.title().to_owned();
    let played = PlayedMatch { id: row.id, created: row.created, title, mode: row.mode, terms: row.rules.terms };
    Some(Facts { played, facts })
}

impl Library {
    fn counted<T>(&self, filters: &Filters, count: impl FnOnce(&Selection, &[PlayedMatch]) -> T) -> T {
        let passed: Vec<&(Arc<Facts>, Seat)> =
            self.matches.iter().filter(|(facts, _)| filters.pass(&facts.played)).collect();
        let played: Vec<PlayedMatch> = passed.iter().map(|(facts, _)| facts.played.clone()).collect();
        let selection = filters.filter.select_seats(passed.iter().map(|(facts, seat)| (&facts.facts, *seat)));
        count(&selection, &played)
    }

    fn choices(&self) -> StatisticsChoices {
        let modes: BTreeSet<Mode> = self.matches.iter().map(|(found, _)| found.played.mode).collect();
        let rules = self.matches.iter().map(|(found, _)| RulesChoice {
            name: found.facts.rules.clone(),
            title: names::shown(&found.played.title),
        });
        let others = self.matches.iter().flat_map(|(found, own)| {
            let others = found.facts.names.iter().filter(move |(seat, _)| seat != own);
            others.map(|(_, name)| name.clone())
        });
        StatisticsChoices {
            modes: modes.into_iter().collect(),
            rules: rules.collect::<BTreeSet<_>>().into_iter().collect(),
            opponents: others.collect::<BTreeSet<_>>().into_iter().collect(),
        }
    }
}

struct Filters {
    filter: Filter,
    mode: Option<Mode>,
    since: u32,
    until: u32,
}

impl Filters {
    fn of(query: &StatisticsQuery) -> Result<Filters, Malformed> {
        let mode =
            |key: &String| Mode::of(key).ok_or_else(|| Malformed::field("mode", format!("there is no mode `{key}`")));
        let time = |field: &'static str, stated: &Option<String>| {
            let stated = stated.as_ref().map(|text| text.parse::<u32>());
            stated.transpose().map_err(|_| Malformed::field(field, "a number of seconds since 1970"))
        };
        Ok(Filters {
            filter: Filter { rules: query.rules.clone(), opponent: query.opponent.clone(), ..Filter::default() },
            mode: query.mode.as_ref().map(mode).transpose()?,
            since: time("since", &query.since)?.unwrap_or(0),
            until: time("until", &query.until)?.unwrap_or(u32::MAX),
        })
    }

    fn pass(&self, played: &PlayedMatch) -> bool {
        self.mode.is_none_or(|mode| mode == played.mode) && (self.since..=self.until).contains(&played.created)
    }
}

fn listing(query: &StatisticsQuery) -> Result<Listing, Malformed> {
    let value = match (query.group.as_deref(), query.value.as_deref()) {
        (Some(group), Some(value)) => Some((group, value)),
        (None, None) => None,
        (Some(_), None) => return Err(Malformed::field("value", "a group needs one")),
        (None, Some(_)) => return Err(Malformed::field("group", "a value needs one")),
    };
    Listing::find(query.figure.as_deref(), value).map_err(|error| match error {
        ListingError::Figure => Malformed::field("figure", error),
        ListingError::Group => Malformed::field("group", error),
        ListingError::Value => Malformed::field("value", error),
    })
}

fn part(mut entries: Vec<ListedEntry>, after: Option<&str>) -> Result<StatisticsList, Malformed> {
    let total = entries.len() as u32;
    if let Some(after) = after {
        let at = entries.iter().position(|entry| place(entry) == after).ok_or_else(no_such_page)?;
        entries.drain(..=at);
    }
    let next = if entries.len() > LISTED { entries.get(LISTED - 1).map(place) } else { None };
    entries.truncate(LISTED);
    Ok(StatisticsList { total, pending: 0, yaku: None, entries, next })
}

/// The place of an entry in any list: its match, and the number of a hand's round.
fn place(entry: &ListedEntry) -> String {
    match &entry.listed {
        jantaku_wire::Listed::Hand(hand) => format!("{}-{}", entry.match_id, hand.round),
        jantaku_wire::Listed::Result { .. } => entry.match_id.clone(),
    }
}
