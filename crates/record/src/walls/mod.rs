//! Proves the walls of a record as `docs/fair-wall.md` states, which is all that a program in another language needs.
//!
//! It reads of each line what a wall needs, and so refuses less than [`crate::Record::replay`], which knows the rules.

mod lines;
mod round;

use std::io::BufRead;

use jantaku_core::rules::TileSet;
use jantaku_core::{Seat, Wall};

use crate::line::{SeatDrawForm, SeatInfo};
use crate::reader::{LONGEST_RECORD, next_line};
use crate::shared::seals_of_record;
use crate::{Commitment, Fault, MatchId, RecordError, SharedSeed, WallSource};
use lines::{DealtForm, Rules, WallLine};
use round::Round;

/// The walls of a record.
#[derive(Debug)]
pub struct WallProofs {
    /// The players, from seat 0.
    pub seats: Vec<SeatInfo>,
    /// The walls, in order.
    pub rounds: Vec<WallProof>,
}

/// What can be said of the wall of one round.
#[derive(Debug)]
pub struct WallProof {
    /// What was published of it before the deal.
    pub commitment: Option<Commitment>,
    /// The people who sent no share, where players have one, nor a seal of one.
    pub missing: Vec<Seat>,
    /// The people who sealed a share that was not opened.
    pub unopened: Vec<Seat>,
    /// Whether the record says that the wall was made to favour somebody.
    pub rigged: bool,
    /// Why it does not hold.
    pub fault: Option<RecordError>,
}

/// Proves the walls of a record: that each is the one committed to, and that every tile dealt, drawn and turned is its.
///
/// # Errors
///
/// The first line that is not one of a record, or that comes out of place.
pub fn prove_walls(input: impl BufRead) -> Result<WallProofs, RecordError> {
    let mut input = input.take(LONGEST_RECORD + 1);
    let first = next_line(&mut input).map_err(|fault| fault.at(1))?;
    let first = first.ok_or(Fault::Ends("the first line, of type `match`,"));
    let mut reading = first.and_then(|text| Reading::new(&text)).map_err(|fault| fault.at(1))?;
    let mut number = 1;
    loop {
        number += 1;
        let at = |fault: Fault| fault.at(number);
        let Some(text) = next_line(&mut input).map_err(at)? else { break };
        lines::line(&text).and_then(|line| reading.add(number, line)).map_err(at)?;
    }
    reading.done(number)
}

/// A record as far as it has been read.
struct Reading {
    match_id: Option<MatchId>,
    rules: Rules,
    set: TileSet,
    seats: Vec<SeatInfo>,
    seats_drawn: Option<SeatDrawForm>,
    proofs: Vec<WallProof>,
    state: State,
    /// The points at the end of the last round, while nothing has changed them.
    points: Option<Vec<i32>>,
}

/// Where in a record its next line is.
enum State {
    /// Between rounds, where a game may end once.
    Between {
        game_ended: bool,
    },
    Sealed {
        line: usize,
        commitment: Option<Commitment>,
    },
    Playing(Playing),
    Over,
}

struct Playing {
    line: usize,
    commitment: Option<Commitment>,
    dealt: (usize, DealtForm),
    events: Vec<(usize, WallLine)>,
    is_over: bool,
}

impl Reading {
    fn new(text: &[u8]) -> Result<Reading, Fault> {
        let mut first = lines::first_line(text)?;
        Ok(Reading {
            seats_drawn: first.seats_drawn(),
            match_id: first.match_id,
            set: first.rules.tile_set()?,
            rules: first.rules,
            seats: first.seats.into_iter().map(SeatInfo::from).collect(),
            proofs: Vec::new(),
            state: State::Between { game_ended: true },
            points: None,
        })
    }

    fn add(&mut self, number: usize, line: WallLine) -> Result<(), Fault> {
        self.check_seats(&line)?;
        self.state = match (std::mem::replace(&mut self.state, State::Over), line) {
            (State::Between { .. }, WallLine::Wall { commitment }) => {
                self.sealed(number, commitment.map(Commitment::Seed))?
            }
            (State::Between { .. }, WallLine::SharedWall { version, commitment, seals }) => {
                let seals = seals_of_record(version, self.match_id, &self.seats, seals)?;
                self.sealed(number, Some(Commitment::Shared(commitment, seals)))?
            }
            (State::Between { game_ended: false }, WallLine::GameEnded {}) => {
                self.points = None;
                State::Between { game_ended: true }
            }
            (State::Between { .. }, WallLine::MatchEnded { scores, leftover_sticks }) if !self.proofs.is_empty() => {
                self.ended(&scores, leftover_sticks)?;
                State::Over
            }
            (State::Sealed { line, commitment }, WallLine::Dealt(dealt)) => {
                if let Some(points) = self.points.take().filter(|points| *points != dealt.scores) {
                    return Err(Fault::Points(points));
                }
                State::Playing(Playing { line, commitment, dealt: (number, dealt), events: Vec::new(), is_over: false })
            }
            (State::Playing(playing), line) => self.play(playing, number, line)?,
            (state, _) => return Err(Fault::Expected(state.words())),
        };
        Ok(())
    }

