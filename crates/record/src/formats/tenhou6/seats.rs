//! The order of events, from the draws and discards that the format lists for each seat.
//!
//! A seat's lists give the order of its own actions, and with it its hand at any time; they do not say who moves after
//! a discard. A call names its tile and the player it came from; a draw follows a discard of the previous player. So
//! several seats may each be able to move next, by their next entries: then all but one of them wait for another
//! discard of the same player, who must move again before any of them can. The seat that must move first is found by
//! following, from that player, whose discard each next entry waits for. No other order fits, and none is tried.

use jantaku_core::{BySeat, Meld, Players, Relative, Seat, Tile};
use serde_json::Value;

use super::tiles::{Called, called, tile};
use crate::formats::FormatFault;
use crate::formats::log::Move;

#[cfg(test)]
mod tests;

const SAME: u64 = 60;

#[derive(Debug, Clone, Default)]
pub(super) struct Lists {
    pub draws: Vec<Taken>,
    pub discards: Vec<Given>,
}

/// An entry among the draws.
#[derive(Debug, Clone, Copy)]
pub(super) enum Taken {
    Drawn(Tile),
    /// A chii, a pon or an open kan, with this tile of the player on that side.
    Called(Meld, Tile, Relative),
}

/// An entry among the discards.
#[derive(Debug, Clone, Copy)]
pub(super) enum Given {
    /// A 0, in place of a discard after an open kan.
    Nothing,
    Same {
        riichi: bool,
    },
    Tile {
        tile: Tile,
        riichi: bool,
    },
    /// A closed or an added kan.
    Kan(Meld),
    Kita,
}

impl Taken {
    pub fn read(value: &Value, seat: Seat, players: Players) -> Result<Taken, FormatFault> {
        let wrong = || FormatFault::expected("a tile, or a chii, pon or open kan, among the draws", value);
        match value {
            Value::String(text) => match called(text, seat, players)? {
                Called::Meld(meld) => {
                    let (tile, side) = meld.called().filter(|_| !matches!(meld, Meld::Kakan(_))).ok_or_else(wrong)?;
                    Ok(Taken::Called(meld, tile, side))
                }
                Called::Riichi(_) | Called::Kita => Err(wrong()),
            },
            value => value.as_u64().and_then(tile).map(Taken::Drawn).ok_or_else(wrong),
        }
    }
}

impl Given {
    pub fn read(value: &Value, seat: Seat, players: Players) -> Result<Given, FormatFault> {
        let wrong =
            || FormatFault::expected("a tile, riichi, kita, or a closed or added kan, among the discards", value);
        let thrown = |code, riichi| match code {
            SAME => Ok(Given::Same { riichi }),
            code => tile(code).map(|tile| Given::Tile { tile, riichi }).ok_or_else(wrong),
        };
        match value {
            Value::String(text) => match called(text, seat, players)? {
                Called::Riichi(code) => thrown(code, true),
                Called::Kita => Ok(Given::Kita),
                Called::Meld(meld @ (Meld::Ankan(_) | Meld::Kakan(_))) => Ok(Given::Kan(meld)),
                Called::Meld(_) => Err(wrong()),
            },
            value => match value.as_u64().ok_or_else(wrong)? {
                0 => Ok(Given::Nothing),
                code => thrown(code, false),
            },
        }
    }
}

/// Puts the lists in order.
pub(super) fn order(dealer: Seat, lists: &BySeat<Lists>) -> Result<Vec<Move>, FormatFault> {
    let mut ordering = Ordering::new(lists);
    let mut turn = Some(dealer);
    while let Some(seat) = turn {
        let thrown = ordering.turn(seat)?;
        turn = thrown.and_then(|tile| ordering.follower(seat, tile));
    }
    ordering.finish()
}

#[derive(Clone)]
struct Ordering<'a> {
    lists: &'a BySeat<Lists>,
    players: Players,
    /// How much of each seat's lists has been put in order.
    drawn: BySeat<usize>,
    discarded: BySeat<usize>,
    moves: Vec<Move>,
}

impl<'a> Ordering<'a> {
    fn new(lists: &'a BySeat<Lists>) -> Self {
        let players = lists.players();
        let none = || BySeat::from_fn(players, |_| 0);
        Ordering { lists, players, drawn: none(), discarded: none(), moves: Vec::new() }
    }

