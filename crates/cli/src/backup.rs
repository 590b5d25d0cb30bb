//! `jantaku backup`: a copy of a store in use.

use std::path::PathBuf;

use clap::Parser;
use jantaku_store::Store;

use crate::failure::Failure;
use crate::store::data_dir;

#[derive(Parser)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let dir = data_dir(args.data.as_ref())?;
    let matches = Store::back_up(&dir, &args.file).map_err(Failure::input)?;
    let file = args.file.display().to_string();
    note!("{}", text!("backup-done", file = file, matches = matches));
    Ok(())
}
