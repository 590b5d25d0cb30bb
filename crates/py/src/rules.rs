//! The rules of a house.

use std::sync::Arc;

use jantaku_core::Ruleset;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use pythonize::depythonize;

use crate::errors::RulesError;
use crate::python;

/// The rules of a house: those of a preset, with whatever options you change.
///
/// `Rules("tenhou")`, `Rules("tenhou", open_tanyao=False)`, `Rules.from_toml(text)`.
#[pyclass(module = "jantaku", frozen, eq, from_py_object)]
#[derive(Clone, PartialEq)]
pub struct Rules(pub Arc<Ruleset>);

impl From<Ruleset> for Rules {
    fn from(rules: Ruleset) -> Rules {
        Rules(Arc::new(rules))
    }
}

/// Rules as they are passed to functions: themselves, or the name of a preset.
#[derive(FromPyObject)]
pub enum RulesArg {
    Rules(Rules),
    Preset(String),
}

impl RulesArg {
    /// The rules; those of Tenhou if none are passed.
    pub fn ruleset(rules: Option<RulesArg>) -> PyResult<Arc<Ruleset>> {
        match rules {
            Some(RulesArg::Rules(rules)) => Ok(rules.0),
            Some(RulesArg::Preset(name)) => Ok(Arc::new(preset(&name)?)),
            None => Ok(Arc::new(preset("tenhou")?)),
        }
    }
}

fn preset(name: &str) -> PyResult<Ruleset> {
    Ruleset::preset(name).map_err(|error| RulesError::new_err(error.to_string()))
}

fn read(text: &str) -> PyResult<Ruleset> {
    Ruleset::from_toml(text).map_err(|error| RulesError::new_err(error.to_string()))
}

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (preset = "tenhou", **options))]
    fn new(preset: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Rules> {
        let mut changed = match options {
            Some(options) => depythonize::<toml::Table>(options)?,
            None => toml::Table::new(),
        };
        changed.insert("base".to_owned(), preset.into());
        let text = toml::to_string(&changed).map_err(|error| RulesError::new_err(error.to_string()))?;
        Ok(read(&text)?.into())
    }

    /// Reads a rule file, whole or based on a preset.
    #[staticmethod]
    fn from_toml(text: &str) -> PyResult<Rules> {
        Ok(read(text)?.into())
    }

    /// The rules as a complete rule file.
    fn to_toml(&self) -> String {
        self.0.to_toml()
    }

    /// Every option with its value.
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &*self.0)
    }

    fn __getitem__<'py>(&self, py: Python<'py>, option: &str) -> PyResult<Bound<'py, PyAny>> {
        let options = self.options(py)?;
        let value = options.cast::<PyDict>()?.get_item(option)?;
        value.ok_or_else(|| RulesError::new_err(Ruleset::unknown_option(option)))
    }

    /// The name of the rules.
    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    /// What people call these rules.
    #[getter]
    fn title(&self) -> &str {
        self.0.title()
    }

    /// How many play: 3 or 4.
    #[getter]
    fn players(&self) -> usize {
        self.0.players.count()
    }

    fn __repr__(&self) -> String {
        format!("<jantaku.Rules {:?}>", self.0.name)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        Ok((slf.get_type().getattr("from_toml")?.unbind(), (slf.get().to_toml(),)))
    }
}

/// The names of the presets.
#[pyfunction]
pub fn presets() -> Vec<&'static str> {
    Ruleset::preset_names().collect()
}
