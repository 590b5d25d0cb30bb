//! Whole matches between bots.

use std::ops::Range;

use jantaku_core::Seat;
use jantaku_engine::{Action, Actions, Event, Match, PublicEvent, Standing};
use jantaku_record::{PlayMatchError, Series};
use pyo3::prelude::*;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::errors::{JantakuError, RecordError, RulesError};
use crate::rules::RulesArg;

/// So many matches for each thread are played before Python is asked whether somebody has pressed Ctrl-C.
const UNTIL_ASKED: usize = 64;

/// The result of a match. Lists have one entry for each seat, in order.
#[pyclass(module = "jantaku", frozen, eq, get_all)]
#[derive(PartialEq, Serialize, Deserialize)]
pub struct MatchResult {
    /// The number of the match in its series.
    number: u32,
    /// The number of its walls: matches with the same walls are not independent of each other.
    pub deal: u32,
    /// The names of the bots by seat.
    pub names: Vec<String>,
    /// Points on the table at the end.
    points: Vec<i32>,
    /// The results in points, with all bonuses.
    pub results: Vec<i32>,
    /// The places, from 1.
    pub places: Vec<u32>,
    /// How many rounds were played.
    rounds: u32,
    /// The record as JSON lines, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    record: Option<String>,
}

#[pymethods]
impl MatchResult {
    /// Reads what `to_json` has written.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<MatchResult> {
        serde_json::from_str(text).map_err(|error| RecordError::new_err(error.to_string()))
    }

    /// The result as one line of JSON.
    fn to_json(&self) -> PyResult<String> {
        serde_json::to_string(self).map_err(|error| RecordError::new_err(error.to_string()))
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        Ok((slf.get_type().getattr("from_json")?.unbind(), (slf.get().to_json()?,)))
    }

    fn __repr__(&self) -> String {
        format!("<jantaku.MatchResult of match {}: {:?}>", self.number, self.results)
    }
}

/// Plays `matches` matches from number `first` on between bots by name, one for each seat: those of `jantaku simulate` with that seed.
///
/// In match 0 the bots sit as they are named, and in those that follow they move on. With `duplicate`, matches that follow one another have the
/// same walls until every seating has played on them. The number of threads changes nothing in the results, which come in order.
#[pyfunction]
#[pyo3(signature = (bots, rules = None, seed = 0, first = 0, matches = 1, threads = 1, records = false, duplicate = false))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub fn simulate(
    py: Python<'_>,
    bots: Vec<String>,
    rules: Option<RulesArg>,
    seed: u64,
    first: u32,
    matches: u32,
    threads: usize,
    records: bool,
    duplicate: bool,
) -> PyResult<Vec<MatchResult>> {
    for name in &bots {
        jantaku_bots::by_name(name, [0; 32]).map_err(refused)?;
    }
    let series = Series::new(RulesArg::ruleset(rules)?, bots, seed, duplicate).map_err(raised)?;
    let end = first.checked_add(matches);
    let end = end.ok_or_else(|| refused(format!("a match has a number below {}", u32::MAX)))?;
    let pool = ThreadPoolBuilder::new().num_threads(threads.max(1)).build().map_err(refused)?;
    let mut played = Vec::new();
    for batch in batches(first..end, UNTIL_ASKED * pool.current_num_threads()) {
        py.check_signals()?;
        let one = |number| one(&series, number, records);
        let results: PyResult<Vec<MatchResult>> =
            py.detach(|| pool.install(|| batch.into_par_iter().map(one).collect()));
        played.extend(results?);
    }
    Ok(played)
}

/// Numbers in order, so many at a time.
fn batches(numbers: Range<u32>, size: usize) -> impl Iterator<Item = Range<u32>> {
    let end = numbers.end;
    numbers.step_by(size).map(move |first| first..first.saturating_add(size as u32).min(end))
}

fn refused(why: impl ToString) -> PyErr {
    JantakuError::new_err(why.to_string())
}

fn raised(error: PlayMatchError) -> PyErr {
    match error {
        PlayMatchError::Setup(_) | PlayMatchError::Deal(_) => RulesError::new_err(error.to_string()),
        PlayMatchError::Seats { .. } | PlayMatchError::Play(_) => refused(error),
    }
}

/// Plays the match of this number.
fn one(series: &Series, number: u32, record: bool) -> PyResult<MatchResult> {
    let sit = |seat, seed| jantaku_bots::by_name(series.name(seat, number), seed);
    let mut bots = series.seated(number, sit).map_err(refused)?;
    let choose = |played: &Match, seat: Seat, actions: &Actions| {
        played.view(seat).map_or(Action::Pass, |view| bots[seat.index()].choose(&view, actions))
    };
    let mut rounds = 0;
    let ended = |event: &Event| matches!(event, Event::Public(PublicEvent::RoundEnded(_)));
    let (played, recording) =
        series.play(number, choose, |_, event| rounds += u32::from(ended(event))).map_err(raised)?;
    let mut standings: Vec<&Standing> = played.settlement().iter().flat_map(|settled| &settled.standings).collect();
    standings.sort_by_key(|standing| standing.seat);
    Ok(MatchResult {
        number,
        deal: series.deal(number),
        names: standings.iter().map(|standing| series.name(standing.seat, number).to_owned()).collect(),
        points: standings.iter().map(|standing| standing.points).collect(),
        results: standings.iter().map(|standing| standing.total).collect(),
        places: standings.iter().map(|standing| standing.place.into()).collect(),
        rounds,
        record: record.then(|| recording.to_json_lines()),
    })
}
