//! Checks a client's stream: the server's offers against the legal actions, and the ends of rounds.

use std::collections::BTreeSet;
use std::sync::Arc;

use jantaku_core::{BySeat, Hand, HandError, Meld, Ruleset, Seat, Tile};
use jantaku_engine::{
    Abort, Action, Actions, ClaimOn, Declares, DrawFrom, Outcome, Phase, PublicEvent, RoundEnd, RoundWin, SeatEvent,
    Showing, Table, View,
};
use jantaku_score::{Payments, live_waits, nagashi_payments, noten_payments};

use super::result::{Ending, check_end, kind};
use super::{Check, Difference, Fault, Tally, count_seat_round, same, stated, torn};
use crate::formats::Place;
use crate::formats::client::{Observed, Step, Stream, StreamRound, offer};
use crate::formats::log::{DrawKind, LogEnd, Move, StatedDraw, StatedWin};

/// The result of following a stream.
#[derive(Debug, Clone, Default)]
pub struct Followed {
    /// The first difference of each round that has one.
    pub differences: Vec<Difference>,
    /// Counts of what was checked.
    pub tally: Tally,
    /// The rounds as the seat saw them; up to the difference, if there is one.
    pub rounds: Vec<Vec<SeatEvent>>,
}

/// Compares every offer of a stream with the legal actions, and every end with the result by our rules.
pub fn replay_client(stream: &Stream, rules: &Arc<Ruleset>) -> Followed {
    let mut done = Followed::default();
    let mut before: Option<BySeat<i32>> = None;
    for round in &stream.rounds {
        done.tally.count("rounds");
        let mut following = Following { stream, round, tally: &mut done.tally, at: 0, events: Vec::new() };
        let followed = following.round(rules, before.take());
        let events = following.events;
        match followed {
            Ok(after) => before = after,
            Err((event, check, record, rules)) => {
                let at = event.checked_sub(1).and_then(|nth| round.steps.get(nth)).map_or(Place::Whole, |step| step.at);
                done.differences.push(Difference { round: round.start.name(), at, event, check, record, rules });
            }
        }
        count_seat_round(&mut done.tally, rules, &events);
        done.rounds.push(events);
    }
    done
}

struct Following<'a> {
    stream: &'a Stream,
    round: &'a StreamRound,
    tally: &'a mut Tally,
    at: usize,
    events: Vec<SeatEvent>,
}

