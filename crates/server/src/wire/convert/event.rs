use jantaku_engine::{self as engine, Declares, PublicEvent, SeatEvent, View};

use super::table::{at_side, concealed_len, one_dora, opened, own, phase, riichi, river_tile, round_start};
use super::{denied, end, list, seat};
use crate::wire::{After, Denied, DrawFrom, Event, Meld, Tile};

/// An event of a seat's stream, how things stand after it, and, while nothing is asked of the seat, what it might
/// expect to do about it and is not able to. `view` is the seat's view with the event folded in.
pub(crate) fn told(seen: &SeatEvent, view: &View) -> (Event, After, Vec<Denied>) {
    let asked = !view.legal_actions().legal.is_empty();
    (event(seen, view), after(view), if asked { Vec::new() } else { denied(view) })
}

/// How things stand in `view`.
fn after(view: &View) -> After {
    let table = view.table();
    After {
        phase: phase(table),
        live_left: table.live_left,
        sticks: table.sticks,
        scores: list(&table.scores, |&points| points),
        concealed: table.players().seats().map(|at| concealed_len(table, at)).collect(),
        riichi: list(&table.riichi, |&status| riichi(status)),
        opened: opened(table),
        own: own(view),
    }
}

fn event(event: &SeatEvent, view: &View) -> Event {
    match event {
        SeatEvent::Dealt { start, .. } => Event::Dealt { round: round_start(start, view.table()) },
        &SeatEvent::DrewOwn { tile, from } => Event::DrewOwn { tile: Tile(tile), from: from.into() },
        &SeatEvent::DrewOther { seat: who, from } => Event::DrewOther { seat: seat(who), from: from.into() },
        SeatEvent::Answered { action } => Event::Answered { action: (*action).into() },
        SeatEvent::Public(event) => public(event, view.table()),
    }
}

fn public(event: &PublicEvent, table: &engine::Table) -> Event {
    match event {
        &PublicEvent::Discarded { seat: who, tile, tsumogiri, ref declares } => {
            let sideways = table.rivers[who].last().is_some_and(|discard| discard.sideways);
            let discard = river_tile(&engine::RiverTile { tile, tsumogiri, sideways, claimed_by: None });
            let open = matches!(declares, Declares::OpenRiichi(_));
            Event::Discarded { seat: seat(who), discard, riichi: declares.riichi(), open }
        }
        &PublicEvent::RiichiPaid { seat: who } => Event::RiichiPaid { seat: seat(who) },
        PublicEvent::Called { seat: who, meld } => {
            let from = meld.called().map_or(seat(*who), |(_, side)| at_side(*who, side, table.players()));
            Event::Called { seat: seat(*who), from, meld: Meld::from(meld) }
        }
        PublicEvent::KanDeclared { seat: who, meld } => {
            let at = table.melds[*who].iter().position(|laid| laid == meld).unwrap_or(table.melds[*who].len());
            Event::KanDeclared { seat: seat(*who), meld: Meld::from(meld), at: at as u8 }
        }
        &PublicEvent::Kita { seat: who } => Event::Kita { seat: seat(who) },
        &PublicEvent::DoraRevealed { indicator } => Event::DoraRevealed { dora: one_dora(table, indicator) },
        PublicEvent::WallRanOut => Event::WallRanOut {},
        PublicEvent::TenpaiDeclared { seat: who, shown } => {
            Event::TenpaiDeclared { seat: seat(*who), tenpai: shown.is_some() }
        }
        PublicEvent::RoundEnded(end) => Event::RoundEnded { end: end::round_end(end, table) },
        PublicEvent::GameEnded(settlement) => Event::GameEnded { end: end::match_end(settlement, table) },
        PublicEvent::MatchEnded(settlement) => Event::MatchEnded { end: end::match_end(settlement, table) },
    }
}

impl From<engine::DrawFrom> for DrawFrom {
    fn from(from: engine::DrawFrom) -> DrawFrom {
        match from {
            engine::DrawFrom::Live => DrawFrom::Live,
            engine::DrawFrom::Supplement => DrawFrom::Supplement,
        }
    }
}
