//! The places of the numbered tiles of a round: every tile exists once, in one place.

use std::collections::BTreeSet;

use super::{Numbers, numbers};
use crate::formats::log::Contradiction;

/// The numbered tiles of a round under way, by the record's own seats.
#[derive(Debug, Default)]
pub(in crate::formats) struct Held {
    /// The concealed tiles of the seats whose draws are known.
    hands: [Option<BTreeSet<u8>>; 4],
    melds: [Vec<u32>; 4],
    /// All tiles seen so far.
    shown: BTreeSet<u8>,
    /// The indicators turned, and the ura indicators listed.
    indicators: Vec<u8>,
    ura: Option<Vec<u8>>,
    /// The last tile drawn, and by whom.
    drawn: Option<(usize, u8)>,
    /// The tile just discarded or added, and by whom.
    offered: Option<(usize, u8)>,
    moves: usize,
    first: Option<Contradiction>,
}

impl Held {
    /// The contradiction found, if any.
    pub fn contradiction(&self) -> Option<Contradiction> {
        self.first.clone()
    }

    fn fault(&mut self, said: String, seen: String) {
        self.first.get_or_insert(Contradiction { after: self.moves, said, seen });
    }

    /// Records a tile that was not seen before.
    fn show(&mut self, number: u8) {
        if !self.shown.insert(number) {
            self.fault(format!("tile {number} once more"), "it lies elsewhere".to_owned());
        }
    }

    /// Puts the dealt tiles into a seat's hand.
    pub fn deal(&mut self, seat: usize, hand: &[u8]) {
        hand.iter().for_each(|&number| self.show(number));
        self.hands[seat] = Some(hand.iter().copied().collect());
    }

    /// Adds an indicator that is turned over.
    pub fn turn(&mut self, number: u8) {
        self.show(number);
        self.indicators.push(number);
    }

    /// Lists the indicators of a win, and its ura indicators.
    pub fn list(&mut self, indicators: Option<&[u8]>, ura: Option<&[u8]>) {
        if let Some(listed) = indicators {
            // If turned indicators are not recorded, the list has more.
            match listed.strip_prefix(&self.indicators[..]) {
                Some(more) => more.iter().for_each(|&number| self.turn(number)),
                None => self.fault(format!("the indicators {listed:?}"), format!("{:?} were turned", self.indicators)),
            }
        }
        match (ura, &self.ura) {
            (Some(listed), Some(before)) if listed != before => {
                let seen = format!("{before:?} lie there");
                self.fault(format!("the ura indicators {listed:?}"), seen);
            }
            (Some(listed), None) => {
                listed.iter().for_each(|&number| self.show(number));
                self.ura = Some(listed.to_vec());
            }
            _ => {}
        }
    }

    /// Adds a drawn tile to a seat's hand.
    pub fn draw(&mut self, seat: usize, number: u8) {
        self.moves += 1;
        self.show(number);
        self.drawn = Some((seat, number));
        self.hands[seat].get_or_insert_default().insert(number);
    }

    /// Records a draw without its tile.
    pub fn draw_unseen(&mut self) {
        self.moves += 1;
    }

    /// Removes a tile from a hand.
    fn give(&mut self, seat: usize, number: u8) {
        match &mut self.hands[seat] {
            None => self.show(number),
            Some(hand) => {
                if !hand.remove(&number) {
                    self.fault(format!("tile {number} of seat {seat}"), "it is not in that hand".to_owned());
                }
            }
        }
    }

    /// Takes a discarded tile from a seat's hand.
    pub fn discard(&mut self, seat: usize, number: u8) {
        self.moves += 1;
        self.give(seat, number);
        self.offered = Some((seat, number));
    }

