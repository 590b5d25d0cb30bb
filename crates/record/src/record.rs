use std::io::BufRead;

use jantaku_core::{Ruleset, Seat, SeatDraw, Wall};
use jantaku_engine::{Event, PublicEvent, Settlement};

use crate::line::Header;
use crate::reader::HEADER;
use crate::shared::seals_of_record;
use crate::{Commitment, Fault, Line, Note, Noted, Reader, RecordError, Recording, SharedSeed, WallSource};

/// A record as written: readable and in order, but not yet checked against the rules. See [`Record::replay`].
///
/// ```
/// use jantaku_core::Ruleset;
/// use jantaku_record::{Record, SeatInfo, SeatKind, play_match};
///
/// let rules = Ruleset::preset("tenhou")?;
/// let seats = ["a", "b", "c", "d"].map(|name| SeatInfo { name: name.to_owned(), kind: SeatKind::Bot });
/// let (game, recording) = play_match(rules.into(), &seats, &[7; 32], |_, _, actions| actions.legal[0], |_, _| {})?;
/// let record = Record::read(recording.to_json_lines().as_bytes())?;
/// assert_eq!(record, Record::try_from(recording)?);
/// assert_eq!(record.replay()?.settlement(), game.settlement());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The facts about the whole match.
    pub header: Header,
    /// The rounds; the wall of the last one may still be sealed.
    pub rounds: Vec<RecordedRound>,
    /// The end of the match, if the record reaches it.
    pub ended: Option<At<Settlement>>,
}

/// One round of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedRound {
    /// The commitment given before the deal; `None` if the wall has no seed.
    pub sealed: At<Option<Commitment>>,
    /// The events of the round, each with its line.
    pub events: Vec<At<Event>>,
    /// What is noted of players between its events.
    pub notes: Vec<At<Note>>,
    /// The wall, once the round is over or breaks off.
    pub revealed: Option<At<WallSource>>,
    /// The standings of the game that it ended, if another game follows in the match.
    pub game_ended: Option<At<Settlement>>,
}

/// A value with the number of its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct At<T> {
    /// The line, from 1.
    pub line: usize,
    /// The value that was read there.
    pub what: T,
}

impl Record {
    /// Reads a record to its end. Fails at the first line that cannot be read or comes out of place.
    pub fn read(input: impl BufRead) -> Result<Record, RecordError> {
        let mut reader = Reader::new(input)?;
        let mut record = Record { header: reader.header().clone(), rounds: Vec::new(), ended: None };
        for entry in &mut reader {
            let (line, what) = entry?;
            record.add(line, what).map_err(|fault| fault.at(line))?;
        }
        Ok(record)
    }

    /// What decided the seats, checked against the first wall; nothing where the record says nothing of it, as it may where walls
    /// are not shared.
    pub fn seat_draw(&self) -> Result<Option<SeatDraw>, RecordError> {
        let stated = self.header.table.as_ref().and_then(|table| table.seats_drawn.as_ref());
        let Ruleset { seats_by, players, .. } = self.header.rules;
        match self.rounds.first().and_then(|round| round.revealed.as_ref()) {
            Some(revealed) => revealed.what.check_seats(stated, seats_by, players).map_err(|fault| fault.at(1)),
            None if stated.is_some() => Err(Fault::Sealed.at(1)),
            None => Ok(None),
        }
    }

    fn add(&mut self, line: usize, what: Line) -> Result<(), Fault> {
        let (awaited, nth) = (self.awaited(), self.rounds.len());
        if let (Some((seat, what)), Some(round), Awaited::Event) = (Noted::of(&what), self.rounds.last_mut(), awaited) {
            round.notes.push(At { line, what: Note { after: round.events.len(), seat, what } });
            return Ok(());
        }
        match (awaited, self.rounds.last_mut(), what) {
            (Awaited::Deal { .. }, _, Line::Wall { commitment }) => {
                self.begin(line, commitment.map(Commitment::Seed))?
            }
            (Awaited::Deal { .. }, _, Line::SharedWall { version, commitment, seals }) => {
                let Header { match_id, ref seats, .. } = self.header;
                let seals = seals_of_record(version, match_id, seats, seals)?;
                self.begin(line, Some(Commitment::Shared(commitment, seals)))?;
            }
            (Awaited::Deal { first: false }, Some(round), Line::GameEnded(end)) if round.game_ended.is_none() => {
                round.game_ended = Some(At { line, what: *end });
            }
            (Awaited::Deal { first: false }, _, Line::MatchEnded(end)) => {
                self.ended = Some(At { line, what: *end });
            }
            (Awaited::Dealt, Some(round), what @ Line::Dealt { .. }) => {
                round.events.push(At { line, what: what.try_into()? });
            }
            (Awaited::Event, Some(round), Line::RiichiPaid { seat }) if round.has_paid(seat) => {
                return Err(Fault::PaidTwice(seat));
            }
            (Awaited::Event, Some(round), what) if what.follows_deal() => {
                round.events.push(At { line, what: what.try_into()? });
            }
            // With what reveals its wall a round may break off: nobody plays it any more.
            (Awaited::Seed | Awaited::Event, Some(round), Line::Seed { seed })
                if matches!(round.sealed.what, Some(Commitment::Seed(_))) =>
            {
                round.revealed = Some(At { line, what: WallSource::Seed(seed.0) });
            }
            (
                Awaited::SharedSeed | Awaited::Event,
                Some(RecordedRound { sealed: At { what: Some(Commitment::Shared(_, seals)), .. }, revealed, .. }),
                Line::SharedSeed { secret, shares },
            ) => {
                let Header { match_id, ref seats, .. } = self.header;
                let shared = SharedSeed::of_record((match_id, nth), seats, seals.clone(), secret, shares)?;
                *revealed = Some(At { line, what: WallSource::Shared(shared) });
            }
            (Awaited::Tiles | Awaited::Event, Some(round), Line::Tiles { tiles, dice, rigged })
                if round.sealed.what.is_none() =>
            {
                let wall = Wall::new(tiles.0, &self.header.rules.tile_set())?.with_dice(dice);
                let what = if rigged { WallSource::Rigged(wall) } else { WallSource::Stated(wall) };
                round.revealed = Some(At { line, what });
            }
            (_, _, what) => return Err(Fault::OutOfPlace { expected: awaited.words(), found: what.kind() }),
        }
        Ok(())
    }

