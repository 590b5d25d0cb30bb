//! Conversion between our own events and the model of foreign records.

use std::collections::BTreeSet;
use std::sync::Arc;

use jantaku_core::rules::KanDoraTiming;
use jantaku_core::{BySeat, Dice, Hand, Ruleset, Tile, Wind};
use jantaku_engine::{Declares, Event, Outcome, PublicEvent, RoundEnd, RoundPosition, RoundStart, Showing};

use super::log::{
    DrawKind, Ignored, Log, LogEnd, LogRound, LogStart, Move, Seats, StatedDraw, StatedResult, StatedWin, StatedYaku,
};
use super::verify::{Replayed, stated_win};
use super::{Place, StatedRules};
use crate::{Header, Noted, Record, Recording, SeatInfo, SeatKind, WallSource};

impl Log {
    /// Everything in our own record that the model has a place for.
    pub fn from_record(record: &Record) -> Log {
        let rules = &record.header.rules;
        let mut round = None;
        let mut rounds = Vec::new();
        for recorded in &record.rounds {
            for event in &recorded.events {
                fold(&mut round, &event.what, event.line, rules);
            }
            rounds.extend(round.take().map(|open: OpenRound| open.round));
        }
        let names = record.header.seats.iter().map(|seat| seat.name.clone()).collect();
        Log {
            rules: StatedRules::Ours(Box::new(rules.clone())),
            seats: Seats::named(rules.players, names).unwrap_or(Seats::Unnamed(rules.players)),
            title: Vec::new(),
            rounds,
            result: record.ended.as_ref().map(|ended| {
                let mut standings = ended.what.standings.clone();
                standings.sort_by_key(|standing| standing.seat);
                StatedResult {
                    points: BySeat::from_vec(standings.iter().map(|standing| standing.points).collect()),
                    totals: BySeat::from_vec(standings.iter().map(|standing| standing.total).collect()),
                    places: BySeat::from_vec(standings.iter().map(|standing| standing.place).collect()),
                }
            }),
            seed: None,
            dropped: Ignored(dropped(record)),
            opening: Default::default(),
        }
    }

    /// Our own record of a replayed match. Tiles of its walls that the log never showed are filled in.
    pub fn to_record(&self, replayed: &Replayed, rules: &Arc<Ruleset>) -> Recording {
        let names = self.called();
        let seats: Vec<SeatInfo> =
            names.values().map(|name| SeatInfo { name: name.clone(), kind: SeatKind::Human }).collect();
        let first = replayed.rounds.first().and_then(|(_, events)| dealt(events.first()?));
        let mut header = Header::new(rules, seats);
        header.excerpt = first.is_some_and(|start| start.position != RoundPosition::first(rules));
        let mut recording = Recording::with_header(header);
        for (wall, events) in &replayed.rounds {
            recording.seal(WallSource::Stated(wall.clone()));
            events.iter().for_each(|event| recording.push(event));
        }
        recording.break_off();
        recording
    }
}

/// The facts of our own record that no other format has a place for.
fn dropped(record: &Record) -> BTreeSet<String> {
    let events = || record.rounds.iter().flat_map(|round| &round.events).map(|event| &event.what);
    let any = |is: fn(&Event) -> bool| events().any(is);
    let open =
        any(|event| matches!(event, Event::Public(PublicEvent::Discarded { declares: Declares::OpenRiichi(_), .. })));
    let noten = any(|event| match event {
        Event::Public(PublicEvent::HandDeclared { showing, .. }) => matches!(**showing, Showing::Noten(_)),
        _ => false,
    });
    let winds =
        events().filter_map(dealt).any(|start| start.wind != Wind::ALL[usize::from(start.position.wind_index) % 4]);
    let notes = || record.rounds.iter().flat_map(|round| &round.notes).map(|note| &note.what.what);
    let spent = |what: &Noted| matches!(what, Noted::Spent { .. });
    let facts = [
        (record.header.table.is_some(), "the clock, the time to call and the levels of the bots"),
        (notes().any(spent), "how long decisions took"),
        (!notes().all(spent), "who was away"),
        (open, "which riichi were declared with the hand laid open"),
        (noten, "the noten hands shown at a draw"),
        (record.rounds.iter().any(|round| round.game_ended.is_some()), "the standings after each game"),
        (winds, "the winds of rounds that do not follow in the order of the winds"),
    ];
    facts.into_iter().filter(|(is, _)| *is).map(|(_, what)| what.to_owned()).collect()
}

fn dealt(event: &Event) -> Option<&RoundStart> {
    match event {
        Event::Dealt { start, .. } => Some(start),
        _ => None,
    }
}

struct OpenRound {
    round: LogRound,
    start: RoundStart,
    scores: BySeat<i32>,
    stake: i32,
    /// Whether discards turn indicators: otherwise an indicator after a discard was turned when the discard had passed.
    with_discards: bool,
}

fn fold(open: &mut Option<OpenRound>, event: &Event, line: usize, rules: &Ruleset) {
    if let Event::Dealt { start, hands } = event {
        *open = Some(OpenRound::deal(start, hands, line, rules));
        return;
    }
    if let Some(open) = open {
        open.push(event);
    }
}

