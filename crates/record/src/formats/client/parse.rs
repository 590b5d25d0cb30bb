use jantaku_core::{Players, Seat};

use super::{Step, Stream, StreamRound, Told};
use crate::formats::log::{LogEnd, Move, StatedResult};
use crate::formats::rules::{StatedRules, bit};
use crate::formats::tenhou::tags::once;
use crate::formats::tenhou::{Packed, tags};
use crate::formats::xml::{Tag, Tags};
use crate::formats::{FormatError, FormatFault, Place};

/// Reads a stream. What the player sent and what is no part of play is left out.
pub fn parse(text: &str) -> Result<Stream, FormatError> {
    let mut reading = Reading::default();
    for (nth, line) in text.lines().enumerate() {
        let at = nth + 1;
        match line.split_at_checked(2) {
            Some(("G ", tag)) => {
                reading.tag(&Tags::only(tag, at)?)?;
            }
            Some(("S ", _)) => {}
            _ if line.trim().is_empty() => {}
            _ => return Err(FormatFault::expected("`G` or `S` and a tag", line).at(Place::Line(at))),
        }
    }
    reading.stream()
}

#[derive(Default)]
struct Reading {
    rules: Option<(u32, Option<u32>)>,
    first: Option<usize>,
    rounds: Vec<StreamRound>,
    result: Option<StatedResult>,
    drawn: Option<u8>,
    riichi: [bool; 4],
    /// A round taken up in its middle is not told whole.
    broken: bool,
}

impl Reading {
    fn stream(self) -> Result<Stream, FormatError> {
        let context = self.context().ok_or_else(|| FormatFault::missing("<GO>").at(Place::Whole))?;
        let (bits, lobby) = self.rules.unwrap_or_default();
        let seat = context.seat_of(0).expect("every table has a seat 0");
        let rules = StatedRules::Tenhou { bits, lobby, early: false };
        Ok(Stream { rules, players: context.players, seat, rounds: self.rounds, result: self.result })
    }

    fn context(&self) -> Option<tags::Context> {
        let (bits, _) = self.rules?;
        let players = if bits & bit::SANMA != 0 { Players::Three } else { Players::Four };
        Some(tags::Context { players, reds: bits & bit::NO_REDS == 0, first: self.first.unwrap_or(0) })
    }

    fn tag(&mut self, tag: &Tag<'_>) -> Result<(), FormatError> {
        let context = self.context().ok_or_else(|| tag.error(FormatFault::missing("<GO> before")));
        match tag.name() {
            "GO" => {
                let lobby = if tag.get("lobby")?.is_some() { Some(tag.number("lobby")?) } else { None };
                once(tag, &mut self.rules, (tag.number("type")?, lobby))?;
            }
            "TAIKYOKU" => {
                let first = tag.number("oya")?;
                if first >= context?.players.count() {
                    return Err(tag.expected("a seat in `oya`", first));
                }
                once(tag, &mut self.first, first)?;
            }
            "INIT" => self.init(tag, &context?)?,
            "REINIT" => self.broken = true,
            _ if self.broken || self.rounds.is_empty() => {}
            "REACH" => self.riichi(tag, &context?)?,
            "N" => self.meld(tag, &context?)?,
            "DORA" => {
                let indicator = context?.tile(tag, tag.number("hai")?)?;
                self.push(tag, Told::Move(Move::Dora { indicator }))?;
            }
            "AGARI" | "RYUUKYOKU" => self.end(tag, &context?)?,
            name => self.turn(tag, name, &context?)?,
        }
        Ok(())
    }

    fn push(&mut self, tag: &Tag<'_>, told: Told) -> Result<(), FormatError> {
        let offers = if tag.get("t")?.is_some() { tag.number("t")? } else { 0 };
        if let Some(round) = self.rounds.last_mut() {
            round.steps.push(Step { at: tag.at, told, offers });
        }
        Ok(())
    }

