use std::collections::BTreeSet;

use jantaku_core::{BySeat, Players, Seat, Tile};
use percent_encoding::percent_decode_str;

use crate::formats::log::{Ignored, Log, LogRound, Move, Seats, StatedResult, TileNumbers};
use crate::formats::rules::{StatedRules, bit};
use crate::formats::tenhou::held::Held;
use crate::formats::tenhou::tags::{Go, once};
use crate::formats::tenhou::{Packed, tags};
use crate::formats::xml::{Tag, Tags};
use crate::formats::{FormatError, FormatFault, Place};

/// Reads the text of an mjlog. A file that breaks off is read as far as it goes.
pub fn parse(text: &str) -> Result<Log, FormatError> {
    let mut tags = Tags::new(text);
    let root = tags.next_tag()?.ok_or_else(|| FormatFault::missing("<mjloggm>").at(Place::Whole))?;
    if root.name() != "mjloggm" {
        return Err(root.expected("<mjloggm>", root.name()));
    }
    let mut reading = Reading::default();
    while let Some(tag) = tags.next_tag()? {
        reading.tag(&tag)?;
    }
    reading.log()
}

#[derive(Default)]
struct Reading {
    rules: Option<Go>,
    /// The names from the record's own seat 0.
    names: Option<Vec<String>>,
    seed: Option<String>,
    early: bool,
    /// The first dealer's seat in the record's numbering, once play has begun.
    first: Option<usize>,
    rounds: Vec<LogRound>,
    result: Option<StatedResult>,
    /// The numbers of the tiles just drawn.
    drawn: [Option<u8>; 4],
    /// The player who has announced riichi and not discarded yet.
    riichi: Option<Seat>,
    /// The places of the tiles of the round.
    held: Held,
    dropped: BTreeSet<String>,
}

impl Reading {
    fn log(self) -> Result<Log, FormatError> {
        let Some(Go { bits, lobby, csrule }) = self.rules else {
            return Err(FormatFault::missing("<GO>").at(Place::Whole));
        };
        let players = players(bits);
        let seats = self.names.map_or(Ok(Seats::Unnamed(players)), |mut names| {
            names.rotate_left(self.first.unwrap_or(0));
            Seats::named(players, names).map_err(|fault| fault.at(Place::Whole))
        })?;
        Ok(Log {
            rules: StatedRules::Tenhou { bits, lobby, early: self.early, csrule },
            seats,
            title: Vec::new(),
            rounds: self.rounds,
            result: self.result,
            seed: self.seed,
            dropped: Ignored(self.dropped),
            opening: Default::default(),
        })
    }

    fn tag(&mut self, tag: &Tag<'_>) -> Result<(), FormatError> {
        match tag.name() {
            "SHUFFLE" => self.seed = tag.get("seed")?.map(|seed| seed.into_owned()),
            "GO" => {
                once(tag, &mut self.rules, tags::go(tag)?)?;
            }
            "UN" => self.names(tag)?,
            "TAIKYOKU" => {
                let first = tag.number("oya")?;
                if first >= self.context(tag)?.players.count() {
                    return Err(tag.expected("a seat in `oya`", first));
                }
                once(tag, &mut self.first, first)?;
            }
            "BYE" => {
                self.dropped.insert("who lost the connection and came back".to_owned());
            }
            "INIT" => self.init(tag)?,
            "REACH" => self.riichi(tag)?,
            "N" => self.meld(tag)?,
            "DORA" => {
                let number = tag.number("hai")?;
                let indicator = self.tile(tag, number)?;
                self.held.turn(number);
                let round = self.open_round(tag)?;
                round.moves.push(Move::Dora { indicator });
                numbers(round).indicators.push(number);
            }
            "AGARI" => {
                let context = self.context(tag)?;
                let agari = tags::agari(tag, &context)?;
                let (round, held) = self.round_and_tiles(tag)?;
                agari.end_round(tag, held, &mut round.indicators, &mut round.ura, &mut round.end)?;
                self.finish(tag)?;
            }
            "RYUUKYOKU" => {
                let context = self.context(tag)?;
                let draw = tags::ryuukyoku(tag, &context)?;
                let (round, held) = self.round_and_tiles(tag)?;
                draw.end_round(tag, held, &mut round.end)?;
                self.finish(tag)?;
            }
            name => self.turn(tag, name)?,
        }
        if let Some(round) = self.rounds.last_mut() {
            numbers(round).contradiction = self.held.contradiction();
        }
        Ok(())
    }

    /// The end of the last round may include that of the match.
    fn finish(&mut self, tag: &Tag<'_>) -> Result<(), FormatError> {
        if tag.get("owari")?.is_some() {
            self.result = Some(tags::owari(tag, &self.context(tag)?)?);
        }
        Ok(())
    }

    fn context(&self, tag: &Tag<'_>) -> Result<tags::Context, FormatError> {
        let go = self.rules.as_ref().ok_or_else(|| tag.error(FormatFault::missing("<GO>")))?;
        let bits = go.bits;
        Ok(tags::Context { players: players(bits), reds: bits & bit::NO_REDS == 0, first: self.first.unwrap_or(0) })
    }

    fn tile(&self, tag: &Tag<'_>, number: u8) -> Result<Tile, FormatError> {
        self.context(tag)?.tile(tag, number)
    }

    /// The round under way, which has no end yet.
    fn open_round(&mut self, tag: &Tag<'_>) -> Result<&mut LogRound, FormatError> {
        let (round, _) = self.round_and_tiles(tag)?;
        match &round.end {
            None => Ok(round),
            Some(_) => Err(tag.error(FormatFault::OutOfPlace(format!("<{}> after the end of the round", tag.name())))),
        }
    }

