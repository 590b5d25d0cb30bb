//! Finds the questions that a match holds.

use std::collections::{BTreeMap, BTreeSet};

use jantaku_bots::{Bot, UnknownBot, by_name};
use jantaku_engine::{Action, Actions, Event, FoldError, Outcome, PublicEvent, View};
use jantaku_scenario::WinLine;
use jantaku_wire::DrillChoice;

use crate::find::judged::Dilemma;
use crate::find::{Found, discard, points, safety, waits, wins};
use crate::played::asks;
use crate::{Drill, Entry, Place, Played, Source, text_hash};

/// The bot whose judgement counts.
pub(crate) const JUDGE: &str = "expert";
/// The bot that is asked whether it agrees.
const CONFIRMS: &str = "master";
/// No seed matters: the same views give the same choices.
pub(crate) const SEED: [u8; 32] = [1; 32];

/// Looks through matches for questions, with the bots that judge.
pub struct Examiner {
    judge: Box<dyn Bot + Send>,
    confirming: Box<dyn Bot + Send>,
}

impl Examiner {
    /// One that asks `expert`, and `master` to confirm.
    pub fn new() -> Result<Examiner, UnknownBot> {
        Ok(Examiner { judge: by_name(JUDGE, SEED)?, confirming: by_name(CONFIRMS, SEED)? })
    }

    /// The questions of a match, in the order in which they came up. Of the positions of a seat in a round, one of each drill:
    /// the next ones differ by a tile or two.
    pub fn questions(&mut self, played: &Played, drills: &[Drill]) -> Vec<Entry> {
        let mut found = Vec::new();
        let mut seen = BTreeSet::new();
        let asked = |drill| drills.contains(&drill);
        played.each_event(|round, at, event, views| {
            if let Event::Public(PublicEvent::Discarded { seat, .. }) = event
                && asked(Drill::Waits)
                && let Some(view) = views.get(*seat)
            {
                found.extend(tenpai(view).into_iter().filter(|entry| seen.insert(line_of(entry))));
            }
            if let Event::Public(PublicEvent::RoundEnded(end)) = event
                && let Outcome::Won { wins, .. } = &end.outcome
                && let Some(view) = wins.first().and_then(|win| views.get(win.seat))
            {
                let lines = wins::lines(view.table(), end);
                found.extend(lines.iter().flat_map(|line| scored(line, view)).filter(|entry| asked(entry.drill)));
            }
            for (seat, view) in views.iter().filter(|(_, view)| asks(event, view)) {
                let actions = view.legal_actions();
                let place = Place { round, event: at, seat };
                if actions.legal.len() > 1 {
                    found.extend(self.decision(view, &actions, place, drills));
                }
            }
        });
        once_a_round(found)
    }

    /// The questions of a decision: at most one of each drill.
    fn decision(&mut self, view: &View, actions: &Actions, at: Place, drills: &[Drill]) -> Vec<Entry> {
        let position = |drill, found: Found, yes| {
            let source = Source::Position { of_match: 0, at, yes };
            Entry { drill, skill: found.skill, level: found.level, source }
        };
        let mut entries = Vec::new();
        if drills.contains(&Drill::Discard)
            && let Some(found) = discard::question(view, actions)
            && self.discards(view, actions, &found)
        {
            entries.push(position(Drill::Discard, found, None));
        }
        if drills.contains(&Drill::Safety)
            && let Some(found) = safety::question(view, actions)
        {
            entries.push(position(Drill::Safety, found, None));
        }
        if let Some(dilemma) = Dilemma::of(view, actions)
            && drills.contains(&dilemma.drill)
            && let Some((yes, level)) = dilemma.answer(view, &self.judge.explain(view, actions))
        {
            let source = Source::Position { of_match: 0, at, yes: Some(yes) };
            entries.push(Entry { drill: dilemma.drill, skill: dilemma.skill, level, source });
        }
        entries
    }

    /// Whether the judge discards what counting says.
    fn discards(&mut self, view: &View, actions: &Actions, found: &Found) -> bool {
        let chosen = match self.judge.choose(view, actions) {
            Action::Discard { tile, .. } | Action::Riichi { tile, .. } => tile,
            _ => return false,
        };
        found.task.is_right(DrillChoice::Tile { tile: chosen })
    }

    /// Whether `master`, which plays positions on, comes to the same judgement. Where the answer is counted nobody is asked.
    pub fn confirms(&mut self, entry: &Entry, played: &Played) -> Result<bool, FoldError> {
        let Source::Position { at, yes: Some(yes), .. } = entry.source else { return Ok(true) };
        let view = played.view(at)?;
        let actions = view.legal_actions();
        let Some(dilemma) = Dilemma::of(&view, &actions) else { return Ok(false) };
        Ok(dilemma.side(self.confirming.choose(&view, &actions)) == Some(yes))
    }
}

/// Keeps one position of each drill, round and seat. Which one looks like chance.
fn once_a_round(found: Vec<Entry>) -> Vec<Entry> {
    let key = |entry: &Entry| match entry.source {
        Source::Position { at, .. } => Some((entry.drill, at.round, at.seat)),
        Source::Line(_) => None,
    };
    let mut chosen = BTreeMap::new();
    for (nth, entry) in found.iter().enumerate() {
        if let Some(key) = key(entry) {
            let place = (text_hash(&entry.to_string()), nth);
            let least = chosen.entry(key).or_insert(place);
            *least = place.min(*least);
        }
    }
    let kept: BTreeSet<usize> = chosen.into_values().map(|(_, nth)| nth).collect();
    let keeps = |(nth, entry): &(usize, Entry)| key(entry).is_none() || kept.contains(nth);
    found.into_iter().enumerate().filter(keeps).map(|(_, entry)| entry).collect()
}

/// The question about the waits that a discard leaves.
fn tenpai(view: &View) -> Option<Entry> {
    let found = waits::question(view.hand(), &view.table().rules)?;
    let line = wins::hand_words(view.hand());
    Some(Entry { drill: Drill::Waits, skill: found.skill, level: found.level, source: Source::Line(line) })
}

/// The questions of a win.
fn scored(line: &str, view: &View) -> Vec<Entry> {
    let Ok(win) = WinLine::read(line) else { return Vec::new() };
    let rules = &view.table().rules;
    let entry = |drill, found: Found| Entry {
        drill,
        skill: found.skill,
        level: found.level,
        source: Source::Line(line.to_owned()),
    };
    let fu = wins::fu(&win, rules).map(|found| entry(Drill::Fu, found));
    let points = points::points(&win, rules).map(|found| entry(Drill::Points, found));
    fu.into_iter().chain(points).collect()
}

fn line_of(entry: &Entry) -> String {
    match &entry.source {
        Source::Line(line) => line.clone(),
        Source::Position { .. } => String::new(),
    }
}