    fn init(&mut self, tag: &Tag<'_>, context: &tags::Context) -> Result<(), FormatError> {
        self.first.get_or_insert(context.first);
        let start = tags::init(tag, context)?.start;
        let hand = context.tiles(tag, &tag.numbers::<u8>("hai")?)?;
        let (indicators, ura, end) = (None, None, None);
        self.rounds.push(StreamRound { start, hand, steps: Vec::new(), indicators, ura, end });
        self.riichi = [false; 4];
        self.drawn = None;
        self.broken = false;
        Ok(())
    }

    fn riichi(&mut self, tag: &Tag<'_>, context: &tags::Context) -> Result<(), FormatError> {
        let seat = context.seat(tag, "who")?;
        match tag.number("step")? {
            1_u8 => self.riichi[seat.index()] = true,
            2 => {
                let scores = if tag.get("ten")?.is_some() { Some(context.points(tag, "ten")?) } else { None };
                self.push(tag, Told::Move(Move::RiichiPaid { seat, scores }))?;
            }
            step => return Err(tag.expected("step 1 or 2", step)),
        }
        Ok(())
    }

    fn meld(&mut self, tag: &Tag<'_>, context: &tags::Context) -> Result<(), FormatError> {
        let seat = context.seat(tag, "who")?;
        let told = match context.meld(tag, seat, tag.number("m")?)? {
            Packed::Meld(meld) => Move::Meld { seat, meld },
            Packed::Kita(_) => Move::Kita { seat, tsumogiri: None },
        };
        self.push(tag, Told::Move(told))
    }

    fn end(&mut self, tag: &Tag<'_>, context: &tags::Context) -> Result<(), FormatError> {
        if tag.get("owari")?.is_some() {
            self.result = Some(tags::owari(tag, context)?);
        }
        let Some(round) = self.rounds.last_mut() else { return Ok(()) };
        if tag.name() == "RYUUKYOKU" {
            round.end = Some(LogEnd::Drawn(tags::ryuukyoku(tag, context)?));
            return Ok(());
        }
        let agari = tags::agari(tag, context)?;
        agari.tell(&mut round.indicators, &mut round.ura, &mut round.end);
        Ok(())
    }

    /// Draws are T to W, discards D to G or d to g; everything else is no part of play.
    fn turn(&mut self, tag: &Tag<'_>, name: &str, context: &tags::Context) -> Result<(), FormatError> {
        let Some((&letter, digits)) = name.as_bytes().split_first() else { return Ok(()) };
        let seat = |first: u8| context.seat_of(usize::from(letter - first));
        let number = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse::<u8>().ok());
        let told = match (letter, number) {
            (b'U'..=b'W', None) if digits.is_empty() => seat(b'T').map(Told::OtherDraws),
            (b'T', Some(number)) => {
                self.drawn = Some(number);
                let tile = context.tile(tag, number)?;
                seat(b'T').map(|seat| Told::Move(Move::Draw { seat, tile }))
            }
            (b'D', Some(number)) => {
                let own = seat(b'D');
                let tsumogiri = self.drawn.take() == Some(number);
                self.discard(tag, own, number, tsumogiri, context)?
            }
            (b'E'..=b'G', Some(number)) => self.discard(tag, seat(b'D'), number, false, context)?,
            (b'e'..=b'g', Some(number)) => self.discard(tag, seat(b'd'), number, true, context)?,
            _ => None,
        };
        told.map_or(Ok(()), |told| self.push(tag, told))
    }

    fn discard(
        &mut self,
        tag: &Tag<'_>,
        seat: Option<Seat>,
        number: u8,
        tsumogiri: bool,
        context: &tags::Context,
    ) -> Result<Option<Told>, FormatError> {
        let Some(seat) = seat else { return Ok(None) };
        let riichi = std::mem::take(&mut self.riichi[seat.index()]);
        let tile = context.tile(tag, number)?;
        Ok(Some(Told::Move(Move::Discard { seat, tile, tsumogiri: Some(tsumogiri), riichi })))
    }
}