impl Following<'_> {
    /// Follows one round; returns the points after it, if it ends.
    fn round(&mut self, rules: &Arc<Ruleset>, before: Option<BySeat<i32>>) -> Result<Option<BySeat<i32>>, Fault> {
        let start = &self.round.start;
        if let Some(before) = before {
            same(0, Check::Scores, &start.scores, &before, stated::numbers)?;
        }
        let start = start.round_start(rules);
        let Ok(hand) = self.round.hand[..].try_into() else {
            return Err(self.fault(Check::Tiles, format!("{} tiles dealt", self.round.hand.len()), "thirteen"));
        };
        let dealt = SeatEvent::Dealt { start: Box::new(start), hand };
        let view = View::start(rules.clone(), self.stream.seat, &dealt);
        let mut view = view.map_err(|error| self.fault(Check::Start, "a round that begins so", error))?;
        self.events.push(dealt);
        for (nth, step) in self.round.steps.iter().enumerate() {
            self.at = nth + 1;
            self.step(&mut view, step)?;
        }
        torn(self.round.contradiction.as_ref())?;
        let Some(end) = &self.round.end else { return Ok(None) };
        self.at += 1;
        let mut end = end.clone();
        let ours = match &mut end {
            LogEnd::Won(wins) => self.won(&view, wins)?,
            LogEnd::Drawn(draw) => {
                let ours = self.drawn(&view, draw)?;
                // The other players' hands are accepted as they are shown.
                draw.shown = None;
                ours
            }
        };
        let scores = ours.scores.clone();
        let ended = SeatEvent::Public(PublicEvent::RoundEnded(Box::new(ours)));
        view.apply(&ended).map_err(|error| self.fault(Check::Outcome, "the round is over", error))?;
        self.events.push(ended);
        let (indicators, ura) = (self.round.indicators.as_deref(), self.round.ura.as_deref());
        let ending = Ending { at: self.at, table: view.table(), indicators, ura };
        check_end(&ending, &end)?;
        Ok(Some(scores))
    }

    fn fault(&self, check: Check, record: impl ToString, rules: impl ToString) -> Fault {
        (self.at, check, record.to_string(), rules.to_string())
    }

    fn step(&mut self, view: &mut View, step: &Step) -> Result<(), Fault> {
        if let Observed::Move(Move::Discard { seat, tile, .. }) = step.observed
            && !matches!(view.table().phase, Phase::Turn { seat: turn, .. } if turn == seat)
        {
            let record = format!("seat {seat}: discard {tile}");
            return Err(self.fault(Check::Draw, record, stated::phase(view.table())));
        }
        self.check_drawer(view.table(), &step.observed)?;
        let (event, asked) = seen(view.table(), self.stream.seat, &step.observed);
        view.apply(&event).map_err(|error| self.fault(Check::Action, format!("{:?}", step.observed), error))?;
        self.events.push(event);
        let legal = if asked { view.legal_actions() } else { Actions::default() };
        let ours = legal.legal.iter().fold(0, |bits, action| bits | bit(action));
        self.tally.add("offers compared", asked.into());
        self.tally.add("offers made", (step.offers.count_ones()).into());
        if ours == step.offers {
            return Ok(());
        }
        let denied = if asked { view.illegal_intents() } else { Vec::new() };
        let why: BTreeSet<String> = denied.iter().map(|denied| denied.why.to_string()).collect();
        let why: String = why.into_iter().map(|why| format!("; {why}")).collect();
        Err(self.fault(Check::Offer, offers(step.offers), offers(ours) + &why))
    }

    /// Checks that the seat that draws is in turn, or will be if nobody claims.
    fn check_drawer(&self, table: &Table, observed: &Observed) -> Result<(), Fault> {
        let (Observed::OtherDraws(seat) | Observed::Move(Move::Draw { seat, .. })) = observed else { return Ok(()) };
        let turn = match table.phase {
            Phase::Draw { seat, .. } => seat,
            Phase::Claims { from, on: ClaimOn::Ankan | ClaimOn::Kakan | ClaimOn::Kita, .. } => from,
            Phase::Claims { from, .. } => from.next(table.players()),
            _ => return Ok(()),
        };
        match turn == *seat {
            true => Ok(()),
            false => Err(self.fault(Check::Draw, format!("seat {seat} draws"), format!("seat {turn} draws"))),
        }
    }

    /// The end of the round by our rules, from the hands shown.
    fn won(&self, view: &View, stated: &[StatedWin]) -> Result<RoundEnd, Fault> {
        let table = view.table();
        let ura = self.round.ura.clone().unwrap_or_default();
        let mut wins = Vec::new();
        for stated in stated {
            let (Some(concealed), Some(tile)) = (&stated.hand, stated.tile) else {
                return Err(self.fault(Check::Hand, "no hand", "a winner shows the hand"));
            };
            let hand = Hand::new(concealed, &table.melds[stated.seat]);
            let hand = hand.map_err(|error| self.fault(Check::Hand, "a winning hand", error))?;
            let win = table.score_shown(stated.seat, &hand, tile, &ura);
            let win = win.map_err(|error| self.fault(Check::Outcome, format!("seat {} wins", stated.seat), error))?;
            wins.push(RoundWin { seat: stated.seat, from: stated.from, tile, hand, win, liable: None });
        }
        let payments = table.pay(&mut wins);
        Ok(ended(view, Outcome::Won { wins, ura_indicators: ura }, payments))
    }

    /// The other players' hands are known only if they are shown.
    fn drawn(&self, view: &View, stated: &StatedDraw) -> Result<RoundEnd, Fault> {
        let table = view.table();
        let (rules, players) = (&table.rules, table.players());
        let me = self.stream.seat;
        let hands = |seat: Seat| -> Result<Option<Hand>, Fault> {
            let shown = stated.shown.as_ref().and_then(|shown| shown.get(seat)).and_then(Option::as_ref);
            let hand = shown.filter(|_| seat != me).map(|tiles| hand_of(tiles, &table.melds[seat])).transpose();
            hand.map_err(|error| self.fault(Check::Tenpai, "a hand shown", error))
        };
        let mut shown = BySeat::from_fn(players, |_| None);
        for (seat, hand) in shown.iter_mut() {
            *hand = hands(seat)?;
        }
        self.check_kind(table, stated, &shown)?;
        if let DrawKind::Abort(reason) = stated.kind {
            return Ok(ended(view, Outcome::Abortive { reason, shown }, Payments::default()));
        }
        for (seat, hand) in shown.iter() {
            if hand.as_ref().is_some_and(|hand| live_waits(hand, rules).is_empty()) {
                return Err(self.fault(Check::Tenpai, format!("seat {seat} is tenpai"), "the hand shown is not"));
            }
        }
        // The stream does not show a player's own hand.
        shown[me] = (!view.waits().is_empty()).then(|| view.hand().clone());
        let hands = shown.map(|_, hand| hand.clone().map_or(Showing::Nothing, Showing::Tenpai));
        let nagashi: Vec<Seat> = match (stated.kind, &stated.deltas) {
            (DrawKind::Nagashi, Some(deltas)) => {
                deltas.iter().filter(|(_, delta)| **delta > 0).map(|(seat, _)| seat).collect()
            }
            _ => Vec::new(),
        };
        let payments = if nagashi.is_empty() {
            noten_payments(rules, &hands.map(|_, showing| showing.is_tenpai()))
        } else {
            nagashi_payments(rules, table.dealer(), table.start.position.honba, &nagashi)
        };
        Ok(ended(view, Outcome::Exhaustive { hands, nagashi }, payments))
    }
}

