//! `jantaku bot`: one of our bots as an mjai process, or as a client of an mjai server.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;

use jantaku_bots::Bot;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::Action;
use jantaku_record::formats::mjai::live::{Decoded, Decoder, Dialect, Message, answer, messages, sayable};
use jantaku_record::formats::{FormatError, FormatFault, Place};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::json;

use crate::failure::Failure;
use crate::input;

/// The longest line that is read, in bytes: many times the longest of a match.
pub const LONGEST: u64 = 1 << 16;

#[derive(clap::Args)]
pub struct Args {
    level: String,
    #[arg(value_parser = clap::value_parser!(u8).range(0..4))]
    seat: Option<u8>,
    #[arg(long, conflicts_with = "mjai_tcp")]
    mjai: bool,
    #[arg(long, value_name = "HOST:PORT")]
    mjai_tcp: Option<String>,
    #[arg(long, default_value = "default", requires = "mjai_tcp")]
    room: String,
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    dialect: Option<Dialect>,
    #[arg(long, default_value = "tenhou")]
    rules: String,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let rules = input::rules(&args.rules)?;
    sayable(&rules).map_err(Failure::input)?;
    let mut seed = [0; 32];
    ChaCha20Rng::seed_from_u64(args.seed).fill_bytes(&mut seed);
    let bot = jantaku_bots::by_name(&args.level, seed).map_err(Failure::input)?;
    let seat = args.seat.and_then(|seat| Seat::new(seat.into()));
    let mut player = Player::new(Arc::new(rules), bot, seat, args.dialect);
    player.name = args.name.clone().unwrap_or_else(|| args.level.clone());
    let Some(address) = &args.mjai_tcp else {
        return player.talk(io::stdin().lock(), io::stdout().lock());
    };
    let (host, room) = address_of(address, &args.room);
    player.room = room.to_owned();
    let failed = |error: io::Error| Failure::input(format!("--mjai-tcp {address}: {error}"));
    let stream = TcpStream::connect(host).map_err(failed)?;
    stream.set_nodelay(true).map_err(failed)?;
    player.talk(BufReader::new(stream.try_clone().map_err(failed)?), stream)
}

/// Host and room.
fn address_of<'a>(address: &'a str, room: &'a str) -> (&'a str, &'a str) {
    let bare = address.strip_prefix("mjsonp://").unwrap_or(address);
    bare.split_once('/').unwrap_or((bare, room))
}

/// A bot that hears mjai and answers.
pub struct Player {
    decoder: Decoder,
    bot: Box<dyn Bot + Send>,
    dialect: Option<Dialect>,
    /// The riichi announced, whose discard is still to be said.
    declared: Option<Action>,
    /// Whether the last message was the end of a game.
    over: bool,
    name: String,
    room: String,
}

impl Player {
    pub fn new(rules: Arc<Ruleset>, bot: Box<dyn Bot + Send>, seat: Option<Seat>, dialect: Option<Dialect>) -> Player {
        let (name, room) = (bot.name().to_owned(), String::new());
        Player { decoder: Decoder::new(rules, seat), bot, dialect, declared: None, over: false, name, room }
    }

    /// Answers line by line until there are no more.
    fn talk(&mut self, mut from: impl BufRead, mut to: impl Write) -> Result<(), Failure> {
        for number in 1.. {
            let wrong = |fault| Failure::input(FormatError { at: Place::Line(number), fault });
            let line = match read_line(&mut from) {
                // A server may hang up as soon as the game is over.
                Err(_) if self.over => break,
                line => line?,
            };
            let Some(text) = line.transpose().map_err(wrong)? else { break };
            if text.trim().is_empty() {
                continue;
            }
            if let Some(answer) = self.hears(&text).map_err(wrong)? {
                writeln!(to, "{answer}")?;
                to.flush()?;
            }
        }
        Ok(())
    }

    /// The answer to a line, if one is due.
    pub fn hears(&mut self, text: &str) -> Result<Option<Message>, FormatFault> {
        let (lines, array) = messages(text)?;
        let mut heard = Decoded::Nothing;
        for line in &lines {
            let dialect = if array { Dialect::MjaiApp } else { line.dialect() };
            self.dialect.get_or_insert(dialect);
            heard = self.decoder.decode(line)?;
        }
        self.over = heard == Decoded::GameOver;
        let none = || json!({ "type": "none" });
        let choice = match heard {
            Decoded::Asked => Some(self.choose()?),
            Decoded::OwnRiichi => Some(self.riichi_discard()?),
            Decoded::Hello => Some(json!({ "type": "join", "name": self.name, "room": self.room })),
            Decoded::Nothing | Decoded::GameOver if self.dialect == Some(Dialect::Mortal) => None,
            Decoded::Nothing | Decoded::GameOver => Some(none()),
            Decoded::Error(message) => return Err(FormatFault::OutOfPlace(format!("the server gives up: {message}"))),
        };
        Ok(choice)
    }

    fn choose(&mut self) -> Result<Message, FormatFault> {
        let view = self.decoder.view().ok_or_else(nothing_dealt)?;
        let action = self.bot.choose(view, &self.decoder.choices());
        let said = answer(view, action).ok_or_else(|| no_word(action))?;
        self.declared = matches!(action, Action::Riichi { .. }).then_some(action);
        self.decoder.chosen(action)?;
        Ok(said)
    }

    /// The discard of the riichi just chosen, or of one that was chosen for this seat.
    fn riichi_discard(&mut self) -> Result<Message, FormatFault> {
        let view = self.decoder.view().ok_or_else(nothing_dealt)?;
        let mut actions = view.legal_actions();
        actions.legal.retain(|action| matches!(action, Action::Riichi { .. }));
        let action = match self.declared.take() {
            Some(action) => action,
            None if actions.legal.is_empty() => {
                return Err(FormatFault::OutOfPlace("a `reach` of a hand that may not declare it".to_owned()));
            }
            None => self.bot.choose(view, &actions),
        };
        let Action::Riichi { tile, tsumogiri } = action else { return Err(no_word(action)) };
        answer(view, Action::Discard { tile, tsumogiri }).ok_or_else(|| no_word(action))
    }
}

fn nothing_dealt() -> FormatFault {
    FormatFault::OutOfPlace("a choice before `start_kyoku`".to_owned())
}

fn no_word(action: Action) -> FormatFault {
    FormatFault::OutOfPlace(format!("mjai has no word for `{action}`"))
}

/// The next line, or the fault of a line that is too long or not text.
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
