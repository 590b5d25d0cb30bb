//! What a number counts, by the keys of its figure and of its property.

use thiserror::Error;

use crate::{Figure, Group, HandFacts, Row, SeatResult, Selection, group, hand_figure, match_figure};

/// What a number counts.
#[derive(Debug, Clone, Copy)]
pub enum Listing {
    /// Hands: those behind a figure, those with one value of a property, or those that are both.
    Hands {
        figure: Option<&'static Figure<HandFacts>>,
        /// The property and its value.
        value: Option<(&'static Group, &'static str)>,
    },
    /// The results behind a figure.
    Results(&'static Figure<SeatResult>),
}

/// A key that names nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ListingError {
    #[error("there is no such figure")]
    Figure,
    /// No property of hands.
    #[error("there is no such property of hands")]
    Group,
    /// No value of the property.
    #[error("the property has no such value")]
    Value,
}

impl Listing {
    /// What these keys name. The results of matches have no properties.
    pub fn find(figure: Option<&str>, value: Option<(&str, &str)>) -> Result<Listing, ListingError> {
        let value = value.map(|(key, value)| of_group(key, value)).transpose()?;
        let Some(key) = figure else {
            return if value.is_some() {
                Ok(Listing::Hands { figure: None, value })
            } else {
                Err(ListingError::Figure)
            };
        };
        if let Some(figure) = hand_figure(key) {
            return Ok(Listing::Hands { figure: Some(figure), value });
        }
        match (match_figure(key), value) {
            (Some(figure), None) => Ok(Listing::Results(figure)),
            (Some(_), Some(_)) => Err(ListingError::Group),
            (None, _) => Err(ListingError::Figure),
        }
    }
}

fn of_group(key: &str, value: &str) -> Result<(&'static Group, &'static str), ListingError> {
    let group = group(key).ok_or(ListingError::Group)?;
    let value = (group.all)().into_iter().find(|known| *known == value).ok_or(ListingError::Value)?;
    Ok((group, value))
}

impl<'a> Selection<'a> {
    /// The hands of a listing, in order; none of one that lists results.
    pub fn listed_hands(&self, listing: &Listing) -> Vec<Row<'a, HandFacts>> {
        let Listing::Hands { figure, value } = listing else { return Vec::new() };
        let lists = |row: &Row<HandFacts>| {
            figure.is_none_or(|figure| figure.lists(row.what))
                && value.is_none_or(|(group, value)| group.has(row.what, value))
        };
        self.rows().filter(lists).collect()
    }

    /// The results of a listing, in order; none of one that lists hands.
    pub fn listed_results(&self, listing: &Listing) -> Vec<Row<'a, SeatResult>> {
        if let Listing::Results(figure) = listing { self.list(figure) } else { Vec::new() }
    }
}