impl Following<'_> {
    /// Checks that a draw of that kind can come now, as far as one seat sees.
    fn check_kind(&self, table: &Table, stated: &StatedDraw, shown: &BySeat<Option<Hand>>) -> Result<(), Fault> {
        let turn = match table.phase {
            Phase::Turn { seat, .. } => Some(seat),
            _ => None,
        };
        let offered = match table.phase {
            Phase::Claims { tile, .. } => Some(tile.kind()),
            _ => None,
        };
        let first = table.rivers.values().flatten().map(|thrown| thrown.tile.kind()).find(|kind| kind.is_wind());
        let kinds = |seat: Seat| {
            let hand = shown[seat].as_ref();
            hand.map(|hand| {
                hand.tiles().map(Tile::kind).filter(|kind| kind.is_yaochuu()).collect::<BTreeSet<_>>().len()
            })
        };
        let possible = match stated.kind {
            DrawKind::Exhaustive | DrawKind::Nagashi => table.live_left == 0,
            DrawKind::Abort(Abort::KyuushuKyuuhai) => {
                turn.is_some_and(|seat| table.first_turn(seat) && kinds(seat).is_none_or(|kinds| kinds >= 9))
            }
            DrawKind::Abort(Abort::SuuchaRiichi) => table.riichi.values().all(|status| status.is_riichi()),
            DrawKind::Abort(Abort::Suukaikan) => table.kans() == 4,
            DrawKind::Abort(Abort::SuufonRenda) => {
                let mut thrown = table.rivers.values().flatten().map(|thrown| thrown.tile.kind());
                thrown.clone().count() == table.players().count() && thrown.all(|kind| Some(kind) == first)
            }
            DrawKind::Abort(Abort::Sanchahou) => {
                let wins = |hand: &Hand| offered.is_some_and(|kind| live_waits(hand, &table.rules).contains(kind));
                shown.values().flatten().count() >= 2 && shown.values().flatten().all(wins)
            }
            DrawKind::Abort(_) => true,
        };
        match possible {
            true => Ok(()),
            false => Err(self.fault(Check::Outcome, kind(stated.kind), stated::phase(table))),
        }
    }
}

