//! Compares what our bots predict with the truth, and fits their opponent models: `cargo run --release -p jantaku-calibrate -- measure --help`.

mod advice;
mod bins;
mod drills;
mod fit;
mod glm;
mod ladder;
mod measure;
mod play;
mod plot;
mod strategy;
mod times;
mod truth;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, Parser, Subcommand};
use jantaku_core::Ruleset;
use serde_json::json;

use measure::{Measurer, Measures};
use play::Plan;

#[derive(Parser)]
#[command(about = "Compares what our bots predict with the truth")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compares what `expert` predicts at each of its decisions with the outcomes.
    Measure {
        #[command(flatten)]
        played: Played,
        /// Writes a picture of each, as PNG, into this folder.
        #[arg(long, value_name = "DIR")]
        plots: Option<PathBuf>,
        /// Prints JSON instead of tables.
        #[arg(long)]
        json: bool,
    },
    /// Measures how long a decision and a match take each level, on one core. Run nothing else meanwhile.
    Times {
        /// The levels, each of which plays four seats.
        #[arg(long, value_delimiter = ',', default_value = "easy,normal,hard,expert,master")]
        bots: Vec<String>,
        /// How many matches for each level.
        #[arg(long, default_value_t = 4)]
        matches: u32,
    },
    /// Lets a bot climb the career's ladder against its rivals, many times, and prints how far and how fast it gets.
    Ladder {
        /// The bot that climbs.
        #[arg(long, default_value = "expert")]
        bot: String,
        /// How many times it is run.
        #[arg(long, default_value_t = 100)]
        runs: u32,
        /// After how many matches a climb ends that has not reached rank 1.
        #[arg(long, default_value_t = 120)]
        matches: u32,
        /// The seed of the walls and of the bots' randomness.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Counts how often each rule of the adviser speaks at the decisions of real records, and how often a strong bot
    /// agrees. Fails if a rule names an illegal choice.
    Advice {
        /// The folder of the records.
        folder: PathBuf,
        /// The bot that is asked.
        #[arg(long, default_value = "expert")]
        bot: String,
        /// Look at one decision of so many.
        #[arg(long, default_value_t = 10)]
        every: usize,
        /// The largest number of files, evenly over the folder.
        #[arg(long, default_value_t = 1000)]
        files: usize,
    },
    /// Looks through records for drill questions, and prints how many there are of each skill.
    Drills {
        /// The folder of the records.
        folder: PathBuf,
        /// The most questions of each drill whose answers are counted.
        #[arg(long, default_value_t = 1200)]
        most: usize,
        /// The same where they are judged.
        #[arg(long, default_value_t = 1200)]
        most_judged: usize,
        /// Keeps a judgement only if `master` comes to the same.
        #[arg(long)]
        thorough: bool,
        /// Writes the matches and the questions into this folder.
        #[arg(long, value_name = "DIR")]
        write: Option<PathBuf>,
    },
    /// Prints questions that come with the program, one line each: to be looked at.
    Questions {
        /// The drill, by key.
        drill: String,
        /// How many come first.
        #[arg(long, default_value_t = 300)]
        first: usize,
    },
    /// Plays matches, and prints the figures of the help's chapters on strategy.
    Strategy {
        /// The seed of the walls and of the bots' randomness.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many matches of four `expert`.
        #[arg(long, default_value_t = 300)]
        matches: u32,
        /// Writes the figures to this file.
        #[arg(long, value_name = "FILE")]
        write: Option<PathBuf>,
    },
    /// Fits the weights of the opponent models on matches between our levels in several houses.
    Fit {
        /// The seed of the walls and of the bots' randomness.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many matches; every fifth is held out to test the fit.
        #[arg(long, default_value_t = 1000)]
        matches: u32,
        /// Writes the weights to this source file.
        #[arg(long, value_name = "FILE")]
        write: Option<PathBuf>,
    },
}

/// The players and houses of the fit: mostly strong players, as modelling them matters most, but not one level or one
/// house only. When each house has had a match the players move on by one.
const BOTS: [&str; 11] =
    ["expert", "expert", "hard", "expert", "expert", "expert", "expert", "expert", "expert", "hard", "expert"];
const HOUSES: [&str; 10] = [
    "tenhou",
    "tenhou",
    "mahjong_soul",
    "tenhou_sanma",
    "tenhou",
    "wrc",
    "tenhou",
    "m_league",
    "tenhou",
    "pool_of_dreams",
];

