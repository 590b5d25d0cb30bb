//! Tries every order of the lists: at most one fits, and it is the one found.

use jantaku_core::{Chii, Daiminkan, Kind, Pon};

use super::*;

const FIRST: Seat = Seat::new(0).expect("a seat");

/// All orders that fit the lists.
fn all_orders(ordering: &Ordering<'_>, seat: Seat, found: &mut Vec<Vec<Move>>) {
    let mut ordering = ordering.clone();
    let Ok(thrown) = ordering.turn(seat) else { return };
    let followers = thrown.map(|tile| {
        let can = |next: &Seat| ordering.can_follow(*next, seat, tile);
        ordering.players.others(seat).filter(can).collect::<Vec<Seat>>()
    });
    match followers {
        Some(followers) if !followers.is_empty() => {
            followers.into_iter().for_each(|next| all_orders(&ordering, next, found));
        }
        _ => found.extend(ordering.finish()),
    }
}

struct Die(u64);

impl Die {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Players who discard and call tiles of few kinds, in unlimited number, so that many entries fit many discards.
fn played(players: Players, die: &mut Die) -> (BySeat<Lists>, Vec<Move>) {
    let mut lists = BySeat::from_fn(players, |_| Lists::default());
    let mut moves = Vec::new();
    let tile = |number: usize| Kind::from_index(number).map(Kind::tile).unwrap_or_else(|| panic!("no tile {number}"));
    let seats: Vec<Seat> = players.seats().collect();
    let (mut seat, mut call) = (seats[0], None);
    for _ in 0..4 + die.below(12) {
        let meld: Option<Meld> = call.take();
        let kan = meld.is_some_and(|meld| meld.is_kan());
        if let Some(meld) = meld {
            let (tile, side) = meld.called().unwrap_or_else(|| panic!("{meld} is called"));
            lists[seat].draws.push(Taken::Called(meld, tile, side));
            moves.push(Move::Meld { seat, meld });
        }
        if kan {
            lists[seat].discards.push(Given::Nothing);
        }
        if kan || meld.is_none() {
            let tile = tile(die.below(3));
            lists[seat].draws.push(Taken::Drawn(tile));
            moves.push(Move::Draw { seat, tile });
        }
        let thrown = tile(die.below(3));
        lists[seat].discards.push(Given::Tile { tile: thrown, riichi: false });
        moves.push(Move::Discard { seat, tile: thrown, tsumogiri: Some(false), riichi: false });
        let caller = seats[die.below(players.count())];
        let next = match caller.relative(seat, players) {
            Some(side) if die.below(3) > 0 => {
                let others = [0, 1, 2].map(tile).into_iter().filter(|other| *other != thrown).collect::<Vec<Tile>>();
                let chii = (side == Relative::Left).then(|| Chii::new(thrown, [others[0], others[1]]).ok()).flatten();
                let pon = Pon::new(thrown, [thrown; 2], side).map(Meld::Pon).ok();
                let kan = Daiminkan::new(thrown, [thrown; 3], side).map(Meld::Daiminkan).ok();
                call = [pon, kan, chii.map(Meld::Chii).or(pon)][die.below(3)];
                caller
            }
            _ => seat.next(players),
        };
        seat = next;
    }
    (lists, moves)
}

#[test]
fn what_was_played_is_the_only_order_that_fits() {
    let mut die = Die(7);
    for nth in 0..20_000 {
        let players = if nth % 3 == 0 { Players::Three } else { Players::Four };
        let (lists, moves) = played(players, &mut die);
        let mut found = Vec::new();
        all_orders(&Ordering::new(&lists), FIRST, &mut found);
        assert_eq!(found, [moves], "match {nth}");
        assert_eq!(order(FIRST, &lists).as_ref(), Ok(&found[0]), "match {nth}");
    }
}

/// Lists with two entries exchanged, which usually fit no order.
#[test]
fn an_order_is_found_where_there_is_one_and_no_other() {
    let mut die = Die(11);
    let (mut some, mut none) = (0, 0);
    for nth in 0..20_000 {
        let players = if nth % 3 == 0 { Players::Three } else { Players::Four };
        let (mut lists, _) = played(players, &mut die);
        let seats: Vec<Seat> = players.seats().collect();
        for _ in 0..1 + die.below(2) {
            let Lists { draws, discards } = &mut lists[seats[die.below(players.count())]];
            if draws.len() > 1 && discards.len() > 1 {
                let (a, b) = (die.below(draws.len()), die.below(draws.len()));
                draws.swap(a, b);
                let (a, b) = (die.below(discards.len()), die.below(discards.len()));
                discards.swap(a, b);
            }
        }
        let mut found = Vec::new();
        all_orders(&Ordering::new(&lists), FIRST, &mut found);
        match order(FIRST, &lists) {
            Ok(moves) => assert_eq!(found, [moves], "match {nth}"),
            Err(fault) => assert_eq!(found, [] as [Vec<Move>; 0], "match {nth}: {fault}"),
        }
        if found.is_empty() { none += 1 } else { some += 1 }
    }
    assert!(some > 1000 && none > 1000, "{some} fit, {none} do not");
}
