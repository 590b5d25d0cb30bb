//! Many matches stepped by one call, with NumPy arrays that are written over by each step.

use jantaku_encode::{ActionId, LEN, Outputs, VectorError};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::errors::{IllegalAction, RulesError};
use crate::rules::{Rules, RulesArg};

/// Matches under the same rules, each waiting for the decision of one seat; a step makes one decision in each.
///
/// The arrays are made once, and every step writes them anew: copy what you keep. A match that ends is followed by the next at its place.
#[pyclass(module = "jantaku")]
pub struct VectorMatch {
    vector: jantaku_encode::VectorMatch,
    rules: Rules,
    /// What the seat that is asked sees, one row for each match; see `observation_fields`.
    #[pyo3(get)]
    observations: Py<PyArray2<i16>>,
    /// What it may choose, by number of the action.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// Which seat is asked; seat 0 was the first dealer.
    #[pyo3(get)]
    seats: Py<PyArray1<u8>>,
    /// The points that each seat gained with the last decision.
    #[pyo3(get)]
    gains: Py<PyArray2<i32>>,
    /// Whether the match ended with it. What is seen belongs to the next match then.
    #[pyo3(get)]
    ended: Py<PyArray1<bool>>,
    /// If it ended, the result of each seat in points, with all bonuses.
    #[pyo3(get)]
    results: Py<PyArray2<i32>>,
}

/// The arrays while a step writes them.
struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, i16>,
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, u8>,
    gains: PyReadwriteArray2<'py, i32>,
    ended: PyReadwriteArray1<'py, bool>,
    results: PyReadwriteArray2<'py, i32>,
}

impl Arrays<'_> {
    fn outputs(&mut self) -> PyResult<Outputs<'_>> {
        Ok(Outputs {
            observations: self.observations.as_slice_mut()?.as_chunks_mut::<LEN>().0,
            masks: self.masks.as_slice_mut()?.as_chunks_mut::<{ ActionId::COUNT }>().0,
            seats: self.seats.as_slice_mut()?,
            gains: self.gains.as_slice_mut()?.as_chunks_mut::<4>().0,
            ended: self.ended.as_slice_mut()?,
            results: self.results.as_slice_mut()?.as_chunks_mut::<4>().0,
        })
    }
}

impl VectorMatch {
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<Arrays<'py>> {
        Ok(Arrays {
            observations: self.observations.bind(py).try_readwrite()?,
            masks: self.masks.bind(py).try_readwrite()?,
            seats: self.seats.bind(py).try_readwrite()?,
            gains: self.gains.bind(py).try_readwrite()?,
            ended: self.ended.bind(py).try_readwrite()?,
            results: self.results.bind(py).try_readwrite()?,
        })
    }
}

fn raised(error: VectorError) -> PyErr {
    match error {
        VectorError::Rules(_) | VectorError::Threads(_) => RulesError::new_err(error.to_string()),
        error => IllegalAction::new_err(error.to_string()),
    }
}

#[pymethods]
impl VectorMatch {
    #[new]
    #[pyo3(signature = (matches, rules = None, seed = 0, threads = 1))]
    fn new(
        py: Python<'_>,
        matches: usize,
        rules: Option<RulesArg>,
        seed: u64,
        threads: usize,
    ) -> PyResult<VectorMatch> {
        let rules = RulesArg::ruleset(rules)?;
        let started = py.detach(|| jantaku_encode::VectorMatch::new(rules.clone(), matches, seed, threads));
        let mut made = VectorMatch {
            vector: started.map_err(raised)?,
            rules: Rules(rules),
            observations: PyArray2::zeros(py, [matches, LEN], false).unbind(),
            masks: PyArray2::zeros(py, [matches, ActionId::COUNT], false).unbind(),
            seats: PyArray1::zeros(py, matches, false).unbind(),
            gains: PyArray2::zeros(py, [matches, 4], false).unbind(),
            ended: PyArray1::zeros(py, matches, false).unbind(),
            results: PyArray2::zeros(py, [matches, 4], false).unbind(),
        };
        let mut arrays = made.arrays(py)?;
        made.vector.asked(&mut arrays.outputs()?).map_err(raised)?;
        Ok(made)
    }

    /// Makes one decision in each match, by number of the action, and writes the arrays anew. An action that is not legal
    /// raises `IllegalAction`, and no decision is made.
    fn step(&mut self, py: Python<'_>, actions: Bound<'_, PyAny>) -> PyResult<()> {
        let wanted = |_| PyTypeError::new_err("an array of uint16 is expected, with an action for each match");
        let actions: PyReadonlyArray1<'_, u16> = actions.extract().map_err(wanted)?;
        let mut arrays = self.arrays(py)?;
        let (mut outputs, actions) = (arrays.outputs()?, actions.as_slice()?);
        let vector = &mut self.vector;
        py.detach(|| vector.step(actions, &mut outputs)).map_err(raised)
    }

    fn __len__(&self) -> usize {
        self.vector.len()
    }

    /// The rules of all matches.
    #[getter]
    fn rules(&self) -> Rules {
        self.rules.clone()
    }

    fn __repr__(&self) -> String {
        format!("<jantaku.VectorMatch: {} matches under {:?}>", self.vector.len(), self.rules.0.name)
    }
}
