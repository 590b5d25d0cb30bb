//! `jantaku completions`: a script that teaches a shell the commands.

use clap_complete::{Shell, generate};

use crate::failure::Failure;
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    shell: Shell,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut script = Vec::new();
    generate(args.shell, &mut crate::program(), "jantaku", &mut script);
    output::print(String::from_utf8_lossy(&script).trim_end())
}
