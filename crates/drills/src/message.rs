//! A question as it travels.

use std::cmp::Reverse;

use jantaku_advice::{DiscardHint, discard_hints, safety};
use jantaku_bots::{Prospect, by_name};
use jantaku_core::{Ruleset, Suit};
use jantaku_engine::{Action, Phase, View};
use jantaku_scenario::WinLine;
use jantaku_wire::{
    Advised, DailyAnswer, DrillChoice, DrillDiscard, DrillEstimate, DrillQuestion, DrillSolution, MatchInfo,
    ServerMessage, WaitLeft, Welcome, convert,
};

use crate::examiner::{JUDGE, SEED};
use crate::find::judged::{Dilemma, Sides};
use crate::find::{Found, discard, points, safety as safest, waits, wins};
use crate::{Drill, DrillError, Entry, Played, Source, Task};

/// The levels whose answers are told, the best first.
const LEVELS: [&str; 5] = ["master", "expert", "hard", "normal", "easy"];

/// The question of an entry. A position is asked under the rules of its match, which is `played`; a hand under `rules`.
pub fn ask(entry: &Entry, played: Option<&Played>, rules: &Ruleset) -> Result<DrillQuestion, DrillError> {
    match &entry.source {
        Source::Line(line) => of_hand(entry.drill, line, rules),
        Source::Position { at, .. } => {
            let view = played.ok_or(DrillError::Unknown)?.view(*at)?;
            of_view(entry, &view)
        }
    }
}

fn of_hand(drill: Drill, line: &str, rules: &Ruleset) -> Result<DrillQuestion, DrillError> {
    let line = &as_played(line, rules);
    let nothing = || DrillError::Rules(rules.title().to_owned());
    let (found, solution) = match drill {
        Drill::Waits => {
            let hand = hand_of(line)?;
            let found = waits::question(&hand, rules).ok_or_else(nothing)?;
            let counts = hand.all_counts();
            let waited = jantaku_score::live_waits(&hand, rules).iter();
            let left = waited.map(|kind| WaitLeft { kind, left: 4 - counts.of(kind).min(4) });
            (found, DrillSolution { waits: left.collect(), ..DrillSolution::default() })
        }
        _ => {
            let win = WinLine::read(line)?;
            let ask = if drill == Drill::Fu { wins::fu } else { points::points };
            let found = ask(&win, rules).ok_or_else(nothing)?;
            let score = convert::scored(line, rules, 0).ok();
            (found, DrillSolution { score, ..DrillSolution::default() })
        }
    };
    let Found { skill, level, task } = found;
    let hand = Some(line.to_owned());
    Ok(DrillQuestion { hand, ..question(drill, skill, level, rules, task, solution) })
}

/// The line with plain fives for the red ones that the house has not.
fn as_played(line: &str, rules: &Ruleset) -> String {
    let tile_set = rules.tile_set();
    let mut played: Vec<char> = line.chars().collect();
    let mut first = 0;
    for at in 0..played.len() {
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter() == played[at]);
        if suit.is_some_and(|suit| tile_set.count(jantaku_core::Tile::red(suit)) == 0) {
            played[first..at].iter_mut().filter(|digit| **digit == '0').for_each(|digit| *digit = '5');
        }
        if !played[at].is_ascii_digit() {
            first = at + 1;
        }
    }
    played.into_iter().collect()
}

/// The hand of a line that has no win in it.
pub(crate) fn hand_of(line: &str) -> Result<jantaku_core::Hand, DrillError> {
    // What is won does not matter for the waits.
    Ok(WinLine::read(&format!("{line} tsumo:1z"))?.hand)
}

fn of_view(entry: &Entry, view: &View) -> Result<DrillQuestion, DrillError> {
    let actions = view.legal_actions();
    let task = task_at(entry, view).ok_or(DrillError::Unknown)?;
    let mut solution = DrillSolution { advised: Some(advised(view, &task)), ..DrillSolution::default() };
    match entry.drill {
        Drill::Discard => {
            let mut hints: Vec<DiscardHint> = discard_hints(view, &actions.legal).into_iter().flatten().collect();
            hints.sort_by_key(|hint| (hint.shanten, Reverse(hint.tiles()), hint.tile));
            hints.dedup_by_key(|hint| hint.tile);
            let line = |hint: DiscardHint| DrillDiscard { tile: hint.tile, hint: hint.into() };
            solution.discards = hints.into_iter().map(line).collect();
        }
        Drill::Safety => solution.safety = safety(view, &actions).into_iter().map(Into::into).collect(),
        _ => solution.estimates = estimates(view).unwrap_or_default(),
    }
    let rules = &view.table().rules;
    Ok(DrillQuestion {
        about: about(view),
        messages: messages(view),
        ..question(entry.drill, entry.skill, entry.level, rules, task, solution)
    })
}

