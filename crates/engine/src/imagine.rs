//! From what one seat sees, a whole round that could be the truth: what it does not see is made up.
//!
//! It is made of a [`View`] and of nothing else, so that nothing hidden can come in.

use arrayvec::ArrayVec;
use jantaku_core::{BySeat, Hand, HandError, Place, Players, Seat, Tile, Wall, WallError};
use thiserror::Error;

use crate::seat_state::SeatState;
use crate::{Phase, Round, Table, View, legal};

/// What a seat does not see, made up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hidden {
    /// The concealed tiles of each seat whose hand is not known; none for the others and the own seat.
    pub hands: BySeat<Vec<Tile>>,
    /// What lies face down in the wall, in the order of [`Wall::tiles`]: first what is left of the live wall, in the order
    /// of drawing, then what is left of the supplement tiles and of the indicators, each over its ura.
    pub wall: Vec<Tile>,
}

/// Why a round cannot be imagined so.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ImagineError {
    /// Nothing is asked of the seat: the round may have to go on by itself first.
    #[error("nothing is asked of {0:?} now")]
    NotAsked(Seat),
    /// The round is over.
    #[error("the round is over, nothing is left to be imagined")]
    Over,
    /// Hands for another number of players.
    #[error("there are hands for {found} players, {wanted} play", found = found.count(), wanted = wanted.count())]
    Players {
        /// The players hands were given for.
        found: Players,
        /// The players at the table.
        wanted: Players,
    },
    /// Too many or too few tiles for a hand.
    #[error("seat {seat} conceals {wanted} tiles that are not known, not {found}")]
    HandSize {
        /// Whose.
        seat: Seat,
        /// How many were given.
        found: usize,
        /// How many it conceals.
        wanted: usize,
    },
    /// Too many or too few tiles for the wall.
    #[error("{wanted} tiles of the wall are not known, not {found}")]
    WallSize {
        /// How many were given.
        found: usize,
        /// How many there are.
        wanted: usize,
    },
    /// A hand that cannot be.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// Other tiles than those not seen.
    #[error(transparent)]
    Tiles(#[from] WallError),
}

impl View<'_> {
    /// A round in which this seat sees what it sees now, the rest being as `hidden` says. What others let pass, and what they
    /// have answered, is not known: in it they have let nothing pass and answered nothing. The part of its wall that has been
    /// drawn holds the tiles that were drawn, in no order that says anything.
    ///
    /// Nobody checks that a seat in riichi waits, or could have played as it did.
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

    /// Whether everything is there in the right number.
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

    /// What each seat knows by itself: the own as it is, that of others made anew from their hands.
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

/// The wall whose drawn part is what lies on the table and in the hands, and whose hidden part is `hidden`.
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