/// The event that the view of `me` folds, and whether that seat may be asked after it.
pub(in crate::formats) fn seen(table: &Table, me: Seat, observed: &Observed) -> (SeatEvent, bool) {
    let from = match table.phase {
        Phase::Draw { from, .. } => from,
        Phase::Claims { on: ClaimOn::Ankan | ClaimOn::Kakan | ClaimOn::Kita, .. } => DrawFrom::Supplement,
        _ => DrawFrom::Live,
    };
    let observed = match observed {
        &Observed::OtherDraws(seat) => return (SeatEvent::DrewOther { seat, from }, false),
        Observed::Move(observed) => observed,
    };
    let (public, asked) = match *observed {
        Move::Draw { tile, .. } => return (SeatEvent::DrewOwn { tile, from }, true),
        Move::Discard { seat, tile, tsumogiri, riichi } => {
            let tsumogiri = tsumogiri.unwrap_or_default();
            let declares = if riichi { Declares::Riichi } else { Declares::Nothing };
            (PublicEvent::Discarded { seat, tile, tsumogiri, declares }, seat != me)
        }
        Move::RiichiPaid { seat, .. } => (PublicEvent::RiichiPaid { seat }, false),
        Move::Meld { seat, meld } => match meld {
            Meld::Ankan(_) | Meld::Kakan(_) => (PublicEvent::KanDeclared { seat, meld }, seat != me),
            _ => (PublicEvent::Called { seat, meld }, seat != me),
        },
        Move::Dora { indicator } => (PublicEvent::DoraRevealed { indicator }, false),
        Move::Kita { seat, .. } => (PublicEvent::Kita { seat }, seat != me),
    };
    (SeatEvent::Public(public), asked)
}

/// A hand that is shown, with a drawn tile if it has one more.
fn hand_of(tiles: &[Tile], melds: &[Meld]) -> Result<Hand, HandError> {
    match tiles.split_last() {
        Some((&drawn, rest)) if tiles.len() % 3 == 2 => {
            let mut hand = Hand::new(rest, melds)?;
            hand.draw(drawn);
            Ok(hand)
        }
        _ => Hand::new(tiles, melds),
    }
}

fn ended(view: &View, outcome: Outcome, payments: Payments) -> RoundEnd {
    let table = view.table();
    let deltas = payments.deltas(table.players());
    let sticks = if matches!(outcome, Outcome::Won { .. }) { 0 } else { table.sticks };
    RoundEnd { outcome, scores: table.scores.map(|seat, points| points + deltas[seat]), payments, sticks }
}

/// Tenhou's bit for an action that it offers.
fn bit(action: &Action) -> u32 {
    match action {
        Action::Pon { .. } => offer::PON,
        Action::Daiminkan => offer::KAN,
        Action::Chii { .. } => offer::CHII,
        Action::Ron => offer::RON,
        Action::Tsumo => offer::TSUMO,
        Action::Riichi { .. } | Action::OpenRiichi { .. } => offer::RIICHI,
        Action::KyuushuKyuuhai => offer::KYUUSHU,
        _ => 0,
    }
}

fn offers(bits: u32) -> String {
    let named: Vec<&str> = offer::NAMES.iter().filter(|(bit, _)| bits & bit != 0).map(|(_, name)| *name).collect();
    if named.is_empty() { "nothing".to_owned() } else { named.join(", ") }
}
