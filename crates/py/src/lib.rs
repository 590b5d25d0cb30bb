//! Python's extension module `jantaku._native`. What Python programs import is the package `jantaku` around it, in `python/`.

mod actions;
mod bot;
mod data;
mod encodings;
mod errors;
mod game;
mod hands;
mod measure;
mod planes;
mod rules;
mod simulate;
mod vector;

use pyo3::prelude::*;

/// Riichi mahjong: rules, hands, matches, bots, and matches as numbers.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::actions::{action_id, action_name, actions, observation_fields};
    #[pymodule_export]
    use crate::bot::{Bot, bots};
    #[pymodule_export]
    use crate::data::{write_dataset, write_dataset_shards};
    #[pymodule_export]
    use crate::encodings::{encoding_versions, event_fields, oracle_fields, token_ranges};
    #[pymodule_export]
    use crate::errors::{IllegalAction, JantakuError, NoWin, RecordError, RulesError};
    #[pymodule_export]
    use crate::game::{Match, replay};
    #[pymodule_export]
    use crate::hands::{discards, read_tiles, score, shanten, ukeire};
    #[pymodule_export]
    use crate::measure::{Measured, measure};
    #[pymodule_export]
    use crate::planes::{plane_groups, planes};
    #[pymodule_export]
    use crate::rules::{Rules, presets};
    #[pymodule_export]
    use crate::simulate::{MatchResult, simulate};
    #[pymodule_export]
    use crate::vector::VectorMatch;
}

/// A value of the wire as Python's dictionaries, lists and strings.
fn python<'py, T: serde::Serialize>(py: Python<'py>, value: &T) -> PyResult<Bound<'py, PyAny>> {
    pythonize::pythonize(py, value).map_err(PyErr::from)
}
