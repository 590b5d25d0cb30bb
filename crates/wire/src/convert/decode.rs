//! Converts the wire's events back to the engine's: a seat's events are enough to fold its view.

mod end;
mod pieces;

use std::sync::Arc;

use jantaku_core::{BySeat, Dice, Hand, HandError, MeldError, Players, Ruleset, Seat};
use jantaku_engine::{self as engine, Declares, FoldError, PublicEvent, RoundPosition, SeatEvent, Table, View};
use jantaku_score::NoWin;
use thiserror::Error;

use crate::{After, Event, Phase, RoundStart, SeatState, Showing};
use pieces::{meld as meld_of, open_hand, shown};

/// Why a message cannot follow those before it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DecodeError {
    #[error(transparent)]
    Fold(#[from] FoldError),
    #[error(transparent)]
    Hand(#[from] HandError),
    #[error(transparent)]
    Meld(#[from] MeldError),
    /// A winning hand that does not win.
    #[error(transparent)]
    NoWin(#[from] NoWin),
    /// A field with an impossible value.
    #[error("`{0}` does not fit this match")]
    Field(&'static str),
    #[error("an event before the first deal")]
    NotDealt,
}

/// Folds the events of a seat into its view.
#[derive(Debug, Clone)]
pub struct Decoder {
    rules: Arc<Ruleset>,
    seat: Seat,
    view: Option<View<'static>>,
}

impl Decoder {
    pub fn new(rules: Arc<Ruleset>, seat: Seat) -> Decoder {
        Decoder { rules, seat, view: None }
    }

    pub fn view(&self) -> Option<&View<'static>> {
        self.view.as_ref()
    }

    /// Folds an event. On an error nothing has changed.
    pub fn decode(&mut self, event: &Event, after: &After) -> Result<(), DecodeError> {
        match (&mut self.view, event) {
            (Some(view), Event::Dealt { round }) => {
                let position = view.table().next_position().filter(|position| follows(position, round));
                let position = position.ok_or(DecodeError::Field("round"))?;
                view.apply(&dealt(&self.rules, round, position, &after.own)?)?;
            }
            (None, Event::Dealt { round }) => {
                let deal = dealt(&self.rules, round, first(&self.rules, round)?, &after.own)?;
                self.view = Some(View::start(self.rules.clone(), self.seat, &deal)?);
            }
            (Some(view), event) => {
                let seen = seat_event(event, after, view.table())?;
                view.apply(&seen)?;
            }
            (None, _) => return Err(DecodeError::NotDealt),
        }
        Ok(())
    }
}

/// Whether the round begins where the one before it has led.
fn follows(position: &RoundPosition, round: &RoundStart) -> bool {
    let place = (position.dealer.into(), position.honba, position.sticks);
    place == (round.dealer, round.honba, round.sticks) && position.scores.values().eq(&round.scores)
}

/// The position at the first round that is followed. Sticks from earlier rounds are not known.
fn first(rules: &Ruleset, round: &RoundStart) -> Result<RoundPosition, DecodeError> {
    let indices = 0..=u8::MAX;
    let games = 0..rules.settled_games();
    let is_this = |&(game, index): &(u8, u8)| {
        rules.wind(index) == Some(round.wind) && rules.hanchan(game, index) + 1 == round.game
    };
    let found = games.flat_map(|game| indices.clone().map(move |index| (game, index))).find(is_this);
    let (game, wind_index) = found.ok_or(DecodeError::Field("wind"))?;
    Ok(RoundPosition {
        wind_index,
        game,
        dealer: seat(round.dealer)?,
        honba: round.honba,
        sticks: round.sticks,
        scores: by_seat(round.scores.clone(), rules.players)?,
        ..RoundPosition::first(rules)
    })
}

fn dealt(
    rules: &Ruleset,
    round: &RoundStart,
    position: RoundPosition,
    own: &SeatState,
) -> Result<SeatEvent, DecodeError> {
    let hand = own.concealed[..].try_into().map_err(|_| HandError::WrongSize(own.concealed.len()))?;
    // Only the wall that they break is sent, and only that matters.
    let dice = |broken| {
        let rolls = (1..=6).filter_map(|die| Dice::try_from([1, die]).ok());
        let roll = rolls.into_iter().find(|dice| u8::from(dice.falls_on(position.dealer, rules.players)) == broken);
        roll.ok_or(DecodeError::Field("broken"))
    };
    let dice = round.broken.map(dice).transpose()?;
    let start = engine::RoundStart { wind: round.wind, indicator: round.dora.indicator, dice, position };
    Ok(SeatEvent::Dealt { start: Box::new(start), hand })
}

fn seat_event(event: &Event, after: &After, table: &Table) -> Result<SeatEvent, DecodeError> {
    let public = match event {
        Event::Dealt { .. } => return Err(DecodeError::Field("event")),
        &Event::DrewOwn { tile, from } => return Ok(SeatEvent::DrewOwn { tile, from }),
        &Event::DrewOther { seat: who, from } => {
            return Ok(SeatEvent::DrewOther { seat: seat(who)?, from });
        }
        &Event::Answered { action } => return Ok(SeatEvent::Answered { action }),
        &Event::Discarded { seat: who, ref discard, riichi, open } => {
            let declares = match (open, riichi) {
                (true, _) => Declares::OpenRiichi(Box::new(open_hand(who, &after.table.opened, table)?)),
                (false, true) => Declares::Riichi,
                (false, false) => Declares::Nothing,
            };
            PublicEvent::Discarded { seat: seat(who)?, tile: discard.tile, tsumogiri: discard.tsumogiri, declares }
        }
        &Event::RiichiPaid { seat: who } => PublicEvent::RiichiPaid { seat: seat(who)? },
        Event::Called { seat: who, meld, .. } => PublicEvent::Called { seat: seat(*who)?, meld: meld_of(meld)? },
        Event::KanDeclared { seat: who, meld, .. } => {
            PublicEvent::KanDeclared { seat: seat(*who)?, meld: meld_of(meld)? }
        }
        &Event::Kita { seat: who } => PublicEvent::Kita { seat: seat(who)? },
        Event::DoraRevealed { dora } => PublicEvent::DoraRevealed { indicator: dora.indicator },
        Event::WallRanOut {} => PublicEvent::WallRanOut,
        &Event::HandDeclared { seat: who, showing } => {
            let hand = || declared(who, &after.table.phase);
            let showing = match showing {
                Showing::Nothing => engine::Showing::Nothing,
                Showing::Noten => engine::Showing::Noten(hand()?),
                Showing::Tenpai => engine::Showing::Tenpai(hand()?),
            };
            PublicEvent::HandDeclared { seat: seat(who)?, showing: Box::new(showing) }
        }
        Event::RoundEnded { end } => PublicEvent::RoundEnded(Box::new(end::round_end(end, table)?)),
        Event::GameEnded { end } => PublicEvent::GameEnded(Box::new(end::settlement(end, table.players())?)),
        Event::MatchEnded { end } => PublicEvent::MatchEnded(Box::new(end::settlement(end, table.players())?)),
    };
    Ok(SeatEvent::Public(public))
}

fn declared(who: u8, phase: &Phase) -> Result<Hand, DecodeError> {
    let hand = match phase {
        Phase::Showdown { shown, .. } => shown.get(usize::from(who)).and_then(Option::as_ref),
        _ => None,
    };
    shown(hand.ok_or(DecodeError::Field("shown"))?)
}

fn seat(number: u8) -> Result<Seat, DecodeError> {
    Seat::new(number.into()).ok_or(DecodeError::Field("seat"))
}

fn by_seat<T>(values: Vec<T>, players: Players) -> Result<BySeat<T>, DecodeError> {
    let values = BySeat::from_vec(values).filter(|values| values.players() == players);
    values.ok_or(DecodeError::Field("a list by seat"))
}
