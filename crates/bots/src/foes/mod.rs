//! The other players: how likely each waits, for what, and what it costs to feed them.

use jantaku_core::{Counts, Kind, KindSet, Meld, Seat};
use jantaku_engine::{RiichiStatus, Table, View};
use jantaku_score::live_waits;

use crate::defence::safe;
use crate::sight::Sight;

/// One of the others, as a seat can read it from what lies on the table.
#[derive(Clone)]
pub struct Foe {
    /// Who it is.
    pub seat: Seat,
    /// The chance that it waits now.
    pub tenpai: f64,
    /// How far its hand is believed to be, in go-arounds gained over a closed hand; grows with each meld.
    haste: f64,
    /// Whether it has declared riichi.
    pub riichi: bool,
    /// What its win is believed to cost the one who feeds it, in points.
    pub price: i32,
    /// The chance, if it waits, that it wins with a tile of each kind.
    pub odds: [f64; Kind::COUNT],
}

/// What a seat reads of all others, the next to play first.
pub fn read(view: &View) -> Vec<Foe> {
    Foe::all(&Sight::new(view))
}

/// The chance that a hand waits, by its melds, after none, three, six and so on discards; riichi not among them.
const WAITING: [[f64; 7]; 5] = [
    [0.0, 0.001, 0.004, 0.012, 0.025, 0.045, 0.08],
    [0.0, 0.026, 0.10, 0.28, 0.42, 0.47, 0.58],
    [0.05, 0.11, 0.24, 0.43, 0.62, 0.71, 0.81],
    [0.3, 0.4, 0.55, 0.69, 0.76, 0.86, 0.93],
    [0.8, 0.85, 0.9, 0.95, 0.97, 0.98, 0.98],
];
/// The chance that a closed hand waits by this go-around, openly or not, as an S-curve: its middle and width.
const MIDDLE: f64 = 12.5;
const WIDTH: f64 = 2.6;
/// How many go-arounds melds save.
const HASTE: [f64; 5] = [0.0, 2.0, 4.5, 8.0, 14.0];

/// What an ordinary hand costs its feeder: riichi, silent, open, each dora seen in it, one laid open.
const RIICHI: f64 = 6500.0;
const QUIET: f64 = 6000.0;
const OPEN: f64 = 2200.0;
const DORA: f64 = 1900.0;
const LAID_OPEN: f64 = 32000.0;
const DEALER: f64 = 1.58;

impl Foe {
    /// All others, the next to play first.
    pub(crate) fn all(sight: &Sight) -> Vec<Foe> {
        let players = sight.table.players();
        players.seats_from(sight.me).skip(1).map(|seat| Foe::new(sight, seat)).collect()
    }

    fn new(sight: &Sight, seat: Seat) -> Foe {
        let table = sight.table;
        let riichi = table.riichi[seat].is_riichi();
        let open = table.melds[seat].iter().filter(|meld| meld.is_open()).count();
        let haste = HASTE[open.min(4)];
        let tenpai = if riichi { 1.0 } else { waiting(open, go_around(table, seat)) };
        let waits = table.opened[seat].as_ref().map(|hand| live_waits(hand, &table.rules));
        let safe = safe(table, seat);
        let odds = match waits {
            Some(waits) => {
                std::array::from_fn(|at| f64::from(u8::from((waits - safe).iter().any(|kind| kind.index() == at))))
            }
            None => odds(&sight.left, safe),
        };
        Foe { seat, tenpai, haste, riichi, price: price(table, seat, open) as i32, odds }
    }

    /// The same player, its wins feared so much more or less than they are likely.
    pub fn feared(&mut self, danger: f64) {
        self.odds.iter_mut().for_each(|odds| *odds = (danger * *odds).min(1.0));
    }

    /// The chance that it waits, openly or not, so many go-arounds from now.
    pub(crate) fn tenpai_in(&self, table: &Table, ahead: usize) -> f64 {
        if self.riichi {
            return 1.0;
        }
        let now = go_around(table, self.seat) + self.haste;
        let (before, then) = (curve(now), curve(now + ahead as f64));
        let grown = (then - before) / (1.0 - before).max(0.01);
        self.tenpai + (1.0 - self.tenpai) * grown
    }
}

/// Of all shapes that could wait for a kind and can still exist, how common each way to make it is. Only their relation
/// matters. Players seek two-sided waits; what was discarded (現物), its suji and walls (壁) need no rules of their own.
const TWO_SIDED: f64 = 3.4;
const CLOSED: f64 = 1.3;
const EDGE: f64 = 1.0;
const SINGLE: f64 = 3.0;
const PAIRS: [f64; 4] = [12.5, 4.2, 3.0, 2.2];
/// How many kinds a waiting hand waits for.
const WAITS: f64 = 1.9;
const MOST: f64 = 0.5;

/// The chance that a waiting player wins with each kind.
fn odds(left: &Counts, safe: KindSet) -> [f64; Kind::COUNT] {
    let mut odds = [0.0; Kind::COUNT];
    for kind in Kind::all().filter(|&kind| !safe.contains(kind)) {
        odds[kind.index()] = ways(kind, safe, left);
    }
    let all: f64 = odds.iter().sum();
    odds.map(|each| (WAITS * each / all.max(1.0)).min(MOST))
}

fn ways(kind: Kind, safe: KindSet, left: &Counts) -> f64 {
    let of = |kind: Kind| f64::from(left.of(kind));
    let near = |steps: i8| kind.offset(steps);
    let mut ways = CLOSED * near(-1).zip(near(1)).map_or(0.0, |(a, b)| of(a) * of(b));
    for side in [1, -1] {
        let Some((a, b)) = near(side).zip(near(2 * side)) else { continue };
        let shape = match near(3 * side) {
            None => EDGE,
            Some(other) if safe.contains(other) => 0.0,
            Some(_) => TWO_SIDED,
        };
        ways += shape * of(a) * of(b);
    }
    let same = of(kind);
    let pairs = match kind.number() {
        _ if kind.is_honour() => PAIRS[0],
        1 | 9 => PAIRS[1],
        2 | 8 => PAIRS[2],
        _ => PAIRS[3],
    };
    ways + pairs * same * (same - 1.0).max(0.0) / 2.0 + SINGLE * same
}

/// Go-arounds played, as discards of this player.
fn go_around(table: &Table, seat: Seat) -> f64 {
    table.rivers[seat].len() as f64
}

fn waiting(melds: usize, go_around: f64) -> f64 {
    let row = WAITING[melds.min(4)];
    let x = (go_around / 3.0).min(5.999);
    let (at, part) = (x as usize, x.fract());
    row[at] * (1.0 - part) + row[at + 1] * part
}

fn curve(go_around: f64) -> f64 {
    let x = (go_around - MIDDLE) / WIDTH;
    0.5 * (1.0 + x / (1.0 + x * x).sqrt())
}

fn price(table: &Table, seat: Seat, open: usize) -> f64 {
    let tiles = || table.melds[seat].iter().flat_map(Meld::tiles);
    let dora: usize = table.dora().map(|dora| tiles().filter(|tile| tile.kind() == dora).count()).sum();
    let red = tiles().filter(|tile| tile.is_red()).count();
    let price = match table.riichi[seat] {
        _ if table.opened[seat].is_some() => LAID_OPEN,
        RiichiStatus::None if open == 0 => QUIET,
        RiichiStatus::None => OPEN,
        _ => RIICHI,
    };
    let price = (price + DORA * (dora + red) as f64).min(LAID_OPEN);
    if seat == table.dealer() { DEALER * price } else { price }
}
