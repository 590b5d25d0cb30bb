use jantaku_core::{Players, Seat};

use super::{Observed, Step, Stream, StreamRound};
use crate::formats::log::{Move, StatedResult};
use crate::formats::rules::{StatedRules, bit};
use crate::formats::tenhou::held::Held;
use crate::formats::tenhou::tags::{Go, once};
use crate::formats::tenhou::{Packed, tags};
use crate::formats::xml::{Tag, Tags};
use crate::formats::{FormatError, FormatFault, Place};

/// Reads a stream. Messages of the player, and those that are not part of play, are left out.
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
    rules: Option<Go>,
    first: Option<usize>,
    rounds: Vec<StreamRound>,
    result: Option<StatedResult>,
    drawn: Option<u8>,
    /// The player who has announced riichi and not discarded yet.
    riichi: Option<Seat>,
    /// The known places of the tiles of the round.
    held: Held,
    /// Whether the round was joined midway, so that its start is unknown.
    broken: bool,
}

impl Reading {
    fn stream(self) -> Result<Stream, FormatError> {
        let context = self.context().ok_or_else(|| FormatFault::missing("<GO>").at(Place::Whole))?;
        let Go { bits, lobby, csrule } = self.rules.unwrap_or_default();
        let seat = context.seat_of(0).expect("every table has a seat 0");
        let rules = StatedRules::Tenhou { bits, lobby, early: false, csrule };
        Ok(Stream { rules, players: context.players, seat, rounds: self.rounds, result: self.result })
    }

    fn context(&self) -> Option<tags::Context> {
        let bits = self.rules.as_ref()?.bits;
        let players = if bits & bit::SANMA != 0 { Players::Three } else { Players::Four };
        Some(tags::Context { players, reds: bits & bit::NO_REDS == 0, first: self.first.unwrap_or(0) })
    }

    fn tag(&mut self, tag: &Tag<'_>) -> Result<(), FormatError> {
        let context = self.context().ok_or_else(|| tag.error(FormatFault::missing("<GO> before")));
        match tag.name() {
            "GO" => {
                once(tag, &mut self.rules, tags::go(tag)?)?;
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
                let number = tag.number("hai")?;
                let indicator = context?.tile(tag, number)?;
                self.held.turn(number);
                self.push(tag, Observed::Move(Move::Dora { indicator }))?;
            }
            "AGARI" | "RYUUKYOKU" => self.end(tag, &context?)?,
            name => self.turn(tag, name, &context?)?,
        }
        if let Some(round) = self.rounds.last_mut() {
            round.contradiction = self.held.contradiction();
        }
        Ok(())
    }

    fn push(&mut self, tag: &Tag<'_>, observed: Observed) -> Result<(), FormatError> {
        let offers = if tag.get("t")?.is_some() { tag.number("t")? } else { 0 };
        if let Some(round) = self.rounds.last_mut() {
            if round.end.is_some() || (self.riichi.is_some() && tag.name() != "DORA") {
                let what = format!("<{}> after the end of the round or an announced riichi", tag.name());
                return Err(tag.error(FormatFault::OutOfPlace(what)));
            }
            round.steps.push(Step { at: tag.at, observed, offers });
        }
        Ok(())
    }

    fn init(&mut self, tag: &Tag<'_>, context: &tags::Context) -> Result<(), FormatError> {
        self.first.get_or_insert(context.first);
        let tags::Init { start, indicator, .. } = tags::init(tag, context)?;
        let numbers = tag.numbers::<u8>("hai")?;
        let hand = context.tiles(tag, &numbers)?;
        self.held = Held::default();
        self.held.turn(indicator);
        let own = context.seat_of(0).expect("every table has a seat 0");
        self.held.deal(own.index(), &numbers);
        let (indicators, ura, end, contradiction) = (None, None, None, None);
        self.rounds.push(StreamRound { start, hand, steps: Vec::new(), indicators, ura, end, contradiction });
        self.riichi = None;
        self.drawn = None;
        self.broken = false;
        Ok(())
    }

    fn riichi(&mut self, tag: &Tag<'_>, context: &tags::Context) -> Result<(), FormatError> {
        let seat = context.seat(tag, "who")?;
        match tag.number("step")? {
            1_u8 if self.riichi.is_some() => {
                return Err(tag.error(FormatFault::OutOfPlace("a second riichi is announced".to_owned())));
            }
            1 => self.riichi = Some(seat),
            2 => {
                let scores = if tag.get("ten")?.is_some() { Some(context.points(tag, "ten")?) } else { None };
                self.push(tag, Observed::Move(Move::RiichiPaid { seat, scores }))?;
            }
            step => return Err(tag.expected("step 1 or 2", step)),
        }
        Ok(())
    }

    fn meld(&mut self, tag: &Tag<'_>, context: &tags::Context) -> Result<(), FormatError> {
        let seat = context.seat(tag, "who")?;
        let bits = tag.number("m")?;
        self.held.lay(seat.index(), bits);
        let observed = match context.meld(tag, seat, bits)? {
            Packed::Meld(meld) => Move::Meld { seat, meld },
            Packed::Kita(_) => Move::Kita { seat, tsumogiri: None },
        };
        self.push(tag, Observed::Move(observed))
    }

    fn end(&mut self, tag: &Tag<'_>, context: &tags::Context) -> Result<(), FormatError> {
        if tag.get("owari")?.is_some() {
            self.result = Some(tags::owari(tag, context)?);
        }
        let Some(round) = self.rounds.last_mut() else { return Ok(()) };
        if tag.name() == "RYUUKYOKU" {
            return tags::ryuukyoku(tag, context)?.end_round(tag, &mut self.held, &mut round.end);
        }
        let agari = tags::agari(tag, context)?;
        agari.end_round(tag, &mut self.held, &mut round.indicators, &mut round.ura, &mut round.end)
    }

    /// Draws are T to W, discards D to G or d to g; anything else is not part of play.
    fn turn(&mut self, tag: &Tag<'_>, name: &str, context: &tags::Context) -> Result<(), FormatError> {
        let Some((&letter, digits)) = name.as_bytes().split_first() else { return Ok(()) };
        let seat = |first: u8| context.seat_of(usize::from(letter - first));
        let number = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse::<u8>().ok());
        let observed = match (letter, number) {
            (b'U'..=b'W', None) if digits.is_empty() => {
                self.held.draw_unseen();
                seat(b'T').map(Observed::OtherDraws)
            }
            (b'T', Some(number)) => {
                self.drawn = Some(number);
                let tile = context.tile(tag, number)?;
                let seat = seat(b'T');
                seat.iter().for_each(|seat| self.held.draw(seat.index(), number));
                seat.map(|seat| Observed::Move(Move::Draw { seat, tile }))
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
        observed.map_or(Ok(()), |observed| self.push(tag, observed))
    }

    fn discard(
        &mut self,
        tag: &Tag<'_>,
        seat: Option<Seat>,
        number: u8,
        tsumogiri: bool,
        context: &tags::Context,
    ) -> Result<Option<Observed>, FormatError> {
        let Some(seat) = seat else { return Ok(None) };
        let riichi = self.riichi.take_if(|announced| *announced == seat).is_some();
        let tile = context.tile(tag, number)?;
        self.held.discard(seat.index(), number);
        Ok(Some(Observed::Move(Move::Discard { seat, tile, tsumogiri: Some(tsumogiri), riichi })))
    }
}