    fn next_taken(&self, seat: Seat) -> Option<Taken> {
        self.lists[seat].draws.get(self.drawn[seat]).copied()
    }

    fn next_given(&self, seat: Seat) -> Option<Given> {
        self.lists[seat].discards.get(self.discarded[seat]).copied()
    }

    /// A turn up to its discard; `None` if the lists end with the turn, or have an impossible entry.
    fn turn(&mut self, seat: Seat) -> Result<Option<Tile>, FormatFault> {
        let mut called = !self.moves.is_empty();
        while let Some(entry) = self.next_taken(seat) {
            let mut drawn = None;
            match entry {
                Taken::Drawn(tile) => {
                    self.moves.push(Move::Draw { seat, tile });
                    drawn = Some(tile);
                }
                Taken::Called(meld, ..) if called => self.moves.push(Move::Meld { seat, meld }),
                Taken::Called(..) => return Ok(None),
            }
            called = false;
            self.drawn[seat] += 1;
            if matches!(entry, Taken::Called(Meld::Daiminkan(_), ..)) {
                self.discarded[seat] += usize::from(matches!(self.next_given(seat), Some(Given::Nothing)));
                continue;
            }
            let Some(given) = self.next_given(seat) else { return Ok(None) };
            self.discarded[seat] += 1;
            match given {
                Given::Same { riichi } => {
                    let tile = drawn.ok_or_else(|| FormatFault::expected("the tile discarded after a call", SAME))?;
                    return Ok(Some(self.throw(seat, tile, true, riichi)));
                }
                Given::Tile { tile, riichi } => return Ok(Some(self.throw(seat, tile, false, riichi))),
                Given::Kan(meld) => self.moves.push(Move::Meld { seat, meld }),
                Given::Kita => self.moves.push(Move::Kita { seat, tsumogiri: None }),
                Given::Nothing => return Err(FormatFault::expected("a discard", 0)),
            }
        }
        Ok(None)
    }

    fn throw(&mut self, seat: Seat, tile: Tile, same: bool, riichi: bool) -> Tile {
        self.moves.push(Move::Discard { seat, tile, tsumogiri: Some(same), riichi });
        tile
    }

    /// The seat that moves after a discard.
    fn follower(&self, from: Seat, tile: Tile) -> Option<Seat> {
        let can = |seat: &Seat| self.can_follow(*seat, from, tile);
        let mut able = self.players.others(from).filter(can);
        match (able.next(), able.next()) {
            (only, None) => only,
            _ => std::iter::successors(self.awaited(from), |&seat| self.awaited(seat))
                .take(self.players.count())
                .find(can),
        }
    }

    /// Whether a seat's next entry may come after this discard.
    fn can_follow(&self, seat: Seat, from: Seat, thrown: Tile) -> bool {
        let of_another = matches!(self.next_taken(seat), Some(Taken::Called(_, tile, _)) if tile != thrown);
        !of_another && self.awaited(seat) == Some(from)
    }

    /// The player whose discard a seat's next entry follows.
    fn awaited(&self, seat: Seat) -> Option<Seat> {
        match self.next_taken(seat)? {
            Taken::Drawn(_) => Some(seat.plus(self.players.count() - 1, self.players)),
            Taken::Called(_, _, side) => seat.at(side, self.players),
        }
    }

    /// The moves, if nothing of the lists is left over.
    fn finish(self) -> Result<Vec<Move>, FormatFault> {
        let taken = |seat| match self.next_taken(seat)? {
            Taken::Drawn(tile) => Some(format!("the draw of {tile}")),
            Taken::Called(meld, ..) => Some(format!("the call {meld}")),
        };
        let given = |seat| match self.next_given(seat)? {
            Given::Nothing => Some("a 0 among the discards".to_owned()),
            Given::Same { .. } => Some("a discard of the tile drawn".to_owned()),
            Given::Tile { tile, .. } => Some(format!("the discard of {tile}")),
            Given::Kan(meld) => Some(format!("the kan {meld}")),
            Given::Kita => Some("a North set aside".to_owned()),
        };
        match self.players.seats().find_map(|seat| Some((seat, taken(seat).or_else(|| given(seat))?))) {
            Some((seat, entry)) => Err(FormatFault::NoOrder { seat, entry }),
            None => Ok(self.moves),
        }
    }
}
