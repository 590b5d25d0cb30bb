//! The numbered tiles of a round being written, and the place of each copy.

use jantaku_core::{BySeat, Meld, Players, Seat, Tile};

use crate::formats::log::LogRound;
use crate::formats::tenhou::{TILES, face, steps};

/// The places of the numbered tiles.
pub(super) struct Numbered {
    players: Players,
    reds: bool,
    free: Vec<u8>,
    given: std::vec::IntoIter<u8>,
    pub hands: BySeat<Vec<u8>>,
    drawn: BySeat<Option<u8>>,
    /// The packed melds of each seat with their numbers, and the Norths set aside.
    pub melds: BySeat<Vec<(u32, Vec<u8>)>>,
    /// The tile that may be claimed.
    pub offered: Option<(Seat, u8)>,
    /// The indicators turned so far.
    pub indicators: Vec<u8>,
    /// The ura indicators, once they are looked at.
    ura: Option<Vec<u8>>,
}

/// No copy of this tile is left among Tenhou's numbers.
pub(super) struct NoNumber(pub Tile);

impl Numbered {
    pub fn new(round: &LogRound, reds: bool) -> Result<Numbered, NoNumber> {
        let players = round.hands.players();
        let mut table = Numbered {
            players,
            reds,
            free: (0..TILES).collect(),
            given: round.numbers.as_ref().map(|numbers| numbers.draws.clone()).unwrap_or_default().into_iter(),
            hands: BySeat::from_fn(players, |_| Vec::new()),
            drawn: BySeat::from_fn(players, |_| None),
            melds: BySeat::from_fn(players, |_| Vec::new()),
            offered: None,
            indicators: Vec::new(),
            ura: None,
        };
        if let Some(numbers) = &round.numbers {
            table.hands = numbers.hands.clone();
            let shown = numbers.hands.values().flatten().chain(&numbers.draws).chain(&numbers.indicators);
            let shown: Vec<u8> = shown.copied().collect();
            table.free.retain(|number| !shown.contains(number));
        } else {
            for (seat, hand) in round.hands.iter() {
                for &tile in hand {
                    let number = table.take(tile)?;
                    table.hands[seat].push(number);
                }
            }
        }
        Ok(table)
    }

    fn is(&self, number: u8, tile: Tile) -> bool {
        face(number, self.reds) == Some(tile)
    }

    /// A copy of a tile that is not on the table yet.
    pub fn take(&mut self, tile: Tile) -> Result<u8, NoNumber> {
        let at = self.free.iter().position(|&number| self.is(number, tile)).ok_or(NoNumber(tile))?;
        Ok(self.free.remove(at))
    }

    /// Turns an indicator, whose number may be known.
    pub fn turn(&mut self, indicator: Tile, known: Option<u8>) -> Result<u8, NoNumber> {
        let number = known.map_or_else(|| self.take(indicator), Ok)?;
        self.indicators.push(number);
        Ok(number)
    }

    /// The numbers of ura indicators; the same for every winner.
    pub fn ura(&mut self, tiles: &[Tile]) -> Result<Vec<u8>, NoNumber> {
        if self.ura.is_none() {
            self.ura = Some(tiles.iter().map(|&tile| self.take(tile)).collect::<Result<_, _>>()?);
        }
        Ok(self.ura.clone().unwrap_or_default())
    }

    pub fn draw(&mut self, seat: Seat, tile: Tile) -> Result<u8, NoNumber> {
        let number = match self.given.next() {
            Some(number) => number,
            None => self.take(tile)?,
        };
        self.drawn[seat] = Some(number);
        self.hands[seat].push(number);
        Ok(number)
    }

    /// The tile drawn by a winner.
    pub fn drawn(&self, seat: Seat) -> Option<u8> {
        self.drawn[seat]
    }

    pub fn discard(&mut self, seat: Seat, tile: Tile, tsumogiri: Option<bool>) -> Result<u8, NoNumber> {
        let drawn = self.drawn[seat].take().filter(|&number| self.is(number, tile));
        let number = match (drawn, tsumogiri) {
            (Some(number), Some(true) | None) => number,
            _ => {
                let mut others = self.hands[seat].iter().copied().filter(|&number| self.is(number, tile));
                others.find(|number| Some(*number) != drawn).ok_or(NoNumber(tile))?
            }
        };
        self.hands[seat].retain(|&held| held != number);
        self.offered = Some((seat, number));
        Ok(number)
    }

    /// Removes these tiles from a hand.
    fn give_up(&mut self, seat: Seat, tiles: &[Tile]) -> Result<Vec<u8>, NoNumber> {
        let mut numbers = Vec::new();
        for &tile in tiles {
            let at = self.hands[seat].iter().position(|&number| self.is(number, tile)).ok_or(NoNumber(tile))?;
            numbers.push(self.hands[seat].remove(at));
        }
        Ok(numbers)
    }

    /// Lays a meld and returns its packed form.
    pub fn lay(&mut self, seat: Seat, meld: &Meld) -> Result<u32, NoNumber> {
        self.drawn[seat] = None;
        if let Meld::Kakan(kan) = meld {
            let added = self.give_up(seat, &[kan.added()])?[0];
            self.offered = Some((seat, added));
            let kind = meld.kind().index() as u8;
            let pon =
                self.melds[seat].iter_mut().find(|(bits, pon)| bits & 0x8 != 0 && pon.iter().all(|n| n / 4 == kind));
            let (bits, _) = pon.ok_or(NoNumber(kan.added()))?;
            *bits = (*bits & !0x68) | 0x10 | u32::from(added % 4) << 5;
            return Ok(*bits);
        }
        let own = self.give_up(seat, &meld.own_when_called())?;
        let (bits, numbers) = match (meld.called(), self.offered) {
            (Some((_, side)), Some((_, called))) => {
                let from = steps(seat, side, self.players).unwrap_or(0);
                let mut all = own;
                all.push(called);
                all.sort_unstable();
                let place = all.iter().position(|&number| number == called).unwrap_or(0) as u32;
                (packed(meld, &all, called, place) | from, all)
            }
            _ => {
                // Thirteen orphans may rob it.
                let lowest = own.iter().copied().min().unwrap_or(0);
                self.offered = Some((seat, lowest));
                (u32::from(lowest) << 8, own)
            }
        };
        self.melds[seat].push((bits, numbers));
        Ok(bits)
    }

    /// Sets a North aside and returns its packed form.
    pub fn kita(&mut self, seat: Seat, tsumogiri: Option<bool>) -> Result<u32, NoNumber> {
        let number = self.discard(seat, jantaku_core::Kind::NORTH.tile(), tsumogiri)?;
        let bits = u32::from(number) << 8 | 0x20;
        self.melds[seat].push((bits, vec![number]));
        Ok(bits)
    }
}

/// An open meld without the seat it came from; `all` are its numbers in order.
fn packed(meld: &Meld, all: &[u8], called: u8, place: u32) -> u32 {
    let kind = u32::from(all[0] / 4);
    match meld {
        Meld::Chii(_) => {
            let run = kind / 9 * 7 + kind % 9;
            let copies =
                all.iter().enumerate().fold(0, |bits, (nth, number)| bits | u32::from(number % 4) << (3 + 2 * nth));
            (run * 3 + place) << 10 | copies | 0x4
        }
        Meld::Daiminkan(_) => u32::from(called) << 8,
        _ => {
            let unused = (0..4).find(|copy| all.iter().all(|number| number % 4 != *copy)).unwrap_or(0);
            (kind * 3 + place) << 9 | u32::from(unused) << 5 | 0x8
        }
    }
}
