//! The order of events, from the draws and discards that the format lists seat by seat.

use std::collections::BTreeSet;

use jantaku_core::{BySeat, Meld, Players, Seat, Tile};
use serde_json::Value;

use super::tiles::{Called, called, tile};
use crate::formats::FormatFault;
use crate::formats::log::Move;

/// Tsumogiri.
const SAME: u64 = 60;

/// One seat's lists.
#[derive(Default)]
pub(super) struct Lists {
    pub draws: Vec<Entry>,
    pub discards: Vec<Entry>,
}

/// An entry of a list.
pub(super) enum Entry {
    Code(u64),
    Called(Called),
}

impl Entry {
    pub fn read(value: &Value) -> Result<Entry, FormatFault> {
        match value {
            Value::String(text) => called(text).map(Entry::Called),
            value => value.as_u64().map(Entry::Code).ok_or_else(|| FormatFault::expected("a tile or a call", value)),
        }
    }
}

/// Puts the lists in order. Where two discards could both be the one called, the first that leaves nothing over is.
pub(super) fn order(dealer: Seat, lists: &BySeat<Lists>) -> Result<Vec<Move>, FormatFault> {
    let mut last = None;
    for skipped in std::iter::once(None).chain((0..8).map(Some)) {
        let mut ordering = Ordering::new(dealer, lists, skipped);
        match ordering.run() {
            Ok(()) if ordering.is_done() => return Ok(ordering.moves),
            Ok(()) => {
                last.get_or_insert(FormatFault::OutOfPlace("the draws and discards fit no order of turns".to_owned()));
            }
            Err(fault) => {
                last.get_or_insert(fault);
            }
        }
        if ordering.candidates <= skipped.map_or(0, |skipped| skipped + 1) {
            break;
        }
    }
    Err(last.unwrap_or(FormatFault::Unknown))
}

struct Ordering<'a> {
    lists: &'a BySeat<Lists>,
    players: Players,
    turn: Seat,
    drawn: BySeat<usize>,
    discarded: BySeat<usize>,
    moves: Vec<Move>,
    /// Which possible call is not yet the one.
    skipped: Option<usize>,
    candidates: usize,
    seen: BTreeSet<(usize, usize)>,
}

impl<'a> Ordering<'a> {
    fn new(dealer: Seat, lists: &'a BySeat<Lists>, skipped: Option<usize>) -> Self {
        let players = lists.players();
        let none = || BySeat::from_fn(players, |_| 0);
        let (drawn, discarded, seen) = (none(), none(), BTreeSet::new());
        Ordering { lists, players, turn: dealer, drawn, discarded, moves: vec![], skipped, candidates: 0, seen }
    }

    fn is_done(&self) -> bool {
        let done = |(seat, lists): (Seat, &Lists)| {
            let rest = lists.discards.get(self.discarded[seat]..).unwrap_or_default();
            let zeros = rest.iter().all(|entry| matches!(entry, Entry::Code(0)));
            self.drawn[seat] == lists.draws.len() && zeros
        };
        self.lists.iter().all(done)
    }

    fn run(&mut self) -> Result<(), FormatFault> {
        loop {
            let seat = self.turn;
            let Some(entry) = self.lists[seat].draws.get(self.drawn[seat]) else { return Ok(()) };
            self.drawn[seat] += 1;
            let drawn = match entry {
                &Entry::Code(code) => {
                    let tile = tile(code).ok_or_else(|| FormatFault::expected("a tile", code))?;
                    self.moves.push(Move::Draw { seat, tile });
                    Some(tile)
                }
                Entry::Called(Called::Meld(meld)) => {
                    self.moves.push(Move::Meld { seat, meld: *meld });
                    if meld.is_kan() {
                        // A 0 holds the discard's place.
                        let zero = self.lists[seat].discards.get(self.discarded[seat]);
                        self.discarded[seat] += usize::from(matches!(zero, Some(Entry::Code(0))));
                        continue;
                    }
                    None
                }
                Entry::Called(_) => {
                    return Err(FormatFault::OutOfPlace("a riichi or kita among the draws".to_owned()));
                }
            };
            match self.discard(seat, drawn)? {
                Some(tile) => self.turn = self.caller(seat, tile).unwrap_or(seat.next(self.players)),
                None if self.discarded[seat] > self.lists[seat].discards.len() => return Ok(()),
                None => {}
            }
        }
    }

    /// The discard of a turn; none if the seat declares a kan or sets a North aside and draws again, or wins.
    fn discard(&mut self, seat: Seat, drawn: Option<Tile>) -> Result<Option<Tile>, FormatFault> {
        let entry = self.lists[seat].discards.get(self.discarded[seat]);
        self.discarded[seat] += 1;
        let Some(entry) = entry else { return Ok(None) };
        let (code, riichi) = match entry {
            &Entry::Code(code) => (code, false),
            &Entry::Called(Called::Riichi(code)) => (code, true),
            Entry::Called(Called::Meld(meld @ (Meld::Kakan(_) | Meld::Ankan(_)))) => {
                self.moves.push(Move::Meld { seat, meld: *meld });
                return Ok(None);
            }
            Entry::Called(Called::Kita) => {
                self.moves.push(Move::Kita { seat, tsumogiri: None });
                return Ok(None);
            }
            Entry::Called(Called::Meld(meld)) => {
                return Err(FormatFault::OutOfPlace(format!("`{meld}` among the discards")));
            }
        };
        let same = code == SAME;
        let tile = if same { drawn } else { tile(code) };
        let tile = tile.ok_or_else(|| FormatFault::expected("a discard", code))?;
        self.moves.push(Move::Discard { seat, tile, tsumogiri: Some(same), riichi });
        Ok(Some(tile))
    }

    /// Who calls a discard: the seat whose next draw is that call; pon and kan come before chii.
    fn caller(&mut self, from: Seat, tile: Tile) -> Option<Seat> {
        let calls = |seat: Seat| match self.lists[seat].draws.get(self.drawn[seat]) {
            Some(Entry::Called(Called::Meld(meld))) => {
                let (called, side) = meld.called()?;
                (called == tile && seat.at(side, self.players) == Some(from)).then_some((seat, *meld))
            }
            _ => None,
        };
        let mut callers: Vec<(Seat, Meld)> = self.players.seats_from(from).skip(1).filter_map(calls).collect();
        callers.sort_by_key(|(_, meld)| matches!(meld, Meld::Chii(_)));
        let &(seat, _) = callers.first()?;
        if self.seen.insert((seat.index(), self.moves.len())) {
            self.candidates += 1;
            if self.skipped == Some(self.candidates - 1) {
                return None;
            }
        }
        Some(seat)
    }
}
