//! `jantaku wall`: whether the walls of a record are those its commitments promised.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_record::{Commitment, Header, RecordError, RecordedRound, WallSource};
use serde::Serialize;

use crate::failure::Failure;
use crate::{output, show};

#[derive(clap::Subcommand)]
pub enum Command {
    #[command(visible_alias = "prove")]
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
    /// Whether players have a share in the wall.
    shared: bool,
    /// The people whose share is missing.
    missing: Vec<Seat>,
    /// Whether the record says that the wall was made to favour somebody.
    rigged: bool,
    holds: bool,
    fault: Option<String>,
}

pub fn run(command: &Command) -> Result<(), Failure> {
    let Command::Verify { record: path, json } = command;
    let record = show::read(path)?;
    let rules = Arc::new(record.header.rules.clone());
    let verdicts: Vec<Verdict> = record.rounds.iter().map(|round| verdict(round, &record.header, &rules)).collect();
    if verdicts.is_empty() {
        return Err(Failure::input(format!("{path}: the record has no round")));
    }
    if *json { output::json(&verdicts) } else { output::print(table(&verdicts, &record.header)) }?;
    if verdicts.iter().all(|verdict| verdict.holds) { Ok(()) } else { Err(Failure::Reported) }
}

fn verdict(round: &RecordedRound, header: &Header, rules: &Arc<Ruleset>) -> Verdict {
    let fault = round.check_wall(rules).err().as_ref().map(RecordError::to_string);
    Verdict {
        round: show::start(round).map_or("?".to_owned(), |start| show::name(start, rules)),
        commitment: round.sealed.what.map(|(Commitment::Seed(hash) | Commitment::Shared(hash))| hash.into()),
        shared: matches!(round.sealed.what, Some(Commitment::Shared(_))),
        missing: match round.revealed.as_ref().map(|at| &at.what) {
            Some(WallSource::Shared(shared)) => shared.missing(&header.seats),
            _ => Vec::new(),
        },
        rigged: round.is_rigged(),
        holds: fault.is_none(),
        fault,
    }
}

fn table(verdicts: &[Verdict], header: &Header) -> comfy_table::Table {
    let mut table = output::table(&["round", "commitment", ""], &[]);
    for verdict in verdicts {
        let stated = if verdict.rigged { "none: a rigged wall" } else { "none: a stated wall" };
        let commitment = verdict.commitment.as_deref().unwrap_or(stated);
        let holds = verdict.fault.clone().unwrap_or_else(|| holds(verdict, header));
        table.add_row([&verdict.round, commitment, &holds]);
    }
    table
}

/// That a wall holds, and who had no share in it.
fn holds(verdict: &Verdict, header: &Header) -> String {
    let name = |seat: &Seat| format!("{} (seat {})", header.seats[seat.index()].name, u8::from(*seat));
    let missing: Vec<String> = verdict.missing.iter().map(name).collect();
    match (verdict.shared, missing.is_empty()) {
        (false, _) => "holds".to_owned(),
        (true, true) => "holds, with a share of everybody".to_owned(),
        (true, false) => format!("holds, without a share of {}", missing.join(", ")),
    }
}
