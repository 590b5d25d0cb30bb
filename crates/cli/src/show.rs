#[cfg(feature = "formats")]
mod formats;
mod result;
mod turns;

use std::fmt::Write;
#[cfg(not(feature = "formats"))]
use std::fs::File;
#[cfg(not(feature = "formats"))]
use std::io::BufReader;
use std::sync::Arc;

use jantaku_core::{Players, Ruleset, Seat, Wind};
use jantaku_engine::{Event, RoundStart, Settlement};
use jantaku_record::{Record, RecordedRound, SeatInfo, SeatKind};
use jantaku_wire::names::shown;
use owo_colors::{OwoColorize, Stream};
use unicode_width::UnicodeWidthStr;

use crate::failure::Failure;
use crate::{output, speech};
#[cfg(feature = "formats")]
use formats::sheet;

use turns::Shown;

#[derive(clap::Args)]
pub struct Args {
    record: String,
    #[arg(long, value_name = "ROUND")]
    round: Option<RoundName>,
    #[arg(long, value_name = "SEAT")]
    seat: Option<usize>,
    #[cfg(feature = "formats")]
    #[arg(long)]
    rules: Option<String>,
    #[cfg(feature = "formats")]
    #[command(flatten)]
    which: crate::records::Which,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let (sheet, fault) = sheet(args)?;
    output::print(sheet.text(args.round)?.trim_end())?;
    fault.map_or(Ok(()), |fault| Err(Failure::does_not_hold(fault)))
}

#[cfg(not(feature = "formats"))]
fn sheet(args: &Args) -> Result<(Sheet, Option<String>), Failure> {
    let record = read(&args.record)?;
    let seat = args.seat.map(|index| seat(index, record.header.rules.players)).transpose()?;
    Ok((Sheet::of(&record, seat), None))
}

#[cfg(not(feature = "formats"))]
fn read(path: &str) -> Result<Record, Failure> {
    let record = if path == "-" {
        Record::read(std::io::stdin().lock())
    } else {
        let file = File::open(path).map_err(|error| Failure::input(format!("{path}: {error}")))?;
        Record::read(BufReader::new(file))
    };
    record.map_err(|error| Failure::input(format!("{path}: {error}")))
}

fn seat(index: usize, players: Players) -> Result<Seat, Failure> {
    let seat = Seat::new(index).filter(|seat| seat.index() < players.count());
    seat.ok_or_else(|| Failure::input(format!("--seat is a number from 0 to {}, not {index}", players.count() - 1)))
}

/// A hand of a match: its wind, its number, and its game and its honba if given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RoundName {
    game: Option<u8>,
    wind: Wind,
    number: u8,
    honba: Option<u32>,
}

impl RoundName {
    fn names(self, start: &RoundStart, rules: &Ruleset) -> bool {
        let game =
            self.game.is_none_or(|game| game == 1 + rules.hanchan(start.position.game, start.position.wind_index));
        let honba = self.honba.is_none_or(|honba| honba == start.position.honba);
        (self.wind, self.number) == (start.wind, start.number()) && game && honba
    }
}

impl std::str::FromStr for RoundName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no hand: E2.1 is East 2, 1 honba");
        let (game, hand) = match text.split_once(':') {
            Some((game, hand)) => (Some(game.parse().map_err(|_| wrong())?), hand),
            None => (None, text),
        };
        let mut rest = hand.chars();
        let letter = rest.next().map(|letter| letter.to_ascii_uppercase());
        let wind = Wind::ALL.into_iter().find(|wind| Some(wind.letter()) == letter).ok_or_else(wrong)?;
        let (number, honba) = match rest.as_str().split_once('.') {
            Some((number, honba)) => (number, Some(honba.parse().map_err(|_| wrong())?)),
            None => (rest.as_str(), None),
        };
        let number = number.parse().ok().filter(|number| (1..=4).contains(number)).ok_or_else(wrong)?;
        Ok(RoundName { game, wind, number, honba })
    }
}

/// The name of a hand: E2.1, and 2:E2.1 in the second game of a match.
fn name(start: &RoundStart, rules: &Ruleset) -> String {
    jantaku_engine::RoundName::of(start, rules).to_string()
}

struct Sheet {
    rules: Arc<Ruleset>,
    seats: Vec<SeatInfo>,
    excerpt: bool,
    /// The hand that a link opens at, from 0.
    opens: Option<usize>,
    rounds: Vec<Vec<Shown>>,
    ended: Option<Settlement>,
}

impl Sheet {
    fn of(record: &Record, seat: Option<Seat>) -> Sheet {
        let seen = |event: &Event| match seat {
            None => Shown::to_all(event),
            Some(me) => event.seen_by(me).and_then(|seen| Shown::to_seat(seen, me)),
        };
        let round = |round: &RecordedRound| {
            round.events.iter().chain(&round.end_of_game()).filter_map(|event| seen(&event.what)).collect()
        };
        Sheet {
            rules: Arc::new(record.header.rules.clone()),
            seats: record
                .header
                .seats
                .iter()
                .map(|info| SeatInfo { name: shown(&info.name), ..info.clone() })
                .collect(),
            excerpt: record.header.excerpt,
            opens: None,
            rounds: record.rounds.iter().map(round).collect(),
            ended: record.ended.as_ref().map(|ended| ended.what.clone()),
        }
    }

