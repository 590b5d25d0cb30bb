//! What people at a table do to decide where each of them sits.

use crate::ceremony::Seating;
use crate::{Dice, Players, Seat};

/// Seat 0 of a match, and the place of whoever begins a draw.
const FIRST: Seat = Seat::new(0).expect("seat 0 exists");

/// What decided the seats of a match. Before it, people sit at places, which are numbered like seats: in turn order, from
/// whoever throws the dice or draws first.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SeatDraw {
    /// Two throws of the dice (二度振り): the first falls on who throws again, the second on the first dealer. Neighbours
    /// stay neighbours.
    Dice([Dice; 2]),
    /// A draw of wind tiles (つかみ取り): everybody moves.
    Winds(Seating),
}

impl SeatDraw {
    /// The seat that each place gets; seat 0 deals first.
    pub fn seats(&self, players: Players) -> Vec<Seat> {
        match self {
            SeatDraw::Dice([first, second]) => {
                let dealer = second.falls_on(first.falls_on(FIRST, players), players);
                players.seats().map(|place| FIRST.plus(dealer.distance_to(place, players), players)).collect()
            }
            SeatDraw::Winds(seating) => seating.winds.iter().map(|&wind| FIRST.plus(wind as usize, players)).collect(),
        }
    }

    /// The people of all places, from seat 0.
    pub fn seated<T>(&self, people: Vec<T>, players: Players) -> Vec<T> {
        let mut seated: Vec<(Seat, T)> = self.seats(players).into_iter().zip(people).collect();
        seated.sort_by_key(|(seat, _)| *seat);
        seated.into_iter().map(|(_, person)| person).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wind;
    use crate::ceremony::SeatingTile::{self, White};

    fn dice(first: [u8; 2], second: [u8; 2]) -> SeatDraw {
        SeatDraw::Dice([first, second].map(|pips| Dice::try_from(pips).unwrap()))
    }

    fn seated(draw: &SeatDraw, players: Players) -> String {
        draw.seated("ABCD".chars().take(players.count()).collect(), players).into_iter().collect()
    }

    /// whoever throws is one. A seven falls across, on C; of C's three the count ends across again, on A, who
    /// deals first. Neighbours stay neighbours.
    #[test]
    fn the_second_throw_falls_on_the_first_dealer() {
        assert_eq!(seated(&dice([3, 4], [1, 2]), Players::Four), "ABCD");
        assert_eq!(seated(&dice([3, 4], [1, 1]), Players::Four), "DABC");
        assert_eq!(seated(&dice([1, 1], [4, 5]), Players::Four), "BCDA", "a nine falls on who throws");
        assert_eq!(seated(&dice([1, 1], [1, 1]), Players::Three), "CAB");
        assert_eq!(seated(&dice([1, 1], [1, 1]), Players::Four), "CDAB", "the same throws among four");
    }

    /// everybody gets the seat of the wind they drew, whoever has the white dragon the wind left over.
    #[test]
    fn winds_decide_where_everybody_sits() {
        let of = |wind| SeatingTile::Wind(wind);
        let tiles = vec![of(Wind::South), White, of(Wind::East), of(Wind::West), of(Wind::North)];
        let draw = SeatDraw::Winds(Seating::draw(tiles).unwrap());
        assert_eq!(seated(&draw, Players::Four), "CADB");
        let tiles = vec![of(Wind::West), of(Wind::East), of(Wind::South), White];
        let draw = SeatDraw::Winds(Seating::draw(tiles).unwrap());
        assert_eq!(seated(&draw, Players::Three), "BCA");
    }
}
