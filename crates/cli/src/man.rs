//! `jantaku man`: the manual pages.

use std::path::PathBuf;

use clap_mangen::{Man, generate_to};

use crate::failure::Failure;
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    dir: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let program = crate::program().disable_help_subcommand(true);
    let Some(dir) = &args.dir else {
        let mut page = Vec::new();
        Man::new(program).render(&mut page).map_err(Failure::printing)?;
        return output::print(String::from_utf8_lossy(&page).trim_end());
    };
    let written = std::fs::create_dir_all(dir).and_then(|()| generate_to(program, dir));
    written.map_err(|error| Failure::input(format!("{}: {error}", dir.display())))
}
