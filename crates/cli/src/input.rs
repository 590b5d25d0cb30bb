//! What commands read: tiles, melds, winds, rules and files.

use std::fs::File;
use std::io::{self, Read};

use clap::ValueEnum;
use jantaku_core::notation::{NotationError, parse_tile, parse_tiles};
use jantaku_core::rules::{RulesError, TilesPlayed};
use jantaku_core::{Ankan, Chii, Counts, Daiminkan, Kakan, Meld, Pon, Relative, Ruleset, Tile, Wind};
use miette::{LabeledSpan, MietteDiagnostic, NamedSource, Report};

use crate::failure::Failure;
use crate::help::text;

/// The most of a file that is read, in MiB: twelve million hands, a line each.
const MOST_MIB: u64 = 256;

/// The threads or processes of a command: no machine is faster with more, and each takes memory.
pub fn jobs() -> clap::builder::RangedI64ValueParser<u16> {
    clap::value_parser!(u16).range(1..=512)
}

/// `jobs` threads, or one for each processor.
pub fn threads(jobs: Option<u16>) -> Result<rayon::ThreadPool, Failure> {
    rayon::ThreadPoolBuilder::new().num_threads(jobs.map_or(0, usize::from)).build().map_err(Failure::input)
}

/// A seat wind or round wind on the command line.
#[derive(Clone, Copy, ValueEnum)]
pub enum WindArg {
    #[value(name = "E", help = text("wind-E"))]
    East,
    #[value(name = "S", help = text("wind-S"))]
    South,
    #[value(name = "W", help = text("wind-W"))]
    West,
    #[value(name = "N", help = text("wind-N"))]
    North,
}

impl From<WindArg> for Wind {
    fn from(wind: WindArg) -> Wind {
        match wind {
            WindArg::East => Wind::East,
            WindArg::South => Wind::South,
            WindArg::West => Wind::West,
            WindArg::North => Wind::North,
        }
    }
}

/// Refuses tiles that the house doesn't play with.
pub fn played(counts: &Counts, played: TilesPlayed) -> Result<(), String> {
    match (counts.held() - played.kinds()).iter().next() {
        Some(kind) => Err(format!("these rules are played without {kind}")),
        None => Ok(()),
    }
}

/// Another player as seen from the winner.
#[derive(Clone, Copy, ValueEnum)]
pub enum Side {
    #[value(help = text("side-left"))]
    Left,
    #[value(help = text("side-across"))]
    Across,
    #[value(help = text("side-right"))]
    Right,
}

impl From<Side> for Relative {
    fn from(side: Side) -> Relative {
        match side {
            Side::Left => Relative::Left,
            Side::Across => Relative::Across,
            Side::Right => Relative::Right,
        }
    }
}

/// An error points at the character.
pub fn tiles(name: &str, text: &str) -> Result<Vec<Tile>, Failure> {
    parse_tiles(text).map_err(|error| notation(name, text, 0, &error))
}

pub fn tile(name: &str, text: &str) -> Result<Tile, Failure> {
    parse_tile(text).map_err(|error| notation(name, text, 0, &error))
}

/// `error` was found in `text` from byte `from` on.
fn notation(name: &str, text: &str, from: usize, error: &NotationError) -> Failure {
    let part = &text[from..];
    let at = part.char_indices().nth(error.at).map_or(part.len(), |(byte, _)| byte);
    let width = part[at..].chars().next().map_or(0, char::len_utf8);
    let label = LabeledSpan::at(from + at..from + at + width, "here");
    let diagnostic = MietteDiagnostic::new(error.fault.to_string())
        .with_label(label)
        .with_help("tiles are written like 123m406p789s11z: 0 is a red five, 1z to 7z are East to the red dragon");
    Failure::Input(Report::new(diagnostic).with_source_code(NamedSource::new(name, text.to_owned())))
}

