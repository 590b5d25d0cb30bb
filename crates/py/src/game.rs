//! A match, and the replay of a record.

use jantaku_core::{Ruleset, Seat, Tile};
use jantaku_encode::{
    EVENT_WIDTH, EventRow, Incident, LEN, MAX_TOKENS, ORACLE_LEN, SeededMatch, event_row, mask, observe, oracle,
    tokens_of,
};
use jantaku_engine::{Event, PlayError, View};
use jantaku_record::{Recording, SeatInfo, SeatKind, match_seed};
use jantaku_wire::convert;
use numpy::{PyArray1, PyArray2, PyArrayMethods, ToPyArray};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::actions::{ActionArg, id_of, named};
use crate::errors::{IllegalAction, JantakuError, RecordError, RulesError};
use crate::python;
use crate::rules::{Rules, RulesArg};

/// A match from its first deal to its settlement.
///
/// It asks one seat at a time, `seat`, and waits for its `play`. Rounds are dealt from `seed` and `number` alone: the same walls as match
/// `number` of `VectorMatch` or of `jantaku simulate` with that seed. To go on to the next round is no decision.
#[pyclass(module = "jantaku")]
pub struct Match {
    pub played: SeededMatch,
    kept: Kept,
}

/// What is kept of what happens.
#[derive(Clone)]
struct Kept {
    names: Vec<String>,
    recording: Recording,
    /// The events of the round in play, or of the last one.
    round: Vec<Event>,
}

impl Kept {
    fn keep(&mut self, incident: Incident) {
        match incident {
            Incident::Deal(seed) => {
                self.recording.seal(jantaku_record::WallSource::Seed(seed));
                self.round.clear();
            }
            Incident::Event(event) => {
                self.recording.push(&event);
                self.round.push(event);
            }
        }
    }
}

impl Match {
    /// A seat by number; the one that is asked if none is given.
    pub fn seat_at(&self, seat: Option<usize>) -> PyResult<Seat> {
        let Some(index) = seat else { return Ok(self.played.seat()) };
        let mut seats = self.played.game().table().players().seats();
        let found = seats.find(|seat| seat.index() == index);
        found.ok_or_else(|| JantakuError::new_err(format!("nobody sits on seat {index} at this table")))
    }

