//! `jantaku convert`: a record in another format.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use jantaku_record::formats::log::Log;
use jantaku_record::formats::mjai::Dialect;
use jantaku_record::formats::{FORMATS, Fact, Format, Input, mjai, read};
use jantaku_record::{Fault, Record, RecordError, SeatKind};

use crate::failure::Failure;
use crate::help::text;
use crate::output::print;
use crate::output_file::Force;
use crate::records::{Found, OwnRecord, Which, find};

#[derive(clap::Args)]
pub struct Args {
    input: PathBuf,
    output: PathBuf,
    #[arg(long, value_name = "FORMAT", value_parser = Target::parser())]
    to: Option<Target>,
    #[arg(long)]
    dialect: Option<Dialect>,
    #[arg(long)]
    rules: Option<String>,
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    force: Force,
}

#[derive(Clone, Copy)]
enum Target {
    Jantaku,
    Other(&'static Format),
}

impl Target {
    const JANTAKU: &str = "jantaku";

    /// The words for the formats, with their help.
    fn parser() -> impl TypedValueParser<Value = Target> {
        let value = |name| PossibleValue::new(name).help(text(&format!("format-{name}")));
        let others = FORMATS.iter().map(|format| value(format.name).aliases(format.aliases));
        PossibleValuesParser::new(others.chain([value(Target::JANTAKU)])).map(|word| {
            let named = |format: &&Format| format.name == word || format.aliases.contains(&word.as_str());
            FORMATS.iter().find(named).map_or(Target::Jantaku, Target::Other)
        })
    }

    fn of(file: &Path) -> Option<Target> {
        let extension = file.extension()?.to_str()?;
        if extension == "jsonl" {
            return Some(Target::Jantaku);
        }
        let implied = |format: &&Format| [format.name, format.extension].contains(&extension);
        FORMATS.iter().find(implied).map(Target::Other)
    }
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let target = args.to.or_else(|| Target::of(&args.output));
    let target = target.ok_or_else(|| Failure::input(text!("convert-no-format")))?;
    let is_mjai = matches!(target, Target::Other(format) if format.name == mjai::FORMAT.name);
    if args.dialect.is_some() && !is_mjai {
        return Err(Failure::input(text!("convert-dialect-without-mjai")));
    }
    // The output states less than the input.
    let place = |path: &Path| std::fs::canonicalize(path).ok();
    if place(&args.output).is_some_and(|output| Some(output) == place(&args.input)) {
        return Err(Failure::input(text!("convert-onto-itself", file = args.output.display())));
    }
    let own = own(args)?;
    if !own.ours {
        note!("{}", text!("convert-filled-in"));
    }
    let (text, lost) = converted(own, target, args.dialect)?;
    lost.iter().for_each(|lost| note!("{}", text!("convert-not-carried", fact = lost)));
    match args.output.as_os_str() == "-" {
        true => print(text.trim_end()),
        false => args.force.write(&args.output, text),
    }
}

fn own(args: &Args) -> Result<OwnRecord, Failure> {
    let named = |error: &str| Failure::input(format!("{}: {error}", args.input.display()));
    match find(&args.input, args.rules.as_deref(), args.which)? {
        Found::Stream(..) => Err(named(text!("convert-one-seat"))),
        Found::Whole(own) => match &own.difference {
            Some(difference) => Err(named(&difference.to_string())),
            None if own.ours => {
                follows_its_rules(&own.record).map_err(|error| named(&error.to_string())).map(|()| *own)
            }
            None => Ok(*own),
        },
    }
}

/// Checks that our own record follows its rules, as far as it goes: the wall of a running round is sealed.
fn follows_its_rules(record: &Record) -> Result<(), RecordError> {
    match record.replay() {
        Ok(_) | Err(RecordError { fault: Fault::Sealed, .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

/// The text, and the facts that it lost.
fn converted(own: OwnRecord, target: Target, dialect: Option<Dialect>) -> Result<(String, BTreeSet<Fact>), Failure> {
    let log = Log::from_record(&own.record);
    let text = match (target, dialect) {
        (Target::Jantaku, _) => return Ok((own.text, own.lost)),
        (Target::Other(_), Some(dialect)) => mjai::print_in(&log, dialect),
        (Target::Other(format), None) => (format.print)(&log),
    };
    let text = text.map_err(Failure::input)?;
    let mut lost = own.lost;
    if let Input::Log(written) = read(text.as_bytes()).map_err(Failure::input)? {
        lost.extend(log.lost_in(&written));
    }
    if own.ours {
        lost.insert(Fact::Walls);
        if own.record.header.seats.iter().any(|seat| seat.kind == SeatKind::Bot) {
            lost.insert(Fact::Other(text!("convert-players").to_owned()));
        }
    }
    Ok((text, lost))
}