/// A meld as in `chii 3-45p`, `pon 555z@right`, `kan 1111p@across`, `ankan 9999s`, `kakan 2222m@left`. The first tile
/// is the called one; in a kakan the last one is the added one.
pub fn meld(text: &str) -> Result<Meld, Failure> {
    let fail = |message: String| {
        let diagnostic = MietteDiagnostic::new(message).with_help(
            "melds are written like `chii 3-45p`, `pon 555z@right`, `kan 1111p@across`, `ankan 9999s`, `kakan 2222m@left`",
        );
        let diagnostic = diagnostic.with_label(LabeledSpan::at(0..text.len(), "this meld"));
        Failure::Input(Report::new(diagnostic).with_source_code(NamedSource::new("--meld", text.to_owned())))
    };
    let (call, rest) =
        text.trim_start().split_once(' ').ok_or_else(|| fail("a meld is a call and its tiles".into()))?;
    let (written, side) = match rest.split_once('@') {
        Some((tiles, side)) => (tiles, Some(Side::from_str(side.trim(), true).map_err(&fail)?)),
        None => (rest, None),
    };
    // The mark behind the called tile of a chii is no part of the notation.
    let plain = if call == "chii" { written.replacen('-', "", 1) } else { written.to_owned() };
    let tiles = parse_tiles(&plain).map_err(|error| {
        let from = text.len() - rest.len();
        let shown = format!("{}{plain}", &text[..from]);
        notation("--meld", &shown, from, &error)
    })?;
    let from = || {
        side.map(Relative::from)
            .ok_or_else(|| fail(format!("a {call} says whose tile it was: @left, @across or @right")))
    };
    let no_side = |meld: Meld| match side {
        Some(Side::Left) if call == "chii" => Ok(meld),
        Some(_) if call == "chii" => Err(fail("a chii takes the tile of the player to the left".into())),
        Some(_) => Err(fail("an ankan is made of own tiles only".into())),
        None => Ok(meld),
    };
    let wrong = |error: jantaku_core::MeldError| fail(error.to_string());
    match (call, tiles.as_slice()) {
        ("chii", &[called, a, b]) => no_side(Meld::Chii(Chii::new(called, [a, b]).map_err(wrong)?)),
        ("pon", &[called, a, b]) => Ok(Meld::Pon(Pon::new(called, [a, b], from()?).map_err(wrong)?)),
        ("kan" | "daiminkan", &[called, a, b, c]) => {
            Ok(Meld::Daiminkan(Daiminkan::new(called, [a, b, c], from()?).map_err(wrong)?))
        }
        ("kakan", &[called, a, b, added]) => {
            let pon = Pon::new(called, [a, b], from()?).map_err(wrong)?;
            Ok(Meld::Kakan(Kakan::new(pon, added).map_err(wrong)?))
        }
        ("ankan", &[a, b, c, d]) => no_side(Meld::Ankan(Ankan::new([a, b, c, d]).map_err(wrong)?)),
        ("chii" | "pon" | "kan" | "daiminkan" | "kakan" | "ankan", tiles) => {
            Err(fail(format!("a {call} does not have {} tiles", tiles.len())))
        }
        _ => Err(fail(format!("`{call}` is no call"))),
    }
}

pub fn rules(name: &str) -> Result<Ruleset, Failure> {
    if name.ends_with(".toml") {
        let text = file(name)?;
        Ruleset::from_toml(&text).map_err(|error| match error {
            RulesError::Faulty(faults) => {
                let lines: Vec<String> = faults.iter().map(|fault| format!("{name}: {fault}")).collect();
                Failure::input(lines.join("\n"))
            }
            error => Failure::input(format!("{name}: {error}")),
        })
    } else {
        Ruleset::preset(name).map_err(Failure::input)
    }
}

pub fn file(path: &str) -> Result<String, Failure> {
    String::from_utf8(bytes(path)?).map_err(|error| Failure::input(format!("{path}: {}", error.utf8_error())))
}

/// `-` is standard input. An endless file is not read to its end.
pub fn bytes(path: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let mut read = |from: &mut dyn Read| from.take((MOST_MIB << 20) + 1).read_to_end(&mut bytes);
    let read = if path == "-" { read(&mut io::stdin()) } else { File::open(path).and_then(|mut file| read(&mut file)) };
    match read.map_err(Failure::at(path))? as u64 > MOST_MIB << 20 {
        true => Err(Failure::input(text!("any-too-large", path = path, most = MOST_MIB))),
        false => Ok(bytes),
    }
}