    fn begin(&mut self, line: usize, commitment: Option<Commitment>) -> Result<(), Fault> {
        if let Some(round) = self.rounds.last() {
            Commitment::check_order(round.sealed.what.as_ref(), commitment.as_ref())?;
        }
        let sealed = At { line, what: commitment };
        self.rounds.push(RecordedRound {
            sealed,
            events: Vec::new(),
            notes: Vec::new(),
            revealed: None,
            game_ended: None,
        });
        Ok(())
    }

    fn awaited(&self) -> Awaited {
        match self.rounds.last() {
            _ if self.ended.is_some() => Awaited::Nothing,
            None => Awaited::Deal { first: true },
            Some(round) if round.revealed.is_some() && !round.is_over() => Awaited::Nothing,
            Some(round) if round.revealed.is_some() => Awaited::Deal { first: false },
            Some(round) if round.events.is_empty() => Awaited::Dealt,
            Some(round) if !round.is_over() => Awaited::Event,
            Some(round) => match round.sealed.what {
                Some(Commitment::Seed(_)) => Awaited::Seed,
                Some(Commitment::Shared(..)) => Awaited::SharedSeed,
                None => Awaited::Tiles,
            },
        }
    }
}

/// What a recording has so far, without a passage through text.
impl TryFrom<Recording> for Record {
    type Error = RecordError;

    fn try_from(recording: Recording) -> Result<Record, RecordError> {
        let mut lines = (1..).zip(recording.into_lines());
        let Some((_, Line::Match(header))) = lines.next() else { return Err(Fault::Ends(HEADER).at(1)) };
        let mut record = Record { header: *header, rounds: Vec::new(), ended: None };
        for (line, what) in lines {
            let checked = what.check(record.header.rules.players).map_err(Fault::from);
            checked.and_then(|()| record.add(line, what)).map_err(|fault| fault.at(line))?;
        }
        Ok(record)
    }
}

/// The line that may come next in a record.
#[derive(Debug, Clone, Copy)]
enum Awaited {
    Deal { first: bool },
    Dealt,
    Event,
    Seed,
    SharedSeed,
    Tiles,
    Nothing,
}

impl Awaited {
    const fn words(self) -> &'static str {
        match self {
            Awaited::Deal { first: true } => "a line of type `wall` or `shared_wall`",
            Awaited::Deal { first: false } => "a line of type `wall`, `shared_wall`, `game_ended` or `match_ended`",
            Awaited::Dealt => "a line of type `dealt`",
            Awaited::Event => "an event of the round",
            Awaited::Seed => "a line of type `seed`",
            Awaited::SharedSeed => "a line of type `shared_seed`",
            Awaited::Tiles => "a line of type `tiles`",
            Awaited::Nothing => "the end of the record",
        }
    }
}

impl Line {
    /// Whether the line is an event after the deal of a round.
    const fn follows_deal(&self) -> bool {
        matches!(
            self,
            Line::Drew { .. }
                | Line::Discarded { .. }
                | Line::RiichiPaid { .. }
                | Line::Called { .. }
                | Line::KanDeclared { .. }
                | Line::Kita { .. }
                | Line::WallRanOut {}
                | Line::TenpaiDeclared { .. }
                | Line::NotenShown { .. }
                | Line::DoraRevealed { .. }
                | Line::RoundEnded(_)
        )
    }
}

impl RecordedRound {
    fn is_over(&self) -> bool {
        matches!(self.events.last(), Some(At { what: Event::Public(PublicEvent::RoundEnded(_)), .. }))
    }

    /// Whether the seat has paid for its riichi, which it does once: the points of a line are bounded, so their sum is
    /// only if it is a sum of few.
    fn has_paid(&self, seat: Seat) -> bool {
        let paid = Event::Public(PublicEvent::RiichiPaid { seat });
        self.events.iter().any(|event| event.what == paid)
    }

    /// Whether the round says of itself that its wall was rigged.
    pub fn is_rigged(&self) -> bool {
        matches!(self.revealed, Some(At { what: WallSource::Rigged(_), .. }))
    }

    /// The round's wall, checked against the commitment.
    pub fn wall(&self, rules: &Ruleset) -> Result<Wall, RecordError> {
        let sealed = &self.sealed;
        let Some(At { line, what: source }) = &self.revealed else {
            return Err(Fault::Sealed.at(sealed.line));
        };
        source.check(sealed.what.as_ref()).map_err(|fault| fault.at(*line))?;
        Ok(source.wall(&rules.tile_set()))
    }
}
