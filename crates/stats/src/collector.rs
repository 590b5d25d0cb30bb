//! Turns the events of a match into facts.

use jantaku_core::{BySeat, Ruleset, Seat};
use jantaku_engine::{
    Abort, Event, Outcome, PublicEvent, RoundEnd, RoundName, RoundStart, RoundWin, SeatEvent, Settlement,
};
use jantaku_record::Record;

use crate::{Date, HandFacts, MatchFacts, Mode, RoundFacts, RoundKind, SeatResult, WaitShape, WinFacts};

/// Collects the facts of one match, round by round. What everybody sees is enough.
pub struct Collector<'a> {
    rules: &'a Ruleset,
    facts: MatchFacts,
}

impl<'a> Collector<'a> {
    /// A match under these rules with nothing collected yet. Names that are unknown are empty.
    pub fn new(rules: &'a Ruleset, names: BySeat<String>, date: Option<Date>) -> Collector<'a> {
        let (mode, rounds) = (Mode::of(rules), Vec::new());
        Collector { rules, facts: MatchFacts { rules: rules.name.clone(), mode, date, names, rounds, results: None } }
    }

    /// Collects a round of which all hands are known. A round that does not end leaves no facts.
    pub fn round<'e>(&mut self, number: usize, events: impl IntoIterator<Item = &'e Event>) {
        self.seen(
            number,
            events.into_iter().filter_map(|event| match event {
                Event::Dealt { start, .. } => Some(Seen::Start(start)),
                Event::Public(event) => Some(Seen::Event(event)),
                Event::Drew { .. } | Event::Answered { .. } => None,
            }),
        );
    }

    /// Collects a round as one seat saw it.
    pub fn seat_round<'e>(&mut self, number: usize, events: impl IntoIterator<Item = &'e SeatEvent>) {
        self.seen(
            number,
            events.into_iter().filter_map(|event| match event {
                SeatEvent::Dealt { start, .. } => Some(Seen::Start(start)),
                SeatEvent::Public(event) => Some(Seen::Event(event)),
                SeatEvent::DrewOwn { .. } | SeatEvent::DrewOther { .. } | SeatEvent::Answered { .. } => None,
            }),
        );
    }

    fn seen<'e>(&mut self, number: usize, events: impl Iterator<Item = Seen<'e>>) {
        let players = self.rules.players;
        let mut start = None;
        let mut doing = BySeat::from_fn(players, |_| Doing::default());
        for event in events {
            match event {
                Seen::Start(begun) => start = Some(begun),
                Seen::Event(PublicEvent::Discarded { seat, declares, .. }) => {
                    doing.get_mut(*seat).into_iter().for_each(|doing| doing.discard(declares.riichi()));
                }
                Seen::Event(PublicEvent::Called { seat, .. }) => {
                    doing.get_mut(*seat).into_iter().for_each(|doing| doing.called = true);
                }
                Seen::Event(PublicEvent::RoundEnded(end)) => {
                    let Some(start) = start else { continue };
                    let hands = BySeat::from_fn(players, |seat| hand(start, end, seat, &doing[seat]));
                    self.facts.rounds.push(RoundFacts { number, name: RoundName::of(start, self.rules), hands });
                }
                Seen::Event(PublicEvent::MatchEnded(settlement)) => self.settled(settlement),
                Seen::Event(_) => {}
            }
        }
    }

    /// Collects the standings at the end of the match.
    pub fn settled(&mut self, settlement: &Settlement) {
        let of = |seat| settlement.standings.iter().find(|standing| standing.seat == seat);
        let results = self.rules.players.seats().map(of).map(|standing| {
            standing.map(|standing| SeatResult {
                players: self.rules.players,
                place: standing.place,
                points: standing.points,
                total: standing.total,
            })
        });
        self.facts.results = results.collect::<Option<Vec<_>>>().and_then(BySeat::from_vec);
    }

    /// Collects a result of which only the points and totals of the seats are stated: the higher total is ahead, among
    /// equals the earlier seat.
    pub fn stated(&mut self, points: &BySeat<i32>, totals: &BySeat<i32>) {
        let players = self.rules.players;
        if points.players() != players || totals.players() != players {
            return;
        }
        let ahead = |seat: Seat, other: Seat| (totals[other], seat) > (totals[seat], other);
        let place = |seat: Seat| 1 + players.seats().filter(|&other| ahead(seat, other)).count() as u8;
        let result = |seat| SeatResult { players, place: place(seat), points: points[seat], total: totals[seat] };
        self.facts.results = Some(BySeat::from_fn(players, result));
    }

    pub fn finish(self) -> MatchFacts {
        self.facts
    }
}

