//! The decisions behind a record: which choices led to its events.
//!
//! A record leaves out the answers without effect. Who could claim a tile and is not seen to have done so has passed, unless another
//! answer would have had the same outcome: then the record does not tell, and the decision is left out.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat, Wall};
use jantaku_engine::{Action, Actions, Event, Match, Phase, PublicEvent, RoundSetup, Settlement};
use thiserror::Error;

use crate::Rows;

/// One round of a match, with all that everybody at the table sees and the tiles drawn.
#[derive(Debug, Clone)]
pub struct Round {
    /// Its number in the record, from 0; those that are missing are counted.
    pub number: u16,
    pub wall: Wall,
    /// Its events from the deal to its end, without answers.
    pub events: Vec<Event>,
}

/// What follows by the rules is not what the record has.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("round {round}, event {event}: what follows by the rules is not what the record has")]
pub struct Divergence {
    pub round: u16,
    /// The event within it, from 1.
    pub event: usize,
}

/// The events of a record, compared with what follows from the choices.
struct Expected<'a> {
    round: u16,
    events: &'a [Event],
    at: usize,
    diverged: bool,
}

/// Whether everybody at the table, or the seat that draws, sees it within a round.
fn is_recorded(event: &Event) -> bool {
    !matches!(event, Event::Answered { .. } | Event::Public(PublicEvent::GameEnded(_) | PublicEvent::MatchEnded(_)))
}

impl Round {
    /// A round with these events, of which it keeps those that a record has; `None` if it does not end.
    pub fn new(number: usize, wall: Wall, events: impl Iterator<Item = Event>) -> Option<Round> {
        let events: Vec<Event> = events.filter(is_recorded).collect();
        let ends = matches!(events.last(), Some(Event::Public(PublicEvent::RoundEnded(_))));
        Some(Round { number: number.try_into().ok()?, wall, events }).filter(|_| ends)
    }

    fn setup(&self, rules: &Arc<Ruleset>) -> Option<RoundSetup> {
        let Some(Event::Dealt { start, .. }) = self.events.first() else { return None };
        Some(RoundSetup { rules: rules.clone(), position: start.position.clone(), wall: self.wall.clone() })
    }
}

impl Expected<'_> {
    fn next(&self) -> Result<&Event, Divergence> {
        self.events.get(self.at).ok_or_else(|| self.divergence())
    }

    /// The event in which a claim or an offer to claim ends: sticks and indicators may come before it.
    fn decisive(&self) -> Result<&Event, Divergence> {
        let before = |event: &&Event| {
            matches!(event, Event::Public(PublicEvent::RiichiPaid { .. } | PublicEvent::DoraRevealed { .. }))
        };
        self.events[self.at.min(self.events.len())..]
            .iter()
            .find(|event| !before(event))
            .ok_or_else(|| self.divergence())
    }

    fn divergence(&self) -> Divergence {
        Divergence { round: self.round, event: self.at + 1 }
    }

    fn take(&mut self, event: &Event) {
        if !self.diverged && is_recorded(event) {
            self.diverged = self.events.get(self.at) != Some(event);
            self.at += usize::from(!self.diverged);
        }
    }

    fn play(&mut self, game: &mut Match, seat: Seat, action: Action) -> Result<(), Divergence> {
        let played = game.play_with(seat, action, &mut |_, event| self.take(&event));
        if played.is_err() || self.diverged { Err(self.divergence()) } else { Ok(()) }
    }
}

/// Adds the decisions of these rounds, which follow one another unless a number is missing. If the match `ended` with the last of them,
/// returns its standings.
///
/// # Errors
///
/// Events that do not follow from the rules, the walls and any choices.
pub fn follow(
    rules: &Arc<Ruleset>,
    rounds: &[Round],
    ended: bool,
    rows: &mut Rows,
) -> Result<Option<Settlement>, Divergence> {
    let mut before: Option<Match> = None;
    for (nth, round) in rounds.iter().enumerate() {
        let mut expected = Expected { round: round.number, events: &round.events, at: 0, diverged: false };
        let mut game = deal(rules, round, before.take(), &mut expected)?;
        while !matches!(game.table().phase, Phase::Over(_)) {
            match is_secret(&game) {
                true => answers(&mut game, &mut expected, rows)?,
                false => turn(&mut game, &mut expected, rows)?,
            }
        }
        rows.rounds += 1;
        let next = rounds.get(nth + 1);
        if next.is_some_and(|next| Some(next.number) == round.number.checked_add(1)) {
            between(&mut game, &mut expected, rows, Action::Continue)?;
            before = Some(game);
        } else if next.is_none() && ended {
            between(&mut game, &mut expected, rows, Action::Stop)?;
            return game.settlement().cloned().map(Some).ok_or_else(|| expected.divergence());
        }
    }
    Ok(None)
}

