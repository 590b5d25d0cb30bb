//! The bots.

use std::sync::{Mutex, PoisonError};

use jantaku_engine::{Actions, View};
use jantaku_record::match_seed;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

use crate::actions::{id_of, named};
use crate::errors::JantakuError;
use crate::game::Match;

/// A computer player by name, such as `"normal"`, `"hard/attacker"` or `"master"`. It sees what its seat may see.
#[pyclass(module = "jantaku")]
pub struct Bot {
    name: String,
    bot: Mutex<Box<dyn jantaku_bots::Bot + Send>>,
}

impl Bot {
    /// Asks it, without holding Python back.
    fn asks<T: Send>(
        &self,
        py: Python<'_>,
        game: &Match,
        ask: impl FnOnce(&mut dyn jantaku_bots::Bot, &View, &Actions) -> T + Send,
    ) -> PyResult<T> {
        let game = &game.played;
        if game.game().settlement().is_some() {
            return Err(JantakuError::new_err("the match is over: there is nothing to choose"));
        }
        Ok(py.detach(|| {
            let mut bot = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
            ask(&mut **bot, &game.view(), game.actions())
        }))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name = "normal", seed = 0))]
    fn new(name: &str, seed: u64) -> PyResult<Bot> {
        let bot = jantaku_bots::by_name(name, match_seed(seed, 0));
        let bot = bot.map_err(|error| JantakuError::new_err(error.to_string()))?;
        Ok(Bot { name: name.to_owned(), bot: Mutex::new(bot) })
    }

    /// The name that it was chosen by.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// What it does where the match now asks.
    fn choose<'py>(&self, py: Python<'py>, game: &Match) -> PyResult<Bound<'py, PyString>> {
        let action = self.asks(py, game, |bot, view, actions| bot.choose(view, actions))?;
        Ok(named(py, id_of(&action)).clone())
    }

    /// Its estimate of each choice that it considers, the best first: the expected value in points, the probability of a win, and the
    /// cost of dealing in. Empty where it does not evaluate its choices.
    fn explain<'py>(&self, py: Python<'py>, game: &Match) -> PyResult<Bound<'py, PyList>> {
        let prospects = self.asks(py, game, |bot, view, actions| bot.explain(view, actions))?;
        let list = PyList::empty(py);
        for prospect in prospects {
            let line = PyDict::new(py);
            line.set_item("action", named(py, id_of(&prospect.action)))?;
            line.set_item("worth", prospect.worth)?;
            line.set_item("win", prospect.win)?;
            line.set_item("danger", prospect.danger)?;
            list.append(line)?;
        }
        Ok(list)
    }

    fn __repr__(&self) -> String {
        format!("<jantaku.Bot {:?}>", self.name)
    }
}

/// Every name that a bot can be chosen by, the strongest level first.
#[pyfunction]
pub fn bots() -> Vec<String> {
    jantaku_bots::names().collect()
}
