//! Rounds as one seat has seen them, for tests.

use std::sync::Arc;

use jantaku_core::notation::parse_tiles;
use jantaku_core::{BySeat, Ruleset, Seat, Tile, Wind};
use jantaku_engine::{Action, Declares, DrawFrom, PublicEvent, RoundStart, SeatEvent, View};

use crate::Bot;

pub fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

pub fn seat(text: &str) -> Seat {
    Seat::new(text.parse().unwrap()).unwrap()
}

/// A round as one seat has seen it so far.
pub struct Scene {
    pub me: &'static str,
    pub hand: &'static str,
    pub indicator: &'static str,
    pub honba: u32,
    /// Which wind, from 0, and whose deal it is.
    pub wind_index: u8,
    pub dealer: &'static str,
    pub scores: [i32; 4],
    pub rules: Ruleset,
}

impl Scene {
    pub fn new(me: &'static str, hand: &'static str) -> Scene {
        let rules = Ruleset::preset("tenhou").unwrap();
        Scene { me, hand, indicator: "9p", honba: 0, wind_index: 0, dealer: "0", scores: [25000; 4], rules }
    }

    /// What the bot does after a script of turns such as `0:5z` (seat 0 draws and discards it), `1!9m` (with riichi),
    /// `3:9m-1z` (draws one and discards another; the own seat only) and, last, `3:9m-` (draws).
    pub fn choice(&self, bot: &mut dyn Bot, script: &str) -> Action {
        let view = self.view(script);
        bot.choose(&view, &view.legal_actions())
    }

    pub fn view(&self, script: &str) -> View<'static> {
        let rules = Arc::new(self.rules.clone());
        let start = RoundStart {
            wind_index: self.wind_index,
            wind: Wind::ALL[usize::from(self.wind_index)],
            dealer: seat(self.dealer),
            honba: self.honba,
            sticks: 0,
            scores: BySeat::from_fn(rules.players, |seat| self.scores[seat.index()]),
            indicator: tile(self.indicator),
            kept: 0,
            dice: None,
            kept_by: None,
            game: 0,
            tally: BySeat::from_fn(rules.players, |_| Default::default()),
        };
        let hand = parse_tiles(self.hand).unwrap().try_into().unwrap();
        let mut view = View::start(rules, seat(self.me), &SeatEvent::Dealt { start: Box::new(start), hand }).unwrap();
        for word in script.split_whitespace() {
            self.turn(word).iter().for_each(|event| view.apply(event).unwrap());
        }
        view
    }

    fn turn(&self, word: &str) -> Vec<SeatEvent> {
        let (who, what) = word.split_at(1);
        let (how, tiles) = what.split_at(1);
        let (drawn, discarded) = tiles.split_once('-').unwrap_or((tiles, tiles));
        let (seat, from, riichi) = (seat(who), DrawFrom::Live, how == "!");
        let mut events = vec![match who == self.me {
            true => SeatEvent::DrewOwn { tile: tile(drawn), from },
            false => SeatEvent::DrewOther { seat, from },
        }];
        if !discarded.is_empty() {
            let tsumogiri = drawn == discarded;
            let declares = if riichi { Declares::Riichi } else { Declares::Nothing };
            let event = PublicEvent::Discarded { seat, tile: tile(discarded), tsumogiri, declares };
            events.push(SeatEvent::Public(event));
        }
        if riichi {
            events.push(SeatEvent::Public(PublicEvent::RiichiPaid { seat }));
        }
        events
    }
}
