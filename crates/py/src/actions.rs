//! Actions by number and by name.

use jantaku_encode::{ActionId, FIELDS};
use jantaku_engine::Action;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyTuple};

use crate::encodings::{FieldTuple, tuples};
use crate::errors::IllegalAction;

/// The names, made once: every list of actions refers to the same strings.
static NAMES: PyOnceLock<Vec<Py<PyString>>> = PyOnceLock::new();

/// The name of an action as a Python string.
pub fn named(py: Python<'_>, id: ActionId) -> &Bound<'_, PyString> {
    let all = || ActionId::all().map(|id| PyString::intern(py, id.name()).unbind()).collect();
    NAMES.get_or_init(py, all)[id.index()].bind(py)
}

/// The number of a legal action.
pub fn id_of(action: &Action) -> ActionId {
    ActionId::of(action).expect("every legal action has a number")
}

/// An action as it is passed to functions: its number or its name.
#[derive(FromPyObject)]
pub enum ActionArg {
    Id(usize),
    Name(String),
}

impl ActionArg {
    /// Returns the action as the engine has it.
    pub fn action(self) -> PyResult<Action> {
        let id = match self {
            ActionArg::Id(index) => ActionId::from_index(index),
            ActionArg::Name(name) => name.parse(),
        };
        id.map(ActionId::action).map_err(|error| IllegalAction::new_err(error.to_string()))
    }
}

/// The name of every action; the place of a name is the action's number, and its place in a mask.
#[pyfunction]
pub fn actions(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, ActionId::all().map(|id| named(py, id)))
}

/// The number of an action.
#[pyfunction]
pub fn action_id(name: &str) -> PyResult<usize> {
    let id: ActionId = name.parse().map_err(|error| IllegalAction::new_err(format!("{error}")))?;
    Ok(id.index())
}

/// The name of an action.
#[pyfunction]
pub fn action_name(py: Python<'_>, id: usize) -> PyResult<Bound<'_, PyString>> {
    let id = ActionId::from_index(id).map_err(|error| IllegalAction::new_err(error.to_string()))?;
    Ok(named(py, id).clone())
}

/// The fields of an observation in order: name, place of the first number, numbers each time, how often they follow one another, and what they are.
#[pyfunction]
pub fn observation_fields() -> Vec<FieldTuple> {
    tuples(&FIELDS)
}
