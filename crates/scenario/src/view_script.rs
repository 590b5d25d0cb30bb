use std::sync::Arc;

use jantaku_core::notation::NotationError;
use jantaku_core::{BySeat, Ruleset, Seat, Tile, Wind, notation};
use jantaku_engine::{Declares, DrawFrom, PublicEvent, RoundPosition, RoundStart, SeatEvent, View};

use crate::SceneError;

/// A round as one seat has seen it, from a script of turns.
///
/// ```
/// use jantaku_core::Ruleset;
/// use jantaku_scenario::ViewScript;
///
/// let round = ViewScript::new(Ruleset::preset("tenhou").unwrap(), 3, "123456m67811p24s");
/// let view = round.view("0:5z 1!9m 2:1p").unwrap();
/// assert!(view.table().riichi[jantaku_core::Seat::new(1).unwrap()].is_riichi());
/// assert!(round.view("0:5z 1=9m").unwrap_err().to_string().contains("`1=9m`"));
/// ```
#[derive(Debug, Clone)]
pub struct ViewScript {
    /// The number of the seat.
    pub me: usize,
    pub hand: &'static str,
    pub indicator: &'static str,
    pub honba: u32,
    pub wind_index: u8,
    /// The number of the dealer's seat.
    pub dealer: usize,
    pub scores: [i32; 4],
    pub rules: Ruleset,
}

impl ViewScript {
    /// East 1 of a match under these rules, as this seat sees it.
    pub fn new(rules: Ruleset, me: usize, hand: &'static str) -> ViewScript {
        let (indicator, dealer) = ("9p", 0);
        ViewScript { me, hand, indicator, honba: 0, wind_index: 0, dealer, scores: [25000; 4], rules }
    }

    /// What the seat sees after a script of turns such as `0:5z` (seat 0 draws and discards it), `1!9m` (with riichi),
    /// `3:9m-1z` (draws one and discards another; its own seat only) and, last, `3:9m-` (draws).
    pub fn view(&self, script: &str) -> Result<View<'static>, SceneError> {
        let rules = Arc::new(self.rules.clone());
        let hand = tiles("hand", self.hand)?;
        let me = self.seat(self.me)?;
        let count = hand.len();
        let hand = hand.try_into().map_err(|_| SceneError::HandLength { seat: me.index(), count })?;
        let dealt = SeatEvent::Dealt { start: Box::new(self.start()?), hand };
        let wrong = |turn: &str| {
            let turn = turn.to_owned();
            |error| SceneError::Turn { turn, error }
        };
        let mut view = View::start(rules, me, &dealt).map_err(wrong("deal"))?;
        for turn in script.split_whitespace() {
            let events = self.turn(turn).ok_or_else(|| SceneError::Script(turn.to_owned()))?;
            events.iter().try_for_each(|event| view.apply(event)).map_err(wrong(turn))?;
        }
        Ok(view)
    }

    fn start(&self) -> Result<RoundStart, SceneError> {
        let indicator = notation::parse_tile(self.indicator).map_err(bad("indicator", self.indicator))?;
        let wind = Wind::ALL.get(usize::from(self.wind_index));
        let position = RoundPosition {
            wind_index: self.wind_index,
            dealer: self.seat(self.dealer)?,
            honba: self.honba,
            scores: BySeat::from_fn(self.rules.players, |seat| self.scores[seat.index()]),
            ..RoundPosition::first(&self.rules)
        };
        Ok(RoundStart { position, wind: *wind.ok_or(SceneError::NoSuchWind(self.wind_index))?, indicator, dice: None })
    }

    fn seat(&self, number: usize) -> Result<Seat, SceneError> {
        self.rules.players.seats().nth(number).ok_or(SceneError::NoSuchSeat(number))
    }

    /// The events of a turn; nothing, where it is not written like one.
    fn turn(&self, turn: &str) -> Option<Vec<SeatEvent>> {
        let (who, what) = turn.split_at_checked(1)?;
        let (how, tiles) = what.split_at_checked(1).filter(|(how, _)| matches!(*how, ":" | "!"))?;
        let (drawn, discarded) = tiles.split_once('-').unwrap_or((tiles, tiles));
        let seat = self.seat(who.parse().ok()?).ok()?;
        let (from, riichi) = (DrawFrom::Live, how == "!");
        let mut events = vec![match seat.index() == self.me {
            true => SeatEvent::DrewOwn { tile: drawn.parse().ok()?, from },
            false => SeatEvent::DrewOther { seat, from },
        }];
        if !discarded.is_empty() {
            let (tile, tsumogiri) = (discarded.parse().ok()?, drawn == discarded);
            let declares = if riichi { Declares::Riichi } else { Declares::Nothing };
            events.push(SeatEvent::Public(PublicEvent::Discarded { seat, tile, tsumogiri, declares }));
        }
        if riichi {
            events.push(SeatEvent::Public(PublicEvent::RiichiPaid { seat }));
        }
        Some(events)
    }
}

fn tiles(part: &'static str, text: &str) -> Result<Vec<Tile>, SceneError> {
    notation::parse_tiles(text).map_err(bad(part, text))
}

fn bad(part: &'static str, text: &str) -> impl FnOnce(NotationError) -> SceneError {
    let text = text.to_owned();
    move |error| SceneError::Tiles { part, text, error }
}
