//! A round's play, one line a turn.

use jantaku_core::notation::format_tiles;
use jantaku_core::{Seat, Tile};
use jantaku_engine::{Declares, DrawFrom, Event, PublicEvent, RoundStart, SeatEvent};

use super::{Names, heading, line, name, result};
use crate::output;

/// An event as it is shown. Hidden parts come only from [`Event`], never from [`SeatEvent`].
pub enum Shown {
    Dealt { start: Box<RoundStart>, hands: Vec<(Seat, [Tile; 13])> },
    Drew { seat: Seat, tile: Option<Tile>, from: DrawFrom },
    Public(PublicEvent),
}

impl Shown {
    pub fn start(&self) -> Option<&RoundStart> {
        match self {
            Shown::Dealt { start, .. } => Some(start),
            _ => None,
        }
    }

    pub fn to_all(event: &Event) -> Option<Shown> {
        match event {
            Event::Dealt { start, hands } => {
                let hands = hands.iter().map(|(seat, hand)| (seat, *hand)).collect();
                Some(Shown::Dealt { start: start.clone(), hands })
            }
            &Event::Drew { seat, tile, from } => Some(Shown::Drew { seat, tile: Some(tile), from }),
            Event::Answered { .. } => None,
            Event::Public(event) => Some(Shown::Public(event.clone())),
        }
    }

    pub fn to_seat(event: SeatEvent, me: Seat) -> Option<Shown> {
        match event {
            SeatEvent::Dealt { start, hand } => Some(Shown::Dealt { start, hands: vec![(me, hand)] }),
            SeatEvent::DrewOwn { tile, from } => Some(Shown::Drew { seat: me, tile: Some(tile), from }),
            SeatEvent::DrewOther { seat, from } => Some(Shown::Drew { seat, tile: None, from }),
            SeatEvent::Answered { .. } => None,
            SeatEvent::Public(event) => Some(Shown::Public(event)),
        }
    }
}

/// A round as text.
pub fn text(names: &Names, events: Vec<Shown>) -> String {
    let mut page = Page { names, text: String::new(), turn: String::new(), start: None };
    events.into_iter().for_each(|shown| page.add(shown));
    page.end_turn();
    page.text
}

struct Page<'a> {
    names: &'a Names<'a>,
    text: String,
    /// The turn so far; empty between turns.
    turn: String,
    start: Option<Box<RoundStart>>,
}

impl Page<'_> {
    fn add(&mut self, shown: Shown) {
        match shown {
            Shown::Dealt { start, hands } => self.dealt(start, &hands),
            Shown::Drew { seat, tile, from } => {
                let tile = tile.map(|tile| format!(" {tile}")).unwrap_or_default();
                match from {
                    DrawFrom::Live => self.begin_turn(seat, format!("draws{tile}")),
                    DrawFrom::Supplement => self.turn += &format!(", draws{tile} from the dead wall"),
                }
            }
            Shown::Public(event) => self.public(event),
        }
    }

    fn dealt(&mut self, start: Box<RoundStart>, hands: &[(Seat, [Tile; 13])]) {
        let sticks = match start.position.sticks {
            0 => String::new(),
            1 => ", 1 riichi stick on the table".to_owned(),
            sticks => format!(", {sticks} riichi sticks on the table"),
        };
        line(&mut self.text, format!("\n{}", heading(&format!("{}{sticks}", name(&start, self.names.rules)))));
        line(&mut self.text, format!("dora indicator {}", start.indicator));
        for (seat, points) in start.position.scores.iter() {
            let hand = hands.iter().find(|(of, _)| *of == seat).map(|(_, hand)| format_tiles(hand));
            let row = format!("  {}  {points:>6}  {}", self.names.column(seat), hand.unwrap_or_default());
            line(&mut self.text, row.trim_end());
        }
        line(&mut self.text, "");
        self.start = Some(start);
    }

    fn public(&mut self, event: PublicEvent) {
        match event {
            PublicEvent::Discarded { seat, tile, tsumogiri, declares } => {
                let drawn = if tsumogiri { " as drawn" } else { "" };
                self.in_turn(
                    seat,
                    match declares {
                        Declares::Nothing => format!("discards {tile}{drawn}"),
                        Declares::Riichi => format!("riichi with {tile}{drawn}"),
                        Declares::OpenRiichi(hand) => {
                            format!("open riichi with {tile}{drawn}, showing {}", output::hand(&hand))
                        }
                    },
                );
                self.end_turn();
            }
            PublicEvent::RiichiPaid { seat } => self.aside(format!("{} lays a riichi stick", self.names.of(seat))),
            PublicEvent::Called { seat, meld } => self.begin_turn(seat, format!("calls {meld}")),
            PublicEvent::KanDeclared { seat, meld } => self.in_turn(seat, format!("declares {meld}")),
            PublicEvent::Kita { seat } => self.in_turn(seat, "declares kita".to_owned()),
            PublicEvent::DoraRevealed { indicator } if self.turn.is_empty() => {
                self.aside(format!("dora indicator {indicator}"));
            }
            PublicEvent::DoraRevealed { indicator } => self.turn += &format!(", dora indicator {indicator}"),
            PublicEvent::WallRanOut => self.aside("the wall has run out".to_owned()),
            PublicEvent::HandDeclared { seat, showing } => {
                let word = if showing.is_tenpai() { "tenpai" } else { "noten" };
                self.aside(format!("{}: {word}", self.names.of(seat)));
            }
            PublicEvent::RoundEnded(end) => {
                self.end_turn();
                if let Some(start) = &self.start {
                    self.text += &result::round(self.names, start, &end);
                }
            }
            PublicEvent::GameEnded(settled) => {
                self.text += &result::settlement(self.names.rules, self.names.seats, &settled, false);
            }
            PublicEvent::MatchEnded(_) => {}
        }
    }

    fn begin_turn(&mut self, seat: Seat, what: String) {
        self.end_turn();
        self.turn = format!("  {}  {what}", self.names.column(seat));
    }

    fn in_turn(&mut self, seat: Seat, what: String) {
        if self.turn.is_empty() {
            self.begin_turn(seat, what);
        } else {
            self.turn += &format!(", {what}");
        }
    }

    fn end_turn(&mut self) {
        if !self.turn.is_empty() {
            let turn = std::mem::take(&mut self.turn);
            line(&mut self.text, turn);
        }
    }

    fn aside(&mut self, what: String) {
        self.end_turn();
        line(&mut self.text, format!("  {what}"));
    }
}