#[derive(Args)]
struct Played {
    /// The seed of the walls and of the bots' randomness.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of matches that are played.
    #[arg(long, default_value_t = 200)]
    matches: u32,
    /// The players, who move on by one seat when each house has had a match.
    #[arg(long, value_delimiter = ',', default_value = "expert,expert,expert,expert")]
    bots: Vec<String>,
    /// The houses, presets by name, in turn.
    #[arg(long, value_delimiter = ',', default_value = "tenhou")]
    rules: Vec<String>,
}

impl Played {
    fn plan(self) -> Result<Plan, String> {
        let rules = houses(self.rules.iter().map(String::as_str))?;
        Ok(Plan { rules, bots: self.bots, seed: self.seed, matches: self.matches })
    }
}

fn houses<'a>(names: impl Iterator<Item = &'a str>) -> Result<Vec<Arc<Ruleset>>, String> {
    names.map(|name| Ruleset::preset(name).map(Arc::new).map_err(|error| error.to_string())).collect()
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("calibrate: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), String> {
    match command {
        Command::Measure { played, plots, json } => measure(&played.plan()?, plots.as_deref(), json),
        Command::Times { bots, matches } => times::print(&bots, matches),
        Command::Ladder { bot, runs, matches, seed } => {
            print!("{}", ladder::report(&ladder::Climb { bot, matches, seed }.all(runs)?));
            Ok(())
        }
        Command::Advice { folder, bot, every, files } => {
            print!("{}", advice::Sample { folder, bot, every, files }.report()?);
            Ok(())
        }
        Command::Drills { folder, most, most_judged, thorough, write } => {
            print!("{}", drills::Search { folder, most, most_judged, thorough, write }.report()?);
            Ok(())
        }
        Command::Questions { drill, first } => {
            print!("{}", drills::listing(&drill, first)?);
            Ok(())
        }
        Command::Strategy { seed, matches, write } => strategy(seed, matches, write.as_deref()),
        Command::Fit { seed, matches, write } => fit(seed, matches, write.as_deref()),
    }
}

fn population(seed: u64, matches: u32) -> Result<Plan, String> {
    Ok(Plan { rules: houses(HOUSES.into_iter())?, bots: BOTS.map(str::to_owned).to_vec(), seed, matches })
}

fn fit(seed: u64, matches: u32, write: Option<&Path>) -> Result<(), String> {
    let fitted = fit::fit_all(population(seed, matches)?.play()?);
    for each in &fitted {
        let ([used, held_out], [today, then]) = (each.cases, each.loss);
        println!("{:<8}{used:>9} cases, {held_out} held out: loss {today:.4} today, {then:.4} fitted", each.name);
    }
    let Some(file) = write else { return Ok(()) };
    let command = format!(
        "cargo run --release -p jantaku-calibrate -- fit --seed {seed} --matches {matches} --write {}",
        file.display()
    );
    std::fs::write(file, fit::source(&fitted, &command)).map_err(|error| format!("{}: {error}", file.display()))
}

fn strategy(seed: u64, matches: u32, write: Option<&Path>) -> Result<(), String> {
    let plan = Plan { rules: houses(["tenhou"].into_iter())?, bots: vec!["expert".to_owned()], seed, matches };
    let command = format!("calibrate strategy --seed {seed} --matches {matches}");
    let lines = strategy::lines(&plan.play()?, &command);
    let Some(file) = write else {
        print!("{lines}");
        return Ok(());
    };
    std::fs::write(file, lines).map_err(|error| format!("{}: {error}", file.display()))
}

fn measure(plan: &Plan, plots: Option<&Path>, json: bool) -> Result<(), String> {
    let mut measures = Measures::default();
    plan.play::<Measurer>()?.iter().for_each(|seen| measures.merge(&seen.measures));
    if json {
        println!("{:#}", json_of(&measures));
    } else {
        println!("{} decisions\n", measures.decisions);
        measures.all().iter().for_each(|bins| println!("{}", bins.table()));
        let off: usize = measures.all().iter().map(|bins| bins.off().len()).sum();
        println!("{off} bins of a thousand cases or more are off by more than three points");
    }
    let Some(folder) = plots else { return Ok(()) };
    plot::load_font()?;
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    measures.all().iter().try_for_each(|bins| plot::draw(bins, &folder.join(format!("{}.png", bins.name))))
}

fn json_of(measures: &Measures) -> serde_json::Value {
    let each = measures.all().map(|bins| {
        json!({ "name": bins.name, "title": bins.title, "cases": bins.count(), "log_loss": bins.log_loss(),
                "off": bins.off(), "bins": bins.lines() })
    });
    json!({ "decisions": measures.decisions, "predicted": each })
}
