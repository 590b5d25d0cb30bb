//! A round as one seat has seen it, from a script of turns.

use std::sync::Arc;

use jantaku_core::notation::parse_tiles;
use jantaku_core::{BySeat, Ruleset, Seat, Wind};
use jantaku_engine::{Declares, DrawFrom, PublicEvent, RoundStart, SeatEvent, View};

use crate::tile;

#[track_caller]
fn seat(text: &str) -> Seat {
    crate::seat(text.parse().unwrap_or_else(|_| panic!("`{text}` is no seat")))
}

/// A round as one seat has seen it so far.
pub struct SeatScene {
    /// The seat, a digit.
    pub me: &'static str,
    /// Its thirteen tiles.
    pub hand: &'static str,
    /// The dora indicator.
    pub indicator: &'static str,
    /// Honba.
    pub honba: u32,
    /// Which wind, from 0.
    pub wind_index: u8,
    /// Whose deal it is, a digit.
    pub dealer: &'static str,
    /// Everybody's points.
    pub scores: [i32; 4],
    /// The house.
    pub rules: Ruleset,
}

impl SeatScene {
    /// East 1 of a tenhou match, as this seat sees it.
    pub fn new(me: &'static str, hand: &'static str) -> SeatScene {
        let rules = Ruleset::preset("tenhou").expect("tests write what can be");
        SeatScene { me, hand, indicator: "9p", honba: 0, wind_index: 0, dealer: "0", scores: [25000; 4], rules }
    }

    /// What the seat sees after a script of turns such as `0:5z` (seat 0 draws and discards it), `1!9m` (with riichi),
    /// `3:9m-1z` (draws one and discards another; its own seat only) and, last, `3:9m-` (draws).
    #[track_caller]
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
        let hand =
            parse_tiles(self.hand).expect("tests write what can be").try_into().expect("tests write what can be");
        let mut view = View::start(rules, seat(self.me), &SeatEvent::Dealt { start: Box::new(start), hand })
            .expect("tests write what can be");
        for word in script.split_whitespace() {
            self.turn(word).iter().for_each(|event| view.apply(event).expect("tests write what can be"));
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