    /// Lays a meld, or sets a North aside.
    pub fn lay(&mut self, seat: usize, bits: u32) {
        self.moves += 1;
        let called = |held: &mut Self, number: u8| {
            let offered = held.offered.map(|(_, offered)| offered);
            if offered != Some(number) {
                let seen = offered.map_or("nothing".to_owned(), |offered| format!("tile {offered}"));
                held.fault(format!("tile {number} is claimed"), seen + " is on offer");
            }
        };
        match numbers(bits) {
            None => return,
            Some(Numbers::Chii { called: tile, own } | Numbers::Pon { called: tile, own }) => {
                called(self, tile);
                own.into_iter().for_each(|number| self.give(seat, number));
            }
            Some(Numbers::Daiminkan { called: tile, own }) => {
                called(self, tile);
                own.into_iter().for_each(|number| self.give(seat, number));
            }
            Some(Numbers::Ankan(tiles)) => {
                tiles.into_iter().for_each(|number| self.give(seat, number));
                self.offered = Some((seat, tiles[0]));
            }
            Some(Numbers::Kakan { added, .. }) => {
                self.add(seat, bits, added);
                return;
            }
            Some(Numbers::Kita(number)) => {
                self.give(seat, number);
                self.offered = Some((seat, number));
            }
        }
        self.melds[seat].push(bits);
    }

    /// Adds a tile to a pon, which keeps its other bits.
    fn add(&mut self, seat: usize, bits: u32, added: u8) {
        self.give(seat, added);
        self.offered = Some((seat, added));
        let pon = (bits & !0x18) | 0x8;
        match self.melds[seat].iter_mut().find(|laid| **laid == pon) {
            Some(laid) => *laid = bits,
            None => self.fault(format!("tile {added} is added to a pon"), "that pon does not lie there".to_owned()),
        }
    }

    /// Checks a winner's tiles: the concealed ones, including the winning tile, and the melds.
    pub fn win(&mut self, seat: usize, from: usize, hai: &[u8], machi: u8, melds: &[u32]) {
        let mut said: BTreeSet<u8> = hai.iter().copied().collect();
        if let Some((_, drawn)) = self.drawn.filter(|&(whose, drawn)| from == seat && whose == seat && drawn != machi) {
            self.fault(format!("seat {seat} wins with tile {machi}"), format!("it has drawn tile {drawn}"));
        }
        if from != seat {
            let offered = self.offered;
            if offered != Some((from, machi)) && !self.robs_closed_kan(from, machi) {
                let seen =
                    offered.map_or("nothing".to_owned(), |(whose, number)| format!("tile {number} of seat {whose}"));
                self.fault(format!("tile {machi} of seat {from} wins"), seen + " is on offer");
            }
            said.remove(&machi);
        }
        self.show_hand(seat, said, hai.len() - usize::from(from != seat));
        let sorted = |melds: &[u32]| {
            let mut melds = melds.to_vec();
            melds.sort_unstable();
            melds
        };
        if sorted(melds) != sorted(&self.melds[seat]) {
            self.fault(format!("seat {seat} has the melds {melds:?}"), format!("{:?} were laid", self.melds[seat]));
        }
    }

    /// Whether a closed kan is robbed: any of its tiles may be.
    fn robs_closed_kan(&self, from: usize, machi: u8) -> bool {
        let last = self.melds[from].last().and_then(|&bits| numbers(bits));
        matches!(last, Some(Numbers::Ankan(tiles)) if tiles.contains(&machi))
            && self.offered.is_some_and(|(whose, _)| whose == from)
    }

    /// Checks a hand that is shown.
    pub fn show_hand(&mut self, seat: usize, said: BTreeSet<u8>, many: usize) {
        let list = |tiles: &BTreeSet<u8>| tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        match &self.hands[seat] {
            Some(held) if *held != said || held.len() != many => {
                let (said, seen) = (list(&said), list(held));
                self.fault(format!("seat {seat} shows {said}"), format!("it holds {seen}"));
            }
            Some(_) => {}
            None if said.len() != many => {
                self.fault(format!("seat {seat} shows a tile twice"), "each is one".to_owned())
            }
            None => said.into_iter().for_each(|number| self.show(number)),
        }
    }
}
