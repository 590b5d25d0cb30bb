//! Observations as planes.

use jantaku_core::Kind;
use jantaku_encode::{LEN, PLANE_COUNT, PLANES, planes_of};
use numpy::{PyArray3, PyArrayMethods, PyReadonlyArray2};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::encodings::{FieldTuple, tuples};
use crate::errors::JantakuError;

/// Observations, one in each row, as planes: an array of observations, planes and the 34 kinds of tiles.
///
/// It is written to `out` if you pass one, an array that an earlier call has returned.
#[pyfunction]
#[pyo3(signature = (observations, out = None))]
pub fn planes<'py>(
    py: Python<'py>,
    observations: Bound<'py, PyAny>,
    out: Option<Bound<'py, PyArray3<u8>>>,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let wanted = |_| PyTypeError::new_err(format!("an array of int16 is expected, with {LEN} numbers in each row"));
    let observations: PyReadonlyArray2<'py, i16> = observations.extract().map_err(wanted)?;
    let seen = observations.as_slice()?.as_chunks::<LEN>();
    let count = observations.as_array().nrows();
    if seen.0.len() != count || !seen.1.is_empty() {
        return Err(JantakuError::new_err(format!("an observation has {LEN} numbers")));
    }
    let shape = [count, PLANE_COUNT, Kind::COUNT];
    let array = out.unwrap_or_else(|| PyArray3::zeros(py, shape, false));
    let mut lent = array.try_readwrite()?;
    if lent.as_array().shape() != shape {
        return Err(JantakuError::new_err(format!("`out` has another shape than {shape:?}")));
    }
    let places = lent.as_slice_mut()?.as_chunks_mut::<{ PLANE_COUNT * Kind::COUNT }>().0;
    py.detach(|| seen.0.iter().zip(places).for_each(|(seen, planes)| planes_of(seen, planes)));
    drop(lent);
    Ok(array)
}

/// The groups of planes in order: name, first plane, planes each time, how often they follow one another, and what they say.
#[pyfunction]
pub fn plane_groups() -> Vec<FieldTuple> {
    tuples(&PLANES)
}
