//! Decisions as Parquet files.

use std::num::NonZeroU32;
use std::path::PathBuf;

use jantaku_dataset::{DatasetError, Job, Source, write, write_shards};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::errors::JantakuError;
use crate::rules::RulesArg;

/// Writes the decisions of a folder of records, or of so many matches that bots play, to a folder of Parquet files, and returns its
/// card. A call that was broken off is taken up by the same call. Threads: 0 for as many as there are processors.
#[pyfunction]
#[pyo3(signature = (out, records = None, bots = None, rules = None, seed = 0, matches = 0, per_shard = 256, threads = 0))]
#[allow(clippy::too_many_arguments)] // Python's are named
pub fn write_dataset<'py>(
    py: Python<'py>,
    out: PathBuf,
    records: Option<PathBuf>,
    bots: Option<Vec<String>>,
    rules: Option<RulesArg>,
    seed: u64,
    matches: u32,
    per_shard: u32,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let job = job(out, records, bots, rules, seed, matches, per_shard, threads)?;
    let card = py.detach(|| write(&job, &|_| ())).map_err(raised)?;
    crate::python(py, &card)
}

/// Writes some of the files of rows, and no card: those with the numbers from `first` to before `last`. Returns how many there are to be in all.
///
/// Many processes can share the work so, once one of them has begun the folder, with no file at all; `write_dataset` then completes it.
#[pyfunction]
#[pyo3(signature = (first, last, out, records = None, bots = None, rules = None, seed = 0, matches = 0, per_shard = 256))]
#[allow(clippy::too_many_arguments)] // Python's are named
pub fn write_dataset_shards(
    py: Python<'_>,
    first: u32,
    last: u32,
    out: PathBuf,
    records: Option<PathBuf>,
    bots: Option<Vec<String>>,
    rules: Option<RulesArg>,
    seed: u64,
    matches: u32,
    per_shard: u32,
) -> PyResult<u32> {
    let job = job(out, records, bots, rules, seed, matches, per_shard, 1)?;
    py.detach(|| write_shards(&job, first..last.max(first))).map_err(raised)
}

#[allow(clippy::too_many_arguments)]
fn job(
    out: PathBuf,
    records: Option<PathBuf>,
    bots: Option<Vec<String>>,
    rules: Option<RulesArg>,
    seed: u64,
    matches: u32,
    per_shard: u32,
    threads: usize,
) -> PyResult<Job> {
    let no_rows = || PyValueError::new_err("`per_shard` is at least 1");
    let per_shard = NonZeroU32::new(per_shard).ok_or_else(no_rows)?;
    let source = match (records, bots) {
        (Some(folder), None) => {
            let rules = rules.map(|rules| RulesArg::ruleset(Some(rules))).transpose()?;
            Source::Records { folder, rules }
        }
        (None, Some(bots)) => Source::Play { rules: RulesArg::ruleset(rules)?, bots, seed, matches },
        _ => return Err(PyValueError::new_err("decisions are those of `records` or of `bots`: name one of them")),
    };
    Ok(Job { source, out, per_shard, threads })
}

fn raised(error: DatasetError) -> PyErr {
    match error {
        DatasetError::File { error, path } => {
            PyErr::from(std::io::Error::new(error.kind(), format!("{}: {error}", path.display())))
        }
        error => JantakuError::new_err(error.to_string()),
    }
}
