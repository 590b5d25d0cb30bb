//! `jantaku wall`: whether the walls of a record are those of its commitments.

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
    /// The people who sent no share, nor a seal of one.
    missing: Vec<Seat>,
    /// The people who sealed a share that was not opened.
    unopened: Vec<Seat>,
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
        commitment: proof
            .commitment
            .as_ref()
            .map(|(Commitment::Seed(hash) | Commitment::Shared(hash, _))| (*hash).into()),
        shared: matches!(proof.commitment, Some(Commitment::Shared(..))),
        missing: proof.missing.clone(),
        unopened: proof.unopened.clone(),
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

/// Reports that a wall holds, and who had no share in it.
fn holds(verdict: &Verdict, seats: &[SeatInfo]) -> String {
    let name = |seat: &Seat| format!("{} (seat {})", shown(&seats[seat.index()].name), u8::from(*seat));
    let names = |seats: &[Seat]| seats.iter().map(name).collect::<Vec<_>>().join(", ");
    let missing = (!verdict.missing.is_empty()).then(|| format!("without a share of {}", names(&verdict.missing)));
    let unopened =
        (!verdict.unopened.is_empty()).then(|| format!("sealed and not opened by {}", names(&verdict.unopened)));
    match (verdict.shared, missing.into_iter().chain(unopened).collect::<Vec<_>>()) {
        (false, _) => "holds".to_owned(),
        (true, lacks) if lacks.is_empty() => "holds, with a share of everybody".to_owned(),
        (true, lacks) => format!("holds, {}", lacks.join("; ")),
    }
}