fn deal(
    rules: &Arc<Ruleset>,
    round: &Round,
    before: Option<Match>,
    expected: &mut Expected,
) -> Result<Match, Divergence> {
    let dealt = match before {
        Some(mut game) => game.deal_with(round.wall.clone(), &mut |_, event| expected.take(&event)).ok().map(|()| game),
        None => {
            round.setup(rules).and_then(|setup| Match::start_with(setup, &mut |_, event| expected.take(&event)).ok())
        }
    };
    dealt.filter(|_| !expected.diverged).ok_or_else(|| expected.divergence())
}

/// A choice that everybody sees.
fn turn(game: &mut Match, expected: &mut Expected, rows: &mut Rows) -> Result<(), Divergence> {
    let seat = game.asked().next().ok_or_else(|| expected.divergence())?;
    let action = match expected.next()? {
        // A win that waits for an indicator.
        Event::Public(PublicEvent::DoraRevealed { .. }) => Action::Tsumo,
        Event::Public(event) => match game.table().choice_behind(event) {
            Some((who, action)) if who == seat => action,
            _ => return Err(expected.divergence()),
        },
        _ => return Err(expected.divergence()),
    };
    decide(game, expected.round, seat, action, rows);
    expected.play(game, seat, action)
}

/// Whether all who are asked answer at the same time, and only they see it.
fn is_secret(game: &Match) -> bool {
    matches!(game.table().phase, Phase::Claims { .. } | Phase::Opening)
}

fn decide(game: &Match, round: u16, seat: Seat, action: Action, rows: &mut Rows) {
    if let Some(view) = game.view(seat) {
        rows.push(round, &view, &game.legal_actions(seat), action);
    }
}

/// One seat of those that answer at the same time.
struct Answer {
    seat: Seat,
    actions: Actions,
    action: Action,
    /// Whether it is seen in the record.
    seen: bool,
}

/// The answers of all seats that are asked at the same time.
fn answers(game: &mut Match, expected: &mut Expected, rows: &mut Rows) -> Result<(), Divergence> {
    let event = expected.decisive()?;
    let answers: Vec<Answer> = game
        .asked()
        .map(|seat| {
            let (actions, answer) = (game.legal_actions(seat), event.answer_of(seat));
            let passes = answer == Action::Pass && !actions.legal.contains(&Action::Pass);
            // Who has no choice has made it.
            let forced = actions.legal.first().filter(|_| passes).copied();
            Answer { seat, actions, action: forced.unwrap_or(answer), seen: answer != Action::Pass }
        })
        .collect();
    for answer in &answers {
        if is_certain(game, expected, &answers, answer) {
            decide(game, expected.round, answer.seat, answer.action, rows);
        } else {
            rows.hidden += 1;
        }
    }
    if answers.is_empty() {
        return Err(expected.divergence());
    }
    // Those who are seen first: the others may not matter any more.
    for answer in answers.iter().filter(|answer| answer.seen).chain(answers.iter().filter(|answer| !answer.seen)) {
        if is_secret(game) && game.is_asked(answer.seat) {
            expected.play(game, answer.seat, answer.action)?;
        }
    }
    Ok(())
}

/// Whether the record tells this answer: nothing else that the seat could have done has the same outcome.
fn is_certain(game: &Match, expected: &Expected, answers: &[Answer], answer: &Answer) -> bool {
    if answer.seen || answers.iter().all(|answer| !answer.seen) {
        return true;
    }
    let mut seen = game.clone();
    for claim in answers.iter().filter(|answer| answer.seen) {
        // What does not fit the rules is found when it is played.
        let _ = seen.play(claim.seat, claim.action);
    }
    let others = answers.iter().filter(|other| !other.seen && other.seat != answer.seat);
    let same = |action: &Action| {
        let mut game = seen.clone();
        let mut expected = Expected { diverged: false, ..*expected };
        let mut played = expected.play(&mut game, answer.seat, *action).is_ok();
        for other in others.clone().filter(|other| other.actions.legal.contains(&other.action)) {
            if played && is_secret(&game) && game.is_asked(other.seat) {
                played = expected.play(&mut game, other.seat, other.action).is_ok();
            }
        }
        played
    };
    is_secret(&seen)
        && seen.is_asked(answer.seat)
        && !answer.actions.legal.iter().filter(|action| **action != answer.action).any(same)
}

/// Goes on after a round, or ends the match where a seat may and that is wanted.
fn between(game: &mut Match, expected: &mut Expected, rows: &mut Rows, wanted: Action) -> Result<(), Divergence> {
    loop {
        let Some(seat) = game.asked().next() else { return Ok(()) };
        let legal = game.legal_actions(seat).legal;
        let action = if legal.contains(&wanted) { wanted } else { Action::Continue };
        if legal[..] != [Action::Continue] {
            decide(game, expected.round, seat, action, rows);
        }
        expected.play(game, seat, action)?;
    }
}
