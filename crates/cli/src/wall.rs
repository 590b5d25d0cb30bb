//! `jantaku wall`: whether the walls of a record are those its commitments promised.

use jantaku_core::Seat;
use jantaku_record::{Commitment, RecordError, SeatInfo, WallProof, prove_walls};
use jantaku_wire::names::shown;
use serde::Serialize;

use crate::failure::Failure;
use crate::{input, output};

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
    round: usize,
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
    let proofs = prove_walls(input::bytes(path)?.as_slice());
    let proofs = proofs.map_err(|error| Failure::input(format!("{path}: {error}")))?;
    let verdicts: Vec<Verdict> = (1..).zip(&proofs.rounds).map(|(round, proof)| verdict(round, proof)).collect();
    if *json { output::json(&verdicts) } else { output::print(table(&verdicts, &proofs.seats)) }?;
    if verdicts.iter().all(|verdict| verdict.holds) { Ok(()) } else { Err(Failure::Reported) }
}

fn verdict(round: usize, proof: &WallProof) -> Verdict {
    Verdict {
        round,
        commitment: proof.commitment.map(|(Commitment::Seed(hash) | Commitment::Shared(hash))| hash.into()),
        shared: matches!(proof.commitment, Some(Commitment::Shared(_))),
        missing: proof.missing.clone(),
        rigged: proof.rigged,
        holds: proof.fault.is_none(),
        fault: proof.fault.as_ref().map(RecordError::to_string),
    }
}

fn table(verdicts: &[Verdict], seats: &[SeatInfo]) -> comfy_table::Table {
    let mut table = output::table(&["round", "commitment", ""], &[]);
    for verdict in verdicts {
        let stated = if verdict.rigged { "none: a rigged wall" } else { "none: a stated wall" };
        let commitment = verdict.commitment.as_deref().unwrap_or(stated);
        let holds = verdict.fault.clone().unwrap_or_else(|| holds(verdict, seats));
        table.add_row([&verdict.round.to_string(), commitment, &holds]);
    }
    table
}

/// That a wall holds, and who had no share in it.
fn holds(verdict: &Verdict, seats: &[SeatInfo]) -> String {
    let name = |seat: &Seat| format!("{} (seat {})", shown(&seats[seat.index()].name), u8::from(*seat));
    let missing: Vec<String> = verdict.missing.iter().map(name).collect();
    match (verdict.shared, missing.is_empty()) {
        (false, _) => "holds".to_owned(),
        (true, true) => "holds, with a share of everybody".to_owned(),
        (true, false) => format!("holds, without a share of {}", missing.join(", ")),
    }
}
