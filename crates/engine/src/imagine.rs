//! A whole round from what one seat sees, with made-up hidden tiles.
//!
//! It is made from a [`View`] alone, so no hidden tile can leak into it.

use arrayvec::ArrayVec;
use jantaku_core::{BySeat, Hand, HandError, Place, Players, Seat, Tile, Wall, WallError};
use thiserror::Error;

use crate::seat_state::SeatState;
use crate::{Phase, Round, Table, View, legal};

/// Made-up tiles for what a seat does not see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hidden {
    /// The concealed tiles of each seat whose hand is not known; empty for the other seats.
    pub hands: BySeat<Vec<Tile>>,
    /// The tiles that are face down in the wall, in the order of [`Wall::tiles`]: first the rest of the live wall, in
    /// the order of drawing, then the rest of the supplement tiles and of the indicators, each above its ura indicator.
    pub wall: Vec<Tile>,
}

/// Why a round cannot be imagined.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ImagineError {
    /// The seat has nothing to decide: the round may first have to go on by itself.
    #[error("nothing is asked of {0:?} now")]
    NotAsked(Seat),
    /// The round is over.
    #[error("the round is over, nothing is left to be imagined")]
    Over,
    /// Hands for another number of players.
    #[error("there are hands for {found} players, {wanted} play", found = found.count(), wanted = wanted.count())]
    Players {
        /// The number of players that the hands are for.
        found: Players,
        /// The number of players at the table.
        wanted: Players,
    },
    /// Too many or too few tiles for a hand.
    #[error("seat {seat} conceals {wanted} tiles that are not known, not {found}")]
    HandSize {
        /// The seat with the wrong number of tiles.
        seat: Seat,
        /// The number of tiles given.
        found: usize,
        /// The number of tiles it conceals.
        wanted: usize,
    },
    /// Too many or too few tiles for the wall.
    #[error("{wanted} tiles of the wall are not known, not {found}")]
    WallSize {
        /// The number of tiles given.
        found: usize,
        /// The number of tiles in the wall.
        wanted: usize,
    },
    /// Tiles that cannot be a hand.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// Tiles other than the unseen ones.
    #[error(transparent)]
    Tiles(#[from] WallError),
}

impl View<'_> {
    /// A round in which this seat sees what it sees now, with the rest from `hidden`. What other players have passed or
    /// answered is not known: in this round they have passed nothing and answered nothing. The drawn part of its wall
    /// has the tiles that were drawn, in an order that reveals nothing.
    ///
    /// Players in riichi need not be tenpai, nor need their past play be possible with these hands.
    pub fn imagine(&self, hidden: &Hidden) -> Result<Round, ImagineError> {
        let table = self.table();
        if matches!(table.phase, Phase::Over(_)) {
            return Err(ImagineError::Over);
        }
        if !legal::asks(table, self.seat, &self.own) {
            return Err(ImagineError::NotAsked(self.seat));
        }
        self.fits(hidden)?;
        let own = self.owns(hidden)?;
        let wall = wall(table, &own, &hidden.wall)?;
        Ok(Round { table: table.clone(), own, wall, answered: ArrayVec::new() })
    }

    /// Checks that `hidden` has the right numbers of tiles.
    fn fits(&self, hidden: &Hidden) -> Result<(), ImagineError> {
        let unseen = self.unseen();
        let (found, wanted) = (hidden.hands.players(), unseen.hands.players());
        if found != wanted {
            return Err(ImagineError::Players { found, wanted });
        }
        for (seat, tiles) in hidden.hands.iter() {
            let (found, wanted) = (tiles.len(), unseen.hands[seat]);
            if found != wanted {
                return Err(ImagineError::HandSize { seat, found, wanted });
            }
        }
        let (found, wanted) = (hidden.wall.len(), unseen.wall);
        if found == wanted { Ok(()) } else { Err(ImagineError::WallSize { found, wanted }) }
    }

    /// The private state of each seat: this seat's as it is, those of others rebuilt from their hands.
    fn owns(&self, hidden: &Hidden) -> Result<BySeat<SeatState>, ImagineError> {
        let table = self.table();
        let mut owns: Vec<SeatState> = Vec::with_capacity(table.players().count());
        for seat in table.players().seats() {
            if seat == self.seat {
                owns.push((*self.own).clone());
                continue;
            }
            let hand = match self.known_hand(seat) {
                Some(hand) => hand.clone(),
                None => Hand::new(&hidden.hands[seat], &table.melds[seat])?,
            };
            let mut own = SeatState::new(hand, &table.rules);
            own.look(table, seat);
            owns.push(own);
        }
        Ok(BySeat::from_vec(owns).expect("a part for each seat"))
    }
}

/// The wall whose drawn part is what is on the table and in the hands, and whose hidden part is `hidden`.
fn wall(table: &Table, own: &BySeat<SeatState>, hidden: &[Tile]) -> Result<Wall, WallError> {
    let set = table.rules.tile_set();
    let drawn: Vec<Tile> = table.played().chain(own.values().flat_map(|own| own.hand.tiles())).collect();
    let supplements = usize::from(table.supplements);
    let mut tiles: Vec<Option<Tile>> = vec![None; set.size()];
    let live = (0..drawn.len().saturating_sub(supplements)).map(Place::Live);
    let left = live.chain((0..supplements).map(Place::Supplement)).zip(drawn);
    let turned = (0..).map(Place::Indicator).zip(table.indicators.iter().copied());
    for (place, tile) in left.chain(turned) {
        if let Some(at) = set.index(place) {
            tiles[at] = Some(tile);
        }
    }
    let mut hidden = hidden.iter().copied();
    let tiles = tiles.into_iter().filter_map(|tile| tile.or_else(|| hidden.next())).collect();
    Ok(Wall::new(tiles, &set)?.with_dice(table.start.dice))
}
