//! The parts of what is told as numbers: tokens, events and the oracle.

use jantaku_encode::{EVENT_FIELDS, EVENTS_VERSION, Field, ORACLE, ORACLE_VERSION, TOKENS, TOKENS_VERSION};
use pyo3::prelude::*;

/// A field as Python gets it: name, place of the first number, numbers each time, how often they follow one another, and what they are.
pub type FieldTuple = (&'static str, usize, usize, usize, &'static str);

/// Fields as Python gets them.
pub fn tuples(fields: &[Field]) -> Vec<FieldTuple> {
    fields.iter().map(|field| (field.name, field.at, field.len, field.times, field.meaning)).collect()
}

/// The ranges of tokens in order: name, first token, tokens each time, how often they follow one another, and what they say.
#[pyfunction]
pub fn token_ranges() -> Vec<(&'static str, u16, u16, u16, &'static str)> {
    TOKENS.iter().map(|range| (range.name, range.first, range.count, range.times, range.meaning)).collect()
}

/// The fields of a row of `Match.history` in order: name, place of the first number, numbers each time, how often they follow one another, and what they are.
#[pyfunction]
pub fn event_fields() -> Vec<FieldTuple> {
    tuples(&EVENT_FIELDS)
}

/// The fields of `Match.oracle` in order: name, place of the first number, numbers each time, how often they follow one another, and what they are.
#[pyfunction]
pub fn oracle_fields() -> Vec<FieldTuple> {
    tuples(&ORACLE)
}

/// The versions of tokens, events and the oracle, by name.
#[pyfunction]
pub fn encoding_versions() -> Vec<(&'static str, u32)> {
    vec![("tokens", TOKENS_VERSION), ("events", EVENTS_VERSION), ("oracle", ORACLE_VERSION)]
}