    /// The whole record, or one hand of it.
    fn text(self, wanted: Option<RoundName>) -> Result<String, Failure> {
        let mut text = String::new();
        let names: Vec<String> = self.seats.iter().map(player).collect();
        line(&mut text, heading(&format!("Rules `{}`: {}", self.rules.title_in(speech::spoken()), names.join(", "))));
        if self.excerpt {
            line(&mut text, "The record begins within a match.");
        }
        let opened = self.opens.and_then(|nth| self.rounds.get(nth)?.iter().find_map(Shown::start));
        if let Some(start) = opened {
            line(&mut text, format!("The link opens at {}.", name(start, &self.rules)));
        }
        let mut others = Vec::new();
        let mut found = false;
        for round in self.rounds {
            let Some(start) = round.iter().find_map(Shown::start) else { continue };
            if wanted.is_some_and(|name| !name.names(start, &self.rules)) {
                others.push(name(start, &self.rules));
                continue;
            }
            found = true;
            let names = Names { seats: &self.seats, dealer: start.position.dealer, rules: &self.rules };
            text += &turns::text(&names, round);
        }
        if let (Some(_), false) = (wanted, found) {
            return Err(Failure::input(format!("the record has no such hand; it has {}", others.join(", "))));
        }
        match &self.ended {
            Some(ended) if wanted.is_none() => text += &result::settlement(&self.rules, &self.seats, ended, true),
            None if wanted.is_none() => line(&mut text, "\nThe record ends before the match."),
            _ => {}
        }
        Ok(text)
    }
}

fn player(info: &SeatInfo) -> String {
    match info.kind {
        SeatKind::Human => info.name.clone(),
        SeatKind::Bot => format!("{} (bot)", info.name),
    }
}

fn line(text: &mut String, line: impl std::fmt::Display) {
    writeln!(text, "{line}").expect("a text takes any line");
}

/// A heading: bold, where standard output shows it.
fn heading(text: &str) -> String {
    text.if_supports_color(Stream::Stdout, |text| text.bold()).to_string()
}

/// The names of the players in a round: wind and name.
struct Names<'a> {
    seats: &'a [SeatInfo],
    dealer: Seat,
    rules: &'a Ruleset,
}

impl Names<'_> {
    fn of(&self, seat: Seat) -> String {
        let name = self.seats.get(seat.index()).map_or("?", |info| info.name.as_str());
        format!("{} {name}", seat.wind(self.dealer, self.rules.players).letter())
    }

    /// As wide as the widest of them.
    fn column(&self, seat: Seat) -> String {
        let width = |name: &str| name.width();
        let widest = self.rules.players.seats().map(|seat| width(&self.of(seat))).max().unwrap_or(0);
        let name = self.of(seat);
        format!("{name}{}", " ".repeat(widest - width(&name)))
    }
}

#[cfg(test)]
mod tests {
    use jantaku_core::rules::HanchanSettlement;

    use super::*;

    fn record() -> Record {
        Record::read(include_bytes!("../../record/tests/data/short.jsonl").as_slice()).unwrap()
    }

    #[test]
    fn a_link_opens_at_a_hand_that_the_record_has() {
        let opened = |nth| Sheet { opens: Some(nth), ..Sheet::of(&record(), None) }.text(None).ok().unwrap();
        assert!(opened(0).contains("\nThe link opens at E1.0.\n"));
        assert_eq!(opened(90), Sheet::of(&record(), None).text(None).ok().unwrap());
    }

    #[test]
    fn a_record_reads_as_text() {
        insta::assert_snapshot!(Sheet::of(&record(), None).text(None).ok().unwrap());
    }

    #[test]
    fn a_seat_sees_its_own_draws_only() {
        insta::assert_snapshot!(Sheet::of(&record(), Seat::new(1)).text(None).ok().unwrap());
    }

    #[test]
    fn hands_have_names() {
        let name = |text: &str| text.parse::<RoundName>();
        assert_eq!(name("E2.1"), Ok(RoundName { game: None, wind: Wind::East, number: 2, honba: Some(1) }));
        assert_eq!(name("2:s4"), Ok(RoundName { game: Some(2), wind: Wind::South, number: 4, honba: None }));
        for wrong in ["", "E", "E0", "E5", "X1", "E1.", "E1.x", "東1", ":E1", "x:E1"] {
            assert!(name(wrong).is_err(), "{wrong}");
        }
        let text = |wanted: &str| Sheet::of(&record(), None).text(name(wanted).ok());
        assert!(text("E1.0").is_ok());
        assert!(text("E1.7").is_err());
    }

    /// a match has two hands of one name where it has two games of the same winds.
    #[test]
    fn a_name_states_the_second_game() {
        let rules = Ruleset::preset("pretty_girls").unwrap();
        let Event::Dealt { start, .. } = &record().rounds[0].events[0].what else { panic!("a deal comes first") };
        let mut start = start.clone();
        let named = |text: &str, start: &RoundStart| text.parse::<RoundName>().unwrap().names(start, &rules);
        assert_eq!(name(&start, &rules), "E1.0");
        assert!(named("E1", &start) && named("1:E1", &start) && !named("2:E1", &start));
        start.position.wind_index = 2;
        assert_eq!(name(&start, &rules), "2:E1.0");
        assert!(named("E1", &start) && !named("1:E1", &start) && named("2:E1", &start));
        (start.position.wind_index, start.position.game) = (0, 1);
        let each = Ruleset { hanchan_settlement: HanchanSettlement::Each, ..rules.clone() };
        assert_eq!(name(&start, &each), "2:E1.0");
    }
}
