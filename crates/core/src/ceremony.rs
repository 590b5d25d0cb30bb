//! How a table is set up by hand: the draw of seats, the break of the wall, and the deal.

use crate::{Dice, Kind, Players, Seat, Wind, dealt_at};

/// A tile of the draw of seats: one of each wind, and a white dragon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatingTile {
    /// A wind: its seat is where whoever holds it moves.
    Wind(Wind),
    /// The white dragon: whoever holds it gives up their place to East, and takes a second tile.
    White,
}

impl SeatingTile {
    /// The kind of tile.
    pub const fn kind(self) -> Kind {
        match self {
            SeatingTile::Wind(wind) => wind.kind(),
            SeatingTile::White => Kind::HAKU,
        }
    }
}

/// A draw of seats. Places are numbered counter-clockwise, as turns go.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Seating {
    /// The tiles in the order in which they were taken: one for each place, then the one left over.
    pub tiles: Vec<SeatingTile>,
    /// The wind that each place drew.
    pub winds: Vec<Wind>,
    /// The place whose player drew the white dragon: East's seat from now on.
    pub holder: usize,
}

impl Seating {
    /// The tiles of a draw, in the order of the winds.
    pub fn tiles(players: Players) -> Vec<SeatingTile> {
        let winds = Wind::ALL.into_iter().take(players.count()).map(SeatingTile::Wind);
        winds.chain([SeatingTile::White]).collect()
    }

    /// The draw in which the places take all but the last of these tiles in turn. The last one goes to the holder of
    /// the white dragon; if it is the white dragon itself, to the last to draw. `None` unless each tile of a table is
    /// there once.
    //
    pub fn draw(tiles: Vec<SeatingTile>) -> Option<Seating> {
        let players = [Players::Four, Players::Three].into_iter().find(|players| players.count() + 1 == tiles.len())?;
        if !Seating::tiles(players).iter().all(|tile| tiles.contains(tile)) {
            return None;
        }
        let white = tiles.iter().position(|tile| *tile == SeatingTile::White)?;
        let mut drawn = tiles.clone();
        drawn.swap_remove(white);
        let winds = drawn.into_iter().filter_map(|tile| match tile {
            SeatingTile::Wind(wind) => Some(wind),
            SeatingTile::White => None,
        });
        Some(Seating { winds: winds.collect(), holder: white.min(players.count() - 1), tiles })
    }

    /// Where the player from each place moves.
    pub fn moves(&self) -> Vec<usize> {
        self.winds.iter().map(|&wind| (self.holder + wind as usize) % self.winds.len()).collect()
    }
}

/// A stack of the wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StackPlace {
    /// In front of whom it stands.
    pub seat: Seat,
    /// Which it is, from 0 at the right end as its player sees it.
    pub nth: usize,
}

/// A wall that the dice have broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WallBreak {
    players: Players,
    side: usize,
    /// At whose wall it is broken.
    pub seat: Seat,
    /// The number of stacks that stand to the right of the break on that side.
    pub after: usize,
}

impl WallBreak {
    /// Stacks of the dead wall.
    pub const DEAD_STACKS: usize = 7;
    /// The stack of the first indicator, from 0 at the open end of the dead wall.
    pub const INDICATOR: usize = 2;

    /// The break of a wall of `tiles` tiles.
    //
    pub fn of(dice: Dice, dealer: Seat, players: Players, tiles: usize) -> WallBreak {
        let [a, b] = dice.pips();
        WallBreak {
            players,
            side: tiles / 2 / players.count(),
            seat: dice.falls_on(dealer, players),
            after: usize::from(a) + usize::from(b),
        }
    }

    /// The number of stacks that stand in front of each player.
    pub const fn side(&self) -> usize {
        self.side
    }

    /// The stacks in the order in which they are drawn: clockwise, to the left of the break.
    pub fn live(&self) -> impl Iterator<Item = StackPlace> + use<> {
        let broken = *self;
        let all = self.side * self.players.count();
        (0..all - WallBreak::DEAD_STACKS).map(move |nth| broken.at(broken.after + nth))
    }

    /// The stacks of the dead wall from its open end: to the right of the break.
    pub fn dead(&self) -> impl Iterator<Item = StackPlace> + use<> {
        let broken = *self;
        let all = self.side * self.players.count();
        (0..WallBreak::DEAD_STACKS).map(move |nth| broken.at(all + broken.after - 1 - nth))
    }

    /// The stack so many steps clockwise from the right end of the broken side.
    fn at(&self, steps: usize) -> StackPlace {
        let count = self.players.count();
        let sides = steps / self.side % count;
        StackPlace { seat: self.seat.plus(count - sides, self.players), nth: steps % self.side }
    }
}

