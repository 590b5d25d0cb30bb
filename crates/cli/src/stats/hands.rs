//! The hands behind a figure, and the command for each.

use std::fmt;
use std::str::FromStr;

use jantaku_core::notation::format_tiles;
use jantaku_score::Limit;
use jantaku_stats::{
    Group, HandFacts, Listing, Row, SeatResult, Selection, WinFacts, group, hand_figure, match_figure,
};
use jantaku_wire::names::shown;
use serde::Serialize;

use super::read::{Library, MatchPlace};
use crate::failure::Failure;
use crate::output::hand;

/// One value of a property of hands, as `wait=ryanmen`.
#[derive(Clone)]
pub struct Property {
    group: &'static Group,
    value: &'static str,
}

impl FromStr for Property {
    type Err = String;

    fn from_str(written: &str) -> Result<Property, String> {
        let (key, value) = written.split_once('=').unwrap_or((written, ""));
        let group = group(key).ok_or_else(|| text!("stats-no-property").to_owned())?;
        let all = (group.all)();
        let found = all.iter().copied().find(|known| *known == value);
        let value = found.ok_or_else(|| text!("stats-no-value", property = key, values = all.join(", ")))?;
        Ok(Property { group, value })
    }
}

#[derive(Serialize)]
pub struct Listed<'a> {
    #[serde(flatten)]
    pub place: &'a MatchPlace,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    pub seat: usize,
    #[serde(skip_serializing_if = "str::is_empty")]
    pub name: &'a str,
    #[serde(flatten)]
    pub what: What<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub enum What<'a> {
    Hand(HandLine<'a>),
    Result { place: u8, points: i32, total: i32 },
}

#[derive(Serialize)]
pub struct HandLine<'a> {
    /// The change of the points.
    points: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    riichi_turn: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<WinLine<'a>>,
}

#[derive(Serialize)]
struct WinLine<'a> {
    hand: String,
    tile: String,
    tsumo: bool,
    wait: &'static str,
    yaku: Vec<&'static str>,
    dora: u8,
    han: u8,
    fu: u32,
    limit: Option<String>,
    #[serde(skip)]
    facts: &'a WinFacts,
}

impl<'a> Listed<'a> {
    fn of<T>(library: &'a Library, row: &Row<'a, T>, what: What<'a>) -> Listed<'a> {
        let round = row.round.map(|round| round.name.to_string());
        let name = row.facts.names.get(row.seat).map_or("", String::as_str);
        Listed { place: &library.places[row.number], round, seat: row.seat.index(), name, what }
    }

    pub fn hand(library: &'a Library, row: &Row<'a, HandFacts>) -> Listed<'a> {
        let HandFacts { points, riichi, win, .. } = row.what;
        let win = win.as_deref().map(WinLine::of);
        Listed::of(library, row, What::Hand(HandLine { points: *points, riichi_turn: *riichi, win }))
    }

    pub fn result(library: &'a Library, row: &Row<'a, SeatResult>) -> Listed<'a> {
        let SeatResult { place, points, total, .. } = *row.what;
        Listed::of(library, row, What::Result { place, points, total })
    }
}

impl<'a> WinLine<'a> {
    fn of(facts: &'a WinFacts) -> WinLine<'a> {
        WinLine {
            hand: hand(&facts.hand),
            tile: format_tiles(&[facts.tile]),
            tsumo: facts.tsumo,
            wait: facts.wait.key(),
            yaku: facts.yaku.iter().map(|line| line.yaku.key()).collect(),
            dora: facts.dora.total(),
            han: facts.han,
            fu: facts.fu,
            limit: facts.limit.as_ref().map(Limit::to_string),
            facts,
        }
    }
}

/// A hand as one line, with the command that shows it.
impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "jantaku show {}", quoted(&self.place.file))?;
        self.place.number.iter().try_for_each(|number| write!(f, " --match {number}"))?;
        self.round.iter().try_for_each(|round| write!(f, " --round {round}"))?;
        write!(f, "  # {}", self.seat)?;
        if !self.name.is_empty() {
            // A name may contain anything; behind the mark of a comment it must not end the line.
            write!(f, " {}", shown(self.name))?;
        }
        match &self.what {
            What::Hand(hand) => write!(f, ", {hand}"),
            What::Result { place, points, .. } => {
                write!(f, ", {}", text!("stats-result", place = place, points = points))
            }
        }
    }
}

impl fmt::Display for HandLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.points)?;
        let Some(win) = &self.win else { return Ok(()) };
        let by = if win.tsumo { "tsumo" } else { "ron" };
        write!(f, ", {} {by} {}: {}", win.hand, win.tile, win.yaku.join(" "))?;
        if win.dora > 0 {
            write!(f, " dora {}", win.dora)?;
        }
        match &win.limit {
            Some(limit) => write!(f, ", {limit}"),
            None => write!(f, ", {} han {} fu", win.han, win.facts.fu),
        }
    }
}

/// Quotes a path for a shell.
fn quoted(path: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+:=@,%".contains(c);
    if !path.is_empty() && path.chars().all(plain) {
        path.to_owned()
    } else {
        format!("'{}'", path.replace('\'', r"'\''"))
    }
}

/// The hands or results behind a figure.
pub fn listed<'a>(
    library: &'a Library,
    selection: &Selection<'a>,
    figure: &str,
    property: Option<&Property>,
) -> Result<Vec<Listed<'a>>, Failure> {
    if let Some(figure) = hand_figure(figure) {
        let value = property.map(|of| (of.group, of.value));
        let rows = selection.listed_hands(&Listing::Hands { figure: Some(figure), value });
        return Ok(rows.iter().map(|row| Listed::hand(library, row)).collect());
    }
    if property.is_some() {
        return Err(Failure::input(text!("stats-property-of-match")));
    }
    let rows = match_figure(figure).map(|figure| selection.list(figure)).unwrap_or_default();
    Ok(rows.iter().map(|row| Listed::result(library, row)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_survives_a_shell() {
        assert_eq!(quoted("/a/第39期.json"), "/a/第39期.json");
        assert_eq!(quoted("it's a.json"), r"'it'\''s a.json'");
        assert_eq!(quoted("$(rm).json"), "'$(rm).json'");
        assert_eq!(quoted(""), "''");
    }

    #[test]
    fn a_property_has_one_of_its_values() {
        assert!("wait=ryanmen".parse::<Property>().is_ok() && "turn=13+".parse::<Property>().is_ok());
        for wrong in ["wait", "wait=", "wait=pinfu", "shape=ryanmen", "=", ""] {
            assert!(wrong.parse::<Property>().is_err(), "{wrong}");
        }
    }
}
