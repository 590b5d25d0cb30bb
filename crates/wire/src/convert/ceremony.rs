use jantaku_core::ceremony::{self, Seating, SeatingTile, StackPlace, WallBreak};
use jantaku_core::{Dice, Place, Players, Seat, SeatDraw, Wall};

use super::seat;
use crate::{Ceremony, DealStep, SeatTake, SeatThrow, SeatingDraw, SeatsDrawn, StackRef};

/// The ceremony for a wall of four players. The draw of seats follows from the wall: its five tiles lie in the order of
/// their first copies in it. `None` for a wall without dice or with other tiles.
pub fn ceremony(wall: &Wall) -> Option<Ceremony> {
    let players = Players::Four;
    let dealer = Seat::new(0)?;
    let dice: Dice = wall.dice()?;
    let broken = WallBreak::of(dice, dealer, players, wall.tiles().len());
    let lying = lying(wall);
    let live: Vec<StackPlace> = broken.live().collect();
    let step = |taken: ceremony::DealtAtOnce| {
        let places = taken.first..taken.first + taken.count;
        let stacks: Vec<StackRef> = (taken.first / 2..=(places.end - 1) / 2).map(|nth| stack(live[nth])).collect();
        DealStep { seat: seat(dealer.plus(taken.turn, players)), stacks, tiles: wall.tiles()[places].to_vec() }
    };
    Some(Ceremony {
        seatings: (0..lying.len()).map(|first| draw(&lying, first)).collect::<Option<_>>()?,
        seating_tiles: lying.iter().map(|tile| tile.kind().tile()).collect(),
        dice: dice.pips(),
        side: u8::try_from(broken.side()).ok()?,
        broken: seat(broken.seat),
        after: u8::try_from(broken.after).ok()?,
        dead: broken.dead().map(stack).collect(),
        indicator_stack: WallBreak::INDICATOR as u8,
        indicator: wall.at(Place::Indicator(0))?,
        deal: ceremony::deal(players).map(step).collect(),
    })
}

/// The draw of the seats, as the people of the match see it.
pub fn seats_drawn(draw: &SeatDraw, players: Players) -> SeatsDrawn {
    let seats = draw.seats(players);
    match draw {
        SeatDraw::Dice(throws) => {
            let mut thrower = seats[0];
            let throw = |dice: &Dice| {
                let falls_on = dice.falls_on(thrower, players);
                let from = std::mem::replace(&mut thrower, falls_on);
                SeatThrow { seat: seat(from), dice: dice.pips(), falls_on: seat(falls_on) }
            };
            SeatsDrawn::Dice { throws: throws.iter().map(throw).collect() }
        }
        SeatDraw::Winds(draw) => {
            let (own, left) = draw.tiles.split_at(seats.len());
            let take = |(place, (of, tile)): (usize, (&Seat, &SeatingTile))| {
                let tiles = [tile].into_iter().chain(left.iter().filter(|_| place == draw.holder));
                SeatTake { seat: seat(*of), tiles: tiles.map(|tile| tile.kind().tile()).collect() }
            };
            SeatsDrawn::Winds { takes: seats.iter().zip(own).enumerate().map(take).collect() }
        }
    }
}

/// The five tiles in the order in which the wall first has them.
fn lying(wall: &Wall) -> Vec<SeatingTile> {
    let mut tiles = Seating::tiles(Players::Four);
    tiles.sort_by_key(|tile| wall.tiles().iter().position(|lies| lies.kind() == tile.kind()));
    tiles
}

/// The draw in which the person takes this tile and the others the next ones in turn.
fn draw(lying: &[SeatingTile], first: usize) -> Option<SeatingDraw> {
    let rest = (0..lying.len()).filter(|&nth| nth != first);
    let order: Vec<usize> = std::iter::once(first).chain(rest).collect();
    let tiles: Vec<SeatingTile> = order.iter().map(|&nth| lying[nth]).collect();
    let seating = Seating::draw(tiles)?;
    Some(SeatingDraw {
        takes: order.iter().take(4).map(|&nth| nth as u8).collect(),
        holder: seating.holder as u8,
        winds: seating.winds.to_vec(),
        moves: seating.moves().into_iter().map(|place| place as u8).collect(),
    })
}

fn stack(place: StackPlace) -> StackRef {
    StackRef { seat: seat(place.seat), nth: place.nth as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jantaku_core::Ruleset;
    use jantaku_core::rules::SeatsBy;

    /// of any draw, each throw is of whom the one before fell on, and the last falls on the first dealer;
    /// everybody has the wind of their seat, and one of them the white dragon besides.
    #[test]
    fn what_is_shown_ends_at_the_first_dealer() {
        for players in [Players::Three, Players::Four] {
            for nth in 0..50 {
                let of = |by| seats_drawn(&SeatDraw::from_seed([nth; 32], by, players).unwrap(), players);
                let SeatsDrawn::Dice { throws } = of(SeatsBy::Dice) else { panic!("dice") };
                assert_eq!((throws[0].falls_on, throws[1].falls_on, throws.len()), (throws[1].seat, 0, 2));
                let SeatsDrawn::Winds { takes } = of(SeatsBy::Winds) else { panic!("winds") };
                let white = |take: &&SeatTake| take.tiles.iter().any(|tile| tile.kind() == jantaku_core::Kind::HAKU);
                assert_eq!(takes.iter().filter(white).map(|take| take.tiles.len()).collect::<Vec<_>>(), [2]);
                for take in &takes {
                    let wind = jantaku_core::Wind::ALL[usize::from(take.seat)];
                    assert!(take.tiles.contains(&wind.kind().tile()), "{take:?}");
                }
            }
        }
    }

    /// of any wall, what is dealt is what a round of that wall deals.
    #[test]
    fn the_hands_dealt_are_those_of_the_round() {
        let set = Ruleset::preset("tenhou").unwrap().tile_set();
        for nth in 0..50 {
            let wall = Wall::from_seed([nth; 32], &set);
            let shown = ceremony(&wall).unwrap();
            for at in 0..4 {
                let dealt: Vec<_> =
                    shown.deal.iter().filter(|step| step.seat == at).flat_map(|step| step.tiles.clone()).collect();
                let place = |nth| wall.tiles()[jantaku_core::dealt_at(Players::Four, usize::from(at), nth)];
                assert_eq!(dealt, (0..13).map(place).collect::<Vec<_>>());
            }
            let taken = shown.deal.iter().flat_map(|step| &step.stacks);
            assert!(taken.into_iter().all(|stack| !shown.dead.contains(stack)));
            assert_eq!(shown.seatings.len(), 5);
            for draw in &shown.seatings {
                assert_eq!(draw.moves.iter().sum::<u8>(), 6);
            }
        }
    }
}