    /// Takes a line of a round.
    fn play(&mut self, mut playing: Playing, number: usize, line: WallLine) -> Result<State, Fault> {
        let over = playing.is_over;
        let source = match (&playing.commitment, line) {
            // With what reveals its wall a round may break off.
            (Some(Commitment::Seed(_)), WallLine::Seed { seed }) => WallSource::Seed(seed.0),
            (Some(Commitment::Shared(_, seals)), WallLine::SharedSeed { secret, shares }) => {
                let of = (self.match_id, self.proofs.len() + 1);
                WallSource::Shared(SharedSeed::of_record(of, &self.seats, seals.clone(), secret, shares)?)
            }
            (None, WallLine::Tiles(stated)) => {
                let wall = Wall::new(stated.tiles.0, &self.set)?.with_dice(stated.dice);
                if stated.rigged { WallSource::Rigged(wall) } else { WallSource::Stated(wall) }
            }
            (_, line) if !over && line.is_of_round() => {
                if let WallLine::RoundEnded { scores, .. } = &line {
                    playing.is_over = true;
                    self.points = Some(scores.clone());
                }
                playing.events.push((number, line));
                return Ok(State::Playing(playing));
            }
            _ => return Err(Fault::Expected(if over { "what reveals the wall" } else { "an event of the round" })),
        };
        self.proofs.push(self.proof(&playing, number, &source));
        Ok(if over { State::Between { game_ended: false } } else { State::Over })
    }

    fn proof(&self, playing: &Playing, number: usize, source: &WallSource) -> WallProof {
        let fault = self.check(playing, number, source).err();
        let (missing, unopened) = match source {
            WallSource::Shared(shared) => (shared.missing(&self.seats), shared.unopened(&self.seats)),
            _ => Default::default(),
        };
        let rigged = matches!(source, WallSource::Rigged(_));
        WallProof { commitment: playing.commitment.clone(), missing, unopened, rigged, fault }
    }

    fn check(&self, playing: &Playing, number: usize, source: &WallSource) -> Result<(), RecordError> {
        source.check(playing.commitment.as_ref()).map_err(|fault| fault.at(number))?;
        if self.proofs.is_empty() {
            let stated = self.seats_drawn.as_ref();
            source.check_seats(stated, self.rules.seats_by, self.rules.players).map_err(|fault| fault.at(1))?;
        }
        let wall = source.wall(&self.set);
        let is_shared = matches!(source, WallSource::Shared(_));
        let at = |line: usize| move |fault: Fault| fault.of_wall(is_shared).at(line);
        let (line, dealt) = &playing.dealt;
        let mut round = Round::dealt(&self.rules, &wall, dealt).map_err(at(*line))?;
        playing.events.iter().try_for_each(|(line, event)| round.take(event).map_err(at(*line)))
    }

    /// A wall begins to be played.
    fn sealed(&self, line: usize, commitment: Option<Commitment>) -> Result<State, Fault> {
        if let Some(proof) = self.proofs.last() {
            Commitment::check_order(proof.commitment.as_ref(), commitment.as_ref())?;
        }
        Ok(State::Sealed { line, commitment })
    }

    /// The points at the end are those of the last round, but for the sticks that are left over.
    fn ended(&mut self, scores: &[i32], leftover_sticks: u32) -> Result<(), Fault> {
        let Some(points) = self.points.take() else { return Ok(()) };
        let fits = |(end, last): (&i32, &i32)| if leftover_sticks == 0 { end == last } else { end >= last };
        if scores.iter().zip(&points).all(fits) { Ok(()) } else { Err(Fault::Points(points)) }
    }

    /// Checks that a line has as many seats as the table.
    fn check_seats(&self, line: &WallLine) -> Result<(), Fault> {
        let wanted = self.rules.players.count();
        let (seats, scores) = line.seats_and_scores();
        match seats.into_iter().flatten().find(|seat| seat.index() >= wanted) {
            Some(seat) => Err(Fault::NoSeat(seat)),
            None => match scores.map(Vec::len) {
                Some(found) if found != wanted => Err(Fault::Seats { found, wanted }),
                _ => Ok(()),
            },
        }
    }

    fn done(mut self, number: usize) -> Result<WallProofs, RecordError> {
        match self.state {
            State::Sealed { .. } => return Err(Fault::Ends("a deal").at(number)),
            State::Playing(Playing { line, commitment, .. }) => {
                let fault = Some(Fault::Sealed.at(line));
                let (missing, unopened) = Default::default();
                self.proofs.push(WallProof { commitment, missing, unopened, rigged: false, fault });
            }
            State::Between { .. } | State::Over => {}
        }
        if self.proofs.is_empty() {
            return Err(Fault::Ends("the first round").at(number));
        }
        Ok(WallProofs { seats: self.seats, rounds: self.proofs })
    }
}

impl State {
    const fn words(&self) -> &'static str {
        match self {
            State::Between { .. } => "a wall, or the end of the game or the match",
            State::Sealed { .. } => "a deal",
            State::Playing(_) => "an event of the round",
            State::Over => "the end of the record",
        }
    }
}
