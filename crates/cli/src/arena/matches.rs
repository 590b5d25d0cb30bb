//! Matches between bots, some of them processes.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use jantaku_bots::Bot;
use jantaku_core::Seat;
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::Series;
use jantaku_stats::sprt::Test;
use jantaku_stats::{Measures, Tally};
use serde::Serialize;

use super::decision::Decision;
use super::external_bot::{ExternalBot, stand_in};
use super::peer::Limits;
use super::{Args, OnFault, Who};
use crate::failure::Failure;
use crate::output_file::Force;
use crate::report;
use crate::simulate::play::{Plan, Records, Seats, between};
use crate::simulate::{play_all, print_timing, test};
use crate::{input, output};

/// A decision that a bot failed at, and where.
#[derive(Debug, Clone, Serialize)]
struct Failed {
    bot: String,
    r#match: u32,
    #[serde(flatten)]
    decision: Decision,
}

#[derive(Default)]
struct Faults {
    failed: Vec<Failed>,
    void: u32,
}

pub fn run(args: &Args, matches: u32) -> Result<(), Failure> {
    let plan = plan(args, matches)?;
    let who: Vec<Who> = args.bots.iter().map(|bot| Who::of(bot)).collect();
    for one in &who {
        one.can_play(plan.series.rules())?;
    }
    let test = args.sprt.map(|claims| test(claims, &args.bots)).transpose()?;
    let limits = args.limits()?;
    if let Some(dir) = &args.failures {
        let number = |name: &str| name.strip_suffix(".json")?.split_once('-')?.0.parse().ok();
        args.force.directory(dir, |name| number(name).is_some_and(|number: u32| number < matches))?;
    }
    let started = Instant::now();
    let faults = Mutex::new(Faults::default());
    let one = |number| one(args, &plan, &who, limits, number, &faults);
    let measures = play_all(&plan, matches, Some(args.jobs), test.as_ref(), one)?;
    let mut faults = faults.into_inner().unwrap_or_else(PoisonError::into_inner);
    faults.failed.sort_by_key(|failed| (failed.r#match, failed.decision.seat));
    if args.timing {
        print_timing(measures.matches(), started.elapsed());
    }
    print_results(args, &measures, test.as_ref(), &faults)
}

fn plan(args: &Args, matches: u32) -> Result<Plan, Failure> {
    let rules = input::rules(&args.rules)?;
    let (found, seats, house) = (args.bots.len(), rules.players.count(), rules.name.clone());
    let series = Series::new(Arc::new(rules), args.bots.clone(), args.seed, args.duplicate)
        .map_err(|_| Failure::input(format!("--bot is given {found} times, the rules `{house}` seat {seats}")))?;
    let records = Records::in_dir(args.records.as_deref(), args.force, matches)?;
    Ok(Plan { series, records })
}

fn one(
    args: &Args,
    plan: &Plan,
    who: &[Who],
    limits: Limits,
    number: u32,
    faults: &Mutex<Faults>,
) -> Result<Tally, Failure> {
    let (series, rules) = (&plan.series, plan.series.rules());
    let names: Vec<String> = rules.players.seats().map(|seat| series.name(seat, number).to_owned()).collect();
    let sit = |seat, seed| match &who[series.player_at(seat, number)] {
        Who::Ours(name) => jantaku_bots::by_name(name, seed).map(Player::Ours),
        Who::Process(command) => {
            Ok(Player::Process(Box::new(ExternalBot::new(command, rules, seat, names.clone(), limits))))
        }
    };
    let seats = series.seated(number, sit).map_err(Failure::input)?;
    let mut table = Table { seats, void_on_fault: args.on_fault == OnFault::Void };
    let tally = between(plan, number, &mut table)?;
    if let Some(failure) = table.processes().find_map(|(bot, _)| bot.never_started()) {
        return Err(failure);
    }
    let failed: Vec<Failed> = table.failed(&names, number).collect();
    for failed in &failed {
        keep(args, failed)?;
    }
    let void = table.is_void();
    let mut faults = faults.lock().unwrap_or_else(PoisonError::into_inner);
    faults.failed.extend(failed);
    faults.void += u32::from(void);
    Ok(if void { Tally::default() } else { tally })
}

fn keep(args: &Args, failed: &Failed) -> Result<(), Failure> {
    let Some(dir) = &args.failures else { return Ok(()) };
    write(args.force, &dir.join(format!("{:06}-{}.json", failed.r#match, failed.decision.seat)), &failed.decision)
}

/// Writes a failed decision for `--replay-decision`.
pub fn write(force: Force, path: &Path, decision: &Decision) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(decision).map_err(Failure::input)?;
    force.write(path, text)
}

fn print_results(args: &Args, measures: &Measures, test: Option<&Test>, faults: &Faults) -> Result<(), Failure> {
    if args.json {
        #[derive(Serialize)]
        struct JsonReport<'a, T> {
            #[serde(flatten)]
            report: T,
            void: u32,
            failed: &'a [Failed],
        }
        output::json(&JsonReport { report: report::value(measures, test), void: faults.void, failed: &faults.failed })?;
    } else {
        report::print(measures, test)?;
        for failed in &faults.failed {
            let lines = failed.decision.lines();
            output::print(format!("\nmatch {}: `{}` failed: {}", failed.r#match, failed.bot, lines.join("\n")))?;
        }
        if faults.void > 0 {
            output::print(format!("\n{} matches are void", faults.void))?;
        }
    }
    if faults.failed.is_empty() { Ok(()) } else { Err(Failure::Reported) }
}

pub enum Player {
    Ours(Box<dyn Bot + Send>),
    Process(Box<ExternalBot>),
}

/// Those who sit at the table.
pub struct Table {
    pub seats: Vec<Player>,
    pub void_on_fault: bool,
}

impl Table {
    fn processes(&self) -> impl Iterator<Item = (&ExternalBot, usize)> {
        self.seats.iter().enumerate().filter_map(|(place, player)| match player {
            Player::Ours(_) => None,
            Player::Process(bot) => Some((&**bot, place)),
        })
    }

    fn failed<'a>(&'a self, names: &'a [String], number: u32) -> impl Iterator<Item = Failed> + 'a {
        self.processes().filter_map(move |(bot, place)| {
            let (bot, decision) = (names[place].clone(), bot.failed()?.clone());
            Some(Failed { bot, r#match: number, decision })
        })
    }

    /// Nothing more counts: stand-ins bring the match to its end.
    fn is_void(&self) -> bool {
        self.void_on_fault && self.processes().any(|(bot, _)| bot.failed().is_some())
    }
}

impl Seats for Table {
    fn choose(&mut self, played: &Match, seat: Seat, actions: &Actions) -> Action {
        let Some(view) = played.view(seat) else { return Action::Pass };
        if self.is_void() {
            return stand_in(&view, actions);
        }
        match &mut self.seats[seat.index()] {
            Player::Ours(bot) => bot.choose(&view, actions),
            Player::Process(bot) => bot.choose(&view, actions).unwrap_or_else(|| stand_in(&view, actions)),
        }
    }

    fn watch(&mut self, event: &Event) {
        if self.is_void() {
            return;
        }
        for (index, player) in self.seats.iter_mut().enumerate() {
            if let Player::Process(bot) = player
                && let Some(seen) = Seat::new(index).and_then(|seat| event.seen_by(seat))
            {
                bot.hears(&seen);
            }
        }
    }
}
