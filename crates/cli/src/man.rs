//! `jantaku man`: the manual pages.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Command;
use clap_mangen::Man;

use crate::failure::Failure;
use crate::output;
use crate::output_file::Force;

#[derive(clap::Args)]
pub struct Args {
    dir: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut program = crate::program().disable_help_subcommand(true);
    program.build();
    let Some(dir) = &args.dir else {
        let (_, page) = page(program)?;
        return output::print(String::from_utf8_lossy(&page).trim_end());
    };
    let mut pages = BTreeMap::new();
    add_pages(program, &mut pages)?;
    args.force.directory(dir, |name| pages.contains_key(name))?;
    pages.iter().try_for_each(|(name, page)| args.force.write(&dir.join(name), page))
}

/// The page of a command, and the name of its file.
fn page(command: Command) -> Result<(String, Vec<u8>), Failure> {
    let (man, mut page) = (Man::new(command), Vec::new());
    man.render(&mut page).map_err(Failure::printing)?;
    Ok((man.get_filename(), page))
}

fn add_pages(command: Command, pages: &mut BTreeMap<String, Vec<u8>>) -> Result<(), Failure> {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        add_pages(below.clone(), pages)?;
    }
    let (name, page) = page(command)?;
    pages.insert(name, page);
    Ok(())
}
