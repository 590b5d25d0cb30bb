//! `jantaku bot`: one of our bots as a process, or as a client of an mjai server.

mod mjai;
mod native;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;

use jantaku_bots::Bot;
use jantaku_core::Seat;
use jantaku_record::formats::mjai::live::{Dialect, Message, sayable};
use jantaku_record::formats::{FormatError, FormatFault, Place};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::arena::protocol::LONGEST;
use crate::failure::Failure;
use crate::help::text;
use crate::input;
use mjai::MjaiPlayer;
use native::NativePlayer;

#[derive(clap::Args)]
pub struct Args {
    level: String,
    #[arg(value_parser = clap::value_parser!(u8).range(0..4))]
    seat: Option<u8>,
    #[arg(long, value_name = "PROTOCOL", value_enum, default_value_t)]
    protocol: Protocol,
    #[arg(long, conflicts_with_all = ["mjai_tcp", "protocol"])]
    mjai: bool,
    #[arg(long, value_name = "HOST:PORT")]
    mjai_tcp: Option<String>,
    #[arg(long, default_value = "default", requires = "mjai_tcp")]
    room: String,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    dialect: Option<Dialect>,
    #[arg(long)]
    rules: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
enum Protocol {
    #[default]
    #[value(help = text("bot-protocol-mjai"))]
    Mjai,
    #[value(help = text("bot-protocol-jantaku"))]
    Jantaku,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut seed = [0; 32];
    ChaCha20Rng::seed_from_u64(args.seed).fill_bytes(&mut seed);
    let bot = jantaku_bots::by_name(&args.level, seed).map_err(Failure::input)?;
    match args.protocol {
        Protocol::Mjai => mjai(args, bot),
        Protocol::Jantaku => {
            args.nothing_of_mjai()?;
            talk(&mut NativePlayer::new(bot), io::stdin().lock(), io::stdout().lock())
        }
    }
}

impl Args {
    /// Refuses arguments for mjai bots only.
    fn nothing_of_mjai(&self) -> Result<(), Failure> {
        let given = [
            ("SEAT", self.seat.is_some()),
            ("--mjai-tcp", self.mjai_tcp.is_some()),
            ("--name", self.name.is_some()),
            ("--dialect", self.dialect.is_some()),
            ("--rules", self.rules.is_some()),
        ];
        match given.into_iter().find(|(_, given)| *given) {
            Some((argument, _)) => Err(Failure::input(format!("{argument}: only an mjai bot takes this"))),
            None => Ok(()),
        }
    }
}

fn mjai(args: &Args, bot: Box<dyn Bot + Send>) -> Result<(), Failure> {
    let rules = input::rules(args.rules.as_deref().unwrap_or("tenhou"))?;
    sayable(&rules).map_err(Failure::input)?;
    let seat = args.seat.and_then(|seat| Seat::new(seat.into()));
    let name = args.name.clone().unwrap_or_else(|| args.level.clone());
    let player = |room: &str| MjaiPlayer::new(Arc::new(rules), bot, seat, args.dialect, name, room.to_owned());
    let Some(address) = &args.mjai_tcp else {
        return talk(&mut player(""), io::stdin().lock(), io::stdout().lock());
    };
    let (host, room) = address_of(address, &args.room);
    let failed = |error: io::Error| Failure::input(format!("--mjai-tcp {address}: {error}"));
    let stream = TcpStream::connect(host).map_err(failed)?;
    stream.set_nodelay(true).map_err(failed)?;
    talk(&mut player(room), BufReader::new(stream.try_clone().map_err(failed)?), stream)
}

fn address_of<'a>(address: &'a str, room: &'a str) -> (&'a str, &'a str) {
    let bare = address.strip_prefix("mjsonp://").unwrap_or(address);
    bare.split_once('/').unwrap_or((bare, room))
}

/// A bot that reads lines and answers.
trait Player {
    fn hears(&mut self, text: &str) -> Result<Option<Message>, FormatFault>;

    /// Whether nothing needs to follow the last line.
    fn is_over(&self) -> bool;
}

/// Answers line by line until there are no more.
fn talk(player: &mut impl Player, mut from: impl BufRead, mut to: impl Write) -> Result<(), Failure> {
    for number in 1.. {
        let wrong = |fault| Failure::input(FormatError { at: Place::Line(number), fault });
        let line = match read_line(&mut from) {
            // A server may hang up as soon as the game is over.
            Err(_) if player.is_over() => break,
            line => line.map_err(Failure::at("the table"))?,
        };
        let Some(text) = line.transpose().map_err(wrong)? else { break };
        if text.trim().is_empty() {
            continue;
        }
        if let Some(answer) = player.hears(&text).map_err(wrong)? {
            match writeln!(to, "{answer}").and_then(|()| to.flush()) {
                // A table that reads no more does not need the bot.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
                said => said.map_err(Failure::at("the table"))?,
            }
        }
    }
    Ok(())
}

/// The next line, or its fault: too long, or not text.
fn read_line(from: &mut impl BufRead) -> io::Result<Option<Result<String, FormatFault>>> {
    let mut bytes = Vec::new();
    let read = from.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 > LONGEST {
        return Ok(Some(Err(FormatFault::TooLarge { what: "the line", most: LONGEST })));
    }
    Ok(Some(String::from_utf8(bytes).map_err(|_| FormatFault::NotUtf8)))
}