/// What the adviser says for the right answer. It says more of a position, but that would not explain this one.
fn advised(view: &View, task: &Task) -> Advised {
    let legal = view.legal_actions().legal;
    let of_side = |right: bool| -> Vec<Action> {
        let on_side =
            |&action: &Action| chosen(task, view, action).is_some_and(|nth| task.right.contains(&nth) == right);
        legal.iter().copied().filter(on_side).collect()
    };
    let (right, wrong) = (of_side(true), of_side(false));
    let mut advised = convert::advised(view, None);
    advised.advice.retain(|said| {
        let chooses = said.choose.as_ref().is_some_and(|action| right.contains(action));
        chooses || said.avoid.as_ref().is_some_and(|action| wrong.contains(action))
    });
    advised
}

/// What is to be chosen in the position that an entry is about; `None` if nothing is.
pub fn task_at(entry: &Entry, view: &View) -> Option<Task> {
    let actions = view.legal_actions();
    match (entry.drill, &entry.source) {
        (Drill::Discard, _) => discard::question(view, &actions).map(|found| found.task),
        (Drill::Safety, _) => safest::question(view, &actions).map(|found| found.task),
        (_, Source::Position { yes, .. }) => yes.map(Task::decision),
        (_, Source::Line(_)) => None,
    }
}

fn question(
    drill: Drill,
    skill: &str,
    level: u8,
    rules: &Ruleset,
    task: Task,
    solution: DrillSolution,
) -> DrillQuestion {
    DrillQuestion {
        drill: drill.key().to_owned(),
        skill: skill.to_owned(),
        level,
        rules: rules.title().to_owned(),
        messages: Vec::new(),
        hand: None,
        about: None,
        choices: task.choices,
        right: task.right.into_iter().map(|nth| nth as u8).collect(),
        solution,
    }
}

/// What the judge expects of the best way to do it and of the best way not to.
fn estimates(view: &View) -> Option<Vec<DrillEstimate>> {
    let actions = view.legal_actions();
    let dilemma = Dilemma::of(view, &actions)?;
    let Sides { yes, no } = dilemma.sides(&by_name(JUDGE, SEED).ok()?.explain(view, &actions))?;
    let most = yes.worth.max(no.worth);
    // Nobody can tell points apart: the search errs by more.
    let rounded = |points: f64| (points / 50.0).round() as i32 * 50;
    let estimate = |choice, one: Prospect| DrillEstimate {
        choice,
        action: one.action,
        points: rounded(one.worth - most),
        danger: rounded(one.danger),
        win: (100.0 * one.win).round().clamp(0.0, 100.0) as u8,
    };
    Some(vec![estimate(0, yes), estimate(1, no)])
}

/// The seat in riichi, or the one whose discard is on offer.
fn about(view: &View) -> Option<u8> {
    let table = view.table();
    let riichi = || table.players().seats().find(|&seat| seat != view.seat() && table.riichi[seat].is_riichi());
    match table.phase {
        Phase::Claims { from, .. } => Some(from.into()),
        _ => riichi().map(Into::into),
    }
}

/// The table as its seat is told of it. Nobody has a name: it does not matter who played.
fn messages(view: &View) -> Vec<ServerMessage> {
    let table = view.table();
    let rules = &table.rules;
    let names = table.players().seats().map(|seat| table.wind(seat).letter().to_string()).collect();
    let of = MatchInfo::new("drill".to_owned(), names, rules);
    vec![
        ServerMessage::Welcome(Welcome { seat: view.seat().into(), of }),
        ServerMessage::View { view: Box::new(convert::view(view)), next_event: 0 },
        convert::prompt(view, &view.legal_actions(), 0, None),
    ]
}

/// What each level of bot answers to a question about a position, the best level first.
pub fn answers(entry: &Entry, played: &Played) -> Result<Vec<DailyAnswer>, DrillError> {
    let Source::Position { at, .. } = entry.source else { return Err(DrillError::Unknown) };
    let view = played.view(at)?;
    let actions = view.legal_actions();
    let task = task_at(entry, &view).ok_or(DrillError::Unknown)?;
    let answer = |level: &&str| {
        let mut bot = by_name(level, SEED).ok()?;
        let choice = chosen(&task, &view, bot.choose(&view, &actions)).map(|nth| nth as u8);
        Some(DailyAnswer { level: (*level).to_owned(), choice })
    };
    Ok(LEVELS.iter().filter_map(answer).collect())
}

/// The number of the choice that an action comes to.
fn chosen(task: &Task, view: &View, action: Action) -> Option<usize> {
    let tile = match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => Some(tile),
        _ => None,
    };
    let side = || Dilemma::of(view, &view.legal_actions())?.side(action);
    task.choices.iter().position(|choice| match *choice {
        DrillChoice::Tile { tile: other } => Some(other) == tile,
        DrillChoice::Yes {} => side() == Some(true),
        DrillChoice::No {} => side() == Some(false),
        DrillChoice::Fu { .. } | DrillChoice::Ron { .. } | DrillChoice::Tsumo { .. } => false,
    })
}