    /// The round under way, and the places of its tiles.
    fn round_and_tiles(&mut self, tag: &Tag<'_>) -> Result<(&mut LogRound, &mut Held), FormatError> {
        let missing = || tag.error(FormatFault::OutOfPlace(format!("<{}> comes before the first <INIT>", tag.name())));
        if self.riichi.is_some() && tag.name() != "DORA" {
            return Err(tag.error(FormatFault::OutOfPlace("a riichi is announced without its discard".to_owned())));
        }
        Ok((self.rounds.last_mut().ok_or_else(missing)?, &mut self.held))
    }

    /// Reads the names; those of players who come back later are ignored.
    fn names(&mut self, tag: &Tag<'_>) -> Result<(), FormatError> {
        if self.names.is_some() {
            return Ok(());
        }
        for (key, what) in [("dan", "the grades"), ("rate", "the ratings"), ("sx", "the sexes")] {
            if tag.get(key)?.is_some() {
                self.dropped.insert(format!("{what} of the players"));
            }
        }
        let mut names = Vec::new();
        for key in ["n0", "n1", "n2", "n3"] {
            let Some(name) = tag.get(key)? else { break };
            names.push(percent_decode_str(&name).decode_utf8_lossy().into_owned());
        }
        let players = self.context(tag)?.players;
        Seats::named(players, names.clone()).map_err(|fault| tag.error(fault))?;
        names.truncate(players.count());
        self.names = Some(names);
        Ok(())
    }

    fn init(&mut self, tag: &Tag<'_>) -> Result<(), FormatError> {
        let context = self.context(tag)?;
        self.first.get_or_insert(context.first);
        let tags::Init { start, indicator, early } = tags::init(tag, &context)?;
        self.early |= early;
        let mut hands = Vec::new();
        self.held = Held::default();
        self.held.turn(indicator);
        for (seat, key) in context.keys(tags::HANDS).enumerate() {
            let hand = tag.numbers::<u8>(key)?;
            self.held.deal(seat, &hand);
            hands.push(hand);
        }
        let hands = BySeat::from_vec(hands).expect("three or four players");
        let mut faces = Vec::new();
        for numbers in hands.values() {
            faces.push(numbers.iter().map(|&number| context.tile(tag, number)).collect::<Result<Vec<Tile>, _>>()?);
        }
        self.rounds.push(LogRound {
            at: Ignored(tag.at),
            start,
            hands: BySeat::from_vec(faces).expect("three or four players"),
            moves: Vec::with_capacity(160),
            indicators: None,
            ura: None,
            end: None,
            numbers: Some(TileNumbers {
                hands,
                draws: Vec::with_capacity(70),
                indicators: vec![indicator],
                contradiction: None,
            }),
        });
        self.drawn = [None; 4];
        self.riichi = None;
        Ok(())
    }

    /// Draws are T to W with the tile's number, discards D to G.
    fn turn(&mut self, tag: &Tag<'_>, name: &str) -> Result<(), FormatError> {
        let unknown = || tag.expected("a tag of an mjlog", format!("<{name}>"));
        let (letter, number) = name.split_at_checked(1).ok_or_else(unknown)?;
        let number: u8 = number.parse().map_err(|_| unknown())?;
        let context = self.context(tag)?;
        let tile = context.tile(tag, number)?;
        let who = |first: u8| context.seat_of(usize::from(letter.as_bytes()[0] - first)).ok_or_else(unknown);
        match letter.as_bytes()[0] {
            b'T'..=b'W' => {
                let seat = who(b'T')?;
                self.drawn[seat.index()] = Some(number);
                self.held.draw(seat.index(), number);
                let round = self.open_round(tag)?;
                round.moves.push(Move::Draw { seat, tile });
                numbers(round).draws.push(number);
            }
            b'D'..=b'G' => {
                let seat = who(b'D')?;
                let tsumogiri = Some(self.drawn[seat.index()].take() == Some(number));
                let riichi = self.riichi.take_if(|announced| *announced == seat).is_some();
                self.held.discard(seat.index(), number);
                self.open_round(tag)?.moves.push(Move::Discard { seat, tile, tsumogiri, riichi });
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    fn riichi(&mut self, tag: &Tag<'_>) -> Result<(), FormatError> {
        let context = self.context(tag)?;
        let seat = context.seat(tag, "who")?;
        match tag.number("step")? {
            1_u8 if self.riichi.is_some() || self.drawn[seat.index()].is_none() => {
                return Err(tag.error(FormatFault::OutOfPlace("a riichi is announced before a draw".to_owned())));
            }
            1 => self.riichi = Some(seat),
            2 => {
                let scores = if tag.get("ten")?.is_some() { Some(context.points(tag, "ten")?) } else { None };
                self.open_round(tag)?.moves.push(Move::RiichiPaid { seat, scores });
            }
            step => return Err(tag.expected("step 1 or 2", step)),
        }
        Ok(())
    }

    fn meld(&mut self, tag: &Tag<'_>) -> Result<(), FormatError> {
        let context = self.context(tag)?;
        let seat = context.seat(tag, "who")?;
        let drawn = self.drawn[seat.index()].take();
        let bits = tag.number("m")?;
        self.held.lay(seat.index(), bits);
        let step = match context.meld(tag, seat, bits)? {
            Packed::Meld(meld) => Move::Meld { seat, meld },
            Packed::Kita(number) => Move::Kita { seat, tsumogiri: Some(drawn == Some(number)) },
        };
        self.open_round(tag)?.moves.push(step);
        Ok(())
    }
}

fn players(bits: u32) -> Players {
    if bits & bit::SANMA != 0 { Players::Three } else { Players::Four }
}

fn numbers(round: &mut LogRound) -> &mut TileNumbers {
    round.numbers.as_mut().expect("every round of an mjlog is begun with its numbers")
}