/// Tiles that one player takes at once in the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DealtAtOnce {
    /// How many seats after the dealer the player sits.
    pub turn: usize,
    /// The first of them, in the order of the wall.
    pub first: usize,
    /// The number of tiles taken together.
    pub count: usize,
}

/// The deal by hand: from the dealer on, three times two stacks each, then one tile each.
//
pub fn deal(players: Players) -> impl Iterator<Item = DealtAtOnce> {
    (0..4).flat_map(move |round| {
        (0..players.count()).map(move |turn| DealtAtOnce {
            turn,
            first: dealt_at(players, turn, 4 * round),
            count: if round < 3 { 4 } else { 1 },
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use SeatingTile::White;

    const E: SeatingTile = SeatingTile::Wind(Wind::East);
    const S: SeatingTile = SeatingTile::Wind(Wind::South);
    const W: SeatingTile = SeatingTile::Wind(Wind::West);
    const N: SeatingTile = SeatingTile::Wind(Wind::North);

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn dice(pips: [u8; 2]) -> Dice {
        Dice::try_from(pips).unwrap()
    }

    /// R-454, example g018: the place to the right drew South after the white dragon. It becomes East's seat, and its
    /// player sits across; places are bottom, right, top, left.
    #[test]
    fn the_place_of_the_white_dragon_is_easts() {
        let seating = Seating::draw(vec![E, White, W, N, S]).unwrap();
        assert_eq!((seating.holder, seating.winds[1]), (1, Wind::South));
        assert_eq!(seating.moves(), [1, 2, 3, 0]);
    }

    /// nobody drew the white dragon, so the last to draw takes it; a player may stay where they are.
    #[test]
    fn the_last_to_draw_takes_what_is_left() {
        let seating = Seating::draw(vec![N, E, S, W, White]).unwrap();
        assert_eq!((seating.holder, seating.moves()), (3, vec![2, 3, 0, 1]));
        let stays = Seating::draw(vec![White, N, S, W, E]).unwrap();
        assert_eq!(stays.moves(), [0, 3, 1, 2]);
    }

    #[test]
    fn a_draw_has_each_tile_once() {
        assert_eq!(Seating::draw(vec![E, S, W, N, N]), None);
        assert_eq!(Seating::draw(vec![E, E, W, N, White]), None);
        assert_eq!(Seating::draw(vec![White, White, E, S, W]), None);
        assert_eq!(Seating::draw(vec![White, E, S, N]), None, "three players have no north");
    }

    /// example g019: a three breaks the wall across, after its third stack from the right; the dead wall
    /// goes on along the wall to the right of it, and its third stack has the indicator.
    #[test]
    fn the_wall_is_broken_where_the_dice_say() {
        let broken = WallBreak::of(dice([1, 2]), seat(0), Players::Four, 136);
        assert_eq!((broken.seat, broken.after, broken.side()), (seat(2), 3, 17));
        let place = |index, nth| StackPlace { seat: seat(index), nth };
        let dead: Vec<_> = broken.dead().collect();
        assert_eq!(dead[..3], [place(2, 2), place(2, 1), place(2, 0)]);
        assert_eq!(dead[3..], [place(3, 16), place(3, 15), place(3, 14), place(3, 13)]);
        assert_eq!(dead[WallBreak::INDICATOR], place(2, 0));
        let live: Vec<_> = broken.live().collect();
        assert_eq!((live.len(), live[0], live[13], live[14]), (61, place(2, 3), place(2, 16), place(1, 0)));
        assert_eq!(live.last(), Some(&place(3, 12)));
    }

    /// whatever is rolled, every stack has one place.
    #[test]
    fn no_stack_is_both_live_and_dead() {
        for (players, tiles) in [(Players::Four, 136), (Players::Three, 108)] {
            for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
                let broken = WallBreak::of(dice([a, b]), seat(1), players, tiles);
                let places: std::collections::HashSet<_> = broken.live().chain(broken.dead()).collect();
                assert_eq!(places.len(), tiles / 2);
                assert_eq!(broken.dead().next().map(|open| open.seat), Some(broken.seat));
            }
        }
    }

    ///
    #[test]
    fn two_stacks_three_times_then_one_tile_each() {
        let taken: Vec<_> = deal(Players::Four).collect();
        assert_eq!(taken.len(), 16);
        assert!(taken[..12].iter().all(|step| step.count == 4 && step.first % 4 == 0));
        assert!(taken[12..].iter().all(|step| step.count == 1));
        let tiles: Vec<usize> = taken.iter().flat_map(|step| step.first..step.first + step.count).collect();
        assert_eq!(tiles, (0..52).collect::<Vec<_>>());
        assert_eq!(taken.iter().map(|step| step.turn).collect::<Vec<_>>()[..5], [0, 1, 2, 3, 0]);
        assert_eq!(deal(Players::Three).count(), 12);
    }
}
