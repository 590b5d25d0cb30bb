//! `jantaku store copy`: everything in a store, to another database.

use std::process;

use clap::{Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use jantaku_store::{CopiedTable, CopyError, Lease, Progress, Purpose, Step, Store, copy};
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::store;
use crate::store_address::StoreAddress;

#[derive(Subcommand)]
pub enum Command {
    Copy(Args),
}

#[derive(Parser)]
pub struct Args {
    #[arg(long, value_name = "ADDRESS")]
    from: String,
    #[arg(long, value_name = "ADDRESS")]
    to: String,
    #[arg(long)]
    json: bool,
}

pub fn run(Command::Copy(args): &Command) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::at("the program's threads"))?;
    let copied = runtime.block_on(copied(args))?;
    if args.json {
        return output::json(&copied.iter().map(Line::from).collect::<Vec<_>>());
    }
    output::print(table(&copied))
}

/// A store that no other program uses meanwhile, and its lease if it is in PostgreSQL.
async fn opened(address: &StoreAddress, purpose: Purpose) -> Result<(Store, Option<Lease>), Failure> {
    match address {
        StoreAddress::Sqlite(dir) => Ok((Store::open_for(dir, purpose).map_err(Failure::input)?, None)),
        StoreAddress::Postgres(address) => {
            let program = format!("store copy, process {}", process::id());
            match Store::serve_for(purpose, address, &program).await.map_err(Failure::input)? {
                Ok((store, lease)) => Ok((store, Some(lease))),
                Err(holder) => Err(Failure::input(text!("store-copy-in-use", holder = holder))),
            }
        }
    }
}

async fn copied(args: &Args) -> Result<Vec<CopiedTable>, Failure> {
    let (from, to) = (store::read(&args.from)?, store::read(&args.to)?);
    let (from, from_lease) = opened(&from, Purpose::Read).await?;
    let (to, to_lease) = opened(&to, Purpose::CopyTo).await?;
    let style = ProgressStyle::with_template("{msg}").unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::no_length().with_style(style);
    let show = |progress| bar.set_message(in_words(progress));
    let copied = copy(&from, &to, show).await;
    bar.finish_and_clear();
    let copied = copied.map_err(|error| match error {
        CopyError::Unequal { .. } => Failure::does_not_hold(error),
        _ => Failure::input(error),
    })?;
    for lease in [from_lease, to_lease].into_iter().flatten() {
        lease.give_back().await.map_err(Failure::input)?;
    }
    Ok(copied)
}

fn in_words(Progress { step, table, rows }: Progress) -> String {
    match step {
        Step::Compare => text!("store-copy-compared", table = table, rows = rows),
        Step::Copy => text!("store-copy-copied", table = table, rows = rows),
        Step::Verify => text!("store-copy-verified", table = table, rows = rows),
    }
}

#[derive(Serialize)]
struct Line {
    table: &'static str,
    rows: u64,
    sha256: String,
}

impl From<&CopiedTable> for Line {
    fn from(copied: &CopiedTable) -> Line {
        Line { table: copied.name, rows: copied.digest.rows, sha256: copied.digest.sha256_in_hex() }
    }
}

fn table(copied: &[CopiedTable]) -> comfy_table::Table {
    let headings = [text!("store-copy-table"), text!("store-copy-rows"), text!("store-copy-sha256")];
    let mut table = output::table(&headings, &[1]);
    for Line { table: name, rows, sha256 } in copied.iter().map(Line::from) {
        table.add_row([name.to_owned(), rows.to_string(), sha256]);
    }
    table
}
