//! Counts of what happened in the rounds that were checked.

use jantaku_core::{Meld, Ruleset, Wind, Yaku};
use jantaku_engine::{Declares, EndReason, Event, Outcome, PublicEvent, RoundEnd, RoundStart, RoundWin, SeatEvent};
use jantaku_score::{Limit, Value};

use super::Tally;
use crate::Record;

/// Counts what happened in a record of our own.
pub fn count_record(record: &Record) -> Tally {
    let mut tally = Tally::default();
    let last = record.rounds.len();
    for (nth, round) in record.rounds.iter().enumerate() {
        tally.count("rounds");
        if round.is_rigged() {
            tally.count("rigged walls");
        }
        let mut events: Vec<Event> =
            round.events.iter().chain(&round.end_of_game()).map(|event| event.what.clone()).collect();
        if let Some(ended) = record.ended.as_ref().filter(|_| nth + 1 == last) {
            tally.count("final results");
            events.push(Event::Public(PublicEvent::MatchEnded(Box::new(ended.what.clone()))));
        }
        count_round(&mut tally, &record.header.rules, &events);
    }
    tally
}

/// Counts what happened in a round with all hands known.
pub(super) fn count_round(tally: &mut Tally, rules: &Ruleset, events: &[Event]) {
    count(tally, rules, events.iter().filter_map(Seen::of_all));
}

/// Counts what happened in a round as one seat saw it.
pub(super) fn count_seat_round(tally: &mut Tally, rules: &Ruleset, events: &[SeatEvent]) {
    count(tally, rules, events.iter().filter_map(Seen::of_seat));
}

/// The common part of both kinds of events.
enum Seen<'a> {
    Dealt(&'a RoundStart),
    Drew,
    Public(&'a PublicEvent),
}

impl Seen<'_> {
    fn of_all(event: &Event) -> Option<Seen<'_>> {
        match event {
            Event::Dealt { start, .. } => Some(Seen::Dealt(start)),
            Event::Drew { .. } => Some(Seen::Drew),
            Event::Answered { .. } => None,
            Event::Public(event) => Some(Seen::Public(event)),
        }
    }

    fn of_seat(event: &SeatEvent) -> Option<Seen<'_>> {
        match event {
            SeatEvent::Dealt { start, .. } => Some(Seen::Dealt(start)),
            SeatEvent::DrewOwn { .. } | SeatEvent::DrewOther { .. } => Some(Seen::Drew),
            SeatEvent::Answered { .. } => None,
            SeatEvent::Public(event) => Some(Seen::Public(event)),
        }
    }
}

fn count<'a>(tally: &mut Tally, rules: &Ruleset, events: impl Iterator<Item = Seen<'a>>) {
    let left = rules.tile_set().live_len().saturating_sub(13 * rules.players.count());
    let mut counting = Counting { tally, rules, left, pending: None, riichi: [false; 4], last: None, start: None };
    let mut many = 0;
    for event in events {
        many += 1;
        counting.event(event);
    }
    counting.tally.add("events", many);
}

struct Counting<'a> {
    tally: &'a mut Tally,
    rules: &'a Ruleset,
    /// The number of live tiles left.
    left: usize,
    /// The open kan whose indicator has not been turned yet.
    pending: Option<&'static str>,
    riichi: [bool; 4],
    last: Option<&'a PublicEvent>,
    start: Option<&'a RoundStart>,
}

impl<'a> Counting<'a> {
    fn event(&mut self, event: Seen<'a>) {
        match event {
            Seen::Dealt(start) => self.dealt(start),
            // A supplement tile shortens the wall by one too.
            Seen::Drew => self.left = self.left.saturating_sub(1),
            Seen::Public(event) => {
                self.public(event);
                if !matches!(event, PublicEvent::DoraRevealed { .. } | PublicEvent::RiichiPaid { .. }) {
                    self.last = Some(event);
                }
            }
        }
    }

    fn dealt(&mut self, start: &'a RoundStart) {
        self.start = Some(start);
        self.some(start.position.sticks > 0, "sticks carried in");
        self.some(start.position.honba > 0, "honba carried in");
        self.some(self.extends(start), "rounds of the extension");
    }

    fn extends(&self, start: &RoundStart) -> bool {
        usize::from(start.position.wind_index) >= self.rules.winds_to_play()
    }

    fn some(&mut self, is: bool, what: &'static str) {
        self.tally.add(what, is.into());
    }