    fn view_of(&self, seat: Option<usize>) -> PyResult<View<'_>> {
        let view = self.played.game().view(self.seat_at(seat)?);
        view.ok_or_else(|| JantakuError::new_err("nobody sits there"))
    }

    fn settled(&self) -> bool {
        self.played.game().settlement().is_some()
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (rules = None, seed = 0, number = 0, names = None))]
    fn new(rules: Option<RulesArg>, seed: u64, number: u64, names: Option<Vec<String>>) -> PyResult<Match> {
        let rules = RulesArg::ruleset(rules)?;
        let count = rules.players.count();
        let names = names.unwrap_or_else(|| (0..count).map(|seat| format!("seat {seat}")).collect());
        if names.len() != count {
            return Err(JantakuError::new_err(format!("{} names for {count} players", names.len())));
        }
        let bot = |name: &String| SeatInfo { name: name.clone(), kind: SeatKind::Bot };
        let seats: Vec<SeatInfo> = names.iter().map(bot).collect();
        let mut kept = Kept { names, recording: Recording::new(&rules, &seats), round: Vec::new() };
        let started = SeededMatch::start(rules, match_seed(seed, number), &mut |incident| kept.keep(incident));
        let played = started.map_err(|error| RulesError::new_err(error.to_string()))?;
        Ok(Match { played, kept })
    }

    /// The rules of the match.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.played.game().table().rules.clone())
    }

    /// The number of players: 3 or 4.
    #[getter]
    fn players(&self) -> usize {
        self.played.game().table().players().count()
    }

    /// The names by seat.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.kept.names.clone()
    }

    /// The seat that is asked; `None` once the match is over. Seat 0 was the first dealer.
    #[getter]
    fn seat(&self) -> Option<usize> {
        (!self.settled()).then(|| self.played.seat().index())
    }

    /// Whether the match is over.
    #[getter]
    fn over(&self) -> bool {
        self.settled()
    }

    /// The points of each seat.
    #[getter]
    fn points(&self) -> Vec<i32> {
        let game = self.played.game();
        game.settlement().map_or(&game.table().scores, |settled| &settled.scores).values().copied().collect()
    }

    /// Why the match ended, and its standings, the first place first; `None` before it is over.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let game = self.played.game();
        game.settlement().map(|settled| python(py, &convert::match_end(settled, game.table()))).transpose()
    }

    /// What the seat that is asked may do, by name; nothing once the match is over.
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.played.actions().legal.iter().map(|action| named(py, id_of(action))))
    }

    /// The same by number.
    fn legal_ids(&self) -> Vec<usize> {
        self.played.actions().legal.iter().map(|action| id_of(action).index()).collect()
    }

    /// The same as a mask over all actions.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        mask(self.played.actions()).to_pyarray(py)
    }

    /// What a seat knows as numbers of fixed places; see `observation_fields`.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut seen = [0; LEN];
        observe(&self.view_of(seat)?, &mut seen);
        Ok(seen.to_pyarray(py))
    }

    /// The same as a sequence of tokens, with zeros after the last; see `token_ranges`.
    #[pyo3(signature = (seat = None))]
    fn tokens<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<u16>>> {
        let mut tokens = [0; MAX_TOKENS];
        tokens_of(&self.view_of(seat)?, &mut tokens);
        Ok(tokens.to_pyarray(py))
    }

    /// What a seat has seen happen in the round, one row for each event; see `event_fields`.
    #[pyo3(signature = (seat = None))]
    fn history<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let (seat, players) = (self.seat_at(seat)?, self.played.game().table().players());
        let seen = self.kept.round.iter().filter_map(|event| event.seen_by(seat));
        let rows: Vec<EventRow> = seen.map(|event| event_row(&event, seat, players)).collect();
        rows.as_flattened().to_pyarray(py).reshape([rows.len(), EVENT_WIDTH])
    }

    /// Everything that is hidden from a seat; see `oracle_fields`. No player may see it.
    #[pyo3(signature = (seat = None))]
    fn oracle<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut hidden = [0; ORACLE_LEN];
        oracle(self.played.game(), self.seat_at(seat)?, &mut hidden);
        Ok(hidden.to_pyarray(py))
    }

    /// What a seat knows: table, hands that are shown, its own hand, its waits and furiten.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &convert::view(&self.view_of(seat)?))
    }

    /// Makes the decision of the seat that is asked: an action by name or by number.
    fn play(&mut self, action: ActionArg) -> PyResult<()> {
        let action = action.action()?;
        let played = self.played.play(action, &mut |incident| self.kept.keep(incident));
        played.map(|_| ()).map_err(|error: PlayError| IllegalAction::new_err(error.to_string()))
    }

    /// What the seat might expect to do but may not, each with the reason.
    #[pyo3(signature = (seat = None))]
    fn why_not<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &convert::denied(&self.view_of(seat)?))
    }

    /// What the adviser says of the decision, the most important first, and why the discard of `tile` is good or bad.
    #[pyo3(signature = (tile = None))]
    fn advice<'py>(&self, py: Python<'py>, tile: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let tile = tile.map(str::parse::<Tile>).transpose();
        let tile = tile.map_err(|error| JantakuError::new_err(error.to_string()))?;
        python(py, &convert::advised(&self.played.view(), tile))
    }

    /// The record so far, as JSON lines that replay. The wall of the round in play appears only as a commitment.
    fn record(&self) -> String {
        self.kept.recording.to_json_lines()
    }

    /// A copy that can be played on by itself.
    fn copy(&self) -> Match {
        Match { played: self.played.clone(), kept: self.kept.clone() }
    }

    fn __copy__(&self) -> Match {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Match {
        self.copy()
    }

    /// The table for notebooks, as `jantaku.notebook.table` draws it for the seat that is asked.
    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let drawn = slf.py().import("jantaku.notebook")?.call_method1("table", (slf,))?;
        drawn.getattr("html")
    }

    fn __repr__(&self) -> String {
        let table = self.played.game().table();
        let rules: &Ruleset = &table.rules;
        let state = match self.seat() {
            Some(seat) => format!("seat {seat} is asked"),
            None => "over".to_owned(),
        };
        format!("<jantaku.Match under {:?}: {} tiles left, {state}>", rules.name, table.live_left)
    }
}

/// Reads a record in any format, replays it against the rules, and returns every round as each seat saw it.
///
/// `rules` are needed only where the record does not state its own.
#[pyfunction]
#[pyo3(signature = (record, rules = None))]
pub fn replay<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    rules: Option<RulesArg>,
) -> PyResult<Bound<'py, PyAny>> {
    let bytes: Vec<u8> = match record.cast::<PyString>() {
        Ok(text) => text.to_cow()?.as_bytes().to_vec(),
        Err(_) => record.extract()?,
    };
    let rules = rules.map(|rules| RulesArg::ruleset(Some(rules))).transpose()?;
    let replayed = py.detach(|| convert::record::of_bytes(&bytes, rules.as_ref()));
    python(py, &replayed.map_err(|error| RecordError::new_err(error.to_string()))?)
}