impl OpenRound {
    fn deal(start: &RoundStart, hands: &BySeat<[Tile; 13]>, line: usize, rules: &Ruleset) -> OpenRound {
        let RoundStart { position, indicator, dice, .. } = start;
        let &RoundPosition { wind_index, dealer, honba, sticks, .. } = position;
        let (scores, dice) = (position.scores.clone(), dice.map(Dice::pips));
        let round = LogRound {
            at: Ignored(Place::Line(line)),
            start: LogStart { wind_index, dealer, honba, sticks, scores: scores.clone(), indicator: *indicator, dice },
            hands: hands.map(|_, hand| hand.to_vec()),
            moves: Vec::new(),
            indicators: Some(vec![*indicator]),
            ura: None,
            end: None,
            numbers: None,
        };
        let timings = [rules.kan_dora_ankan, rules.kan_dora_daiminkan, rules.kan_dora_kakan];
        let with_discards = timings.contains(&KanDoraTiming::WithNextDiscard);
        OpenRound { round, start: start.clone(), scores, stake: rules.riichi_stake, with_discards }
    }

    fn push(&mut self, event: &Event) {
        let moves = &mut self.round.moves;
        match event {
            &Event::Drew { seat, tile, .. } => moves.push(Move::Draw { seat, tile }),
            Event::Public(PublicEvent::Discarded { seat, tile, tsumogiri, declares }) => {
                let (seat, tile, tsumogiri, riichi) = (*seat, *tile, Some(*tsumogiri), declares.riichi());
                moves.push(Move::Discard { seat, tile, tsumogiri, riichi });
            }
            Event::Public(PublicEvent::RiichiPaid { seat }) => {
                self.scores[*seat] -= self.stake;
                moves.push(Move::RiichiPaid { seat: *seat, scores: Some(self.scores.clone()) });
            }
            Event::Public(PublicEvent::Called { seat, meld } | PublicEvent::KanDeclared { seat, meld }) => {
                moves.push(Move::Meld { seat: *seat, meld: *meld });
            }
            Event::Public(PublicEvent::Kita { seat, .. }) => moves.push(Move::Kita { seat: *seat, tsumogiri: None }),
            &Event::Public(PublicEvent::DoraRevealed { indicator }) => {
                match self.with_discards {
                    true => self.round.turn(indicator),
                    false => moves.push(Move::Dora { indicator }),
                }
                self.round.indicators.get_or_insert_default().push(indicator);
            }
            Event::Public(PublicEvent::RoundEnded(end)) => self.end(end),
            Event::Public(PublicEvent::WallRanOut | PublicEvent::HandDeclared { .. }) => {}
            Event::Dealt { .. } | Event::Answered { .. } => {}
            Event::Public(PublicEvent::GameEnded(_) | PublicEvent::MatchEnded(_)) => {}
        }
    }

    fn end(&mut self, end: &RoundEnd) {
        let paid = self.round.moves.iter().filter(|step| matches!(step, Move::RiichiPaid { .. })).count() as u32;
        if let Outcome::Won { ura_indicators, .. } = &end.outcome {
            self.round.ura = Some(ura_indicators.clone());
        }
        self.round.end = Some(stated_end(end, &self.start, self.start.position.sticks + paid));
    }
}

/// The complete end of a round with this start and this many riichi sticks on the table.
pub(super) fn stated_end(end: &RoundEnd, start: &RoundStart, mut sticks: u32) -> LogEnd {
    let all = end.payments.deltas(end.scores.players());
    let mut before = end.scores.map(|seat, points| points - all[seat]);
    let honba = start.position.honba;
    match &end.outcome {
        Outcome::Won { wins, .. } => {
            let mut stated: Vec<StatedWin> = Vec::new();
            for winning in wins {
                let mut win = stated_win(winning, start, end);
                win.pot = Some([honba, std::mem::take(&mut sticks)]);
                win.before = Some(before.clone());
                if let Some(deltas) = &win.deltas {
                    before = before.map(|seat, points| points + deltas[seat]);
                }
                win.after = Some(before.clone());
                win.yaku.iter_mut().for_each(|lines: &mut Vec<StatedYaku>| lines.sort());
                stated.push(win);
            }
            if let Some(last) = stated.last_mut() {
                last.after = Some(end.scores.clone());
            }
            LogEnd::Won(stated)
        }
        Outcome::Exhaustive { hands, nagashi } => {
            let kind = if nagashi.is_empty() { DrawKind::Exhaustive } else { DrawKind::Nagashi };
            let who = Some(hands.map(|_, showing| showing.is_tenpai()));
            // Other formats take every hand shown for tenpai.
            let tenpai = BySeat::from_fn(hands.players(), |seat| hands[seat].tenpai());
            LogEnd::Drawn(drawn(kind, who, &tenpai, [honba, sticks], (before, all, end)))
        }
        Outcome::Abortive { reason, shown } => {
            let shown = BySeat::from_fn(shown.players(), |seat| shown[seat].as_ref());
            LogEnd::Drawn(drawn(DrawKind::Abort(*reason), None, &shown, [honba, sticks], (before, all, end)))
        }
    }
}

fn drawn(
    kind: DrawKind,
    tenpai: Option<BySeat<bool>>,
    shown: &BySeat<Option<&Hand>>,
    pot: [u32; 2],
    (before, deltas, end): (BySeat<i32>, BySeat<i32>, &RoundEnd),
) -> StatedDraw {
    let tiles = |hand: &Hand| {
        let mut tiles: Vec<Tile> = hand.tiles().collect();
        tiles.sort();
        tiles
    };
    let shown = shown.map(|_, hand| hand.map(tiles));
    let (before, deltas, after) = (Some(before), Some(deltas), Some(end.scores.clone()));
    StatedDraw { kind, tenpai, shown: Some(shown), pot: Some(pot), before, deltas, after }
}
