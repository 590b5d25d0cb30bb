//! What matches between bots add up to.

use std::collections::BTreeMap;

use jantaku_stats::Ratio;
use pyo3::prelude::*;

use crate::errors::JantakuError;
use crate::simulate::MatchResult;

/// What one player's matches add up to, as `jantaku simulate` counts it. Standard errors are taken over deals, and are `None` for a single one: matches
/// with the same walls are not independent of each other.
#[pyclass(module = "jantaku", frozen, eq, get_all)]
#[derive(PartialEq)]
pub struct Measured {
    /// The name of the bot.
    name: String,
    /// Matches, one for each seat taken.
    matches: u64,
    /// The number of sets of walls, each played from every seat.
    deals: u64,
    /// How often each place was taken, the first place first.
    places: Vec<u64>,
    /// The mean place, from 1 to the number of players.
    mean_place: f64,
    /// The standard error of the mean place.
    place_error: Option<f64>,
    /// The mean result in points, with all bonuses.
    mean_result: f64,
    /// The standard error of the mean result.
    result_error: Option<f64>,
}

#[pymethods]
impl Measured {
    fn __repr__(&self) -> String {
        let error = |error: Option<f64>, digits| error.map_or(String::new(), |error| format!(" ± {error:.digits$}"));
        format!(
            "<jantaku.Measured {:?}: {} matches, place {:.3}{}, result {:.0}{}>",
            self.name,
            self.matches,
            self.mean_place,
            error(self.place_error, 3),
            self.mean_result,
            error(self.result_error, 0),
        )
    }
}

/// A player's places and results in one deal.
#[derive(Default)]
struct Deal {
    seats: u64,
    places: i64,
    results: i64,
}

/// What the matches of the player with this name add up to. Where no match has such a player, `JantakuError` is raised.
#[pyfunction]
pub fn measure(results: Vec<PyRef<'_, MatchResult>>, name: String) -> PyResult<Measured> {
    let mut places = Vec::new();
    let mut deals: BTreeMap<u32, Deal> = BTreeMap::new();
    for result in &results {
        places.resize(places.len().max(result.places.len()), 0);
        let seats = result.names.iter().zip(&result.places).zip(&result.results);
        for ((_, &place), &points) in seats.filter(|((named, _), _)| **named == name) {
            let deal = deals.entry(result.deal).or_default();
            deal.seats += 1;
            deal.places += i64::from(place);
            deal.results += i64::from(points);
            if let Some(times) = places.get_mut((place as usize).wrapping_sub(1)) {
                *times += 1;
            }
        }
    }
    let (mut place, mut result) = (Ratio::default(), Ratio::default());
    for deal in deals.values() {
        place.add(deal.places, deal.seats);
        result.add(deal.results, deal.seats);
    }
    let matches = deals.values().map(|deal| deal.seats).sum();
    if matches == 0 {
        return Err(JantakuError::new_err(format!("`{name}` played none of these matches")));
    }
    let (place, result) = (place.estimate(), result.estimate());
    Ok(Measured {
        name,
        matches,
        deals: deals.len() as u64,
        places,
        mean_place: place.value,
        place_error: place.error,
        mean_result: result.value,
        result_error: result.error,
    })
}
