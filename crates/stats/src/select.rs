//! The part of the matches that is counted.

use std::collections::{BTreeMap, BTreeSet};

use jantaku_core::{BySeat, Players, Seat};

use crate::{Date, HandFacts, MatchFacts, RoundFacts, SeatResult};

/// Which matches count, and which seats of them. Nothing set means all.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Seats of this player only.
    pub player: Option<String>,
    /// Matches in which this player has another seat.
    pub opponent: Option<String>,
    /// Matches under rules of this name.
    pub rules: Option<String>,
    /// Matches of this many players.
    pub players: Option<Players>,
    /// Matches of this many winds.
    pub winds: Option<usize>,
    /// Matches of this day or later. A match of an unknown day does not count if this or `until` is set.
    pub since: Option<Date>,
    /// Matches of this day or earlier.
    pub until: Option<Date>,
}

impl Filter {
    /// What counts of these matches.
    pub fn select<'a>(&self, matches: &'a [MatchFacts]) -> Selection<'a> {
        let selected = matches.iter().enumerate().filter(|(_, facts)| self.counts(facts)).map(|(number, facts)| {
            let seats = facts.names.map(|seat, _| self.counts_seat(facts, seat));
            Selected { number, facts, seats }
        });
        Selection { matches: selected.filter(|selected| selected.seats.values().any(|counts| *counts)).collect() }
    }

    /// What counts of these matches, of one seat in each: its own player, whatever the name.
    pub fn select_seats<'a>(&self, matches: impl IntoIterator<Item = (&'a MatchFacts, Seat)>) -> Selection<'a> {
        let counts =
            |&(_, (facts, seat)): &(usize, (&MatchFacts, Seat))| self.counts(facts) && self.counts_seat(facts, seat);
        let selected = matches.into_iter().enumerate().filter(counts).map(|(number, (facts, own))| {
            let seats = facts.names.map(|seat, _| seat == own);
            Selected { number, facts, seats }
        });
        Selection { matches: selected.collect() }
    }

    fn counts(&self, facts: &MatchFacts) -> bool {
        let rules = self.rules.as_ref().is_none_or(|rules| *rules == facts.rules);
        let players = self.players.is_none_or(|players| players == facts.mode.players);
        let winds = self.winds.is_none_or(|winds| winds == facts.mode.winds);
        let since = self.since.is_none_or(|since| facts.date.is_some_and(|date| date >= since));
        let until = self.until.is_none_or(|until| facts.date.is_some_and(|date| date <= until));
        rules && players && winds && since && until
    }

    fn counts_seat(&self, facts: &MatchFacts, seat: Seat) -> bool {
        let player = self.player.as_ref().is_none_or(|player| facts.names.get(seat) == Some(player));
        let against = |opponent| facts.names.iter().any(|(other, name)| other != seat && name == opponent);
        player && self.opponent.as_ref().is_none_or(against)
    }
}

/// The matches and seats that count.
#[derive(Debug, Clone, Default)]
pub struct Selection<'a> {
    /// The matches, in order.
    pub matches: Vec<Selected<'a>>,
}

/// A match that counts.
#[derive(Debug, Clone)]
pub struct Selected<'a> {
    /// Its number among all matches, from 0.
    pub number: usize,
    pub facts: &'a MatchFacts,
    /// The seats that count.
    pub seats: BySeat<bool>,
}

/// One thing that a figure counts: a hand, or a seat's result.
#[derive(Debug, Clone, Copy)]
pub struct Row<'a, T> {
    /// The number of the match among all matches, from 0.
    pub number: usize,
    pub facts: &'a MatchFacts,
    /// The round; `None` for a result.
    pub round: Option<&'a RoundFacts>,
    pub seat: Seat,
    pub what: &'a T,
}

/// What figures are about.
pub trait Counted: Sized + 'static {
    /// Every one that counts in a match.
    fn rows<'a>(selected: &Selected<'a>) -> Vec<Row<'a, Self>>;
}

impl<'a> Selected<'a> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|(_, counts)| **counts).map(|(seat, _)| seat)
    }
}

impl Counted for HandFacts {
    fn rows<'a>(selected: &Selected<'a>) -> Vec<Row<'a, HandFacts>> {
        let Selected { number, facts, .. } = *selected;
        let of_round = |round: &'a RoundFacts| {
            let row = move |seat| Some(Row { number, facts, round: Some(round), seat, what: round.hands.get(seat)? });
            selected.seats().filter_map(row)
        };
        facts.rounds.iter().flat_map(of_round).collect()
    }
}

impl Counted for SeatResult {
    fn rows<'a>(selected: &Selected<'a>) -> Vec<Row<'a, SeatResult>> {
        let Selected { number, facts, .. } = *selected;
        let Some(results) = &facts.results else { return Vec::new() };
        let row = |seat| Some(Row { number, facts, round: None, seat, what: results.get(seat)? });
        selected.seats().filter_map(row).collect()
    }
}

impl<'a> Selection<'a> {
    /// The number of rounds, each counted once however many of its seats count.
    pub fn rounds(&self) -> usize {
        self.matches.iter().map(|selected| selected.facts.rounds.len()).sum()
    }

    /// All hands or all results that count, in order.
    pub fn rows<T: Counted>(&self) -> impl Iterator<Item = Row<'a, T>> {
        self.matches.iter().flat_map(T::rows)
    }

    /// Each named player's part.
    pub fn by_player(&self) -> BTreeMap<&'a str, Selection<'a>> {
        let mut players: BTreeMap<&str, Selection> = BTreeMap::new();
        for selected in &self.matches {
            let facts = selected.facts;
            let counted = facts.names.iter().filter(|(seat, name)| selected.seats[*seat] && !name.is_empty());
            let names: BTreeSet<&str> = counted.map(|(_, name)| name.as_str()).collect();
            for name in names {
                let seats = facts.names.map(|seat, of_seat| selected.seats[seat] && of_seat == name);
                let part = Selected { number: selected.number, facts, seats };
                players.entry(name).or_default().matches.push(part);
            }
        }
        players
    }
}
