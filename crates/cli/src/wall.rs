//! `jantaku wall`: whether the walls of a record are those its commitments promised.

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_record::{RecordError, RecordedRound};
use serde::Serialize;

use crate::failure::Failure;
use crate::{output, show};

#[derive(clap::Subcommand)]
pub enum Command {
    Verify {
        record: String,
        #[arg(long)]
        json: bool,
    },
}

#[derive(Serialize)]
struct Verdict {
    round: String,
    commitment: Option<String>,
    /// Whether the record says that the wall was made to favour somebody.
    rigged: bool,
    holds: bool,
    fault: Option<String>,
}

pub fn run(command: &Command) -> Result<(), Failure> {
    let Command::Verify { record: path, json } = command;
    let record = show::read(path)?;
    let rules = Arc::new(record.header.rules.clone());
    let verdicts: Vec<Verdict> = record.rounds.iter().map(|round| verdict(round, &rules)).collect();
    if verdicts.is_empty() {
        return Err(Failure::input(format!("{path}: the record has no round")));
    }
    if *json { output::json(&verdicts) } else { output::print(table(&verdicts)) }?;
    if verdicts.iter().all(|verdict| verdict.holds) { Ok(()) } else { Err(Failure::Reported) }
}

fn verdict(round: &RecordedRound, rules: &Arc<Ruleset>) -> Verdict {
    let fault = round.check_wall(rules).err().as_ref().map(RecordError::to_string);
    Verdict {
        round: show::start(round).map_or("?".to_owned(), |start| show::name(start, rules)),
        commitment: round.sealed.what.map(String::from),
        rigged: round.is_rigged(),
        holds: fault.is_none(),
        fault,
    }
}

fn table(verdicts: &[Verdict]) -> comfy_table::Table {
    let mut table = output::table(&["round", "commitment", ""], &[]);
    for verdict in verdicts {
        let stated = if verdict.rigged { "none: a rigged wall" } else { "none: a stated wall" };
        let commitment = verdict.commitment.as_deref().unwrap_or(stated);
        let holds = verdict.fault.as_deref().unwrap_or("holds");
        table.add_row([&verdict.round, commitment, holds]);
    }
    table
}
