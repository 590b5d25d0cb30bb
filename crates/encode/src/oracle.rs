//! What no seat may see: the whole truth, for teachers and critics that are thrown away after training.
//!
//! A policy that is given any of it has learnt to cheat. It is no part of an [`Observation`](crate::Observation) or of tokens, planes
//! and rows, and it is made from a [`Match`] alone: who has only a [`View`](jantaku_engine::View) cannot make it.

use jantaku_core::{Hand, Place, Seat, Tile, Wall};
use jantaku_engine::Match;

use crate::observation::{Field, SEATS, Writer, end, fields, token};

/// The most tiles that can be left in a live wall: those of 136 that three players have not been dealt.
const LIVE: usize = 83;
/// The most supplement tiles.
const SUPPLEMENTS: usize = 8;

/// Raised with every change of [`ORACLE`], additions included.
pub const ORACLE_VERSION: u32 = 1;

/// The fields of the numbers that [`oracle`] writes, in the order of their places. A *tile* is [`Tile::index`] + 1, and 0 is none.
pub const ORACLE: [Field; 5] = fields([
    (
        "hands",
        Tile::COUNT,
        SEATS - 1,
        "how many of each tile the others conceal, the drawn one included: the next player, then in turn order",
    ),
    (
        "live",
        LIVE,
        1,
        "the tiles left in the live wall, the next one first; the last of them move to the dead wall with each supplement \
         tile",
    ),
    ("supplements", SUPPLEMENTS, 1, "the supplement tiles that are left, the next one first"),
    ("indicators", Wall::INDICATORS, 1, "all five dora indicators, turned or not"),
    (
        "ura",
        Wall::INDICATORS,
        1,
        "the tile under each indicator; where norths are laid aside, the last of them can still be drawn as the last live \
         tiles",
    ),
]);

/// How many numbers there are.
pub const ORACLE_LEN: usize = end(&ORACLE);

/// Writes everything that is hidden from a seat. **No seat may see it.**
///
/// The wall is the one that the match was dealt from: of a record without walls it is a made-up one.
pub fn oracle(game: &Match, seat: Seat, out: &mut [i16; ORACLE_LEN]) {
    let (round, table) = (game.round(), game.table());
    let mut to = Writer { out, at: 0 };
    let mut others = table.players().others(seat);
    for _ in 1..SEATS {
        let mut held = [0; Tile::COUNT];
        let hand = others.next().and_then(|seat| round.hand(seat));
        hand.into_iter().flat_map(Hand::tiles).for_each(|tile| held[tile.index()] += 1);
        to.many(held.into_iter(), Tile::COUNT);
    }
    to.many(round.live_wall().map(token), LIVE);
    let at = |place: Place| round.wall().at(place).map(token);
    to.many((usize::from(table.supplements)..).map_while(|nth| at(Place::Supplement(nth))), SUPPLEMENTS);
    to.many((0..).map_while(|nth| at(Place::Indicator(nth))), Wall::INDICATORS);
    to.many((0..).map_while(|nth| at(Place::Ura(nth))), Wall::INDICATORS);
}