impl MatchFacts {
    /// The facts of our own record, as it states them. Rounds whose wall was rigged do not count.
    pub fn of_record(record: &Record, date: Option<Date>) -> MatchFacts {
        let header = &record.header;
        let name = |seat: Seat| header.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
        let names = BySeat::from_fn(header.rules.players, name);
        let mut collector = Collector::new(&header.rules, names, date);
        for (number, round) in record.rounds.iter().enumerate().filter(|(_, round)| !round.is_rigged()) {
            collector.round(number, round.events.iter().map(|event| &event.what));
        }
        if let Some(ended) = record.ended.as_ref().filter(|_| !record.rounds.iter().any(|round| round.is_rigged())) {
            collector.settled(&ended.what);
        }
        collector.finish()
    }
}

/// What both kinds of events have in common.
enum Seen<'e> {
    Start(&'e RoundStart),
    Event(&'e PublicEvent),
}

/// What a seat has done so far.
#[derive(Default)]
struct Doing {
    discards: u8,
    riichi: Option<u8>,
    called: bool,
}

impl Doing {
    fn discard(&mut self, riichi: bool) {
        self.discards = self.discards.saturating_add(1);
        if riichi {
            self.riichi = Some(self.discards);
        }
    }
}

fn hand(start: &RoundStart, end: &RoundEnd, seat: Seat, doing: &Doing) -> HandFacts {
    let (kind, wins): (_, &[RoundWin]) = match &end.outcome {
        Outcome::Won { wins, .. } => (RoundKind::Won, wins),
        Outcome::Exhaustive { .. } => (RoundKind::Exhaustive, &[]),
        Outcome::Abortive { reason: Abort::Chombo, .. } => (RoundKind::Chombo, &[]),
        Outcome::Abortive { .. } => (RoundKind::Abortive, &[]),
    };
    // The hands shown after a foul are those of the players at fault.
    let chombo = match &end.outcome {
        Outcome::Abortive { reason: Abort::Chombo, shown } => shown.get(seat).is_some_and(Option::is_some),
        _ => false,
    };
    let (tenpai, nagashi) = match &end.outcome {
        Outcome::Exhaustive { hands, nagashi } => {
            (hands.get(seat).is_some_and(|showing| showing.is_tenpai()), nagashi.contains(&seat))
        }
        Outcome::Won { .. } | Outcome::Abortive { .. } => (false, false),
    };
    let points = |scores: &BySeat<i32>| scores.get(seat).copied().unwrap_or_default();
    HandFacts {
        end: kind,
        dealer: start.position.dealer == seat,
        win: wins.iter().find(|win| win.seat == seat).map(|win| Box::new(won(win))),
        dealt_into: wins
            .iter()
            .filter(|win| win.from == Some(seat))
            .map(|win| WaitShape::of(&win.win.reading))
            .collect(),
        riichi: doing.riichi,
        called: doing.called,
        tenpai,
        nagashi,
        chombo,
        paid: points(&end.payments.deltas(end.scores.players())),
        points: points(&end.scores).saturating_sub(points(&start.position.scores)),
    }
}

fn won(winning: &RoundWin) -> WinFacts {
    let win = &winning.win;
    WinFacts {
        tsumo: winning.from.is_none(),
        tile: winning.tile,
        hand: winning.hand.clone(),
        wait: WaitShape::of(&win.reading),
        yaku: win.yaku.to_vec(),
        dora: win.dora,
        han: win.han,
        fu: win.fu.total.into(),
        limit: win.limit,
        base: win.base,
    }
}