    fn public(&mut self, event: &'a PublicEvent) {
        match event {
            PublicEvent::Discarded { seat, declares, .. } => {
                self.some(declares.riichi(), "riichi");
                self.some(matches!(declares, Declares::OpenRiichi(_)), "open riichi");
                self.riichi[seat.index()] |= declares.riichi();
            }
            PublicEvent::RiichiPaid { .. } => {}
            PublicEvent::Called { meld, .. } => {
                self.tally.count(match meld {
                    Meld::Chii(_) => "chii",
                    Meld::Pon(_) => "pon",
                    _ => "daiminkan",
                });
                if meld.is_kan() {
                    self.kan("daiminkan", true);
                }
            }
            PublicEvent::KanDeclared { seat, meld } => {
                let closed = matches!(meld, Meld::Ankan(_));
                self.some(closed && self.riichi[seat.index()], "ankan in riichi");
                self.tally.count(if closed { "ankan" } else { "kakan" });
                self.kan(if closed { "ankan" } else { "kakan" }, !closed);
            }
            PublicEvent::Kita { .. } => self.tally.count("kita"),
            PublicEvent::DoraRevealed { .. } => self.pending = None,
            PublicEvent::WallRanOut | PublicEvent::HandDeclared { .. } => {}
            PublicEvent::RoundEnded(end) => self.end(end),
            PublicEvent::GameEnded(_) => self.tally.count("games ended before the last"),
            PublicEvent::MatchEnded(settlement) => {
                let extension = self.start.is_some_and(|start| self.extends(start));
                self.tally.count(match settlement.reason {
                    EndReason::LastHand if extension => "match ended: end of the extension",
                    EndReason::LastHand => "match ended: last round",
                    EndReason::Goal => "match ended: goal",
                    EndReason::Bust => "match ended: bust",
                    EndReason::AgariYame => "match ended: agari-yame",
                    EndReason::TenpaiYame => "match ended: tenpai-yame",
                });
                self.some(settlement.leftover_sticks > 0, "sticks left over at the end");
            }
        }
    }

    fn kan(&mut self, kind: &'static str, late: bool) {
        self.some(self.left == 1, "kan with one tile left");
        match (self.pending, kind) {
            (Some("kakan"), "kakan") => self.tally.count("kakan while a kakan's indicator waits"),
            (Some("kakan"), "ankan") => self.tally.count("ankan while a kakan's indicator waits"),
            (Some(_), _) => self.tally.count("kan while an open kan's indicator waits"),
            (None, _) => {}
        }
        self.pending = late.then_some(kind);
    }

    fn end(&mut self, end: &RoundEnd) {
        self.some(end.scores.values().any(|points| *points == 0), "exactly 0 points");
        match &end.outcome {
            Outcome::Won { wins, .. } => self.won(wins),
            Outcome::Exhaustive { hands, nagashi } => {
                self.tally.count("exhaustive draws");
                let ready = hands.values().filter(|showing| showing.is_tenpai()).count();
                self.some(ready == 0, "nobody tenpai");
                self.some(ready == hands.players().count(), "everybody tenpai");
                self.some(!nagashi.is_empty(), "nagashi");
                let dealer = self.start.map(|start| start.position.dealer);
                let dealer_ready = dealer.is_some_and(|dealer| hands[dealer].is_tenpai());
                self.some(!nagashi.is_empty() && dealer_ready, "nagashi, dealer tenpai");
                self.some(!nagashi.is_empty() && !dealer_ready, "nagashi, dealer noten");
            }
            Outcome::Abortive { reason, .. } => self.tally.count(reason.key()),
        }
    }

    fn won(&mut self, wins: &[RoundWin]) {
        wins.iter().for_each(|win| self.win(win));
        if let (Some(start), 2..) = (self.start, wins.len()) {
            self.tally.count("double ron");
            self.some(start.position.honba > 0, "double ron with honba");
            self.some(wins.iter().any(|win| win.seat == start.position.dealer), "double ron, dealer among the winners");
            self.some(start.position.sticks > 0 || self.riichi.contains(&true), "double ron with sticks");
        }
        let last = self.last;
        if wins.iter().any(|win| win.from.is_some()) {
            self.some(matches!(last, Some(PublicEvent::Kita { .. })), "ron on a kita");
            self.some(matches!(last, Some(PublicEvent::KanDeclared { .. })), "ron on a kan");
            let declaring = matches!(last, Some(PublicEvent::Discarded { declares, .. }) if declares.riichi());
            self.some(declaring, "ron on a riichi tile");
        }
    }

    fn win(&mut self, winning: &RoundWin) {
        let win = &winning.win;
        self.tally.count("wins");
        self.tally.count(if winning.from.is_some() { "ron" } else { "tsumo" });
        if winning.liable.is_some() {
            self.tally.count(if winning.from.is_some() { "pao, ron" } else { "pao, tsumo" });
        }
        match (self.pending, winning.from) {
            (Some("kakan"), None) => self.tally.count("win while a kakan's indicator waits"),
            (Some("daiminkan"), None) => self.tally.count("win while a daiminkan's indicator waits"),
            _ => {}
        }
        self.some(matches!(win.limit, Some(Limit::Kazoe)), "kazoe yakuman");
        self.some(win.dora.red > 0, "red fives");
        self.some(win.dora.ura > 0, "ura dora");
        let yakuman = win.yaku.iter().filter(|line| matches!(line.value, Value::Units(_))).count();
        self.some(yakuman > 0, "yakuman");
        self.some(yakuman > 1, "several yakuman");
        win.yaku.iter().for_each(|line| self.tally.count(line.yaku.key()));
        let west = self.start.is_some_and(|start| start.wind == Wind::West);
        self.some(west && win.yaku.iter().any(|line| line.yaku == Yaku::RoundWind), "round wind west");
    }
}
